//! Supersets of the moves: without the conditions at their ends.
//!
//! A condition is *trailing* if behind it nothing is chosen and no piece is tested:
//! it only decides whether a move that has been found is legal. Without such
//! conditions a list is made faster and may hold moves that are not legal. Whoever
//! draws from it tests what has been drawn, which takes one evaluation of the
//! conditions and not one per move. Without conditions, several ways can lead to one
//! modifier; they come together in the one state in front of it, so no move is found
//! twice.

use std::collections::BTreeMap;

use super::{Kind, Plan, WalkFunctions};
use crate::analysis::{
    Action, Machine, RelationClass, Visited, observable_writes, player_states, reads,
    replaced_occupants,
};
use crate::automaton::StateId;

/// The plan that lists supersets; its roots are the states in which they can be
/// larger: those with trailing conditions behind them from which a single move can be
/// followed. None if there is no such state.
pub(super) fn pseudo_legal<'g>(plan: &Plan<'g>) -> Option<Plan<'g>> {
    let trailing = trailing(&plan.machine);
    let mut machine = plan.machine.clone();
    let mut roots = Vec::new();
    for &root in &plan.moves.roots {
        let reached = plan.machine.reachable_within_move([root]);
        let states = plan.machine.states().filter(|state| reached[state.index()]);
        let conditions: Vec<(StateId, usize)> = states
            .flat_map(|state| (0..plan.machine.steps(state).len()).map(move |step| (state, step)))
            .filter(|(state, step)| trailing[state.index()][*step])
            .collect();
        // Otherwise a test would list all moves.
        if conditions.is_empty() || !plan.replay.followed[root.index()] {
            continue;
        }
        for (state, step) in conditions {
            machine.steps[state.index()][step].action = Action::Pass;
        }
        roots.push(root);
    }
    if roots.is_empty() {
        return None;
    }
    let reads = reads(&machine);
    let observable_writes = observable_writes(&machine, &reads);
    let visited = Visited::new(&machine, &plan.floods, true);
    let mut moves = if plan.sets {
        WalkFunctions::for_segments(&machine, &visited, &observable_writes, plan.layout.words)
    } else {
        WalkFunctions::new(
            Kind::Moves,
            &machine,
            &visited,
            &observable_writes,
            &plan.floods,
        )
    };
    moves.roots = roots;
    Some(Plan {
        replaced_occupants: replaced_occupants(
            &machine,
            plan.game.pieces.len(),
            &observable_writes,
        ),
        machine,
        reads,
        observable_writes,
        visited,
        moves,
        sampling: None,
        pseudo_legal: None,
        set_sampling: BTreeMap::new(),
        ..plan.clone()
    })
}

/// Per state and step of players' moves: whether it is a trailing condition.
fn trailing(machine: &Machine) -> Vec<Vec<bool>> {
    let mut plain: Vec<Option<bool>> = vec![None; machine.steps.len()];
    let mut result: Vec<Vec<bool>> = machine
        .steps
        .iter()
        .map(|steps| vec![false; steps.len()])
        .collect();
    let reached = machine.reachable_within_move(player_states(machine));
    for state in machine.states().filter(|state| reached[state.index()]) {
        for (number, step) in machine.steps(state).iter().enumerate() {
            let condition = matches!(step.action, Action::Pattern { .. } | Action::Compare(_));
            result[state.index()][number] = condition && is_plain(machine, step.target, &mut plain);
        }
    }
    result
}

/// Whether behind a state nothing is chosen and no piece is tested within the move:
/// every step leads to at most one cell, none tests a piece, and there is no cycle. A
/// state that is being looked at is in a cycle.
fn is_plain(machine: &Machine, state: StateId, known: &mut [Option<bool>]) -> bool {
    if let Some(known) = known[state.index()] {
        return known;
    }
    known[state.index()] = Some(false);
    let plain = machine.steps(state).iter().all(|step| {
        let class = machine.relations.class(step.relation);
        let one = !matches!(class, RelationClass::Constant | RelationClass::General);
        let tests = matches!(step.action, Action::On(_));
        one && !tests && (step.action.ends() || is_plain(machine, step.target, known))
    });
    known[state.index()] = Some(plain);
    plain
}
