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

use super::comparison::{divides, outcomes};
use super::exclusive::complementary;
use super::machine::{Action, Machine, Step};
use super::relation::RelationClass;
use crate::model::{Arithmetic, Game};

/// Returns per state whether the search must succeed from there.
pub fn must_succeed(machine: &Machine, game: &Game) -> Vec<bool> {
    let mut must_succeed = vec![false; machine.steps.len()];
    loop {
        let mut grown = false;
        for state in machine.states() {
            if !must_succeed[state.index()]
                && succeeds(machine, game, machine.steps(state), &must_succeed)
            {
                must_succeed[state.index()] = true;
                grown = true;
            }
        }
        if !grown {
            return must_succeed;
        }
    }
}

fn succeeds(machine: &Machine, game: &Game, steps: &[Step], must_succeed: &[bool]) -> bool {
    let behind = |step: &Step| step.action.ends() || must_succeed[step.target.index()];
    let candidates: Vec<&Step> = steps.iter().filter(|step| behind(step)).collect();
    let leads_on = |step: &Step| {
        let rows = machine.relations.get(step.relation).rows();
        rows.iter().all(|row| !row.is_empty())
    };
    let pieces = game.pieces.len();
    candidates.iter().enumerate().any(|(number, step)| {
        let mut later = candidates[number + 1..].iter();
        leads_on(step)
            && (passes(game, &step.action) || outcomes_covered(machine, &candidates, step))
            || later.any(|other| {
                complementary(machine, pieces, step, other) && {
                    let identity =
                        machine.relations.class(step.relation) == RelationClass::Identity;
                    identity || passes(game, &step.action) && passes(game, &other.action)
                }
            })
    })
}

/// Returns whether an action never stops the search.
fn passes(game: &Game, action: &Action) -> bool {
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
fn outcomes_covered(machine: &Machine, steps: &[&Step], one: &Step) -> bool {
    let Action::Compare(compared) = &one.action else {
        return false;
    };
    let rows = |step: &Step| machine.relations.get(step.relation).rows();
    let total = |step: &&&Step| rows(step).iter().all(|row| !row.is_empty());
    let outcomes = steps.iter().filter(total).map(|step| match &step.action {
        Action::Compare(other)
            if other.left == compared.left && other.right == compared.right && !divides(other) =>
        {
            outcomes(other.relation)
        }
        _ => 0,
    });
    outcomes.fold(0, |all, some| all | some) == 0b111
}

#[cfg(test)]
mod tests;
