//! Tests of which questions are asked from the cell of the last change, and of what they ask there.

use std::collections::BTreeMap;

use super::tests_of::{Tests, holds_at_start, holds_from};
use super::ways::through;
use super::{ask_at_last_change, asked};
use crate::automaton::{Nfa, PatternId};
use crate::effort::Meter;
use crate::machine::{Machine, minimize};
use crate::model::{CellId, Game, PieceId};
use crate::testing::{on_board, piece, row};

/// Returns the machine of a game, not yet in normal form.
fn machine(game: &Game) -> Machine {
    let (nfa, meter) = (Nfa::from_game(game), Meter::unlimited());
    let mut machine = crate::machine::machine(&nfa, game, true, &meter).unwrap();
    minimize(&mut machine, &meter).unwrap();
    machine
}

/// Returns whether a question of these rules is asked from the cell of the last change.
fn changes(game: &Game) -> bool {
    let mut machine = machine(game);
    ask_at_last_change(&mut machine, game, &Meter::unlimited()).unwrap()
}

#[test]
fn a_question_is_asked_from_the_last_change_if_only_that_can_have_made_it_pass() {
    const PAIR: &str = "#any = (left* + right*)\n#pair = any {x} right {x}\n\
                        #other = any {y} {$ w == 0}\n";
    let cases = [
        (
            "asked behind every change",
            "->p any {e} [x] ->> ({? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "the keeper changes",
            "->p any {e} ->> [x] ({? pair} ->> {} + {! pair})",
            true,
        ),
        ("denied only", "->p any {e} ->> [x] {! pair}", true),
        (
            "nothing is tested",
            "->p any {e} [x] ->> [$ v = 1] ({? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "another piece was put",
            "->p any {e} [y] ->> ({? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "pieces for which no test passes are put meanwhile",
            "->p any {x} [e] any {e} [x] ->> ({? pair} ->> {} + {! pair}) ->q any {e} [y] ->>",
            true,
        ),
        (
            "it may hold later",
            "->p any {e} ->> [x] ({? pair} + {! pair})",
            false,
        ),
        (
            "it is not asked after every change",
            "->p any {e} [x] ->> ({? pair} ->> {} + {! pair} + {$ x == 3})",
            false,
        ),
        (
            "two changes",
            "->p any {e} [x] any {e} [x] ->> ({? pair} ->> {} + {! pair})",
            false,
        ),
        (
            "another cell",
            "->p any {e} [x] right ->> ({? pair} ->> {} + {! pair})",
            false,
        ),
        (
            "asked from another cell",
            "->p any {e} [x] ->> right ({? pair} ->> {} + {! pair})",
            false,
        ),
        (
            "a test of the cell",
            "->p any {e} [x] {? right} ->> ({? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "put over what was put",
            "->p any {e} [x] [y] ->> ({? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "a flag tells that it holds",
            "{$ v == 0} ->p any {e} [x] ->> ({? pair} [$ v = 1] + {! pair}) ->>",
            true,
        ),
        (
            "a flag that may be set otherwise",
            "{$ v == 0} ->p any {e} [x] ->> ({? pair} [$ v = w] + {! pair}) ->>",
            false,
        ),
        (
            "asked again where it holds",
            "->p any {e} [x] ->> ({? pair} {? pair} ->> {} + {! pair})",
            true,
        ),
        (
            "asked within another question",
            "->p any {e} [x] ->> ({? {x} {? pair}} ->> {} + {! {x} {? pair}})",
            false,
        ),
        (
            "denied by what it implies",
            "->p any {e} [x] ->> ({? any {x}} {? pair} ->> {} + {! any {x}})",
            true,
        ),
        (
            "denied by something else",
            "->p any {e} [x] ->> ({? other} {? pair} ->> {} + {! other} {$ x < 3})",
            false,
        ),
    ];
    for (name, rules, expected) in cases {
        assert_eq!(changes(&row(&format!("{PAIR}{rules}"))), expected, "{name}");
    }
}

