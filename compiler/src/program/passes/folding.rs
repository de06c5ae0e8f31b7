//! Folding: what is known of values before anything runs.

use super::table_facts::TableFacts;
use crate::program::visit::Rewriter;
use crate::program::{Expr, Function, Helper, Op};

/// Folds constants and masks of all cells.
pub(super) fn fold(function: &mut Function, tables: &TableFacts) {
    let mut folding = Folding { tables };
    folding.statements(&mut function.body);
}

/// Returns the comparison that holds where another one does not.
fn opposite(op: Op) -> Option<Op> {
    match op {
        Op::Equal => Some(Op::NotEqual),
        Op::NotEqual => Some(Op::Equal),
        Op::Less => Some(Op::GreaterEqual),
        Op::LessEqual => Some(Op::Greater),
        Op::Greater => Some(Op::LessEqual),
        Op::GreaterEqual => Some(Op::Less),
        Op::And
        | Op::Or
        | Op::AndAlso
        | Op::OrElse
        | Op::Add
        | Op::Subtract
        | Op::Multiply
        | Op::ShiftLeft => None,
    }
}

/// Returns the cells whose number a value is, if it is one.
fn counted(number: &Expr) -> Option<Expr> {
    match number {
        Expr::Helper(Helper::Count, pieces) => match pieces.as_slice() {
            [Expr::Piece(piece)] => Some(Expr::Plane(*piece)),
            _ => None,
        },
        // A sum is nothing only if all its parts are.
        Expr::Binary(Op::Add, left, right) => Some(counted(left)?.or(counted(right)?)),
        _ => None,
    }
}

/// Returns whether a number of cells that compares like this with another is nothing, if the
/// comparison tells nothing else.
fn empty_if(op: Op, other: &Expr) -> Option<bool> {
    match (op, other) {
        (Op::Equal | Op::LessEqual, Expr::Int(0)) | (Op::Less, Expr::Int(1)) => Some(true),
        (Op::NotEqual | Op::Greater, Expr::Int(0)) | (Op::GreaterEqual, Expr::Int(1)) => {
            Some(false)
        }
        _ => None,
    }
}

struct Folding<'t> {
    tables: &'t TableFacts,
}

impl Folding<'_> {
    /// Returns whether a set is that of all cells of the board.
    fn is_full(&self, set: &Expr) -> bool {
        matches!(set, Expr::Table(name) if self.tables.full.contains(name))
    }

    /// Returns whether a set has no bits beyond the board.
    fn is_within(&self, set: &Expr) -> bool {
        self.tables.whole_words
            || match set {
                Expr::Plane(_)
                | Expr::Union(_)
                | Expr::NoCells
                | Expr::Table(_)
                | Expr::Helper(Helper::Only, _) => true,
                Expr::Binary(Op::Or, left, right) => self.is_within(left) && self.is_within(right),
                Expr::Binary(Op::And, left, right) => self.is_within(left) || self.is_within(right),
                _ => false,
            }
    }
}

impl Rewriter for Folding<'_> {
    fn expression(&mut self, expression: &mut Expr) {
        self.inside_expression(expression);
        let taken = std::mem::replace(expression, Expr::None);
        *expression = match taken {
            Expr::Not(inner) => match *inner {
                Expr::Not(inner) => *inner,
                Expr::Bool(value) => Expr::Bool(!value),
                Expr::Binary(op, left, right) => match opposite(op) {
                    Some(op) => Expr::Binary(op, left, right),
                    None => Expr::Binary(op, left, right).not(),
                },
                inner => inner.not(),
            },
            Expr::Binary(Op::And, left, right) => match (*left, *right) {
                (left, right) if self.is_full(&left) && self.is_within(&right) => right,
                (left, right) if self.is_full(&right) && self.is_within(&left) => left,
                (Expr::AllCells, other) | (other, Expr::AllCells) => other,
                (Expr::NoCells, _) | (_, Expr::NoCells) => Expr::NoCells,
                (left, right) => left.and(right),
            },
            Expr::Binary(Op::Or, left, right) => match (*left, *right) {
                (Expr::NoCells, other) | (other, Expr::NoCells) => other,
                (left, right) => left.or(right),
            },
            Expr::Binary(Op::AndAlso, left, right) => match (*left, *right) {
                (Expr::Bool(true), other) | (other, Expr::Bool(true)) => other,
                (Expr::Bool(false), _) => Expr::Bool(false),
                (left, right) => left.and_also(right),
            },
            Expr::Binary(Op::OrElse, left, right) => match (*left, *right) {
                (Expr::Bool(false), other) | (other, Expr::Bool(false)) => other,
                (Expr::Bool(true), _) => Expr::Bool(true),
                (left, right) => left.or_else(right),
            },
            Expr::Binary(op, left, right) => match (counted(&left), empty_if(op, &right)) {
                (Some(pieces), Some(empty)) => pieces.is_empty().negated(!empty),
                _ => Expr::Binary(op, left, right),
            },
            Expr::Helper(Helper::Contains, arguments)
                if arguments.first() == Some(&Expr::NoCells) =>
            {
                Expr::Bool(false)
            }
            Expr::Helper(Helper::IsEmpty, arguments) if arguments == [Expr::NoCells] => {
                Expr::Bool(true)
            }
            Expr::Stored(variable, value) => match *value {
                value @ Expr::Int(_) => value,
                value => Expr::Stored(variable, Box::new(value)),
            },
            Expr::Block(statements, value) if statements.is_empty() => *value,
            other => other,
        };
    }
}
