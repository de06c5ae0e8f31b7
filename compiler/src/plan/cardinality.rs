//! Cardinality estimates: on how many cells at a time a state is reached.
//!
//! A guess, on which only speed depends: pieces are as many as at the beginning,
//! and steps lead from a cell to one cell, unless they lead to many from any.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};
use crate::model::{Game, PieceId};

use super::costs::UNSEEN_PIECES;
use super::search::SearchPlan;
use super::segments::is_inner;

/// Estimates how many cells hold one of some pieces.
pub(super) fn piece_cardinality(game: &Game, pieces: &[PieceId]) -> usize {
    let cells = game.board.cells.iter();
    let count = cells.filter(|cell| pieces.binary_search(&cell.piece).is_ok());
    match count.count() {
        0 => UNSEEN_PIECES,
        count => count,
    }
}

/// Estimates per state on how many cells it is reached within its segment.
pub(super) fn cardinalities(
    machine: &Machine,
    game: &Game,
    meter: &Meter,
) -> Result<Vec<usize>, Exhausted> {
    let mut expected = vec![1; machine.steps.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for source in machine.states(meter)? {
            for step in machine
                .steps(source, meter)?
                .iter()
                .filter(|step| is_inner(step))
            {
                let guess = guess(machine, game, source, step, &expected);
                let known = &mut expected[step.target.index()];
                changed |= guess > *known;
                *known = guess.max(*known);
            }
        }
    }
    Ok(expected)
}

impl SearchPlan<'_> {
    /// Estimates on how many cells the state of a step is reached.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn cardinality_before(&self, step: &Step, meter: &Meter) -> Result<usize, Exhausted> {
        let mut expected = None;
        for state in self.machine.states(meter)? {
            if self.machine.steps(state, meter)?.contains(step) {
                expected = expected.max(Some(self.cardinalities[state.index()]));
            }
        }
        Ok(expected.unwrap_or(1))
    }

    /// Returns the largest number of cells to which a step leads from one cell.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn most_targets(&self, step: &Step, meter: &Meter) -> Result<usize, Exhausted> {
        let rows = self.machine.relations.get(step.relation).rows(meter)?;
        Ok(rows.iter().map(Vec::len).max().unwrap_or(0))
    }
}

fn guess(
    machine: &Machine,
    game: &Game,
    source: StateId,
    step: &Step,
    expected: &[usize],
) -> usize {
    let tested = match &step.action {
        Action::On(pieces) => piece_cardinality(game, pieces),
        _ => machine.cells,
    };
    match machine.relations.class(step.relation) {
        RelationClass::Constant | RelationClass::General => tested,
        _ if step.target == source => tested,
        _ => tested.min(expected[source.index()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{
        anywhere, next, off, on, on_board, pattern, plan, relation_of, switch, written,
    };

    const E: u32 = 0;
    const X: u32 = 1;
    const Y: u32 = 2;

    /// A row with three empty cells and an `x`.
    fn board() -> Game {
        on_board(
            "rectangle(up, down, left, right, [e, x, e, e])",
            "->p {e} [x] ->> {}",
        )
    }

    #[test]
    fn pieces_are_as_many_as_at_the_beginning() {
        let game = board();
        let of = |pieces: &[u32]| {
            let pieces: Vec<PieceId> = pieces.iter().map(|&piece| PieceId(piece)).collect();
            piece_cardinality(&game, &pieces)
        };
        assert_eq!([of(&[E]), of(&[X]), of(&[E, X])], [3, 1, 4]);
        assert_eq!((of(&[Y]), of(&[X, Y])), (UNSEEN_PIECES, 1));
    }

    /// Per state, on how many cells it is reached.
    fn reached(steps: impl IntoIterator<Item = (u32, Relation, Action, u32)>) -> Vec<usize> {
        cardinalities(&written(4, &[3], steps), &board(), &Meter::unlimited()).unwrap()
    }

    #[test]
    fn steps_lead_to_one_cell_or_to_all_with_a_piece() {
        let stay = || Relation::identity(4);
        let anywhere = || anywhere(4);
        let both = || relation_of(4, [(0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2)]);
        let cases = [
            (
                "from anywhere",
                (anywhere(), on(&[E])),
                (next(4), on(&[E])),
                [3, 3],
            ),
            (
                "fewer pieces",
                (anywhere(), on(&[E])),
                (stay(), on(&[X])),
                [3, 1],
            ),
            (
                "more pieces",
                (anywhere(), on(&[X])),
                (next(4), on(&[E])),
                [1, 1],
            ),
            (
                "neighbours",
                (anywhere(), on(&[X])),
                (both(), on(&[E])),
                [1, 3],
            ),
            (
                "no piece",
                (anywhere(), Action::Pass),
                (stay(), pattern(0, false)),
                [4, 4],
            ),
            (
                "a segment begins",
                (anywhere(), off(X)),
                (stay(), on(&[E])),
                [1, 1],
            ),
        ];
        for (name, first, second, expected) in cases {
            let steps = [
                (0, first.0, first.1, 1),
                (1, second.0, second.1, 2),
                (2, stay(), switch(1), 0),
            ];
            assert_eq!(reached(steps)[..3], [1, expected[0], expected[1]], "{name}");
        }
        let slide = [(0, next(4), on(&[E]), 1), (1, next(4), on(&[E]), 1)];
        assert_eq!(reached(slide), [1, 3]);
        // What is told of a state late is told of those before it.
        let later = [
            (0, anywhere(), on(&[E]), 2),
            (1, stay(), on(&[E]), 3),
            (2, next(4), on(&[E]), 1),
            (3, stay(), on(&[X]), 4),
        ];
        assert_eq!(reached(later), [1, 3, 3, 3, 1]);
        // Along the way that reaches most.
        let ways = [
            (0, anywhere(), on(&[X]), 1),
            (0, anywhere(), on(&[E]), 1),
            (0, stay(), on(&[E]), 1),
        ];
        assert_eq!(reached(ways), [1, 3]);
    }

    #[test]
    fn a_step_is_taken_from_where_most_cells_are_and_leads_to_so_many() {
        let game = board();
        let mut plan = plan(&game);
        let both = relation_of(4, [(0, 1), (1, 0), (1, 2), (2, 1)]);
        let steps = [
            (0, anywhere(4), on(&[E]), 1),
            (1, both.clone(), on(&[X]), 2),
            (2, both, on(&[X]), 2),
            (2, next(4), on(&[E]), 0),
        ];
        plan.machine = written(4, &[], steps);
        plan.cardinalities = vec![1, 3, 2];
        let [first] = plan.machine.steps(StateId(0), &Meter::unlimited()).unwrap() else {
            panic!("there is one step")
        };
        let [common] = plan.machine.steps(StateId(1), &Meter::unlimited()).unwrap() else {
            panic!("there is one step")
        };
        let last = &plan.machine.steps(StateId(2), &Meter::unlimited()).unwrap()[1];
        // The same step is taken in two states.
        let steps = [first, common, last];
        assert_eq!(
            steps.map(|step| plan.cardinality_before(step, &Meter::unlimited()).unwrap()),
            [1, 3, 2]
        );
        assert_eq!(
            steps.map(|step| plan.most_targets(step, &Meter::unlimited()).unwrap()),
            [4, 2, 1]
        );
    }
}
