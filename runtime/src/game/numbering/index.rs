//! The index of a numbering: moves by numbers, and numbers by moves.

use std::hash::BuildHasher;

use foldhash::fast::FixedState;

use super::open_table::OpenTable;
use super::table::{MoveEncoding, MoveNumbering};
use crate::game::action::MoveAction;

/// A numbering that finds the number of a move and the moves of a number, in constant time.
///
/// ```
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberIndex};
/// use rbg_runtime::{Cell, MoveAction};
///
/// let mark = |cell: u16| [MoveAction::from((Cell::new(cell), 1))];
/// let moves = [(mark(0)[..].into(), 0), (mark(4)[..].into(), 1)];
/// let numbering = MoveNumbering::new(MoveEncoding::Target, moves.into(), String::new())?;
/// let index = NumberIndex::new(numbering);
/// assert_eq!((index.number(&mark(4)), index.number(&mark(1))), (Some(1), None));
/// assert_eq!(index.moves_of(1).collect::<Vec<_>>(), [mark(4)]);
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug)]
pub struct NumberIndex {
    numbering: MoveNumbering,
    /// The entries, counted from 1; 0 is a vacant slot.
    entries: OpenTable<u32>,
    /// The first entry of each number, and behind the last number the number of entries.
    first: Vec<u32>,
}

impl NumberIndex {
    /// Creates the index of a numbering.
    pub fn new(numbering: MoveNumbering) -> Self {
        let entries = numbering.moves().len();
        let mut table = OpenTable::new(entries);
        table.fill(0);
        let mut first = Vec::with_capacity(numbering.size() as usize + 1);
        for (entry, (actions, number)) in (0u32..).zip(numbering.moves()) {
            if first.len() == number as usize {
                first.push(entry);
            }
            if let Some(slot) = table.find_mut(hash(actions), |&slot| slot == 0) {
                *slot = entry + 1;
            }
        }
        first.push(entries as u32);
        Self {
            numbering,
            entries: table,
            first,
        }
    }

    /// Returns the numbering.
    pub fn numbering(&self) -> &MoveNumbering {
        &self.numbering
    }

    /// Returns the number of a move, all of its actions given (of a single modifier, where moves
    /// are made in parts); none if it cannot be legal in any position.
    pub fn number(&self, actions: &[MoveAction]) -> Option<u32> {
        let is = |&slot: &u32| {
            let entry = slot.checked_sub(1);
            entry.is_none_or(|entry| self.numbering.entry(entry as usize) == actions)
        };
        let entry = self.entries.find(hash(actions), is)?.checked_sub(1)?;
        Some(self.numbering.numbers()[entry as usize])
    }

    /// Returns the sum over the numbers of a move, all of its actions given, of what is said of each: over those
    /// of its parts where moves are made in parts, and otherwise over the one that it has; none if one has none.
    #[inline]
    pub fn sum(&self, actions: &[MoveAction], of_number: impl Fn(u32) -> f32) -> Option<f32> {
        let of_entry = |actions: &[MoveAction]| self.number(actions).map(&of_number);
        if self.numbering.encoding() != MoveEncoding::Parts {
            return of_entry(actions);
        }
        let mut parts = actions.chunks(1).map(of_entry);
        parts.try_fold(0.0, |sum, part| Some(sum + part?))
    }

    /// Returns the moves that have a number, at most one of which is legal in a position; none if
    /// the number is none of the numbering.
    pub fn moves_of(&self, number: u32) -> impl ExactSizeIterator<Item = &[MoveAction]> {
        let bound = |number: usize| self.first.get(number).map(|&entry| entry as usize);
        let number = number as usize;
        let begin = bound(number).unwrap_or(0);
        let end = bound(number.saturating_add(1)).unwrap_or(begin);
        (begin..end).map(|entry| self.numbering.entry(entry))
    }
}

fn hash(actions: &[MoveAction]) -> u64 {
    FixedState::default().hash_one(actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ActionList, Cell, MoveEncoding};

    fn list(words: &[(u16, u32)]) -> ActionList {
        let words = words.iter();
        words
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
            .collect()
    }

    /// Returns an index in which three moves have each number: one of each length up to three.
    fn index(numbers: u32) -> NumberIndex {
        let moves = (0..numbers).flat_map(|number| {
            let word = (number as u16, number % 7);
            (1..=3).map(move |length| (list(&vec![word; length]), number))
        });
        let table = MoveNumbering::new(MoveEncoding::Words, moves.collect(), String::new());
        NumberIndex::new(table.unwrap())
    }

    #[test]
    fn every_move_is_found_by_its_number_and_the_other_way_round() {
        for numbers in [0, 1, 2, 300] {
            let index = index(numbers);
            assert_eq!(index.numbering().size(), numbers);
            for (actions, number) in index.numbering().moves() {
                assert_eq!(index.number(actions), Some(number));
                assert!(index.moves_of(number).any(|found| found == actions));
            }
            let all: usize = (0..numbers)
                .map(|number| index.moves_of(number).len())
                .sum();
            assert_eq!(all, index.numbering().moves().len());
        }
    }

    #[test]
    fn what_is_not_in_the_table_is_not_found() {
        let index = index(20);
        for words in [
            &[][..],
            &[(0, 1)],
            &[(20, 6)],
            &[(1, 1); 4],
            &[(1, 1), (2, 2)],
        ] {
            assert_eq!(index.number(&list(words)), None, "{words:?}");
        }
        for number in [20, 21, u32::MAX] {
            assert_eq!(index.moves_of(number).len(), 0, "{number}");
        }
    }
}
