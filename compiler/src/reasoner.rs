//! What comes out of a compilation: the files of a reasoner, and figures about them.

use serde::{Deserialize, Serialize};

use crate::diagnostic::Diagnostic;
use crate::syntax::usage::Usage;

/// The files of a reasoner.
#[derive(Clone, Debug)]
pub struct Reasoner {
    /// The package name; the library is named the same with underscores.
    pub crate_name: String,
    /// The files: paths relative to the crate's folder, with `/`, and contents.
    pub files: Vec<(String, String)>,
    /// The sizes of the compiled game.
    pub figures: Figures,
    /// The amounts that the description used of the limits.
    pub usage: Usage,
    /// The warnings to the author.
    pub warnings: Vec<Diagnostic>,
}

/// The sizes of a compiled game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// The number of states of the automaton as the rules are written.
    pub nfa_states: usize,
    /// The number of its transitions.
    pub nfa_transitions: usize,
    /// The number of states after gathering shifts and merging.
    pub states: usize,
    /// The number of steps between them.
    pub steps: usize,
    /// The number of states at which visited cells are remembered.
    pub checked_states: usize,
    /// The largest number of modifiers in a player's move, if bounded.
    pub longest_move: Option<usize>,
    /// The number of lines of emitted text.
    pub lines: usize,
    /// The number of bytes of emitted text.
    pub bytes: usize,
}
