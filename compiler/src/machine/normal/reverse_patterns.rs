//! Patterns that end on the cell where play stands, as the way back from it.
//!
//! *What it proves:* where a move goes from a cell to most of the board, and there asks a pattern
//! all of whose ways end with the test for a piece that stands on that cell and on no other, the
//! pattern holds on the cells to which its steps lead backwards from it. So these steps take the
//! place of the jump and the question: `[x] anywhere {e} {? (left {e})* left {x}}` becomes
//! `[x] right {e} (right {e})*`. Where what a piece sees is asked from the other end, it is found as
//! where the piece walks.
//!
//! *Why it is sound:* a pattern holds on a cell if some way through it passes from there. Its last
//! test passes on one cell only, on which play stands, so the way can be gone from its end to its
//! beginning; what it tests on its cells is the same in both directions, as nothing changes on it.
//! The cells that are reached are those on which the pattern holds, and play goes on from each of
//! them behind the question. Every one of these is necessary:
//!
//! * The jump leads to the same cells from everywhere. (It leads to most of the board: to go back
//!   from the end is no less work than to ask the pattern on a few cells.)
//! * Behind the test with which it may come, only such questions follow, none of them negated.
//! * The pattern changes nothing on its way, and ends at once behind its last test, which is for the
//!   one piece and no other.
//! * The piece stands on the current cell where the jump begins, and on no other (see `sole`), by
//!   what can happen in a game. Positions in which it stands on more cells are not restored
//!   ([`piece_bounds`]).

mod backward;
mod sole;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{CellId, Game, PieceId};
use backward::{Beginning, Edge};
use sole::Places;

pub use sole::PieceBound;
pub(crate) use sole::piece_bounds;

/// Replaces such jumps, and tells whether there are any.
pub(crate) fn reverse_patterns(
    machine: &mut Machine,
    game: &Game,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut changes = false;
    for jump in jumps(machine, game, meter)? {
        changes |= replace(machine, &jump, meter)?;
    }
    Ok(changes)
}

/// A jump with the questions behind it.
struct Jump {
    state: StateId,
    number: usize,
    /// The act with which the jump comes, `Pass` if that is the question itself.
    action: Action,
    questions: Vec<Question>,
}

/// A question behind a jump.
struct Question {
    pattern: PatternId,
    /// The state behind the question.
    behind: StateId,
    /// The piece on whose cell the pattern ends.
    end: PieceId,
}

/// Returns the jumps that can be replaced, of each state the last first.
fn jumps(machine: &Machine, game: &Game, meter: &Meter) -> Result<Vec<Jump>, Exhausted> {
    let mut jumps = Vec::new();
    let mut ends: BTreeMap<PatternId, Option<PieceId>> = BTreeMap::new();
    let mut places: BTreeMap<PieceId, Places> = BTreeMap::new();
    for state in machine.states(meter)? {
        for (number, step) in machine.steps(state, meter)?.iter().enumerate().rev() {
            if !leads_to_most(machine, step, meter)? {
                continue;
            }
            let Some((action, asked)) = asked_behind(machine, step, meter)? else {
                continue;
            };
            let mut questions = Vec::new();
            for &(pattern, behind) in &asked {
                let end = match ends.entry(pattern) {
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(unknown) => *unknown.insert(end_of(machine, pattern, meter)?),
                };
                let Some(end) = end else {
                    continue;
                };
                let places = match places.entry(end) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(unknown) => {
                        unknown.insert(Places::of(machine, game, end, meter)?)
                    }
                };
                if places.only_current(state) {
                    questions.push(Question {
                        pattern,
                        behind,
                        end,
                    });
                }
            }
            if !asked.is_empty() && questions.len() == asked.len() {
                jumps.push(Jump {
                    state,
                    number,
                    action,
                    questions,
                });
            }
        }
    }
    Ok(jumps)
}

