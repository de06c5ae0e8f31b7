//! Assignments and comparisons of a cycle that are used up.
//!
//! Once a way has gone round for some steps, a variable has only values that the cycle's own steps
//! leave to it: those that pass its comparisons, and those that its assignments set. Nothing else is
//! supposed of what it was before. A step that no value passes any more is not taken again.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use super::circles::Circles;
use super::{Edge, Search, UsedUp};
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::comparison::outcomes;
use crate::model::{Arithmetic, Comparison, Operator, VariableId};
use rbg_runtime::position::LONGEST_MOVE;

/// The most steps for which the values are followed.
const MOST_ROUNDS: usize = 64;

/// Which of its values a variable can have.
type Values = Vec<bool>;

/// What a step does to the values of a variable.
enum Effect {
    /// It keeps those that are marked.
    Keeps(Values),
    /// It sets each of them to another, or stops.
    Sets(Vec<Option<usize>>),
    /// It sets some value.
    Scatters,
    /// It does nothing to them.
    Nothing,
}

impl Search<'_> {
    /// Returns the steps that are used up on account of a variable.
    pub(super) fn by_values(&self, edges: &[Edge], meter: &Meter) -> Result<UsedUp, Exhausted> {
        let mut used = UsedUp {
            steps: vec![false; edges.len()],
            times: 0,
        };
        let assigned = edges
            .iter()
            .filter_map(|edge| match self.step(edge).action {
                Action::Assign(variable, ..) => Some(variable),
                _ => None,
            });
        for variable in assigned.collect::<BTreeSet<VariableId>>() {
            let bound = self.game.variables[variable.index()].bound;
            // More values are more than a move may have modifiers.
            if let Ok(most @ ..LONGEST_MOVE) = usize::try_from(bound) {
                self.by_value(edges, variable, most + 1, &mut used, meter)?;
            }
        }
        Ok(used)
    }

    /// Notes the steps that are used up on account of a variable with this number of values.
    fn by_value(
        &self,
        edges: &[Edge],
        variable: VariableId,
        values: usize,
        used: &mut UsedUp,
        meter: &Meter,
    ) -> Result<(), Exhausted> {
        let mut effects = FxHashMap::default();
        for edge in edges {
            let effect = || effect(&self.step(edge).action, variable, values);
            effects.entry(edge.place).or_insert_with(effect);
        }
        let mut known: FxHashMap<u32, Values> = FxHashMap::default();
        for edge in edges {
            known.insert(edge.from, vec![true; values]);
        }
        // The fewer steps have to be taken before something is used up, the fewer can be.
        for rounds in 0..=MOST_ROUNDS {
            let circles = circles(edges, &effects, &known, meter)?;
            let mut any = false;
            for (edge, used) in edges.iter().zip(&mut used.steps) {
                let once = effects[&edge.place].is_used_up(&known[&edge.from], &circles);
                *used |= once;
                any |= once;
            }
            if any {
                used.times = used.times.saturating_add(rounds + circles.longest);
                return Ok(());
            }
            let mut next: FxHashMap<u32, Values> = FxHashMap::default();
            for edge in edges {
                meter.spend(values)?;
                let arriving = next.entry(edge.to).or_insert_with(|| vec![false; values]);
                effects[&edge.place].pass(&known[&edge.from], arriving);
            }
            if next == known {
                return Ok(());
            }
            known = next;
        }
        Ok(())
    }
}

/// Returns the circles of the values that some steps set, where these are known before each.
fn circles(
    edges: &[Edge],
    effects: &FxHashMap<(StateId, usize), Effect>,
    known: &FxHashMap<u32, Values>,
    meter: &Meter,
) -> Result<Circles, Exhausted> {
    let mut changes = BTreeSet::new();
    let mut values = 0;
    for edge in edges {
        let known = &known[&edge.from];
        values = known.len();
        changes.extend(effects[&edge.place].changes(known, meter)?);
    }
    // One number more stands for any of the values.
    Circles::of(values + 1, &changes, meter)
}

