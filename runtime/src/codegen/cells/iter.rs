//! The cells of a set, one after the other.

use super::CellSet;

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = usize;
    type IntoIter = CellIter<W>;

    #[inline]
    fn into_iter(self) -> CellIter<W> {
        CellIter {
            words: self.0,
            at: 0,
        }
    }
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct CellIter<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for CellIter<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.at * 64 + bit);
            }
            self.at += 1;
        }
        None
    }
}
