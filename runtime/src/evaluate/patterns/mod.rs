//! Patterns: what stands in short rows of cells, and what units at each cell make of it.
//!
//! A row of cells in a direction of the board is a *window*, and what stands in it is its *code*. Each
//! cell has some units; what they see is a sum with an entry for every window through the cell, by its
//! code and where in the window the cell is. The entries are the same wherever a window lies, so what is
//! learned in one place holds everywhere (as in the n-tuple networks of Lucas, "Learning to Play
//! Othello with N-Tuple Systems", 2008, here with units instead of numbers). A change of a cell changes
//! the codes of the few windows through it, and nothing else.

mod directions;
mod units;
mod weights;
mod windows;

pub(super) use units::{PatternUnits, PatternsSeen};
pub use weights::PatternWeights;
pub(crate) use weights::{
    LARGEST_BIAS, LARGEST_MIXING, LARGEST_ROW, MIXING_UNIT, Pooling, check_patterns,
};
pub(crate) use windows::{NO_CELL, Windows};
