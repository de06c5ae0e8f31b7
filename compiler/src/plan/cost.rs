//! The cost of steps when sets are pushed along them, in instructions.

use super::cardinality::piece_cardinality;
use super::costs::{CELL_PATTERN, MOST_SET_SHIFTS, SET_ACCESS, SET_PATTERN, SET_RAY, SET_SHIFT};
use super::search::SearchPlan;
use super::segments::{components, is_inner, pattern_writes};
use crate::analysis::{direction, displacements};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Relation, RelationClass, RelationId, Step};
use crate::model::PieceId;

impl SearchPlan<'_> {
    /// Returns on how many targets of a cell one of some pieces is expected.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn target_cardinality(
        &self,
        relation: RelationId,
        pieces: Option<&[PieceId]>,
        meter: &Meter,
    ) -> Result<usize, Exhausted> {
        let targets = self.machine.relations.get(relation).pairs(meter)? / self.machine.cells;
        let pieces = pieces.map(|pieces| piece_cardinality(self.game, pieces));
        Ok(targets.min(pieces.unwrap_or(usize::MAX)))
    }

    /// Returns whether a pattern that is asked on this number of cells is better evaluated for the
    /// whole board at once.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn asks_at_once(
        &self,
        pattern: StateId,
        cells: usize,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        Ok(self.sets
            && !pattern_writes(&self.machine, pattern, meter)?
            && self
                .everywhere(pattern, meter)?
                .is_some_and(|cost| cost <= CELL_PATTERN * cells))
    }

    /// Returns about how many instructions it takes to evaluate a pattern for all cells at once;
    /// unknown if it spreads.
    fn everywhere(&self, pattern: StateId, meter: &Meter) -> Result<Option<usize>, Exhausted> {
        let mut sum = 0;
        for component in components(&self.machine, pattern, meter)? {
            if component.cyclic {
                return Ok(None);
            }
            for step in self.machine.steps(component.states[0], meter)? {
                sum += self.instructions(step, meter)?;
                if let Action::Pattern { pattern, .. } = step.action {
                    let pattern = self.machine.patterns[pattern.index()];
                    let Some(inner) = self.everywhere(pattern, meter)? else {
                        return Ok(None);
                    };
                    sum += inner;
                }
            }
        }
        Ok(Some(sum))
    }

    /// Returns about how many instructions a step within a segment takes.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn instructions(&self, step: &Step, meter: &Meter) -> Result<usize, Exhausted> {
        let relation = self.machine.relations.get(step.relation);
        let moved = match self.machine.relations.class(step.relation) {
            _ if !is_inner(step) => 0,
            RelationClass::Identity | RelationClass::Restriction | RelationClass::Constant => {
                SET_ACCESS
            }
            _ if direction(relation, meter)?.is_some() => SET_RAY,
            _ => displaced(relation, meter)?.unwrap_or(SET_RAY),
        };
        let tested = match step.action {
            Action::Pattern { .. } => SET_PATTERN,
            _ => SET_ACCESS,
        };
        Ok((moved + tested) * self.layout.words)
    }

    /// Returns about how many instructions it takes to find the cells from which a relation leads to
    /// some cells; unknown if it depends on the number of these, or if they make no difference.
    pub(super) fn moving_back(
        &self,
        relation: RelationId,
        meter: &Meter,
    ) -> Result<Option<usize>, Exhausted> {
        let moved = match self.machine.relations.class(relation) {
            RelationClass::Identity => Some(0),
            RelationClass::Restriction => Some(SET_ACCESS),
            RelationClass::Constant => None,
            _ => displaced(self.machine.relations.get(relation), meter)?,
        };
        Ok(moved.map(|moved| moved * self.layout.words))
    }
}