#[test]
fn patterns_are_understood_that_only_shift_and_test_from_anywhere() {
    let cases = [
        ("one test", "any {x}", true),
        ("a loop", "any {x} (right {x})*", true),
        (
            "some cells",
            "any {! left} {x} (right {x})* {! right}",
            true,
        ),
        ("from the cell", "{x} right {x}", false),
        ("from its neighbours", "(left + right) {x}", false),
        (
            "a question about what is not put",
            "any {x} {? right {y}}",
            true,
        ),
        (
            "a question about what is put",
            "any {x} {? right {x}}",
            false,
        ),
        ("a denial of what is put", "any {x} {! right {x}}", true),
        (
            "a denial of what was not in its place",
            "any {x} {! right {y}}",
            true,
        ),
        (
            "a denial of what is covered",
            "any {x} {! right {e}}",
            false,
        ),
        (
            "a denial of a denial of what is put",
            "any {x} {! right {! right {x}}}",
            false,
        ),
        ("a change", "any {x} [y]", false),
        ("a comparison", "any {x} {$ v == 0}", false),
        ("back to its beginning", "(any {x} right {x})* ", false),
    ];
    for (name, pattern, expected) in cases {
        let rules = format!(
            "#any = (left* + right*)\n#asked = {pattern}\n\
             ->p any {{e}} [x] ->> ({{? asked}} ->> {{}} + {{! asked}})"
        );
        assert_eq!(changes(&row(&rules)), expected, "{name}");
    }
}

#[test]
fn a_question_that_passes_when_the_game_begins_is_left() {
    for (board, expected) in [("x, e, x, e", true), ("e, x, x, e", false)] {
        let rules = "#any = (left* + right*)\n#pair = any {x} right {x}\n\
                     ->p any {e} [x] ->> ({? pair} ->> {} + {! pair})";
        let game = on_board(
            &format!("rectangle(up, down, left, right, [{board}])"),
            rules,
        );
        assert_eq!(changes(&game), expected, "{board}");
    }
}

/// Returns every board of four cells with these pieces.
fn boards(pieces: [PieceId; 3]) -> impl Iterator<Item = [PieceId; 4]> {
    (0..81).map(move |number: usize| [1, 3, 9, 27].map(|place| pieces[number / place % 3]))
}

/// Returns whether a pattern about the whole board holds on a board.
fn answers(game: &mut Game, machine: &Machine, pattern: PatternId, board: [PieceId; 4]) -> bool {
    let cells = game.board.cells.iter_mut().zip(board);
    cells.for_each(|(cell, piece)| cell.piece = piece);
    holds_at_start(machine, game, pattern, &Meter::unlimited()).unwrap()
}

#[test]
fn what_holds_through_a_cell_is_what_holds_by_the_piece_on_it() {
    let patterns = [
        "any {x}",
        "any {! left} {x}",
        "any {x} right {x}",
        "any {x} right {x} right {x}",
        "any {x, y} right {x}",
        "any {y} right {x} right {y}",
        "any {! left} {x} (right {x})* {! right}",
        "any {x} (left {y} + right {x})* {e}",
        "any ({x} right {y} + {y} right {x})",
        "any {x} {! right {x}} left {x}",
        "any {e} right {! left {x}} {x}",
        "any {x} left",
    ];
    let meter = Meter::unlimited();
    for pattern in patterns {
        let rules = format!("#any = (left* + right*)\n->p {{? {pattern}}} ->>");
        let mut game = row(&rules);
        let mut machine = machine(&game);
        let asked = asked(&machine, &meter).unwrap();
        let told =
            |pattern: &PatternId| Some((*pattern, Tests::of(&machine, *pattern, &meter).unwrap()?));
        let (whole, tests) = asked.keys().find_map(told).unwrap();
        let x = piece(&game, "x");
        let made = through(&mut machine, whole, &[x], &meter).unwrap().unwrap();
        let pieces = ["e", "x", "y"].map(|name| piece(&game, name));
        for before in boards(pieces) {
            if answers(&mut game, &machine, whole, before) {
                continue;
            }
            for cell in 0..4 {
                let known = [before[cell]].into();
                if before[cell] == x || tests.may_change_elsewhere(x, Some(&known)) {
                    continue;
                }
                let mut after = before;
                after[cell] = x;
                let holds = answers(&mut game, &machine, whole, after);
                let from = (made, CellId::from_index(cell));
                let here = holds_from(&machine, &game, from, &mut BTreeMap::new(), &meter).unwrap();
                assert_eq!(here, holds, "{pattern}: {after:?} through {cell}");
                assert!(!holds || tests.may_pass(x, Some(&known)), "{pattern}");
            }
        }
    }
}
