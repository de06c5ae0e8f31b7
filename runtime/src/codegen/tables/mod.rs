//! Tables that are computed when a crate is compiled, from what takes less room than they do.

mod shifts;

pub use shifts::Shifts;
