//! A step from a block of the tree to one of its children.

use super::slot::Place;
use crate::game::Player;

/// A step on the way down: the child of a block to which it leads.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) block: Place,
    pub(super) index: u32,
    /// The place of the visits of the child, behind which is the sum of its rewards.
    pub(super) slot: Place,
    /// The visits of the block by which the child was chosen.
    pub(super) visits: u32,
    /// The player who chose the child.
    pub(super) to_move: Player,
    /// The outcome of another child that is preferred to this one and counts
    /// instead, or [`NOTHING`](super::select::NOTHING).
    pub(super) instead: u32,
}
