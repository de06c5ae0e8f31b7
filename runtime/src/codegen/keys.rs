//! Sets of cells as parts of keys of positions.

use super::cells::CellSet;
use crate::position::KeyMixer;

impl KeyMixer {
    /// Returns the mixer with one more set of cells mixed in.
    #[inline]
    #[must_use]
    pub fn cells<const W: usize>(self, cells: CellSet<W>) -> Self {
        cells.words().into_iter().fold(self, Self::word)
    }
}

#[cfg(test)]
mod tests {
    use crate::codegen::CellSet;
    use crate::position::KeyMixer;
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

    #[test]
    fn every_word_of_a_set_counts_and_what_was_mixed_before() {
        let of = |words| KeyMixer::new().cells(CellSet::<3>::from_words(words));
        let all = [
            of([0, 0, 0]),
            of([1, 0, 0]),
            of([0, 1, 0]),
            of([0, 0, 1]),
            KeyMixer::new().word(5).cells(CellSet::<2>::EMPTY),
            KeyMixer::new().word(6).cells(CellSet::<2>::EMPTY),
        ];
        let keys: HashSet<u64> = all.iter().map(KeyMixer::key).collect();
        assert_eq!(keys.len(), all.len());
        let one_by_one = KeyMixer::new().word(3).word(4);
        let set = KeyMixer::new().cells(CellSet::<2>::from_words([3, 4]));
        assert_eq!(set.key(), one_by_one.key());
    }
}
