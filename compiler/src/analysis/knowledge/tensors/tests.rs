use std::collections::HashMap;

use rbg_runtime::game::{Plane, TensorLayout};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, AnyGame, AnyPosition};

use super::position_planes;
use crate::analysis::number_moves;
use crate::effort::Meter;
use crate::interpret::Interpreter;
use crate::model::Game;
use crate::testing::{on_board, row};

/// Returns the planes of a game in words, the board left out.
fn planes(game: &Game) -> Vec<String> {
    let words = |plane: Plane| match plane {
        Plane::Board => None,
        Plane::Piece(piece) => Some(game.pieces[piece.index()].clone()),
        Plane::Variable(variable) => Some(game.variables[variable.index()].name.clone()),
        Plane::ToMove(player) => Some(format!("turn of {}", game.players[player.index() - 1])),
        Plane::Behind(switches) => Some(format!("behind {switches:?}")),
        Plane::CurrentCell => Some("current cell".to_owned()),
        other => panic!("{other:?} is new"),
    };
    position_planes(game, &Meter::unlimited())
        .unwrap()
        .into_iter()
        .filter_map(words)
        .collect()
}

#[test]
fn planes_are_what_can_differ_between_decisions() {
    let turns = ["turn of p", "turn of q"];
    let cases: [(&str, &str, &[&str]); 13] = [
        (
            "pieces are put; those that remain are told by the others",
            "->p any {e} [x] ->q any {e} [y]",
            &["x", "y", turns[0], turns[1]],
        ),
        (
            "one player alone decides",
            "->p any {e} [x] ->> any {x} [e]",
            &["x"],
        ),
        (
            "one has no move",
            "->p any {e} [x] ->q",
            &["x", turns[0], turns[1]],
        ),
        (
            "a variable counts moves",
            "->p any {e} [x] [$ v = v + 1] ->q any {x} [e]",
            &["x", "v", turns[0], turns[1]],
        ),
        (
            "a variable is what it was at the start",
            "->p any {e} [x] [$ v = 0] ->q any {x} [e]",
            &["x", turns[0], turns[1]],
        ),
        (
            "a variable tells whose turn it is",
            "->p any {e} [x] [$ v = 1] ->q any {x} [e] [$ v = 0]",
            &["x", turns[0], turns[1]],
        ),
        (
            "a variable is set back to what it was at the start, or not",
            "->p any {e} [x] [$ v = 1] ->q any {x} [e] ([$ v = 0] + {? any {x}})",
            &["x", "v", turns[0], turns[1]],
        ),
        (
            "scores are set at the end",
            "->p any {e} [x] ({? any {e}} ->q + {! any {e}} [$ p = 1] ->> {}) any {x} [e]",
            &["x", turns[0], turns[1]],
        ),
        (
            "a score is set, and play goes on",
            "->p any {e} [x] ({? any {e}} ->q + {! any {e}} [$ p = 1] ->q) any {x} [e]",
            &["x", "p", turns[0], turns[1]],
        ),
        (
            "one player moves twice",
            "->p any {e} [x] ->p any {e} [y] ->q any {x, y} [e]",
            &[
                "x",
                "y",
                turns[0],
                turns[1],
                "behind [1]",
                "behind [3]",
                "behind [5]",
            ],
        ),
        (
            "the second half of a move begins where the first one ended",
            "->p any {e} [x] ->p (left + right) {e} [y] ->q any {x, y} [e]",
            &[
                "x",
                "y",
                turns[0],
                turns[1],
                "behind [1]",
                "behind [3]",
                "behind [5]",
                "current cell",
            ],
        ),
        (
            "a player passes, and the keeper looks at the cell",
            "->p (any {e} [x] + {$ v == 0}) ->> ({x} [$ w = 1] + {e} [$ w = 0]) ->q any {x} [e]",
            &["x", "w", turns[0], turns[1], "current cell"],
        ),
        (
            "a player passes, and nobody looks at the cell",
            "->p (any {e} [x] + {$ v == 0}) ->q any {x} [e]",
            &["x", turns[0], turns[1]],
        ),
    ];
    for (story, rules, expected) in cases {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        assert_eq!(planes(&game), expected, "{story}: {rules}");
    }
}

#[test]
fn of_pieces_the_one_with_the_most_cells_has_no_plane() {
    let rules = "#any = (left* + right*)\n->p any {x} [e] ->q any {e} [x]";
    for (pieces, expected) in [
        ("x, x, e, x", "e"),
        ("x, e, e, e", "x"),
        ("x, e, x, e", "x"),
        ("x, z, z, z", "e"),
    ] {
        let board = format!("rectangle(up, down, left, right, [{pieces}])");
        let game = on_board(&board, rules);
        assert_eq!(
            planes(&game),
            [expected, "turn of p", "turn of q"],
            "{pieces}"
        );
    }
}

/// Asserts that in positions of random games which look the same, the same moves are legal; returns
/// how many positions were met that look as another one did.
fn looks_tell_moves(game: &Game) -> usize {
    let interpreter = Interpreter::new(game.clone(), "test");
    let info = interpreter.info();
    let layout = TensorLayout::new(
        info,
        position_planes(game, &Meter::unlimited()).unwrap(),
        &number_moves(game, &Meter::unlimited()).unwrap(),
    );
    let mut seen: HashMap<Vec<u32>, Vec<ActionList>> = HashMap::new();
    let mut again = 0;
    for play in 0..60 {
        let mut rng = stream(1, play);
        let mut position = interpreter.initial_position();
        for _ in 0..20 {
            let mut moves = position.legal_moves().expect("they can be listed");
            moves.sort();
            let Some(made) = moves
                .get(below(&mut rng, moves.len() as u32) as usize)
                .cloned()
            else {
                break;
            };
            if !position.is_with_keeper() {
                let looks = layout.observe(&position.save(), info);
                let looks: Vec<u32> = looks.into_iter().map(f32::to_bits).collect();
                if let Some(known) = seen.insert(looks, moves.clone()) {
                    assert_eq!(known, moves, "{position:?}");
                    again += 1;
                }
            }
            assert!(position.perform(&made));
        }
    }
    again
}

#[test]
fn positions_that_look_the_same_have_the_same_moves() {
    for rules in [
        "->p any {e} [x] ->q any {e} [y] ->p any {x} [e] ->q any {y} [e]",
        "->p any {x, e} ->p ({x} [e] + {e} [x]) ->q any {e} [y] any {y} [e]",
        "->p any {e} [x] ->p (left + right) {e} [y] ->q any {x, y} [e]",
        "->p any ({e} [x] [$ v = 1] + {x} [e] [$ v = 2]) ->q ({$ v == 1} any {x} [y] + {$ v == 2} any {e, y} [e])",
        "->p (any {e} [x] + {$ v == 0}) ->> ({x} [$ w = 1] + {e} [$ w = 0]) ->q any ({$ w == 1} {x} [e] + {$ w == 0} {e} [y])",
        "->p any {e} ({? right {e}} [x] ->q + {! right {e}} [x] ->p) any {x} [e]",
    ] {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        assert!(looks_tell_moves(&game) > 50, "{rules}");
    }
}
