//! Declaration where a value is given: no value that is replaced before anybody looks at it.

use crate::program::visit::{Rewriter, Visitor};
use crate::program::{Effect, Expr, FreeVariables, Function, Name, Place, Stmt};

use super::tidying::is_pure;

/// Declares what a function changes where it gives the first value that is used.
pub(super) fn declare(function: &mut Function) {
    Declaring.statements(&mut function.body);
}

struct Declaring;

impl Rewriter for Declaring {
    fn statements(&mut self, statements: &mut Vec<Stmt>) {
        for statement in statements.iter_mut() {
            self.statement(statement);
        }
        let mut number = 0;
        while number < statements.len() {
            match replaced(&statements[number..]) {
                Some(later) => {
                    let later = number + later;
                    let given = given_at(&statements[later..]);
                    statements.splice(later..=later, given);
                    statements.remove(number);
                }
                None => number += 1,
            }
        }
    }
}

/// Returns the number of the statement that replaces the value that the first one declares, if nothing
/// looks at it before.
fn replaced(statements: &[Stmt]) -> Option<usize> {
    let (first, rest) = statements.split_first()?;
    let Stmt::Let {
        name,
        mutable: true,
        value,
    } = first
    else {
        return None;
    };
    let mentions =
        |statement: &Stmt| FreeVariables::of(std::slice::from_ref(statement)).has(name.as_str());
    let next = rest.iter().position(mentions)?;
    let Stmt::Store {
        place: Place::Local(place),
        op: None,
        value: given,
    } = &rest[next]
    else {
        return None;
    };
    let replaces = place == name && !FreeVariables::of_expression(given).has(name.as_str());
    (replaces && is_pure(value)).then_some(next + 1)
}

/// Returns the declaration that takes the place of the first statement, which gives a local value.
fn given_at(statements: &[Stmt]) -> Option<Stmt> {
    let (first, rest) = statements.split_first()?;
    let Stmt::Store {
        place: Place::Local(name),
        value,
        ..
    } = first
    else {
        return None;
    };
    let mut changes = Changes { name, found: false };
    changes.statements(rest);
    Some(Stmt::Let {
        name: name.clone(),
        mutable: changes.found,
        value: value.clone(),
    })
}

/// A search for what changes a local value.
struct Changes<'n> {
    name: &'n Name,
    found: bool,
}

impl Visitor for Changes<'_> {
    fn statement(&mut self, statement: &Stmt) {
        if let Stmt::Store {
            place: Place::Local(name),
            ..
        } = statement
        {
            self.found |= name == self.name;
        }
        self.inside_statement(statement);
    }

    fn expression(&mut self, expression: &Expr) {
        if let Expr::Helper(helper, arguments) = expression
            && let Some(Expr::Local(name)) = arguments.first()
        {
            self.found |= name == self.name && helper.effect() == Effect::Writes;
        }
        self.inside_expression(expression);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;
    use crate::program::{Helper, Op};

    fn plane(piece: usize) -> Expr {
        Expr::Plane(PieceId::from_index(piece))
    }

    fn a() -> Expr {
        Expr::local("a")
    }

    fn empty() -> Stmt {
        Stmt::set_mut("a", Expr::NoCells)
    }

    fn stored(op: Option<Op>, value: Expr) -> Stmt {
        Stmt::store("a", op, value)
    }

    fn asked() -> Stmt {
        Stmt::Return(Some(a().contains(Expr::cell())))
    }

    fn declared(statements: &[Stmt]) -> Vec<Stmt> {
        let mut statements = statements.to_vec();
        Declaring.statements(&mut statements);
        statements
    }

    #[test]
    fn what_is_replaced_at_once_is_declared_where_it_is_given() {
        let given = || stored(None, plane(0));
        let other = || Stmt::set_mut("b", Expr::NoCells);
        let added = || stored(Some(Op::Or), plane(1));
        let removed = || {
            let removed = Expr::Helper(Helper::Remove, vec![a(), Expr::cell()]);
            Stmt::Loop(vec![Stmt::Do(removed)])
        };
        let fixed = || Stmt::set("a", plane(0));
        let changed = || Stmt::set_mut("a", plane(0));
        let cases = [
            ("at once", vec![empty(), given()], vec![fixed()]),
            (
                "later",
                vec![empty(), other(), given()],
                vec![other(), fixed()],
            ),
            ("twice", vec![empty(), given(), given()], vec![fixed()]),
            (
                "and added to",
                vec![empty(), given(), added()],
                vec![changed(), added()],
            ),
            (
                "and taken from",
                vec![empty(), given(), removed()],
                vec![changed(), removed()],
            ),
        ];
        for (name, mut statements, mut expected) in cases {
            statements.push(asked());
            expected.push(asked());
            assert_eq!(declared(&statements), expected, "{name}");
        }
    }

    #[test]
    fn what_is_looked_at_before_stays() {
        let given = || stored(None, plane(0));
        let done = Expr::Try(Box::new(Expr::local("there")));
        let cases = [
            ("by others", vec![empty(), Stmt::set("b", a()), given()]),
            (
                "by what is given",
                vec![empty(), stored(None, a().and(plane(0)))],
            ),
            (
                "by what is added",
                vec![empty(), stored(Some(Op::Or), plane(0))],
            ),
            (
                "perhaps",
                vec![empty(), Stmt::when(Expr::local("b"), vec![given()])],
            ),
            (
                "of what does something",
                vec![Stmt::set_mut("a", done), given()],
            ),
        ];
        for (name, mut statements) in cases {
            statements.push(asked());
            assert_eq!(declared(&statements), statements, "{name}");
        }
    }
}
