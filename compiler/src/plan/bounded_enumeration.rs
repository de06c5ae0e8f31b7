//! Bounded enumeration: states in which only a few moves can begin, found without a loop.

use std::collections::BTreeSet;

use super::costs::{LONGEST_ARRAY_MOVE, MOST_ARRAY_MOVES};
use super::move_form::MoveForm;
use super::search::SearchPlan;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::RelationClass;

impl SearchPlan<'_> {
    /// Returns how many moves from a root there can be, if they are few: every step leads from
    /// one cell to one cell, and to a state of its own, and moves are arrays of few codes
    /// at known places.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn bounded_enumeration(
        &self,
        root: StateId,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let machine = &self.machine;
        let mut states = BTreeSet::from([root]);
        let mut todo = vec![root];
        let mut moves = 0;
        while let Some(state) = todo.pop() {
            for step in machine.steps(state, meter)? {
                let class = machine.relations.class(step.relation);
                if !matches!(class, RelationClass::Identity | RelationClass::Function) {
                    return Ok(None);
                }
                if step.action.ends() {
                    moves += 1;
                } else if states.insert(step.target) {
                    todo.push(step.target);
                } else {
                    return Ok(None);
                }
            }
        }
        let short = matches!(self.form, MoveForm::Fixed(length) if length <= LONGEST_ARRAY_MOVE);
        Ok((short && (1..=MOST_ARRAY_MOVES).contains(&moves)).then_some(moves))
    }
}

#[cfg(test)]
mod tests {
    use crate::automaton::StateId;
    use crate::effort::Meter;
    use crate::plan::Plan;
    use crate::testing::{plan, row};
    use crate::{Options, model::Game};

    fn of(plan: &Plan<'_>) -> Option<usize> {
        plan.bounded_enumeration(plan.moves.roots[0], &Meter::unlimited())
            .unwrap()
    }

    fn few(rules: &str) -> Option<usize> {
        let game: Game = row(rules);
        of(&plan(&game))
    }

    #[test]
    fn a_few_moves_from_cell_to_cell_are_counted() {
        assert_eq!(few("->p {e} [x] ->> {}"), Some(1));
        assert_eq!(few("->p left {e} right [x] ->> {}"), Some(1));
        // There is nothing on the left of the first cell.
        assert_eq!(few("->p (left + right) {e} [x] ->> {}"), Some(1));
        assert_eq!(few("->p ({e} [x] ->> {} + right {e} [y] ->> {})"), Some(2));
        assert_eq!(
            few("->p {e} ([x] ->> {} + [y] right [z] ->> {} + ->q {})"),
            Some(3)
        );
    }

    #[test]
    fn moves_over_several_cells_or_ways_are_not_few() {
        let cases = [
            ("anywhere", "->p (left* + right*) {e} [x] ->> {}"),
            (
                "some cells, other ones from another cell",
                "right (right + {e}) ->p (left + right) {e} [x] ->> {}",
            ),
            ("cells with a neighbour", "->p {? right} {e} [x] ->> {}"),
            (
                "two ways to a state",
                "->p ({e} [x] + right {e} [y]) ->> {}",
            ),
            ("a loop", "->p {e} (right {e})* [x] ->> {}"),
            ("five modifiers", "->p {e} [x] [y] [x] [y] ->> {}"),
        ];
        for (name, rules) in cases {
            assert_eq!(few(rules), None, "{name}");
        }
        assert_eq!(few("->p {e} [x] [y] [x] ->> {}"), Some(1));
    }

    #[test]
    fn sixteen_moves_are_few_and_seventeen_are_not() {
        let moves = |number: usize| {
            let moves = vec!["{e} [x] ->> {}"; number];
            few(&format!("->p ({})", moves.join(" + ")))
        };
        assert_eq!(moves(16), Some(16));
        assert_eq!(moves(17), None);
    }

    #[test]
    fn moves_of_other_forms_and_no_moves_are_not_few() {
        let game = row("->p {e} [x] ->> {}");
        let mut plan = plan(&game);
        assert_eq!(of(&plan), Some(1));
        plan.machine.steps.push(Vec::new());
        let none = StateId::from_index(plan.machine.steps.len() - 1);
        assert_eq!(
            plan.bounded_enumeration(none, &Meter::unlimited()).unwrap(),
            None
        );
        let options = Options {
            bounded_moves: false,
            ..Options::default()
        };
        assert_eq!(
            of(&Plan::new(&game, &options, &Meter::unlimited()).unwrap()),
            None
        );
        // The moves of `q` are of two lengths, so no places of codes are known.
        assert_eq!(few("->p {e} [x] ->q ({e} [x] + {y}) [y] ->> {}"), None);
        assert_eq!(few("->p {e} [x] ->q {e} [x] [y] ->> {}"), Some(1));
    }
}
