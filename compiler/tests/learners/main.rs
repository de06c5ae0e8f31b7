//! What learners see of the library's games: numbers of moves, and tensors.

mod library;
mod numbering;
mod tensors;
