//! Moves of whole sets of cells, put into lists.

use super::cells::CellSet;
use crate::position::MoveList;

/// The number of moves of a set of cells that are written between two looks at their number.
const GROUP: usize = 4;

impl<M> MoveList<M> {
    /// Appends the moves that `make` makes of the cells of a set.
    ///
    /// Moves are written in groups of `GROUP`, of which the last may reach beyond
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
            let (first, count) = (CellSet::<W>::first_of(at), word.count_ones() as usize);
            let groups = slots.as_chunks_mut::<GROUP>().0.iter_mut();
            let last = word & 1_u64.wrapping_shl(63_u32.wrapping_sub(word.leading_zeros()));
            let mut left = word;
            for group in groups.take(count.div_ceil(GROUP)) {
                for slot in group {
                    // Behind the last cell, the last one again.
                    slot.write(make(first + (left | last).trailing_zeros() as usize));
                    left &= left.wrapping_sub(1);
                }
            }
            slots = slots.get_mut(count..).unwrap_or_default();
        }
        // SAFETY: there is room for `count` more moves, and as many slots behind
        // `length`, one for each cell of the set, have just been written.
        unsafe { self.raw().set_len(length + count) };
    }

    /// Appends the moves that `make` makes of the cells of a set, as
    /// [`extend_from_cells`](Self::extend_from_cells) does, where few cells are expected.
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use crate::codegen::CellSet;
    use crate::position::{LONG_MOVE_LIMIT, MOVE_LIMIT, MoveList, Unlistable, contained};

    /// Returns sets of all small sizes, in one word, across two, and with gaps.
    fn sets() -> impl Iterator<Item = CellSet<3>> {
        (0..13u32).flat_map(|count| {
            [0u32, 60, 120].map(|first| {
                let mut set = CellSet::EMPTY;
                (0..count).for_each(|n| _ = set.insert((first + 5 * n) as usize));
                set
            })
        })
    }

    #[test]
    fn moves_of_sets_follow_what_is_in_the_list_in_the_order_of_cells() {
        for before in [0, 1, 63, 64, 65] {
            for set in sets() {
                let mut list = MoveList::new();
                (0..before).for_each(|m| list.push(m));
                let mut few = list.clone();
                list.extend_from_cells(set, |cell| {
                    assert!(set.contains(cell), "{cell} is not in the set");
                    1000 + cell
                });
                few.extend_from_few_cells(set, |cell| 1000 + cell);
                let cells = set.into_iter().map(|cell| 1000 + cell);
                let expected: Vec<usize> = (0..before).chain(cells).collect();
                assert_eq!(list.as_slice(), expected);
                assert_eq!(few.as_slice(), expected);
            }
        }
    }

    #[test]
    fn moves_that_have_to_be_dropped_are_made_once_each() {
        let value = Rc::new(());
        for set in sets() {
            let made = Cell::new(0);
            let mut list = MoveList::new();
            list.extend_from_cells(set, |_| {
                made.set(made.get() + 1);
                Rc::clone(&value)
            });
            assert_eq!((list.len(), made.get()), (set.len(), set.len()));
            assert_eq!(Rc::strong_count(&value), set.len() + 1);
        }
        assert_eq!(Rc::strong_count(&value), 1);
    }

    #[test]
    fn a_set_for_which_a_list_has_no_room_is_left_out_and_noted() {
        let mut list = MoveList::new();
        (0..MOVE_LIMIT - 2).for_each(|_| list.push(0u8));
        list.extend_from_few_cells(CellSet::<1>::from_words([0b111]), |_| 1);
        assert!(list.overflowed());
        assert_eq!((list.len(), list.last()), (MOVE_LIMIT - 2, Some(&0)));
        list.extend_from_few_cells(CellSet::<1>::from_words([0b11]), |_| 1);
        assert_eq!((list.len(), list.last()), (MOVE_LIMIT, Some(&1)));
        list.clear();
        (0..MOVE_LIMIT - 2).for_each(|_| list.push(0u8));
        assert!(!list.overflowed());
        list.extend_from_cells(CellSet::<1>::from_words([0b111]), |_| 1);
        assert!(list.overflowed() && list.len() == MOVE_LIMIT - 2);
    }

    #[test]
    fn a_search_for_moves_of_any_length_ends_where_there_are_too_many() {
        let listed = |count: usize| {
            contained(|| {
                let mut list = MoveList::new();
                (0..count).for_each(|_| list.push(Box::new(())));
                list.len()
            })
        };
        assert_eq!(listed(LONG_MOVE_LIMIT), Ok(LONG_MOVE_LIMIT));
        assert_eq!(listed(LONG_MOVE_LIMIT + 1), Err(Unlistable::TooMany));
    }
}
