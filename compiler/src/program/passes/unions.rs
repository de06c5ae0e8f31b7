//! Naming of unions: cells of several pieces, and tests for many, that are asked for again and again.

use std::collections::BTreeMap;

use crate::model::PieceId;
use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Expr, Function, Op};

/// The number of pieces from which on a union gets a name if it is asked for again.
const MANY_PIECES: usize = 3;

/// The number of times from which on any union gets a name.
const MANY_TIMES: usize = 3;

/// The number of pieces beyond which tests for them get a name if they are made again.
const MOST_TESTED_PIECES: usize = 4;

/// The cells of several pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Union {
    /// The pieces, in rising order.
    pub pieces: Vec<PieceId>,
}

/// Has unions that are mentioned more than once asked for by number, and returns them.
pub(super) fn name(functions: &mut [&mut Function]) -> Vec<Union> {
    let mut count = Count::default();
    for function in &*functions {
        count.statements(&function.body);
    }
    let again = count.0.into_iter();
    let again = again.filter(|(pieces, times)| is_worth(pieces.len(), *times));
    let unions: Vec<Union> = again.map(|(pieces, _)| Union { pieces }).collect();
    let numbers = unions.iter().enumerate();
    let numbers = numbers.map(|(number, union)| (union.pieces.clone(), number));
    let mut naming = Naming(numbers.collect());
    for function in functions {
        naming.statements(&mut function.body);
    }
    unions
}

/// Returns whether a union of some pieces that is asked for so many times is worth a name.
fn is_worth(pieces: usize, times: usize) -> bool {
    times >= MANY_TIMES || times > 1 && pieces >= MANY_PIECES
}

/// Returns the pieces of a union of planes and nothing else.
fn pieces(expression: &Expr) -> Option<Vec<PieceId>> {
    fn add(expression: &Expr, pieces: &mut Vec<PieceId>) -> Option<()> {
        match expression {
            Expr::Plane(piece) => pieces.push(*piece),
            Expr::Binary(Op::Or, left, right) => {
                add(left, pieces)?;
                add(right, pieces)?;
            }
            _ => return None,
        }
        Some(())
    }
    let mut all = Vec::new();
    add(expression, &mut all)?;
    all.sort_unstable();
    all.dedup();
    (all.len() > 1).then_some(all)
}

/// Returns the pieces of a test for one of many pieces on a cell.
fn tested(expression: &Expr) -> Option<&Vec<PieceId>> {
    match expression {
        Expr::IsOneOf(piece, pieces) => {
            let on_cell = matches!(**piece, Expr::Occupant(_));
            (on_cell && pieces.len() > MOST_TESTED_PIECES).then_some(pieces)
        }
        _ => None,
    }
}

#[derive(Default)]
struct Count(BTreeMap<Vec<PieceId>, usize>);

impl Visitor for Count {
    fn expression(&mut self, expression: &Expr) {
        match pieces(expression).or_else(|| tested(expression).cloned()) {
            Some(pieces) => *self.0.entry(pieces).or_default() += 1,
            None => self.inside_expression(expression),
        }
    }
}

struct Naming(BTreeMap<Vec<PieceId>, usize>);

impl Rewriter for Naming {
    fn expression(&mut self, expression: &mut Expr) {
        let named = pieces(expression).and_then(|pieces| self.0.get(&pieces));
        let asked = tested(expression).and_then(|pieces| self.0.get(pieces));
        match (named, asked) {
            (Some(number), _) => *expression = Expr::Union(*number),
            (None, Some(&number)) => {
                if let Expr::IsOneOf(piece, _) = expression
                    && let Expr::Occupant(cell) = &mut **piece
                {
                    let cell = std::mem::replace(cell, Box::new(Expr::cell()));
                    *expression = Expr::IsOfUnion(cell, number);
                }
            }
            (None, None) => self.inside_expression(expression),
        }
    }
}
