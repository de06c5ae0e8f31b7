//! Which cells silent transitions lead to.

use crate::effort::{Exhausted, Meter};
use crate::model::{Board, CellId, LabelId};

/// The most pairs of a state and a cell that are looked at for a game. No state
/// may take more than half of those that are left, so that one that needs too many leaves enough to
/// others.
const MOST_PAIRS: usize = 48_000_000;

/// Bytes that a pair of cells takes while a relation is made: lists grow in powers
/// of two, and sorted copies are kept.
const PAIR_BYTES: usize = 16;

/// A silent transition, as far as it makes a difference where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Silent {
    /// It stays on its cell.
    Stay,
    /// It follows an edge of the board.
    Shift(LabelId),
    /// It stays on its cell if that is, or is not, in a set of cells.
    Within {
        /// The number of the set.
        set: usize,
        /// Whether it stays on all other cells.
        negated: bool,
    },
}

/// A state that is reached silently from the first one of its closure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reached {
    /// Its silent transitions, with the places of their targets in the closure.
    pub(crate) silent: Vec<(Silent, usize)>,
    /// Whether it is asked for where it is reached.
    pub(crate) wanted: bool,
}

/// A search along silent transitions.
pub(crate) struct Reach<'a> {
    board: &'a Board,
    /// Sets of cells on which patterns hold.
    sets: Vec<Vec<bool>>,
    /// How many pairs of a state and a cell may still be looked at.
    pairs_left: usize,
}

impl<'a> Reach<'a> {
    /// Prepares a search that has looked at nothing yet.
    pub(crate) fn new(board: &'a Board) -> Self {
        Self {
            board,
            sets: Vec::new(),
            pairs_left: MOST_PAIRS,
        }
    }

    /// Returns the number of the set of cells from which the wanted state of a closure is
    /// reached; none if too much would have to be looked at.
    pub(crate) fn cells_that_reach(
        &mut self,
        closure: &[Reached],
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let Some(rows) = self.rows(closure, meter)? else {
            return Ok(None);
        };
        let wanted = closure.iter().position(|state| state.wanted);
        let cells = self.board.cell_ids();
        let reaches = |cell: CellId| wanted.is_some_and(|at| !rows[at][cell.index()].is_empty());
        self.sets.push(cells.map(reaches).collect());
        Ok(Some(self.sets.len() - 1))
    }

    /// Returns, per state of a closure that is wanted and per cell, the cells in which that state
    /// is reached silently from the first one on that cell; none if too much would
    /// have to be looked at.
    pub(crate) fn rows(
        &mut self,
        closure: &[Reached],
        meter: &Meter,
    ) -> Result<Option<Vec<Vec<Vec<CellId>>>>, Exhausted> {
        let cells = self.board.cells.len();
        meter.spend(closure.len() * cells / 16)?;
        // A list and a mark for every state and cell.
        let bytes = closure.len() * cells * (size_of::<Vec<CellId>>() + size_of::<u32>());
        let most = meter.table_bytes_left().saturating_sub(bytes) / PAIR_BYTES;
        let most = most.min(self.pairs_left / 2);
        if most == 0 {
            return Ok(None);
        }
        let none = |state: &Reached| vec![Vec::new(); if state.wanted { cells } else { 0 }];
        let mut rows: Vec<Vec<Vec<CellId>>> = closure.iter().map(none).collect();
        // The start cell in whose sweep a pair was seen last, plus one.
        let mut seen = vec![0u32; closure.len() * cells];
        let mut looked = 0;
        for origin in self.board.cell_ids() {
            let mark = origin.0 + 1;
            let mut stack = vec![(0, origin)];
            while let Some((at, cell)) = stack.pop() {
                if std::mem::replace(&mut seen[at * cells + cell.index()], mark) == mark {
                    continue;
                }
                if closure[at].wanted {
                    rows[at][origin.index()].push(cell);
                }
                looked += 1;
                meter.spend(4)?;
                if looked > most {
                    self.pairs_left -= most;
                    return Ok(None);
                }
                for &(silent, target) in &closure[at].silent {
                    let cell = self.step(silent, cell);
                    stack.extend(cell.map(|cell| (target, cell)));
                }
            }
        }
        self.pairs_left -= looked;
        for row in rows.iter_mut().flatten() {
            row.sort_unstable();
        }
        Ok(Some(rows))
    }

    /// Returns the cell to which a silent transition leads from a cell, if it passes.
    fn step(&self, silent: Silent, cell: CellId) -> Option<CellId> {
        match silent {
            Silent::Stay => Some(cell),
            Silent::Shift(label) => self.board.step(cell, label),
            Silent::Within { set, negated } => {
                (self.sets[set][cell.index()] != negated).then_some(cell)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::row;

    /// Returns a closure that reaches all cells, one after the other, in each of so many states.
    fn everywhere(states: usize) -> Vec<Reached> {
        let label = |number: u32| Silent::Shift(LabelId(number));
        let state = |at: usize| Reached {
            silent: (0..4)
                .map(|number| (label(number), at))
                .chain([(Silent::Stay, (at + 1).min(states - 1))])
                .collect(),
            wanted: true,
        };
        (0..states).map(state).collect()
    }

    /// Returns whether the cells of a closure of so many states are found one after the other, if
    /// that many pairs are left at first.
    fn found(left: usize, states: &[usize]) -> Vec<bool> {
        let game = row("->p {e}");
        let mut reach = Reach::new(&game.board);
        reach.pairs_left = left;
        states
            .iter()
            .map(|&states| {
                reach
                    .rows(&everywhere(states), &Meter::unlimited())
                    .unwrap()
                    .is_some()
            })
            .collect()
    }

    #[test]
    fn a_state_may_take_half_of_what_is_left() {
        // Four cells are reached from four.
        assert_eq!(found(32, &[1]), [true]);
        assert_eq!(found(31, &[1]), [false]);
        assert_eq!(found(64, &[2, 1, 1]), [true, true, false]);
        assert_eq!(found(48, &[1, 1]), [true, true]);
    }

    #[test]
    fn one_that_needs_too_much_leaves_enough_to_others() {
        assert_eq!(found(80, &[3, 1, 1]), [false, true, false]);
        assert_eq!(found(160, &[100, 2, 1]), [false, true, true]);
    }

    #[test]
    fn only_wanted_states_have_rows() {
        let game = row("->p {e}");
        let mut closure = everywhere(2);
        closure[0].wanted = false;
        let rows = Reach::new(&game.board)
            .rows(&closure, &Meter::unlimited())
            .unwrap()
            .expect("it is small");
        let all: Vec<CellId> = game.board.cell_ids().collect();
        assert_eq!(rows, [vec![], vec![all; 4]]);
    }

    #[test]
    fn cells_reach_what_the_sets_on_the_way_allow() {
        let game = row("->p {e}");
        let mut reach = Reach::new(&game.board);
        reach.sets.push(vec![true, false, true, false]);
        let closure = |negated| {
            let first = Reached {
                silent: vec![(Silent::Within { set: 0, negated }, 1)],
                wanted: false,
            };
            let last = Reached {
                silent: Vec::new(),
                wanted: true,
            };
            [first, last]
        };
        let set = reach
            .cells_that_reach(&closure(false), &Meter::unlimited())
            .unwrap();
        assert_eq!(
            reach.sets[set.expect("it is small")],
            [true, false, true, false]
        );
        let set = reach
            .cells_that_reach(&closure(true), &Meter::unlimited())
            .unwrap();
        assert_eq!(
            reach.sets[set.expect("it is small")],
            [false, true, false, true]
        );
    }
}
