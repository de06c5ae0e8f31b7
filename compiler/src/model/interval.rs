//! The values that numbers of a game can have.

use super::{Arithmetic, Comparison, Game, Modifier, Operator, Relation, VariableId};

/// An interval of numbers, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interval {
    pub(crate) least: i64,
    pub(crate) most: i64,
}

/// The interval of numbers of which nothing is known: beyond 32 bits they wrap round.
const ANYTHING: Interval = Interval {
    least: i32::MIN as i64,
    most: i32::MAX as i64,
};

/// The values of variables and counters while a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranges {
    variables: Vec<Interval>,
    pieces: Vec<Interval>,
}

impl Interval {
    pub(crate) fn new(least: i64, most: i64) -> Self {
        Self { least, most }
    }

    fn within_32_bits(self) -> Self {
        if self.least < ANYTHING.least || self.most > ANYTHING.most {
            ANYTHING
        } else {
            self
        }
    }

    fn of_corners(self, other: Self, operation: impl Fn(i64, i64) -> i64) -> Self {
        let corners = [
            operation(self.least, other.least),
            operation(self.least, other.most),
            operation(self.most, other.least),
            operation(self.most, other.most),
        ];
        let least = corners.iter().copied().fold(i64::MAX, i64::min);
        let most = corners.iter().copied().fold(i64::MIN, i64::max);
        Self::new(least, most)
    }
}

impl Ranges {
    /// Returns the ranges when just these variables are ever assigned and just these pieces can be
    /// on the board.
    pub(crate) fn new(game: &Game, assigned: &[bool], present: &[bool]) -> Self {
        let cells = game.board.cells.len() as i64;
        let variables = game.variables.iter().zip(assigned);
        let range = |most, used: bool| Interval::new(0, if used { most } else { 0 });
        Self {
            variables: variables
                .map(|(variable, &assigned)| range(i64::from(variable.bound), assigned))
                .collect(),
            pieces: present
                .iter()
                .map(|&present| range(cells, present))
                .collect(),
        }
    }

    /// Returns the values that an expression can have.
    pub(crate) fn of(&self, number: &Arithmetic) -> Interval {
        match number {
            Arithmetic::Constant(value) => Interval::new(i64::from(*value), i64::from(*value)),
            Arithmetic::Variable(variable) => self.variables[variable.index()],
            Arithmetic::Count(piece) => self.pieces[piece.index()],
            Arithmetic::Operation(operator, left, right) => {
                let (left, right) = (self.of(left), self.of(right));
                match operator {
                    Operator::Add => {
                        Interval::new(left.least + right.least, left.most + right.most)
                    }
                    Operator::Subtract => {
                        Interval::new(left.least - right.most, left.most - right.least)
                    }
                    Operator::Multiply => left.of_corners(right, |a, b| a * b),
                    Operator::Divide if right.least > 0 || right.most < 0 => {
                        left.of_corners(right, |a, b| a / b)
                    }
                    Operator::Divide => ANYTHING,
                }
                .within_32_bits()
            }
        }
    }

    /// Returns whether a comparison can hold, and whether it can fail to.
    pub(crate) fn outcomes(&self, comparison: &Comparison) -> (bool, bool) {
        if self.divides_by_zero(&comparison.left) || self.divides_by_zero(&comparison.right) {
            return (false, true);
        }
        let (left, right) = (self.of(&comparison.left), self.of(&comparison.right));
        let below = (left.least < right.most, left.most >= right.least);
        let above = (left.most > right.least, left.least <= right.most);
        let overlap = left.least <= right.most && right.least <= left.most;
        let single = left.least == left.most && left == right;
        match comparison.relation {
            Relation::Equal => (overlap, !single),
            Relation::NotEqual => (!single, overlap),
            Relation::Less => below,
            Relation::Greater => above,
            Relation::LessEqual => (above.1, above.0),
            Relation::GreaterEqual => (below.1, below.0),
        }
    }

    /// Returns whether an expression divides by zero in every state.
    fn divides_by_zero(&self, number: &Arithmetic) -> bool {
        let Arithmetic::Operation(operator, left, right) = number else {
            return false;
        };
        let zero = Interval::new(0, 0);
        (*operator == Operator::Divide && self.of(right) == zero)
            || self.divides_by_zero(left)
            || self.divides_by_zero(right)
    }

