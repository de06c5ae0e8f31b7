//! The free variables of some code: what it uses and does not name itself.

use std::collections::HashSet;

use super::code::Expr;
use super::code::{Condition, Over, Place, Stmt};
use super::name::Name;
use super::visit::Visitor;

/// The local values that some code uses and does not name itself.
#[derive(Default)]
pub struct FreeVariables {
    found: HashSet<Name>,
    /// The names that are given where code is visited, innermost last.
    given: Vec<Name>,
    /// The number of statements and expressions that have been visited.
    visited: usize,
}

impl FreeVariables {
    /// Finds the free variables of some statements.
    pub fn of(statements: &[Stmt]) -> Self {
        let mut free = Self::default();
        free.statements(statements);
        free
    }

    /// Finds the free variables of statements that are given from the last to the first.
    pub fn of_reversed(statements: &[Stmt]) -> Self {
        let mut free = Self::default();
        for statement in statements.iter().rev() {
            free.statement(statement);
        }
        free.given.clear();
        free
    }

    /// Finds the free variables of an expression.
    pub fn of_expression(expression: &Expr) -> Self {
        let mut free = Self::default();
        free.expression(expression);
        free
    }

    /// Finds the free variables of statements behind some conditions.
    pub fn of_conditions(conditions: &[Condition], then: &[Stmt]) -> Self {
        let mut free = Self::default();
        free.conditions(conditions, then);
        free
    }

    fn conditions(&mut self, conditions: &[Condition], then: &[Stmt]) {
        let outer = self.given.len();
        for condition in conditions {
            match condition {
                Condition::Holds(value) => self.expression(value),
                Condition::Some(name, value) => {
                    self.expression(value);
                    self.given.push(name.clone());
                }
            }
        }
        self.statements(then);
        self.given.truncate(outer);
    }

    /// Returns the size of the code: the number of its statements and expressions.
    pub fn size(&self) -> usize {
        self.visited
    }

    /// Returns whether a name is free in the code.
    pub fn has(&self, name: &str) -> bool {
        self.found.iter().any(|found| found.as_str() == name)
    }

    fn mention(&mut self, name: &Name) {
        if !self.given.contains(name) {
            self.found.insert(name.clone());
        }
    }

    /// Visits some code in which further names are given.
    fn within(&mut self, names: &[Name], visit: impl FnOnce(&mut Self)) {
        let outer = self.given.len();
        self.given.extend_from_slice(names);
        visit(self);
        self.given.truncate(outer);
    }
}

impl Visitor for FreeVariables {
    fn statements(&mut self, statements: &[Stmt]) {
        let outer = self.given.len();
        for statement in statements {
            self.statement(statement);
        }
        self.given.truncate(outer);
    }

    fn statement(&mut self, statement: &Stmt) {
        self.visited += 1;
        match statement {
            Stmt::Let { name, value, .. } | Stmt::LetSomeOrBreak { name, value } => {
                self.expression(value);
                self.given.push(name.clone());
            }
            Stmt::LetTuple { names, value } => {
                self.expression(value);
                self.given.extend_from_slice(names);
            }
            Stmt::Swap { old, value, .. } => {
                self.expression(value);
                self.given.push(old.clone());
            }
            Stmt::Visited { .. } => self.given.push("seen".into()),
            Stmt::NextCode => {
                self.mention(&"codes".into());
                self.given.extend(["index", "to", "rest"].map(Name::from));
            }
            Stmt::Table(table) => {
                self.inside_statement(statement);
                self.given.push(table.name.clone());
            }
            Stmt::Store { place, value, .. } => {
                if let Place::Local(name) = place {
                    self.mention(name);
                }
                self.expression(value);
            }
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                self.conditions(conditions, then);
                self.statements(otherwise);
            }
            Stmt::For { name, over, body } => {
                match over {
                    Over::Set(value) | Over::List(value) => self.expression(value),
                }
                self.within(std::slice::from_ref(name), |free| free.statements(body));
            }
            Stmt::ForRows { names, rows, body } => {
                self.expression(rows);
                self.within(names, |free| free.statements(body));
            }
            Stmt::WhileSome { name, value, body } => {
                self.expression(value);
                self.within(std::slice::from_ref(name), |free| free.statements(body));
            }
            Stmt::Do(_)
            | Stmt::Match { .. }
            | Stmt::While { .. }
            | Stmt::Loop(_)
            | Stmt::Scope(_)
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return(_) => self.inside_statement(statement),
        }
    }

    fn expression(&mut self, expression: &Expr) {
        self.visited += 1;
        match expression {
            Expr::Local(name) => self.mention(name),
            Expr::Lambda(names, inner) => self.within(names, |free| free.expression(inner)),
            Expr::Block(statements, value) => {
                let outer = self.given.len();
                for statement in statements {
                    self.statement(statement);
                }
                self.expression(value);
                self.given.truncate(outer);
            }
            _ => self.inside_expression(expression),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(name: &str) -> Stmt {
        Stmt::Do(Expr::local(name))
    }

    #[test]
    fn a_name_is_used_up_to_the_end_of_the_statement_that_hides_it() {
        let hidden = [Stmt::set("cell", Expr::local("start")), enter("cell")];
        assert!(!FreeVariables::of(&hidden).has("cell"));
        let used = [Stmt::set("cell", Expr::cell()), enter("cell")];
        assert!(FreeVariables::of(&used).has("cell"));
        let scope = [Stmt::Scope(hidden.to_vec()), enter("cell")];
        assert!(FreeVariables::of(&scope).has("cell"));
    }

    #[test]
    fn a_name_is_not_used_where_a_loop_or_a_condition_gives_its_own() {
        let inner = || vec![enter("cell")];
        let some = || Expr::local("first");
        let hidden = [
            Stmt::for_each("cell", Expr::local("set"), inner()),
            Stmt::when_some("cell", some(), inner()),
            Stmt::WhileSome {
                name: "cell".into(),
                value: some(),
                body: inner(),
            },
            Stmt::ForRows {
                names: vec!["cell".into(), "other".into()],
                rows: some(),
                body: inner(),
            },
            Stmt::Do(Expr::lambda("cell", Expr::cell())),
        ];
        for statement in hidden {
            let free = FreeVariables::of(std::slice::from_ref(&statement));
            assert!(!free.has("cell"), "{statement:?}");
        }
        let used = [
            Stmt::for_each("cell", Expr::cell(), inner()),
            Stmt::If {
                conditions: vec![Condition::Some("cell".into(), some())],
                then: inner(),
                otherwise: inner(),
            },
            Stmt::store("cell", None, Expr::Int(1)),
        ];
        for statement in used {
            let free = FreeVariables::of(std::slice::from_ref(&statement));
            assert!(free.has("cell"), "{statement:?}");
        }
    }
}
