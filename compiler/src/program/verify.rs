//! The verifier of programs: everything is named before it is used, and of the type that is needed.

use std::collections::BTreeMap;
use std::fmt;

use super::code::{Condition, Over, Place, Stmt};
use super::code::{Constant, Expr, Field, Op};
use super::free::FreeVariables;
use super::function::Function;
use super::function_id::FunctionId;
use super::helper::Helper;
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

    fn statement(&mut self, statement: &Stmt) -> Verdict {
        match statement {
            Stmt::Let { name, value, .. } => {
                let value = self.of(value)?;
                self.give(name, value);
                Ok(())
            }
            Stmt::LetTuple { names, value } => {
                let parts = match self.of(value)? {
                    Type::Tuple(parts) if parts.len() == names.len() => parts,
                    found => return Err(format!("{} has other parts", of_type(&found))),
                };
                names
                    .iter()
                    .zip(parts)
                    .for_each(|(name, part)| self.give(name, part));
                Ok(())
            }
            Stmt::Visited { slots } => {
                self.give(&"seen".into(), Type::Visited(*slots));
                Ok(())
            }
            Stmt::NextCode => {
                self.expect(&Type::Codes, &Expr::local("codes"))?;
                let given = [
                    ("index", Type::Int),
                    ("to", Type::Cell),
                    ("rest", Type::Codes),
                ];
                given
                    .into_iter()
                    .for_each(|(name, value)| self.give(&name.into(), value));
                Ok(())
            }
            Stmt::Table(table) => {
                let mut entries = Type::Int;
                for entry in &table.entries {
                    entries = self.of(entry)?;
                }
                self.give(&table.name, Type::Array(Box::new(entries)));
                Ok(())
            }
            Stmt::Swap { old, value, .. } => {
                self.expect(&Type::Int, value)?;
                self.give(old, Type::Int);
                self.changes()
            }
            Stmt::Store { place, op, value } => {
                let own = match place {
                    Place::Local(name) => self.of(&Expr::Local(name.clone()))?,
                    Place::Variable(_) => {
                        self.changes()?;
                        Type::Int
                    }
                    Place::Field(field) => {
                        self.changes()?;
                        self.of(&Expr::Field(*field))?
                    }
                };
                match op {
                    Some(Op::AndAlso | Op::OrElse) => Err("there is no such change".to_owned()),
                    _ => self.expect(&own, value),
                }
            }
            Stmt::Do(value) => self.of(value).map(drop),
            Stmt::If {
                conditions,
                then,
                otherwise,
            } => {
                self.within(|scope| {
                    for condition in conditions {
                        match condition {
                            Condition::Holds(value) => scope.expect(&Type::Bool, value)?,
                            Condition::Some(name, value) => {
                                let inner = scope.inner(value)?;
                                scope.give(name, inner);
                            }
                        }
                    }
                    scope.statements(then)
                })?;
                self.block(otherwise)
            }
            Stmt::LetSomeOrBreak { name, value } => {
                let inner = self.inner(value)?;
                self.give(name, inner);
                Ok(())
            }
            Stmt::Match { on, arms } => {
                self.expect(&Type::Int, on)?;
                arms.iter().try_for_each(|(_, arm)| self.block(arm))
            }
            Stmt::For { name, over, body } => {
                match over {
                    Over::Set(set) => self.expect(&Type::Set, set)?,
                    Over::List(list) => self.of(list).map(drop)?,
                }
                self.within(|scope| {
                    scope.give(name, Type::Cell);
                    scope.statements(body)
                })
            }
            Stmt::ForRows { names, rows, body } => {
                self.of(rows)?;
                self.within(|scope| {
                    names.iter().for_each(|name| scope.give(name, Type::Set));
                    scope.statements(body)
                })
            }
            Stmt::While { condition, body } => {
                self.expect(&Type::Bool, condition)?;
                self.block(body)
            }
            Stmt::WhileSome { name, value, body } => {
                let inner = self.inner(value)?;
                self.within(|scope| {
                    scope.give(name, inner);
                    scope.statements(body)
                })
            }
            Stmt::Loop(body) | Stmt::Scope(body) => self.block(body),
            Stmt::Break | Stmt::Continue => Ok(()),
            Stmt::Return(None) => match &self.function.result {
                Type::Unit => Ok(()),
                result => Err(format!("{} is to be returned", of_type(result))),
            },
            Stmt::Return(Some(value)) => {
                let result = self.function.result.clone();
                self.expect(&result, value)
            }
        }
    }

    /// Says that the position is changed.
    fn changes(&self) -> Verdict {
        match self.function.mutates {
            true => Ok(()),
            false => Err("the position is changed by a function that only asks".to_owned()),
        }
    }

    /// Returns the type of an expression.
    fn of(&mut self, expression: &Expr) -> Verdict<Type> {
        Ok(match expression {
            Expr::Local(name) => {
                let mut given = self.given.iter().rev();
                let found = given.find(|(own, _)| own == name);
                found
                    .map(|(_, value)| value.clone())
                    .ok_or(format!("`{name}` is not given"))?
            }
            Expr::Int(_) | Expr::Variable(_) => Type::Int,
            Expr::Bool(_) => Type::Bool,
            Expr::Piece(_) => Type::Piece,
            Expr::NoCells | Expr::AllCells | Expr::Plane(_) | Expr::Union(_) => Type::Set,
            Expr::Constant(constant) => match constant {
                Constant::EmptyMove => Type::Move,
                Constant::EmptyPath | Constant::NewPath => Type::Path,
                Constant::CellBits | Constant::LongestMove => Type::Int,
                Constant::AllBits => Type::Word,
            },
            // The types of tables are known where they are printed.
            Expr::Table(_) => Type::Any,
            Expr::Position => Type::Position,
            Expr::Field(field) => match field {
                Field::Control | Field::Cell => Type::Int,
                Field::Known | Field::Region(_) => Type::Set,
                Field::Lines(_) => Type::Lines,
            },
            Expr::Stored(_, value) | Expr::AsNumber(value) => {
                self.expect(&Type::Int, value)?;
                Type::Int
            }
            Expr::Entry(value) => self.of(value)?,
            Expr::Occupant(cell) => {
                self.expect(&Type::Cell, cell)?;
                Type::Piece
            }
            Expr::IsOneOf(piece, _) => {
                self.expect(&Type::Piece, piece)?;
                Type::Bool
            }
            Expr::Index(table, index) => {
                self.expect(&Type::Int, index)?;
                match self.of(table)? {
                    Type::Table(inner) | Type::Array(inner) => *inner,
                    Type::Visited(_) => Type::Set,
                    Type::Any => Type::Any,
                    found => return Err(format!("{} has no entries", of_type(&found))),
                }
            }
            Expr::Not(inner) => match self.of(inner)? {
                inner @ (Type::Set | Type::Bool | Type::Any) => inner,
                found => return Err(format!("{} has no complement", of_type(&found))),
            },
            Expr::Binary(op, left, right) => self.binary(*op, left, right)?,
            Expr::If(condition, then, otherwise) => {
                self.expect(&Type::Bool, condition)?;
                let then = self.of(then)?;
                self.expect(&then, otherwise)?;
                then
            }
            Expr::Block(statements, value) => self.within(|scope| {
                scope.statements(statements)?;
                scope.of(value)
            })?,
            Expr::Call(id, arguments) => self.call(*id, arguments)?,
            Expr::Helper(helper, arguments) => self.helper(*helper, arguments)?,
            Expr::Lambda(_, _) => return Err("a function stands where a value should".to_owned()),
            Expr::Try(inner) => self.inner(inner)?,
            Expr::Array(values) => {
                let mut inner = Type::Any;
                for value in values {
                    inner = self.of(value)?;
                }
                Type::Array(Box::new(inner))
            }
            Expr::Some(inner) => Type::Option(Box::new(self.of(inner)?)),
            Expr::None => Type::Option(Box::new(Type::Any)),
        })
    }

    fn binary(&mut self, op: Op, left: &Expr, right: &Expr) -> Verdict<Type> {
        match op {
            Op::AndAlso | Op::OrElse => {
                self.expect(&Type::Bool, left)?;
                self.expect(&Type::Bool, right)?;
                Ok(Type::Bool)
            }
            Op::And | Op::Or => {
                let own = self.of(left)?;
                self.expect(&own, right)?;
                match own {
                    Type::Any => self.of(right),
                    own => Ok(own),
                }
            }
            Op::Equal | Op::NotEqual => {
                let own = self.of(left)?;
                self.expect(&own, right)?;
                Ok(Type::Bool)
            }
            Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual => {
                self.expect(&Type::Int, left)?;
                self.expect(&Type::Int, right)?;
                Ok(Type::Bool)
            }
            Op::Add | Op::Subtract | Op::Multiply | Op::ShiftLeft => {
                self.expect(&Type::Int, left)?;
                self.expect(&Type::Int, right)?;
                Ok(Type::Int)
            }
        }
    }

    fn call(&mut self, id: FunctionId, arguments: &[Expr]) -> Verdict<Type> {
        let Some(called) = self.functions.get(&id) else {
            return Err(format!("there is no `{}`", id.name()));
        };
        if called.parameters.len() != arguments.len() {
            return Err(format!("`{}` takes other arguments", id.name()));
        }
        for (parameter, argument) in called.parameters.iter().zip(arguments) {
            self.expect(&parameter.value, argument)?;
        }
        if called.mutates {
            self.changes()?;
        }
        Ok(called.result.clone())
    }

    fn helper(&mut self, helper: Helper, arguments: &[Expr]) -> Verdict<Type> {
        let wanted = wanted(helper);
        for (number, argument) in arguments.iter().enumerate() {
            match argument {
                Expr::Lambda(names, inner) => self.within(|scope| {
                    let of_cell =
                        !matches!(helper, Helper::AnyOf | Helper::AnyOfAll | Helper::PushWith);
                    let value = if of_cell { Type::Cell } else { Type::Any };
                    names
                        .iter()
                        .for_each(|name| scope.give(name, value.clone()));
                    scope.of(inner).map(drop)
                })?,
                argument => {
                    let wanted = wanted.get(number).unwrap_or(&Type::Any);
                    self.expect(wanted, argument)?;
                }
            }
        }
        match helper {
            // A move or path stays one.
            Helper::Then => arguments
                .first()
                .map_or(Ok(Type::Any), |first| self.of(first)),
            Helper::Put
            | Helper::Exchange
            | Helper::TurnOver
            | Helper::Leave
            | Helper::LeaveKnown
            | Helper::RunKeeper => self.changes().map(|()| helper.result()),
            _ => Ok(helper.result()),
        }
    }
}

