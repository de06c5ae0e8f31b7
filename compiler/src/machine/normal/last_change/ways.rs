//! Patterns about the whole board, as patterns that begin on a cell over which their ways come.
//!
//! A *crossing* is a test of the pattern with the state behind it, whichever steps make it. From the cell
//! on which it passes the way goes back to the beginning, step by step to the crossings in front of it, and on
//! as the pattern itself does behind it.

use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::{PatternId, StateId};
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::Relation;
use crate::machine::step::{Machine, Step};
use crate::model::{CellId, PieceId};

/// The most crossings of a pattern; one with more is asked as it is.
const MOST_CROSSINGS: usize = 64;

/// What a step of a pattern does, and the state behind it.
type Crossing = (Action, StateId);

/// Adds the pattern that holds from a cell if a way of another one, which is told by tests, comes over this cell
/// where it tests for one of some pieces, sorted; none if it has too many crossings.
pub(super) fn through(
    machine: &mut Machine,
    pattern: PatternId,
    pieces: &[PieceId],
    meter: &Meter,
) -> Result<Option<PatternId>, Exhausted> {
    let Some(back) = Back::of(machine, pattern, meter)? else {
        return Ok(None);
    };
    let stay = machine
        .relations
        .intern(Relation::identity(machine.cells), meter)?;
    let mut steps = Vec::new();
    for ((action, target), way) in back.ways {
        let Action::On(tested) = action else {
            continue;
        };
        let put: Vec<PieceId> = pieces
            .iter()
            .filter(|piece| tested.contains(piece))
            .copied()
            .collect();
        if put.is_empty() {
            continue;
        }
        let step = |action, target| Step {
            relation: stay,
            action,
            target,
            span: back.span,
        };
        let question = PatternId(u32::try_from(machine.patterns.len()).unwrap_or(u32::MAX));
        machine.patterns.push(way);
        let asking = StateId::from_index(machine.steps.len());
        let asked = Action::Pattern {
            negated: false,
            pattern: question,
        };
        machine.steps.push(vec![step(asked, target)]);
        steps.push(step(Action::On(put), asking));
    }
    let number = PatternId(u32::try_from(machine.patterns.len()).unwrap_or(u32::MAX));
    machine
        .patterns
        .push(StateId::from_index(machine.steps.len()));
    machine.steps.push(steps);
    Ok(Some(number))
}

/// The ways back from the crossings of a pattern.
struct Back {
    /// For each crossing the state from which its ways go back to the beginning.
    ways: BTreeMap<Crossing, StateId>,
    /// A place where the pattern is written.
    span: Span,
}

impl Back {
    /// Adds the states of the ways back to the machine, unless there are too many crossings.
    fn of(
        machine: &mut Machine,
        pattern: PatternId,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let entry = machine.patterns[pattern.index()];
        let mut into: BTreeMap<Crossing, Vec<(StateId, Step)>> = BTreeMap::new();
        let mut reaching: BTreeMap<StateId, BTreeSet<Crossing>> = BTreeMap::new();
        let mut span = Span::default();
        for state in machine.pattern_states(pattern, meter)? {
            for step in machine.steps(state, meter)? {
                if step.action == Action::Accept {
                    continue;
                }
                span = step.span;
                let crossing = (step.action.clone(), step.target);
                reaching
                    .entry(step.target)
                    .or_default()
                    .insert(crossing.clone());
                into.entry(crossing)
                    .or_default()
                    .push((state, step.clone()));
            }
        }
        if into.len() > MOST_CROSSINGS {
            return Ok(None);
        }
        let first = machine.steps.len();
        let numbered = into.keys().cloned().enumerate();
        let ways: BTreeMap<Crossing, StateId> = numbered
            .map(|(number, crossing)| (crossing, StateId::from_index(first + number)))
            .collect();
        for steps in into.values() {
            let mut all = Vec::new();
            for (state, step) in steps {
                let relation = machine.relations.get(step.relation).clone();
                if *state == entry {
                    let begins = begins_on(&relation, meter)?;
                    all.push(Step {
                        relation: machine.relations.intern(begins, meter)?,
                        action: Action::Accept,
                        target: entry,
                        span,
                    });
                    continue;
                }
                let back = machine.relations.intern(relation.reversed(meter)?, meter)?;
                for crossing in reaching.get(state).into_iter().flatten() {
                    all.push(Step {
                        relation: back,
                        action: crossing.0.clone(),
                        target: ways[crossing],
                        span,
                    });
                }
            }
            machine.steps.push(all);
        }
        Ok(Some(Self { ways, span }))
    }
}

/// Returns the test whether a cell is one of those to which a jump leads.
fn begins_on(jump: &Relation, meter: &Meter) -> Result<Relation, Exhausted> {
    let targets = jump.targets(CellId(0), meter)?.iter();
    let mut rows = vec![Vec::new(); jump.rows(meter)?.len()];
    targets.for_each(|&cell| rows[cell.index()].push(cell));
    Ok(Relation::new(rows))
}
