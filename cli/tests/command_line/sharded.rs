//! Tests of work that is cut into shards: whatever is killed, lost, damaged or done twice, the same
//! bytes come out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::{Value, json};

use super::outcome::{Outside, code, err, out};
use super::tournaments::fill;
use super::{json as line, run};

/// A game whose random games differ in length.
const SPREADING: &str = rbg_testkit::games::SPREADING;

/// A folder in which jobs are planned.
struct Jobs(tempfile::TempDir);

impl Jobs {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    /// Plans a job by these arguments and returns its folder.
    fn plan(&self, name: &str, arguments: &[&str]) -> String {
        let folder = self.path(name);
        let planned =
            line(&[&["shard", "plan"], arguments, &["--out", &folder, "--json"]].concat());
        let shards = files(&Path::new(&folder).join("shards"));
        assert_eq!(planned["shards"], shards.len(), "{planned}");
        folder
    }

    /// Plans and runs a job in one shard, and returns the bytes of the whole.
    fn at_once(&self, arguments: &[&str]) -> Vec<u8> {
        let folder = self.plan("at once", &[arguments, &["--shards", "1"]].concat());
        ok(&["shard", "run", &folder]);
        self.merge(&[&folder])
    }

    /// Merges results and returns the bytes.
    fn merge(&self, paths: &[&str]) -> Vec<u8> {
        let merged = self.path("merged.json");
        ok(&[&["shard", "merge"], paths, &["--out", &merged]].concat());
        fs::read(merged).unwrap()
    }
}

fn ok(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{arguments:?}: {}", err(&output));
    out(&output)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn results(folder: &str) -> Vec<PathBuf> {
    files(&Path::new(folder).join("results"))
}

/// Arguments that plan this many random games, played by the interpreter.
fn playouts<'a>(game: &'a Outside, count: &'a str) -> [&'a str; 6] {
    let path = game.path();
    [
        "playouts",
        path,
        "--count",
        count,
        "--engine",
        "interpreter",
    ]
}

/// Arguments that plan work of every kind that users have, about two games.
fn work<'a>(spreading: &'a str, filled: &'a str) -> Vec<Vec<&'a str>> {
    let interpreter = ["--engine", "interpreter"];
    let with = |arguments: &[&'a str]| [arguments, &interpreter].concat();
    vec![
        with(&["playouts", spreading, "--count", "40", "--seed", "3"]),
        with(&["playouts", spreading, "--count", "9", "--mode", "sample"]),
        with(&["perft", spreading, "--depth", "3"]),
        with(&[
            "perft",
            filled,
            "--depth",
            "3",
            "--no-repetition",
            "positional",
        ]),
        vec![
            "tournament",
            filled,
            "--agents",
            "random",
            "greedy",
            "mcts:c=0.3",
            "--games",
            "4",
            "--iterations",
            "20",
        ],
    ]
}

#[test]
fn any_number_of_shards_gives_the_same_bytes() {
    let (spreading, filled) = (Outside::new(SPREADING), fill());
    for arguments in work(spreading.path(), filled.path()) {
        let jobs = Jobs::new();
        let whole = jobs.at_once(&arguments);
        for shards in ["2", "7"] {
            let folder = jobs.plan(shards, &[&arguments[..], &["--shards", shards]].concat());
            ok(&["shard", "run", &folder]);
            assert!(results(&folder).len() > 1, "{arguments:?}");
            assert_eq!(jobs.merge(&[&folder]), whole, "{arguments:?}");
        }
    }
}

#[test]
fn results_are_those_of_the_verbs_that_do_the_work_at_once() {
    let game = Outside::new(SPREADING);
    let engine = ["--engine", "interpreter"];
    let jobs = Jobs::new();
    let merged = |name: &str, arguments: &[&str]| {
        let folder = jobs.plan(name, &[arguments, &engine[..], &["--shards", "5"]].concat());
        ok(&["shard", "run", &folder]);
        line(&["shard", "merge", &folder, "--json"])
    };
    let counted = merged("perft", &["perft", game.path(), "--depth", "3"]);
    let at_once = line(
        &[
            &["perft", game.path(), "--depth", "3", "--json"],
            &engine[..],
        ]
        .concat(),
    );
    assert_eq!(counted["outcome"]["perft"], at_once["leaves"]);
    assert_eq!(
        (&counted["complete"], &counted["share"]),
        (&json!(true), &json!(1.0))
    );

    let arguments = ["playouts", game.path(), "--count", "30", "--seed", "5"];
    let played = merged("playouts", &arguments);
    let at_once = line(&[&arguments[..], &["--json"], &engine].concat());
    let moves = &played["outcome"]["playouts"]["moves"];
    let mean = moves["sum"].as_f64().unwrap() / moves["count"].as_f64().unwrap();
    assert_eq!(at_once["mean_moves"].as_f64().unwrap(), mean);
    assert_eq!(moves["least"], at_once["min_moves"]);
}

#[test]
fn what_is_there_is_not_computed_again_and_what_is_damaged_is() {
    let game = Outside::new(SPREADING);
    let jobs = Jobs::new();
    let arguments = playouts(&game, "12");
    let folder = jobs.plan("job", &[&arguments[..], &["--shards", "4"]].concat());
    let found = || -> Vec<bool> {
        let lines = ok(&["shard", "run", &folder, "--json"]);
        let lines = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap());
        lines.map(|line: Value| line["found"] == true).collect()
    };
    assert_eq!(found(), [false; 4]);
    assert_eq!(found(), [true; 4]);
    let whole = jobs.merge(&[&folder]);

    // Cut off, as a full disk leaves it, and changed in the middle.
    let files = results(&folder);
    let text = fs::read_to_string(&files[0]).unwrap();
    fs::write(&files[0], &text[..text.len() / 2]).unwrap();
    let changed = fs::read_to_string(&files[1]).unwrap();
    let changed = changed.replacen("\"truncated\":0", "\"truncated\":1", 1);
    fs::write(&files[1], changed).unwrap();
    let refused = run(&["shard", "merge", &folder]);
    assert_eq!(code(&refused), 1);
    assert!(err(&refused).contains("it is damaged"), "{}", err(&refused));
    let missing = ok(&["shard", "missing", &folder, "--json"]);
    assert_eq!(missing.matches("\"damaged\":true").count(), 2, "{missing}");
    let again = run(&["shard", "run", &folder]);
    assert_eq!(code(&again), 0);
    assert_eq!(
        err(&again).matches("is damaged and computed again").count(),
        2
    );
    assert!(out(&again).starts_with("2 shards computed, 2 were there"));
    assert_eq!(jobs.merge(&[&folder]), whole);
}

