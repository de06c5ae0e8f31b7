//! What plans decide about whole games.

use super::*;
use crate::Options;
use crate::effort::Meter;
use crate::testing::{grid, on_board, plan_of_whole_moves as plan, row};

/// Any cell of a board.
const ANY: &str = "#any = (left* + right*)(up* + down*)\n";

fn with_any(rules: &str) -> String {
    format!("{ANY}{rules}")
}

/// A row of so many empty cells.
fn cells(count: usize) -> String {
    format!(
        "rectangle(up, down, left, right, [e{}])",
        ", e".repeat(count - 1)
    )
}

#[test]
fn moves_are_arrays_if_they_are_short() {
    let form = |rules: &str| plan(&row(&with_any(rules))).form;
    assert_eq!(form("->p any {e} [x]"), MoveForm::Fixed(2));
    // Three codes have room for four.
    let room = |rules: &str| form(rules).room();
    assert_eq!(room("->p any {e} [x]"), Some(2));
    assert_eq!(room("->p any {e} [x] [y]"), Some(4));
    assert_eq!(room("->p any {e} [x] [y] [z] [x]"), Some(5));
    assert_eq!(room("->p any ({e} [x] + {x}) right {e} [y]"), Some(4));
    assert_eq!(room("->p ((left + right) {e} [x])*"), None);
    // How many modifiers come first is known here, and there it is not.
    let shorter = "->p any ({e} [x] + {x}) right {e} [y]";
    assert_eq!(form(shorter), MoveForm::Path(3));
    assert_eq!(form("->p ((left + right) {e} [x])*"), MoveForm::Growable);
    let of_length = |changes: usize| form(&format!("->p any {{e}} {}", "[x] [y]".repeat(changes)));
    assert_eq!(of_length(7), MoveForm::Fixed(15));
    assert_eq!(of_length(8), MoveForm::Growable);
    let exact = format!("->p any {{e}} [z] {}", "[x] [y]".repeat(7));
    assert_eq!(form(&exact), MoveForm::Fixed(16));
    let game = row(&with_any("->p any {e} [x]"));
    let options = Options {
        bounded_moves: false,
        decided_endings: false,
        ..Options::default()
    };
    assert_eq!(
        Plan::new(&game, &options, &Meter::unlimited())
            .unwrap()
            .form,
        MoveForm::Growable
    );
}

#[test]
fn the_longest_move_has_an_ending() {
    let longest = |rules: &str| {
        let game = row(&with_any(rules));
        let plans = [crate::testing::plan(&game), plan(&game)];
        plans.map(|plan| (plan.length.longest, plan.longest_move))
    };
    let cases = [
        ("->p any {e} [x] [$ v = 1] ->q", Some(1), Some(3)),
        (
            "->p any {e} ([x] + [y] {? right {e}}) ->q",
            Some(2),
            Some(2),
        ),
        ("->p ((left + right) {e} [x])* [y]", None, None),
    ];
    for (rules, stored, made) in cases {
        assert_eq!(longest(rules), [(stored, made), (made, made)], "{rules}");
    }
}

#[test]
fn sets_and_floods_are_for_boards_of_some_words() {
    let of = |count: usize| {
        let board = cells(count);
        let game = on_board(
            &board,
            "->p (left {e} + right {e})* [x] {? (left {x} + right {x})* {y}}",
        );
        let plan = plan(&game);
        (plan.sets, plan.floods.iter().any(Option::is_some))
    };
    assert_eq!(of(3 * 64), (true, true));
    assert_eq!(of(3 * 64 + 1), (true, false));
    assert_eq!(of(16 * 64), (true, false));
    assert_eq!(of(16 * 64 + 1), (false, false));
}

/// No control state.
const NONE: [usize; 0] = [];

/// The control states whose lists are kept.
fn kept(board: &str, rules: &str) -> Vec<usize> {
    plan(&on_board(board, &with_any(rules))).classes.clone()
}

