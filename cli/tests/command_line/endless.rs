//! Tests of descriptions whose moves have no end: every verb says so, with both engines, and none answers with
//! a part.

use super::outcome::{Outside, code, err, out};
use super::run;

const ERROR: &str = "the moves of a position have no end, or are far too many: ";

/// Returns a game with these rules.
fn game(rules: &str) -> Outside {
    Outside::new(&format!(
        "#players = p(1)\n#pieces = e, x, y\n#variables = v(1)\n\
         #board = rectangle(up, down, left, right, [e, e][e, y])\n#rules = {rules}"
    ))
}

/// Checks that a verb ends with the error, with both engines.
fn check(arguments: &[&str]) {
    for engine in ["generated", "interpreter"] {
        let output = run(&[arguments, &["--engine", engine]].concat());
        assert_eq!(code(&output), 1, "{arguments:?} {engine}: {}", out(&output));
        assert!(
            err(&output).contains(ERROR),
            "{arguments:?} {engine}: {}",
            err(&output)
        );
    }
}

/// Checks that counts from this depth on and playouts end with the error.
fn check_runs(game: &Outside, depth: &str) {
    let path = game.path();
    check(&["perft", path, "--depth", depth]);
    check(&["perft", path, "--depth", depth, "--divide"]);
    for mode in ["sample", "enumerate"] {
        check(&["playouts", path, "--count", "3", "--mode", mode]);
    }
}

#[test]
fn a_move_without_end_is_an_error() {
    let game = game("(->p ([x] (left + right + up + down))* ->>)*");
    check_runs(&game, "1");
    let analysis = [
        "analyse",
        game.path(),
        "--agent",
        "mcts",
        "--iterations",
        "10",
    ];
    let output = run(&analysis);
    assert_eq!(code(&output), 1, "{}", out(&output));
    assert!(err(&output).contains(ERROR), "{}", err(&output));
    check(&["play", game.path(), "--human", "p"]);
}

#[test]
fn a_keeper_without_end_is_an_error_behind_the_move_before() {
    // Its loop never comes to the other row.
    let game = game("->p {e} [x] ->> ([$ v = 1 - v] (left + right) [e])* {y} ->p");
    check_runs(&game, "2");
    let output = run(&["perft", game.path(), "--depth", "1"]);
    assert_eq!(code(&output), 0, "{}", err(&output));
}

#[test]
fn a_pattern_and_an_opening_without_end_are_an_error() {
    check_runs(&game("->p {? ([$ v = 1 - v])* {y}} [x] ->>"), "1");
    check_runs(&game("([$ v = 1 - v])* {y} ->p"), "1");
}
