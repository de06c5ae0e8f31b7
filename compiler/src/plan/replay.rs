//! Replay: following one given move through the automaton instead of looking for all.
//!
//! The codes of a move tell on which cells its modifiers stand. A state from
//! which every path to the next modifier stays on the cell is *pinned*: a step
//! into it can only lead to the cell of the next code, so nothing has to be
//! searched. Segments without cycles can be followed by plain code.

use std::collections::BTreeMap;

use super::costs::MOST_FOLLOWED_STATES;
use super::legality::{LegalityStrategy, ListReason};
use super::segments::{components, is_inner};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Machine, RelationClass};

/// The moves that can be followed, and how.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Whether, per state, the next modifier is on the same cell: every step on every path to it
    /// stays, and there is no cycle.
    pub pinned: Vec<bool>,
    /// The strategies by which moves are told to be legal, by the states in which they begin: to be
    /// followed, nothing within the move may be a cycle without modifiers, and it has to come to
    /// few states.
    pub legality: BTreeMap<StateId, LegalityStrategy>,
    /// Whether, per state, several steps lead to it within its segment and it does more than to
    /// end, so that it is better written once.
    pub shared: Vec<bool>,
}

impl Replay {
    /// Finds the moves that can be followed, by the segments of players' moves that begin in
    /// `roots`.
    pub(super) fn new(
        machine: &Machine,
        roots: &[StateId],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let mut replay = Self {
            pinned: vec![false; machine.steps.len()],
            legality: BTreeMap::new(),
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
            for component in components(machine, entry, meter)? {
                let steps = machine.steps_of(component.states, meter)?;
                let behind = steps
                    .into_iter()
                    .filter(|step| step.action.writes())
                    .map(|step| step.target);
                todo.extend(behind);
            }
        }
        let mut acyclic = vec![true; machine.steps.len()];
        for &entry in &entries {
            let components = components(machine, entry, meter)?;
            acyclic[entry.index()] = components.iter().all(|component| !component.cyclic);
            // Components come before those to which they lead.
            for component in components.iter().rev() {
                // From the first state of a cycle a step leads into the cycle, to a state
                // that is not known to be pinned.
                let state = component.states[0];
                let stays = machine.steps(state, meter)?.iter().all(|step| {
                    let class = machine.relations.class(step.relation);
                    let here =
                        matches!(class, RelationClass::Identity | RelationClass::Restriction);
                    here && (!is_inner(step) || replay.pinned[step.target.index()])
                });
                replay.pinned[state.index()] = stays;
            }
        }
        let mut entered = vec![0; machine.steps.len()];
        let reached = machine.reachable_within_move(roots.iter().copied(), meter)?;
        for state in machine
            .states(meter)?
            .filter(|state| reached[state.index()])
        {
            let steps = machine.steps(state, meter)?.iter();
            for step in steps.filter(|step| is_inner(step)) {
                entered[step.target.index()] += 1;
            }
        }
        for state in machine.states(meter)? {
            let ends = matches!(machine.steps(state, meter)?, [only] if only.action.ends());
            replay.shared[state.index()] = entered[state.index()] > 1 && !ends;
        }
        for &root in roots {
            let reached = machine.reachable_within_move([root], meter)?;
            meter.spend((reached.len() + entries.len()) / 8)?;
            let few = reached.iter().filter(|reached| **reached).count() <= MOST_FOLLOWED_STATES;
            let mut own = entries.iter().filter(|entry| reached[entry.index()]);
            let strategy = if !few {
                LegalityStrategy::List(ListReason::ManyStates)
            } else if own.all(|entry| acyclic[entry.index()]) {
                LegalityStrategy::Follow
            } else {
                LegalityStrategy::List(ListReason::Loop)
            };
            replay.legality.insert(root, strategy);
        }
        Ok(replay)
    }

    /// Returns whether the moves that begin in a state are followed.
    pub fn follows(&self, root: StateId) -> bool {
        self.legality.get(&root) == Some(&LegalityStrategy::Follow)
    }
}

#[cfg(test)]
mod tests {
    use crate::effort::Meter;
    use crate::testing::{grid, machine, plan, row, turns};

