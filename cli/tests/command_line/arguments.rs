//! Tests of arguments, and of descriptions that are refused.

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::run;

#[test]
fn an_unknown_game_is_a_usage_error_with_a_suggestion() {
    let output = run(&["perft", "braekthrough", "--depth", "1"]);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("did you mean 'breakthrough'?"),
        "{}",
        err(&output)
    );
    assert!(err(&output).contains("rbg list"));
}

#[test]
fn wrong_arguments_are_usage_errors() {
    let game = Outside::new(FILL);
    for arguments in [
        vec!["perft", game.path()],
        vec!["perft", game.path(), "--depth", "-1"],
        vec![
            "perft",
            game.path(),
            "--depth",
            "4000000000",
            "--engine",
            "interpreter",
        ],
        vec!["playouts", game.path(), "--seconds", "nan"],
        vec!["playouts", game.path(), "--seconds", "1", "--count", "1"],
        vec![
            "play",
            game.path(),
            "--human",
            "green",
            "--engine",
            "interpreter",
        ],
        vec!["compile-game"],
        vec!["fly"],
    ] {
        let output = run(&arguments);
        assert_eq!(code(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains("error"), "{arguments:?}");
    }
}

#[test]
fn wrong_values_are_told_what_is_allowed() {
    for (arguments, told) in [
        (
            &["playouts", "hex", "--seconds", "-1"][..],
            "not between 0 and 1000000000 seconds",
        ),
        (
            &["playouts", "hex", "--seed", "-1"],
            "not a whole number from 0 to 18446744073709551615",
        ),
        (
            &["check", "hex", "--deep", "--plays", "0"],
            "not a whole number from 1 to 4294967295",
        ),
        (
            &["perft", "hex", "--depth", "1", "--target-cpu", "foo"],
            "rustc knows no processor of this name",
        ),
        (
            &["check", "hex", "--limit", "efort=7"],
            "did you mean `effort`?",
        ),
        (
            &["analyse", "hex", "--agent", "mtcs"],
            "did you mean 'mcts'?",
        ),
        (
            &["analyse", "hex", "--agent", "mcts:iteratons=7"],
            "did you mean 'iterations'?",
        ),
        (&["man", "playout"], "did you mean 'playouts'?"),
    ] {
        let output = run(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(told), "{}", err(&output));
    }
}

#[test]
fn check_points_at_the_fault_and_fails() {
    let good = Outside::new(FILL);
    let output = run(&["check", good.path()]);
    assert_eq!((code(&output), out(&output).as_str()), (0, "fill: ok\n"));

    let bad = Outside::new(&FILL.replace("{e} [piece]", "{f} [piece]"));
    let output = run(&["check", bad.path(), good.path()]);
    assert_eq!(code(&output), 1);
    assert!(out(&output).contains("NAME-UNDECLARED"), "{}", out(&output));
    assert!(out(&output).contains("fill: refused, "), "{}", out(&output));
    assert!(out(&output).ends_with("fill: ok\n"), "{}", out(&output));

    let output = run(&["check", bad.path(), "--json"]);
    assert_eq!(code(&output), 1);
    let line: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(line["ok"], false);
    let first = &line["diagnostics"][0];
    assert_eq!(first["severity"], "error");
    assert_eq!(first["code"], "NAME-UNDECLARED");
    assert!(first["start"]["line"].as_u64().unwrap() >= 7);
}

#[test]
fn help_names_the_program_that_runs() {
    let help = out(&run(&["play", "--help"]));
    assert!(help.contains("Usage: rbg play "), "{help}");
    assert!(help.contains("\n  rbg play hex\n"), "{help}");
    assert!(help.contains("see `rbg agents`"), "{help}");
}
