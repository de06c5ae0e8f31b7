//! Short descriptions, and what bars the changes of their scores.
//!
//! Each table begins with a description in which something is proved; the others are the same but
//! for one condition on which that rests.

mod rows;
mod sums;
mod times;

use super::*;
use crate::analysis::knowledge::goals::Board;
use crate::model::{PieceId, PlayerId, VariableId};
use crate::testing::game;

/// Returns a game on a row of four cells which begins with any pieces on it and any values of the
/// variables: what the keeper does before the first decision does not count.
fn row(rules: &str) -> Game {
    game(&format!(
        "#players = p(9), q(9)\n#pieces = e, x, y, z\n#variables = v(3), w(3)\n\
         #board = rectangle(up, down, left, right, [e, e, e, e])\n#any = (left* + right*)\n\
         #rules = (any [e, x, y, z] [$ v=3-v] [$ w=3-w])* ({rules})*"
    ))
}

/// Returns whether the scores are decided on a board of cells named by their pieces, with these scores
/// and variables `v` and `w`, before a move of `p`.
fn decided(game: &Game, cells: &str, variables: [i32; 4]) -> bool {
    let named = |name: char| {
        let found = game
            .pieces
            .iter()
            .position(|piece| *piece == name.to_string());
        PieceId::from_index(found.expect("a piece"))
    };
    let pieces: Vec<PieceId> = cells.chars().map(named).collect();
    let board = Board {
        pieces: &pieces,
        variables: &variables,
    };
    latches(game).decided(board, PlayerId(1))
}

/// Checks on which boards of four cells games are decided.
fn check(cases: &[(&str, &str, &str, [i32; 4], bool)]) {
    for &(story, rules, cells, variables, expected) in cases {
        let game = row(rules);
        let found = decided(&game, cells, variables);
        assert_eq!(found, expected, "{story}: {rules} on {cells}");
    }
}

/// Two players fill a row; who has two in a row wins.
const TWO: &str = "->p any {e} ->> [x] ({? (left + right) {x}} [$ p=9] ->> {} + {! (left + right) {x}}) \
     ->q any {e} ->> [y] ({? (left + right) {y}} [$ q=9] ->> {} + {! (left + right) {y}})";

#[test]
fn bounds_are_what_is_and_what_can_still_be_set() {
    let game = row(TWO);
    let found = latches(&game);
    let cases = [
        ("eeee", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xyee", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xeye", [3, 0, 0, 0], [(3, 9), (0, 9)]),
        ("xyze", [3, 1, 0, 0], [(3, 3), (1, 1)]),
        ("eyxy", [3, 1, 0, 0], [(3, 3), (1, 9)]),
    ];
    for (cells, variables, expected) in cases {
        let named = |name: char| PieceId::from_index("exyz".find(name).expect("a piece"));
        let pieces: Vec<PieceId> = cells.chars().map(named).collect();
        let board = Board {
            pieces: &pieces,
            variables: &variables,
        };
        let bounds = [0, 1].map(|score| found.bounds(VariableId(score), board, PlayerId(1)));
        assert_eq!(bounds, expected, "{cells}");
    }
}

#[test]
fn a_row_that_was_never_there_and_a_game_without_scores_are_decided() {
    let text = "#players = p(9)\n#pieces = e, x\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, e])\n#rules = (->p {e} [x])*";
    let found = latches(&game(text));
    assert!(found.complete && found.may_decide() && found.changes.is_empty());
}

#[test]
fn a_set_of_bars_says_nothing_without_one_of_them() {
    let found = latches(&row(
        "->p any {e} ->> [x] ({$ x!=2} [$ p=9] ->> {} + {$ x==2}) ->q any {e} ->> [y]",
    ));
    assert_eq!(
        (found.bars.len(), &found.changes[0].barred),
        (2, &vec![vec![0, 1]])
    );
    assert_eq!(found.keep(|_| true), found);
    for kept in &found.bars {
        let some = found.keep(|bar| bar == kept);
        assert!(some.bars.is_empty() && some.changes[0].barred.is_empty());
    }
}
