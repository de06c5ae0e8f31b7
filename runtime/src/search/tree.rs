//! The tree of a search: blocks of children in an arena of machine words.
//!
//! A position that has been expanded is a *block*: a heading and, for each of
//! its children, columns of words. Columns are contiguous, so that choosing a
//! child reads memory in order; moves lie beside them in an arena of their own
//! type. All words are atomic, and a move is written once before its block is
//! linked, so any number of threads can search one tree without locks; a thread
//! that is alone uses plain loads and stores, which is what relaxed atomics
//! compile to.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::game::Player;

use super::arena::{Arena, LINE, SMALLEST};
use super::block::{Block, COMPLETE, spend};
use super::selection_statistics::{LANES, SelectionStatistics};
use super::slot::{CERTAIN, HEADING, NO_BLOCK, Place, column};
use super::step::Step;

/// The place of the block of the root.
pub(super) const ROOT: Place = 0;

/// A tree of blocks. They follow each other without gaps, and a place in a link is that of a block
/// whose words and moves have been written.
pub(super) struct Tree<M> {
    arena: Arena<M>,
    /// The number of the first word that is free.
    next: AtomicU32,
    /// The number of words that blocks may occupy.
    room: usize,
    /// The number of words that blocks have ever occupied before they were removed.
    touched: usize,
    /// The number of columns of a block.
    columns: usize,
}

impl<M> Tree<M> {
    /// Creates a tree that takes up at most about this number of bytes and whose blocks have this
    /// number of columns, [`COLUMNS`](super::slot::COLUMNS) or more.
    pub(super) fn new(bytes: usize, columns: usize) -> Self {
        // Places beyond `CERTAIN` would mean something else.
        let room = (bytes / Arena::<M>::TWO_WORDS).min(CERTAIN as usize / 2) * 2;
        let arena = Arena::new(room);
        Self {
            room: room.clamp(SMALLEST, arena.len()),
            arena,
            next: AtomicU32::new(0),
            touched: 0,
            columns,
        }
    }

    /// Returns the largest number of children of a block.
    pub(super) fn widest(&self) -> usize {
        (SMALLEST - HEADING - LANES) / self.columns
    }

    /// Returns the words that blocks occupy, and those that there can be.
    pub(super) fn occupied(&self) -> (usize, usize) {
        (self.next.load(Relaxed) as usize, self.room)
    }

    /// Returns the bytes that blocks have taken up.
    pub(super) fn bytes(&self) -> usize {
        self.touched.max(self.occupied().0) / 2 * Arena::<M>::TWO_WORDS
    }

