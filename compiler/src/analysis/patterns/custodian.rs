//! Custodian flips: runs of pieces, enclosed between two others, that the keeper flips into
//! another piece.
//!
//! *What it finds:* states of the keeper from which a line of pieces `w` that is
//! closed by a piece of `m` is walked along and replaced by pieces `p` on the way
//! back, and which are passed unchanged if there is no such line:
//! `({! line} + line back ({w} [p] back)* {e})` with `line` for
//! `ahead {w} (ahead {w})* ahead {m}`. All of it amounts to one change of a set of
//! cells, and the walk ends where it has begun.
//!
//! *Why it is sound:* `w` is not in `m`, so the line has one end only. `back` is
//! `ahead` reversed, so the way back leads over just the cells of the line, each
//! of which still holds `w`. It ends at the first other cell, which is the one
//! where it has begun if a piece of the last test stands there, and piece flow
//! knows that one does, and not `w`.
//!
//! Runs that are flipped one after the other from the same cell, in directions that
//! have no cell in common from anywhere, do not look at what the others flip. They are
//! found side by side then, and flipped together.

use crate::analysis::moves::displacement::{direction, transposed};
use crate::analysis::moves::move_length::player_states;
use crate::analysis::pieces::piece_flow::PieceFlow;
use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId};
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
            run(machine, flow, state, meter)?
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
        steps.retain(|step| matches!(step.action, Action::Pattern { .. }));
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

fn run(
    machine: &Machine,
    flow: &PieceFlow,
    state: StateId,
    meter: &Meter,
) -> Result<Option<CustodianFlips>, Exhausted> {
    let identity = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    let [a, b] = machine.steps(state, meter)? else {
        return Ok(None);
    };
    let (passed, first) = match (&a.action, &b.action) {
        (Action::Pattern { .. }, _) => (a, b),
        _ => (b, a),
    };
    let Action::Pattern {
        negated: true,
        pattern,
    } = passed.action
    else {
        return Ok(None);
    };
    let Some((end, closed)) = line(machine, first, meter)? else {
        return Ok(None);
    };
    let Some(back) = closing(machine, pattern, first, end, meter)? else {
        return Ok(None);
    };
    let Some([home, turn]) = ordered(machine, closed, |step| step.target == passed.target, meter)?
    else {
        return Ok(None);
    };
    let [put] = machine.steps(turn.target, meter)? else {
        return Ok(None);
    };
    let Action::Off(new, _) = put.action else {
        return Ok(None);
    };
    let (Action::On(on), Action::On(homes)) = (&turn.action, &home.action) else {
        return Ok(None);
    };
    let relation = |step: &Step| machine.relations.get(step.relation);
    let straight = relation(turn).rows(meter)?
        == transposed(relation(first), meter)?.rows(meter)?
        && relation(turn).rows(meter)?.iter().all(|row| row.len() <= 1)
        && turn.relation == home.relation
        && direction(relation(first), meter)?.is_some();
    let [old] = on[..] else { return Ok(None) };
    let stands = flow.before(machine, state, passed, meter)?;
    let known = !stands.is_empty() && stands.iter().all(|piece| homes.contains(piece));
    let holds = back
        && straight
        && known
        && first.action == turn.action
        && new != old
        && identity(passed)
        && identity(put)
        && put.target == closed
        && !homes.contains(&old)
        && !end.contains(&old);
    let run = Run {
        ahead: first.relation,
        end: end.to_vec(),
    };
    Ok(holds.then(|| CustodianFlips {
        runs: vec![run],
        old,
        new,
        behind: passed.target,
    }))
}

/// Returns the pieces that close the line that begins with a step, and the state behind it.
fn line<'m>(
    machine: &'m Machine,
    first: &Step,
    meter: &Meter,
) -> Result<Option<(&'m [PieceId], StateId)>, Exhausted> {
    let own = |step: &Step| step.target == first.target;
    let Some([again, last]) = ordered(machine, first.target, own, meter)? else {
        return Ok(None);
    };
    let same = |step: &Step| step.relation == first.relation;
    let Action::On(end) = &last.action else {
        return Ok(None);
    };
    let holds = same(again) && same(last) && again.action == first.action;
    Ok(holds.then_some((end, last.target)))
}

/// Returns whether a pattern asks for the line that begins with a step.
fn closing(
    machine: &Machine,
    pattern: PatternId,
    first: &Step,
    end: &[PieceId],
    meter: &Meter,
) -> Result<Option<bool>, Exhausted> {
    let [asked] = machine.steps(machine.patterns[pattern.index()], meter)? else {
        return Ok(None);
    };
    let Some((asked_end, behind)) = line(machine, asked, meter)? else {
        return Ok(None);
    };
    let same = asked.relation == first.relation && asked.action == first.action && asked_end == end;
    Ok(Some(same && machine.succeeds(behind, meter)?))
}

/// Returns the two steps of a state, the one that `is_first` comes first.
fn ordered<'m>(
    machine: &'m Machine,
    state: StateId,
    is_first: impl Fn(&Step) -> bool,
    meter: &Meter,
) -> Result<Option<[&'m Step; 2]>, Exhausted> {
    let [a, b] = machine.steps(state, meter)? else {
        return Ok(None);
    };
    match (is_first(a), is_first(b)) {
        (true, false) => Ok(Some([a, b])),
        (false, true) => Ok(Some([b, a])),
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests;
