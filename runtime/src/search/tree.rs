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

use super::block::{Block, CERTAIN, HEADING, NO_BLOCK, Place};

/// The block of the root.
pub(super) const ROOT: Place = 0;

/// Words of a chunk of the arena. A block lies within one chunk.
const CHUNK: usize = 1 << 16;

/// A part of the arena. The moves of a block that begins at word `w` begin at
/// move `w / 2`; they have room there because a child takes two words or more.
struct Chunk<M> {
    words: Box<[AtomicU64]>,
    moves: Box<[OnceLock<M>]>,
}

impl<M> Chunk<M> {
    fn new() -> Self {
        Self {
            words: std::iter::repeat_with(AtomicU64::default)
                .take(CHUNK)
                .collect(),
            moves: std::iter::repeat_with(OnceLock::new)
                .take(CHUNK / 2)
                .collect(),
        }
    }
}

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
        let chunk = CHUNK * size_of::<AtomicU64>() + CHUNK / 2 * size_of::<OnceLock<M>>();
        // Places beyond `CERTAIN` would mean something else.
        let most = CERTAIN as usize / CHUNK;
        let chunks = (bytes / chunk).clamp(1, most);
        Self {
            chunks: std::iter::repeat_with(OnceLock::new).take(chunks).collect(),
            next: AtomicU32::new(0),
            columns,
        }
    }

    /// The largest number of children of a block.
    pub(super) fn widest(&self) -> usize {
        (CHUNK - HEADING) / self.columns
    }

    /// The words that blocks occupy, and those that there can be.
    pub(super) fn occupied(&self) -> (usize, usize) {
        let words = self.chunks.len() * CHUNK;
        ((self.next.load(Relaxed) as usize).min(words), words)
    }

    /// The bytes that have been asked of the system for blocks.
    pub(super) fn bytes(&self) -> usize {
        let chunk = CHUNK * size_of::<AtomicU64>() + CHUNK / 2 * size_of::<OnceLock<M>>();
        self.chunks
            .iter()
            .filter(|chunk| chunk.get().is_some())
            .count()
            * chunk
    }

    /// The block at a place where there is one.
    #[inline]
    pub(super) fn block(&self, place: Place) -> Block<'_, M> {
        let (number, start) = (place as usize / CHUNK, place as usize % CHUNK);
        let chunk = self.chunks[number].get_or_init(Chunk::new);
        let words = &chunk.words[start..];
        let children = words[0].load(Relaxed) as u32 as usize;
        Block {
            words: &words[..HEADING + self.columns * children],
            moves: &chunk.moves[start / 2..][..children],
            children,
        }
    }

    /// The words of a block with this number of children.
    fn size(&self, children: usize) -> usize {
        (HEADING + self.columns * children).next_multiple_of(2)
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
        for (slot, m) in chunk.moves[start / 2..].iter().zip(moves) {
            // Places that are free hold no move, so this cannot fail.
            let _ = slot.set(m);
        }
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
            let from = end.saturating_sub(number * CHUNK) / 2;
            let to = next.saturating_sub(number * CHUNK).div_ceil(2);
            if let Some(chunk) = chunk.get_mut() {
                let moves = chunk.moves.len();
                for slot in &mut chunk.moves[from.min(moves)..to.min(moves).max(from.min(moves))] {
                    slot.take();
                }
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
            for offset in 0..children {
                let m = self.move_slot(from / 2 + offset).take();
                *self.move_slot(to / 2 + offset) = m.map_or_else(OnceLock::new, OnceLock::from);
            }
        }
        to + size
    }

    fn word(&self, place: usize) -> &AtomicU64 {
        &self.chunks[place / CHUNK].get_or_init(Chunk::new).words[place % CHUNK]
    }

    fn move_slot(&mut self, place: usize) -> &mut OnceLock<M> {
        let (number, place) = (place / (CHUNK / 2), place % (CHUNK / 2));
        // Only places of blocks are asked for, and their chunks exist.
        let chunk = &mut self.chunks[number];
        chunk.get_or_init(Chunk::new);
        match chunk.get_mut() {
            Some(chunk) => &mut chunk.moves[place],
            None => unreachable!("the chunk has just been made"),
        }
    }
}
