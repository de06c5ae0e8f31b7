//! Random games, and whether compiled reasoners play them as the interpreter does.
//!
//! A [campaign](campaign) makes [descriptions](generate), lets the interpreter
//! [record](record) what is true about some plays of each, compiles the games in
//! several ways, and builds [batches](batch) of them as one program, in which the
//! [judge](judge) asks every reasoner everything that the [transcript] tells. What
//! fails is [shrunk](shrink) and written out as a conformance case. The
//! [coverage](coverage) tells which analyses and plans the games have exercised.
#![forbid(unsafe_code)]

#[cfg(feature = "campaign")]
pub mod batch;
#[cfg(feature = "campaign")]
pub mod campaign;
#[cfg(feature = "campaign")]
pub mod compile;
#[cfg(feature = "campaign")]
pub mod coverage;
#[cfg(feature = "campaign")]
mod dice;
#[cfg(feature = "campaign")]
pub mod found;
#[cfg(feature = "campaign")]
pub mod generate;
pub mod judge;
#[cfg(feature = "campaign")]
pub mod metamorph;
#[cfg(feature = "campaign")]
pub mod mutants;
#[cfg(feature = "campaign")]
pub mod mutation_score;
#[cfg(feature = "campaign")]
pub mod record;
#[cfg(feature = "campaign")]
pub mod shrink;
pub mod transcript;
