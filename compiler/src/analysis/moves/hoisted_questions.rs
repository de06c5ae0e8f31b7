//! Questions at the ends of moves that no modifier before them can answer otherwise, asked before the
//! move instead.
//!
//! "No other piece could have taken more" may be asked behind every move, about the board as it stood
//! before: the question looks through the marks that the move leaves. Where all modifiers on the ways
//! to a question leave its answer as it is ([`invariance`]), it is asked when the turn begins, once
//! for all the moves on these ways; the others, such as captures whose number the question counts, go
//! on as before.
//!
//! *What it proves:* the moves that begin in a state are those on whose ways the question is asked
//! before its answer can have changed, if the answer allows it, and those on the other ways.
//!
//! *Why it is sound:* every way belongs to exactly one of the two branches, copies of the same states
//! ([`branches`]): to the first one if it asks the question before the first step that can change the
//! answer. Tests change nothing for each other, so it makes no difference when they are asked. A move
//! consists of its modifiers and their cells, and is found once only if no two ways that differ in
//! nothing else are looked at apart. So all of these are necessary:
//!
//! * The branches have no move in common ([`apart`]).
//! * No modifier stands both before the question and behind it: two ways with the same modifiers then
//!   ask it behind the same one of them, and meet again behind it.
//! * No step relies on a piece that stands on the current cell only, which would be a test that no
//!   action tells of.

mod apart;
mod branches;
mod invariance;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::analysis::moves::move_length::player_states;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, Relation, Step};
use crate::model::Game;
use apart::{apart, modifiers};
use branches::Ways;
use invariance::WholeQuestion;

/// The most states that are added for a question of a turn: what asks it behind many different moves
/// would be written twice. `cargo xtask instructions arimaa_split`, where nothing is gained by it.
const MOST_COPIES: usize = 64;

/// Asks such questions when turns begin, and returns the pieces that can stand on the cells of the
/// machine, which it needs for that.
pub(crate) fn hoist_questions(
    machine: &mut Machine,
    game: &Game,
    meter: &Meter,
) -> Result<PieceFlow, Exhausted> {
    let mut flow = PieceFlow::new(machine, game, meter)?;
    if !machine.sole.is_empty() {
        return Ok(flow);
    }
    let mut known: BTreeMap<PatternId, Option<WholeQuestion>> = BTreeMap::new();
    for root in player_states(machine) {
        for (pattern, action) in asked(machine, root, meter)? {
            if let Entry::Vacant(new) = known.entry(pattern) {
                let entry = machine.patterns[pattern.index()];
                new.insert(WholeQuestion::of(machine, entry, meter)?);
            }
            let Some(question) = &known[&pattern] else {
                continue;
            };
            let asked = (&action, question);
            let Some(ways) = Ways::of(machine, &flow, root, asked, meter)? else {
                continue;
            };
            if hoist(machine, root, &action, &ways, meter)? {
                flow = PieceFlow::new(machine, game, meter)?;
            }
        }
    }
    Ok(flow)
}

/// Returns the questions that the moves from a state ask, each pattern with the action that asks it.
fn asked(
    machine: &Machine,
    root: StateId,
    meter: &Meter,
) -> Result<BTreeSet<(PatternId, Action)>, Exhausted> {
    let reached = machine.reachable_within_move([root], meter)?;
    let mut asked = BTreeSet::new();
    for state in machine.states(meter)?.filter(|s| reached[s.index()]) {
        for step in machine.steps(state, meter)? {
            if let Action::Pattern { pattern, .. } = step.action {
                asked.insert((pattern, step.action.clone()));
            }
        }
    }
    Ok(asked)
}

/// Asks a question when the turn begins in `root`, and tells whether that is possible.
fn hoist(
    machine: &mut Machine,
    root: StateId,
    action: &Action,
    ways: &Ways,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let stay = Relation::identity(machine.cells);
    let relation = machine.relations.intern(stay, meter)?;
    let states = machine.steps.len();
    let behind = ways.behind(machine);
    let target = ways.add_asked(machine, meter)?;
    let copied = states..machine.steps.len();
    let others = ways.add_others(machine, meter)?;
    let span = machine.steps[root.index()].first().map(|step| step.span);
    let first = Step {
        relation,
        action: action.clone(),
        target,
        span: span.unwrap_or_default(),
    };
    let few = machine.steps.len() - states <= MOST_COPIES;
    if !few || !found_once(machine, copied, &first, &others, &behind, meter)? {
        machine.steps.truncate(states);
        return Ok(false);
    }
    machine.steps[root.index()] = [first].into_iter().chain(others).collect();
    clear_unreached(machine, ways.states(), meter)?;
    Ok(true)
}

/// Returns whether every move is found once: by the question, the `first` step, whose ways lead through
/// the `copied` states to those `behind` the question, or by the other steps.
fn found_once(
    machine: &Machine,
    copied: Range<usize>,
    first: &Step,
    others: &[Step],
    behind: &BTreeSet<StateId>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let first = std::slice::from_ref(first);
    let mut before = BTreeSet::new();
    for state in copied.map(StateId::from_index) {
        let steps = machine.steps(state, meter)?.iter();
        before.extend(steps.filter_map(|step| step.action.index()));
    }
    let mut after = BTreeSet::new();
    for state in behind {
        after.extend(modifiers(machine, &machine.steps[state.index()], meter)?);
    }
    Ok(before.is_disjoint(&after) && apart(machine, first, others, meter)?)
}

/// Removes the steps of those of some states to which no game and no pattern comes any more.
fn clear_unreached(
    machine: &mut Machine,
    states: impl Iterator<Item = StateId>,
    meter: &Meter,
) -> Result<(), Exhausted> {
    let mut reached = vec![false; machine.steps.len()];
    let mut todo = machine.patterns.clone();
    todo.push(machine.start);
    while let Some(state) = todo.pop() {
        if !std::mem::replace(&mut reached[state.index()], true) {
            let steps = machine.steps(state, meter)?.iter();
            todo.extend(steps.map(|step| step.target));
        }
    }
    for state in states.filter(|state| !reached[state.index()]) {
        machine.steps[state.index()].clear();
    }
    Ok(())
}

#[cfg(test)]
mod tests;
