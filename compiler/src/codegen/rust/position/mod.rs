//! What all positions offer alike: templates around what is printed of the program.

mod actions;
mod changes;
mod dispatch;
pub(super) mod fields;
mod keeper;
mod keys;
pub(super) mod latches;
mod legality;
mod lines;
pub(super) mod moves;
mod partial;
mod performing;
mod pools;
mod pseudo_legal;
mod regions;
mod restore;
mod sampling;
pub(super) mod state;
mod tails;
pub(super) mod told;
