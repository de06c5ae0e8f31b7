//! Moves of whole sets of cells, put into lists.

use super::cells::CellSet;
use crate::position::MoveList;

/// How many moves of a set of cells are written between two looks at their number.
const GROUP: usize = 4;

impl<M> MoveList<M> {
    /// Appends the moves that `make` makes of the cells of a set.
    ///
    /// Moves are written in groups of [`GROUP`], of which the last may reach beyond
    /// the end: how many there are is hard to foresee, how many groups less so.
    #[inline]
    #[allow(unsafe_code)]
    pub fn extend_from_cells<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        make: impl Fn(usize) -> M,
    ) {
        if std::mem::needs_drop::<M>() {
            return self.extend_from_few_cells(cells, make);
        }
        let (length, count) = (self.len(), cells.len());
        if !self.make_room(count + GROUP) {
            return;
        }
        let mut slots = self.raw().spare_capacity_mut();
        for (at, word) in cells.words().into_iter().enumerate() {
            let count = word.count_ones() as usize;
            let groups = slots.as_chunks_mut::<GROUP>().0.iter_mut();
            let last = word & 1_u64.wrapping_shl(63_u32.wrapping_sub(word.leading_zeros()));
            let mut left = word;
            for group in groups.take(count.div_ceil(GROUP)) {
                for slot in group {
                    // Behind the last cell, the last one again.
                    slot.write(make(at * 64 + (left | last).trailing_zeros() as usize));
                    left &= left.wrapping_sub(1);
                }
            }
            slots = slots.get_mut(count..).unwrap_or_default();
        }
        // SAFETY: there is room for `count` more moves, and as many slots behind
        // `length`, one for each cell of the set, have just been written.
        unsafe { self.raw().set_len(length + count) };
    }

    /// As [`extend_from_cells`](Self::extend_from_cells), where few cells are expected.
    #[inline]
    #[allow(unsafe_code)]
    pub fn extend_from_few_cells<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        make: impl Fn(usize) -> M,
    ) {
        let (length, count) = (self.len(), cells.len());
        if !self.make_room(count) {
            return;
        }
        let mut slots = self.raw().spare_capacity_mut().iter_mut();
        cells.for_each(|cell| {
            if let Some(slot) = slots.next() {
                slot.write(make(cell));
            }
        });
        // SAFETY: there is room for `count` more moves, and as many slots behind
        // `length`, one for each cell of the set, have just been written.
        unsafe { self.raw().set_len(length + count) };
    }
}
