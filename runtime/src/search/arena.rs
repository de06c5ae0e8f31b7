//! The memory of a tree: words, and the moves of the blocks in them.
//!
//! It is asked of the system at once, as the largest that it may become, and taken up
//! page by page as blocks are made. So a place is an address but for its beginning, and
//! nothing that is known of a block ever moves while threads search.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use super::selection_statistics::{Group, Halves, LANES, StatisticsColumns};
use super::slot::{HEADING, Slot, lanes};

/// The number of words of the smallest arena; fewer under Miri, which takes as long for a word as
/// there are words.
pub(super) const SMALLEST: usize = if cfg!(miri) { 1 << 11 } else { 1 << 16 };

/// The number of words of a cache line.
pub(super) const LINE: usize = 8;

/// The number of cache lines of a block that are loaded at once.
const FETCHED: usize = 3;

/// The memory of a tree. The moves of a block that begins at word `w` begin at move `w / 2`; they
/// have room there because a child takes two words or more.
pub(super) struct Arena<M> {
    // Their number is a power of two, and there are half as many moves.
    words: Box<[AtomicU64]>,
    moves: Box<[Moves<M>]>,
    /// The number of words less one.
    mask: usize,
}

/// A place for a move.
struct Moves<M>(UnsafeCell<MaybeUninit<M>>);

// SAFETY: a move is written through a shared reference only by `Arena::put_moves`, by
// the thread that has reserved the place for a block and before the block is linked,
// which releases what was written; it is read only through the link, acquired.
#[allow(unsafe_code)]
unsafe impl<M: Send + Sync> Sync for Moves<M> {}

/// The words that an iteration changes about a child.
pub(super) struct Figures<'t> {
    pub(super) statistics: Halves<'t>,
    slot: &'t AtomicU64,
    pub(super) sum: &'t AtomicU64,
}

impl Figures<'_> {
    /// Returns the visits and the link of the child.
    #[inline]
    pub(super) fn slot(&self) -> Slot {
        Slot(self.slot.load(Relaxed))
    }
}

/// The words and moves of an arena. It is a value, so that it is not read from memory
/// again whenever a word is written.
pub(super) struct View<'t, M> {
    words: &'t [AtomicU64],
    moves: &'t [Moves<M>],
    mask: usize,
}

impl<M> Clone for View<'_, M> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for View<'_, M> {}

impl<M> Arena<M> {
    /// The memory for a word and its part of a move, doubled.
    pub(super) const TWO_WORDS: usize = 2 * size_of::<AtomicU64>() + size_of::<Moves<M>>();

    /// Allocates at least this number of words, or as many as the system has addresses for.
    pub(super) fn new(words: usize) -> Self {
        let mut size = words.max(SMALLEST).next_power_of_two();
        while size > SMALLEST && !Self::is_possible(size) {
            size /= 2;
        }
        Self {
            words: zeros(size),
            moves: vacant(size / 2),
            mask: size - 1,
        }
    }

    /// Returns whether the system has addresses for this number of words, as far as it tells.
    fn is_possible(size: usize) -> bool {
        let (mut words, mut moves) = (Vec::<AtomicU64>::new(), Vec::<Moves<M>>::new());
        words.try_reserve_exact(size).is_ok() && moves.try_reserve_exact(size / 2).is_ok()
    }

    /// Returns the number of words.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Returns a view of the arena.
    #[inline]
    pub(super) fn view(&self) -> View<'_, M> {
        View {
            words: &self.words,
            moves: &self.moves,
            mask: self.mask,
        }
    }

    /// Empties the words of a block for which the place has been reserved and which nobody
    /// else knows of.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn clear(&self, start: usize, count: usize) {
        let words = &self.words[start..][..count];
        // SAFETY: the words of a block are reserved by one thread, and nobody else looks at
        // them before the block is linked. They are not atomic here, so that no atomic word
        // is ever written where halves of it are.
        unsafe { words.as_ptr().cast_mut().write_bytes(0, count) };
    }

    /// Writes the moves of a block for which the place has been reserved and which
    /// nobody else knows of.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn put_moves(&self, start: usize, moves: impl Iterator<Item = M>) {
        for (place, m) in self.moves[start / 2..].iter().zip(moves) {
            // SAFETY: the words of a block, and so its moves, are reserved by one thread,
            // and no reference to the move exists before the block is linked.
            unsafe { (*place.0.get()).write(m) };
        }
    }

    /// Drops the moves of a block that is removed.
    #[allow(unsafe_code)]
    pub(super) fn drop_moves(&mut self, start: usize, children: usize) {
        for place in &mut self.moves[start / 2..][..children] {
            // SAFETY: each child of a block has a move, and the block is not looked at again.
            unsafe { place.0.get_mut().assume_init_drop() };
        }
    }

    /// Moves a block of some size down, to a place that is not behind it.
    #[allow(unsafe_code)]
    pub(super) fn move_down(&mut self, from: usize, to: usize, size: usize, children: usize) {
        for offset in 0..size {
            let word = *self.words[from + offset].get_mut();
            *self.words[to + offset].get_mut() = word;
        }
        for index in 0..children {
            // SAFETY: each child of a block has a move, which is not looked at again where
            // it was; what is overwritten has been dropped or moved before.
            let m = unsafe { self.moves[from / 2 + index].0.get_mut().assume_init_read() };
            self.moves[to / 2 + index].0.get_mut().write(m);
        }
    }
}

