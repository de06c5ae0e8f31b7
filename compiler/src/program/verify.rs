//! The verifier of programs: everything is named before it is used, and of the type that is needed.

mod arguments;
mod expressions;
mod statements;

use std::collections::BTreeMap;
use std::fmt;

use super::code::{Expr, Stmt};
use super::free::FreeVariables;
use super::function::Function;
use super::function_id::FunctionId;
use super::name::Name;
use super::text::of_type;
use super::types::Type;

/// A fault of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The function in which it is.
    pub function: FunctionId,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.function.name(), self.what)
    }
}

/// Verifies functions that call each other.
///
/// # Errors
///
/// The first fault that is found.
pub fn verify(functions: &BTreeMap<FunctionId, Function>) -> Result<(), Fault> {
    for function in functions.values() {
        let mut scope = Scope {
            functions,
            function,
            given: Vec::new(),
        };
        let fault = |what| Fault {
            function: function.id,
            what,
        };
        for parameter in &function.parameters {
            scope.give(&parameter.name, parameter.value.clone());
        }
        scope.statements(&function.body).map_err(fault)?;
        let free = FreeVariables::of(&function.body);
        let mut parameters = function.parameters.iter();
        let dead = parameters.find(|own| !function.public && !free.has(own.name.as_str()));
        if let Some(parameter) = dead {
            return Err(fault(format!("`{}` is never used", parameter.name)));
        }
    }
    Ok(())
}

/// What is known where a statement stands.
struct Scope<'f> {
    functions: &'f BTreeMap<FunctionId, Function>,
    function: &'f Function,
    /// The names that are given, innermost last.
    given: Vec<(Name, Type)>,
}

type Verdict<T = ()> = Result<T, String>;

impl Scope<'_> {
    fn give(&mut self, name: &Name, value: Type) {
        self.given.push((name.clone(), value));
    }

    /// Verifies something, after which names that it gives are forgotten.
    fn within<T>(&mut self, verify: impl FnOnce(&mut Self) -> Verdict<T>) -> Verdict<T> {
        let outer = self.given.len();
        let verdict = verify(self);
        self.given.truncate(outer);
        verdict
    }

    fn block(&mut self, statements: &[Stmt]) -> Verdict {
        self.within(|scope| scope.statements(statements))
    }

    fn statements(&mut self, statements: &[Stmt]) -> Verdict {
        statements
            .iter()
            .try_for_each(|statement| self.statement(statement))
    }

    fn expect(&mut self, wanted: &Type, value: &Expr) -> Verdict {
        let found = self.of(value)?;
        if wanted.takes(&found) {
            return Ok(());
        }
        let (wanted, found) = (of_type(wanted), of_type(&found));
        Err(format!("{wanted} is wanted, {found} is found: {value:?}"))
    }

    /// Returns the type of a value that there may not be.
    fn inner(&mut self, value: &Expr) -> Verdict<Type> {
        match self.of(value)? {
            Type::Option(inner) => Ok(*inner),
            Type::Any => Ok(Type::Any),
            found => Err(format!("{} is no value or none", of_type(&found))),
        }
    }

    /// Says that the position is changed.
    fn changes(&self) -> Verdict {
        match self.function.mutates {
            true => Ok(()),
            false => Err("the position is changed by a function that only asks".to_owned()),
        }
    }
}
