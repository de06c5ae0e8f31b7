//! The rules as an automaton, and its product with the board graph.

mod dot;
mod nfa;
mod product;
mod text;

pub use nfa::{Nfa, PatternAutomaton, PatternId, StateId, Symbol, Transition};
pub use product::Product;
pub use text::Names;