/// Returns about how many instructions it takes to move a word of a set by a relation that is a few
/// displacements.
fn displaced(relation: &Relation, meter: &Meter) -> Result<Option<usize>, Exhausted> {
    let parts = displacements(relation, MOST_SET_SHIFTS, meter)?;
    Ok(parts.map(|parts| SET_SHIFT * parts.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::testing::{
        anywhere, next, off, on, on_board, pattern, plan, relation_of, row, switch, written,
    };

    /// A relation from a cell to cells at so many different distances.
    fn scattered(distances: u32) -> Relation {
        let pairs = (0..20).flat_map(|from| (1..=distances).map(move |by| (from, from + by)));
        relation_of(40, pairs)
    }

    #[test]
    fn instructions_are_those_of_moving_sets_and_of_testing() {
        let game = row("->p {e} [x] ->> {}");
        let cases = [
            (
                "on the spot",
                Relation::identity(40),
                on(&[0]),
                SET_ACCESS + SET_ACCESS,
            ),
            (
                "on some cells",
                relation_of(40, [(3, 3)]),
                on(&[0]),
                SET_ACCESS + SET_ACCESS,
            ),
            (
                "to any cell",
                anywhere(40),
                on(&[0]),
                SET_ACCESS + SET_ACCESS,
            ),
            (
                "nothing tested",
                Relation::identity(40),
                Action::Pass,
                SET_ACCESS + SET_ACCESS,
            ),
            ("in a direction", next(40), on(&[0]), SET_RAY + SET_ACCESS),
            (
                "a pattern",
                Relation::identity(40),
                pattern(0, false),
                SET_ACCESS + SET_PATTERN,
            ),
            (
                "two distances",
                scattered(2),
                on(&[0]),
                2 * SET_SHIFT + SET_ACCESS,
            ),
            (
                "eight distances",
                scattered(8),
                on(&[0]),
                8 * SET_SHIFT + SET_ACCESS,
            ),
            (
                "nine distances",
                scattered(9),
                on(&[0]),
                SET_RAY + SET_ACCESS,
            ),
            ("a change", next(40), off(1), SET_ACCESS),
            ("a switch", next(40), switch(1), SET_ACCESS),
        ];
        for (name, relation, action, expected) in cases {
            let mut plan = plan(&game);
            plan.machine = written(40, &[1], [(0, relation, action, 1)]);
            let step = plan.machine.steps(StateId(0), &Meter::unlimited()).unwrap()[0].clone();
            assert_eq!(
                plan.instructions(&step, &Meter::unlimited()).unwrap(),
                expected,
                "{name}"
            );
            plan.layout.words = 3;
            assert_eq!(
                plan.instructions(&step, &Meter::unlimited()).unwrap(),
                3 * expected,
                "{name}"
            );
        }
    }

    #[test]
    fn a_pattern_is_asked_at_once_where_that_takes_no_longer_than_asking_each_cell() {
        let game = row("->p {e} [x] ->> {}");
        let stay = || Relation::identity(4);
        let accept = |state| (state, stay(), Action::Accept, state);
        let of = |steps: &[(u32, Relation, Action, u32)], sets, cells| {
            let mut plan = plan(&game);
            plan.machine = written(4, &[2], steps.iter().cloned());
            plan.sets = sets;
            plan.asks_at_once(StateId(0), cells, &Meter::unlimited())
                .unwrap()
        };
        // Eight instructions, as many as one test.
        let two = [
            (0, stay(), on(&[0]), 1),
            (1, stay(), on(&[0]), 2),
            accept(2),
        ];
        let ends = SET_ACCESS;
        assert_eq!(2 * (SET_ACCESS + SET_ACCESS) + ends, 10);
        assert!(of(&two, true, 2) && !of(&two, true, 1) && !of(&two, false, 2));
        let spreads = [
            (0, stay(), on(&[0]), 1),
            (1, next(4), on(&[0]), 1),
            accept(1),
        ];
        assert!(!of(&spreads, true, 1000));
        let changes = [(0, stay(), off(1), 1), (1, stay(), on(&[0]), 2), accept(2)];
        assert!(!of(&changes, true, 1000));
        // What is asked within is evaluated for the whole board too.
        let nested = [
            (0, stay(), pattern(0, false), 1),
            accept(1),
            (2, next(4), on(&[0]), 3),
            (3, next(4), on(&[0]), 4),
            accept(4),
        ];
        let all = SET_ACCESS + SET_PATTERN + ends + 2 * (SET_RAY + SET_ACCESS) + ends;
        assert_eq!(all, 64);
        assert!(of(&nested, true, 8) && !of(&nested, true, 7));
        let endless = [
            (0, stay(), pattern(0, false), 1),
            accept(1),
            (2, next(4), on(&[0]), 2),
            accept(2),
        ];
        assert!(!of(&endless, true, 1000));
    }

    #[test]
    fn targets_are_no_more_than_pieces() {
        let game = on_board(
            "rectangle(up, down, left, right, [e, x, e, e])",
            "->p {e} [x] ->> {}",
        );
        let mut plan: Plan<'_> = plan(&game);
        let steps = [
            (0, anywhere(4), on(&[0]), 1),
            (0, next(4), on(&[0]), 1),
            (0, Relation::identity(4), on(&[0]), 1),
        ];
        plan.machine = written(4, &[], steps);
        let relations: Vec<RelationId> = plan
            .machine
            .steps(StateId(0), &Meter::unlimited())
            .unwrap()
            .iter()
            .map(|step| step.relation)
            .collect();
        let of = |relation: usize, pieces: Option<&[PieceId]>| {
            plan.target_cardinality(relations[relation], pieces, &Meter::unlimited())
                .unwrap()
        };
        assert_eq!(of(0, None), 4);
        assert_eq!(of(0, Some(&[PieceId(0)])), 3);
        assert_eq!(of(0, Some(&[PieceId(1)])), 1);
        assert_eq!(of(2, Some(&[PieceId(0)])), 1);
        // The last cell has no next one.
        assert_eq!(of(1, None), 0);
    }
}