#[test]
fn results_of_something_else_are_refused_and_left_alone() {
    let game = Outside::new(SPREADING);
    let jobs = Jobs::new();
    let arguments = playouts(&game, "12");
    let folder = jobs.plan("job", &[&arguments[..], &["--shards", "2"]].concat());
    ok(&["shard", "run", &folder]);
    let files = results(&folder);
    let first = fs::read(&files[0]).unwrap();
    for (foreign, reason) in [
        (
            &fs::read(&files[1]).unwrap()[..],
            "holds the result of another shard",
        ),
        (b"{\"my\":\"notes\"}", "it is no result of a shard"),
    ] {
        fs::write(&files[0], foreign).unwrap();
        let refused = run(&["shard", "run", &folder]);
        assert_eq!(code(&refused), 1);
        assert!(err(&refused).contains(reason), "{}", err(&refused));
        assert_eq!(fs::read(&files[0]).unwrap(), foreign);
    }
    fs::write(&files[0], first).unwrap();

    // Another job, and the same one in another version: the message names both files.
    let other = jobs.plan(
        "other",
        &[&arguments[..], &["--seed", "1", "--shards", "1"]].concat(),
    );
    ok(&["shard", "run", &other]);
    let other = results(&other).remove(0);
    let refused = run(&["shard", "merge", &folder, other.to_str().unwrap()]);
    let said = err(&refused);
    assert_eq!(code(&refused), 1);
    assert!(
        said.contains("do not come together: they are of different jobs"),
        "{said}"
    );
    assert!(said.contains("work.options.seed is 0 and 1"), "{said}");
    for file in [&files[0], &other] {
        assert!(said.contains(file.to_str().unwrap()), "{said}");
    }
}

#[test]
fn shards_of_other_versions_and_other_texts_are_not_run() {
    let game = Outside::new(SPREADING);
    let jobs = Jobs::new();
    let arguments = playouts(&game, "4");
    let folder = jobs.plan("job", &[&arguments[..], &["--shards", "1"]].concat());
    let shard = Path::new(&folder).join("shards").join("000000.json");
    let text = fs::read_to_string(&shard).unwrap();
    for (from, to, reason) in [
        (
            "\"compiler\":\"",
            "\"compiler\":\"0",
            "it was planned for another version: compiler",
        ),
        (
            "// Stones",
            "// Pieces",
            "is not the one that the job is about",
        ),
        ("\"schema\":1", "\"schema\":9", "its form has version 9"),
        (
            "\"verb\":\"playouts\"",
            "\"verb\":\"walks\"",
            "unknown variant `walks`",
        ),
    ] {
        assert!(text.contains(from), "{from}: {text}");
        fs::write(&shard, text.replacen(from, to, 1)).unwrap();
        let refused = run(&["shard", "run", &folder]);
        assert_eq!(code(&refused), 1);
        let said = err(&refused);
        assert!(
            said.contains(reason) && said.contains("000000.json"),
            "{said}"
        );
    }
}

