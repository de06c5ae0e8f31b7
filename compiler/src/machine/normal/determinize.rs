//! Determinising: steps of a state that make the same test become one.
//!
//! *What it proves:* two steps of a state make the same test on the same cells. The test is made once, by a step to a
//! state that stands for both targets: from there all goes on that goes on from either (the subset
//! construction, Rabin and Scott, "Finite automata and their decision problems", 1959). So `x* x` becomes
//! `x x*`, and `up {e} up {e} … + up {e} up {w} …` makes the first test once.
//!
//! *Why it is sound:* a test or question changes nothing, so where it passes the search goes on from the same cell
//! and position behind both steps. In a player's move and in a pattern it makes no difference in which order ways are
//! tried. States that the keeper comes to are left alone: it takes the first way.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::minimize::minimize;
use crate::machine::relation::RelationId;
use crate::machine::step::{Machine, Step};
use crate::model::PlayerId;

/// The most states that are added at once.
const MOST_ADDED: usize = 256;

/// The most states from which it is tried alone.
const MOST_TRIED: usize = 64;

/// Joins tests from where the machine does not become larger by it: everywhere, or else from one state after the
/// other.
pub(crate) fn determinize(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    let all = candidates(machine, meter)?;
    if all.is_empty() {
        return Ok(());
    }
    if let Some(joined) = joined(machine, &all, meter)? {
        *machine = joined;
        return Ok(());
    }
    let mut next = 0;
    for _ in 0..MOST_TRIED {
        let candidates = candidates(machine, meter)?;
        let Some(&state) = candidates.iter().find(|state| state.index() >= next) else {
            break;
        };
        next = state.index() + 1;
        if let Some(joined) = joined(machine, &[state], meter)? {
            // The states have other numbers now.
            *machine = joined;
            next = 0;
        }
    }
    Ok(())
}

/// Returns the states that two steps leave by the same test, but for those that the keeper comes to.
fn candidates(machine: &Machine, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
    let controls = machine.control_states().into_iter();
    let keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
    let keeper = machine.reachable_within_move(keeper.map(|(state, _)| state), meter)?;
    let mut candidates = Vec::new();
    for state in machine
        .states(meter)?
        .filter(|state| !keeper[state.index()])
    {
        let mut made: FxHashSet<(RelationId, &Action)> = FxHashSet::default();
        let steps = machine.steps(state, meter)?.iter();
        let mut tests = steps.filter(|step| step.action.tests());
        if tests.any(|step| !made.insert((step.relation, &step.action))) {
            candidates.push(state);
        }
    }
    Ok(candidates)
}

/// Returns the machine with the tests of some states joined, and those behind them; none if it is larger.
fn joined(
    machine: &Machine,
    states: &[StateId],
    meter: &Meter,
) -> Result<Option<Machine>, Exhausted> {
    let mut joined = machine.clone();
    let mut subsets = Subsets::default();
    let mut todo = states.to_vec();
    while let Some(state) = todo.pop() {
        let mut kept: Vec<Step> = Vec::new();
        let mut first: FxHashMap<(RelationId, Action), usize> = FxHashMap::default();
        for step in std::mem::take(&mut joined.steps[state.index()]) {
            meter.spend(1)?;
            if step.action.tests() {
                let test = (step.relation, step.action.clone());
                let number = *first.entry(test).or_insert(kept.len());
                if let Some(same) = kept.get_mut(number) {
                    let all = subsets.union(same.target, step.target);
                    same.target = match subsets.known(&all) {
                        Some(known) => known,
                        None => {
                            let added = StateId::from_index(joined.steps.len());
                            let steps = machine.steps_of(all.iter().copied(), meter)?;
                            joined.steps.push(steps.into_iter().cloned().collect());
                            subsets.add(all, added);
                            todo.push(added);
                            added
                        }
                    };
                    continue;
                }
            }
            kept.push(step);
        }
        joined.steps[state.index()] = kept;
        if joined.steps.len() > machine.steps.len() + MOST_ADDED {
            return Ok(None);
        }
    }
    minimize(&mut joined, meter)?;
    Ok((joined.step_count() <= machine.step_count()).then_some(joined))
}

/// The states that are added, each with those for which it stands.
#[derive(Debug, Default)]
struct Subsets {
    stands_for: FxHashMap<StateId, BTreeSet<StateId>>,
    added: FxHashMap<BTreeSet<StateId>, StateId>,
}

impl Subsets {
    /// Returns the states for which two states stand.
    fn union(&self, one: StateId, other: StateId) -> BTreeSet<StateId> {
        let mut all = BTreeSet::new();
        for state in [one, other] {
            match self.stands_for.get(&state) {
                Some(states) => all.extend(states),
                None => all.extend([state]),
            }
        }
        all
    }

