//! Pseudo-legal moves: the moves without the conditions at their ends.
//!
//! A condition is *trailing* if behind it nothing is chosen and no piece is tested:
//! it only decides whether a move that has been found is legal. Without such
//! conditions a list is made faster and may hold moves that are not legal. Whoever
//! draws from it tests what has been drawn, which takes one evaluation of the
//! conditions and not one per move. Without conditions, several ways can lead to one
//! modifier; they come together in the one state in front of it, so no move is found
//! twice.

use super::search::SearchPlan;
use crate::analysis::{EntryCells, Visited, player_states};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass};

/// Returns the plan that lists pseudo-legal moves; its roots are the states in which they
/// can be more than the legal ones: those with trailing conditions behind them from which
/// a single move can be followed. None if there is no such state.
pub(super) fn pseudo_legal<'g>(
    plan: &SearchPlan<'g>,
    meter: &Meter,
) -> Result<Option<SearchPlan<'g>>, Exhausted> {
    let trailing = trailing(&plan.machine, meter)?;
    let mut machine = plan.machine.clone();
    let mut roots = Vec::new();
    for &root in &plan.moves.roots {
        let reached = plan.machine.reachable_within_move([root], meter)?;
        let states = plan
            .machine
            .states(meter)?
            .filter(|state| reached[state.index()]);
        let mut conditions: Vec<(StateId, usize)> = Vec::new();
        for state in states {
            let steps = 0..plan.machine.steps(state, meter)?.len();
            let steps = steps.filter(|step| trailing[state.index()][*step]);
            conditions.extend(steps.map(|step| (state, step)));
        }
        // Otherwise a test would list all moves.
        if conditions.is_empty() || !plan.replay.follows(root) {
            continue;
        }
        for (state, step) in conditions {
            machine.steps[state.index()][step].action = Action::Pass;
        }
        roots.push(root);
    }
    if roots.is_empty() {
        return Ok(None);
    }
    let entries = EntryCells::new(&machine, meter)?;
    let visited = Visited::new(&machine, Some(&entries), &plan.floods, meter)?;
    let mut relaxed = plan.of_machine(machine, &[], visited, meter)?;
    relaxed.moves.roots = roots;
    Ok(Some(relaxed.looking_ahead(meter)?))
}

/// Returns per state and step of players' moves whether it is a trailing condition.
fn trailing(machine: &Machine, meter: &Meter) -> Result<Vec<Vec<bool>>, Exhausted> {
    let mut plain: Vec<Option<bool>> = vec![None; machine.steps.len()];
    let mut result: Vec<Vec<bool>> = machine
        .steps
        .iter()
        .map(|steps| vec![false; steps.len()])
        .collect();
    let reached = machine.reachable_within_move(player_states(machine), meter)?;
    for state in machine
        .states(meter)?
        .filter(|state| reached[state.index()])
    {
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            let condition = matches!(step.action, Action::Pattern { .. } | Action::Compare(_));
            result[state.index()][number] =
                condition && is_plain(machine, step.target, &mut plain, meter)?;
        }
    }
    Ok(result)
}

/// Returns whether behind a state nothing is chosen and no piece is tested within the move: every
/// step leads to at most one cell, none tests a piece, and there is no cycle. A state that is being
/// looked at is in a cycle.
fn is_plain(
    machine: &Machine,
    state: StateId,
    known: &mut [Option<bool>],
    meter: &Meter,
) -> Result<bool, Exhausted> {
    if let Some(known) = known[state.index()] {
        return Ok(known);
    }
    known[state.index()] = Some(false);
    for step in machine.steps(state, meter)? {
        let class = machine.relations.class(step.relation);
        let one = !matches!(class, RelationClass::Constant | RelationClass::General);
        let tests = matches!(step.action, Action::On(_));
        let ends = step.action.ends();
        if !one || tests || !ends && !is_plain(machine, step.target, known, meter)? {
            return Ok(false);
        }
    }
    known[state.index()] = Some(true);
    Ok(true)
}

#[cfg(test)]
mod tests {
    use crate::machine::{Action, Machine};
    use crate::plan::SearchPlan;
    use crate::testing::{plan, row};

