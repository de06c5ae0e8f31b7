//! The numbers of moves, found by the moves themselves.

use std::hash::{Hash, Hasher};

use super::games::BatchPosition;
use crate::game::{ActionList, MoveEncoding, MoveNumbering, NumberIndex, OpenTable};
use crate::playout::RunError;

/// A number that no move has.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// The numbers of moves.
///
/// A numbering knows moves by their actions. A reasoner's moves are found faster by what
/// they consist of, in a table into which each is put when it is first met. The
/// table has room for all of them from the start, so that no step asks for memory.
#[derive(Clone)]
pub(super) struct MoveNumbers<G: BatchPosition> {
    index: NumberIndex,
    /// The numbers by the codes of moves, where moves have codes.
    by_code: Vec<u32>,
    /// Otherwise the moves with their numbers.
    by_move: OpenTable<Slot<G::Move>>,
    /// How many moves are in the table.
    known: usize,
}

#[derive(Clone)]
struct Slot<M> {
    m: M,
    /// [`UNKNOWN`] in a slot that is vacant, whatever move is there.
    number: u32,
}

impl<G: BatchPosition> MoveNumbers<G> {
    pub(super) fn new(numbering: MoveNumbering) -> Self {
        let moves = numbering.moves().len();
        Self {
            by_code: vec![UNKNOWN; G::MOVE_CODES],
            by_move: OpenTable::new(moves),
            known: 0,
            index: NumberIndex::new(numbering),
        }
    }

    /// Returns how many numbers there are.
    pub(super) fn size(&self) -> usize {
        self.index.numbering().size() as usize
    }

    /// Returns how many moves can have a number.
    #[inline]
    pub(super) fn moves_of(&self, number: u32) -> usize {
        self.index.moves_of(number).len()
    }

    /// Fails if the numbers are not those of what is a move here: of whole moves, or of their parts.
    pub(super) fn check(&self) -> Result<(), RunError> {
        let in_parts = self.index.numbering().encoding() == MoveEncoding::Parts;
        if in_parts == G::IN_PARTS {
            return Ok(());
        }
        Err(RunError::Unfit(
            "the numbers are those of parts of moves, and this batch makes whole ones".to_owned(),
        ))
    }

    /// Returns the number of a move if it is in the table, and otherwise [`UNKNOWN`].
    #[inline]
    pub(super) fn known(&self, m: &G::Move) -> u32 {
        if G::MOVE_CODES > 0 {
            let number = self.by_code.get(G::move_code(m));
            return number.copied().unwrap_or(UNKNOWN);
        }
        let is = |slot: &Slot<G::Move>| slot.m == *m || slot.number == UNKNOWN;
        let slot = self.by_move.find(hash(m), is);
        slot.map_or(UNKNOWN, |slot| slot.number)
    }

    /// Returns the number of a move of a position.
    #[inline]
    pub(super) fn number(&mut self, position: &G, m: &G::Move) -> Result<u32, RunError> {
        if G::MOVES_ARE_ACTIONS {
            let number = self.known(m);
            if number != UNKNOWN {
                return Ok(number);
            }
        }
        self.look_up(position, m)
    }

    /// Returns the number of a move that is not in the table, and puts it there if it has the same
    /// number in every position.
    #[cold]
    #[inline(never)]
    pub(super) fn look_up(&mut self, position: &G, m: &G::Move) -> Result<u32, RunError> {
        if G::MOVES_ARE_ACTIONS {
            self.learn(m, &position.actions(m))
        } else {
            self.number_of(position, m)
        }
    }

    /// Returns the number of a move of a position, whether it is in the table or not.
    pub(super) fn number_of(&self, position: &G, m: &G::Move) -> Result<u32, RunError> {
        self.of_actions(&position.actions(m))
    }

    /// Returns the number of these actions.
    fn of_actions(&self, actions: &ActionList) -> Result<u32, RunError> {
        self.index.number(actions).ok_or_else(|| {
            let actions = actions.iter().map(|a| (a.cell.number(), a.index));
            let actions: Vec<(u16, u32)> = actions.collect();
            RunError::Failed(format!(
                "the move of cells and actions {actions:?} has no number"
            ))
        })
    }

