//! Sets of cells of a board of any size, as bits.

/// A set of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cells(Box<[u64]>);

impl Cells {
    /// Creates the empty set of a board with this number of cells.
    pub(super) fn new(cells: usize) -> Self {
        Self(vec![0; cells.div_ceil(64)].into())
    }

    /// Returns the number of machine words.
    pub(super) fn words(&self) -> usize {
        self.0.len()
    }

    pub(super) fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    pub(super) fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    /// Adds the cells of another set; returns whether there were new ones.
    pub(super) fn extend(&mut self, other: &Self) -> bool {
        let mut grown = false;
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            grown |= more & !*word != 0;
            *word |= more;
        }
        grown
    }

    /// Returns the cells in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        (0..64 * self.0.len()).filter(|&cell| self.contains(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::Cells;

    #[test]
    fn a_set_holds_what_was_put_into_it_and_tells_what_is_new() {
        let of = |cells: &[usize]| {
            let mut set = Cells::new(130);
            cells.iter().for_each(|&cell| set.insert(cell));
            set
        };
        let mut set = of(&[0, 63, 64, 129]);
        assert_eq!(set.words(), 3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 129]);
        assert!(!set.extend(&of(&[63, 129])));
        assert!(set.extend(&of(&[63, 128])));
        assert!(set.contains(128) && !set.contains(1));
    }
}
