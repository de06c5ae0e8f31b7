//! Patterns about the whole board that only the last change can have made true, as questions from its cell.
//!
//! *What it proves:* a pattern that is the same from every cell did not hold before a piece was put on the
//! current cell: it did not hold when the game began, or was denied since, and no change made one of its tests
//! pass. If it holds now, a way through it comes over the current cell. So the question is asked in two parts
//! from there, back to where the way begins and on to where it ends: `{? anywhere {x} right {x}}` behind `[x]`
//! becomes `{? left {x}} + {? right {x}}`. Rules that look for a line on the whole board cost what rules
//! cost that look through the last stone.
//!
//! *Why it is sound:* as the pattern did not hold before, each way through it that passes now has a test that
//! passes by the change alone, and this one is on the changed cell for the piece that was put. What is in front of
//! this test on the way, gone back, and what is behind it are asked of one position. Every one of these is
//! necessary:
//!
//! * The pattern only shifts and tests for pieces, and asks patterns that do. It begins with a jump that leads to
//!   the same cells from everywhere, and so it is the same from every cell.
//! * The change has not made a question on the way pass, or a denial.
//! * The facts hold in all games from the start on (see `facts`).
//! * Play still stands on the cell of the change.

mod facts;
mod tests_of;
mod ways;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::automaton::PatternId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::{Machine, StepId};
use crate::model::{Game, PieceId};
use facts::{Fact, Facts};
use tests_of::{Tests, holds_at_start};
use ways::through;

/// Asks such patterns from the cell of the last change, and tells whether there are any.
pub(crate) fn ask_at_last_change(
    machine: &mut Machine,
    game: &Game,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let mut made: BTreeMap<(PatternId, Vec<PieceId>), Option<PatternId>> = BTreeMap::new();
    let mut changes = false;
    for (pattern, asker, pieces) in askers(machine, game, meter)? {
        let new = match made.entry((pattern, pieces)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(unknown) => {
                let new = through(machine, pattern, &unknown.key().1, meter)?;
                *unknown.insert(new)
            }
        };
        let step = &mut machine.steps[asker.state.index()][asker.number];
        if let (Some(new), Action::Pattern { pattern, .. }) = (new, &mut step.action) {
            *pattern = new;
            changes = true;
        }
    }
    Ok(changes)
}

/// Returns the steps that ask a pattern that can hold only by tests for some pieces on their cell, with these pieces,
/// sorted.
fn askers(
    machine: &Machine,
    game: &Game,
    meter: &Meter,
) -> Result<Vec<(PatternId, StepId, Vec<PieceId>)>, Exhausted> {
    let asked = asked(machine, meter)?;
    let facts = Facts::new(machine, asked.keys().copied().collect(), meter)?;
    let mut all = Vec::new();
    for (pattern, askers) in asked {
        let Some(tests) = Tests::of(machine, pattern, meter)? else {
            continue;
        };
        let at_start = match holds_at_start(machine, game, pattern, meter)? {
            true => Fact::Unknown,
            false => Fact::Absent,
        };
        let facts = facts.of(pattern, &tests, at_start, meter)?;
        for asker in askers {
            let step = &machine.steps[asker.state.index()][asker.number];
            if !machine.relations.stays(step.relation) {
                continue;
            }
            let pieces = match &facts[asker.state.index()] {
                Some(Fact::Absent) => Vec::new(),
                Some(Fact::Through(pieces)) => pieces.clone(),
                _ => continue,
            };
            all.push((pattern, asker, pieces));
        }
    }
    Ok(all)
}

/// Returns the patterns that are asked somewhere, with the steps that ask them.
fn asked(machine: &Machine, meter: &Meter) -> Result<BTreeMap<PatternId, Vec<StepId>>, Exhausted> {
    let mut asked: BTreeMap<PatternId, Vec<StepId>> = BTreeMap::new();
    for state in machine.states(meter)? {
        for (id, step) in machine.identified_steps(state, meter)? {
            if let Action::Pattern { pattern, .. } = step.action {
                asked.entry(pattern).or_default().push(id);
            }
        }
    }
    Ok(asked)
}

#[cfg(test)]
mod tests;
