//! Moves with the piece on which a shared condition begins.
//!
//! Where nothing but that piece begins the question, and the question never looks back at the cell on which it
//! began, the answer behind the move is that of the cells around as they are before its last modifier: the
//! same set of cells tells it for all the places where the piece can go.

use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, StepId};
use crate::plan::pattern_strategy::begun_on_few;
use crate::plan::places::never_tests_its_cell;
use crate::plan::search::SearchPlan;

/// Returns those of some modifiers on whose cells a pattern about the whole board begins, wherever
/// they are, if it never tests the cell on which it begins, and the state in which it goes on.
pub(super) fn beginning(
    plan: &SearchPlan<'_>,
    entry: StateId,
    last: &BTreeSet<StepId>,
    meter: &Meter,
) -> Result<BTreeMap<StepId, StateId>, Exhausted> {
    let machine = &plan.machine;
    let cells = plan.layout.cells;
    let mut found = BTreeMap::new();
    let Some(begun) = begun_on_few(plan, entry, meter)? else {
        return Ok(found);
    };
    let mut anywhere = Vec::new();
    for step in machine.steps(entry, meter)? {
        let mut rows = machine.relations.get(step.relation).rows(meter)?.iter();
        if rows.all(|row| row.len() == cells) {
            anywhere.push(&step.action);
        }
    }
    if !never_tests_its_cell(machine, begun, cells, meter)? {
        return Ok(found);
    }
    for id in last {
        let Action::Off(new, _) = machine.steps(id.state, meter)?[id.number].action else {
            continue;
        };
        let begins =
            |action: &&Action| matches!(action, Action::On(pieces) if pieces.contains(&new));
        if anywhere.iter().any(begins) {
            found.insert(*id, begun);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use crate::testing::{on_board, plan};

    /// How many last modifiers of the first turn are answered at once.
    fn at_once(moves: &str) -> Option<usize> {
        let board = format!(
            "rectangle(up, down, left, right, [x, y, z{}])",
            ", e".repeat(13)
        );
        let rules = format!(
            "#any = (left* + right*)\n\
             #near = (left + right) {{y}}\n\
             #far = (left ({{e}} left)* + right ({{e}} right)*) {{y}}\n\
             #back = right (left + right) {{e}}\n\
             ->p any {moves} ->q any {{y}} [z] ->> {{}}"
        );
        let game = on_board(&board, &rules);
        let plan = plan(&game);
        let condition = plan.conditions.roots.get(&plan.moves.roots[0])?;
        Some(condition.beginning.len())
    }

    #[test]
    fn moves_of_what_a_condition_begins_on_are_answered_at_once_if_it_does_not_look_back() {
        let cases = [
            ("far away", "{z} [e] any {e} [z] {! any {z} far}", Some(1)),
            (
                "captures",
                "{z} [e] any {e, y} [z] {? any {z} near}",
                Some(1),
            ),
            (
                "and others",
                "({x} [e] any {e, y} [x] + {z} [e] any {e} [z]) {! any {z} near}",
                Some(1),
            ),
            ("looks back", "{z} [e] any {e} [z] {! any {z} back}", None),
            (
                "looks back, for others",
                "({x} [e] any {e, y} [x] + {z} [e] any {e} [z]) {! any {z} back}",
                Some(0),
            ),
            (
                "begins on the other",
                "({x} [e] any {e, y} [x] + {z} [e] any {e} [z]) {! any {x} near}",
                Some(1),
            ),
            // Where the piece stands on the first cell of a row, the question does not begin on it.
            (
                "does not begin on the first cell",
                "({x} [e] any {e, y} [x] + {z} [e] any {e} [z]) {! any right {z} near}",
                Some(0),
            ),
            (
                "begins on many",
                "({x} [e] any {e} [x] + {z} [e] any {e} [z]) {! any {e, z} near}",
                None,
            ),
        ];
        let found = cases.map(|(name, moves, _)| (name, at_once(moves)));
        let expected = cases.map(|(name, _, expected)| (name, expected));
        assert_eq!(found, expected);
    }
}
