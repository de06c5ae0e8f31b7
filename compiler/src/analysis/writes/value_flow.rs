//! Value flow: which values variables can have in each state.
//!
//! *What it proves:* for every state, an interval per variable such that whenever a game comes to that
//! state, the variable's value is within. So a counter that the keeper looks at before every turn, as in
//! `{$ turns < 200} ->white …`, can be raised in the turn without passing its bound.
//!
//! *Why it is sound:* a game is one path through the machine, from the start, where all variables are 0, through all
//! switches. The intervals are a fixpoint over all such paths, those on which patterns are asked included. A
//! comparison that passes cuts them down, an assignment that passes sets one. A search goes such a path as long as it
//! makes all assignments on its way: the intervals do not hold where it leaves some out
//! (see [`observable_writes`](crate::analysis::observable_writes)).
//!
//! Values that grow round by round are taken for all up to the next number that something is compared with,
//! so that the fixpoint is found in few rounds.

use std::collections::BTreeSet;

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::contradiction::mirrored;
use crate::machine::{Action, Machine};
use crate::model::interval::{Interval, Ranges};
use crate::model::{Arithmetic, Comparison, Game, Relation, VariableId};

/// How often the values in a state grow step by step.
const STEPS: usize = 4;

/// The values of variables, by states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueFlow {
    /// The values before a step of each state; none where no game comes.
    before: Vec<Option<Ranges>>,
}

impl ValueFlow {
    /// Follows the values through a machine in which nothing is left out.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn new(machine: &Machine, game: &Game, meter: &Meter) -> Result<Self, Exhausted> {
        let variables = game.variables.len();
        let present = vec![true; game.pieces.len()];
        let start = Ranges::new(game, &vec![false; variables], &present);
        let landmarks = landmarks(machine, game);
        let mut before = vec![None; machine.steps.len()];
        let mut grown = vec![0; machine.steps.len()];
        before[machine.start.index()] = Some(start);
        let mut todo = BTreeSet::from([machine.start]);
        while let Some(state) = todo.pop_first() {
            let Some(known) = before[state.index()].clone() else {
                continue;
            };
            for step in machine.steps(state, meter)? {
                meter.spend(1 + variables)?;
                let mut targets = vec![];
                if let Some(after) = behind(game, &known, &step.action)
                    && step.action != Action::Accept
                {
                    targets.push((step.target, after));
                }
                if let Action::Pattern { pattern, .. } = step.action {
                    targets.push((machine.patterns[pattern.index()], known.clone()));
                }
                for (target, after) in targets {
                    let number = target.index();
                    let Some(joined) = joined(before[number].as_ref(), &after, variables) else {
                        continue;
                    };
                    grown[number] += 1;
                    let old = before[number].as_ref();
                    let wide = grown[number] > STEPS;
                    let joined = match old.filter(|_| wide) {
                        Some(old) => widened(old, joined, &landmarks),
                        None => joined,
                    };
                    before[number] = Some(joined);
                    todo.insert(target);
                }
            }
        }
        Ok(Self { before })
    }

    /// Returns whether an assignment that a step of a state makes can never fail.
    pub fn always_fits(
        &self,
        game: &Game,
        state: StateId,
        variable: VariableId,
        value: &Arithmetic,
    ) -> bool {
        let bound = game.variables[variable.index()].bound;
        let before = self.before[state.index()].as_ref();
        before.is_none_or(|ranges| ranges.fits(bound, value).1)
    }
}

/// Returns the values behind an action that passes; none if it cannot.
fn behind(game: &Game, known: &Ranges, action: &Action) -> Option<Ranges> {
    match action {
        Action::Compare(comparison) => {
            let mut after = known.clone();
            let passes = known.outcomes(comparison).0
                && assume(&mut after, known, comparison)
                && assume(&mut after, known, &mirrored(comparison));
            passes.then_some(after)
        }
        Action::Assign(variable, value, _) => {
            let bound = i64::from(game.variables[variable.index()].bound);
            let Interval { least, most } = known.of(value);
            let (least, most) = (least.max(0), most.min(bound));
            let mut after = known.clone();
            after.set_variable(*variable, Interval::new(least, most));
            (least <= most).then_some(after)
        }
        _ => Some(known.clone()),
    }
}

/// Leaves of a variable on the left of a comparison the values for which it can hold; returns whether there are
/// any.
fn assume(after: &mut Ranges, known: &Ranges, comparison: &Comparison) -> bool {
    let Arithmetic::Variable(variable) = comparison.left else {
        return true;
    };
    let with = known.of(&comparison.right);
    let Interval {
        mut least,
        mut most,
    } = after.variable(variable);
    match comparison.relation {
        Relation::Equal => (least, most) = (least.max(with.least), most.min(with.most)),
        Relation::NotEqual if with.least == with.most => {
            least += i64::from(least == with.least);
            most -= i64::from(most == with.least);
        }
        Relation::NotEqual => {}
        Relation::Less => most = most.min(with.most - 1),
        Relation::LessEqual => most = most.min(with.most),
        Relation::Greater => least = least.max(with.least + 1),
        Relation::GreaterEqual => least = least.max(with.least),
    }
    after.set_variable(variable, Interval::new(least, most));
    least <= most
}

/// Returns all values that are known of or new; none if all are known.
fn joined(known: Option<&Ranges>, new: &Ranges, variables: usize) -> Option<Ranges> {
    let Some(known) = known else {
        return Some(new.clone());
    };
    let mut all = known.clone();
    for variable in (0..variables).map(VariableId::from_index) {
        let (old, new) = (known.variable(variable), new.variable(variable));
        let (least, most) = (old.least.min(new.least), old.most.max(new.most));
        all.set_variable(variable, Interval::new(least, most));
    }
    (all != *known).then_some(all)
}

/// Returns the values with those that have grown taken up to the next landmark.
fn widened(old: &Ranges, mut new: Ranges, landmarks: &[BTreeSet<i64>]) -> Ranges {
    for (number, landmarks) in landmarks.iter().enumerate() {
        let variable = VariableId::from_index(number);
        let (before, Interval { least, most }) = (old.variable(variable), new.variable(variable));
        let below = landmarks.range(..=least).next_back();
        let above = landmarks.range(most..).next();
        let least = below.filter(|_| least < before.least).unwrap_or(&least);
        let most = above.filter(|_| most > before.most).unwrap_or(&most);
        new.set_variable(variable, Interval::new(*least, *most));
    }
    new
}

/// Returns per variable 0 and its bound, and the literals with which it is compared, with those beside them.
fn landmarks(machine: &Machine, game: &Game) -> Vec<BTreeSet<i64>> {
    let bounds = game.variables.iter();
    let mut landmarks: Vec<BTreeSet<i64>> = bounds
        .map(|variable| BTreeSet::from([0, i64::from(variable.bound)]))
        .collect();
    for step in machine.steps.iter().flatten() {
        let Action::Compare(Comparison { left, right, .. }) = &step.action else {
            continue;
        };
        if let (Arithmetic::Variable(variable), Arithmetic::Constant(value))
        | (Arithmetic::Constant(value), Arithmetic::Variable(variable)) = (left, right)
        {
            let bound = i64::from(game.variables[variable.index()].bound);
            let beside = (-1..=1).map(|by| i64::from(*value) + by);
            landmarks[variable.index()].extend(beside.filter(|value| (0..=bound).contains(value)));
        }
    }
    landmarks
}

#[cfg(test)]
mod tests;
