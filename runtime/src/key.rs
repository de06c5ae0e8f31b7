//! Keys of positions: hashes of 64 well-mixed bits.
//!
//! A key is computed when it is asked for, from the words of the position. The
//! usual alternative, Zobrist keys kept up to date by every change of a cell, would
//! cost every playout something, whether keys are wanted or not. A position is a few
//! words, so that all of them are mixed in less time than one move takes.

use std::hash::{BuildHasher, Hash, Hasher};

use foldhash::quality::{FixedState, FoldHasher};

use crate::cells::CellSet;

/// Mixes the words of a position to a key. The same words in the same order give
/// the same key in every process, and with another version of this crate perhaps
/// another one. Keys are meant for positions of one game, which have equally many
/// words: how many there were makes no difference to the key where the rest is 0.
#[derive(Clone)]
pub struct KeyMixer(FoldHasher);

impl Default for KeyMixer {
    #[inline]
    fn default() -> Self {
        Self(FixedState::default().build_hasher())
    }
}

impl KeyMixer {
    /// Of nothing so far.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more word.
    #[inline]
    #[must_use]
    pub fn word(mut self, word: u64) -> Self {
        self.0.write_u64(word);
        self
    }

    /// With one more set of cells.
    #[inline]
    #[must_use]
    pub fn cells<const W: usize>(mut self, cells: CellSet<W>) -> Self {
        for word in cells.words() {
            self.0.write_u64(word);
        }
        self
    }

    /// With anything that can be hashed.
    #[inline]
    #[must_use]
    pub fn value(mut self, value: &(impl Hash + ?Sized)) -> Self {
        value.hash(&mut self.0);
        self
    }

    /// The key.
    #[inline]
    pub fn key(&self) -> u64 {
        self.0.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::KeyMixer;
    use crate::CellSet;
    use std::collections::HashSet;

    #[test]
    fn positions_that_differ_in_one_cell_have_keys_that_differ_in_many_bits() {
        let key = |cell| KeyMixer::new().cells(CellSet::<6>::of(cell)).word(7).key();
        let keys: Vec<u64> = (0..361).map(key).collect();
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
        let pairs = keys.windows(2);
        let differing: u32 = pairs.map(|pair| (pair[0] ^ pair[1]).count_ones()).sum();
        let mean = f64::from(differing) / (keys.len() - 1) as f64;
        assert!((31.0..33.0).contains(&mean), "{mean}");
    }

    #[test]
    fn words_count_by_their_places() {
        let key = |words: [u64; 2]| KeyMixer::new().word(words[0]).word(words[1]).key();
        assert_ne!(key([1, 2]), key([2, 1]));
        assert_eq!(key([1, 2]), key([1, 2]));
        assert_ne!(key([0, 1]), key([1, 0]));
        assert_ne!(key([0, 1]), key([0, 2]));
    }
}
