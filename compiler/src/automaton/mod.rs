//! The rules as an automaton, and its product with the board graph.

mod dot;
mod nfa;
mod product;
mod text;

pub use nfa::{Action, Nfa, PatternAutomaton, PatternId, StateId, Transition};
pub use product::Product;
pub use text::Names;
