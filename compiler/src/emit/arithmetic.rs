//! Emission of arithmetic and comparisons as Rust expressions over `i32`.
//!
//! Ranges of values are tracked, so that operations that cannot overflow are
//! written plainly and bound checks that cannot fail are left out.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use std::ops::RangeInclusive;

use super::names::CodeNames;
use crate::model::{Arithmetic, Comparison, Operator, Relation};
use crate::plan::Plan;

/// An emitted expression with what is known about its value.
pub(super) struct Checked {
    /// The tokens of the expression, which is of type `i32`.
    tokens: TokenStream,
    /// The divisors that must not be zero.
    divisors: Vec<TokenStream>,
    range: RangeInclusive<i64>,
    /// Whether the expression stands as an operand without parentheses.
    atom: bool,
}

const ANY: RangeInclusive<i64> = i32::MIN as i64..=i32::MAX as i64;

impl Checked {
    fn operand(&self) -> TokenStream {
        let tokens = &self.tokens;
        if self.atom {
            quote!(#tokens)
        } else {
            quote!((#tokens))
        }
    }

    /// Returns whether an assignment of the expression to a variable with this bound never fails.
    pub(super) fn always_within(&self, bound: i32) -> bool {
        self.divisors.is_empty()
            && *self.range.start() >= 0
            && *self.range.end() <= i64::from(bound)
    }

    /// Emits `inner`, executed if the value is within `0..=bound`, which `inner` may refer to as
    /// `value` if it is `needed`.
    pub(super) fn within(&self, bound: i32, needed: bool, inner: &TokenStream) -> TokenStream {
        let value = &self.tokens;
        let mut tests: Vec<TokenStream> = self
            .divisors
            .iter()
            .map(|divisor| quote!(#divisor != 0))
            .collect();
        let limit = Literal::i32_unsuffixed(bound);
        let (low, high) = (
            *self.range.start() < 0,
            *self.range.end() > i64::from(bound),
        );
        let range = match (low, high) {
            (false, false) => None,
            (false, true) => Some(quote!(value <= #limit)),
            (true, false) => Some(quote!(value >= 0)),
            (true, true) => Some(quote!((0..=#limit).contains(&value))),
        };
        if !self.divisors.is_empty() {
            let within = match range {
                Some(test) => quote!(let value = #value; if #test { #inner }),
                None if needed => quote!(let value = #value; #inner),
                None => inner.clone(),
            };
            let first = tests.remove(0);
            return quote!(if #first #(&& #tests)* { #within });
        }
        match range {
            Some(test) => quote!({ let value = #value; if #test { #inner } }),
            None if needed => quote!({ let value = #value; #inner }),
            None => quote!({ #inner }),
        }
    }
}

/// An emitter of expressions.
pub(super) struct Arithmetics<'p> {
    plan: &'p Plan<'p>,
    names: &'p CodeNames,
}

impl<'p> Arithmetics<'p> {
    pub(super) fn new(plan: &'p Plan<'p>, names: &'p CodeNames) -> Self {
        Self { plan, names }
    }

    /// Emits a comparison as a condition.
    pub(super) fn comparison(&self, comparison: &Comparison) -> TokenStream {
        let (left, right) = (self.value(&comparison.left), self.value(&comparison.right));
        let relation = match comparison.relation {
            Relation::Equal => quote!(==),
            Relation::NotEqual => quote!(!=),
            Relation::Less => quote!(<),
            Relation::LessEqual => quote!(<=),
            Relation::Greater => quote!(>),
            Relation::GreaterEqual => quote!(>=),
        };
        let divisors = left.divisors.iter().chain(&right.divisors);
        let (l, r) = (left.operand(), right.operand());
        quote!(#(#divisors != 0 &&)* #l #relation #r)
    }

    /// Emits an expression.
    pub(super) fn value(&self, arithmetic: &Arithmetic) -> Checked {
        match arithmetic {
            Arithmetic::Constant(value) => {
                let literal = Literal::i32_unsuffixed(*value);
                let range = i64::from(*value)..=i64::from(*value);
                Checked {
                    tokens: quote!(#literal),
                    divisors: Vec::new(),
                    range,
                    atom: true,
                }
            }
            Arithmetic::Variable(variable) => {
                let tokens = self.names.load(*variable, self.plan);
                let bound = self.plan.game.variables[variable.index()].bound;
                let range = 0..=i64::from(bound);
                Checked {
                    tokens,
                    divisors: Vec::new(),
                    range,
                    atom: true,
                }
            }
            Arithmetic::Count(piece) => {
                let piece = self.names.piece(*piece);
                let range = 0..=self.plan.layout.cells as i64;
                let tokens = quote!(self.count(#piece));
                Checked {
                    tokens,
                    divisors: Vec::new(),
                    range,
                    atom: true,
                }
            }
            Arithmetic::Operation(operator, left, right) => {
                self.operation(*operator, &self.value(left), &self.value(right))
            }
        }
    }

    fn operation(&self, operator: Operator, left: &Checked, right: &Checked) -> Checked {
        let (l, r) = (left.operand(), right.operand());
        let (a, b) = (&left.tokens, &right.tokens);
        let mut divisors = left.divisors.clone();
        divisors.extend(right.divisors.iter().cloned());
        let range = combined(operator, &left.range, &right.range);
        let exact = *range.start() >= *ANY.start() && *range.end() <= *ANY.end();
        let (tokens, atom) = match operator {
            Operator::Add if exact => (quote!(#l + #r), false),
            Operator::Subtract if exact => (quote!(#l - #r), false),
            Operator::Multiply if exact => (quote!(#l * #r), false),
            Operator::Add => (quote!(i32::wrapping_add(#a, #b)), true),
            Operator::Subtract => (quote!(i32::wrapping_sub(#a, #b)), true),
            Operator::Multiply => (quote!(i32::wrapping_mul(#a, #b)), true),
            Operator::Divide => {
                if right.range.contains(&0) {
                    divisors.push(r.clone());
                }
                (quote!(i32::wrapping_div(#a, #b)), true)
            }
        };
        let range = if exact { range } else { ANY };
        Checked {
            tokens,
            divisors,
            range,
            atom,
        }
    }
}

/// Returns the range of the result of an operation, before wrapping.
fn combined(
    operator: Operator,
    l: &RangeInclusive<i64>,
    r: &RangeInclusive<i64>,
) -> RangeInclusive<i64> {
    let corners = |f: fn(i64, i64) -> i64| {
        let all = [
            f(*l.start(), *r.start()),
            f(*l.start(), *r.end()),
            f(*l.end(), *r.start()),
            f(*l.end(), *r.end()),
        ];
        let (low, high) = (all.iter().min(), all.iter().max());
        *low.unwrap_or(&i64::MIN)..=*high.unwrap_or(&i64::MAX)
    };
    match operator {
        Operator::Add => corners(|a, b| a + b),
        Operator::Subtract => corners(|a, b| a - b),
        Operator::Multiply => corners(|a, b| a * b),
        // The magnitude cannot grow; the sign may change.
        Operator::Divide => {
            let most = l.start().abs().max(l.end().abs());
            let low = if *l.start() >= 0 && *r.start() >= 0 {
                0
            } else {
                -most
            };
            low..=most
        }
    }
}

#[cfg(test)]
mod tests;
