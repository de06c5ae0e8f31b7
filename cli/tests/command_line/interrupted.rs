//! Tests of the first Ctrl-C: whatever a run is at, it ends soon, tells what it has, says that this is
//! not all, and exits as shells expect.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{rbg, run};

/// How long it may take to end, beyond which the signal has been ignored.
const PATIENCE: Duration = Duration::from_secs(60);

/// A game of sixteen moves at most, whose sequences are too many to be counted.
fn wide() -> Outside {
    let cells = ["e"; 16].join(", ");
    Outside::new(&FILL.replace("[e, e, e]", &format!("[{cells}]")))
}

/// A game in which a man walks to and fro for ever.
fn endless() -> Outside {
    Outside::new(
        "#players = walker(1)
         #pieces = e, w
         #variables =
         #board = rectangle(up, down, left, right, [w, e, e])
         #rules = (->walker (left* + right*) {w} [e] (left + right) {e} [w])*",
    )
}

/// Waits until a program takes care of Ctrl-C itself.
fn wait_until_listening(child: &Child) {
    let begun = Instant::now();
    let path = format!("/proc/{}/status", child.id());
    loop {
        let status = fs::read_to_string(&path).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
        if caught & 1 << (Signal::INT.as_raw() - 1) != 0 {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "it never listens");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Runs a program that would go on for hours, stops it by one Ctrl-C, and returns its line of JSON.
fn interrupted(arguments: &[&str]) -> Value {
    // So that most signals come in the middle of the work.
    interrupted_after(arguments, || thread::sleep(Duration::from_millis(300)))
}

/// Does the same, once something has been waited for.
fn interrupted_after(arguments: &[&str], wait: impl FnOnce()) -> Value {
    let mut command = rbg(arguments);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    wait_until_listening(&child);
    wait();
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("{arguments:?}: Ctrl-C is ignored");
        }
        thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(code(&output), 130, "{arguments:?}: {}", err(&output));
    let text = out(&output);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {text}"))
}

/// Builds the reasoners, which Ctrl-C would stop as well.
fn build(arguments: &[&str]) {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{}", err(&output));
}

#[test]
fn counting_beyond_the_end_of_all_games_is_stopped() {
    let game = wide();
    build(&["perft", game.path(), "--depth", "1"]);
    for engine in ["generated", "interpreter"] {
        for divide in [None, Some("--divide")] {
            let mut arguments = vec!["perft", game.path(), "--depth", "1000", "--json"];
            arguments.extend(["--engine", engine]);
            arguments.extend(divide);
            let line = interrupted(&arguments);
            assert_eq!(
                (&line["interrupted"], &line["leaves"]),
                (&true.into(), &0.into())
            );
        }
    }
}

#[test]
fn playouts_without_end_are_stopped() {
    let game = endless();
    build(&["playouts", game.path(), "--seconds", "0"]);
    for engine in ["generated", "interpreter"] {
        for mode in ["sample", "enumerate"] {
            let line = interrupted(&[
                "playouts",
                game.path(),
                "--count",
                "18446744073709551615",
                "--mode",
                mode,
                "--engine",
                engine,
                "--json",
            ]);
            assert_eq!(line["interrupted"], true);
        }
    }
}

#[test]
fn an_analysis_that_is_stopped_says_so() {
    let game = wide();
    for agent in ["mcts:solver=off", "flat"] {
        let arguments = ["analyse", game.path(), "--agent", agent, "--json"];
        // Some agents need moves in parts, hence a library of their own.
        build(&[&arguments[..], &["--iterations", "1"]].concat());
        let line = interrupted(&[&arguments[..], &["--time-per-move", "100000"]].concat());
        assert_eq!(line["interrupted"], true, "{line}");
        let whole = run(&[&arguments[..], &["--iterations", "10"]].concat());
        assert_eq!(code(&whole), 0, "{}", err(&whole));
        let whole: Value = serde_json::from_str(&out(&whole)).unwrap();
        assert_eq!(whole["interrupted"], false);
    }
}

#[test]
fn a_training_that_is_stopped_goes_on() {
    let game = wide();
    let train = [
        "train",
        game.path(),
        "--hours",
        "100",
        "--units",
        "4",
        "--iterations",
        "2",
        "--json",
    ];
    let training = game.path.with_file_name("networks").join("fill.training");
    // It is written from time to time.
    let written = |before: Option<Vec<u8>>| {
        let begun = Instant::now();
        while fs::read(&training).ok() == before {
            assert!(begun.elapsed() < 10 * PATIENCE, "nothing is written");
            thread::sleep(Duration::from_millis(50));
        }
    };
    let first = interrupted_after(&train, || written(None));
    assert_eq!(first["interrupted"], true, "{first}");
    let before = fs::read(&training).ok();
    let then = interrupted_after(&train, || written(before));
    let number = |line: &Value, round: usize| line["rounds"][round]["number"].as_u64().unwrap();
    let last = first["rounds"].as_array().unwrap().len() - 1;
    assert_eq!(number(&then, last + 1), number(&first, last) + 1);
    let games = |line: &Value| line["games"].as_u64().unwrap();
    assert!(games(&then) > games(&first));
}

#[test]
fn self_play_that_is_stopped_keeps_whole_files_and_goes_on() {
    let game = wide();
    let folder = game.path.with_file_name("positions");
    let arguments = |games| {
        let verb = [
            "selfplay",
            game.path(),
            "--no-net",
            "--per-file",
            "1",
            "--json",
        ];
        [
            &verb[..],
            &["--out", folder.to_str().unwrap(), "--games", games],
        ]
        .concat()
    };
    build(&arguments("1"));
    let count = || fs::read_dir(&folder).unwrap().count() as u64;
    let line = interrupted_after(&arguments("100000"), || {
        let begun = Instant::now();
        while count() < 3 {
            assert!(begun.elapsed() < PATIENCE, "nothing is written");
            thread::sleep(Duration::from_millis(5));
        }
    });
    assert_eq!(line["interrupted"], true);
    // Nothing is left behind that is half done.
    assert_eq!(line["files"], count());
    let again: Value = serde_json::from_str(&out(&run(&arguments("3")))).unwrap();
    assert_eq!(
        (&again["found"], &again["interrupted"]),
        (&3.into(), &false.into())
    );
}

#[test]
fn shards_that_are_done_stay_when_a_run_is_stopped_or_killed() {
    // The first shard of the two is done at once, and the second one never.
    let game = wide();
    let folder = game.path.with_file_name("job");
    let folder = folder.to_str().unwrap();
    let plan = |depth: &str, out: &str| {
        let interpreter = ["--engine", "interpreter", "--split", "0"];
        let arguments = [
            "shard",
            "plan",
            "perft",
            game.path(),
            "--depth",
            depth,
            "--out",
            out,
        ];
        build(&[&arguments[..], &interpreter].concat());
    };
    let quick = format!("{folder}-quick");
    plan("1", &quick);
    plan("1000", folder);
    let first = format!("{quick}/shards/000000.json");
    let second = format!("{folder}/shards/000000.json");
    let results = format!("{folder}/results");
    let arguments = ["shard", "run", &first, &second, "--out", &results, "--json"];
    for (signal, found) in [(Signal::INT, false), (Signal::KILL, true)] {
        let mut command = rbg(&arguments);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let line: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(line["found"], found, "{line}");
        kill_process(Pid::from_child(&child), signal).unwrap();
        let status = child.wait().unwrap();
        let stopped = (signal == Signal::INT).then_some(130);
        assert_eq!(status.code(), stopped);
    }
    // Nothing is left behind that is half done.
    let kept: Vec<_> = fs::read_dir(&results).unwrap().collect();
    assert_eq!(kept.len(), 1, "{kept:?}");
    let merged = run(&["shard", "merge", &results, "--json"]);
    let merged: Value = serde_json::from_str(&out(&merged)).unwrap();
    assert_eq!(merged["outcome"]["perft"], 16);
}
