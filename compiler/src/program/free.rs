//! The free variables of some code: what it uses and does not name itself.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

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
    /// How many of these each name is.
    hidden: HashMap<Name, usize>,
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

    /// Adds a statement in front of the code.
    pub fn precede(&mut self, statement: &Stmt) {
        let mut before = Self::default();
        before.statement(statement);
        for name in &before.given {
            self.found.remove(name);
        }
        self.found.extend(before.found);
        self.visited += before.visited;
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
                    self.give(name.clone());
                }
            }
        }
        self.statements(then);
        self.leave(outer);
    }

    /// Returns the size of the code: the number of its statements and expressions.
    pub fn size(&self) -> usize {
        self.visited
    }

    /// Returns whether a name is free in the code.
    pub fn has(&self, name: &str) -> bool {
        self.found.contains(name)
    }

    fn mention(&mut self, name: &Name) {
        if !self.hidden.contains_key(name) && !self.found.contains(name) {
            self.found.insert(name.clone());
        }
    }

    /// Hides a name from what is visited next.
    fn give(&mut self, name: Name) {
        *self.hidden.entry(name.clone()).or_default() += 1;
        self.given.push(name);
    }

    /// Shows again what has been hidden since so many names were.
    fn leave(&mut self, outer: usize) {
        for name in self.given.drain(outer..) {
            if let Entry::Occupied(mut times) = self.hidden.entry(name) {
                *times.get_mut() -= 1;
                if *times.get() == 0 {
                    times.remove();
                }
            }
        }
    }

    /// Visits some code in which further names are given.
    fn within(&mut self, names: &[Name], visit: impl FnOnce(&mut Self)) {
        let outer = self.given.len();
        names.iter().for_each(|name| self.give(name.clone()));
        visit(self);
        self.leave(outer);
    }
}

impl Visitor for FreeVariables {
    fn statements(&mut self, statements: &[Stmt]) {
        let outer = self.given.len();
        for statement in statements {
            self.statement(statement);
        }
        self.leave(outer);
    }

    fn statement(&mut self, statement: &Stmt) {
        self.visited += 1;
        match statement {
            Stmt::Let { name, value, .. } | Stmt::LetSomeOrBreak { name, value } => {
                self.expression(value);
                self.give(name.clone());
            }
            Stmt::LetTuple { names, value } => {
                self.expression(value);
                names.iter().for_each(|name| self.give(name.clone()));
            }
            Stmt::Swap { old, value, .. } => {
                self.expression(value);
                self.give(old.clone());
            }
            Stmt::Visited { .. } => self.give("seen".into()),
            Stmt::NextCode => {
                self.mention(&"codes".into());
                for name in ["index", "to", "rest"] {
                    self.give(name.into());
                }
            }
            Stmt::Table(table) => {
                self.inside_statement(statement);
                self.give(table.name.clone());
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
                self.leave(outer);
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
    fn a_name_that_is_given_twice_is_hidden_until_the_first_is_left() {
        let set = || Stmt::set("set", Expr::AllCells);
        let inner = Stmt::Scope(vec![set(), enter("set")]);
        let twice = Stmt::Scope(vec![set(), inner, enter("set")]);
        assert!(!FreeVariables::of(&[twice]).has("set"));
    }

    #[test]
    fn a_statement_in_front_gives_its_names_to_what_comes_behind() {
        let mut free = FreeVariables::default();
        for (statement, used, unused) in [
            (enter("set"), &["set"][..], &["cell"][..]),
            (Stmt::set("set", Expr::cell()), &["cell"], &["set"]),
            (Stmt::set("cell", Expr::local("set")), &["set"], &["cell"]),
            (
                Stmt::Scope(vec![Stmt::set("set", Expr::cell())]),
                &["set", "cell"],
                &[],
            ),
        ] {
            free.precede(&statement);
            assert!(used.iter().all(|name| free.has(name)), "{statement:?}");
            assert!(!unused.iter().any(|name| free.has(name)), "{statement:?}");
        }
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
