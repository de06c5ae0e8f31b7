//! The pairs of a state and a cell from which a move can be made to its end.
//!
//! *On what:* the product of the machine with the board. A step counts as one that can be made if its
//! relation leads anywhere and its action is no test of pieces that can never stand there; every other
//! condition counts as satisfied. A pair from which no such steps lead to a switch is met by no move
//! that is made: the changes on the way to it are undone, or the game has ended before.

use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::effort::{Budget, Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::CellId;

use crate::analysis::pieces::reach::can_pass;

/// The work that may be spent on finding the pairs.
const EFFORT: usize = 100_000_000;

/// The pairs from which a move can be made to its end.
pub(crate) struct Completable {
    cells: usize,
    /// A flag for each cell of each state, in order; `None` if all count as completable.
    pairs: Option<Vec<bool>>,
}

impl Completable {
    /// Finds the pairs; `possible` are the pieces that can ever stand on each cell.
    pub(crate) fn new(machine: &Machine, possible: &[PieceSet]) -> Self {
        let found = pairs(machine, possible, &Meter::new(Budget::steps(EFFORT)));
        Self {
            cells: machine.cells,
            pairs: found.ok(),
        }
    }

    /// Returns whether a move can go on to its end from a state on a cell.
    pub(crate) fn from(&self, state: StateId, cell: CellId) -> bool {
        let pairs = self.pairs.as_ref();
        pairs.is_none_or(|pairs| pairs[state.index() * self.cells + cell.index()])
    }
}

/// Adds pairs until no step leads to one that is known from one that is not.
fn pairs(machine: &Machine, possible: &[PieceSet], meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let cells = machine.cells;
    let mut known = vec![false; machine.steps.len() * cells];

    loop {
        let mut grown = false;
        // What is near the end of a move has higher numbers, mostly.
        for state in (0..machine.steps.len()).rev() {
            let steps = machine.steps(StateId::from_index(state), meter)?;
            for cell in 0..cells {
                let pair = state * cells + cell;
                if known[pair] {
                    continue;
                }
                for step in steps {
                    let relation = machine.relations.get(step.relation);
                    let targets = relation.targets(CellId::from_index(cell), meter)?;
                    meter.spend(1 + targets.len())?;
                    let mut targets = targets.iter().map(|target| target.index());
                    let completes = targets.any(|target| {
                        can_pass(&step.action, possible[target])
                            && (matches!(step.action, Action::Switch(..))
                                || known[step.target.index() * cells + target])
                    });
                    if completes {
                        known[pair] = true;
                        grown = true;
                        break;
                    }
                }
            }
        }
        if !grown {
            return Ok(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::pieces::reach::possible;
    use crate::testing::{machine, row};

    /// Returns for each cell of a row of four whether the action that puts `x` there can be part of a
    /// move.
    fn puts(rules: &str) -> Vec<bool> {
        let game = row(rules);
        let machine = machine(&game);
        let completable = Completable::new(
            &machine,
            &possible(&machine, &game, &Meter::unlimited()).unwrap(),
        );
        let x = game.pieces.iter().position(|piece| piece == "x");
        let states = machine.states(&Meter::unlimited()).unwrap();
        let steps = states.flat_map(|state| machine.steps(state, &Meter::unlimited()).unwrap());
        let put = steps
            .filter(|step| matches!(step.action, Action::Off(piece, _) if Some(piece.index()) == x))
            .map(|step| step.target);
        let behind: Vec<StateId> = put.collect();
        let cells = (0..machine.cells).map(CellId::from_index);
        cells
            .map(|cell| behind.iter().any(|state| completable.from(*state, cell)))
            .collect()
    }

    #[test]
    fn what_has_to_go_on_does_not_end_where_there_is_no_way() {
        // A row has ways to the right from all cells but the last one.
        let last = |rules: &str| {
            let mut puts = puts(rules);
            let last = puts.pop();
            (puts.iter().all(|put| *put), last == Some(true))
        };
        assert_eq!(last("->p {e} [x] ->q {e} [y]"), (true, true));
        assert_eq!(last("->p {e} [x] right ->q {e} [y]"), (true, false));
        assert_eq!(last("->p ({e} [x] right)* {e} ->q {e} [y]"), (true, false));
        // Another way on is enough.
        assert_eq!(last("->p {e} [x] (right + {x}) ->q {e} [y]"), (true, true));
        // No z can ever be there.
        assert_eq!(last("->p {e} [x] {z} ->q {e} [y]"), (false, false));
    }
}
