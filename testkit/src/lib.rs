//! What tests share: the comparison of a reasoner with the [oracle], [statistics] of
//! samples, toy [games], and texts [changed at random](text_mutation).
#![forbid(unsafe_code)]

pub mod games;
#[cfg(feature = "compiler")]
pub mod harness;
pub mod oracle;
pub mod statistics;
pub mod text_mutation;
