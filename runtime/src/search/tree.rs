//! The tree of a search: blocks of children in an arena of machine words.
//!
//! A position that has been expanded is a *block*: a heading and, for each of
//! its children, columns of words. Columns are contiguous, so that choosing a
//! child reads memory in order; moves lie beside them in an arena of their own
//! type. All words are atomic, and a move is written once before its block is
//! linked, so any number of threads can search one tree without locks; a thread
//! that is alone uses plain loads and stores, which is what relaxed atomics
//! compile to.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::game::Player;

use super::block::{Block, CERTAIN, HEADING, LANES, NO_BLOCK, Place, column};
use super::chunk::{CHUNK, Chunk, LINE};

/// The block of the root.
pub(super) const ROOT: Place = 0;

/// The arena.
pub(super) struct Tree<M> {
    chunks: Box<[OnceLock<Chunk<M>>]>,
    /// The first word that is free.
    next: AtomicU32,
    /// Columns of a block.
    columns: usize,
}

impl<M> Tree<M> {
    /// A tree that takes up at most about this number of bytes and whose blocks
    /// have this number of columns, [`COLUMNS`] or more.
    pub(super) fn new(bytes: usize, columns: usize) -> Self {
        // Places beyond `CERTAIN` would mean something else.
        let most = CERTAIN as usize / CHUNK;
        let chunks = (bytes / Chunk::<M>::BYTES).clamp(1, most);
        Self {
            chunks: std::iter::repeat_with(OnceLock::new).take(chunks).collect(),
            next: AtomicU32::new(0),
            columns,
        }
    }

    /// The largest number of children of a block.
    pub(super) fn widest(&self) -> usize {
        (CHUNK - HEADING - LANES) / self.columns
    }

    /// The words that blocks occupy, and those that there can be.
    pub(super) fn occupied(&self) -> (usize, usize) {
        let words = self.chunks.len() * CHUNK;
        ((self.next.load(Relaxed) as usize).min(words), words)
    }

    /// The bytes that have been asked of the system for blocks.
    pub(super) fn bytes(&self) -> usize {
        self.chunks
            .iter()
            .filter(|chunk| chunk.get().is_some())
            .count()
            * Chunk::<M>::BYTES
    }

    /// The chunk in which a place lies.
    #[inline]
    fn chunk(&self, place: Place) -> &Chunk<M> {
        self.chunks[place as usize / CHUNK].get_or_init(Chunk::new)
    }

    /// The block at a place where there is one.
    #[inline]
    pub(super) fn block(&self, place: Place) -> Block<'_, M> {
        Block::new(self.chunk(place), place as usize % CHUNK)
    }

    /// The words of a block with this number of children, in whole cache lines.
    fn size(&self, children: usize) -> usize {
        (HEADING + column(self.columns, children)).next_multiple_of(LINE)
    }

    /// The block at a place, whose memory is loaded before it is needed: to find out
    /// where in it something is takes waiting for the first part.
    #[inline]
    pub(super) fn fetch(&self, place: Place) {
        self.chunk(place).fetch(place as usize % CHUNK);
    }

    /// Where a block of this size begins if the words from `next` on are free:
    /// it must lie within one chunk.
    fn fit(next: usize, size: usize) -> usize {
        if next % CHUNK + size > CHUNK {
            next.next_multiple_of(CHUNK)
        } else {
            next
        }
    }

    /// A new block with these children; `None` when there is no room. None of them
    /// counts as tried, or all do `all_at_once`. `untried` is the guide of a child
    /// without a visit.
    pub(super) fn add(
        &self,
        mover: Player,
        complete: bool,
        (untried, all_at_once): (u64, bool),
        moves: impl ExactSizeIterator<Item = M>,
    ) -> Option<Place> {
        let children = moves.len();
        let size = self.size(children);
        let words = self.chunks.len() * CHUNK;
        let reserve = |next: u32| {
            let end = Self::fit(next as usize, size) + size;
            u32::try_from(end).ok().filter(|&end| end as usize <= words)
        };
        let before = self.next.fetch_update(Relaxed, Relaxed, reserve).ok()?;
        let place = Self::fit(before as usize, size);
        let (number, start) = (place / CHUNK, place % CHUNK);
        let chunk = self.chunks[number].get_or_init(Chunk::new);
        let heading =
            children as u64 | u64::from(mover) << 32 | u64::from(u8::from(complete)) << 40;
        for word in &chunk.words[start..start + size] {
            word.store(0, Relaxed);
        }
        chunk.words[start].store(heading, Relaxed);
        for guide in &chunk.words[start + HEADING..][..children] {
            guide.store(untried, Relaxed);
        }
        if all_at_once {
            chunk.words[start + 1].store(children as u64, Relaxed);
        }
        chunk.put_moves(start, moves);
        Some(place as Place)
    }

    /// Removes all blocks and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.cut(0);
    }

    /// Frees all words from `end` on.
    fn cut(&mut self, end: usize) {
        let next = *self.next.get_mut() as usize;
        for (number, chunk) in self.chunks.iter_mut().enumerate() {
            let from = end.saturating_sub(number * CHUNK).min(CHUNK);
            let to = next.saturating_sub(number * CHUNK).min(CHUNK);
            if let Some(chunk) = chunk.get_mut() {
                chunk.drop_moves(from, to.max(from));
            }
        }
        *self.next.get_mut() = end as u32;
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

    /// Where blocks go, given in the order of their places.
    fn destinations(&self, kept: &[Place]) -> Vec<(Place, Place)> {
        let mut next = 0;
        kept.iter()
            .map(|&place| {
                let size = self.size(self.block(place).children());
                let to = Self::fit(next, size);
                next = to + size;
                (place, to as Place)
            })
            .collect()
    }

    /// Moves a block to a place that is not behind it, and tells where it ends.
    fn move_down(&mut self, from: usize, to: usize) -> usize {
        let children = self.block(from as Place).children();
        let size = self.size(children);
        if from != to {
            for offset in 0..size {
                let word = self.word(from + offset).load(Relaxed);
                self.word(to + offset).store(word, Relaxed);
            }
            let moves = self.chunk_mut(from).take_moves(from % CHUNK, children);
            self.chunk_mut(to).give_moves(to % CHUNK, moves);
        }
        to + size
    }

    fn word(&self, place: usize) -> &AtomicU64 {
        &self.chunk(place as Place).words[place % CHUNK]
    }

    fn chunk_mut(&mut self, place: usize) -> &mut Chunk<M> {
        let chunk = &mut self.chunks[place / CHUNK];
        chunk.get_or_init(Chunk::new);
        match chunk.get_mut() {
            Some(chunk) => chunk,
            None => unreachable!("the chunk has just been made"),
        }
    }
}
