//! What tests share: the comparison of a reasoner with the [oracle] and of [engines] with each other,
//! [statistics] of samples, toy [games], and texts [changed at random](text_mutation).
#![forbid(unsafe_code)]

pub mod engines;
pub mod games;
#[cfg(feature = "compiler")]
pub mod harness;
/// Nim, a game written by hand: the examples of the runtime's documentation play it.
#[path = "../../runtime/examples/nim/position.rs"]
pub mod nim;
pub mod oracle;
pub mod statistics;
pub mod text_mutation;
