//! The numbers of modifiers, which are looked up where one alternative of a move stands for those of
//! several pieces.

use super::displaced::cell_after;
use super::groups::Codes;
use super::walk::{Code, WalkBuilder};
use crate::model::ActionIndex;
use crate::plan::{Kind, KindSearch};
use crate::program::tables::{Entry, Rows};
use crate::program::{Expr, Stmt};

/// Returns the piece on a cell.
fn piece_on(cell: Expr) -> Expr {
    Expr::Occupant(Box::new(cell))
}

impl WalkBuilder<'_> {
    /// Returns the alternatives that are followed together where this is built.
    fn together(&self) -> Option<&KindSearch<'_>> {
        let together = self.whole.kinds.as_deref();
        together.filter(|_| self.kind == Kind::Moves && !self.by_planes)
    }

    /// Returns the number of a modifier in a code.
    pub(super) fn number(&self, index: ActionIndex) -> Expr {
        let code = |index| self.plan.layout.code_of(index);
        let kinds = self.together().and_then(|all| all.of_modifier(index));
        let Some((kinds, numbers)) =
            kinds.and_then(|kinds| Some((kinds, kinds.numbers.get(&index)?)))
        else {
            return Expr::number(code(index));
        };
        let entry = |index| Entry::Code(i64::try_from(code(index)).unwrap_or(i64::MAX));
        let mut rows = vec![entry(index); self.plan.game.pieces.len()];
        for (pieces, &number) in kinds.pieces.iter().zip(numbers) {
            for piece in pieces {
                rows[piece.index()] = entry(number);
            }
        }
        let padding = entry(index);
        let table = self.tables.rows("CODES", Rows { rows, padding });
        let found = self.kind_found.borrow().clone();
        let found = found.unwrap_or_else(|| piece_on(Expr::cell()));
        let kind = Expr::AsNumber(Box::new(found));
        Expr::AsNumber(Box::new(table.at(kind)))
    }

    /// Returns the numbers of the modifiers of a move, each on a cell that is a number after `cell`;
    /// none if one of them is looked up.
    pub(super) fn constant_codes(
        &self,
        modifiers: impl IntoIterator<Item = (ActionIndex, i64)>,
    ) -> Codes {
        let codes = modifiers.into_iter().map(|(index, by)| {
            let looked_up = self.together().and_then(|all| all.of_modifier(index));
            looked_up
                .is_none()
                .then(|| (self.plan.layout.code_of(index), by))
        });
        codes.collect::<Option<Codes>>().unwrap_or_default()
    }

    /// Returns the piece that stands where the first of the modifiers behind it is, if that is among
    /// some modifiers, each on a cell that is a number after `cell`.
    pub(super) fn kind_among(
        &self,
        modifiers: impl IntoIterator<Item = (ActionIndex, i64)>,
    ) -> Option<Expr> {
        let together = self.together()?;
        let mut modifiers = modifiers.into_iter();
        let (_, by) = modifiers.find(|(index, _)| together.is_first(*index))?;
        Some(piece_on(cell_after(by)))
    }

    /// Builds a modifier and what is behind it; names the piece on `cell` if what is behind depends
    /// on it.
    pub(super) fn with_kind(
        &self,
        index: Option<ActionIndex>,
        build: impl FnOnce() -> Code,
    ) -> Code {
        if self.kind_among(index.map(|index| (index, 0))).is_none() {
            return build();
        }
        let before = self.kind_found.replace(Some(Expr::local("kind")));
        let code = build();
        self.kind_found.replace(before);
        let named = Stmt::set("kind", piece_on(Expr::cell()));
        Code {
            statements: vec![Stmt::Scope([vec![named], code.statements].concat())],
            ..code
        }
    }
}
