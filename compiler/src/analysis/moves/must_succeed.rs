//! Must-succeed analysis: states from which a search cannot fail.
//!
//! *What it proves:* whatever stands on the board and wherever the search is, it
//! finds a way from such a state to a switch (or to the end of the pattern). So
//! whoever gets there need not keep what would be undone after a failure.
//!
//! *Why it is sound:* the states are the least fixpoint, so each has a finite
//! tree of steps below it in which, on every cell and with every outcome of the
//! tests, one step passes to a state that is already known. Visited checks do
//! not spoil it: had the search been in one of these states before, it would
//! have ended there.

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::comparison::{divides, outcomes};
use crate::machine::exclusive::complementary;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{Arithmetic, Game};

/// Returns per state whether the search must succeed from there.
///
/// # Errors
///
/// What ran out of the budget.
pub fn must_succeed(machine: &Machine, game: &Game, meter: &Meter) -> Result<Vec<bool>, Exhausted> {
    let mut must_succeed = vec![false; machine.steps.len()];

    loop {
        let mut grown = false;
        for state in machine.states(meter)? {
            if !must_succeed[state.index()]
                && succeeds(
                    machine,
                    game,
                    machine.steps(state, meter)?,
                    &must_succeed,
                    meter,
                )?
            {
                must_succeed[state.index()] = true;
                grown = true;
            }
        }
        if !grown {
            return Ok(must_succeed);
        }
    }
}

fn succeeds(
    machine: &Machine,
    game: &Game,
    steps: &[Step],
    must_succeed: &[bool],
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let behind = |step: &Step| step.action.ends() || must_succeed[step.target.index()];
    let candidates: Vec<&Step> = steps.iter().filter(|step| behind(step)).collect();
    let leads_on = |step: &Step| {
        let rows = machine.relations.get(step.relation).rows(meter)?;
        Ok(rows.iter().all(|row| !row.is_empty()))
    };
    let pieces = game.pieces.len();
    for (number, step) in candidates.iter().enumerate() {
        if leads_on(step)?
            && (always_passes(game, &step.action)
                || outcomes_covered(machine, &candidates, step, meter)?)
        {
            return Ok(true);
        }
        let identity = machine.relations.class(step.relation) == RelationClass::Identity;
        for other in &candidates[number + 1..] {
            if complementary(machine, pieces, step, other, meter)?
                && (identity
                    || always_passes(game, &step.action) && always_passes(game, &other.action))
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Returns whether an action never stops the search.
pub fn always_passes(game: &Game, action: &Action) -> bool {
    match action {
        Action::Pass | Action::Off(..) | Action::Switch(..) | Action::Accept => true,
        Action::Assign(variable, value, _) => {
            let bound = game.variables[variable.index()].bound;
            match value {
                Arithmetic::Constant(value) => (0..=bound).contains(value),
                Arithmetic::Variable(other) => game.variables[other.index()].bound <= bound,
                Arithmetic::Count(_) => {
                    usize::try_from(bound).is_ok_and(|bound| game.board.cells.len() <= bound)
                }
                Arithmetic::Operation(..) => false,
            }
        }
        Action::On(_) | Action::Compare(_) | Action::Pattern { .. } => false,
    }
}

/// Returns whether some steps compare the same numbers as one of them, on the same cell, so that
/// each of less, equal and greater passes somewhere.
fn outcomes_covered(
    machine: &Machine,
    steps: &[&Step],
    one: &Step,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let Action::Compare(compared) = &one.action else {
        return Ok(false);
    };
    let mut covered = 0;
    for step in steps {
        let rows = machine.relations.get(step.relation).rows(meter)?;
        let total = rows.iter().all(|row| !row.is_empty());
        if let Action::Compare(other) = &step.action
            && total
            && other.left == compared.left
            && other.right == compared.right
            && !divides(other)
        {
            covered |= outcomes(other.relation);
        }
    }
    Ok(covered == 0b111)
}

#[cfg(test)]
mod tests;
