//! The machine: the automaton in the form on which all further analyses work, in which every step
//! first moves by a relation between cells and then acts.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeSet;

use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId, Relations};
use crate::model::{CellId, PieceId, PlayerId};

/// A step of a [`Machine`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The relation from the current cell to the cells on which the action is tried.
    pub relation: RelationId,
    /// The action on these cells.
    pub action: Action,
    /// The state to which the step leads.
    pub target: StateId,
    /// The place where the action is written.
    pub span: Span,
}

/// The identity of a step: its state, and its number among the steps of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId {
    /// The state from which the step leads.
    pub state: StateId,
    /// The number of the step there.
    pub number: usize,
}

/// A machine: the automaton with its shifts gathered into relations. States are numbered anew,
/// without relation to those of the `Nfa`.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The relations that steps refer to.
    pub relations: Relations,
    /// The outgoing steps of each state, in the order in which they are tried.
    pub steps: Vec<Vec<Step>>,
    /// The state in which the game begins.
    pub start: StateId,
    /// The cell on which the game begins.
    pub start_cell: CellId,
    /// The state in which the test of each pattern begins.
    pub patterns: Vec<StateId>,
    /// The number of cells.
    pub cells: usize,
    /// The pieces of which steps rely on their standing on no cell but the current one.
    pub sole: BTreeSet<PieceId>,
}

