//! A part of the arena: words, and the moves of the blocks in it.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::block::{HEADING, SLOTS, Slot, column};
use super::select::{GUIDES, SUMS};

/// Words of a chunk. A block lies within one chunk.
pub(super) const CHUNK: usize = 1 << 16;

/// Words of a cache line.
pub(super) const LINE: usize = 8;

/// Cache lines of a block that are loaded at once.
const FETCHED: usize = 3;

/// The moves of a block that begins at word `w` begin at move `w / 2`; they have room
/// there because a child takes two words or more.
pub(super) struct Chunk<M> {
    // Arrays, so that an index below their length needs no test.
    pub(super) words: Box<[AtomicU64; CHUNK]>,
    moves: Box<[Moves<M>; CHUNK / 2]>,
}

/// A place for a move.
struct Moves<M>(UnsafeCell<Option<M>>);

// SAFETY: a move is written through a shared reference only by `Chunk::put_moves`, by
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

impl<M> Chunk<M> {
    /// The memory that a chunk takes up.
    pub(super) const BYTES: usize =
        CHUNK * size_of::<AtomicU64>() + CHUNK / 2 * size_of::<Moves<M>>();

    pub(super) fn new() -> Self {
        fn array<T, const N: usize>(make: impl Fn() -> T) -> Box<[T; N]> {
            let all: Box<[T]> = std::iter::repeat_with(make).take(N).collect();
            match all.try_into() {
                Ok(array) => array,
                Err(_) => unreachable!("as many as were made"),
            }
        }
        Self {
            words: array(AtomicU64::default),
            moves: array(|| Moves(UnsafeCell::new(None))),
        }
    }

    /// A word; the place is taken modulo the size.
    #[inline]
    pub(super) fn word(&self, place: usize) -> &AtomicU64 {
        &self.words[place % CHUNK]
    }

    /// Words as plain ones, of which the compiler can load several at once.
    ///
    /// # Safety
    ///
    /// As long as they are looked at, nobody writes to them.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) unsafe fn quiet_words(&self, begin: usize, count: usize) -> &[u64] {
        let words = &self.words[begin..][..count];
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
        prefetch(&self.moves[start / 2 % (CHUNK / 2)]);
    }

    /// A move of a linked block at a place.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn mv(&self, start: usize, index: usize) -> &M {
        let place = &self.moves[(start / 2 + index) % (CHUNK / 2)];
        // SAFETY: nobody writes moves of linked blocks through a shared reference, see
        // `Moves`.
        match unsafe { &*place.0.get() } {
            Some(m) => m,
            None => unreachable!("a child without a move"),
        }
    }

    /// Writes the moves of a block for which the place has been reserved and which
    /// nobody else knows of.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn put_moves(&self, start: usize, moves: impl Iterator<Item = M>) {
        for (place, m) in self.moves[start / 2..].iter().zip(moves) {
            // SAFETY: the words of a block, and so its moves, are reserved by one thread,
            // and no reference to the move exists before the block is linked.
            unsafe { *place.0.get() = Some(m) };
        }
    }

    /// Drops the moves of the blocks between two places.
    pub(super) fn drop_moves(&mut self, from: usize, to: usize) {
        for place in &mut self.moves[from / 2..to.div_ceil(2)] {
            *place.0.get_mut() = None;
        }
    }

    /// Takes the moves of a block away.
    pub(super) fn take_moves(&mut self, start: usize, children: usize) -> Vec<Option<M>> {
        let places = self.moves[start / 2..][..children].iter_mut();
        places.map(|place| place.0.get_mut().take()).collect()
    }

    /// Gives a block the moves of another one.
    pub(super) fn give_moves(&mut self, start: usize, moves: Vec<Option<M>>) {
        for (place, m) in self.moves[start / 2..].iter_mut().zip(moves) {
            *place.0.get_mut() = m;
        }
    }
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
