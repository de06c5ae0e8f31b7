//! Custodian flips: runs of pieces, enclosed between two others, that the keeper flips into
//! another piece.
//!
//! *What it finds:* states of the keeper from which a line of pieces `w` that is
//! closed by a piece of `m` is replaced by pieces `p`, which are passed unchanged if there is no
//! such line, such as `({! line} + line back ({w} [p] back)* {e})` with `line` for
//! `ahead {w} (ahead {w})* ahead {m}`, or the same with the pieces flipped on the way out. All of
//! it amounts to one change of a set of cells, and the walk ends where it has begun.
//!
//! *Why it is sound:* it does not matter how the rules say so, since all that the search
//! can come across is tried: whatever piece stands on its first cell, as far as piece flow knows,
//! runs of `w` of any length that has room on the board, and any other piece or the edge behind
//! them. The search moves in a direction and back only (`custodian/on_ray.rs`) and looks at no
//! other cells, and whichever way it takes it comes to the state behind, on the cell
//! where it has begun, with the run flipped or unchanged, as the piece behind the run tells.
//!
//! Runs that are flipped one after the other from the same cell, in directions that
//! have no cell in common from anywhere, do not look at what the others flip. They are
//! found side by side then, and flipped together.

mod on_ray;

use std::collections::BTreeMap;

use on_ray::OnRay;

use crate::analysis::moves::displacement::direction;
use crate::analysis::moves::move_length::player_states;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId, Relations};
use crate::machine::step::{Machine, Step};
use crate::model::PieceId;

/// A run of pieces from a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The direction from the cell along the run.
    pub ahead: RelationId,
    /// The pieces that may stand behind the end of the run.
    pub end: Vec<PieceId>,
}

/// Runs of one piece that the keeper flips together into another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustodianFlips {
    /// The runs from the cell of the state; no two of them can share a cell.
    pub runs: Vec<Run>,
    /// The piece on the cells of the runs.
    pub old: PieceId,
    /// The piece that replaces it.
    pub new: PieceId,
    /// The state from which the rules go on, on the cell of the state.
    pub behind: StateId,
}

/// Returns per state the runs that the keeper flips there, if that is all it does.
///
/// # Errors
///
/// What ran out of the budget.
pub fn custodian_flips(
    machine: &Machine,
    pieces: usize,
    flow: &PieceFlow,
    meter: &Meter,
) -> Result<Vec<Option<CustodianFlips>>, Exhausted> {
    let mut elsewhere = player_states(machine);
    elsewhere.extend(&machine.patterns);
    let elsewhere = machine.reachable_within_move(elsewhere, meter)?;
    let cyclic = cyclic(machine, meter)?;
    let of = |state: StateId| {
        let free = !elsewhere[state.index()];
        let found = if free {
            run(machine, pieces, flow, state, meter)?
        } else {
            None
        };
        Ok(found.filter(|_| !cyclic[state.index()]))
    };
    let single = machine.states(meter)?.map(of);
    let single: Vec<Option<CustodianFlips>> = single.collect::<Result<_, _>>()?;
    let together = |flips: &Option<CustodianFlips>| {
        let flips = flips.clone();
        flips
            .map(|flips| together(machine, &single, flips, meter))
            .transpose()
    };
    single.iter().map(together).collect()
}

/// Joins to a run the runs that are flipped behind it.
fn together(
    machine: &Machine,
    single: &[Option<CustodianFlips>],
    mut flips: CustodianFlips,
    meter: &Meter,
) -> Result<CustodianFlips, Exhausted> {
    let cells = |flips: &CustodianFlips| {
        let Some(run) = flips.runs.first() else {
            return Ok(None);
        };
        let direction = direction(machine.relations.get(run.ahead), meter)?;
        Ok(direction.map(|direction| direction.rays))
    };
    let Some(mut covered) = cells(&flips)? else {
        return Ok(flips);
    };
    while let Some(next) = &single[flips.behind.index()] {
        let same = (next.old, next.new) == (flips.old, flips.new);
        let Some(rays) = cells(next)? else {
            break;
        };
        if !same || !covered.is_apart_from(&rays, meter)? {
            break;
        }
        covered = covered.union(&rays, meter)?;
        flips.runs.extend(next.runs.iter().cloned());
        flips.behind = next.behind;
    }
    Ok(flips)
}

/// Returns the machine in which a step that does nothing replaces runs that are flipped together:
/// for questions about the paths through the rules.
pub fn without_custodian_flips(machine: &Machine, runs: &[Option<CustodianFlips>]) -> Machine {
    let mut reduced = machine.clone();
    for (steps, run) in reduced.steps.iter_mut().zip(runs) {
        let Some(run) = run else { continue };
        let relations = &machine.relations;
        steps.retain(|step| asks_here(relations, step));
        steps.truncate(1);
        for step in steps {
            step.action = Action::Pass;
            step.target = run.behind;
        }
    }
    reduced
}