    /// Returns whether the state in which the first turn begins is pinned.
    fn pinned(rules: &str) -> bool {
        let game = row(rules);
        let plan = plan(&game);
        plan.replay.pinned[turns(&plan.machine)[0].index()]
    }

    #[test]
    fn a_state_is_pinned_if_every_way_to_the_next_modifier_stays() {
        let cases = [
            ("a modifier", "->p [x] ->> {}", true),
            ("a switch", "->p ->> {}", true),
            ("tests", "->p {e} {$ v == 0} [x] ->> {}", true),
            (
                "a pattern about other cells",
                "->p {? right {x}} [x] ->> {}",
                true,
            ),
            ("a test of the cell", "->p {? right} {e} [x] ->> {}", true),
            ("a step", "->p right [x] ->> {}", false),
            (
                "a step behind a test",
                "->p {e} right {e} [x] ->> {}",
                false,
            ),
            ("a step at last", "->p {e} right [x] ->> {}", false),
            (
                "one way with a step",
                "->p ({e} [x] ->> {} + {y} right [y] ->> {})",
                false,
            ),
            ("a choice", "->p (left* + right*) [x] ->> {}", false),
            (
                "a loop that stays",
                "->p ({x} {$ v == 0})* [y] ->> {}",
                false,
            ),
            (
                "a step behind a modifier",
                "->p {e} [x] right [y] ->> {}",
                true,
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(pinned(rules), expected, "{name}");
        }
    }

    #[test]
    fn moves_are_followed_unless_a_segment_has_a_loop() {
        let followed = |rules: &str| {
            let game = row(rules);
            let plan = plan(&game);
            let turns = turns(&plan.machine).into_iter();
            let turns = turns.filter(|turn| plan.moves.roots.contains(turn));
            let followed = turns.map(|turn| plan.replay.follows(turn));
            followed.collect::<Vec<bool>>()
        };
        let cases = [
            ("no loop", "->p right {e} [x] ->> {}", vec![true]),
            ("a loop", "->p (right {e})* [x] ->> {}", vec![false]),
            (
                "one behind a test",
                "->p {x} (right {e})* [x] ->> {}",
                vec![false],
            ),
            (
                "one behind a modifier",
                "->p {x} [e] (right {e})* [x] ->> {}",
                vec![false],
            ),
            (
                "one behind an assignment",
                "->p {x} [$ v = 1] (right {e})* [x] ->> {}",
                vec![false],
            ),
            (
                "a loop of modifiers",
                "->p {e} ([x] right)* ->> {}",
                vec![true],
            ),
            (
                "the keeper's",
                "->p {e} [x] ->> (right {e})* {x} ->q {}",
                vec![true],
            ),
            (
                "another turn's",
                "->p {e} [x] ->q (right {e})* [y] ->> {}",
                vec![true, false],
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(followed(rules), expected, "{name}");
        }
    }

    #[test]
    fn moves_of_more_than_256_states_are_not_followed() {
        let followed = |offs: usize| {
            let game = row(&format!("->p {} ->> {{}}", "[x] ".repeat(offs)));
            let machine = machine(&game);
            let root = turns(&machine)[0];
            super::Replay::new(&machine, &[root], &Meter::unlimited())
                .unwrap()
                .follows(root)
        };
        assert!(followed(255));
        assert!(!followed(256));
    }

    #[test]
    fn a_state_is_shared_if_several_steps_of_its_segment_lead_to_it() {
        let shared = |rules: &str| {
            let game = grid(rules);
            let plan = plan(&game);
            plan.replay.shared.iter().filter(|shared| **shared).count()
        };
        let cases = [
            ("one way", "->p left {e} up {e} [x] ->> {}", 0),
            (
                "two ways",
                "->p (left {e} + right {x}) up {e} [x] ->> {}",
                1,
            ),
            ("two ways to an end", "->p (left {e} + right {x}) ->> {}", 0),
            (
                "by modifiers",
                "->p (left {e} [x] + {x} [y]) up {e} [x] ->> {}",
                0,
            ),
            (
                "the keeper's",
                "->p ->> (left {e} + right {x}) up {e} [x] ->q {}",
                0,
            ),
        ];
        for (name, rules, expected) in cases {
            assert_eq!(shared(rules), expected, "{name}");
        }
    }
}
