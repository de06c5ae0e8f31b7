//! Removal of aliases: names of what has a name already, of constants, and of values that are used
//! once, right behind.

use std::collections::{HashMap, HashSet};

use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Condition, Expr, Function, Name, Over, Place, Stmt};

/// Removes the aliases of a function.
pub(super) fn remove(function: &mut Function) {
    let mut given = Given::default();
    for parameter in &function.parameters {
        *given.times.entry(parameter.name.clone()).or_default() += 1;
    }
    given.statements(&function.body);
    Aliases { given: &given }.statements(&mut function.body);
}

/// How often names are given, and changed.
#[derive(Default)]
struct Given {
    times: HashMap<Name, usize>,
    changed: HashSet<Name>,
}

impl Given {
    fn give(&mut self, name: &Name) {
        *self.times.entry(name.clone()).or_default() += 1;
    }

    /// Returns whether a name stands for one value wherever it is mentioned.
    fn is_constant(&self, name: &Name) -> bool {
        self.times.get(name).copied().unwrap_or(1) <= 1 && !self.changed.contains(name)
    }
}

impl Visitor for Given {
    fn statement(&mut self, statement: &Stmt) {
        match statement {
            Stmt::Let { name, mutable, .. } => {
                self.give(name);
                if *mutable {
                    self.changed.insert(name.clone());
                }
            }
            Stmt::LetSomeOrBreak { name, .. }
            | Stmt::For { name, .. }
            | Stmt::WhileSome { name, .. }
            | Stmt::Swap { old: name, .. } => self.give(name),
            Stmt::LetTuple { names, .. } | Stmt::ForRows { names, .. } => {
                names.iter().for_each(|name| self.give(name));
            }
            Stmt::NextCode => {
                for name in ["index", "to", "rest"] {
                    self.give(&name.into());
                }
            }
            Stmt::If { conditions, .. } => {
                for condition in conditions {
                    if let Condition::Some(name, _) = condition {
                        self.give(name);
                    }
                }
            }
            Stmt::Store {
                place: Place::Local(name),
                ..
            } => {
                self.changed.insert(name.clone());
            }
            _ => {}
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &Expr) {
        if let Expr::Lambda(names, _) = expression {
            names.iter().for_each(|name| self.give(name));
        }
        self.inside_expression(expression);
    }
}

/// A rewriter that puts a value in the place of a name, up to where the name is given anew.
struct Substitution<'v> {
    name: &'v Name,
    value: &'v Expr,
}

impl Substitution<'_> {
    /// Returns whether a statement gives the name to what comes behind it.
    fn is_given(&self, statement: &Stmt) -> bool {
        match statement {
            Stmt::Let { name, .. }
            | Stmt::LetSomeOrBreak { name, .. }
            | Stmt::Swap { old: name, .. } => name == self.name,
            Stmt::LetTuple { names, .. } => names.contains(self.name),
            Stmt::Visited { .. } => self.name.as_str() == "seen",
            Stmt::NextCode => ["index", "to", "rest"].contains(&self.name.as_str()),
            Stmt::Table(table) => table.name == *self.name,
            _ => false,
        }
    }
}

impl Rewriter for Substitution<'_> {
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        for statement in statements {
            self.statement(statement);
            if self.is_given(statement) {
                return;
            }
        }
    }

    fn statement(&mut self, statement: &mut Stmt) {
        match statement {
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                self.statements(otherwise);
                for condition in conditions {
                    match condition {
                        Condition::Holds(value) => self.expression(value),
                        Condition::Some(name, value) => {
                            self.expression(value);
                            if name == self.name {
                                return;
                            }
                        }
                    }
                }
                self.statements(then);
            }
            Stmt::For { name, over, body } => {
                let (Over::Set(value) | Over::List(value)) = over;
                self.expression(value);
                if name != self.name {
                    self.statements(body);
                }
            }
            Stmt::WhileSome { name, value, body } => {
                self.expression(value);
                if name != self.name {
                    self.statements(body);
                }
            }
            Stmt::ForRows { names, rows, body } => {
                self.expression(rows);
                if !names.contains(self.name) {
                    self.statements(body);
                }
            }
            _ => self.inside_statement(statement),
        }
    }

    fn expression(&mut self, expression: &mut Expr) {
        match expression {
            Expr::Local(name) if name == self.name => *expression = self.value.clone(),
            Expr::Lambda(names, _) if names.contains(self.name) => {}
            Expr::Block(statements, value) => {
                for statement in statements {
                    self.statement(statement);
                    if self.is_given(statement) {
                        return;
                    }
                }
                self.expression(value);
            }
            _ => self.inside_expression(expression),
        }
    }
}

/// The number of times that a name is mentioned.
struct Mentions<'n>(&'n Name, usize);

impl Visitor for Mentions<'_> {
    fn expression(&mut self, expression: &Expr) {
        if matches!(expression, Expr::Local(name) if name == self.0) {
            self.1 += 1;
        }
        self.inside_expression(expression);
    }
}

struct Aliases<'g> {
    given: &'g Given,
}

impl Aliases<'_> {
    /// Returns whether a value can stand wherever its name does.
    fn is_alias(&self, value: &Expr) -> bool {
        match value {
            Expr::Local(name) => self.given.is_constant(name),
            Expr::Int(_) | Expr::Bool(_) | Expr::NoCells | Expr::Table(_) => true,
            _ => false,
        }
    }
}

impl Rewriter for Aliases<'_> {
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        let mut at = 0;
        while at < statements.len() {
            if let Stmt::Let {
                name,
                mutable: false,
                value,
            } = &statements[at]
                && !self.given.changed.contains(name)
                && self.is_alias(value)
            {
                let (name, value) = (name.clone(), value.clone());
                statements.remove(at);
                let mut substitution = Substitution {
                    name: &name,
                    value: &value,
                };
                for statement in &mut statements[at..] {
                    substitution.statement(statement);
                    if substitution.is_given(statement) {
                        break;
                    }
                }
            } else {
                self.statement(&mut statements[at]);
                at += 1;
            }
        }
    }

    fn expression(&mut self, expression: &mut Expr) {
        self.inside_expression(expression);
        let Expr::Block(statements, value) = expression else {
            return;
        };
        let [
            Stmt::Let {
                name,
                mutable: false,
                value: named,
            },
        ] = statements.as_slice()
        else {
            return;
        };
        let mut mentions = Mentions(name, 0);
        mentions.expression(value);
        if mentions.1 <= 1 || matches!(named, Expr::Local(_) | Expr::Table(_)) {
            let mut result = (**value).clone();
            Substitution { name, value: named }.expression(&mut result);
            *expression = result;
        }
    }
}
