//! Actions written in the language, with the names of the game.

use super::nfa::Symbol;
use crate::model::{Arithmetic, Comparison, Game, Modifier, Operator, PieceId, PlayerId, Relation};

/// A printer of actions with the names of a game.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a Game);

impl Names<'_> {
    /// Returns an action as it would be written; patterns show their number.
    pub fn symbol(self, symbol: &Symbol) -> String {
        match symbol {
            Symbol::Epsilon => "ε".to_owned(),
            Symbol::Dot => ".".to_owned(),
            Symbol::Shift(label) => self.0.board.labels[label.index()].clone(),
            Symbol::On(pieces) => self.on(pieces),
            Symbol::Compare(comparison) => self.comparison(comparison),
            Symbol::Pattern { negated, pattern } => {
                format!("{{{} P{}}}", if *negated { '!' } else { '?' }, pattern.0)
            }
            Symbol::Modify { modifier, .. } => self.modifier(modifier),
        }
    }

    /// Returns `{a,b}`.
    pub fn on(self, pieces: &[PieceId]) -> String {
        let names: Vec<_> = pieces.iter().map(|piece| self.piece(*piece)).collect();
        format!("{{{}}}", names.join(","))
    }

    /// Returns the name of a piece.
    pub fn piece(self, piece: PieceId) -> String {
        self.0.pieces[piece.index()].clone()
    }

    /// Returns `{$ left == right}`.
    pub fn comparison(self, comparison: &Comparison) -> String {
        format!("{{$ {}}}", self.compared(comparison))
    }

    /// Returns `left == right`.
    pub fn compared(self, comparison: &Comparison) -> String {
        let relation = match comparison.relation {
            Relation::Equal => "==",
            Relation::NotEqual => "!=",
            Relation::Less => "<",
            Relation::LessEqual => "<=",
            Relation::Greater => ">",
            Relation::GreaterEqual => ">=",
        };
        let left = self.number(&comparison.left);
        format!("{left} {relation} {}", self.number(&comparison.right))
    }

    /// Returns `[a]`, `[$ x=1]`, `->white` or `->>`.
    pub fn modifier(self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Off(piece) => format!("[{}]", self.piece(*piece)),
            Modifier::Assign(variable, value) => {
                let name = &self.0.variables[variable.index()].name;
                format!("[$ {name}={}]", self.number(value))
            }
            Modifier::Switch(PlayerId::KEEPER) => "->>".to_owned(),
            Modifier::Switch(player) => format!("->{}", self.0.players[player.index() - 1]),
        }
    }

    /// Returns an expression as it would be written.
    pub fn number(self, arithmetic: &Arithmetic) -> String {
        match arithmetic {
            Arithmetic::Constant(value) => value.to_string(),
            Arithmetic::Variable(variable) => self.0.variables[variable.index()].name.clone(),
            Arithmetic::Count(piece) => self.piece(*piece),
            Arithmetic::Operation(operator, left, right) => {
                let operator = match operator {
                    Operator::Add => '+',
                    Operator::Subtract => '-',
                    Operator::Multiply => '*',
                    Operator::Divide => '/',
                };
                format!("{}{operator}{}", self.operand(left), self.operand(right))
            }
        }
    }

    fn operand(self, arithmetic: &Arithmetic) -> String {
        match arithmetic {
            Arithmetic::Operation(..) => format!("({})", self.number(arithmetic)),
            _ => self.number(arithmetic),
        }
    }
}
