//! Tests of positions that are given as texts.

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, rbg, run};

/// White is on the first of three cells, black is to move.
const POSITION: &str = "pieces=w,e*2 variables=white:0,black:0 to_move=black cell=rx0y0 after=5";

const ENGINES: [&str; 2] = ["generated", "interpreter"];

/// Has a person play against random moves, and write these lines.
fn played(arguments: &[&str], input: &str) -> Output {
    let mut command = rbg(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = child.stdin.take().unwrap();
    lines.write_all(input.as_bytes()).unwrap();
    drop(lines);
    child.wait_with_output().unwrap()
}

#[test]
fn every_playing_verb_begins_at_a_position_by_every_engine() {
    let game = Outside::new(FILL);
    let at = ["--position", POSITION];
    for engine in ENGINES {
        let of = |arguments: &[&str]| -> Value {
            json(&[arguments, &at, &["--engine", engine, "--json"]].concat())
        };
        for (depth, leaves) in [("0", 1), ("1", 2), ("2", 2), ("3", 0)] {
            let line = of(&["perft", game.path(), "-d", depth]);
            assert_eq!(
                (&line["leaves"], &line["start"]),
                (&leaves.into(), &POSITION.into())
            );
        }
        let divided = of(&["perft", game.path(), "-d", "2", "--divide", "--moves", "1"]);
        assert_eq!(divided["leaves"], 0, "one cell is left: {divided}");
        let ruled = of(&[
            "perft",
            game.path(),
            "-d",
            "2",
            "--no-repetition",
            "positional",
        ]);
        assert_eq!(ruled["leaves"], 2, "{ruled}");
        let line = of(&["playouts", game.path(), "--count", "9"]);
        assert_eq!(
            (&line["min_moves"], &line["max_moves"]),
            (&2.into(), &2.into())
        );
        let play = ["play", game.path(), "--human", "2", "--engine", engine];
        let output = played(&[&play[..], &at].concat(), "position\n1\n");
        let text = out(&output);
        assert_eq!(code(&output), 0, "{}", err(&output));
        assert!(text.contains(&format!("{POSITION}\n")), "{text}");
        assert!(
            text.ends_with("the game is over: white 1, black 0\n"),
            "{text}"
        );
    }
    let line = json(
        &[
            &[
                "playouts",
                game.path(),
                "--count",
                "9",
                "--policy",
                "mast",
                "--json",
            ][..],
            &at,
        ]
        .concat(),
    );
    assert_eq!(line["max_moves"], 2, "{line}");
    let line = json(
        &[
            &["analyse", game.path(), "--iterations", "50", "--json"][..],
            &at,
        ]
        .concat(),
    );
    assert_eq!(
        (&line["to_move"], &line["certain"]),
        (&2.into(), &serde_json::json!([1, 0]))
    );
    let line = json(&[&["solve", game.path(), "--memory", "1", "--json"][..], &at].concat());
    assert_eq!(line["scores"], serde_json::json!([1, 0]));
    let log = game.path.with_extension("jsonl");
    let log = log.to_str().unwrap();
    let tournament = [
        "tournament",
        "--game",
        game.path(),
        "--agents",
        "random",
        "greedy",
    ];
    let games = ["--games", "2", "--openings", "none", "--log", log, "--json"];
    let line = json(&[&tournament[..], &games, &at].concat());
    assert_eq!(line["mean_moves"], 2.0, "{line}");
    // Games from the start are others, and are played anew.
    let output = run(&[&tournament[..], &games].concat());
    let told = "note: 2 games in ";
    assert!(err(&output).starts_with(told), "{}", err(&output));
    assert!(
        out(&output).contains("\"mean_moves\":3.0"),
        "{}",
        out(&output)
    );
}

#[test]
fn a_position_is_read_from_a_file_and_drawn() {
    let game = Outside::new(FILL);
    let file = game.path.with_file_name("position.txt");
    fs::write(&file, format!("{POSITION}\n")).unwrap();
    let at = format!("@{}", file.display());
    let drawn = out(&run(&["draw", game.path(), "--text", "--position", &at]));
    assert!(drawn.contains("0  w e e\n"), "{drawn}");
    assert!(drawn.contains("to move: black\n"), "{drawn}");
}

#[test]
fn a_wrong_position_is_told_with_its_place_and_the_nearest_name() {
    let game = Outside::new(FILL);
    let missing = game.path.with_file_name("nothing");
    let missing = format!("@{}", missing.display());
    let folder = format!("@{}", game.path.parent().unwrap().display());
    let cases = [
        (String::new(), "there is no `cell=`"),
        (POSITION.replace("after=5", ""), "there is no `after=`"),
        (
            POSITION.replace("pieces=w", "pieces=x"),
            "column 8: `x` is not a piece",
        ),
        (
            POSITION.replace("e*2", "e*18446744073709551615"),
            "column 8: there are ",
        ),
        (
            POSITION.replace("e*2", "e"),
            "column 8: there are 2 pieces for 3 cells",
        ),
        (
            POSITION.replace("white:0", "white:2"),
            "column 30: `2` is not a value from 0 to 1",
        ),
        (
            POSITION.replace("white:0", "whit:0"),
            "did you mean `white`?",
        ),
        (
            POSITION.replace("rx0y0", "rx0y9"),
            "is not a cell of the board; did you mean `rx0y0`?",
        ),
        (
            POSITION.replace("to_move=black", "to_move=blak"),
            "did you mean `black`?",
        ),
        (
            POSITION.replace("to_move=black", "to_move=white"),
            "column 48: `white` is not black, whose turn it is behind action 5",
        ),
        (
            POSITION.replace("after=5", "after=6"),
            "`6` is not the action index of a switch",
        ),
        (
            POSITION.replace("after=5", "after=4294967295"),
            "`4294967295` is not the action index of a switch",
        ),
        (
            POSITION.replace("after=5", "after=0"),
            "`black` is not keeper, whose turn it is behind action 0",
        ),
        (missing, "cannot read "),
        (folder, "cannot read "),
        ("@/dev/zero".to_owned(), "cannot read /dev/zero: "),
    ];
    for engine in ENGINES {
        for (text, told) in &cases {
            let arguments = [
                "perft",
                game.path(),
                "-d",
                "1",
                "--engine",
                engine,
                "--position",
                text,
            ];
            let output = run(&arguments);
            assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{text}");
            assert!(
                err(&output).contains(told),
                "{engine} {text}: {}",
                err(&output)
            );
        }
    }
    for verb in [
        &[
            "tournament",
            "--game",
            game.path(),
            "--agents",
            "random",
            "program:no-such",
        ][..],
        &["play", game.path(), "--against", "program:no-such"],
    ] {
        let output = run(&[verb, &["--position", POSITION]].concat());
        assert_eq!(code(&output), 2);
        assert!(
            err(&output).contains("--position goes with other agents only"),
            "{}",
            err(&output)
        );
    }
}