    /// Returns whether a modifier can be applied, and whether it always can be.
    pub(crate) fn applies(&self, game: &Game, modifier: &Modifier) -> (bool, bool) {
        match modifier {
            Modifier::Assign(variable, number) => {
                self.fits(game.variables[variable.index()].bound, number)
            }
            _ => (true, true),
        }
    }

    /// Returns whether a number can be a value of a variable with this bound, and whether it always is one.
    pub(crate) fn fits(&self, bound: i32, number: &Arithmetic) -> (bool, bool) {
        let bound = i64::from(bound);
        let value = self.of(number);
        (
            value.least <= bound && value.most >= 0 && !self.divides_by_zero(number),
            value.least >= 0 && value.most <= bound && !divides(number),
        )
    }

    /// Returns the values of a variable.
    pub(crate) fn variable(&self, variable: VariableId) -> Interval {
        self.variables[variable.index()]
    }

    /// Replaces the values of a variable.
    pub(crate) fn set_variable(&mut self, variable: VariableId, values: Interval) {
        self.variables[variable.index()] = values;
    }
}

/// Returns whether a division is part of it, which may be one by zero.
fn divides(number: &Arithmetic) -> bool {
    match number {
        Arithmetic::Operation(Operator::Divide, ..) => true,
        Arithmetic::Operation(_, left, right) => divides(left) || divides(right),
        Arithmetic::Constant(_) | Arithmetic::Variable(_) | Arithmetic::Count(_) => false,
    }
}

/// Calls `read` for every variable and counter in an expression.
pub(crate) fn operands(number: &Arithmetic, read: &mut impl FnMut(&Arithmetic)) {
    match number {
        Arithmetic::Operation(_, left, right) => {
            operands(left, read);
            operands(right, read);
        }
        Arithmetic::Constant(_) => {}
        Arithmetic::Variable(_) | Arithmetic::Count(_) => read(number),
    }
}

/// Returns whether it is made of literals only.
pub(crate) fn is_literal(number: &Arithmetic) -> bool {
    let mut literal = true;
    operands(number, &mut |_| literal = false);
    literal
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::row;

    /// Returns whether the comparison in `{$ … }` can hold and can fail, `v` and `w` being at most 3
    /// and `x` never on the board of four cells.
    fn outcomes(comparison: &str) -> (bool, bool) {
        let game = row(&format!("{{$ {comparison} }} [$ v = 1] [$ w = 1] ->p"));
        let mut present = vec![true; game.pieces.len()];
        present[game.pieces.iter().position(|name| name == "x").unwrap()] = false;
        let ranges = Ranges::new(&game, &vec![true; game.variables.len()], &present);
        let nfa = crate::automaton::Nfa::from_game(&game);
        let mut found = None;
        for state in nfa.states() {
            for transition in nfa.transitions(state) {
                if let crate::automaton::Symbol::Compare(comparison) = &transition.symbol {
                    found = Some(ranges.outcomes(comparison));
                }
            }
        }
        found.expect("a comparison")
    }

    #[test]
    fn comparisons_are_decided_where_bounds_decide_them() {
        let (both, never, always) = ((true, true), (false, true), (true, false));
        let cases = [
            ("v == 3", both),
            ("v == 4", never),
            ("v != 4", always),
            ("v < 4", always),
            ("v < 3", both),
            ("v > 3", never),
            ("v >= 0", always),
            ("v <= 3", always),
            ("v >= 4", never),
            ("v + w > 6", never),
            ("v - w < 0-3", never),
            ("v * w == 9", both),
            ("v * w == 10", never),
            ("v / w == 100", both),
            ("v / 0 == 1", never),
            ("v / 2 > 1", never),
            ("e > 4", never),
            ("x > 0", never),
            ("1 == 1", always),
            ("1 == 2", never),
        ];
        for (comparison, expected) in cases {
            assert_eq!(outcomes(comparison), expected, "{comparison}");
        }
    }
}
