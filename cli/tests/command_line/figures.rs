//! Tests of verbs that print figures.

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run};

#[test]
fn perft_of_a_file_outside_the_repository_is_one_line_of_json() {
    let game = Outside::new(FILL);
    for (depth, leaves) in [("0", 1), ("1", 3), ("2", 6), ("3", 6), ("4", 0)] {
        let line = json(&[
            "perft",
            game.path(),
            "--depth",
            depth,
            "--engine",
            "interpreter",
            "--json",
        ]);
        assert_eq!(line["game"], "fill");
        assert_eq!(line["depth"].to_string(), depth);
        assert_eq!(line["leaves"], leaves);
        assert!(line["seconds"].is_f64());
        assert_eq!(line["interrupted"], false);
    }
}

#[test]
fn divide_lists_the_first_moves_and_their_sum() {
    let game = Outside::new(FILL);
    let line = json(&[
        "perft",
        game.path(),
        "-d",
        "2",
        "--divide",
        "--engine",
        "interpreter",
        "--json",
    ]);
    let branches = line["divide"].as_array().unwrap();
    assert_eq!(branches.len(), 3);
    assert!(
        branches
            .iter()
            .all(|branch| branch["leaves"] == 2 && branch["move"].is_string())
    );
    assert_eq!(line["leaves"], 6);
}

#[test]
fn counts_and_games_begin_after_moves() {
    let game = Outside::new(FILL);
    let of = |arguments: &[&str]| {
        let engine = ["--engine", "interpreter", "--json"];
        json(&[arguments, &engine].concat())
    };
    // Three cells: after two moves one is left, and the third move ends the game.
    let after = ["--moves", "1", "1"];
    for (depth, leaves) in [("0", 1), ("1", 1), ("2", 0)] {
        let line = of(&[&["perft", game.path(), "-d", depth][..], &after].concat());
        assert_eq!(line["leaves"], leaves, "{line}");
        let moves = line["after"].as_array().unwrap();
        assert!(moves.len() == 2 && moves[0].as_str().unwrap().starts_with("rx0y0:"));
    }
    let arguments = ["perft", game.path(), "-d", "2", "--divide", "--moves", "2"];
    let line = of(&arguments);
    let branches = line["divide"].as_array().unwrap();
    assert_eq!((branches.len(), &line["leaves"]), (2, &2.into()));
    let line = of(&[&["playouts", game.path(), "--count", "5"][..], &after].concat());
    assert_eq!(
        (&line["min_moves"], &line["max_moves"]),
        (&1.into(), &1.into())
    );
    let wrong = run(&[
        "perft",
        game.path(),
        "-d",
        "1",
        "--moves",
        "1",
        "1",
        "7",
        "--engine",
        "interpreter",
    ]);
    assert_eq!(code(&wrong), 2);
    assert!(err(&wrong).contains("move 3, '7'"), "{}", err(&wrong));
}

#[test]
fn playouts_report_means_per_player_and_repeat_with_a_seed() {
    let game = Outside::new(FILL);
    let arguments = [
        "playouts",
        game.path(),
        "--count",
        "50",
        "--seed",
        "4",
        "--engine",
        "interpreter",
        "--json",
    ];
    let line = json(&arguments);
    assert_eq!(line["playouts"], 50);
    assert_eq!(line["mode"], "enumerate");
    assert_eq!(line["mean_moves"], 3.0);
    assert_eq!(line["se_moves"], 0.0);
    assert_eq!(line["mean_branching"], 2.0);
    assert_eq!(line["mean_scores"], serde_json::json!([1.0, 0.0]));
    assert!(line["playouts_per_second"].as_f64().unwrap() > 0.0);
    assert_eq!(json(&arguments)["mean_scores"], line["mean_scores"]);

    let sampled = json(&[&arguments[..], &["--mode", "sample"]].concat());
    assert_eq!(sampled["mode"], "sample");
    assert_eq!(sampled.get("mean_branching"), None);
}

#[test]
fn tables_are_plain_text_when_nobody_watches() {
    let game = Outside::new(FILL);
    let output = run(&[
        "playouts",
        game.path(),
        "--count",
        "10",
        "--engine",
        "interpreter",
    ]);
    let text = out(&output);
    assert_eq!(code(&output), 0);
    assert!(text.starts_with("fill: 10 playouts in "), "{text}");
    assert!(
        text.contains("score of white") && text.contains("standard error"),
        "{text}"
    );
    assert!(!text.contains('\x1b') && err(&output).is_empty());
}

#[test]
fn a_refused_game_is_not_played() {
    let bad = Outside::new("#players = white(1)\n");
    for verb in [["perft", "--depth", "1"], ["playouts", "--count", "1"]] {
        let output = run(&[
            verb[0],
            bad.path(),
            verb[1],
            verb[2],
            "--engine",
            "interpreter",
        ]);
        assert_eq!(code(&output), 1);
        assert_eq!(out(&output), "");
        assert!(err(&output).contains("STRUCT-MISSING"), "{}", err(&output));
    }
}
