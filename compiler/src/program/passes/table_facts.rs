//! What passes know about the tables of a program.

use std::collections::HashSet;

use crate::program::Name;

/// The facts about tables that passes use.
#[derive(Clone, Debug, Default)]
pub struct TableFacts {
    /// The sets of all cells.
    pub full: HashSet<Name>,
    /// Whether the words of a set have no bits beyond the board.
    pub whole_words: bool,
}
