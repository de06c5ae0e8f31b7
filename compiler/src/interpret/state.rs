//! The state of a game and the arithmetic over it.

use super::program::Node;
use crate::model::{
    Arithmetic, CellId, Comparison, Game, Modifier, Operator, PieceId, PlayerId, Relation,
};

/// A semi-state of section 6.1 of the language reference with the position in
/// the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) pieces: Vec<PieceId>,
    pub(super) variables: Vec<i32>,
    pub(super) cell: CellId,
    pub(super) to_move: PlayerId,
    pub(super) node: Node,
}

/// The value that a modifier overwrote.
pub(super) enum Undo {
    Piece(PieceId),
    Variable(usize, i32),
    Nothing,
}

impl State {
    pub(super) fn initial(game: &Game, start: Node) -> Self {
        Self {
            pieces: game.board.cells.iter().map(|cell| cell.piece).collect(),
            variables: vec![0; game.variables.len()],
            cell: game.board.start,
            to_move: PlayerId::KEEPER,
            node: start,
        }
    }

    /// Returns the value of an expression; `None` if it divides by zero.
    pub(super) fn evaluate(&self, arithmetic: &Arithmetic) -> Option<i32> {
        Some(match arithmetic {
            Arithmetic::Constant(value) => *value,
            Arithmetic::Variable(variable) => self.variables[variable.index()],
            Arithmetic::Count(piece) => {
                let count = self.pieces.iter().filter(|&on| on == piece).count();
                i32::try_from(count).unwrap_or(i32::MAX)
            }
            Arithmetic::Operation(operator, left, right) => {
                let (left, right) = (self.evaluate(left)?, self.evaluate(right)?);
                match operator {
                    Operator::Add => left.wrapping_add(right),
                    Operator::Subtract => left.wrapping_sub(right),
                    Operator::Multiply => left.wrapping_mul(right),
                    Operator::Divide if right == 0 => return None,
                    Operator::Divide => left.wrapping_div(right),
                }
            }
        })
    }

    /// Returns whether a comparison is applicable.
    pub(super) fn holds(&self, comparison: &Comparison) -> bool {
        let values = (
            self.evaluate(&comparison.left),
            self.evaluate(&comparison.right),
        );
        let (Some(left), Some(right)) = values else {
            return false;
        };
        match comparison.relation {
            Relation::Equal => left == right,
            Relation::NotEqual => left != right,
            Relation::Less => left < right,
            Relation::LessEqual => left <= right,
            Relation::Greater => left > right,
            Relation::GreaterEqual => left >= right,
        }
    }

    /// Applies an off or an assignment at `cell`; `None` if it is not
    /// applicable. Switches change nothing within a move.
    pub(super) fn modify(
        &mut self,
        game: &Game,
        modifier: &Modifier,
        cell: CellId,
    ) -> Option<Undo> {
        match modifier {
            Modifier::Off(piece) => {
                let old = std::mem::replace(&mut self.pieces[cell.index()], *piece);
                Some(Undo::Piece(old))
            }
            Modifier::Assign(variable, arithmetic) => {
                let value = self.evaluate(arithmetic)?;
                let index = variable.index();
                if !(0..=game.variables[index].bound).contains(&value) {
                    return None;
                }
                let old = std::mem::replace(&mut self.variables[index], value);
                Some(Undo::Variable(index, old))
            }
            Modifier::Switch(_) => Some(Undo::Nothing),
        }
    }

    pub(super) fn undo(&mut self, undo: Undo, cell: CellId) {
        match undo {
            Undo::Piece(old) => self.pieces[cell.index()] = old,
            Undo::Variable(index, old) => self.variables[index] = old,
            Undo::Nothing => {}
        }
    }
}
