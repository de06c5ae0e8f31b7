use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberIndex};
use rbg_runtime::rng::{below, stream};
use rbg_runtime::{ActionList, Cell, MoveAction};
use rbg_testkit::oracle::NumberCheck;

use super::{BOUNDS, Bounds, number_moves_within};
use crate::effort::Meter;
use crate::interpret::Interpreter;
use crate::model::Game;
use crate::testing::{on_board, row};

/// Returns the numbering of a game, which has been tested on positions of random games.
fn tested(bounds: Bounds, game: &Game) -> MoveNumbering {
    let numbering = number_moves_within(bounds, game, &Meter::unlimited()).unwrap();
    let check = NumberCheck::new(numbering.clone());
    let interpreter = Interpreter::new(game.clone(), "test");
    for play in 0..20 {
        let mut rng = stream(1, play);
        let mut position = interpreter.initial_position();
        for _ in 0..20 {
            let moves = position.legal_moves().expect("they can be listed");
            check.check(&moves).expect("numbers tell moves apart");
            let Some(made) = moves.get(below(&mut rng, moves.len() as u32) as usize) else {
                break;
            };
            assert!(position.perform(made));
        }
    }
    numbering
}

/// Returns the encoding of the moves by some rules, how many numbers there are, and how many moves.
fn encoded(game: &Game) -> (MoveEncoding, u32, usize) {
    let numbering = tested(BOUNDS, game);
    let sizes = (numbering.size(), numbering.moves().len());
    (numbering.encoding(), sizes.0, sizes.1)
}

/// Returns the game of some rules on a row of cells with these pieces.
fn with(pieces: &str, rules: &str) -> Game {
    let board = format!("rectangle(up, down, left, right, [{pieces}])");
    on_board(&board, &format!("#any = (left* + right*)\n{rules}"))
}

use MoveEncoding::{Parts, SourceTarget, SourceTargetChoice, Target, Words};

#[test]
fn the_first_encoding_is_chosen_that_tells_apart_what_is_legal_together() {
    let cases = [
        (
            "the players put pieces on empty cells",
            "->p any {e} [x] ->q any {e} [y]",
            (Target, 2, 4),
        ),
        (
            "one player passes or puts a piece",
            "->p ({e, x} + any {e} [x]) ->q any {x} [e]",
            (Target, 5, 12),
        ),
        (
            "a piece moves, and the one to arrive there is another each time",
            "->p any {x} [e] right {e} [x]",
            (Target, 3, 3),
        ),
        (
            "a piece moves to any other cell",
            "->p any {x} [e] any {e} [x] ->q any {x} [e] any {e} [x]",
            (SourceTarget, 16, 32),
        ),
        (
            "the keeper puts what arrives",
            "->p any {x} [e] (left + right) {e} ->> [x]",
            (SourceTarget, 6, 6),
        ),
        (
            "the player changes a variable at the cell that was chosen",
            "->p any {x} [$ v = 1] ->q any {x} [$ v = 2]",
            (Target, 2, 4),
        ),
        (
            "a piece turns into one of two in one direction",
            "->p any {x} [e] (left {e} [x] + right {e} ([x] + [y])) \
             ->q any {x, y} [e] (left {e} [x] + right {e} ([x] + [y]))",
            (SourceTargetChoice, 9, 18),
        ),
        (
            "one of two pieces is put",
            "->p any {e} ([x] + [y])",
            (Words, 4, 4),
        ),
        ("no player moves at all", "any {e} [x]", (Target, 0, 0)),
    ];
    let found = cases.map(|(story, rules, _)| (story, rules, encoded(&with("x, e, x, e", rules))));
    assert_eq!(found, cases);
}

