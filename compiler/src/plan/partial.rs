//! Moves in parts: from the beginning of a move, and from behind each of its
//! modifiers, up to the next ones.

use std::collections::BTreeMap;

use super::WalkFunctions;
use crate::analysis::{
    Action, Machine, Visited, must_succeed, observable_writes, player_states, reads,
};
use crate::automaton::{Nfa, StateId, Symbol};
use crate::model::{ActionIndex, Game, PlayerId};

/// What is known about moves in parts.
#[derive(Clone, Debug)]
pub struct Partial {
    /// Where a move goes on behind a modifier that does not end it.
    pub behind: BTreeMap<ActionIndex, StateId>,
    /// The modifiers behind which a move can surely be completed.
    pub must_succeed: Vec<ActionIndex>,
    /// The modifiers behind which there is a dot, in front of the next ones.
    pub dotted: Vec<ActionIndex>,
    /// Which states become functions that look for the next modifiers.
    pub walk: WalkFunctions,
}

impl Partial {
    /// Looks at the players' moves of a machine, which was made of `nfa`. None if a
    /// modifier does not tell how a move goes on behind it.
    pub(super) fn new(
        (game, nfa): (&Game, &Nfa),
        machine: &Machine,
        visited: &Visited,
        walk: impl Fn(&Machine, &Visited, &[Vec<bool>]) -> WalkFunctions,
    ) -> Option<Self> {
        let mut ended = machine.clone();
        let mut behind = BTreeMap::new();
        let reached = machine.reachable_within_move(player_states(machine));
        for state in machine.states().filter(|state| reached[state.index()]) {
            for step in &mut ended.steps[state.index()] {
                let (true, Some(index)) = (step.action.writes(), step.action.index()) else {
                    continue;
                };
                if *behind.entry(index).or_insert(step.target) != step.target {
                    return None;
                }
                // Nothing behind belongs to the same search, and the mover stays.
                step.action = Action::Switch(PlayerId(1), index);
            }
        }
        let observable_writes = observable_writes(&ended, &reads(&ended));
        let walk = walk(&ended, visited, &observable_writes);
        let succeeds = must_succeed(machine, game);
        let must_succeed = behind.iter().filter(|(_, state)| succeeds[state.index()]);
        Some(Self {
            must_succeed: must_succeed.map(|(index, _)| *index).collect(),
            dotted: dotted(nfa),
            behind,
            walk,
        })
    }

    /// Whether a state is behind a modifier.
    pub fn is_entered(&self, state: StateId) -> bool {
        self.behind.values().any(|behind| *behind == state)
    }
}

/// The modifiers from which a dot can be reached without another one between.
fn dotted(nfa: &Nfa) -> Vec<ActionIndex> {
    let modifiers = nfa.states().flat_map(|state| nfa.transitions(state));
    let dotted = modifiers.filter_map(|transition| match transition.symbol {
        Symbol::Modify { index, .. } => index.filter(|_| leads_to_dot(nfa, transition.target)),
        _ => None,
    });
    let mut dotted: Vec<ActionIndex> = dotted.collect();
    dotted.sort_unstable();
    dotted
}

fn leads_to_dot(nfa: &Nfa, state: StateId) -> bool {
    let mut seen = vec![false; nfa.states().count()];
    let mut todo = vec![state];
    while let Some(state) = todo.pop() {
        if std::mem::replace(&mut seen[state.index()], true) {
            continue;
        }
        for transition in nfa.transitions(state) {
            match transition.symbol {
                Symbol::Dot => return true,
                Symbol::Modify { .. } => {}
                _ => todo.push(transition.target),
            }
        }
    }
    false
}