    /// Puts a move with these actions into the table and returns its number.
    fn learn(&mut self, m: &G::Move, actions: &ActionList) -> Result<u32, RunError> {
        let number = self.of_actions(actions)?;
        if let Some(known) = self.by_code.get_mut(G::move_code(m)) {
            *known = number;
            return Ok(number);
        }
        if self.known == self.index.numbering().moves().len() {
            return Ok(number);
        }
        let slot = |number| Slot {
            m: m.clone(),
            number,
        };
        if !self.by_move.is_filled() {
            self.by_move.fill(slot(UNKNOWN));
        }
        let vacant = |slot: &Slot<G::Move>| slot.number == UNKNOWN;
        if let Some(place) = self.by_move.find_mut(hash(m), vacant) {
            *place = slot(number);
            self.known += 1;
        }
        Ok(number)
    }
}

#[inline]
fn hash(m: &impl Hash) -> u64 {
    let mut hasher = CodeHasher::default();
    m.hash(&mut hasher);
    hasher.0
}

/// A hasher of short moves: one multiplication for up to eight bytes.
#[derive(Default)]
struct CodeHasher(u64);

impl CodeHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        // 2^64 by the golden ratio spreads neighbours far apart (Knuth's multiplicative hashing).
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for CodeHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        let (halves, rest) = rest.as_chunks::<4>();
        for half in halves {
            self.mix(u64::from(u32::from_le_bytes(*half)));
        }
        let (codes, rest) = rest.as_chunks::<2>();
        for code in codes {
            self.mix(u64::from(u16::from_le_bytes(*code)));
        }
        for byte in rest {
            self.mix(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.mix(u64::from(value));
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::games::BoxedPosition;
    use crate::game::{Cell, MoveAction};

    fn actions(number: u16) -> ActionList {
        let words = [(number % 64, 1), (number / 64, 2)];
        let words = words.iter();
        words
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
            .collect()
    }

    /// Returns numbers of this many moves.
    fn numbers(moves: u16) -> MoveNumbers<BoxedPosition> {
        let moves = (0..moves).map(|number| (actions(number), u32::from(number)));
        let numbering = MoveNumbering::new(MoveEncoding::Words, moves.collect(), String::new());
        MoveNumbers::new(numbering.expect("it is one"))
    }

    #[test]
    fn moves_are_known_once_they_are_learned() {
        for size in [1, 2, 3, 64, 500] {
            let mut numbers = numbers(size);
            for number in 0..size {
                let m = actions(number);
                assert_eq!(numbers.known(&m), UNKNOWN, "{number} of {size}");
                assert_eq!(numbers.learn(&m, &m), Ok(u32::from(number)));
                for earlier in 0..=number {
                    assert_eq!(numbers.known(&actions(earlier)), u32::from(earlier));
                }
            }
            assert_eq!(numbers.known(&actions(size)), UNKNOWN, "{size}");
            assert_eq!(numbers.index.numbering().size(), u32::from(size));
        }
    }

    #[test]
    fn a_move_without_a_number_is_not_learned() {
        let mut numbers = numbers(3);
        let m = actions(3);
        assert!(matches!(numbers.learn(&m, &m), Err(RunError::Failed(_))));
        assert_eq!(numbers.known(&m), UNKNOWN);
    }

    #[test]
    fn more_moves_than_the_table_holds_have_their_numbers_all_the_same() {
        // Different moves of the same actions, as no reasoner has them.
        let mut numbers = numbers(2);
        let known = actions(1);
        for other in 2..40 {
            assert_eq!(numbers.learn(&actions(other), &known), Ok(1));
        }
        let found: Vec<u32> = (2..40)
            .map(|other| numbers.known(&actions(other)))
            .collect();
        assert_eq!(found[..2], [1, 1]);
        assert!(found[2..].iter().all(|&number| number == UNKNOWN));
    }
}