impl Machine {
    /// Returns the outgoing steps of a state.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn steps(&self, state: StateId, meter: &Meter) -> Result<&[Step], Exhausted> {
        let steps = &self.steps[state.index()];
        meter.spend(2 + 2 * steps.len())?;
        Ok(steps)
    }

    /// Returns the outgoing steps of some states, one state after the other.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn steps_of(
        &self,
        states: impl IntoIterator<Item = StateId>,
        meter: &Meter,
    ) -> Result<Vec<&Step>, Exhausted> {
        let mut all = Vec::new();
        for state in states {
            all.extend(self.steps(state, meter)?);
        }
        Ok(all)
    }

    /// Returns the outgoing steps of a state with their identities.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn identified_steps(
        &self,
        state: StateId,
        meter: &Meter,
    ) -> Result<impl Iterator<Item = (StepId, &Step)>, Exhausted> {
        let steps = self.steps(state, meter)?.iter().enumerate();
        Ok(steps.map(move |(number, step)| (StepId { state, number }, step)))
    }

    /// Returns all states.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn states(
        &self,
        meter: &Meter,
    ) -> Result<impl Iterator<Item = StateId> + use<>, Exhausted> {
        meter.spend(self.steps.len() / 8)?;
        Ok((0..self.steps.len()).map(StateId::from_index))
    }

    /// Returns the states of a pattern, without those of patterns that it asks.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn pattern_states(
        &self,
        pattern: PatternId,
        meter: &Meter,
    ) -> Result<Vec<StateId>, Exhausted> {
        let entry = self.patterns[pattern.index()];
        let reached = self.reachable_within_move([entry], meter)?;
        let states = self.states(meter)?;
        Ok(states.filter(|state| reached[state.index()]).collect())
    }

    /// Returns the number of steps.
    pub fn step_count(&self) -> usize {
        self.steps.iter().map(Vec::len).sum()
    }

    /// Returns the states in which a move can begin, each with the player who is then to move: the
    /// start and the targets of switches, in order of their numbers.
    pub fn control_states(&self) -> Vec<(StateId, PlayerId)> {
        let mut all = vec![(self.start, PlayerId::KEEPER)];
        for step in self.steps.iter().flatten() {
            if let Action::Switch(player, _) = step.action {
                all.push((step.target, player));
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the strongly connected components over all steps that do not end, each after those
    /// that it leads to.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn components(&self, meter: &Meter) -> Result<Vec<Vec<StateId>>, Exhausted> {
        let mut graph = DiGraph::<(), ()>::new();
        for _ in self.states(meter)? {
            graph.add_node(());
        }
        for state in self.states(meter)? {
            let steps = self.steps(state, meter)?.iter();
            for step in steps.filter(|step| !step.action.ends()) {
                let from = NodeIndex::new(state.index());
                graph.add_edge(from, NodeIndex::new(step.target.index()), ());
            }
        }
        let state = |node: NodeIndex| StateId::from_index(node.index());
        let components = kosaraju_scc(&graph).into_iter();
        Ok(components
            .map(|nodes| nodes.into_iter().map(state).collect())
            .collect())
    }

    /// Returns whether all that a state does is to let a pattern hold.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn succeeds(&self, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let identity = |step: &Step| self.relations.class(step.relation) == RelationClass::Identity;
        Ok(
            matches!(self.steps(state, meter)?, [only] if only.action == Action::Accept && identity(only)),
        )
    }

    /// Returns whether a state has a step to itself.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn repeats(&self, state: StateId, meter: &Meter) -> Result<bool, Exhausted> {
        let mut steps = self.steps(state, meter)?.iter();
        Ok(steps.any(|step| !step.action.ends() && step.target == state))
    }

    /// Returns per state whether it can be reached from `roots` without passing a switch, patterns
    /// that are asked on the way not included.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn reachable_within_move(
        &self,
        roots: impl IntoIterator<Item = StateId>,
        meter: &Meter,
    ) -> Result<Vec<bool>, Exhausted> {
        meter.spend(self.steps.len() / 16)?;
        let mut reached = vec![false; self.steps.len()];
        let mut todo: Vec<StateId> = roots.into_iter().collect();
        while let Some(state) = todo.pop() {
            if std::mem::replace(&mut reached[state.index()], true) {
                continue;
            }
            let inner = self
                .steps(state, meter)?
                .iter()
                .filter(|step| !step.action.ends());
            todo.extend(inner.map(|step| step.target));
        }
        Ok(reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FIRST, NEIGHBOURS, RIGHT, STAY, by_hand};

    fn states(numbers: &[usize]) -> Vec<StateId> {
        numbers.iter().copied().map(StateId::from_index).collect()
    }

    #[test]
    fn moves_begin_at_the_start_and_behind_switches() {
        // Two switches lead to state 2 with one player, and one with another; state 3
        // is entered within a move.
        let machine = by_hand(
            &[
                &[(STAY, "->q", 2), (STAY, "->p", 1)],
                &[(RIGHT, "{e}", 3), (STAY, "->p", 2)],
                &[(STAY, "->>", 1)],
                &[(STAY, "->q", 2)],
            ],
            &[],
        );
        let controls = machine.control_states();
        let found: Vec<(usize, usize)> = controls
            .iter()
            .map(|(state, player)| (state.index(), player.index()))
            .collect();
        assert_eq!(found, [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]);
    }

    #[test]
    fn components_are_loops_within_a_move_each_after_what_it_leads_to() {
        // The switch and the end of the pattern close no loop.
        let machine = by_hand(
            &[
                &[(STAY, "", 1)],
                &[(RIGHT, "{e}", 2)],
                &[(RIGHT, "{x}", 1), (STAY, "->p", 0), (STAY, "{y}", 3)],
                &[(STAY, "accept", 0)],
            ],
            &[],
        );
        let mut components = machine.components(&Meter::unlimited()).unwrap();
        components
            .iter_mut()
            .for_each(|states| states.sort_unstable());
        assert_eq!(components, [states(&[3]), states(&[1, 2]), states(&[0])]);
    }

    #[test]
    fn a_state_succeeds_that_only_accepts_and_on_every_cell() {
        let cases: [(&str, &[crate::testing::Row], bool); 6] = [
            ("accepts", &[(STAY, "accept", 0)], true),
            ("accepts on the first cell", &[(FIRST, "accept", 0)], false),
            ("accepts next to it", &[(RIGHT, "accept", 0)], false),
            ("goes on", &[(STAY, "", 0)], false),
            ("does more", &[(STAY, "accept", 0), (STAY, "{e}", 0)], false),
            ("has no step", &[], false),
        ];
        for (name, steps, expected) in cases {
            let machine = by_hand(&[steps], &[]);
            assert_eq!(
                machine.succeeds(StateId(0), &Meter::unlimited()).unwrap(),
                expected,
                "{name}"
            );
        }
    }

    #[test]
    fn a_state_repeats_that_leads_to_itself_within_a_move() {
        let cases: [(&str, &[crate::testing::Row], bool); 5] = [
            ("the first step", &[(RIGHT, "", 0), (STAY, "", 1)], true),
            ("the second step", &[(STAY, "", 1), (RIGHT, "", 0)], true),
            ("a switch", &[(STAY, "->p", 0)], false),
            ("the end of a pattern", &[(STAY, "accept", 0)], false),
            ("another state", &[(STAY, "", 1)], false),
        ];
        for (name, steps, expected) in cases {
            let machine = by_hand(&[steps, &[]], &[]);
            assert_eq!(
                machine.repeats(StateId(0), &Meter::unlimited()).unwrap(),
                expected,
                "{name}"
            );
        }
    }

    #[test]
    fn a_move_reaches_neither_what_is_behind_its_switch_nor_its_patterns() {
        let machine = by_hand(
            &[
                &[(STAY, "{e}", 1)],
                &[(RIGHT, "{x}", 0), (STAY, "? 0", 2)],
                &[(STAY, "->p", 3)],
                &[(STAY, "->>", 0)],
                &[(NEIGHBOURS, "{x}", 5)],
                &[(STAY, "accept", 3)],
            ],
            &[4],
        );
        let from = |roots: &[usize]| {
            machine
                .reachable_within_move(states(roots), &Meter::unlimited())
                .unwrap()
        };
        assert_eq!(from(&[0]), [true, true, true, false, false, false]);
        assert_eq!(from(&[2, 4]), [false, false, true, false, true, true]);
        assert_eq!(from(&[]), [false; 6]);
    }

    #[test]
    fn steps_are_counted_over_all_states() {
        let machine = by_hand(
            &[&[(STAY, "->p", 1), (STAY, "->q", 1)], &[(STAY, "->>", 0)]],
            &[],
        );
        assert_eq!(
            (
                machine.states(&Meter::unlimited()).unwrap().count(),
                machine.step_count()
            ),
            (2, 3)
        );
    }
}
