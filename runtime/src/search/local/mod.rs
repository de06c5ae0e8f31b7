//! Local search: forced wins, found by looking only at moves that can bear on them.
//!
//! Sancho's local search (Draper and Rose, 2015) tries the moves within a distance of each other and a
//! virtual pass for all others. Here no move is left out before it is known that it makes no
//! difference: a line of play that shows a win, or that there is none, comes with the
//! cells on which it depends ([`claim`]), which is the same distance measured where it counts. One
//! move elsewhere is searched, and what was found out about it holds after all others. So a win
//! that is found is a proof, by what the compiler has proven of the game
//! ([`Influence`](crate::codegen::Influence)).
//!
//! Where a player wins by a line of pieces, moves far from each other bear on the same goal. There only
//! what the attacker forces is searched ([`threats`]).

mod answers;
mod claim;
mod ends;
#[cfg(test)]
pub(super) mod field;
mod ground;
mod inquiry;
mod limits;
mod look;
mod placed;
mod rows;
mod search;
mod table;
mod threats;
mod zone;

pub use inquiry::{Inquiry, LocalFindings};
pub use search::LocalSearch;

#[cfg(test)]
mod tests;