impl Effect {
    /// Adds the values that a step leaves of some.
    fn pass(&self, values: &Values, to: &mut Values) {
        let mut with = values.iter().enumerate().filter(|(_, has)| **has);
        match self {
            Self::Nothing => with.for_each(|(value, _)| to[value] = true),
            Self::Keeps(kept) => with.for_each(|(value, _)| to[value] |= kept[value]),
            Self::Sets(set) => with
                .filter_map(|(value, _)| set[value])
                .for_each(|value| to[value] = true),
            Self::Scatters if with.next().is_some() => to.fill(true),
            Self::Scatters => {}
        }
    }

    /// Returns the pairs of a value and another that the step sets in its place; the number behind the
    /// last value stands for any of them.
    fn changes(&self, values: &Values, meter: &Meter) -> Result<Vec<(usize, usize)>, Exhausted> {
        let any = values.len();
        let with = (0..any).filter(|value| values[*value]);
        let changes: Vec<_> = match self {
            Self::Sets(set) => with
                .filter_map(|value| Some((value, set[value]?)))
                .collect(),
            Self::Scatters => {
                let onward = (0..any).map(|value| (any, value));
                with.map(|value| (value, any)).chain(onward).collect()
            }
            Self::Keeps(_) | Self::Nothing => Vec::new(),
        };
        meter.spend(4 * changes.len())?;
        Ok(changes)
    }

    /// Returns whether a step can be taken only so often with these values before it.
    fn is_used_up(&self, values: &Values, circles: &Circles) -> bool {
        let mut with = values.iter().enumerate().filter(|(_, has)| **has);
        match self {
            Self::Nothing | Self::Scatters => with.next().is_none(),
            Self::Keeps(kept) => !with.any(|(value, _)| kept[value]),
            Self::Sets(set) => {
                with.all(|(old, _)| set[old].is_none_or(|new| circles.apart(old, new)))
            }
        }
    }
}

/// Returns what an action does to a variable with this number of values.
fn effect(action: &Action, variable: VariableId, values: usize) -> Effect {
    let all = || 0..i32::try_from(values).unwrap_or(i32::MAX);
    match action {
        Action::Compare(comparison) => {
            let held: Option<Values> = all()
                .map(|value| holds(comparison, variable, value))
                .collect();
            held.map_or(Effect::Nothing, Effect::Keeps)
        }
        Action::Assign(assigned, value, _) if *assigned == variable => {
            let set = all().map(|old| {
                let new = number(value, variable, old)?;
                let new = new.and_then(|new| usize::try_from(new).ok());
                Some(new.filter(|new| *new < values))
            });
            let set: Option<Vec<Option<usize>>> = set.collect();
            set.map_or(Effect::Scatters, Effect::Sets)
        }
        _ => Effect::Nothing,
    }
}

/// Returns whether a comparison holds with this value of a variable; `None` if that depends on more.
fn holds(comparison: &Comparison, variable: VariableId, value: i32) -> Option<bool> {
    let left = number(&comparison.left, variable, value)?;
    let right = number(&comparison.right, variable, value)?;
    let (Some(left), Some(right)) = (left, right) else {
        return Some(false);
    };
    let bit = match left.cmp(&right) {
        std::cmp::Ordering::Less => 0b100,
        std::cmp::Ordering::Equal => 0b010,
        std::cmp::Ordering::Greater => 0b001,
    };
    Some(outcomes(comparison.relation) & bit != 0)
}

/// Returns a number with this value of a variable, nothing if it divides by zero; `None` if it depends
/// on more.
fn number(of: &Arithmetic, variable: VariableId, value: i32) -> Option<Option<i32>> {
    match of {
        Arithmetic::Constant(constant) => Some(Some(*constant)),
        Arithmetic::Variable(other) => (*other == variable).then_some(Some(value)),
        Arithmetic::Count(_) => None,
        Arithmetic::Operation(operator, left, right) => {
            let (left, right) = (
                number(left, variable, value)?,
                number(right, variable, value)?,
            );
            let (Some(left), Some(right)) = (left, right) else {
                return Some(None);
            };
            Some(match operator {
                Operator::Add => Some(left.wrapping_add(right)),
                Operator::Subtract => Some(left.wrapping_sub(right)),
                Operator::Multiply => Some(left.wrapping_mul(right)),
                Operator::Divide => (right != 0).then(|| left.wrapping_div(right)),
            })
        }
    }
}
