//! Messages of Protocol Buffers, as far as files of ONNX take them.

/// A message that is written field by field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Message(Vec<u8>);

/// The wire types.
const VARINT: u64 = 0;
const BYTES: u64 = 2;

impl Message {
    /// Appends a number.
    pub(super) fn number(&mut self, field: u64, number: i64) -> &mut Self {
        self.varint(field << 3 | VARINT);
        // Numbers below 0 are written as large ones.
        self.varint(number.cast_unsigned());
        self
    }

    /// Appends bytes.
    pub(super) fn bytes(&mut self, field: u64, bytes: &[u8]) -> &mut Self {
        self.varint(field << 3 | BYTES);
        self.varint(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
        self
    }

    /// Appends a text.
    pub(super) fn text(&mut self, field: u64, text: &str) -> &mut Self {
        self.bytes(field, text.as_bytes())
    }

    /// Appends a message.
    pub(super) fn message(&mut self, field: u64, message: &Self) -> &mut Self {
        self.bytes(field, &message.0)
    }

    /// Returns the bytes of the message.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Appends seven bits after the other, the lowest first.
    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_written_as_the_format_says() {
        // Examples of its documentation.
        let mut inner = Message::default();
        inner.number(1, 150);
        assert_eq!(inner.0, [0x08, 0x96, 0x01]);
        let mut outer = Message::default();
        outer.text(2, "testing").message(3, &inner).number(1, -1);
        let due = [
            &[0x12, 0x07][..],
            b"testing",
            &[0x1a, 0x03, 0x08, 0x96, 0x01],
            &[0x08],
            &[0xff; 9],
            &[0x01],
        ];
        assert_eq!(outer.into_bytes(), due.concat());
    }
}
