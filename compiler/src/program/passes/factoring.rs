//! Factoring: what several questions one after the other ask first is asked once.

use super::tidying::{is_fixed, is_pure};
use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Function, Place, Stmt};

/// Factors the questions of a function.
pub(super) fn factor(function: &mut Function) {
    let mut factoring = Factoring {
        mutates: function.mutates,
    };
    factoring.statements(&mut function.body);
}

struct Factoring {
    mutates: bool,
}

/// Returns whether statements change a local value.
fn changes_locals(statements: &[Stmt]) -> bool {
    struct Search(bool);
    impl Visitor for Search {
        fn statement(&mut self, statement: &Stmt) {
            let local = |place: &Place| matches!(place, Place::Local(_));
            self.0 |= matches!(statement, Stmt::Store { place, .. } if local(place));
            self.inside_statement(statement);
        }
    }
    let mut search = Search(false);
    search.statements(statements);
    search.0
}

impl Factoring {
    /// Returns whether a condition, asked again behind statements that it leads to, has the same
    /// answer.
    fn lasts(&self, condition: &Condition, then: &[Stmt]) -> bool {
        let (Condition::Holds(value) | Condition::Some(_, value)) = condition;
        let lasts = match self.mutates {
            true => is_fixed(value),
            false => is_pure(value),
        };
        lasts && !changes_locals(then)
    }
}

/// Returns a statement behind some conditions.
fn behind(conditions: &[Condition], then: Vec<Stmt>) -> Vec<Stmt> {
    match conditions {
        [] => vec![Stmt::Scope(then)],
        _ => vec![Stmt::If {
            conditions: conditions.to_vec(),
            then,
            otherwise: Vec::new(),
        }],
    }
}

impl Rewriter for Factoring {
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        let mut factored: Vec<Stmt> = Vec::new();
        for statement in std::mem::take(statements) {
            match (factored.last_mut(), statement) {
                (
                    Some(Stmt::If {
                        conditions: first,
                        then: first_then,
                        otherwise: first_otherwise,
                    }),
                    Stmt::If {
                        conditions,
                        then,
                        otherwise,
                    },
                ) if first_otherwise.is_empty()
                    && otherwise.is_empty()
                    && first.first() == conditions.first()
                    && first.first().is_some_and(|c| self.lasts(c, first_then)) =>
                {
                    let both = first.iter().zip(&conditions);
                    let common = both.take_while(|(a, b)| a == b).count();
                    let pure = first[..common]
                        .iter()
                        .take_while(|condition| self.lasts(condition, first_then))
                        .count();
                    let mut inner = behind(&first[pure..], std::mem::take(first_then));
                    inner.extend(behind(&conditions[pure..], then));
                    first.truncate(pure);
                    *first_then = inner;
                }
                (_, statement) => factored.push(statement),
            }
        }
        for statement in &mut factored {
            self.statement(statement);
        }
        *statements = factored;
    }
}
