//! Following one given move through the automaton instead of looking for all.
//!
//! The codes of a move tell on which cells its modifiers stand. A state from
//! which every path to the next modifier stays on the cell is *pinned*: a step
//! into it can only lead to the cell of the next code, so nothing has to be
//! searched. Segments without cycles can be followed by plain code.

use super::segments::{components, is_inner};
use crate::analysis::{Machine, RelationClass};
use crate::automaton::StateId;

/// Following moves of more states than this would be more code than it is worth:
/// their moves are looked up in the list of all.
const MOST_STATES: usize = 256;

/// Which moves can be followed, and how.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Per state: whether the next modifier is on the same cell: every step on every
    /// way to it stays, and there is no cycle.
    pub pinned: Vec<bool>,
    /// Per state in which a move begins: whether nothing behind it within the move is a
    /// cycle without modifiers, and it comes to few states.
    pub followed: Vec<bool>,
    /// Per state: whether several steps lead to it within its segment and it does more
    /// than to end, so that it is better written once.
    pub shared: Vec<bool>,
}

impl Replay {
    /// Looks at the segments of players' moves that begin in `roots`.
    pub(super) fn new(machine: &Machine, roots: &[StateId]) -> Self {
        let mut replay = Self {
            pinned: vec![false; machine.steps.len()],
            followed: vec![false; machine.steps.len()],
            shared: vec![false; machine.steps.len()],
        };
        let mut entries: Vec<StateId> = Vec::new();
        let mut seen = vec![false; machine.steps.len()];
        let mut todo = roots.to_vec();
        while let Some(entry) = todo.pop() {
            if std::mem::replace(&mut seen[entry.index()], true) {
                continue;
            }
            entries.push(entry);
            for component in components(machine, entry) {
                let steps = component.states.iter().flat_map(|s| machine.steps(*s));
                let behind = steps
                    .filter(|step| step.action.writes())
                    .map(|step| step.target);
                todo.extend(behind);
            }
        }
        let mut acyclic = vec![true; machine.steps.len()];
        for &entry in &entries {
            let components = components(machine, entry);
            acyclic[entry.index()] = components.iter().all(|component| !component.cyclic);
            // Components come before those to which they lead.
            for component in components.iter().rev() {
                // From the first state of a cycle a step leads into the cycle, to a state
                // that is not known to be pinned.
                let state = component.states[0];
                let stays = machine.steps(state).iter().all(|step| {
                    let class = machine.relations.class(step.relation);
                    let here =
                        matches!(class, RelationClass::Identity | RelationClass::Restriction);
                    here && (!is_inner(step) || replay.pinned[step.target.index()])
                });
                replay.pinned[state.index()] = stays;
            }
        }
        let mut entered = vec![0; machine.steps.len()];
        let reached = machine.reachable_within_move(roots.iter().copied());
        for state in machine.states().filter(|state| reached[state.index()]) {
            for step in machine.steps(state).iter().filter(|step| is_inner(step)) {
                entered[step.target.index()] += 1;
            }
        }
        for state in machine.states() {
            let ends = matches!(machine.steps(state), [only] if only.action.ends());
            replay.shared[state.index()] = entered[state.index()] > 1 && !ends;
        }
        for &root in roots {
            let reached = machine.reachable_within_move([root]);
            let few = reached.iter().filter(|reached| **reached).count() <= MOST_STATES;
            let mut own = entries.iter().filter(|entry| reached[entry.index()]);
            replay.followed[root.index()] = few && own.all(|entry| acyclic[entry.index()]);
        }
        replay
    }
}
