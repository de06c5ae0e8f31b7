//! Arrangements that a test asks for, and the pieces that block them for good.

use std::collections::BTreeSet;

use super::bar::Arrangement;
use super::futures::Futures;
use crate::analysis::knowledge::goals::questions::Questions;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::analysis::pieces::reach::tried;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;

/// The most arrangements that are looked at.
const MOST_ARRANGEMENTS: usize = 512;

/// Returns arrangements of which one stands on the board whenever a step passes; `None` if that is not
/// known, or if the step may pass whatever stands on the board.
pub(super) fn asked(
    rules: &Rules<'_>,
    questions: &mut Questions<'_>,
    state: StateId,
    step: &Step,
    meter: &Meter,
) -> Result<Option<BTreeSet<Arrangement>>, Exhausted> {
    let mut found = BTreeSet::new();
    match &step.action {
        Action::On(pieces) => {
            for cell in tried(&rules.machine, &rules.reach, state, step, meter)? {
                found.insert(vec![(cell, PieceSet::of(pieces))]);
            }
        }
        Action::Pattern { pattern, .. } => {
            let mut cells = tried(&rules.machine, &rules.reach, state, step, meter)?;
            if !rules.asks_about_cell(*pattern, meter)? {
                cells.truncate(1);
            }
            for cell in cells {
                for term in questions.ask(*pattern, cell, step, meter)?.iter() {
                    meter.spend(term.cube.tests().len())?;
                    found.insert(term.cube.tests().to_vec());
                    if term.cube.tests().is_empty() || found.len() > MOST_ARRANGEMENTS {
                        return Ok(None);
                    }
                }
            }
        }
        _ => return Ok(None),
    }
    Ok(Some(found))
}

/// Returns per arrangement the cells with the pieces that keep it from ever standing there; `None` if
/// one of them cannot be blocked.
pub(super) fn blocking(
    futures: &Futures,
    arrangements: &BTreeSet<Arrangement>,
    meter: &Meter,
) -> Result<Option<Vec<Arrangement>>, Exhausted> {
    let mut all = BTreeSet::new();
    for arrangement in arrangements {
        meter.spend(arrangement.len())?;
        let tests = arrangement.iter().filter_map(|&(cell, pieces)| {
            let excluding = futures.excluding(cell, pieces);
            (!excluding.is_empty()).then_some((cell, excluding))
        });
        let tests: Arrangement = tests.collect();
        if tests.is_empty() {
            return Ok(None);
        }
        all.insert(tests);
    }
    Ok(Some(spread(&without_larger(all, meter)?, meter)?))
}

/// Leaves out arrangements that are blocked wherever another one is.
fn without_larger(
    all: BTreeSet<Arrangement>,
    meter: &Meter,
) -> Result<Vec<Arrangement>, Exhausted> {
    let mut all: Vec<Arrangement> = all.into_iter().collect();
    all.sort_by_key(Vec::len);
    let mut least: Vec<Arrangement> = Vec::new();
    for arrangement in all {
        meter.spend(least.len())?;
        let within = |small: &Arrangement| {
            small.len() < arrangement.len() && small.iter().all(|test| arrangement.contains(test))
        };
        if !least.iter().any(within) {
            least.push(arrangement);
        }
    }
    Ok(least)
}

/// Puts arrangements in an order in which those that come first have no cell in common: the first that
/// is not blocked is found soon.
fn spread(arrangements: &[Arrangement], meter: &Meter) -> Result<Vec<Arrangement>, Exhausted> {
    let mut left: Vec<&Arrangement> = arrangements.iter().collect();
    let mut ordered = Vec::new();
    while !left.is_empty() {
        let mut used = BTreeSet::new();
        meter.spend(left.len())?;
        left.retain(|arrangement| {
            let apart = arrangement.iter().all(|(cell, _)| !used.contains(cell));
            if apart {
                used.extend(arrangement.iter().map(|(cell, _)| *cell));
                ordered.push((*arrangement).clone());
            }
            !apart
        });
    }
    Ok(ordered)
}
