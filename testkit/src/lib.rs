//! Tools that tests share: the comparison of a reasoner with the [oracle], [statistics] of samples,
//! and toy [games].
#![forbid(unsafe_code)]

pub mod games;
#[cfg(feature = "compiler")]
pub mod harness;
pub mod oracle;
pub mod statistics;
