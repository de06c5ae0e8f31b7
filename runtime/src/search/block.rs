//! Blocks of the tree: positions that have been expanded, with their children.

use std::sync::atomic::{
    AtomicU64,
    Ordering::{Acquire, Relaxed, Release},
};

use crate::game::Player;

use super::arena::{Figures, View};
use super::selection_statistics::{SelectionStatistics, StatisticsColumns};
use super::slot::{CERTAIN, HEADING, IN_THE_MAKING, NO_BLOCK, Place, Slot, column};
use super::step::Step;

/// The bit of the first word of the heading that says that all moves are children.
pub(super) const COMPLETE: u32 = 40;

/// The bit of the first word of the heading that says that the outcome of a child is certain.
const HAS_CERTAIN: u32 = 41;

/// The lowest bit of the first word of the heading that says which child is next.
const NEXT: u32 = 48;

/// The lowest bit of the second word of the heading that says for how many further visits
/// it is known which child is next.
const SURE: u32 = 32;

/// A view of a block.
pub(super) struct Block<'t, M> {
    arena: View<'t, M>,
    /// The place of the first word.
    start: usize,
    /// The first word as it was when the block was looked up.
    first: u64,
}

impl<'t, M> Block<'t, M> {
    /// Returns a view of the block at a place where there is one.
    #[inline]
    pub(super) fn new(arena: View<'t, M>, start: usize) -> Self {
        let first = arena.word(start).load(Relaxed);
        Self {
            arena,
            start,
            first,
        }
    }

    /// Returns the number of children.
    #[inline]
    pub(super) fn children(&self) -> usize {
        self.first as u32 as usize
    }

