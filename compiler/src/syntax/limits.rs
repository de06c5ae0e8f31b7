//! How large a description may be. The limits keep time and memory bounded for
//! any input and are far above what games need.

use crate::diagnostic::{Code, Diagnostic, Place};

/// Bytes of text.
pub const SOURCE_BYTES: usize = 16 << 20;
/// Tokens of the text, and tokens of all sections after macro expansion.
pub const TOKENS: usize = 2_000_000;
/// Tokens looked at during macro expansion, of which some vanish.
pub const EXPANSION_STEPS: usize = 6_000_000;
/// Macros and arguments within each other.
pub const EXPANSION_DEPTH: usize = 1000;
/// Bytes of a token made by `~`.
pub const PASTED_BYTES: usize = 1000;
/// Brackets within each other.
pub const BRACKET_DEPTH: usize = 256;
/// Operations within each other in arithmetic.
pub const ARITHMETIC_DEPTH: usize = 1000;
/// Nodes of the rules with all powers written out.
pub const RULE_NODES: usize = 1_000_000;
/// Cells of the board.
pub const CELLS: usize = 65_535;
/// Players, pieces, variables or direction labels.
pub const NAMES: usize = 255;

/// The error about a limit.
pub fn exceeded(place: Place, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(Code::LIMIT, place, message, "here the limit is exceeded")
}
