//! Bounded enumeration: states in which only a few moves can begin, found without a loop.

use std::collections::BTreeSet;

use super::bounds::Bounds;
use super::costs::{LONGEST_ARRAY_MOVE, MOST_ARRAY_MOVES};
use super::move_form::MoveForm;
use super::search::SearchPlan;
use super::segments::{components, is_inner};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::RelationClass;
use crate::model::CellId;

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
        Ok((self.has_short_moves() && (1..=MOST_ARRAY_MOVES).contains(&moves)).then_some(moves))
    }

    /// Returns how many moves from a root there can be, if they are few, and in more sets than that:
    /// to look at each set takes longer than to list the moves.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub(super) fn fewer_than_sets(
        &self,
        root: StateId,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let machine = &self.machine;
        let mut sets = 0;
        for component in components(machine, root, meter)? {
            for state in component.states {
                for (id, step) in machine.identified_steps(state, meter)? {
                    if !is_inner(step) {
                        let template = self.template_behind(id, true, meter)?;
                        sets += template.map_or(1, |template| template.sets());
                    }
                }
            }
        }
        if sets <= MOST_ARRAY_MOVES || !self.has_short_moves() || self.moves.mutates[root.index()] {
            return Ok(None);
        }
        let cells = (0..machine.cells).map(CellId::from_index);
        let mut bounds = Bounds::new(machine, self.game.pieces.len(), meter)?;
        let most = bounds.on_any(root, cells, meter)?;
        Ok(most.filter(|most| (1..=MOST_ARRAY_MOVES).contains(most)))
    }

    /// Returns whether moves are arrays of few codes at known places.
    fn has_short_moves(&self) -> bool {
        matches!(self.form, MoveForm::Fixed(length) if length <= LONGEST_ARRAY_MOVE)
    }
}

#[cfg(test)]
mod tests {
    use crate::automaton::StateId;
    use crate::effort::Meter;
    use crate::plan::Plan;
    use crate::testing::{plan_of_whole_moves as plan, row};
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
    fn few_moves_in_many_sets_are_listed() {
        let listed = |pieces: &str, rules: &str| {
            let rules = rules
                .replace("ONE", pieces)
                .replace("NEAR", "(left + right)");
            let game = row(&rules);
            let plan = plan(&game);
            let root = plan.moves.roots[0];
            plan.fewer_than_sets(root, &Meter::unlimited()).unwrap()
        };
        let way = |piece: &str| format!("{{{piece}}} [e] NEAR {{e}} ->> [{piece}]");
        let ways = |number: usize| {
            let ways = ["x", "y", "z"].into_iter().cycle().take(number).map(way);
            ways.collect::<Vec<_>>().join(" + ")
        };
        // Nine ways of two sets each, but one piece on a cell.
        let nine = "->p NEAR (ONE + ONE + ONE)";
        assert_eq!(listed(&ways(3), nine), Some(9));
        // Eight ways.
        assert_eq!(listed(&ways(2), &nine.replacen("ONE", &ways(4), 1)), None);
        // Anywhere on the board.
        let any = nine.replace("NEAR (", "(left* + right*) (");
        assert_eq!(listed(&ways(3), &any), None);
        // Longer moves.
        let longer = ways(3).replace("->>", "[y] [z] [y] ->>");
        assert_eq!(listed(&longer, nine), None);
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
            decided_endings: false,
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
