//! Descriptions with the names of their games.

/// A description with the name of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The game's name, usually that of its file.
    pub name: String,
    /// The text, of any bytes.
    pub text: Vec<u8>,
}
