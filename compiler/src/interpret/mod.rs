//! The reference interpreter, which plays a resolved game straight from the language reference.
//! Slow, short, and the oracle of every test.

mod any;
mod cell_use;
mod equality;
mod info;
mod keeper;
mod outcomes;
mod position;
mod program;
mod restore;
mod search;
mod state;

pub use keeper::KeeperOutcomes;
pub use outcomes::{Outcomes, TooMuch};
pub use position::{InterpretedPosition, Interpreter};