/// Returns the types of a helper's arguments; those beyond may be of any.
fn wanted(helper: Helper) -> Vec<Type> {
    let array = |inner: Type| Type::Array(Box::new(inner));
    match helper {
        Helper::Follow | Helper::Look => vec![Type::Any, Type::Cell],
        Helper::SlideUp | Helper::SlideDown => vec![Type::Any, Type::Cell, Type::Set],
        Helper::Slide => vec![Type::Bool, Type::Any, Type::Cell, Type::Set],
        Helper::EnclosedUp | Helper::EnclosedDown => {
            vec![Type::Any, Type::Cell, Type::Set, Type::Set]
        }
        Helper::Only => vec![Type::Cell],
        Helper::Contains | Helper::Insert | Helper::Remove => vec![Type::Set, Type::Cell],
        Helper::Meets | Helper::Gathered => vec![Type::Set, Type::Set],
        Helper::Image | Helper::Filtered | Helper::First | Helper::Last => vec![Type::Set],
        Helper::Shifted | Helper::Nth => vec![Type::Set, Type::Int],
        Helper::Spread => vec![Type::Set, Type::Set, Type::Int, Type::Int],
        Helper::Rows => vec![Type::Set, Type::Int, Type::Int],
        Helper::Scattered => vec![Type::Set, Type::Word],
        Helper::AnyApart => vec![Type::Any, Type::Set],
        Helper::AnyRow => vec![Type::Set, array(Type::Int), Type::Int],
        Helper::Below => vec![Type::Rng, Type::Int],
        Helper::DrawAmong => vec![array(Type::Set), Type::Rng],
        Helper::SampleByListing => vec![Type::Position, Type::Rng, Type::Scratch],
        Helper::Code => vec![Type::Int, Type::Cell],
        Helper::AnyLine => vec![Type::Lines],
        Helper::Modifier => vec![Type::Move, Type::Int],
        Helper::MoveOfCodes => vec![array(Type::Any)],
        Helper::MoveOnCell => vec![array(Type::Int), Type::Cell],
        Helper::Extend | Helper::ExtendFew | Helper::GiveCandidates => vec![Type::Any, Type::Set],
        Helper::Put => vec![Type::Cell, Type::Piece],
        Helper::Exchange => vec![Type::Cell, array(Type::Piece), Type::Piece],
        Helper::TurnOver => vec![Type::Set, Type::Piece, Type::Piece],
        Helper::Count => vec![Type::Piece],
        Helper::Leave | Helper::LeaveKnown => vec![Type::Int, Type::Cell],
        Helper::Within
        | Helper::WrappingAdd
        | Helper::WrappingSub
        | Helper::WrappingMul
        | Helper::WrappingDiv => vec![Type::Int, Type::Int],
        Helper::IsEmpty
        | Helper::Len
        | Helper::Longer
        | Helper::EndlessMove
        | Helper::NoteModifier
        | Helper::UnwrapOr
        | Helper::Map
        | Helper::AnyOf
        | Helper::AnyOfAll
        | Helper::Pop
        | Helper::Get
        | Helper::Then
        | Helper::End
        | Helper::MoveOfPath
        | Helper::MoveRewritten
        | Helper::Push
        | Helper::PushWith
        | Helper::PushIf
        | Helper::IsFull
        | Helper::PassModifier
        | Helper::FillPool
        | Helper::TakeFromPool
        | Helper::DrawFromPool
        | Helper::RunKeeper => Vec::new(),
    }
}
