//! How moves come about: their length, their numbers, whether they can fail, and what of them lasts.

pub(super) mod add_to_empty;
pub(super) mod completable;
pub(super) mod decided_endings;
pub(super) mod displacement;
pub(super) mod hoisted_questions;
pub(super) mod kinds;
pub(super) mod monotonic;
pub(super) mod move_length;
pub(super) mod must_succeed;
pub(super) mod numbering;
pub(super) mod play;
pub(super) mod pools;
pub(super) mod region;
