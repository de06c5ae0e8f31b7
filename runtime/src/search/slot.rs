//! The words of a block of the tree: where they are, and what they say of a child.

use super::selection_statistics::LANES;

/// The place of a block: the number of its first word. The root's is the first of all.
pub(super) type Place = u32;

/// The link of a child that has no block; as the root is nobody's child, its
/// place is free for this.
pub(super) const NO_BLOCK: u32 = 0;

/// The link of a child whose block is being made; no block begins at an odd
/// place.
pub(super) const IN_THE_MAKING: u32 = 1;

/// The first of the links that name an outcome that is certain.
pub(super) const CERTAIN: u32 = 0xffff_0000;

/// The number of words before the columns of a block: number of children, player to move,
/// completeness, and which child is next; number of children that have been tried, and for how many
/// visits that child stays the next.
pub(super) const HEADING: usize = 2;

/// The number of words that every child has: its statistics, visits and link, and sum. The
/// statistics are in whole groups, and behind them each child's two other words beside each other.
pub(super) const COLUMNS: usize = 3;

/// A slot of a child: how many visits it has had, and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot(pub(super) u64);

impl Slot {
    pub(super) fn visits(self) -> u32 {
        self.0 as u32
    }

    pub(super) fn link(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Returns whether the outcome of the child is certain.
    #[inline]
    pub(super) fn is_certain(self) -> bool {
        self.0 >= u64::from(CERTAIN) << 32
    }

    /// Returns the certain outcome of the child, if there is one.
    pub(super) fn certain(self) -> Option<u32> {
        self.link().checked_sub(CERTAIN)
    }

    /// Returns the block of the child, if it has one.
    pub(super) fn block(self) -> Option<Place> {
        let link = self.link();
        (link > IN_THE_MAKING && link < CERTAIN).then_some(link)
    }

    pub(super) fn with_link(self, link: u32) -> Self {
        Self(u64::from(link) << 32 | u64::from(self.visits()))
    }
}

/// Returns the number of lanes for the columns of this number of children.
#[inline]
pub(super) fn lanes(children: usize) -> usize {
    const { assert!(LANES.is_power_of_two()) };
    (children + LANES - 1) & !(LANES - 1)
}

/// Returns where one of the other columns begins in a block with this number of children, behind
/// the heading: the first of them is number [`COLUMNS`].
#[inline]
pub(super) fn column(number: usize, children: usize) -> usize {
    lanes(children) + (number - 1) * children
}