#[test]
fn moves_share_a_number_that_no_position_has_both_of() {
    let cases = [
        (
            "different pieces move",
            "->p any ({x} [e] right {e} [x] + {y} [e] right {e} [y])",
            (Target, 3, 6),
        ),
        (
            "one piece moves in two ways",
            "->p any ({x} [e] right {e} [x] + {x, y} [e] right {e} [y])",
            (Words, 6, 6),
        ),
        (
            "one piece moves in two ways, with another's way in between",
            "->p any ({x} [e] right [x] + {y} [e] right [y] + {x} [e] right [z]) \
             ->q any ([x] + [y] + [e])",
            (SourceTargetChoice, 18, 21),
        ),
        (
            "what is put on an empty cell is taken for what it is",
            "->p any {e} ([x] {x} [y] + [z]) ->q any {y, z} [e]",
            (SourceTargetChoice, 8, 12),
        ),
        (
            "a piece goes where another is captured or not",
            "->p any {x} [e] right ({e} [x] + {y} [z]) ->q any {e, z} [y]",
            (Target, 4, 10),
        ),
        (
            "a variable decides",
            "->p ({$ v == 0} any {e} [x] + {$ v == 1} any {e} [y]) ->> [$ v = 1 - v]",
            (Target, 2, 4),
        ),
        (
            "a variable decides that was assigned before",
            "->p ({$ v == 0} any {e} [x] + [$ v = 1] {$ v == 1} any {e} [y]) \
             ->q any {x, y} [e] [$ v = 0]",
            (SourceTargetChoice, 8, 24),
        ),
        (
            "a pattern decides",
            "->p any {e} ({? right {x}} [x] + {! right {x}} [y]) ->q any {x, y} [e]",
            (Target, 4, 12),
        ),
        (
            "a pattern decides that an earlier change may answer",
            "->p any ({? right {x}} [y] + right {x} [e] left {! right {x}} [y]) \
             ->q any {y, e} [x]",
            (SourceTarget, 7, 11),
        ),
        (
            "the same pattern decides on different cells",
            "->p any ({? right {x}} ->> + right {! right {x}} left ->>) any {e} [x]",
            (Words, 7, 7),
        ),
        (
            "several routes demand different pieces",
            "->p any ({x, y} [e] right {e} [x] + ({x} + {y} + {z}) [e] right {e} [y]) ->q any {e} [z]",
            (Words, 10, 10),
        ),
        (
            "the turn begins where the one before ended",
            "->p any {x} [e] ->p (left + right) {e} [x] ->p any {e}",
            (Target, 4, 12),
        ),
    ];
    let found = cases.map(|(story, rules, _)| (story, rules, encoded(&with("x, e, y, e", rules))));
    assert_eq!(found, cases);
}

#[test]
fn moves_that_cannot_be_in_one_table_are_made_in_parts() {
    let any_length = "->p any {x} [e] ((left + right) {y} [e])* [x] ->q any {e} [y]";
    let long = "->p any {e} [x] any {e} [y] any {e} [z] ->q any {x, y, z} [e]";
    let most = |moves| Bounds { moves, ..BOUNDS };
    let effort = |effort| Bounds { effort, ..BOUNDS };
    let cases = [
        (
            any_length,
            BOUNDS,
            (Parts, 24),
            "no bound is known of the length of a move",
        ),
        (long, BOUNDS, (Words, 28), "these may be legal together:"),
        (long, most(28), (Words, 28), "these may be legal together:"),
        (long, most(27), (Parts, 24), "there are more than 27 moves"),
        (
            long,
            effort(500),
            (Parts, 24),
            "to list the moves would take too much work",
        ),
    ];
    for (rules, bounds, expected, reason) in cases {
        let numbering = tested(bounds, &with("x, e, e, e", rules));
        assert_eq!(
            (numbering.encoding(), numbering.size()),
            expected,
            "{rules}"
        );
        assert!(
            numbering.reason().starts_with(reason),
            "{}",
            numbering.reason()
        );
    }
}

#[test]
fn parts_are_the_modifiers_where_they_can_be_made() {
    // The keeper begins in the state in which `q` ends a move, and makes modifiers of its own.
    let game = row("->p right {e} [x] ->> [z] ->q right {e} [y]");
    let parts =
        number_moves_within(Bounds { moves: 0, ..BOUNDS }, &game, &Meter::unlimited()).unwrap();
    let written: Vec<(u32, u16)> = parts
        .moves()
        .map(|(actions, _)| (actions[0].index, actions[0].cell.number()))
        .collect();
    let expected = [(1, 0), (1, 2), (2, 1), (2, 3), (3, 1), (3, 3), (6, 2)];
    assert_eq!(written, expected);
}

#[test]
fn moves_of_one_number_are_those_of_different_positions() {
    let game = with(
        "x, e, y, e",
        "->p any ({x} [e] right [x] + {y} [e] right [y])",
    );
    let index = NumberIndex::new(tested(BOUNDS, &game));
    let word = |first: u32| -> ActionList {
        let cell = |cell: u16, index: u32| MoveAction::from((Cell::new(cell), index));
        [cell(2, first), cell(3, first + 1), cell(3, 1)]
            .into_iter()
            .collect()
    };
    let moves = [word(2), word(4)];
    let number = index.number(&moves[0]).expect("it is a move");
    assert_eq!(
        index.moves_of(number).collect::<Vec<_>>(),
        moves.each_ref().map(|m| &m[..])
    );
}