#[test]
fn an_array_of_runs_computes_every_shard_once() {
    let game = Outside::new(SPREADING);
    let jobs = Jobs::new();
    let arguments = [
        "perft",
        game.path(),
        "--depth",
        "3",
        "--engine",
        "interpreter",
    ];
    let folder = jobs.plan("job", &[&arguments[..], &["--split", "1"]].concat());
    let shards = files(&Path::new(&folder).join("shards")).len();
    assert!(shards > 5);
    // One of them alone, the rest in three runs, of files and of numbers.
    let missing = || ok(&["shard", "missing", &folder]);
    assert_eq!(missing().lines().count(), shards);
    ok(&["shard", "run", &folder, "--index", "4"]);
    assert_eq!(results(&folder).len(), 1);
    assert_eq!(missing().lines().count(), shards - 1);
    assert!(!missing().contains("000004.json"));
    let part = line(&["shard", "merge", &folder, "--json"]);
    assert_eq!(part["complete"], false);
    let share = part["share"].as_f64().unwrap() * shards as f64;
    assert!((share - 1.0).abs() < 1e-9, "{part}");
    let mut seen = BTreeSet::new();
    for index in ["0", "1", "2"] {
        let lines = ok(&[
            "shard", "run", &folder, "--index", index, "--of", "3", "--json",
        ]);
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            assert!(seen.insert(line["shard"].to_string()), "{line}");
        }
    }
    assert_eq!((seen.len(), results(&folder).len()), (shards, shards));
    assert_eq!(missing(), "");
    let whole = jobs.merge(&[&folder]);

    let elsewhere = jobs.path("elsewhere");
    let paths = files(&Path::new(&folder).join("shards"));
    let paths = paths.iter().map(|path| path.to_str().unwrap());
    let all: Vec<&str> = ["shard", "run", "--out", &elsewhere]
        .into_iter()
        .chain(paths)
        .collect();
    ok(&all);
    assert_eq!(jobs.merge(&[&elsewhere, &folder, &elsewhere]), whole);
    // Halves that were merged are merged again.
    let all = files(Path::new(&elsewhere));
    let halves: Vec<String> = [&all[..2], &all[1..]]
        .iter()
        .enumerate()
        .map(|(number, files)| {
            let half = jobs.path(&format!("half{number}"));
            let files = files.iter().map(|file| file.to_str().unwrap());
            let arguments = ["shard", "merge", "--out", &half].into_iter().chain(files);
            ok(&arguments.collect::<Vec<_>>());
            half
        })
        .collect();
    assert_eq!(jobs.merge(&[&halves[1], &halves[0]]), whole);
}

#[test]
fn wrong_arguments_are_told_with_the_reason() {
    let game = fill();
    let jobs = Jobs::new();
    let four = playouts(&game, "4");
    let folder = jobs.plan("job", &[&four[..], &["--shards", "2"]].concat());
    let empty = jobs.path("");
    let agents = |agents: &[&'static str]| {
        let arguments = [
            "shard",
            "plan",
            "tournament",
            game.path(),
            "--out",
            "x",
            "--agents",
        ];
        run(&[&arguments[..], agents].concat())
    };
    let other = [
        "shard",
        "plan",
        "playouts",
        game.path(),
        "--count",
        "5",
        "--out",
        &folder,
    ];
    let shard = Path::new(&folder).join("shards").join("000000.json");
    let cases: Vec<(Output, i32, &str)> = vec![
        (run(&other), 2, "holds another job"),
        (
            run(&["shard", "run", &folder, "--index", "2"]),
            2,
            "the last of 2 is 1",
        ),
        (run(&["shard", "run", &empty]), 1, "is no folder of a job"),
        (
            run(&["shard", "run", shard.to_str().unwrap()]),
            2,
            "--out has to say",
        ),
        (
            run(&["shard", "merge", &folder]),
            1,
            "there are no results to be merged",
        ),
        (
            run(&["shard", "merge", "no such file"]),
            2,
            "there is no 'no such file'",
        ),
        (agents(&["mcts:time=1", "random"]), 2, "do not repeat"),
        (agents(&["mcts:threads=2", "random"]), 2, "do not repeat"),
        (agents(&["program:cat", "random"]), 2, "program"),
    ];
    for (output, expected, reason) in cases {
        let said = err(&output);
        assert_eq!(code(&output), expected, "{said}");
        assert!(
            said.split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .contains(reason),
            "{said}"
        );
    }
    // Maintainers' verbs are planned by anybody, and run by their program.
    let fuzz = jobs.plan("fuzz", &["fuzz", "--games", "5", "--shards", "2"]);
    let refused = run(&["shard", "run", &fuzz]);
    assert_eq!(code(&refused), 1);
    assert!(
        err(&refused).contains("rbg cannot run shards of fuzz"),
        "{}",
        err(&refused)
    );
}