    /// Returns the state that stands for some states.
    fn known(&self, states: &BTreeSet<StateId>) -> Option<StateId> {
        match states.first() {
            Some(&only) if states.len() == 1 => Some(only),
            _ => self.added.get(states).copied(),
        }
    }

    fn add(&mut self, states: BTreeSet<StateId>, added: StateId) {
        self.stands_for.insert(added, states.clone());
        self.added.insert(states, added);
    }
}

#[cfg(test)]
mod tests {
    use super::determinize;
    use crate::automaton::Nfa;
    use crate::effort::Meter;
    use crate::machine::{Machine, minimize};
    use crate::testing::{RIGHT, Row, STAY, by_hand, row};

    /// Returns the numbers of states and steps of rules, determinized or not.
    fn size(rules: &str, joined: bool) -> (usize, usize) {
        let game = row(rules);
        let meter = Meter::unlimited();
        let nfa = Nfa::from_game(&game);
        let mut machine: Machine = crate::machine::machine(&nfa, &game, true, &meter).unwrap();
        minimize(&mut machine, &meter).unwrap();
        if joined {
            determinize(&mut machine, &meter).unwrap();
        }
        (machine.steps.len(), machine.step_count())
    }

    #[test]
    fn what_begins_alike_is_as_small_as_written_with_one_beginning() {
        let cases = [
            (
                "a loop in front of what is in it",
                "->p (right {x})* right {x} ->>",
                "->p right {x} (right {x})* ->>",
            ),
            (
                "a loop of two tests",
                "->p (right {x} right {e})* right {x} right {e} ->>",
                "->p right {x} right {e} (right {x} right {e})* ->>",
            ),
            (
                "two ways",
                "->p (right {x} right {e} [y] + right {x} right {x} [y]) ->>",
                "->p right {x} right ({e} [y] + {x} [y]) ->>",
            ),
            (
                "a way to other cells beside them",
                "->p (right {x} right {e} [y] + right {x} right {x} [y] + left {x} right {z} [y]) ->>",
                "->p (right {x} right ({e} [y] + {x} [y]) + left {x} right {z} [y]) ->>",
            ),
            (
                "three ways, two of which go on alike",
                "->p (right {x} right {e} left {x} [y] + right {x} right {e} left {e} [y] + right {x} left {z} [y]) ->>",
                "->p right {x} (right {e} (left {x} [y] + left {e} [y]) + left {z} [y]) ->>",
            ),
            (
                "comparisons",
                "->p ({$ v < 2} right {e} [x] + {$ v < 2} left {e} [x]) ->>",
                "->p {$ v < 2} (right {e} [x] + left {e} [x]) ->>",
            ),
            (
                "in a pattern",
                "->p {? right {x} right {e} + right {x} left {y}} [y] ->>",
                "->p {? right {x} (right {e} + left {y})} [y] ->>",
            ),
        ];
        for (name, flat, nested) in cases {
            assert_eq!(size(flat, true), size(nested, true), "{name}");
            assert!(size(flat, true) <= size(flat, false), "{name}");
        }
    }

    #[test]
    fn other_beginnings_stay() {
        let cases = [
            (
                "other pieces",
                "->p (right {x} right {e} [y] + right {x,e} right {x} [y]) ->>",
            ),
            (
                "other cells",
                "->p (right {x} right {e} [y] + left {x} right {x} [y]) ->>",
            ),
            (
                "modifiers",
                "->p ([y] right {e} [y] + [y] right {x} [y]) ->>",
            ),
            (
                "the keeper's, who takes the first way",
                "->p [y] ->> (right {x} right {e} [y] + right {x} right {x} [z])",
            ),
        ];
        for (name, rules) in cases {
            assert_eq!(size(rules, true), size(rules, false), "{name}");
        }
    }

    #[test]
    fn the_machine_does_not_grow() {
        // Both states behind the test are needed elsewhere, too.
        let states: &[&[Row]] = &[
            &[(STAY, "->p", 1)],
            &[
                (RIGHT, "{x}", 2),
                (RIGHT, "{x}", 3),
                (STAY, "{e}", 2),
                (STAY, "{y}", 3),
            ],
            &[(RIGHT, "{e}", 4), (STAY, "{x}", 4), (STAY, "{z}", 5)],
            &[(RIGHT, "{y}", 4), (STAY, "{y}", 5), (STAY, "{e}", 4)],
            &[(STAY, "[x]", 6)],
            &[(STAY, "[y]", 6)],
            &[(STAY, "->p", 1)],
        ];
        let mut machine = by_hand(states, &[]);
        let before = machine.step_count();
        determinize(&mut machine, &Meter::unlimited()).unwrap();
        assert_eq!(machine.step_count(), before);
        assert_eq!(machine.steps[1].len(), 4);
    }
}
