//! Forms: weighted sums of counts of pieces and variables, and how large they can become.
//!
//! *What it proves:* a comparison never passes from now on if one form, or each of some, is not positive
//! on the board as it is.
//!
//! *Why it is sound:* a comparison of sums passes exactly if certain forms are positive, as long as no
//! sum wraps around, which is looked at. Each cell adds to the form at most the largest weight of the
//! pieces that its piece can become. A variable adds its value where it cannot change to more, and
//! otherwise what its bound allows; no variable is ever negative.

use super::futures::Futures;
use crate::analysis::knowledge::goals::rules::Rules;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::model::{Arithmetic, Comparison, Operator, PieceId, Relation, VariableId};

/// A weighted sum of counts of pieces and variables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinearForm {
    /// The weight of each piece: what each cell adds that holds it.
    pub pieces: Vec<i32>,
    /// The variables with their weights, none of which is 0.
    pub variables: Vec<(VariableId, i32)>,
    /// What is added.
    pub constant: i32,
}

/// A form while it is computed, in numbers that do not wrap around.
#[derive(Clone, Debug)]
struct Wide {
    pieces: Vec<i64>,
    variables: Vec<i64>,
    constant: i64,
}

/// The largest numbers that weights may be.
const MOST_WEIGHT: i64 = 1 << 20;

impl Wide {
    fn zero(rules: &Rules<'_>) -> Self {
        Self {
            pieces: vec![0; rules.game.pieces.len()],
            variables: vec![0; rules.game.variables.len()],
            constant: 0,
        }
    }

    /// Reads a number that is a weighted sum.
    fn of(
        number: &Arithmetic,
        rules: &Rules<'_>,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        meter.spend(16)?;
        let mut form = Self::zero(rules);
        match number {
            Arithmetic::Constant(value) => form.constant = i64::from(*value),
            Arithmetic::Variable(variable) => form.variables[variable.index()] = 1,
            Arithmetic::Count(piece) => form.pieces[piece.index()] = 1,
            Arithmetic::Operation(operator, left, right) => {
                let Some(left) = Self::of(left, rules, meter)? else {
                    return Ok(None);
                };
                let Some(right) = Self::of(right, rules, meter)? else {
                    return Ok(None);
                };
                form = match operator {
                    Operator::Add => left.plus(&right, 1),
                    Operator::Subtract => left.plus(&right, -1),
                    Operator::Multiply => match (left.value(), right.value()) {
                        (Some(by), _) => Self::zero(rules).plus(&right, by),
                        (_, Some(by)) => Self::zero(rules).plus(&left, by),
                        _ => return Ok(None),
                    },
                    Operator::Divide => return Ok(None),
                };
            }
        }
        let weights = form.pieces.iter().chain(&form.variables);
        let small = weights
            .chain([&form.constant])
            .all(|weight| weight.abs() <= MOST_WEIGHT);
        Ok(small.then_some(form))
    }

    fn value(&self) -> Option<i64> {
        let mut weights = self.pieces.iter().chain(&self.variables);
        weights.all(|weight| *weight == 0).then_some(self.constant)
    }

    fn plus(&self, other: &Self, times: i64) -> Self {
        let sum = |one: &[i64], other: &[i64]| {
            let pairs = one.iter().zip(other);
            pairs.map(|(one, other)| one + times * other).collect()
        };
        Self {
            pieces: sum(&self.pieces, &other.pieces),
            variables: sum(&self.variables, &other.variables),
            constant: self.constant + times * other.constant,
        }
    }

    /// Returns whether all that the form can come to is a number of 32 bits.
    fn fits(&self, rules: &Rules<'_>) -> bool {
        let most = self.pieces.iter().map(|weight| weight.abs()).max();
        let pieces = most.unwrap_or(0) * rules.machine.cells as i64;
        let variables = self.variables.iter().zip(&rules.game.variables);
        let variables = variables.map(|(weight, of)| weight.abs() * i64::from(of.bound));
        pieces + variables.sum::<i64>() + self.constant.abs() < i64::from(i32::MAX) / 4
    }

    /// Returns the form as it is given away.
    fn narrow(&self) -> LinearForm {
        // What fits is small.
        let narrow = |weight: &i64| i32::try_from(*weight).unwrap_or(0);
        let variables = self.variables.iter().enumerate();
        let variables = variables.filter(|(_, weight)| **weight != 0);
        LinearForm {
            pieces: self.pieces.iter().map(narrow).collect(),
            variables: variables
                .map(|(number, weight)| (VariableId::from_index(number), narrow(weight)))
                .collect(),
            constant: narrow(&self.constant),
        }
    }
}

