//! A compiler from games written in the Regular Boardgames language to Rust reasoners.
//!
//! Data flows through one folder per stage, strictly downwards:
//! [`syntax`] reads text, [`model`] resolves names and boards, [`automaton`]
//! turns rules into an NFA, [`machine`] brings it into a normal form on the board graph, [`analysis`]
//! proves facts about that, [`plan`] chooses how every segment is executed, [`program`] says what the
//! reasoner does, in a small typed language, and [`codegen`] prints its crate. [`interpret`] plays a resolved game
//! directly and is the oracle of all tests; [`explain`] reports what was
//! optimised, what was not, and why.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod automaton;
pub mod codegen;
mod compile;
mod compile_error;
pub mod diagnostic;
pub mod effort;
pub mod explain;
pub mod interpret;
pub mod lint;
mod load;
pub mod machine;
pub mod model;
mod options;
pub mod plan;
pub mod program;
mod reasoner;
mod source;
mod switches;
pub mod syntax;
#[cfg(test)]
mod testing;

pub use compile::{compile, compile_with, emit, within_limits};
pub use compile_error::CompileError;
pub use load::{Loaded, load, load_within};
pub use options::{Options, RuntimeSource};
pub use reasoner::{Figures, Reasoner};
pub use source::Source;
pub use switches::{SWITCHES, Switch};
pub use syntax::limits::Limits;
pub use syntax::usage::{Usage, Used};

/// A fingerprint of the sources of this compiler: two compilers with the same fingerprint emit the
/// same.
pub const FINGERPRINT: &str = env!("RBG_COMPILER_FINGERPRINT");