/// Returns whether a step leads to the same cells from everywhere, and to most of the board.
fn leads_to_most(machine: &Machine, step: &Step, meter: &Meter) -> Result<bool, Exhausted> {
    if machine.relations.class(step.relation) != RelationClass::Constant {
        return Ok(false);
    }
    let relation = machine.relations.get(step.relation);
    Ok(2 * relation.targets(CellId(0), meter)?.len() > machine.cells)
}

/// The questions behind a jump: the patterns, each with the state behind it.
type Asked = Vec<(PatternId, StateId)>;

/// Returns the act with which a jump comes and the questions that follow, if there is nothing else.
fn asked_behind(
    machine: &Machine,
    step: &Step,
    meter: &Meter,
) -> Result<Option<(Action, Asked)>, Exhausted> {
    if let Some(pattern) = asks(step) {
        return Ok(Some((Action::Pass, vec![(pattern, step.target)])));
    }
    if !matches!(step.action, Action::On(_)) {
        return Ok(None);
    }
    let behind = machine.steps(step.target, meter)?.iter();
    let question = |step: &Step| {
        let stays = machine.relations.class(step.relation) == RelationClass::Identity;
        asks(step)
            .filter(|_| stays)
            .map(|pattern| (pattern, step.target))
    };
    let asked: Option<Asked> = behind.map(question).collect();
    Ok(asked.map(|asked| (step.action.clone(), asked)))
}

/// Returns the pattern that has to hold where a step leads.
fn asks(step: &Step) -> Option<PatternId> {
    match step.action {
        Action::Pattern {
            negated: false,
            pattern,
        } => Some(pattern),
        _ => None,
    }
}

/// Returns the piece for which a pattern tests last, if that is the same one on all its ways and the
/// pattern only tests.
fn end_of(
    machine: &Machine,
    pattern: PatternId,
    meter: &Meter,
) -> Result<Option<PieceId>, Exhausted> {
    let entry = machine.patterns[pattern.index()];
    let mut ends = BTreeSet::new();
    for edge in edges(machine, entry, meter)? {
        let step = &machine.steps[edge.state.index()][edge.number];
        if machine.succeeds(step.target, meter)? {
            match &step.action {
                Action::On(pieces) => ends.extend(pieces),
                _ => return Ok(None),
            }
        } else if step.action.writes() || step.action.ends() {
            return Ok(None);
        }
    }
    Ok(ends.first().filter(|_| ends.len() == 1).copied())
}

/// Returns the steps of a pattern, but not those in states that do nothing but let it hold.
fn edges(machine: &Machine, entry: StateId, meter: &Meter) -> Result<Vec<Edge>, Exhausted> {
    let reached = machine.reachable_within_move([entry], meter)?;
    let mut edges = Vec::new();
    for state in machine.states(meter)? {
        if reached[state.index()] && !machine.succeeds(state, meter)? {
            let steps = 0..machine.steps(state, meter)?.len();
            edges.extend(steps.map(|number| Edge { state, number }));
        }
    }
    Ok(edges)
}

/// Replaces a jump, if the ways back are not too many.
fn replace(machine: &mut Machine, jump: &Jump, meter: &Meter) -> Result<bool, Exhausted> {
    let step = machine.steps[jump.state.index()][jump.number].clone();
    let targets = machine.relations.get(step.relation);
    let targets = targets.targets(CellId(0), meter)?.to_vec();
    let mut first = Vec::new();
    let states = machine.steps.len();
    for question in &jump.questions {
        let entry = machine.patterns[question.pattern.index()];
        let beginning = Beginning {
            entry,
            cells: &targets,
            action: &jump.action,
            span: step.span,
            behind: question.behind,
        };
        let edges = edges(machine, entry, meter)?;
        let Some(steps) = backward::steps(machine, &edges, &beginning, meter)? else {
            machine.steps.truncate(states);
            return Ok(false);
        };
        first.extend(steps);
    }
    let ends = jump.questions.iter().map(|question| question.end);
    machine.sole.extend(ends);
    let steps = &mut machine.steps[jump.state.index()];
    steps.splice(jump.number..=jump.number, first);
    Ok(true)
}

#[cfg(test)]
mod tests;
