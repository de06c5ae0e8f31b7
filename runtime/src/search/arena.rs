//! The memory of a tree: words, and the moves of the blocks in them.
//!
//! It is asked of the system at once, as the largest that it may become, and taken up
//! page by page as blocks are made. So a place is an address but for its beginning, and
//! nothing that is known of a block ever moves while threads search.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::block::{HEADING, SLOTS, Slot, column};
use super::select::{GUIDES, SUMS};

/// Words of the smallest arena; fewer under Miri, which takes as long for a word as there
/// are words.
pub(super) const SMALLEST: usize = if cfg!(miri) { 1 << 11 } else { 1 << 16 };

/// Words of a cache line.
pub(super) const LINE: usize = 8;

/// Cache lines of a block that are loaded at once.
const FETCHED: usize = 3;

/// The moves of a block that begins at word `w` begin at move `w / 2`; they have room
/// there because a child takes two words or more.
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

/// What an iteration changes about a child.
pub(super) struct Figures<'t> {
    pub(super) guide: &'t AtomicU64,
    slot: &'t AtomicU64,
    pub(super) sum: &'t AtomicU64,
}

impl Figures<'_> {
    /// The visits and the link of the child.
    #[inline]
    pub(super) fn slot(&self) -> Slot {
        Slot(self.slot.load(Relaxed))
    }
}

impl<M> Arena<M> {
    /// The memory for a word and its part of a move, doubled.
    pub(super) const TWO_WORDS: usize = 2 * size_of::<AtomicU64>() + size_of::<Moves<M>>();

    /// At least so many words, or as many as the system has addresses for.
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

    /// Whether the system has addresses for so many words, as far as it tells.
    fn is_possible(size: usize) -> bool {
        let (mut words, mut moves) = (Vec::<AtomicU64>::new(), Vec::<Moves<M>>::new());
        words.try_reserve_exact(size).is_ok() && moves.try_reserve_exact(size / 2).is_ok()
    }

    /// The number of words.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// A word; the place is taken modulo the number of words.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn word(&self, place: usize) -> &AtomicU64 {
        // SAFETY: the mask is less than the number of words.
        unsafe { self.words.get_unchecked(place & self.mask) }
    }

    /// The place for a move, modulo the number of places.
    #[inline]
    #[allow(unsafe_code)]
    fn place(&self, number: usize) -> &Moves<M> {
        // SAFETY: half of the mask is less than half the number of words.
        unsafe { self.moves.get_unchecked(number & (self.mask / 2)) }
    }

    /// Words of a column.
    #[inline]
    pub(super) fn words(&self, begin: usize, count: usize) -> &[AtomicU64] {
        &self.words[begin..][..count]
    }

    /// Words as plain ones, of which the compiler can load several at once.
    ///
    /// # Safety
    ///
    /// As long as they are looked at, nobody writes to them.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) unsafe fn quiet_words(&self, begin: usize, count: usize) -> &[u64] {
        let words = self.words(begin, count);
        // SAFETY: an atomic word has the size of a plain one and at least its alignment,
        // and nobody writes.
        unsafe { &*(std::ptr::from_ref(words) as *const [u64]) }
    }

    /// The words of a child of a block with this number of children.
    #[inline]
    pub(super) fn figures(&self, start: usize, index: usize, children: usize) -> Figures<'_> {
        let word = |number| self.word(start + HEADING + column(number, children) + index);
        Figures {
            guide: word(GUIDES),
            slot: word(SLOTS),
            sum: word(SUMS),
        }
    }

    /// Has the memory of the block at a place loaded.
    #[inline]
    pub(super) fn fetch(&self, start: usize) {
        for line in 0..FETCHED {
            prefetch(self.word(start + line * LINE));
        }
        prefetch(self.place(start / 2));
    }

    /// A move of a linked block at a place, by one of its children.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn mv(&self, start: usize, index: usize) -> &M {
        // SAFETY: each child of a linked block has a move, and nobody writes moves of
        // linked blocks through a shared reference, see `Moves`.
        unsafe { (*self.place(start / 2 + index).0.get()).assume_init_ref() }
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
            let word = self.word(from + offset).load(Relaxed);
            self.word(to + offset).store(word, Relaxed);
        }
        for index in 0..children {
            // SAFETY: each child of a block has a move, which is not looked at again where
            // it was; what is overwritten has been dropped or moved before.
            let m = unsafe { self.moves[from / 2 + index].0.get_mut().assume_init_read() };
            self.moves[to / 2 + index].0.get_mut().write(m);
        }
    }
}

/// Words that are zero, of memory that the system has not taken up yet.
#[allow(unsafe_code)]
fn zeros(count: usize) -> Box<[AtomicU64]> {
    // SAFETY: a word may be zero.
    unsafe { Box::new_zeroed_slice(count).assume_init() }
}

/// Places without moves.
#[allow(unsafe_code)]
fn vacant<M>(count: usize) -> Box<[Moves<M>]> {
    // SAFETY: a place for a move need not hold anything.
    unsafe { Box::new_uninit_slice(count).assume_init() }
}

/// Has the memory of a value loaded.
#[inline]
#[allow(unsafe_code)]
fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: it is a hint, which neither reads nor writes.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
