//! Phases: what can happen from one decision of a player to the next, and where it is settled how a
//! phase ends.
//!
//! A phase goes from a state in which a player moves through the rest of the move and all that the
//! keeper does, to the states in which a player moves next or in which the game is over. For
//! each of these its *fork* is chosen: a state that every way to it passes, from which on the
//! ways are gone through one by one. Any such state is right; the one chosen is behind the
//! last change of the board before the tests that come last.

use petgraph::algo::{dominators::simple_fast, tarjan_scc};
use petgraph::graph::{DiGraph, NodeIndex};

use super::rules::Rules;
use super::scores::Standing;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::PlayerId;

/// A phase of the game.
pub(super) struct Phase {
    /// The first state.
    pub(super) from: StateId,
    /// The player who decides; the keeper where the game starts.
    player: PlayerId,
    /// The states that belong to the phase, ends excluded.
    members: Vec<bool>,
    /// Per state whether it is on a loop.
    pub(super) loops: Vec<Option<usize>>,
    /// The states in which the phase can end, each with its fork.
    pub(super) ends: Vec<(StateId, StateId)>,
    /// The states to which players hand over to the keeper.
    handed_over: Vec<bool>,
}

/// Returns whether a step ends a phase: it hands over to a player, or nothing goes on behind it.
pub(super) fn ends_phase(rules: &Rules<'_>, step: &Step) -> bool {
    match step.action {
        Action::Switch(player, _) => player != PlayerId::KEEPER || !rules.live[step.target.index()],
        _ => false,
    }
}

impl Phase {
    /// Finds the phase that begins in a state in which `player` is to move.
    pub(super) fn new(
        rules: &Rules<'_>,
        from: StateId,
        player: PlayerId,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let machine = &rules.machine;
        let states = machine.steps.len();
        meter.spend(8 * states)?;
        let mut graph = DiGraph::<(), ()>::new();
        for _ in 0..2 * states {
            graph.add_node(());
        }
        let mut members = vec![false; states];
        let mut handed_over = vec![false; states];
        let mut ends = Vec::new();
        // Whose states they are: a state may be the keeper's and a player's.
        let mut todo = vec![(from, player != PlayerId::KEEPER)];
        let mut seen = vec![[false; 2]; states];
        while let Some((state, players)) = todo.pop() {
            if std::mem::replace(&mut seen[state.index()][usize::from(players)], true) {
                continue;
            }
            members[state.index()] = true;
            for step in machine.steps(state, meter)? {
                meter.spend(4)?;
                if step.action == Action::Accept {
                    continue;
                }
                let source = NodeIndex::new(state.index());
                if ends_phase(rules, step) {
                    ends.push(step.target);
                    let sink = NodeIndex::new(states + step.target.index());
                    graph.update_edge(source, sink, ());
                    continue;
                }
                if !rules.live[step.target.index()] {
                    continue;
                }
                graph.update_edge(source, NodeIndex::new(step.target.index()), ());
                let switches = matches!(step.action, Action::Switch(..));
                if switches && players {
                    handed_over[step.target.index()] = true;
                }
                todo.push((step.target, players && !switches));
            }
        }
        ends.sort_unstable();
        ends.dedup();
        let mut loops = vec![None; states];
        for (number, component) in tarjan_scc(&graph).into_iter().enumerate() {
            let only = component[0];
            if component.len() > 1 || graph.find_edge(only, only).is_some() {
                for node in component {
                    loops[node.index()] = Some(number);
                }
            }
        }
        let mut phase = Self {
            from,
            player,
            members,
            loops,
            ends: Vec::new(),
            handed_over,
        };
        let dominators = simple_fast(&graph, NodeIndex::new(from.index()));
        for end in ends {
            let sink = NodeIndex::new(states + end.index());
            let chain = dominators.strict_dominators(sink).into_iter().flatten();
            let chain: Vec<StateId> = chain
                .map(|node| StateId::from_index(node.index()))
                .collect();
            let fork = phase.fork(rules, &chain, meter)?;
            phase.ends.push((end, fork));
        }
        Ok(phase)
    }

    /// Returns whether a state belongs to the phase.
    pub(super) fn has(&self, state: StateId) -> bool {
        self.members[state.index()]
    }

    /// Returns whether a standing may be one of the phase, and not only of others that come to the
    /// same states.
    pub(super) fn can_be(&self, standing: &Standing) -> bool {
        match self.player {
            PlayerId::KEEPER => standing.moved.is_none(),
            player => standing.to_move == player || standing.moved == Some(player),
        }
    }

    /// Chooses the fork among the states that every way to an end passes, nearest to it first.
    fn fork(
        &self,
        rules: &Rules<'_>,
        chain: &[StateId],
        meter: &Meter,
    ) -> Result<StateId, Exhausted> {
        let branches = |state: StateId| {
            let leads = |step: &&Step| {
                matches!(step.action, Action::Switch(..)) || rules.live[step.target.index()]
            };
            let steps = rules.machine.steps(state, meter)?.iter().filter(leads);
            let steps: Vec<&Step> = steps.collect();
            let unconditional = |step: &&Step| {
                rules.stays(step)
                    && matches!(
                        step.action,
                        Action::Pass | Action::Off(..) | Action::Assign(..) | Action::Switch(..)
                    )
            };
            Ok(!matches!(&steps[..], [only] if unconditional(only)))
        };
        let mut at = 0;
        loop {
            match chain.get(at) {
                Some(&state) if branches(state)? => break,
                Some(_) => at += 1,
                None => return Ok(self.from),
            }
        }
        while let Some(&before) = chain.get(at + 1) {
            let here = chain[at];
            if self.handed_over[here.index()] || !self.only_tests(rules, before, here, meter)? {
                break;
            }
            at += 1;
        }
        Ok(chain[at])
    }

    /// Returns whether nothing but tests and assignments lie between a state and another that is
    /// on every way from it, and no loops.
    fn only_tests(
        &self,
        rules: &Rules<'_>,
        from: StateId,
        to: StateId,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        let mut todo = vec![from];
        let mut seen = vec![false; self.members.len()];
        meter.spend(seen.len() / 8)?;
        while let Some(state) = todo.pop() {
            if state == to || std::mem::replace(&mut seen[state.index()], true) {
                continue;
            }
            if self.loops[state.index()].is_some() {
                return Ok(false);
            }
            for step in rules.machine.steps(state, meter)? {
                meter.spend(1)?;
                if ends_phase(rules, step) || !self.has(step.target) {
                    continue;
                }
                if matches!(step.action, Action::Off(..)) {
                    return Ok(false);
                }
                todo.push(step.target);
            }
        }
        Ok(true)
    }
}
