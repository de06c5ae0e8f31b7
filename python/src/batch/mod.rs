//! Batches: many games that step together.

mod actions;
mod arrays;
mod env;
mod options;
mod positions;
mod room;
mod steps;

pub(crate) use arrays::BatchArrays;
pub(crate) use env::BatchEnv;
