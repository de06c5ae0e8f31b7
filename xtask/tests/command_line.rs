//! The command line as its users meet it. Everything is played by the
//! interpreter, so that no test waits for a build.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Two players fill three cells in turn; whoever fills the last one wins.
const FILL: &str = "// Fill, for tests. Not a serious game.
#players = white(1), black(1)
#pieces = e, w, b
#variables =
#board = rectangle(up, down, left, right, [e, e, e])
#any = (left* + right*)
#turn(me; piece; next) = ->me any {e} [piece] ({$ e > 0} + {$ e == 0} [$ me = 1] ->> {})
#rules = (turn(white; w; black) turn(black; b; white))*
";

fn xtask(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    xtask(arguments).output().unwrap()
}

fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let mut command = xtask(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

/// Output that has to succeed and be one line of JSON.
fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(err(&output), "");
    let text = out(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// A description outside the repository.
struct Outside {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

impl Outside {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.rbg");
        fs::write(&path, text).unwrap();
        Self {
            _folder: folder,
            path,
        }
    }

    fn path(&self) -> &str {
        self.path.to_str().unwrap()
    }
}

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
fn an_unknown_game_is_a_usage_error_with_a_suggestion() {
    let output = run(&["perft", "braekthrough", "--depth", "1"]);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("did you mean 'breakthrough'?"),
        "{}",
        err(&output)
    );
    assert!(err(&output).contains("cargo xtask list"));
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

#[test]
fn a_person_plays_to_the_end_and_wrong_answers_are_asked_again() {
    let game = Outside::new(FILL);
    let arguments = [
        "play",
        game.path(),
        "--seed",
        "1",
        "--engine",
        "interpreter",
    ];
    let output = run_with_input(
        &arguments,
        "help\nnonsense\n99\nundo\n2\nundo\n1\nrx\nboard\n1\n",
    );
    let text = out(&output);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(text.contains("you are white"), "{text}");
    assert!(text.contains("take back your last move"), "{text}");
    assert!(
        text.contains("no legal move is or contains 'nonsense'"),
        "{text}"
    );
    assert!(text.contains("no legal move is or contains '99'"), "{text}");
    assert!(text.contains("there is nothing to take back"), "{text}");
    assert_eq!(text.matches("black plays ").count(), 2, "{text}");
    assert!(
        text.ends_with("the game is over: white 1, black 0\n"),
        "{text}"
    );
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    let game = Outside::new(FILL);
    let arguments = [
        "play",
        game.path(),
        "--human",
        "black",
        "--engine",
        "interpreter",
    ];
    for input in ["", "quit\n", "help"] {
        let output = run_with_input(&arguments, input);
        assert_eq!(code(&output), 0, "{}", err(&output));
        assert!(out(&output).contains("white plays "), "{}", out(&output));
        assert!(!out(&output).contains("the game is over"));
    }
}

#[test]
fn graphs_are_drawn_on_the_output_or_into_a_file() {
    let game = Outside::new(FILL);
    let text = out(&run(&["graph", game.path()]));
    assert!(
        text.starts_with("digraph automaton {") && text.ends_with("}\n"),
        "{text}"
    );
    let file = game.path.with_extension("dot");
    let output = run(&[
        "graph",
        game.path(),
        "--product",
        "-o",
        file.to_str().unwrap(),
    ]);
    assert_eq!((code(&output), out(&output).as_str()), (0, ""));
    assert!(
        fs::read_to_string(file)
            .unwrap()
            .starts_with("digraph product {")
    );
    let cut = run(&["graph", game.path(), "--product", "--limit", "2"]);
    assert!(err(&cut).contains("cut off"), "{}", err(&cut));
}

#[test]
fn a_compiled_crate_is_up_to_date_until_it_is_changed() {
    let game = Outside::new(FILL);
    let folder = game.path.with_file_name("reasoner");
    let folder_text = folder.to_str().unwrap();
    let check = [
        "compile-game",
        game.path(),
        "--out-dir",
        folder_text,
        "--check",
    ];

    let output = run(&check);
    assert_eq!(code(&output), 1);
    assert!(!folder.exists(), "--check must not write");

    let written = json(&[
        "compile-game",
        game.path(),
        "--out-dir",
        folder_text,
        "--json",
    ]);
    assert_eq!(written["game"], "fill");
    assert!(written["bytes"].as_u64().unwrap() > 0 && written["seconds"].is_f64());
    assert_eq!(code(&run(&check)), 0);

    fs::write(folder.join("notes.txt"), "mine").unwrap();
    fs::write(folder.join("src").join("lib.rs"), "changed").unwrap();
    let output = run(&check);
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("lib.rs is not what fill compiles to"),
        "{}",
        err(&output)
    );

    assert_eq!(
        code(&run(&[
            "compile-game",
            game.path(),
            "--out-dir",
            folder_text
        ])),
        0
    );
    assert_eq!(code(&run(&check)), 0);
    assert_eq!(
        fs::read_to_string(folder.join("notes.txt")).unwrap(),
        "mine"
    );
}

#[test]
fn the_library_is_listed_as_table_markdown_and_json() {
    let lines = out(&run(&["list", "--json"]));
    let games: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let hex = games.iter().find(|game| game["name"] == "hex").unwrap();
    assert_eq!(hex["cells"], 121);
    assert_eq!(hex["players"].as_array().unwrap().len(), 2);
    assert!(
        games
            .iter()
            .all(|game| game["title"] != "" && game["board"].is_string()),
        "{lines}"
    );
    let markdown = out(&run(&["list", "--markdown"]));
    assert_eq!(markdown.lines().count(), games.len() + 2);
    assert!(markdown.contains("| [hex](hex.rbg) | "));
    assert!(out(&run(&["list"])).contains("breakthrough"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let game = Outside::new(FILL);
    let mut child = xtask(&["graph", game.path()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), err(&output).as_str()), (0, ""));
}
