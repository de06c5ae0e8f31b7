//! The verification of statements, each behind those that give it names.

use super::{Scope, Verdict};
use crate::program::code::{Condition, Expr, Op, Over, Place, Stmt};
use crate::program::text::of_type;
use crate::program::types::Type;

impl Scope<'_> {
    /// Verifies a statement, and gives its names to those behind it.
    pub(super) fn statement(&mut self, statement: &Stmt) -> Verdict {
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
}
