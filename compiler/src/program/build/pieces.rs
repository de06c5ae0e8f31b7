//! The cells of pieces, and tests for pieces, with as few pieces as can be named.

use crate::model::{Game, PieceId};
use crate::program::{Expr, Op};

/// Returns the set of cells on which one of the pieces stands; bits beyond the board may be set.
pub(super) fn cells_of(pieces: &[PieceId], game: &Game) -> Expr {
    let others = others(pieces, game);
    let union = |pieces: &[PieceId]| Expr::union(pieces.iter().copied().map(Expr::Plane));
    match others.as_slice() {
        [] => Expr::AllCells,
        _ if others.len() < pieces.len() => union(&others).not(),
        _ => union(pieces),
    }
}

/// Returns the test whether one of the pieces stands on `cell`.
pub(super) fn piece_test(pieces: &[PieceId], game: &Game) -> Expr {
    let others = others(pieces, game);
    let occupant = || Expr::Occupant(Box::new(Expr::cell()));
    let list = |pieces: &[PieceId]| Expr::IsOneOf(Box::new(occupant()), pieces.to_vec());
    match (pieces, others.as_slice()) {
        ([], _) => Expr::Bool(false),
        (_, []) => Expr::Bool(true),
        ([only], _) => occupant().equals(Expr::Piece(*only)),
        (_, [missing]) => Expr::binary(Op::NotEqual, occupant(), Expr::Piece(*missing)),
        _ if others.len() < pieces.len() => list(&others).not(),
        _ => list(pieces),
    }
}

fn others(pieces: &[PieceId], game: &Game) -> Vec<PieceId> {
    let all = (0..game.pieces.len()).map(PieceId::from_index);
    all.filter(|piece| pieces.binary_search(piece).is_err())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, piece, plan, printed};

    const GAME: &str = "#players = p(255)\n#pieces = a, b, c, d, e, f\n#variables =\n\
        #board = rectangle(up, down, left, right, [a, a])\n#rules = (->p {a} [b] ->p {b} [a])*";

    fn numbers(game: &Game, pieces: &str) -> Vec<PieceId> {
        let names = pieces.chars().map(|name| piece(game, &name.to_string()));
        names.collect()
    }

    #[test]
    fn a_test_is_true_of_the_pieces_that_it_names() {
        let game = game(GAME);
        let plan = plan(&game);
        let cases = [
            ("", "false"),
            ("abcdef", "true"),
            ("b", "self . board [cell] == piece :: B"),
            ("abdef", "self . board [cell] != piece :: C"),
            (
                "bc",
                "matches ! (self . board [cell] , piece :: B | piece :: C)",
            ),
            (
                "ace",
                "matches ! (self . board [cell] , piece :: A | piece :: C | piece :: E)",
            ),
            (
                "acde",
                "! matches ! (self . board [cell] , piece :: B | piece :: F)",
            ),
        ];
        for (pieces, expected) in cases {
            let test = piece_test(&numbers(&game, pieces), &game);
            assert_eq!(printed(&plan, &test), expected, "{pieces}");
        }
    }

    #[test]
    fn cells_are_those_of_the_pieces_or_all_but_those_of_the_others() {
        let game = game(GAME);
        let plan = plan(&game);
        let plane = |name: &str| format!("self . planes [piece :: {name}]");
        let (a, b, c, f) = (plane("A"), plane("B"), plane("C"), plane("F"));
        let cases = [
            ("", "Cells :: EMPTY".to_owned()),
            ("abcdef", "Cells :: ALL".to_owned()),
            ("b", b.clone()),
            ("abdef", format!("! {c}")),
            ("abc", format!("{a} | {b} | {c}")),
            ("acde", format!("! ({b} | {f})")),
        ];
        for (pieces, expected) in cases {
            let planes = cells_of(&numbers(&game, pieces), &game);
            assert_eq!(printed(&plan, &planes), expected, "{pieces}");
        }
    }
}
