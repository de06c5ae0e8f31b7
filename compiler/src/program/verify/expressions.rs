//! The types of expressions, of which every part is verified.

use super::arguments::wanted;
use super::{Scope, Verdict};
use crate::program::code::{Constant, Expr, Field, Op};
use crate::program::function_id::FunctionId;
use crate::program::helper::Helper;
use crate::program::text::of_type;
use crate::program::types::Type;

impl Scope<'_> {
    /// Returns the type of an expression.
    pub(super) fn of(&mut self, expression: &Expr) -> Verdict<Type> {
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
            Expr::Stored(_, value) => {
                self.expect(&Type::Int, value)?;
                Type::Int
            }
            Expr::AsNumber(value) => match self.of(value)? {
                Type::Int | Type::Piece | Type::Any => Type::Int,
                found => return Err(format!("{} is no number", of_type(&found))),
            },
            Expr::Occupant(cell) => {
                self.expect(&Type::Cell, cell)?;
                Type::Piece
            }
            Expr::IsOneOf(piece, _) => {
                self.expect(&Type::Piece, piece)?;
                Type::Bool
            }
            Expr::IsOfUnion(cell, _) => {
                self.expect(&Type::Cell, cell)?;
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
