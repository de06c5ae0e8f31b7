//! An iterator over the cells of a set.

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

/// An iterator over the cells of a set in ascending order.
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
                return Some(CellSet::<W>::first_of(self.at) + bit);
            }
            self.at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::codegen::CellSet;

    #[test]
    fn cells_come_in_ascending_order_over_words_without_any() {
        let of = |words: [u64; 4]| CellSet::from_words(words).into_iter().collect::<Vec<_>>();
        assert_eq!(of([0; 4]), [const { Vec::<usize>::new() }; 1].concat());
        assert_eq!(of([0, 1 << 63 | 1, 0, 0b110]), [64, 127, 193, 194]);
        assert_eq!(of([u64::MAX, 0, 0, 0]), (0..64).collect::<Vec<_>>());
        let mut cells = CellSet::<1>::of(3).into_iter();
        let taken = [cells.next(), cells.next(), cells.next()];
        assert_eq!(taken, [Some(3), None, None]);
    }
}
