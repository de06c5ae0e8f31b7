//! Moves in parts: from the beginning of a move, and from behind each of its
//! modifiers, up to the next ones.

use std::collections::BTreeMap;

use super::WalkFunctions;
use crate::analysis::{Act, Machine, Visited, certain, player_states, reads, visible_changes};
use crate::automaton::{Action, Nfa, StateId};
use crate::model::{ActionIndex, Game, PlayerId};

/// What is known about moves in parts.
#[derive(Clone, Debug)]
pub struct Partial {
    /// Where a move goes on behind a modifier that does not end it.
    pub behind: BTreeMap<ActionIndex, StateId>,
    /// The modifiers behind which a move can surely be completed.
    pub certain: Vec<ActionIndex>,
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
                let (true, Some(index)) = (step.act.writes(), step.act.index()) else {
                    continue;
                };
                if *behind.entry(index).or_insert(step.target) != step.target {
                    return None;
                }
                // Nothing behind belongs to the same search, and the mover stays.
                step.act = Act::Switch(PlayerId(1), index);
            }
        }
        let visible = visible_changes(&ended, &reads(&ended));
        let walk = walk(&ended, visited, &visible);
        let surely = certain(machine, game);
        let certain = behind.iter().filter(|(_, state)| surely[state.index()]);
        Some(Self {
            certain: certain.map(|(index, _)| *index).collect(),
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
    let dotted = modifiers.filter_map(|transition| match transition.action {
        Action::Modify { index, .. } => index.filter(|_| leads_to_dot(nfa, transition.target)),
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
            match transition.action {
                Action::Dot => return true,
                Action::Modify { .. } => {}
                _ => todo.push(transition.target),
            }
        }
    }
    false
}