impl<'t, M> View<'t, M> {
    /// Returns a word; the place is taken modulo the number of words.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn word(&self, place: usize) -> &'t AtomicU64 {
        // SAFETY: the mask is less than the number of words.
        unsafe { self.words.get_unchecked(place & self.mask) }
    }

    /// Returns the place for a move, modulo the number of places.
    #[inline]
    #[allow(unsafe_code)]
    fn place(&self, number: usize) -> &'t Moves<M> {
        // SAFETY: half of the mask is less than half the number of words.
        unsafe { self.moves.get_unchecked(number & (self.mask / 2)) }
    }

    /// Returns the words of a column.
    #[inline]
    pub(super) fn words(&self, begin: usize, count: usize) -> &'t [AtomicU64] {
        &self.words[begin..][..count]
    }

    /// Returns the places of the halves in which the statistics of a child are kept, of a block
    /// with this number of children.
    #[inline]
    pub(super) fn halves(&self, start: usize, index: usize, children: usize) -> Halves<'t> {
        let mean = 2 * (start + HEADING) + index;
        (self.half(mean), self.half(mean + lanes(children)))
    }

    /// Returns a half of a word; the place, in halves, is taken modulo the number of halves.
    #[inline]
    #[allow(unsafe_code)]
    fn half(&self, place: usize) -> &'t AtomicU32 {
        // SAFETY: the mask of halves is less than their number, and half of an atomic word
        // is as large as half a word, which needs less alignment. What is written in halves
        // is written whole only while no other thread knows of the block.
        unsafe {
            &*self
                .words
                .as_ptr()
                .cast::<AtomicU32>()
                .add(place & (2 * self.mask + 1))
        }
    }

    /// Returns the columns of the block at a place as plain numbers, of which the compiler can load
    /// several at once.
    ///
    /// # Safety
    ///
    /// As long as they are looked at, nobody writes to them.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) unsafe fn quiet_columns(
        &self,
        start: usize,
        children: usize,
    ) -> StatisticsColumns<'t> {
        let words = self.words(start + HEADING, lanes(children));
        let groups = words.len() / LANES;
        // SAFETY: two groups are as large as so many words as one has lanes, and need less
        // alignment; their numbers may be any bits, and nobody writes.
        unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<Group>(), 2 * groups) }
            .split_at(groups)
    }

    /// Returns the words of a child of a block with this number of children.
    #[inline]
    pub(super) fn figures(&self, start: usize, index: usize, children: usize) -> Figures<'t> {
        let slot = self.place_of_slot(start, index, children);
        Figures {
            statistics: self.halves(start, index, children),
            slot: self.word(slot),
            sum: self.word(slot + 1),
        }
    }

    /// Returns the place of the visits and the link of a child; the sum of its rewards is behind
    /// it.
    #[inline]
    pub(super) fn place_of_slot(&self, start: usize, index: usize, children: usize) -> usize {
        start + HEADING + lanes(children) + 2 * index
    }

    /// Prefetches the block at a place.
    #[inline]
    pub(super) fn fetch(&self, start: usize) {
        for line in 0..FETCHED {
            prefetch(self.words.as_ptr().wrapping_add(start + line * LINE));
        }
        prefetch(self.moves.as_ptr().wrapping_add(start / 2));
    }

    /// Returns a move of a linked block at a place, by one of its children.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn mv(&self, start: usize, index: usize) -> &'t M {
        // SAFETY: each child of a linked block has a move, and nobody writes moves of
        // linked blocks through a shared reference, see `Moves`.
        unsafe { (*self.place(start / 2 + index).0.get()).assume_init_ref() }
    }
}

/// Allocates words that are zero, of memory that the system has not taken up yet.
#[allow(unsafe_code)]
fn zeros(count: usize) -> Box<[AtomicU64]> {
    // SAFETY: a word may be zero.
    unsafe { Box::new_zeroed_slice(count).assume_init() }
}

/// Allocates places without moves.
#[allow(unsafe_code)]
fn vacant<M>(count: usize) -> Box<[Moves<M>]> {
    // SAFETY: a place for a move need not hold anything.
    unsafe { Box::new_uninit_slice(count).assume_init() }
}

/// Prefetches the memory at an address, if there is any.
#[inline]
#[allow(unsafe_code)]
fn prefetch<T>(address: *const T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: it is a hint, which neither reads nor writes.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}
