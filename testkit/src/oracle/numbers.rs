//! The test that numbers tell apart the moves that are legal together.

use std::collections::{BTreeMap, BTreeSet};

use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberIndex};
use rbg_runtime::{ActionList, MoveAction};

use super::transcript::written;

/// A test of a numbering on the legal moves of positions.
#[derive(Debug)]
pub struct NumberCheck {
    index: NumberIndex,
}

impl NumberCheck {
    /// Prepares the test of a numbering.
    pub fn new(numbering: MoveNumbering) -> Self {
        Self {
            index: NumberIndex::new(numbering),
        }
    }

    /// Checks that each of the moves that are legal in a position has a number, by which it is
    /// found again and which no other of them has. Where moves are made in parts, the same
    /// holds for the modifiers that can come next behind the same ones.
    ///
    /// # Errors
    ///
    /// The first move for which it does not hold, in words.
    pub fn check(&self, moves: &[ActionList]) -> Result<(), String> {
        if self.index.numbering().encoding() == MoveEncoding::Parts {
            return self.check_parts(moves);
        }
        let mut numbered: BTreeMap<u32, &ActionList> = BTreeMap::new();
        for m in moves {
            let number = self.number(m)?;
            if let Some(other) = numbered.insert(number, m) {
                let (one, other) = (written(m), written(other));
                return Err(format!("{one} and {other} are both number {number}"));
            }
        }
        Ok(())
    }

    fn check_parts(&self, moves: &[ActionList]) -> Result<(), String> {
        let mut next: BTreeMap<&[MoveAction], BTreeSet<MoveAction>> = BTreeMap::new();
        for m in moves {
            for (place, &action) in m.iter().enumerate() {
                next.entry(&m[..place]).or_default().insert(action);
            }
        }
        for modifiers in next.into_values() {
            let mut numbered: BTreeMap<u32, MoveAction> = BTreeMap::new();
            for modifier in modifiers {
                let part = ActionList::from_slice(&[modifier]);
                let number = self.number(&part)?;
                if numbered.insert(number, modifier).is_some() {
                    let part = written(&part);
                    return Err(format!("{part} and another are both number {number}"));
                }
            }
        }
        Ok(())
    }

    /// Returns the number of a move or part that has to have one.
    fn number(&self, actions: &ActionList) -> Result<u32, String> {
        let number = self.index.number(actions);
        let number = number.ok_or_else(|| format!("{} has no number", written(actions)))?;
        let mut found = self.index.moves_of(number);
        if found.any(|found| found == actions.as_slice()) {
            Ok(number)
        } else {
            Err(format!(
                "{} is not found by its number {number}",
                written(actions)
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_runtime::Cell;

    fn actions(words: &[(u16, u32)]) -> ActionList {
        let words = words.iter();
        words
            .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
            .collect()
    }

    fn check(encoding: MoveEncoding, table: &[(&[(u16, u32)], u32)]) -> NumberCheck {
        let moves = table
            .iter()
            .map(|(words, number)| (actions(words), *number));
        NumberCheck::new(MoveNumbering::new(encoding, moves.collect(), String::new()).unwrap())
    }

    #[test]
    fn moves_that_are_legal_together_need_numbers_of_their_own() {
        let check = check(
            MoveEncoding::Target,
            &[(&[(0, 1)], 0), (&[(1, 1)], 1), (&[(1, 2)], 1)],
        );
        let verdict = |moves: &[&[(u16, u32)]]| {
            let moves: Vec<ActionList> = moves.iter().map(|words| actions(words)).collect();
            check.check(&moves)
        };
        assert_eq!(verdict(&[]), Ok(()));
        assert_eq!(verdict(&[&[(0, 1)], &[(1, 2)]]), Ok(()));
        assert!(verdict(&[&[(1, 1)], &[(1, 2)]]).is_err());
        assert!(verdict(&[&[(0, 1)], &[(0, 2)]]).is_err());
    }

    #[test]
    fn parts_need_numbers_of_their_own_behind_the_same_modifiers() {
        let check = check(
            MoveEncoding::Parts,
            &[(&[(0, 1)], 0), (&[(1, 1)], 1), (&[(1, 2)], 1)],
        );
        let verdict = |moves: &[&[(u16, u32)]]| {
            let moves: Vec<ActionList> = moves.iter().map(|words| actions(words)).collect();
            check.check(&moves)
        };
        assert_eq!(verdict(&[&[(0, 1), (1, 1)], &[(1, 2)]]), Ok(()));
        assert!(verdict(&[&[(0, 1), (1, 1)], &[(0, 1), (1, 2)]]).is_err());
        assert!(verdict(&[&[(0, 1), (2, 1)]]).is_err());
    }
}
