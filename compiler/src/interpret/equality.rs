//! Equality of positions.

use std::hash::{Hash, Hasher};

use super::position::InterpretedPosition;
use crate::model::{CellId, PlayerId};

impl InterpretedPosition {
    /// Returns the current cell if a move of the player to move may depend on it.
    fn counted_cell(&self) -> Option<CellId> {
        let rules = &self.rules;
        let counts = || {
            let node = self.state.node;
            rules.cell_use.counts(&rules.game, &rules.program, node)
        };
        (self.state.to_move != PlayerId::KEEPER && counts()).then_some(self.state.cell)
    }
}

/// Positions are equal if the same can happen from now on, as far as the place in the rules, the
/// pieces, the variables and, where it counts, the cell tell.
impl PartialEq for InterpretedPosition {
    fn eq(&self, other: &Self) -> bool {
        let (own, others) = (&self.state, &other.state);
        own.pieces == others.pieces
            && own.variables == others.variables
            && own.to_move == others.to_move
            && own.node == others.node
            && self.counted_cell() == other.counted_cell()
    }
}

impl Eq for InterpretedPosition {}

impl Hash for InterpretedPosition {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.pieces.hash(hasher);
        self.state.variables.hash(hasher);
        self.state.to_move.hash(hasher);
        self.state.node.hash(hasher);
        self.counted_cell().hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use rbg_runtime::AnyPosition;

    use super::*;
    use crate::interpret::Interpreter;
    use crate::testing::row;

    #[test]
    fn the_cell_counts_where_some_move_depends_on_it() {
        let cases = [
            (
                "moves begin anywhere",
                "->p any {e} [x] ->q any {x} [e] ->>",
                false,
            ),
            (
                "moves begin where one is",
                "->p {e} [x] ->q {x} [e] ->>",
                true,
            ),
            (
                "a neighbour is asked",
                "->p right {e} [x] ->q any {x} [e] ->>",
                true,
            ),
            (
                "some moves begin anywhere and some do not",
                "->p (any {e} [x] + left {x} [y]) ->q any {y} [z] ->>",
                true,
            ),
            (
                "a pattern looks around before any cell is chosen",
                "->p {? right} any {e} [x] ->q any {x} [e] ->>",
                true,
            ),
            (
                "a pattern looks around behind",
                "->p any {? right} {e} [x] ->q any {x} [e] ->>",
                false,
            ),
            (
                "the next one to move looks at it",
                "->p any {e} [x] ->q right ->>",
                false,
            ),
        ];
        for (name, rules, counts) in cases {
            let game = row(&format!("#any = (left* + right*)\n{rules}"));
            let position = Interpreter::new(game, "cells").initial_position();
            let mut elsewhere = position.clone();
            elsewhere.state.cell = CellId(1);
            assert_eq!(position != elsewhere, counts, "{name}");
            assert_eq!(position.key() != elsewhere.key(), counts, "{name}");
            assert_eq!(!position.same_as(&elsewhere), counts, "{name}");
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_use_for_a_cell() {
        let game = row("->p right {e} [x] ->> {y} ->q");
        let mut position = Interpreter::new(game, "over").initial_position();
        let moves = position.legal_moves().expect("there is an end of them");
        assert!(position.perform(&moves[0]));
        assert!(position.legal_moves().is_ok_and(|moves| moves.is_empty()));
        let mut elsewhere = position.clone();
        elsewhere.state.cell = CellId(0);
        assert_eq!(position, elsewhere);
    }
}