    /// Returns the block at a place where there is one.
    #[inline]
    pub(super) fn block(&self, place: Place) -> Block<'_, M> {
        Block::new(self.arena.view(), place as usize)
    }

    /// Returns the words of a block with this number of children, in whole cache lines.
    fn size(&self, children: usize) -> usize {
        (HEADING + column(self.columns, children)).next_multiple_of(LINE)
    }

    /// Returns the sum of the rewards of the child that a step has gone to.
    #[inline]
    pub(super) fn sum(&self, step: &Step) -> &AtomicU64 {
        self.arena.view().word(step.slot as usize + 1)
    }

    /// Spends one of the visits for which the foreseen child of a block is [sure](Block::be_sure);
    /// returns whether there was one left.
    #[inline]
    pub(super) fn spend(&self, place: Place) -> bool {
        spend(self.arena.view(), place)
    }

    /// Returns the block at a place, whose memory is loaded before it is needed: to find out where
    /// in it something is takes waiting for the first part.
    #[inline]
    pub(super) fn fetch(&self, place: Place) {
        self.arena.view().fetch(place as usize);
    }

    /// Adds a new block with these children; returns `None` when there is no room. None of them
    /// counts as tried, or all do `all_at_once`. `untried` is the statistics of a child without a
    /// visit.
    pub(super) fn add(
        &self,
        to_move: Player,
        complete: bool,
        (untried, all_at_once): (SelectionStatistics, bool),
        moves: impl ExactSizeIterator<Item = M>,
    ) -> Option<Place> {
        let children = moves.len();
        let size = self.size(children);
        let reserve = |next: u32| {
            let end = next as usize + size;
            u32::try_from(end).ok().filter(|_| end <= self.room)
        };
        let place = self.next.fetch_update(Relaxed, Relaxed, reserve).ok()?;
        let start = place as usize;
        let heading =
            children as u64 | u64::from(to_move.number()) << 32 | u64::from(complete) << COMPLETE;
        self.arena.clear(start, size);
        let words = self.arena.view().words(start, size);
        words[0].store(heading, Relaxed);
        let block = self.block(place);
        for index in 0..children {
            block.set_statistics(index, untried);
        }
        if all_at_once {
            words[1].store(children as u64, Relaxed);
        }
        self.arena.put_moves(start, moves);
        Some(place)
    }

    /// Removes all blocks and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.drop_all_but(&[]);
        self.cut(0);
    }

    /// Frees all words from `end` on.
    fn cut(&mut self, end: usize) {
        let next = self.next.get_mut();
        self.touched = self.touched.max(*next as usize);
        *next = end as u32;
    }

    /// Drops the moves of all blocks but some, which are in the order of their places.
    fn drop_all_but(&mut self, kept: &[Place]) {
        if !std::mem::needs_drop::<M>() {
            return;
        }
        let end = *self.next.get_mut() as usize;
        let (mut place, mut kept) = (0, kept.iter().peekable());
        while place < end {
            let children = self.block(place as Place).children();
            if kept.next_if_eq(&&(place as Place)).is_none() {
                self.arena.drop_moves(place, children);
            }
            place += self.size(children);
        }
    }

    /// Keeps the block `root`, which becomes the root, and those below it that
    /// have had at least `least` visits; the children they lose their blocks to
    /// keep their own figures. Blocks move down to fill the gaps.
    pub(super) fn keep(&mut self, root: Place, least: u32) {
        let mut kept = vec![root];
        let mut looked_at = 0;
        while let Some(&place) = kept.get(looked_at) {
            looked_at += 1;
            let block = self.block(place);
            for index in 0..block.children() {
                let slot = block.slot(index);
                if let Some(child) = slot.block() {
                    if slot.visits() >= least {
                        kept.push(child);
                    } else {
                        block.store(index, slot.with_link(NO_BLOCK));
                    }
                }
            }
        }
        // In order of their places no block can land on one that is still to be
        // moved, and the root comes first: children are made after their parents.
        kept.sort_unstable();
        self.drop_all_but(&kept);
        let moved = self.destinations(&kept);
        for &(from, _) in &moved {
            let block = self.block(from);
            for index in 0..block.children() {
                let slot = block.slot(index);
                if let Some(child) = slot.block()
                    && let Ok(found) = moved.binary_search_by_key(&child, |&(from, _)| from)
                {
                    block.store(index, slot.with_link(moved[found].1));
                }
            }
        }
        let mut end = 0;
        for (from, to) in moved {
            end = end.max(self.move_down(from as usize, to as usize));
        }
        self.cut(end);
    }

    /// Returns where blocks go, given in the order of their places.
    fn destinations(&self, kept: &[Place]) -> Vec<(Place, Place)> {
        let mut next = 0;
        kept.iter()
            .map(|&place| {
                let to = next;
                next += self.size(self.block(place).children());
                (place, to as Place)
            })
            .collect()
    }

    /// Moves a block to a place that is not behind it, and returns where it ends.
    fn move_down(&mut self, from: usize, to: usize) -> usize {
        let children = self.block(from as Place).children();
        let size = self.size(children);
        if from != to {
            self.arena.move_down(from, to, size, children);
        }
        to + size
    }
}

impl<M> Drop for Tree<M> {
    fn drop(&mut self) {
        self.drop_all_but(&[]);
    }
}

#[cfg(test)]
mod tests;
