//! Tournaments with agents and programs, and agents for other programs.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{rbg, run};

/// A description whose reasoner is built by whichever test comes first.
pub(crate) fn fill() -> Outside {
    static BUILT: LazyLock<()> = LazyLock::new(|| {
        let game = Outside::new(FILL);
        let output = run(&["analyse", game.path(), "--iterations", "1", "--json"]);
        assert_eq!(code(&output), 0, "{}", err(&output));
    });
    LazyLock::force(&BUILT);
    Outside::new(FILL)
}

/// Runs a tournament of the game, with a log beside it.
fn tournament(game: &Outside, arguments: &[&str]) -> Output {
    let log = log_of(game);
    let mut all = vec![
        "tournament",
        "--game",
        game.path(),
        "--log",
        log.to_str().unwrap(),
    ];
    all.extend(arguments);
    run(&all)
}

fn log_of(game: &Outside) -> std::path::PathBuf {
    game.path.with_extension("jsonl")
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn logged(game: &Outside) -> Vec<Value> {
    lines(&fs::read_to_string(log_of(game)).unwrap())
}

/// Runs a tournament that has to succeed, and returns its lines of JSON.
fn standings(game: &Outside, arguments: &[&str]) -> (Vec<Value>, String) {
    let output = tournament(game, &[arguments, &["--json"]].concat());
    assert_eq!(code(&output), 0, "{}", err(&output));
    (lines(&out(&output)), err(&output))
}

#[test]
fn games_of_other_rules_under_the_same_name_are_not_counted() {
    let game = fill();
    let arguments = ["--agents", "random", "greedy", "--games", "6"];
    let (rows, said) = standings(&game, &arguments);
    assert_eq!(
        rows[0]["all"]["wins"].as_u64().unwrap() + rows[0]["all"]["losses"].as_u64().unwrap(),
        6
    );
    assert_eq!(said, "");
    assert_eq!(logged(&game).len(), 6);
    // Called again it has nothing to do.
    let (again, said) = standings(&game, &arguments);
    assert_eq!((again, said.as_str()), (rows, ""));
    assert_eq!(logged(&game).len(), 6);
    // Another text, though it means the same.
    fs::write(&game.path, format!("{FILL}\n// another text\n")).unwrap();
    let (_, said) = standings(&game, &arguments);
    assert!(
        said.contains("6 games in ") && said.contains("are not counted"),
        "{said}"
    );
    assert_eq!(logged(&game).len(), 12);
}

#[test]
fn nonsense_in_a_log_is_refused_with_its_line() {
    let game = fill();
    let arguments = ["--agents", "random", "greedy", "--games", "4"];
    standings(&game, &arguments);
    let text = fs::read_to_string(log_of(&game)).unwrap();
    let second = text.lines().nth(1).unwrap();
    let twice = format!("{text}{second}\n");
    let cases = [
        (
            text.replacen("\"scores\":[", "\"scores\":[9,", 1),
            "line 1: 3 scores for 2 seats",
        ),
        (
            text.replacen("\"seats\":[0,1]", "\"seats\":[0,5]", 1),
            "line 1: seats [0, 5]",
        ),
        (twice, "line 5: game 1 is in line 2 already"),
        (format!("{text}{{}}\n"), "line 5: it is no game"),
    ];
    for (log, reason) in cases {
        fs::write(log_of(&game), log).unwrap();
        let output = tournament(&game, &arguments);
        assert_eq!(code(&output), 1);
        assert!(err(&output).contains(reason), "{reason}: {}", err(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_log_that_cannot_be_written_ends_the_tournament_at_the_first_game() {
    let game = fill();
    let arguments = [
        "tournament",
        "--game",
        game.path(),
        "--log",
        "/dev/full",
        "--agents",
    ];
    let output = run(&[
        &arguments[..],
        &["random", "greedy", "--games", "1000000000"],
    ]
    .concat());
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("cannot write /dev/full"),
        "{}",
        err(&output)
    );
}

#[test]
fn arguments_that_no_machine_can_satisfy_are_usage_errors() {
    let game = Outside::new(FILL);
    let path = game.path();
    let pair = ["tournament", "--game", path, "--agents", "random", "random"];
    let with = |more: &[&'static str]| [&pair[..], more].concat();
    let cases = [
        with(&["--games", "18446744073709551615"]),
        with(&["--games", "0"]),
        with(&["--games", "-1"]),
        with(&["--parallel", "18446744073709551615"]),
        with(&["--program-timeout", "nan"]),
        with(&["--program-timeout", "0"]),
        with(&["--time-per-move", "inf"]),
        with(&["--sprt", "-inf,inf"]),
        with(&["--openings", "random:-1"]),
        with(&["--together", "--sprt", "0,5"]),
        vec!["solve", path, "--memory", "1048576000"],
        vec!["solve", path, "--memory", "0"],
        vec!["solve", path, "--seconds", "nan"],
        vec!["analyse", path, "--agent", "alphabeta:memory=1048576"],
        vec!["analyse", path, "--agent", "mcts:time=nan"],
        vec![
            "tournament",
            "--game",
            path,
            "--agents",
            "random",
            "program:",
        ],
        vec!["playouts", path, "--epsilon", "0.5"],
        vec!["playouts", path, "--temperature", "1"],
        vec!["playouts", path, "--batch", "7"],
        vec!["play", path, "--time-per-move", "1"],
        vec![
            "analyse",
            path,
            "--agent",
            "mcts:split=dots",
            "--no-repetition",
            "positional",
        ],
    ];
    for arguments in cases {
        let output = run(&arguments);
        assert_eq!(code(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains("error"), "{arguments:?}");
    }
}

/// An interpreter of Python, if there is one.
fn python() -> Option<&'static str> {
    let found = Command::new("python3").arg("--version").output();
    found
        .is_ok_and(|output| output.status.success())
        .then_some("python3")
}

/// The sample agent of the description of the protocol.
fn sample() -> &'static str {
    let text = include_str!("../../../docs/AGENT-PROTOCOL.md");
    let begin = text.find("```python\n").expect("there is one") + "```python\n".len();
    let length = text[begin..].find("```").expect("it ends");
    &text[begin..begin + length]
}

/// Writes a program in Python and returns the contestant that it is.
fn program(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    format!("program:python3 '{}'", path.display())
}

#[test]
fn a_program_plays_against_a_search_and_loses_the_games_that_it_spoils() {
    if python().is_none() {
        return;
    }
    let game = fill();
    let folder = game.path.parent().unwrap().to_owned();
    let (rows, _) = standings(
        &game,
        &[
            "--agents",
            &program(&folder, "first.py", sample()),
            "mcts",
            "--games",
            "6",
            "--iterations",
            "50",
            "--parallel",
            "2",
        ],
    );
    let all = &rows[0]["all"];
    let count = |name: &str| all[name].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 6);
    assert_eq!(rows[0]["forfeits"], serde_json::json!([0, 0]));
    // What it does instead of a move, and what the log says about it.
    let cases = [
        ("print('bestmove zz:9', flush=True)", "is no move"),
        (
            "print('bestmove', legal[0] + ',' + legal[0], flush=True)",
            "is not legal",
        ),
        ("print('bestmove', 'none', flush=True)", "the game is over"),
        ("print('error out of paper', flush=True)", "out of paper"),
        ("print('hello', flush=True)", "unknown word 'hello'"),
        ("sys.exit(3)", "the program ended (exit status: 3)"),
        (
            "import os, time\n        os.close(1)\n        time.sleep(60)",
            "closed its output",
        ),
        (
            "import time\n        time.sleep(60)",
            "no answer within 5.0 s",
        ),
        ("sys.stdout.write('x' * (1 << 21))", "too long"),
        ("while True: print('info x')", "answers to one command"),
    ];
    for (number, (instead, reason)) in cases.iter().enumerate() {
        let good = "print(\"bestmove\", legal[0] if legal else \"none\", flush=True)";
        let text = sample().replace(good, instead);
        assert_ne!(text, sample());
        let name = format!("bad{number}.py");
        let bad = program(&folder, &name, &text);
        let before = logged(&game).len();
        let (rows, said) = standings(
            &game,
            &[
                "--agents",
                &bad,
                "random",
                "--games",
                "2",
                "--iterations",
                "5",
                "--openings",
                "none",
                "--program-timeout",
                "5",
            ],
        );
        assert_eq!(
            rows[0]["forfeits"],
            serde_json::json!([2, 0]),
            "{instead}: {said}"
        );
        assert_eq!(rows[0]["all"]["losses"], 2, "{instead}");
        for line in &logged(&game)[before..] {
            assert_eq!(line["forfeit"]["agent"], 0);
            let told = line["forfeit"]["reason"].as_str().unwrap();
            assert!(told.contains(reason), "{instead}: {told}");
        }
        assert!(said.contains("forfeits: "), "{said}");
    }
}

#[test]
fn a_program_that_does_not_start_or_does_not_play_the_game_ends_a_tournament_before_it_begins() {
    let game = fill();
    let output = tournament(&game, &["--agents", "program:/no/such/program", "random"]);
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("cannot start '/no/such/program'"),
        "{}",
        err(&output)
    );
    let Some(_) = python() else { return };
    let folder = game.path.parent().unwrap().to_owned();
    for (instead, reason) in [
        (
            "print(\"error unknown game\", flush=True)",
            "it says: unknown game",
        ),
        ("print(\"dance\", flush=True)", "unknown word 'dance'"),
    ] {
        let text = sample().replace("print(\"ready\", flush=True)", instead);
        let other = program(&folder, "other.py", &text);
        let output = tournament(&game, &["--agents", &other, "random", "--games", "2"]);
        assert_eq!(code(&output), 1);
        assert!(err(&output).contains(reason), "{}", err(&output));
    }
    assert!(!log_of(&game).exists(), "no game was played");
}

#[test]
fn our_agents_play_as_programs_and_three_are_rated() {
    let game = fill();
    let program = format!(
        "program:'{}' agent '{}' --agent mcts",
        env!("CARGO_BIN_EXE_rbg"),
        game.path()
    );
    let (rows, _) = standings(
        &game,
        &[
            "--agents",
            &program,
            "random",
            "greedy",
            "--games",
            "4",
            "--iterations",
            "200",
        ],
    );
    // Three pairs, and a rating of each agent.
    assert_eq!(rows.len(), 6);
    assert!(
        rows[..3]
            .iter()
            .all(|row| row["forfeits"] == serde_json::json!([0, 0]))
    );
    let games: Vec<_> = rows[3..]
        .iter()
        .map(|row| row["games"].as_u64().unwrap())
        .collect();
    assert_eq!(games, [8, 8, 8]);
    let elo: Vec<f64> = rows[3..]
        .iter()
        .map(|row| row["elo"].as_f64().unwrap())
        .collect();
    assert!(elo.is_sorted_by(|a, b| a >= b), "{elo:?}");
    assert!(elo.iter().sum::<f64>().abs() < 1e-6);
    let (rows, _) = standings(
        &game,
        &[
            "--agents",
            "mcts",
            "random",
            "greedy",
            "--games",
            "6",
            "--iterations",
            "50",
            "--together",
        ],
    );
    assert_eq!(rows.len(), 3);
    assert!(rows.iter().all(|row| row["games"] == 4), "{rows:?}");
}

#[test]
fn an_agent_answers_what_other_programs_ask() {
    let game = fill();
    let mut child = rbg(&["agent", game.path(), "--agent", "mcts"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let text = "rbg 1\ngame fill digest 0 repetition allowed\nnewgame 3\nposition start moves\n\
        go iterations 100\n";
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), err(&output).as_str()), (0, ""));
    let text = out(&output);
    let said: Vec<_> = text.lines().collect();
    assert!(
        said[0].starts_with("id rbg ") && said[1..3] == ["ready 1", "ready"],
        "{text}"
    );
    let best = said[3].strip_prefix("bestmove ").unwrap();
    // The move is one of the text form that is taken elsewhere.
    let output = run(&[
        "analyse",
        game.path(),
        "--moves",
        best,
        "--iterations",
        "10",
    ]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(said.len(), 4);
}

#[test]
fn rules_of_repetition_hold_in_perft_and_play_for_every_engine() {
    // A man walks to and fro on three cells.
    let walk = Outside::new(
        "#players = a(1)\n#pieces = e, m\n#variables =\n\
         #board = rectangle(up, down, left, right, [m, e, e])\n\
         #rules = (->a (left* + right*) {m} [e] (left + right) {e} ->> [m])*\n",
    );
    let leaves = |more: &[&str]| {
        let arguments = [
            "perft",
            walk.path(),
            "--depth",
            "2",
            "--json",
            "--engine",
            "interpreter",
        ];
        let line = out(&run(&[&arguments[..], more].concat()));
        serde_json::from_str::<Value>(&line).unwrap()["leaves"].clone()
    };
    assert_eq!(leaves(&[]), 2);
    assert_eq!(leaves(&["--no-repetition", "positional"]), 1);
    assert_eq!(leaves(&["--no-repetition", "situational"]), 1);
    // With agents the reasoner plays by the rule itself.
    let output = run(&[
        "analyse",
        walk.path(),
        "--no-repetition",
        "positional",
        "--iterations",
        "20",
        "--json",
    ]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    let analysis: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(analysis["certain"], serde_json::json!([0]), "the game ends");
}
