//! What can stand where, and what the rules do to it.

pub(super) mod entry_cells;
pub(super) mod idle_cells;
pub(super) mod occupant;
pub(super) mod piece_flow;
pub(super) mod piece_set;
pub(super) mod reach;