/// Returns the sets of forms of which, for a comparison to fail, all of one have to be other than
/// positive; `None` where the comparison is not one of weighted sums.
pub(super) fn failing(
    comparison: &Comparison,
    rules: &Rules<'_>,
    meter: &Meter,
) -> Result<Option<Vec<Vec<LinearForm>>>, Exhausted> {
    let Some(left) = Wide::of(&comparison.left, rules, meter)? else {
        return Ok(None);
    };
    let Some(right) = Wide::of(&comparison.right, rules, meter)? else {
        return Ok(None);
    };
    if !left.fits(rules) || !right.fits(rules) {
        return Ok(None);
    }
    let beyond = |one: &Wide, other: &Wide, by: i64| {
        let mut form = one.plus(other, -1);
        form.constant += by;
        form.narrow()
    };
    Ok(Some(match comparison.relation {
        Relation::Greater => vec![vec![beyond(&left, &right, 0)]],
        Relation::GreaterEqual => vec![vec![beyond(&left, &right, 1)]],
        Relation::Less => vec![vec![beyond(&right, &left, 0)]],
        Relation::LessEqual => vec![vec![beyond(&right, &left, 1)]],
        Relation::Equal => vec![
            vec![beyond(&left, &right, 1)],
            vec![beyond(&right, &left, 1)],
        ],
        Relation::NotEqual => vec![vec![beyond(&left, &right, 0), beyond(&right, &left, 0)]],
    }))
}

/// The directions in which variables can change.
pub(super) struct Trends {
    rises: Vec<bool>,
    falls: Vec<bool>,
}

impl Trends {
    /// Finds the directions; `behind` tells the states to which a player's decision can lead.
    pub(super) fn new(
        rules: &Rules<'_>,
        behind: &[bool],
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let variables = rules.game.variables.len();
        let mut trends = Self {
            rises: vec![false; variables],
            falls: vec![false; variables],
        };
        for state in rules
            .machine
            .states(meter)?
            .filter(|state| behind[state.index()])
        {
            for step in rules.machine.steps(state, meter)? {
                let Action::Assign(variable, value, Some(_)) = &step.action else {
                    continue;
                };
                let number = variable.index();
                let change = changed_by(*variable, value);
                trends.rises[number] |= change.is_none_or(|change| change > 0);
                trends.falls[number] |= change.is_none_or(|change| change < 0);
            }
        }
        Ok(trends)
    }
}

/// Returns by how much an assignment changes its variable, if that is always the same.
pub(super) fn changed_by(variable: VariableId, value: &Arithmetic) -> Option<i32> {
    match value {
        Arithmetic::Variable(same) if *same == variable => Some(0),
        Arithmetic::Operation(operator, left, right) => match (operator, &**left, &**right) {
            (Operator::Add, Arithmetic::Constant(by), same)
            | (Operator::Add, same, Arithmetic::Constant(by)) => {
                (*same == Arithmetic::Variable(variable)).then_some(*by)
            }
            (Operator::Subtract, same, Arithmetic::Constant(by)) => {
                let by = by.checked_neg()?;
                (*same == Arithmetic::Variable(variable)).then_some(by)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Returns a form of the position that is as large as the given one can become.
pub(super) fn largest(
    form: &LinearForm,
    rules: &Rules<'_>,
    futures: &Futures,
    trends: &Trends,
) -> Option<LinearForm> {
    let weight = |piece: usize| {
        let next = futures.of(PieceId::from_index(piece)).pieces();
        next.into_iter()
            .map(|piece| form.pieces[piece.index()])
            .max()
    };
    let mut largest = LinearForm {
        pieces: (0..form.pieces.len())
            .map(|piece| weight(piece).unwrap_or(0))
            .collect(),
        variables: Vec::new(),
        constant: form.constant,
    };
    for &(variable, weight) in &form.variables {
        let bound = rules.game.variables[variable.index()].bound;
        let number = variable.index();
        if weight > 0 && trends.rises[number] {
            largest.constant = largest.constant.checked_add(weight.checked_mul(bound)?)?;
        } else if weight > 0 || !trends.falls[number] {
            largest.variables.push((variable, weight));
        }
    }
    (smallest(&largest, rules, futures) <= 0).then_some(largest)
}

/// Returns a number that the form is never below.
pub(super) fn smallest(form: &LinearForm, rules: &Rules<'_>, futures: &Futures) -> i64 {
    let cells = futures.possible().iter().map(|possible| {
        let pieces = possible.pieces().into_iter();
        pieces
            .map(|piece| i64::from(form.pieces[piece.index()]))
            .min()
            .unwrap_or(0)
    });
    let variables = form.variables.iter().map(|&(variable, weight)| {
        let bound = i64::from(rules.game.variables[variable.index()].bound);
        i64::from(weight).min(0) * bound
    });
    cells.sum::<i64>() + variables.sum::<i64>() + i64::from(form.constant)
}
