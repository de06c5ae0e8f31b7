//! Ends of questions about the whole board, as patterns that the next player's move asks.
//!
//! *What it proves:* where a pattern begins anywhere on the board and goes on, behind its first
//! test, exactly as a pattern that is asked of single cells, it holds where that pattern does.
//! So these steps are replaced by the question: `{? any {e} right {x}}` becomes
//! `{? any {e} {? right {x}}}`, and of alternatives each that is such a pattern becomes a question of
//! its own. That is done where a question is asked in front of a player's turn, who begins with
//! the pattern: what both ask is then seen to be the same.
//!
//! *Why it is sound:* a pattern holds if some way through it passes, wherever that ends, and what
//! is changed on the way is there for what is asked on the way. So it makes no difference whether
//! the rest of a way is walked or asked for. Every one of these is necessary:
//!
//! * All steps with which the asked pattern begins are among those that are replaced.
//! * The asked pattern does not ask the question in turn: that would have no end.

use rustc_hash::FxHashSet;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{Relation, RelationClass};
use crate::machine::step::{Machine, Step};
use crate::model::PlayerId;

/// Replaces such steps, and tells whether there are any.
pub(crate) fn fold_patterns(machine: &mut Machine, meter: &Meter) -> Result<bool, Exhausted> {
    let folds = folds(machine, meter)?;
    let identity = Relation::identity(machine.cells);
    let identity = machine.relations.intern(identity, meter)?;
    let changes = !folds.is_empty();
    for fold in folds {
        let step = machine.steps[fold.state.index()][fold.number].clone();
        let made = |action, target| Step {
            relation: identity,
            action,
            target,
            span: step.span,
        };
        let holds = StateId::from_index(machine.steps.len());
        let end = made(Action::Accept, machine.start);
        let asked = fold.patterns.into_iter().map(|pattern| {
            let negated = false;
            made(Action::Pattern { negated, pattern }, holds)
        });
        let asking = asked.chain(fold.rest).collect();
        machine.steps.extend([vec![end], asking]);
        let asking = StateId::from_index(machine.steps.len() - 1);
        machine.steps[fold.state.index()][fold.number].target = asking;
    }
    Ok(changes)
}

/// The change behind one step.
struct Fold {
    state: StateId,
    number: usize,
    /// The patterns that are asked behind the step.
    patterns: Vec<PatternId>,
    /// The steps behind it that remain.
    rest: Vec<Step>,
}

fn folds(machine: &Machine, meter: &Meter) -> Result<Vec<Fold>, Exhausted> {
    let mut folds = Vec::new();
    for (entry, patterns) in asked_again(machine, meter)? {
        if !anywhere(machine, entry, meter)? {
            continue;
        }
        let mut asked = Vec::new();
        for pattern in patterns {
            let begin = machine.patterns[pattern.index()];
            if !anywhere(machine, begin, meter)?
                && looks_around(machine, begin, meter)?
                && !reach(machine, begin, meter)?.contains(&entry)
            {
                asked.push((pattern, machine.steps(begin, meter)?));
            }
        }
        // The longest first: what they leave may be another one.
        asked.sort_by_key(|(pattern, steps)| (Reverse(steps.len()), *pattern));
        for (number, step) in machine.steps(entry, meter)?.iter().enumerate() {
            if step.action.ends() {
                continue;
            }
            let mut rest = machine.steps(step.target, meter)?.to_vec();
            let mut patterns = Vec::new();
            for (pattern, own) in &asked {
                meter.spend(own.len() * rest.len())?;
                if own
                    .iter()
                    .all(|own| rest.iter().any(|step| same(own, step)))
                {
                    rest.retain(|step| !own.iter().any(|own| same(own, step)));
                    patterns.push(*pattern);
                }
            }
            if !patterns.is_empty() {
                folds.push(Fold {
                    state: entry,
                    number,
                    patterns,
                    rest,
                });
            }
        }
    }
    Ok(folds)
}

/// Returns the entries of questions behind which a player's turn can begin at once, if they hold, with
/// the patterns that are asked before anything changes in such turns.
fn asked_again(
    machine: &Machine,
    meter: &Meter,
) -> Result<BTreeMap<StateId, BTreeSet<PatternId>>, Exhausted> {
    let mut questions: BTreeMap<StateId, BTreeSet<PatternId>> = BTreeMap::new();
    for state in machine.states(meter)? {
        for step in machine.steps(state, meter)? {
            let Action::Pattern {
                negated: false,
                pattern,
            } = step.action
            else {
                continue;
            };
            for behind in machine.steps(step.target, meter)? {
                if let Action::Switch(player, _) = behind.action
                    && player != PlayerId::KEEPER
                {
                    let question = machine.patterns[pattern.index()];
                    let asked = asked_first(machine, behind.target, meter)?;
                    questions.entry(question).or_default().extend(asked);
                }
            }
        }
    }
    Ok(questions)
}

/// Returns the patterns that a move asks before it changes anything.
fn asked_first(
    machine: &Machine,
    root: StateId,
    meter: &Meter,
) -> Result<BTreeSet<PatternId>, Exhausted> {
    let mut patterns = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut todo = vec![root];
    while let Some(state) = todo.pop() {
        if !seen.insert(state) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            patterns.extend(asked(step));
            if !step.action.writes() && !step.action.ends() {
                todo.push(step.target);
            }
        }
    }
    Ok(patterns)
}

/// Returns whether two steps do the same, wherever they are written. The end of a pattern leads
/// nowhere.
fn same(a: &Step, b: &Step) -> bool {
    let onward = a.target == b.target || a.action == Action::Accept;
    a.relation == b.relation && a.action == b.action && onward
}

fn asked(step: &Step) -> Option<PatternId> {
    match step.action {
        Action::Pattern { pattern, .. } => Some(pattern),
        _ => None,
    }
}

/// Returns whether a pattern can begin on any cell, wherever it is asked.
fn anywhere(machine: &Machine, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let mut steps = machine.steps(entry, meter)?.iter();
    let constant = |step: &Step| machine.relations.class(step.relation) == RelationClass::Constant;
    Ok(machine.cells > 1 && steps.all(constant))
}

/// Returns whether a pattern begins with more than questions about its own cell.
fn looks_around(machine: &Machine, entry: StateId, meter: &Meter) -> Result<bool, Exhausted> {
    let mut steps = machine.steps(entry, meter)?.iter();
    let stays = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    Ok(steps.any(|step| !stays(step)))
}

/// Returns the states that come behind one within a pattern, those of patterns that are asked
/// included.
fn reach(
    machine: &Machine,
    entry: StateId,
    meter: &Meter,
) -> Result<FxHashSet<StateId>, Exhausted> {
    let mut reached = FxHashSet::default();
    let mut todo = vec![entry];
    while let Some(state) = todo.pop() {
        if !reached.insert(state) {
            continue;
        }
        for step in machine.steps(state, meter)? {
            todo.extend(asked(step).map(|pattern| machine.patterns[pattern.index()]));
            if !step.action.ends() {
                todo.push(step.target);
            }
        }
    }
    Ok(reached)
}

#[cfg(test)]
mod tests;
