//! The report's section on what is executed by the walk from one cell.

use serde::Serialize;

use crate::Options;
use crate::analysis::player_states;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::Action;
use crate::model::PlayerId;
use crate::plan::Plan;

/// A part of the rules, by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The listing of players' moves.
    Moves,
    /// The performing of the keeper's moves.
    Keeper,
    /// The testing of patterns.
    Patterns,
}

/// A part that is executed by the depth-first walk, one cell at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Walk {
    /// The part.
    pub part: Part,
    /// The number of states in which walks begin.
    pub entries: usize,
    /// The number of states that are walked through.
    pub states: usize,
    /// The reason why it is walked.
    pub reason: &'static str,
}

pub(super) fn walks(
    plan: &Plan<'_>,
    options: &Options,
    meter: &Meter,
) -> Result<Vec<Walk>, Exhausted> {
    let walk = |part| {
        let entries = walked(plan, part, meter)?;
        let machine = &plan.machine;
        let reached = machine.reachable_within_move(entries.iter().copied(), meter)?;
        let mut states = 0;
        for state in machine
            .states(meter)?
            .filter(|state| reached[state.index()])
        {
            states += usize::from(!machine.steps(state, meter)?.is_empty());
        }
        Ok(Walk {
            part,
            entries: entries.len(),
            states,
            reason: match part {
                Part::Moves if options.sets => "the board is too large for sets of cells",
                Part::Moves => "sets of cells are switched off",
                Part::Keeper => "the first way that succeeds is performed",
                Part::Patterns => "where one cell asks, the first success is enough",
            },
        })
    };
    let walks = PARTS.into_iter().map(walk);
    let mut walks = walks.collect::<Result<Vec<Walk>, _>>()?;
    walks.retain(|walk| walk.states > 0);
    Ok(walks)
}

const PARTS: [Part; 3] = [Part::Moves, Part::Keeper, Part::Patterns];

/// Returns per state the parts to which it belongs.
pub(super) fn parts(plan: &Plan<'_>, meter: &Meter) -> Result<Vec<Vec<Part>>, Exhausted> {
    by_state(plan, |part| Ok(entries(plan, part)), meter)
}

/// Returns per state the parts in which it is walked through.
pub(super) fn walked_parts(plan: &Plan<'_>, meter: &Meter) -> Result<Vec<Vec<Part>>, Exhausted> {
    let mut parts = by_state(plan, |part| walked(plan, part, meter), meter)?;
    // Where moves are executed on sets, some of their segments are walked all the same.
    let walked = parts.iter_mut().zip(&plan.moves.walked);
    for (parts, _) in walked.filter(|(_, walked)| **walked) {
        parts.insert(0, Part::Moves);
    }
    Ok(parts)
}

fn by_state(
    plan: &Plan<'_>,
    entries: impl Fn(Part) -> Result<Vec<StateId>, Exhausted>,
    meter: &Meter,
) -> Result<Vec<Vec<Part>>, Exhausted> {
    let mut parts = vec![Vec::new(); plan.machine.steps.len()];
    for part in PARTS {
        let reached = plan.machine.reachable_within_move(entries(part)?, meter)?;
        let states = parts.iter_mut().zip(reached);
        for (own, _) in states.filter(|(_, reached)| *reached) {
            own.push(part);
        }
    }
    Ok(parts)
}

/// Returns the states in which the walks of a part begin.
fn walked(plan: &Plan<'_>, part: Part, meter: &Meter) -> Result<Vec<StateId>, Exhausted> {
    let mut walked = Vec::new();
    for entry in entries(plan, part) {
        let kept = match part {
            Part::Moves => !plan.sets,
            Part::Keeper => true,
            Part::Patterns => !plan.asks_whole_board(entry, meter)?,
        };
        if kept {
            walked.push(entry);
        }
    }
    Ok(walked)
}

/// Returns the states in which a part begins.
fn entries(plan: &Plan<'_>, part: Part) -> Vec<StateId> {
    let mut entries: Vec<StateId> = match part {
        Part::Moves => player_states(&plan.machine),
        Part::Keeper => {
            let controls = plan.controls.iter();
            let keeper = controls.filter(|(_, player)| *player == PlayerId::KEEPER);
            keeper.map(|(state, _)| *state).collect()
        }
        Part::Patterns => {
            let actions = plan.machine.steps.iter().flatten().map(|step| &step.action);
            let entries = actions.filter_map(|action| match action {
                Action::Pattern { pattern, .. } => Some(plan.machine.patterns[pattern.index()]),
                _ => None,
            });
            entries.collect()
        }
    };
    entries.sort_unstable();
    entries.dedup();
    entries
}
