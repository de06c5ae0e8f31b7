//! Set sampling: moves that are drawn from the sets of cells in which all of them are.
//!
//! Where nothing but switches and templates leaves the segment in which a move
//! begins, all moves are in a few sets of cells. They are computed once, and the
//! move is drawn from them, instead of computing them twice to count and to
//! select.

use std::collections::{BTreeMap, BTreeSet};

use super::cuts::unfiltered;
use super::search::SearchPlan;
use super::segments::{components, is_inner};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, RelationClass, Step};

/// The plan by which the moves of a root are drawn by set sampling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetSampling {
    /// Whether there can be moves that are not in the sets.
    pub rest: bool,
    /// Whether the position is changed to find the sets, and changed back.
    pub mutates: bool,
}

/// Plans to draw moves by set sampling: from which roots, and how.
pub(super) fn set_samplings(
    plan: &SearchPlan<'_>,
    meter: &Meter,
) -> Result<BTreeMap<StateId, SetSampling>, Exhausted> {
    let mut all = BTreeMap::new();
    for &root in &plan.moves.roots {
        if let Some(sampling) = set_sampling(plan, root, meter)? {
            all.insert(root, sampling);
        }
    }
    Ok(all)
}

/// Plans to draw the moves of a root by set sampling; `None` if they are walked or it is not worth
/// it. Other ways to leave the segment may be there if conditions on the cells of a set stand before
/// them, or are asked by looking ahead: then these sets are mostly empty, and all moves are listed if
/// one of them is not.
fn set_sampling(
    plan: &SearchPlan<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<Option<SetSampling>, Exhausted> {
    if plan.moves.walked[root.index()] {
        return Ok(None);
    }
    method(plan, root, meter)
}

impl SetSampling {
    /// Returns whether all moves are in the sets, and nothing is changed to find them.
    pub(super) fn is_plain(self) -> bool {
        !self.rest && !self.mutates
    }
}

fn method(
    plan: &SearchPlan<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<Option<SetSampling>, Exhausted> {
    let components = components(&plan.machine, root, meter)?;
    let plain = unfiltered(plan, root, meter)?;
    let cells = single_cells(plan, root, meter)?;
    let mut sets = 0;
    let mut method = SetSampling {
        rest: false,
        mutates: asks_with_changes(plan, root, meter)?,
    };
    for &state in components.iter().flat_map(|component| &component.states) {
        for (id, step) in plan.machine.identified_steps(state, meter)? {
            let one = cells.contains(&state) && leads_to_one(plan, step);
            match &step.action {
                Action::Switch(..) => sets += 1,
                action if !action.writes() => {}
                _ if !one && plan.template_behind(id, true, meter)?.is_some() => {
                    // Patterns in templates change nothing.
                    sets += 1;
                }
                _ if plain[state.index()] && !plan.onward.contains_key(&id) => return Ok(None),
                _ => method.rest = true,
            }
        }
    }
    Ok((sets > 0).then_some(method))
}

/// Returns whether a pattern that is asked in the segment from a state changes anything.
fn asks_with_changes(
    plan: &SearchPlan<'_>,
    entry: StateId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let machine = &plan.machine;
    let components = components(machine, entry, meter)?;
    let states = components.iter().flat_map(|component| &component.states);
    for &state in states {
        let mut steps = machine.steps(state, meter)?.iter();
        let changes = steps.any(|step| match step.action {
            Action::Pattern { pattern, .. } => {
                plan.patterns.mutates[machine.patterns[pattern.index()].index()]
            }
            _ => false,
        });
        if changes {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the states that may be entered on one cell instead of a set: the root, and those to
/// which conditions on its cell lead.
fn single_cells(
    plan: &SearchPlan<'_>,
    root: StateId,
    meter: &Meter,
) -> Result<BTreeSet<StateId>, Exhausted> {
    let mut cells = BTreeSet::new();
    let mut todo = vec![root];
    while let Some(state) = todo.pop() {
        if cells.insert(state) {
            let steps = plan.machine.steps(state, meter)?.iter();
            let inner = steps.filter(|step| is_inner(step) && leads_to_one(plan, step));
            todo.extend(inner.map(|step| step.target));
        }
    }
    Ok(cells)
}

/// Returns whether a step from one cell is taken to one cell.
fn leads_to_one(plan: &SearchPlan<'_>, step: &Step) -> bool {
    match plan.machine.relations.class(step.relation) {
        RelationClass::Identity => true,
        RelationClass::Function => plan.layout.words > 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::DrawingStrategy;
    use crate::testing::{grid, on_board, plan, plan_of_whole_moves, plan_without};

    /// Any cell of a board.
    const ANY: &str = "#any = (left* + right*)(up* + down*)\n";

    /// What it takes to draw each player's moves from sets, whether or not there is a
    /// better way: whether there can be others, and whether the position is changed.
    fn methods(rules: &str) -> Vec<Option<(bool, bool)>> {
        let game = grid(&format!("{ANY}{rules}"));
        let plan = plan(&game);
        let of = |&root: &StateId| {
            let found = method(&plan, root, &Meter::unlimited()).unwrap()?;
            Some((found.rest, found.mutates))
        };
        plan.moves.roots.iter().map(of).collect()
    }

    #[test]
    fn moves_that_end_with_their_segment_or_a_template_are_in_sets() {
        let sets = Some((false, false));
        assert_eq!(methods("->p any {e} ->> [x]"), [sets]);
        assert_eq!(methods("->p any {x} [e] ->>"), [sets]);
        assert_eq!(methods("->p any {x} [e] (up + right) {y} ->> [x]"), [sets]);
        // What is looked at behind a change is another one.
        assert_eq!(methods("->p any {x} [e] any {y} ->> [x]"), [None]);
        assert_eq!(methods("->p any {x} [e] (up {e})* {y} ->> [x]"), [None]);
        assert_eq!(methods("->p any {e} [$ v = v + 1] ->>"), [None]);
    }

    #[test]
    fn further_modifiers_whose_changes_nobody_reads_are_in_sets() {
        let sets = Some((false, false));
        assert_eq!(methods("->p any {x} [e] right {y} [z] ->>"), [sets]);
        assert_eq!(methods("->p any {e} [$ v = 1] ->>"), [sets]);
        assert_eq!(
            methods("->p any {x} [e] right {y} [z] left left {e} [x] ->>"),
            [sets]
        );
        assert_eq!(methods("->p any {x} [e] right {y} [z] {z} ->>"), [None]);
    }

    #[test]
    fn one_way_that_is_in_no_set_is_enough() {
        let rest = "any {y} [e] any {x} [y] ->>";
        assert_eq!(
            methods(&format!("->p (any {{e}} ->> [x] + {rest})")),
            [None]
        );
        // Behind a condition on the cells of a set there are few.
        let few = "any {y} {? right {z}} [e] any {x} [y] ->>";
        assert_eq!(
            methods(&format!("->p (any {{e}} ->> [x] + {few})")),
            [Some((true, false))]
        );
        // Where all others are so, there is no set to draw from.
        assert_eq!(methods(&format!("->p {few}")), [None]);
    }

    #[test]
    fn what_is_looked_for_behind_a_modifier_leaves_few_cells_as_conditions_do() {
        // Few pieces have another one beside them and an empty cell behind it.
        let jump = "any {x} [e] right {y} [e] right {e} [x] any {x} ->>";
        let step = "any {x} right {e} ->> [x]";
        let board = format!(
            "rectangle(up, down, left, right, {})",
            "[x, e, x, e, x, e, x, y]".repeat(8)
        );
        let rest = |without: &str| {
            let game = on_board(&board, &format!("{ANY}->p ({step} + {jump})"));
            let plan = plan_without(&game, without);
            let root = plan.moves.roots[0];
            let found = method(&plan, root, &Meter::unlimited()).unwrap();
            found.map(|found| found.rest)
        };
        assert_eq!(rest(""), Some(true));
        assert_eq!(rest("look-ahead"), None);
    }

    #[test]
    fn what_begins_on_one_cell_needs_no_template() {
        assert_eq!(methods("->p {x} [e] right {y} ->> [x]"), [None]);
        assert_eq!(
            methods("->p right {x} [e] right {y} ->> [x]"),
            [Some((false, false))]
        );
        // The same behind a test of that cell.
        assert_eq!(
            methods("->p {x,y} {? up {z}} [e] right {y} ->> [x]"),
            [None]
        );
        let board = format!("rectangle(up, down, left, right, [e{}])", ", e".repeat(64));
        let game = on_board(
            &board,
            "->p (right {x} [e] right {y} ->> [x] + (left* + right*) {z} ->> [x])",
        );
        let plan = plan(&game);
        assert_eq!(plan.layout.words, 2);
        assert_eq!(
            method(&plan, plan.moves.roots[0], &Meter::unlimited()).unwrap(),
            None
        );
    }

    #[test]
    fn many_cells_reached_from_one_need_a_template() {
        let sets = Some((false, false));
        assert_eq!(methods("->p right [e] right {y} ->> [x]"), [sets]);
        assert_eq!(methods("->p any {x} [e] right {y} ->> [x]"), [sets]);
    }

    #[test]
    fn patterns_may_change_the_position() {
        let asked = |pattern: &str| methods(&format!("->p any {{e}} {{? {pattern}}} ->> [x]"));
        assert_eq!(asked("[y] any {y} right {x}"), [Some((false, true))]);
        assert_eq!(asked("any {y} right {x}"), [Some((false, false))]);
        // What nobody reads is not done.
        assert_eq!(asked("[y] right {x}"), [Some((false, false))]);
    }

    #[test]
    fn moves_that_are_walked_or_drawn_from_candidates_are_not_in_sets() {
        let of = |board: &str, rules: &str| {
            let game = on_board(board, rules);
            let plan = plan_of_whole_moves(&game);
            let root = plan.moves.roots[0];
            (
                method(&plan, root, &Meter::unlimited()).unwrap().is_some(),
                matches!(plan.drawing[&root], DrawingStrategy::SetSampling(_)),
            )
        };
        let row = |cells: usize| {
            format!(
                "rectangle(up, down, left, right, [e{}])",
                ", e".repeat(cells - 1)
            )
        };
        assert_eq!(of(&row(64), "->p right {e} ->> [x]"), (true, true));
        assert_eq!(of(&row(65), "->p right {e} ->> [x]"), (true, false));
        let any = "#any = (left* + right*)\n";
        let candidates = format!("{any}->p any {{e}} [x] ->>");
        assert_eq!(of(&row(9), &candidates), (true, true));
        let candidates = format!(
            "{any}->p any {{e}} [x] ({{? right {{e}}}} ->> {{}} + {{! right {{e}}}} ->q {{}})"
        );
        assert_eq!(of(&row(9), &candidates), (true, false));
    }
}