    /// Returns how many conditions of `moves` on any empty cell are left out of pseudo-legal moves.
    fn left_out(moves: &str) -> usize {
        let rules = format!("#any = (left* + right*)\n->p any {{e}} {moves}");
        let game = row(&rules);
        let plan = plan(&game);
        let Some(superset) = &plan.pseudo_legal else {
            return 0;
        };
        assert_eq!(superset.moves.roots, plan.moves.roots);
        let actions = |plan: &SearchPlan<'_>| {
            let steps = plan.machine.steps.iter().flatten();
            steps
                .map(|step| step.action.clone())
                .collect::<Vec<Action>>()
        };
        let (all, relaxed) = (actions(&plan), actions(superset));
        let changed = all.iter().zip(&relaxed).filter(|(a, b)| a != b);
        changed
            .inspect(|(_, b)| assert_eq!(**b, Action::Pass))
            .count()
    }

    #[test]
    fn conditions_behind_which_nothing_is_chosen_are_left_out() {
        let cases = [
            ("a pattern at the end", "[x] {? right {x}} ->> {}", 1),
            ("a negated pattern", "[x] {! right {x}} ->> {}", 1),
            ("a comparison", "[x] {$ v == 0} ->> {}", 1),
            ("before modifiers", "{? right {x}} [x] ->> {}", 1),
            ("before an assignment", "{$ v == 0} [$ v = 1] ->> {}", 1),
            (
                "before a step to one cell",
                "{? right {x}} left [x] ->> {}",
                1,
            ),
            (
                "before a test of the cell",
                "{$ v == 0} {? right} [x] ->> {}",
                1,
            ),
            ("several", "{? right {x}} [x] {$ v == 0} ->> {}", 2),
            (
                "one that is chosen",
                "({? right {x}} [x] ->> {} + {$ v == 0} [y] ->> {})",
                2,
            ),
        ];
        for (name, moves, expected) in cases {
            assert_eq!(left_out(moves), expected, "{name}");
        }
    }

    #[test]
    fn conditions_before_a_choice_or_a_test_stay() {
        let cases = [
            ("tests of pieces alone", "right {x} [y] ->> {}"),
            ("a choice of any cell", "{? right {x}} any [x] ->> {}"),
            (
                "a choice of two cells",
                "{? right {x}} (left + right) [x] ->> {}",
            ),
            ("a test of pieces", "{? right {x}} left {e} [x] ->> {}"),
            (
                "a test behind a modifier",
                "{? right {x}} [x] left {e} ->> {}",
            ),
            (
                "one way with a test",
                "{? right {x}} ([x] ->> {} + left {e} [y] ->> {})",
            ),
            ("a loop of modifiers", "{$ v == 0} ([x] right)* ->> {}"),
        ];
        for (name, moves) in cases {
            assert_eq!(left_out(moves), 0, "{name}");
        }
    }

    #[test]
    fn only_conditions_of_moves_that_can_be_followed_are_left_out() {
        let searched = "(left {e} + right {e})* [x] {? right {x}} ->> {}";
        assert_eq!(left_out(searched), 0);
    }

    #[test]
    fn roots_without_trailing_conditions_are_listed_as_ever() {
        let game = row("->p {e} [x] ->q {x} [y] {? right {x}} ->> {}");
        let plan = plan(&game);
        let superset = plan.pseudo_legal.as_deref().expect("there is one");
        assert_eq!(plan.moves.roots.len(), 2);
        assert_eq!(superset.moves.roots, plan.moves.roots[1..]);
    }

    #[test]
    fn conditions_of_the_keeper_stay() {
        let game = row("->p {e} [x] {? right {x}} ->> {? left {y}} ->q {}");
        let plan = plan(&game);
        let superset = plan.pseudo_legal.as_deref().expect("there is one");
        let asked = |machine: &Machine| {
            let actions = machine.steps.iter().flatten().map(|step| &step.action);
            actions
                .filter(|action| matches!(action, Action::Pattern { .. }))
                .count()
        };
        assert_eq!((asked(&plan.machine), asked(&superset.machine)), (2, 1));
    }
}
