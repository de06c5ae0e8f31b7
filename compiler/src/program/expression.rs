//! Building of expressions.

use super::code::{Expr, Op};
use super::helper::Helper;
use super::name::Name;

impl Expr {
    /// Returns a local value.
    pub fn local(name: impl Into<Name>) -> Self {
        Self::Local(name.into())
    }

    /// Returns the current cell.
    pub fn cell() -> Self {
        Self::local("cell")
    }

    /// Returns a number.
    ///
    /// Numbers of cells, states and tables are far from the limits of the type.
    pub fn number(value: usize) -> Self {
        Self::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }

    /// Returns an operation on two values.
    pub fn binary(op: Op, left: Self, right: Self) -> Self {
        Self::Binary(op, Box::new(left), Box::new(right))
    }

    /// Returns the intersection with a set.
    pub fn and(self, other: Self) -> Self {
        Self::binary(Op::And, self, other)
    }

    /// Returns the union with a set.
    pub fn or(self, other: Self) -> Self {
        Self::binary(Op::Or, self, other)
    }

    /// Returns whether this holds and then another condition.
    pub fn and_also(self, other: Self) -> Self {
        Self::binary(Op::AndAlso, self, other)
    }

    /// Returns whether this holds or else another condition.
    pub fn or_else(self, other: Self) -> Self {
        Self::binary(Op::OrElse, self, other)
    }

    /// Returns whether two values are equal.
    pub fn equals(self, other: Self) -> Self {
        Self::binary(Op::Equal, self, other)
    }

    /// Returns the complement.
    #[allow(clippy::should_implement_trait)]
    pub fn not(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// Returns the complement if asked for.
    pub fn negated(self, negated: bool) -> Self {
        if negated { self.not() } else { self }
    }

    /// Returns an entry of this table.
    pub fn at(self, index: Self) -> Self {
        Self::Index(Box::new(self), Box::new(index))
    }

    /// Returns whether this set has a cell.
    pub fn contains(self, cell: Self) -> Self {
        Self::Helper(Helper::Contains, vec![self, cell])
    }

    /// Returns whether this set has no cells.
    pub fn is_empty(self) -> Self {
        Self::Helper(Helper::IsEmpty, vec![self])
    }

    /// Returns the set of a cell.
    pub fn only(cell: Self) -> Self {
        Self::Helper(Helper::Only, vec![cell])
    }

    /// Returns one of two values, as this condition says.
    pub fn choose(self, then: Self, otherwise: Self) -> Self {
        Self::If(Box::new(self), Box::new(then), Box::new(otherwise))
    }

    /// Returns the union of some sets.
    pub fn union(parts: impl IntoIterator<Item = Self>) -> Self {
        parts.into_iter().reduce(Self::or).unwrap_or(Self::NoCells)
    }

    /// Returns a function of one value.
    pub fn lambda(name: impl Into<Name>, value: Self) -> Self {
        Self::Lambda(vec![name.into()], Box::new(value))
    }
}