fn cyclic(machine: &Machine, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut cyclic = vec![false; machine.steps.len()];
    for component in machine.components(meter)? {
        for state in &component {
            cyclic[state.index()] = component.len() > 1 || machine.repeats(*state, meter)?;
        }
    }
    Ok(cyclic)
}

/// Returns the run that the keeper flips in a state, if whatever the ray holds, that is all it does
/// there.
fn run(
    machine: &Machine,
    pieces: usize,
    flow: &PieceFlow,
    state: StateId,
    meter: &Meter,
) -> Result<Option<CustodianFlips>, Exhausted> {
    let Some((passed, ahead, old)) = shape(machine, state, meter)? else {
        return Ok(None);
    };
    let Some(direction) = direction(machine.relations.get(ahead), meter)? else {
        return Ok(None);
    };
    let stands = flow.before(machine, state, passed, meter)?;
    let others = (0..pieces).map(PieceId::from_index);
    let others = others.filter(|&piece| piece != old).map(Some);
    let ends: Vec<Option<PieceId>> = others.chain([None]).collect();
    let mut trial = Trial {
        rays: OnRay::new(machine, ahead, passed.target, meter)?,
        state,
        old,
        new: None,
        end: BTreeMap::new(),
    };
    for &home in &stands {
        for length in 0..=direction.longest {
            for &end in &ends {
                if !trial.holds(home, length, end, meter)? {
                    return Ok(None);
                }
            }
        }
    }
    let end: Vec<PieceId> = trial.closing();
    Ok(trial.new.map(|new| CustodianFlips {
        runs: vec![Run { ahead, end }],
        old,
        new,
        behind: passed.target,
    }))
}

/// Returns the step of a state by which the search goes on where there is no run, the direction of
/// the run, and the piece that it consists of.
fn shape<'m>(
    machine: &'m Machine,
    state: StateId,
    meter: &Meter,
) -> Result<Option<(&'m Step, RelationId, PieceId)>, Exhausted> {
    let steps = machine.steps(state, meter)?;
    let stays = |step: &&Step| asks_here(&machine.relations, step);
    let first = steps.iter().find_map(|step| match &step.action {
        Action::On(pieces) if !stays(&step) => match pieces[..] {
            [old] => Some((step.relation, old)),
            _ => None,
        },
        _ => None,
    });
    let passed = steps.iter().find(stays);
    Ok(passed
        .zip(first)
        .map(|(passed, (ahead, old))| (passed, ahead, old)))
}

/// Returns whether a step asks a pattern on the cell itself.
fn asks_here(relations: &Relations, step: &Step) -> bool {
    let asks = matches!(step.action, Action::Pattern { .. });
    asks && relations.class(step.relation) == RelationClass::Identity
}

/// What has been found out of a run by trying it.
struct Trial<'m> {
    rays: OnRay<'m>,
    /// The state from which the run is tried.
    state: StateId,
    /// The piece on the cells of the run.
    old: PieceId,
    /// The piece that replaces it.
    new: Option<PieceId>,
    /// Whether each piece behind the run makes it be flipped.
    end: BTreeMap<PieceId, bool>,
}

impl Trial<'_> {
    /// Returns whether the search from a cell that holds `home`, with a run of this length next to
    /// it and this piece behind the run, or the edge of the board, flips the run or nothing, as it
    /// did in front of the same piece before.
    fn holds(
        &mut self,
        home: PieceId,
        length: usize,
        end: Option<PieceId>,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        let run = |piece: PieceId| {
            let run = std::iter::repeat_n(piece, length);
            let pieces = std::iter::once(home).chain(run).chain(end);
            pieces.collect::<Vec<PieceId>>()
        };
        let before = run(self.old);
        let Some(after) = self
            .rays
            .outcome(self.state, &before, end.is_none(), meter)?
        else {
            return Ok(false);
        };
        if length == 0 {
            return Ok(after == before);
        }
        if after == before {
            return Ok(self.agrees(end, false));
        }
        let new = after[1];
        Ok(after == run(new) && *self.new.get_or_insert(new) == new && self.agrees(end, true))
    }

    /// Notes whether a run is flipped in front of a piece, or of the edge of the board, where it
    /// must not be; returns whether it always is so.
    fn agrees(&mut self, end: Option<PieceId>, flipped: bool) -> bool {
        match end {
            Some(piece) => *self.end.entry(piece).or_insert(flipped) == flipped,
            None => !flipped,
        }
    }

    /// Returns the pieces in front of which the run is flipped.
    fn closing(&self) -> Vec<PieceId> {
        let flipped = self.end.iter().filter(|(_, flipped)| **flipped);
        flipped.map(|(piece, _)| *piece).collect()
    }
}

#[cfg(test)]
mod tests;
