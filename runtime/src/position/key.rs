//! Keys of positions: hashes of 64 well-mixed bits.
//!
//! A key is computed when it is asked for, from the words of the position. The
//! usual alternative, Zobrist keys kept up to date by every change of a cell, would
//! cost every playout something, whether keys are wanted or not. A position is a few
//! words, so that all of them are mixed in less time than one move takes.

use std::hash::{BuildHasher, Hash, Hasher};

use foldhash::quality::{FixedState, FoldHasher};

/// A mixer of the words of a position to a key. The same words in the same order give the same key
/// in every process, and with another version of this crate perhaps another one. Keys are meant for
/// positions of one game, which have equally many words: how many there were makes no difference to
/// the key where the rest is 0.
///
/// ```
/// use rbg_runtime::position::KeyMixer;
///
/// let key = |words: [u64; 2]| words.into_iter().fold(KeyMixer::new(), KeyMixer::word).key();
/// assert_eq!(key([1, 2]), key([1, 2]));
/// assert_ne!(key([1, 2]), key([2, 1]));
/// ```
#[derive(Clone)]
pub struct KeyMixer(FoldHasher);

impl Default for KeyMixer {
    #[inline]
    fn default() -> Self {
        Self(FixedState::default().build_hasher())
    }
}

impl KeyMixer {
    /// Creates a mixer that has mixed nothing so far.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the mixer with one more word mixed in.
    #[inline]
    #[must_use]
    pub fn word(mut self, word: u64) -> Self {
        self.0.write_u64(word);
        self
    }

    /// Returns the mixer with anything that can be hashed mixed in.
    #[inline]
    #[must_use]
    pub fn value(mut self, value: &(impl Hash + ?Sized)) -> Self {
        value.hash(&mut self.0);
        self
    }

    /// Returns the key.
    #[inline]
    pub fn key(&self) -> u64 {
        self.0.finish()
    }
}
