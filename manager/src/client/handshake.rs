//! What a server says before the first game.

use crate::protocol::{FrameReader, MESSAGE_LIMIT, parse_player, parse_seconds};

use super::error::SessionError;

/// The longest description that is read, in bytes: descriptions have kilobytes.
const TEXT_LIMIT: usize = 16 << 20;

/// The longest message with a number, in bytes: the greatest number of seconds has 316.
const NUMBER_LIMIT: usize = 512;

/// The largest number of players that any game has.
const MOST_PLAYERS: usize = 255;

/// The generation of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generation {
    /// It tells times, and waits for `ready`.
    Current,
    /// It tells a description, a number and moves, and nothing else.
    Older,
}

/// What a server says before the first game.
#[derive(Clone, Debug, PartialEq)]
pub struct Greeting {
    /// The generation of the server.
    pub generation: Generation,
    /// The time to prepare, in seconds; `None` from servers that do not tell.
    pub preparation: Option<f64>,
    /// The description of the game, byte for byte.
    pub text: Vec<u8>,
    /// The number of this side's player, from 1.
    pub player: usize,
}

/// The beginning of a connection: bytes in, a greeting out.
///
/// ```
/// use rbg_manager::client::{Generation, Handshake};
///
/// let mut handshake = Handshake::default();
/// handshake.push(b"20.000000\0#players = a(1)\0");
/// assert_eq!(handshake.greeting(), Ok(None));
/// handshake.push(b"1\0");
/// let greeting = handshake.greeting()?.expect("all is said");
/// assert_eq!((greeting.player, greeting.preparation), (1, Some(20.0)));
/// assert_eq!(greeting.generation, Generation::Current);
/// # Ok::<(), rbg_manager::client::SessionError>(())
/// ```
#[derive(Debug)]
pub struct Handshake {
    frames: FrameReader,
    said: Said,
}

/// What has been said so far.
#[derive(Debug)]
enum Said {
    Nothing,
    Preparation(f64),
    Text(Option<f64>, Vec<u8>),
    /// All: the greeting was given away, or it is none.
    All,
}

impl Default for Handshake {
    fn default() -> Self {
        Self {
            // The first message of older servers is the description.
            frames: FrameReader::new(TEXT_LIMIT),
            said: Said::Nothing,
        }
    }
}

impl Handshake {
    /// Takes bytes from the server.
    pub fn push(&mut self, bytes: &[u8]) {
        self.frames.push(bytes);
    }

    /// Returns whether a message has begun and not ended.
    pub fn is_within_message(&self) -> bool {
        self.frames.is_within_message()
    }

    /// Returns the greeting, once, as soon as all of it is there. What comes behind it is left to the
    /// session.
    ///
    /// # Errors
    ///
    /// Where it is none.
    pub fn greeting(&mut self) -> Result<Option<Greeting>, SessionError> {
        while !matches!(self.said, Said::All)
            && let Some(message) = self.frames.next_message()?
        {
            self.said = match std::mem::replace(&mut self.said, Said::All) {
                Said::Nothing => match parse_seconds(&message) {
                    Ok(seconds) => Said::Preparation(seconds),
                    Err(_) => self.text(None, message)?,
                },
                Said::Preparation(seconds) => self.text(Some(seconds), message)?,
                Said::Text(preparation, text) => {
                    let player = parse_player(&message, MOST_PLAYERS)?;
                    self.frames.set_limit(MESSAGE_LIMIT);
                    return Ok(Some(Greeting {
                        generation: match preparation {
                            Some(_) => Generation::Current,
                            None => Generation::Older,
                        },
                        preparation,
                        text,
                        player,
                    }));
                }
                Said::All => Said::All,
            };
        }
        Ok(None)
    }

    fn text(&mut self, preparation: Option<f64>, message: Vec<u8>) -> Result<Said, SessionError> {
        // No description is without a section.
        if !message.contains(&b'#') {
            let expected = match preparation {
                Some(_) => "the description of the game",
                None => "the time to prepare, or the description of the game",
            };
            return Err(SessionError::unexpected(expected, &message));
        }
        self.frames.set_limit(NUMBER_LIMIT);
        Ok(Said::Text(preparation, message))
    }

    /// Returns the error of a connection that ends now.
    pub fn closed(&self) -> SessionError {
        SessionError::Closed(match self.said {
            Said::Nothing => "before it has said anything",
            Said::All => "after its greeting",
            _ => "in the middle of its greeting",
        })
    }

    /// Gives away the bytes behind the greeting, which belong to the games.
    pub(super) fn into_frames(self) -> FrameReader {
        self.frames
    }
}