#[test]
fn long_lists_of_moves_that_only_shrink_are_kept() {
    let placing = "->p any {e} [x] ->q any {e} [y]";
    assert_eq!(kept(&cells(17), placing), [1, 2]);
    assert_eq!(kept(&cells(16), placing), NONE);
    // All first steps of a turn count together.
    let two = "->p (any {e} [x] + any {e} [z]) ->q any {e} [y]";
    assert_eq!(kept(&cells(16), two).len(), 1);
    let tests = "->p (any {e} [x] + any {z} [x]) ->q any {e} [y]";
    assert_eq!(kept(&cells(16), tests).len(), 1);
    // Cells become free again.
    let moving = "->p any {e} [x] ->q any {x} [e]";
    assert_eq!(kept(&cells(17), moving), NONE);
    // A move whose steps go round cannot be followed by itself.
    let loops = "->p any {e} (right {e})* [x] ->q any {e} [y]";
    assert_eq!(kept(&cells(17), loops).len(), 1);
}

#[test]
fn questions_about_the_whole_board_begin_anywhere_and_change_nothing() {
    // Where pieces come to cells one after the other, what holds is not known.
    let asks = |rules: &str, sets: bool| {
        let game = grid(&with_any(&format!(
            "{rules} ->q any {{e}} [x] any {{e}} [y] ->>"
        )));
        let options = Options {
            sets,
            decided_endings: false,
            ..Options::default()
        };
        let plan = Plan::new(&game, &options, &Meter::unlimited()).unwrap();
        let entries = plan.machine.patterns.clone();
        let asks = entries
            .iter()
            .map(|entry| plan.asks_whole_board(*entry, &Meter::unlimited()).unwrap());
        asks.collect::<Vec<bool>>()
    };
    assert_eq!(asks("->p {? any {x} right {y}} ->>", true), [true]);
    assert_eq!(asks("->p {? any {x} right {y}} ->>", false), [false]);
    assert_eq!(asks("->p {? right {x}} ->>", true), [false]);
    assert_eq!(asks("->p {? (any {x} + right {y})} ->>", true), [false]);
    assert_eq!(
        asks("->p {? (any {x} + any {y} right {x})} ->>", true),
        [true]
    );
    assert_eq!(
        asks("->p {? any {x} [y] any {y} right {y}} ->>", true),
        [false]
    );
}

#[test]
fn on_a_board_of_one_cell_there_is_no_whole_board() {
    let asks = |count: usize| {
        // Of the pattern nothing is left, so it could as well begin anywhere.
        let stay = crate::machine::Relation::identity(count);
        let machine =
            crate::testing::written(count, &[1], [(0, stay, crate::testing::switch(1), 1)]);
        super::segments::whole_board(&machine, machine.patterns[0], &Meter::unlimited()).unwrap()
    };
    assert_eq!((asks(1), asks(2)), (false, true));
}

#[test]
fn control_states_have_numbers() {
    let game = row(&with_any("->p any {e} [x] ->q any {e} [y] ->> {e}"));
    let plan = plan(&game);
    for (number, &(state, player)) in plan.controls.iter().enumerate() {
        assert_eq!(plan.control(state, player), number);
    }
    assert!(plan.controls.len() > 2);
}

#[test]
fn moves_are_performed_along_a_tree_where_the_places_of_codes_are_known() {
    let tree = |rules: &str| plan(&row(&with_any(rules))).tree().is_some();
    assert!(tree("->p any {e} [x]"));
    assert!(!tree("->p ((left + right) {e} [x])*"));
    let game = row(&with_any("->p any {e} [x]"));
    let options = Options {
        bounded_moves: false,
        decided_endings: false,
        ..Options::default()
    };
    assert!(
        Plan::new(&game, &options, &Meter::unlimited())
            .unwrap()
            .tree()
            .is_none()
    );
    let game = row(&with_any("->p any {e} [x]"));
    let options = Options {
        straight_apply: false,
        decided_endings: false,
        ..Options::default()
    };
    let plan = Plan::new(&game, &options, &Meter::unlimited()).unwrap();
    assert!(plan.tree().is_none());
    let states = || plan.machine.states(&Meter::unlimited()).unwrap();
    assert!(!states().any(|state| plan.must_succeed(state) || plan.is_direct(state)));
}
