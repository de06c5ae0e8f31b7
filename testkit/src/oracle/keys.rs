//! The tests of equality, hashes and keys: they agree, equal positions are equal however they come
//! about, and others are not.

use rbg_runtime::{ActionList, Snapshot};

use super::subject::{Handle, Subject};
use super::transcript::Step;

/// The number of positions that later ones are compared with.
const MOST_MET: usize = 150;

/// The number of positions behind a position that are compared with it.
const MOST_BEHIND: usize = 40;

/// Positions of all plays.
#[derive(Default)]
pub(super) struct Met {
    positions: Vec<MetPosition>,
}

/// A position, with its keys, which are asked for only once.
struct MetPosition {
    number: Option<u32>,
    moves: Vec<ActionList>,
    known: Known,
}

/// A position and what can be seen of it.
struct Known {
    subject: Box<dyn Subject>,
    snapshot: Snapshot,
    keys: [u64; 3],
}

impl Known {
    fn new(subject: Box<dyn Subject>) -> Option<Self> {
        Some(Self {
            snapshot: subject.snapshot(),
            keys: subject.keys()?,
            subject,
        })
    }

    /// Compares equality and keys of two positions with what can be seen of them. Whether
    /// they are equal; a cell that makes no difference does not count.
    fn compare(&self, other: &Self) -> Result<bool, String> {
        let (equal, same_board) = self.subject.equals(other.subject.as_ref());
        let pieces = self.snapshot.pieces == other.snapshot.pieces;
        if same_board != pieces || (self.keys[1] == other.keys[1]) != pieces {
            return Err("boards are compared wrongly".to_owned());
        }
        // Keys of different positions are different but for chances of one in 2^64.
        if equal != (self.keys[0] == other.keys[0]) {
            return Err("equality and keys do not agree".to_owned());
        }
        if equal != (self.keys[2] == other.keys[2]) {
            return Err("equality and hashes do not agree".to_owned());
        }
        let differs = !pieces
            || self.snapshot.variables != other.snapshot.variables
            || self.snapshot.to_move != other.snapshot.to_move;
        if equal && differs {
            return Err("different positions are equal".to_owned());
        }
        Ok(equal)
    }
}

impl Met {
    /// Compares a position, with the moves listed there, with others: those behind it and
    /// those that were met.
    pub(super) fn compare(
        &mut self,
        subject: &dyn Subject,
        step: &Step,
        listed: &[Handle],
    ) -> Result<(), String> {
        let Some(here) = Known::new(subject.copy()) else {
            return Ok(());
        };
        let again = Known::new(subject.copy());
        if again.is_none_or(|again| again.compare(&here) != Ok(true)) {
            return Err("a copy is not equal to its original".to_owned());
        }
        for &m in listed.iter().take(MOST_BEHIND) {
            let mut next = subject.copy();
            next.apply(m);
            if let Some(next) = Known::new(next) {
                next.compare(&here)?;
            }
        }
        for met in &self.positions {
            let equal = met.known.compare(&here)?;
            if step.position.is_some() && met.number == step.position && !equal {
                return Err("a position is not equal to the same one in another play".to_owned());
            }
            if equal && met.moves != step.moves {
                return Err("positions with other moves are equal".to_owned());
            }
        }
        if self.positions.len() < MOST_MET {
            self.positions.push(MetPosition {
                number: step.position,
                moves: step.moves.clone(),
                known: here,
            });
        }
        Ok(())
    }
}
