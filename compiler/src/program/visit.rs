//! Traversal of statements and expressions.

use super::code::Expr;
use super::code::{Condition, Over, Stmt};

/// A visitor of all expressions and statements within some code, from the outside in.
///
/// What is nested is visited by [`Visitor::inside_statement`] and [`Visitor::inside_expression`],
/// which the methods call unless they know better.
pub trait Visitor {
    /// Visits a statement.
    fn statement(&mut self, statement: &Stmt) {
        self.inside_statement(statement);
    }

    /// Visits an expression.
    fn expression(&mut self, expression: &Expr) {
        self.inside_expression(expression);
    }

    /// Visits statements one after the other.
    fn statements(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    /// Visits what a statement consists of.
    fn inside_statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Let { value, .. }
            | Stmt::LetTuple { value, .. }
            | Stmt::LetSomeOrBreak { value, .. }
            | Stmt::Swap { value, .. }
            | Stmt::Store { value, .. }
            | Stmt::Do(value)
            | Stmt::Return(Some(value)) => self.expression(value),
            Stmt::Table(table) => table
                .entries
                .iter()
                .for_each(|entry| self.expression(entry)),
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                for condition in conditions {
                    let (Condition::Holds(value) | Condition::Some(_, value)) = condition;
                    self.expression(value);
                }
                self.statements(then);
                self.statements(otherwise);
            }
            Stmt::Match { on, arms } => {
                self.expression(on);
                arms.iter().for_each(|(_, arm)| self.statements(arm));
            }
            Stmt::For { over, body, .. } => {
                match over {
                    Over::Set(value) | Over::List(value) => self.expression(value),
                }
                self.statements(body);
            }
            Stmt::ForRows { rows, body, .. } => {
                self.expression(rows);
                self.statements(body);
            }
            Stmt::While { condition, body } => {
                self.expression(condition);
                self.statements(body);
            }
            Stmt::WhileSome { value, body, .. } => {
                self.expression(value);
                self.statements(body);
            }
            Stmt::Loop(body) | Stmt::Scope(body) => self.statements(body),
            Stmt::Visited { .. }
            | Stmt::NextCode
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return(None) => {}
        }
    }

    /// Visits what an expression consists of.
    fn inside_expression(&mut self, expression: &Expr) {
        match expression {
            Expr::Stored(_, inner)
            | Expr::Occupant(inner)
            | Expr::IsOneOf(inner, _)
            | Expr::IsOfUnion(inner, _)
            | Expr::Not(inner)
            | Expr::AsNumber(inner)
            | Expr::Lambda(_, inner)
            | Expr::Try(inner)
            | Expr::Some(inner) => self.expression(inner),
            Expr::Index(left, right) | Expr::Binary(_, left, right) => {
                self.expression(left);
                self.expression(right);
            }
            Expr::If(condition, then, otherwise) => {
                self.expression(condition);
                self.expression(then);
                self.expression(otherwise);
            }
            // One by one: what they name is known to the value as well.
            Expr::Block(statements, value) => {
                for statement in statements {
                    self.statement(statement);
                }
                self.expression(value);
            }
            Expr::Call(_, inner) | Expr::Helper(_, inner) | Expr::Array(inner) => {
                inner.iter().for_each(|inner| self.expression(inner));
            }
            Expr::Local(_)
            | Expr::Int(_)
            | Expr::Bool(_)
            | Expr::Piece(_)
            | Expr::NoCells
            | Expr::AllCells
            | Expr::Constant(_)
            | Expr::Table(_)
            | Expr::Position
            | Expr::Field(_)
            | Expr::Plane(_)
            | Expr::Union(_)
            | Expr::Variable(_)
            | Expr::None => {}
        }
    }
}

/// A rewriter of all expressions and statements within some code.
///
/// As with [`Visitor`], what is nested is rewritten by the methods that are called `inside`.
pub trait Rewriter {
    /// Rewrites a statement.
    fn statement(&mut self, statement: &mut Stmt) {
        self.inside_statement(statement);
    }

    /// Rewrites an expression.
    fn expression(&mut self, expression: &mut Expr) {
        self.inside_expression(expression);
    }

    /// Rewrites statements one after the other.
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        for statement in statements {
            self.statement(statement);
        }
    }

    /// Rewrites what a statement consists of.
    fn inside_statement(&mut self, statement: &mut Stmt) {
        match statement {
            Stmt::Let { value, .. }
            | Stmt::LetTuple { value, .. }
            | Stmt::LetSomeOrBreak { value, .. }
            | Stmt::Swap { value, .. }
            | Stmt::Store { value, .. }
            | Stmt::Do(value)
            | Stmt::Return(Some(value)) => self.expression(value),
            Stmt::Table(table) => {
                for entry in &mut table.entries {
                    self.expression(entry);
                }
            }
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                for condition in conditions {
                    let (Condition::Holds(value) | Condition::Some(_, value)) = condition;
                    self.expression(value);
                }
                self.statements(then);
                self.statements(otherwise);
            }
            Stmt::Match { on, arms } => {
                self.expression(on);
                for (_, arm) in arms {
                    self.statements(arm);
                }
            }
            Stmt::For { over, body, .. } => {
                match over {
                    Over::Set(value) | Over::List(value) => self.expression(value),
                }
                self.statements(body);
            }
            Stmt::ForRows { rows, body, .. } => {
                self.expression(rows);
                self.statements(body);
            }
            Stmt::While { condition, body } => {
                self.expression(condition);
                self.statements(body);
            }
            Stmt::WhileSome { value, body, .. } => {
                self.expression(value);
                self.statements(body);
            }
            Stmt::Loop(body) | Stmt::Scope(body) => self.statements(body),
            Stmt::Visited { .. }
            | Stmt::NextCode
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return(None) => {}
        }
    }

    /// Rewrites what an expression consists of.
    fn inside_expression(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Stored(_, inner)
            | Expr::Occupant(inner)
            | Expr::IsOneOf(inner, _)
            | Expr::IsOfUnion(inner, _)
            | Expr::Not(inner)
            | Expr::AsNumber(inner)
            | Expr::Lambda(_, inner)
            | Expr::Try(inner)
            | Expr::Some(inner) => self.expression(inner),
            Expr::Index(left, right) | Expr::Binary(_, left, right) => {
                self.expression(left);
                self.expression(right);
            }
            Expr::If(condition, then, otherwise) => {
                self.expression(condition);
                self.expression(then);
                self.expression(otherwise);
            }
            Expr::Block(statements, value) => {
                for statement in statements.iter_mut() {
                    self.statement(statement);
                }
                self.expression(value);
            }
            Expr::Call(_, inner) | Expr::Helper(_, inner) | Expr::Array(inner) => {
                for inner in inner {
                    self.expression(inner);
                }
            }
            Expr::Local(_)
            | Expr::Int(_)
            | Expr::Bool(_)
            | Expr::Piece(_)
            | Expr::NoCells
            | Expr::AllCells
            | Expr::Constant(_)
            | Expr::Table(_)
            | Expr::Position
            | Expr::Field(_)
            | Expr::Plane(_)
            | Expr::Union(_)
            | Expr::Variable(_)
            | Expr::None => {}
        }
    }
}
