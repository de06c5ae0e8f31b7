//! Who reads what is written, and what is visited twice.

pub(super) mod observable_writes;
pub(super) mod reads;
pub(super) mod repetition;
pub(super) mod value_flow;
pub(super) mod visited;
