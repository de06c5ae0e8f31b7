use proptest::prelude::*;
use rbg_runtime::game::{MoveTextError, describe_move, format_move, parse_move};
use rbg_runtime::position::parse_legal_move;
use rbg_runtime::{ActionList, AnyGame, Cell, MoveAction, Position, Reasoner};

use crate::toys::TicTacToe;

fn actions(pairs: &[(u16, u32)]) -> ActionList {
    let action = |&(cell, index)| MoveAction::from((Cell::new(cell), index));
    pairs.iter().map(action).collect()
}

fn parse_error(text: &str) -> String {
    let error = parse_move(TicTacToe::game(), text).expect_err("it is wrong");
    error.to_string()
}

#[test]
fn every_legal_move_survives_the_way_through_text() {
    let game = Reasoner::<TicTacToe>::new();
    let position = game.initial();
    for m in position.moves() {
        let text = format_move(game.info(), &m);
        assert_eq!(parse_move(game.info(), &text), Ok(m.clone()));
        assert_eq!(parse_legal_move(game.info(), &*position, &text), Ok(m));
    }
}

#[test]
fn the_canonical_form_names_cells_and_numbers_actions() {
    let m = actions(&[(5, 1), (0, 2)]);
    assert_eq!(format_move(TicTacToe::game(), &m), "rx2y1:1,rx0y0:2");
    let spaced = parse_move(TicTacToe::game(), " rx2y1 : 1 , rx0y0:2\n");
    assert_eq!(spaced, Ok(m));
}

#[test]
fn pairs_of_cell_and_index_go_both_ways() {
    let cell = Cell::new(5);
    let m = MoveAction { cell, index: 1 };
    assert_eq!(<(Cell, u32)>::from(m), (cell, 1));
    assert_eq!(MoveAction::from((cell, 1)), m);
}

#[test]
fn the_description_says_what_is_done_where() {
    let info = TicTacToe::game();
    let one_cell = actions(&[(5, 1), (5, 2)]);
    assert_eq!(describe_move(info, &one_cell), "rx2y1 [x] ->nought");
    let two_cells = actions(&[(5, 1), (0, 2)]);
    assert_eq!(describe_move(info, &two_cells), "rx2y1 [x], rx0y0 ->nought");
    let foreign = actions(&[(99, 7), (99, 0)]);
    assert_eq!(describe_move(info, &foreign), "#99 #7 #0");
}

#[test]
fn errors_point_at_what_is_wrong() {
    assert_eq!(
        parse_error("  "),
        "empty move; expected cell:index,cell:index,..."
    );
    assert_eq!(
        parse_error("rx0y0:1, rx1y1"),
        "column 10: expected cell:index, found `rx1y1`"
    );
    assert_eq!(
        parse_error("rx0y0:1,"),
        "column 9: expected cell:index, found ``"
    );
    assert_eq!(
        parse_error("rx0y0:1, ä9:2"),
        "column 10: the board has no cell `ä9`"
    );
    for number in ["0", "5", "-1", "x", "", "99999999999"] {
        assert_eq!(
            parse_error(&format!("rx0y0:1,rx0y0: {number}")),
            format!(
                "column {}: no action `{number}`; actions are numbered 1 to 4",
                16
            )
        );
    }
}

#[test]
fn a_move_that_is_not_legal_is_refused_where_legality_matters() {
    let game = Reasoner::<TicTacToe>::new();
    let refused = parse_legal_move(game.info(), &*game.initial(), "rx0y0:3, rx0y0:4");
    assert_eq!(
        refused,
        Err(MoveTextError::NotLegal("rx0y0:3,rx0y0:4".to_owned()))
    );
    assert_eq!(
        refused.expect_err("refused").to_string(),
        "`rx0y0:3,rx0y0:4` is not a legal move here"
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 500,
        rng_seed: proptest::test_runner::RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_sequence_of_actions_survives(pairs in prop::collection::vec((0_u16..9, 1_u32..5), 1..20)) {
        let m = actions(&pairs);
        let text = format_move(TicTacToe::game(), &m);
        prop_assert_eq!(parse_move(TicTacToe::game(), &text), Ok(m));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "([rxy0-9:, ä]|rx1y1:)*") {
        if let Ok(m) = parse_move(TicTacToe::game(), &text) {
            let canonical = format_move(TicTacToe::game(), &m);
            prop_assert_eq!(parse_move(TicTacToe::game(), &canonical), Ok(m));
        }
    }
}
