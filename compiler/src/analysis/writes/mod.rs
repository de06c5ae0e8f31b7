//! Who reads what is written, and what is visited twice.

pub(super) mod endless_writes;
pub(super) mod observable_writes;
pub(super) mod reads;
pub(super) mod visited;
