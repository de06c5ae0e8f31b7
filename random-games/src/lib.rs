//! Random games, and the comparison of compiled reasoners with the interpreter on them.
//!
//! A [campaign] makes [descriptions](generate), lets the interpreter
//! [record](rbg_testkit::oracle::record) what is true about some plays of each, compiles the
//! games in several ways, and builds many of them as [one program](rbg_testkit::harness), in
//! which every reasoner is asked everything that the
//! [transcript](rbg_testkit::oracle::Transcript) tells. What fails is [shrunk](shrink) and
//! written out as a conformance case. The [coverage] tells which analyses and plans
//! the games have exercised.
#![forbid(unsafe_code)]

pub mod campaign;
pub mod compile;
pub mod coverage;
mod dice;
pub mod found;
pub mod generate;
pub mod metamorph;
pub mod mutants;
pub mod mutation_score;
pub mod shrink;
