//! Cached patterns: cells that the keeper has found out when a player's turn begins.
//!
//! Many rules let the keeper ask whether a player can move before the player is
//! on turn, and the player's move begins with the same question: on which cells
//! does a pattern hold? The position then keeps the answer, which holds as long as
//! nothing changes: while the player chooses.

use std::collections::{BTreeMap, BTreeSet};

use super::segments::{components, is_inner, pattern_writes};
use super::{Plan, whole_board};
use crate::analysis::{Action, Machine, RelationClass, Step, player_states};
use crate::automaton::StateId;
use crate::model::PlayerId;

/// The patterns whose cells the position caches, and for whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CachedPatterns {
    /// By state in which a player's move begins: the entry of the pattern whose
    /// cells are cached there.
    pub roots: BTreeMap<StateId, StateId>,
    /// By entry of a pattern that the keeper asks about the whole board: the entry
    /// of the pattern whose cells it finds out.
    pub askers: BTreeMap<StateId, StateId>,
}

impl CachedPatterns {
    pub(super) fn new(plan: &Plan<'_>) -> Self {
        let machine = &plan.machine;
        let mut cached = Self::default();
        for &root in &plan.moves.roots {
            if plan.moves.walked[root.index()] {
                continue;
            }
            if let Some((askers, asked)) = asked_before(machine, root) {
                // One question of the keeper has one answer to be kept.
                let free = |asker| cached.askers.get(asker).is_none_or(|e| *e == asked);
                if askers.iter().all(free) {
                    cached.roots.insert(root, asked);
                    cached
                        .askers
                        .extend(askers.into_iter().map(|asker| (asker, asked)));
                }
            }
        }
        cached
    }
}

/// The keeper's questions, one of which it has asked whenever a player's move
/// begins in a state, and the pattern whose cells all of them and the move need.
fn asked_before(machine: &Machine, root: StateId) -> Option<(BTreeSet<StateId>, StateId)> {
    let mut askers = BTreeSet::new();
    // Where a player's move is performed, its questions are not asked again.
    let performed = machine.reachable_within_move(player_states(machine));
    for state in machine.states() {
        for step in machine.steps(state) {
            match step.action {
                Action::Switch(player, _) if step.target == root => {
                    if player == PlayerId::KEEPER || performed[state.index()] {
                        return None;
                    }
                    askers.extend(guards(machine, state, step)?);
                }
                _ => {}
            }
        }
    }
    let needed = asked_in(machine, root);
    let mut common = needed.into_iter().filter(|&asked| {
        let mut askers = askers.iter();
        !pattern_writes(machine, asked)
            && askers.all(|&asker| asked_in(machine, asker).contains(&asked))
    });
    let asked = common.next()?;
    (!askers.is_empty()).then_some((askers, asked))
}

/// The questions about the whole board of which the answer must have been yes
/// immediately before a state's only step is taken on the same cell.
fn guards(machine: &Machine, state: StateId, only: &Step) -> Option<BTreeSet<StateId>> {
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    let entered = machine.start == state
        || machine.patterns.contains(&state)
        || machine.steps(state).len() > 1
        || !stays(only);
    let mut guards = BTreeSet::new();
    for step in machine.steps.iter().flatten() {
        if step.target != state || step.action == Action::Accept {
            continue;
        }
        match step.action {
            Action::Pattern {
                negated: false,
                pattern,
            } if stays(step) && whole_board(machine, machine.patterns[pattern.index()]) => {
                guards.insert(machine.patterns[pattern.index()]);
            }
            _ => return None,
        }
    }
    (!entered && !guards.is_empty()).then_some(guards)
}

/// The patterns that are asked about cells within the segment from a state.
fn asked_in(machine: &Machine, entry: StateId) -> BTreeSet<StateId> {
    let components = components(machine, entry);
    let states = components.iter().flat_map(|component| &component.states);
    let steps = states.flat_map(|&state| machine.steps(state));
    let patterns = steps
        .filter(|step| is_inner(step))
        .filter_map(|step| match step.action {
            Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
            _ => None,
        });
    patterns.collect()
}

#[cfg(test)]
mod tests {
    use crate::plan::Plan;
    use crate::{Options, load};

    /// At how many roots something is known, in a game with these rules.
    fn cached_roots(rules: &str) -> usize {
        let text = format!(
            "#players = p(9), q(9)\n#pieces = a, b\n#variables =\n\
             #board = rectangle(n, s, w, e, [a, a, a][a, a, a])\n\
             #free = (n* + s*)(w* + e*) {{a}} {{? n {{a}} + s {{a}}}}\n#rules = ({rules})*"
        );
        let game = load(text.as_bytes()).expect("it is valid").game;
        Plan::new(&game, &Options::default())
            .cached_patterns
            .roots
            .len()
    }

    #[test]
    fn what_the_keeper_asks_is_known_and_what_a_player_asks_is_not() {
        let turn = "{? free} ->p free ->> [b] {? free} ->q free ->> [b]";
        assert_eq!(cached_roots(turn), 2);
        assert_eq!(cached_roots("{? free} ->p free ->p [b]"), 0);
    }
}
