//! Frames: messages as byte strings, each followed by a byte 0.

use std::str;

/// The length of the longest message that is read where nothing else is asked for: far beyond any
/// move, and beyond any published description of a game.
pub const MESSAGE_LIMIT: usize = 1 << 20;

/// The reason why bytes are not the messages that were expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FrameError {
    /// A message has more bytes than are read, and perhaps no end.
    #[error("a message of more than {limit} bytes")]
    TooLong {
        /// The length of the longest message that is read.
        limit: usize,
    },
    /// A message has no bytes.
    #[error("an empty message")]
    Empty,
    /// A message that has to be text is none.
    #[error("a message that is no UTF-8 text, from byte {valid}")]
    NotText {
        /// The number of bytes before those that are wrong.
        valid: usize,
    },
}

/// A reader of frames, to which bytes are given as they come.
///
/// It holds one message that is not complete and those that were not asked for yet.
///
/// ```
/// use rbg_manager::protocol::FrameReader;
///
/// let mut reader = FrameReader::new(100);
/// reader.push(b"55 2 4");
/// assert_eq!(reader.next_message(), Ok(None));
/// reader.push(b"7 3\x005.0");
/// assert_eq!(reader.next_message(), Ok(Some(b"55 2 47 3".to_vec())));
/// assert_eq!(reader.next_message(), Ok(None));
/// assert!(reader.is_within_message());
/// ```
#[derive(Clone, Debug)]
pub struct FrameReader {
    limit: usize,
    buffer: Vec<u8>,
    /// The number of bytes at the front that were handed out.
    taken: usize,
    /// The number of bytes at the front in which no end of a further message is.
    searched: usize,
}

impl FrameReader {
    /// Creates a reader of messages of at most `limit` bytes.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            buffer: Vec::new(),
            taken: 0,
            searched: 0,
        }
    }

    /// Reads messages of at most `limit` bytes from now on.
    pub fn set_limit(&mut self, limit: usize) {
        self.limit = limit;
    }

    /// Takes bytes that arrived.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.taken > 0 {
            self.buffer.drain(..self.taken);
            self.searched -= self.taken;
            self.taken = 0;
        }
        self.buffer.extend_from_slice(bytes);
    }

    /// Returns the next message that is complete, without its end.
    ///
    /// # Errors
    ///
    /// [`FrameError::TooLong`], also before the end has arrived. Nothing can be read after it.
    pub fn next_message(&mut self) -> Result<Option<Vec<u8>>, FrameError> {
        let unseen = &self.buffer[self.searched..];
        let end = unseen.iter().position(|&byte| byte == 0);
        let length = end.map_or(self.buffer.len(), |end| self.searched + end) - self.taken;
        if length > self.limit {
            return Err(FrameError::TooLong { limit: self.limit });
        }
        if end.is_none() {
            self.searched = self.buffer.len();
            return Ok(None);
        }
        let message = self.buffer[self.taken..self.taken + length].to_vec();
        self.taken += length + 1;
        self.searched = self.taken;
        if self.taken == self.buffer.len() {
            self.buffer.clear();
            self.taken = 0;
            self.searched = 0;
        }
        Ok(Some(message))
    }

    /// Returns whether a message has begun and not ended, or others wait to be asked for.
    pub fn is_within_message(&self) -> bool {
        self.taken < self.buffer.len()
    }
}

/// Returns a message as it goes over the wire.
///
/// ```
/// assert_eq!(rbg_manager::protocol::frame(b"ready"), b"ready\0");
/// ```
pub fn frame(message: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(message.len() + 1);
    bytes.extend_from_slice(message);
    bytes.push(0);
    bytes
}

/// Returns a message as text.
///
/// # Errors
///
/// [`FrameError::Empty`] and [`FrameError::NotText`].
pub fn text(message: &[u8]) -> Result<&str, FrameError> {
    if message.is_empty() {
        return Err(FrameError::Empty);
    }
    str::from_utf8(message).map_err(|error| FrameError::NotText {
        valid: error.valid_up_to(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn all(reader: &mut FrameReader) -> Vec<Vec<u8>> {
        std::iter::from_fn(|| reader.next_message().unwrap()).collect()
    }

    #[test]
    fn many_messages_in_one_segment_and_one_in_many() {
        let mut reader = FrameReader::new(9);
        reader.push(b"55 2 47 3\x005.000000\x00\x00re");
        let expected: [&[u8]; 3] = [b"55 2 47 3", b"5.000000", b""];
        assert_eq!(all(&mut reader), expected);
        for byte in b"set" {
            assert!(reader.is_within_message());
            reader.push(&[*byte]);
            assert_eq!(reader.next_message(), Ok(None));
        }
        reader.push(b"\0");
        assert_eq!(all(&mut reader), [b"reset"]);
        assert!(!reader.is_within_message());
    }

    #[test]
    fn a_message_is_too_long_before_it_ends_and_after() {
        for (bytes, fits) in [
            (&b"1234\0"[..], true),
            (b"1234", true),
            (b"12345", false),
            (b"12345\0", false),
            (b"12\x0012345", false),
        ] {
            let mut reader = FrameReader::new(4);
            reader.push(bytes);
            let mut outcome = reader.next_message();
            while let Ok(Some(_)) = outcome {
                outcome = reader.next_message();
            }
            assert_eq!(outcome.is_ok(), fits, "{bytes:?}");
        }
    }

    #[test]
    fn text_is_utf_8_and_not_empty() {
        assert_eq!(text(b"ready"), Ok("ready"));
        assert_eq!(text(b""), Err(FrameError::Empty));
        assert_eq!(text(b"ab\xff"), Err(FrameError::NotText { valid: 2 }));
    }

    proptest! {
        #[test]
        fn messages_are_those_between_zeros_however_they_arrive(
            bytes in prop::collection::vec(0..4u8, 0..60),
            cuts in prop::collection::vec(0..60usize, 0..8),
        ) {
            let mut reader = FrameReader::new(100);
            let mut read = Vec::new();
            let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(bytes.len())).collect();
            cuts.extend([0, bytes.len()]);
            cuts.sort_unstable();
            for part in cuts.windows(2) {
                reader.push(&bytes[part[0]..part[1]]);
                read.extend(all(&mut reader));
            }
            let mut expected: Vec<Vec<u8>> =
                bytes.split(|&byte| byte == 0).map(<[u8]>::to_vec).collect();
            let rest = expected.pop().unwrap();
            prop_assert_eq!(read, expected);
            prop_assert_eq!(reader.is_within_message(), !rest.is_empty());
        }
    }
}