    /// Returns a word of the heading.
    #[inline]
    fn heading(&self, number: usize) -> &'t AtomicU64 {
        self.arena.word(self.start + number)
    }

    /// Returns the player who chooses among the children.
    #[inline]
    pub(super) fn to_move(&self) -> Player {
        Player::new((self.first >> 32) as u8)
    }

    /// Returns whether all legal moves are among the children.
    pub(super) fn complete(&self) -> bool {
        self.first >> COMPLETE & 1 != 0
    }

    /// Returns whether the outcome of a child is certain.
    #[inline]
    pub(super) fn has_certain(&self) -> bool {
        self.first >> HAS_CERTAIN & 1 != 0
    }

    /// Returns whether all children have been tried, which they have where a child is
    /// [foreseen](Self::foresee).
    #[inline]
    pub(super) fn all_tried(&self) -> bool {
        self.foreseen().is_some() || self.tried() == self.children()
    }

    /// Returns the child to be chosen next, if it has been [foreseen](Self::foresee).
    #[inline]
    pub(super) fn foreseen(&self) -> Option<usize> {
        let next = self.first >> NEXT;
        (next != 0).then(|| next as usize - 1)
    }

    /// Notes which child is to be chosen next; `None` if that has to be found out.
    #[inline]
    pub(super) fn foresee(&self, next: Option<usize>) {
        let rest = self.first & ((1 << NEXT) - 1);
        // There are fewer children than this has numbers, see `Tree::widest`.
        let next = next.map_or(0, |index| index as u64 + 1);
        self.heading(0).store(rest | next << NEXT, Relaxed);
    }

    /// Notes for how many further visits the child that is foreseen stays the one to be
    /// chosen, whatever comes of them.
    #[inline]
    pub(super) fn be_sure(&self, visits: u32) {
        let word = self.heading(1);
        let tried = word.load(Relaxed) as u32;
        word.store(u64::from(tried) | u64::from(visits) << SURE, Relaxed);
    }

    /// Returns how many of the children have been tried; they are the first ones.
    #[inline]
    pub(super) fn tried(&self) -> usize {
        (self.heading(1).load(Relaxed) as u32 as usize).min(self.children())
    }

    /// Takes the next child that has not been tried, unless `enough` have been.
    #[inline]
    pub(super) fn try_next<const SHARED: bool>(&self, enough: usize) -> Option<usize> {
        let enough = enough.min(self.children());
        let tried = self.heading(1).load(Relaxed) as u32 as usize;
        if tried >= enough {
            return None;
        }
        let tried = add::<SHARED>(self.heading(1), 1) as u32 as usize;
        (tried < self.children()).then_some(tried)
    }

    /// Returns one of the other columns: a word for each child.
    #[inline]
    pub(super) fn column(&self, number: usize) -> &'t [AtomicU64] {
        let begin = self.start + HEADING + column(number, self.children());
        self.arena.words(begin, self.children())
    }

    /// Returns the columns of all children.
    ///
    /// # Safety
    ///
    /// As long as they are looked at, nobody writes to the block.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) unsafe fn quiet_columns(&self) -> StatisticsColumns<'t> {
        // SAFETY: as the caller says.
        unsafe { self.arena.quiet_columns(self.start, self.children()) }
    }

    /// Returns the statistics of a child.
    #[inline]
    pub(super) fn statistics(&self, index: usize) -> SelectionStatistics {
        SelectionStatistics::load(self.arena.halves(self.start, index, self.children()))
    }

    /// Changes the statistics of a child.
    #[inline]
    pub(super) fn set_statistics(&self, index: usize, statistics: SelectionStatistics) {
        statistics.store(self.arena.halves(self.start, index, self.children()));
    }

    /// Returns the visits and the link of a child, as a word.
    #[inline]
    fn slot_word(&self, index: usize) -> &'t AtomicU64 {
        let place = self.arena.place_of_slot(self.start, index, self.children());
        self.arena.word(place)
    }

    /// Returns the visits and the link of a child.
    #[inline]
    pub(super) fn slot(&self, index: usize) -> Slot {
        // The block behind the link must be seen complete.
        Slot(self.slot_word(index).load(Acquire))
    }

    pub(super) fn store(&self, index: usize, slot: Slot) {
        self.slot_word(index).store(slot.0, Relaxed);
    }

    /// Counts a visit of a child and returns its slot as it was before.
    #[inline]
    pub(super) fn visit<const SHARED: bool>(&self, index: usize) -> Slot {
        let slot = self.slot_word(index);
        if SHARED {
            Slot(slot.fetch_add(1, Acquire))
        } else {
            Slot(add::<SHARED>(slot, 1))
        }
    }

    /// Returns the move that leads to a child.
    #[inline]
    pub(super) fn mv(&self, index: usize) -> &'t M {
        self.arena.mv(self.start, index)
    }

    /// Returns the words that an iteration changes about a child.
    #[inline]
    pub(super) fn figures(&self, index: usize) -> Figures<'t> {
        self.arena.figures(self.start, index, self.children())
    }

    /// Returns the step to a child of this block, which is at `place`.
    #[inline]
    pub(super) fn step(&self, place: Place, index: usize, visits: u32, instead: u32) -> Step {
        Step {
            block: place,
            index: index as u32,
            slot: self.arena.place_of_slot(self.start, index, self.children()) as Place,
            visits,
            to_move: self.to_move(),
            instead,
        }
    }

    /// Claims the making of a child's block, which then has to be linked or
    /// given up.
    #[inline]
    pub(super) fn claim<const SHARED: bool>(&self, index: usize) -> bool {
        // A thread that is alone does not see a block that it is making itself.
        !SHARED || self.relink(index, |link| (link == NO_BLOCK).then_some(IN_THE_MAKING))
    }

    /// Ends the making of a block.
    #[inline]
    pub(super) fn link<const SHARED: bool>(&self, index: usize, place: Option<Place>) {
        let place = place.unwrap_or(NO_BLOCK);
        if SHARED {
            self.relink(index, |link| (link == IN_THE_MAKING).then_some(place));
        } else {
            self.store(index, self.slot(index).with_link(place));
        }
    }

    /// Notes that the outcome of a child is certain; returns `false` if that is known.
    pub(super) fn settle(&self, index: usize, outcome: u32) -> bool {
        self.heading(0).fetch_or(1 << HAS_CERTAIN, Relaxed);
        // Nothing is sure any more.
        self.heading(1).fetch_and((1 << SURE) - 1, Relaxed);
        self.relink(index, |link| (link < CERTAIN).then_some(CERTAIN + outcome))
    }

    fn relink(&self, index: usize, change: impl Fn(u32) -> Option<u32>) -> bool {
        let change = |word| {
            let slot = Slot(word);
            change(slot.link()).map(|link| slot.with_link(link).0)
        };
        // Who reads the link must see the block it leads to.
        self.slot_word(index)
            .fetch_update(Release, Acquire, change)
            .is_ok()
    }
}

/// Spends one of the visits for which the foreseen child of the block at a place is
/// [sure](Block::be_sure); returns whether there was one left.
#[inline]
pub(super) fn spend<M>(arena: View<'_, M>, start: Place) -> bool {
    let word = arena.word(start as usize + 1);
    match word.load(Relaxed).checked_sub(1 << SURE) {
        Some(left) => {
            word.store(left, Relaxed);
            true
        }
        None => false,
    }
}

/// Adds to a word and returns its old value; without a locked instruction when nobody else writes.
#[inline]
pub(super) fn add<const SHARED: bool>(word: &AtomicU64, amount: u64) -> u64 {
    if SHARED {
        word.fetch_add(amount, Relaxed)
    } else {
        let before = word.load(Relaxed);
        word.store(before.wrapping_add(amount), Relaxed);
        before
    }
}

#[cfg(test)]
mod tests;
