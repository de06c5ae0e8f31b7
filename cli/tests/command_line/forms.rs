//! The forms of what the program prints: moves that are read back, and JSON as its schema says.

use std::collections::BTreeSet;
use std::process::Output;

use jsonschema::Validator;
use serde_json::{Value, json as value};

use super::network::played;
use super::outcome::{FILL, Outside, code, err, out};
use super::shell::verbs;
use super::tournaments::fill;
use super::{json, run};

/// Returns the forms of all output, as they are documented.
fn schema() -> Value {
    serde_json::from_str(include_str!("../../../docs/json-schema.json")).unwrap()
}

/// Returns a validator of the lines of a verb.
fn validator(verb: &str) -> Validator {
    let mut schema = schema();
    schema["$ref"] = format!("#/$defs/{verb}").into();
    jsonschema::validator_for(&schema).unwrap()
}

/// Returns the lines of JSON that the program printed.
fn lines(output: &Output) -> Vec<Value> {
    let lines = out(output);
    let lines = lines.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

/// Checks what the program prints with some arguments against the form of a verb.
fn check(verb: &str, arguments: &[&str]) {
    let output = run(&[arguments, &["--json"]].concat());
    check_output(verb, arguments, &output);
}

/// Checks what the program has printed against the form of a verb.
fn check_output(verb: &str, arguments: &[&str], output: &Output) {
    let lines = lines(output);
    assert!(!lines.is_empty(), "{arguments:?}: {}", err(output));
    let validator = validator(verb);
    for line in &lines {
        let wrong: Vec<String> = validator
            .iter_errors(line)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{arguments:?}: {wrong:?}\n{line}");
        for (field, other) in [("schema", value!(0)), ("unheard_of", value!(1))] {
            let mut changed = line.clone();
            changed[field] = other;
            assert!(!validator.is_valid(&changed), "{verb}: {field}");
        }
    }
}

/// A position of the game that all verbs are tried on.
const POSITION: &str = "pieces=w,e*2 variables=white:0,black:0 to_move=black cell=rx0y0 after=5";

/// Arguments by which verbs print lines of all forms, with the names of these in the schema, for
/// a description, one that is refused, and a folder that may be written.
fn examples<'a>(
    game: &'a str,
    refused: &'a str,
    folder: &'a str,
    log: &'a str,
    [weights, network, convolution, onnx]: [&'a str; 4],
    jobs: &'a [String],
) -> Vec<(&'static str, Vec<&'a str>)> {
    let interpreter = ["--engine", "interpreter"];
    let with = |arguments: &[&'a str]| [arguments, &interpreter].concat();
    let mut examples = vec![
        ("agents", vec!["agents"]),
        ("agents", vec!["agents", "--game", game, "--agents", "mcts"]),
        (
            "game-length",
            vec![
                "game-length",
                game,
                "--trials",
                "3",
                "--methods",
                "random",
                "hs",
            ],
        ),
        ("list", vec!["list"]),
        ("check", vec!["check", game, refused]),
        ("check-deep", vec!["check", game, "--deep", "--plays", "5"]),
        (
            "compile-game",
            vec!["compile-game", game, "--out-dir", folder],
        ),
        ("explain", vec!["explain", game]),
        ("explain", vec!["explain", "breakthrough"]),
        ("tensors", vec!["explain", game, "--tensors"]),
        ("tensors", vec!["tensors", game, "hex", "connect6"]),
        (
            "goals",
            vec!["goals", game, "breakthrough", "hex", "gomoku_standard"],
        ),
        ("influence", vec!["influence", game, "breakthrough"]),
        (
            "learn",
            vec!["learn", game, "--games", "20", "--out", weights],
        ),
        (
            "learn",
            vec![
                "learn", game, "--games", "9", "--hidden", "4", "--out", weights,
            ],
        ),
        (
            "train",
            vec![
                "train", game, "--rounds", "2", "--units", "4", "--out", network,
            ],
        ),
        (
            "selfplay",
            vec![
                "selfplay", game, "--games", "3", "--no-net", "--out", folder,
            ],
        ),
        (
            "network",
            vec![
                "network",
                game,
                "--blocks",
                "1",
                "--channels",
                "4",
                "--seconds",
                "0.01",
                "--write",
                convolution,
                "--onnx",
                onnx,
            ],
        ),
        (
            "network",
            vec!["network", game, "--net", convolution, "--seconds", "0"],
        ),
        ("numbering", vec!["numbering", game, "connect6"]),
        ("numbering", vec!["numbering", game, "--moves"]),
        ("perft", with(&["perft", game, "-d", "2", "--divide"])),
        (
            "perft",
            with(&["perft", game, "-d", "1", "--no-repetition", "positional"]),
        ),
        ("perft", with(&["perft", game, "-d", "1", "--moves", "1"])),
        (
            "perft",
            with(&["perft", game, "-d", "1", "--position", POSITION]),
        ),
        (
            "playouts",
            with(&["playouts", game, "--count", "5", "--position", POSITION]),
        ),
        (
            "analyse",
            vec![
                "analyse",
                game,
                "--iterations",
                "50",
                "--position",
                POSITION,
            ],
        ),
        (
            "solve",
            vec!["solve", game, "--memory", "1", "--position", POSITION],
        ),
        ("playouts", with(&["playouts", game, "--count", "5"])),
        (
            "playouts",
            with(&["playouts", game, "--count", "5", "--moves", "1"]),
        ),
        (
            "playouts",
            with(&["playouts", game, "--count", "5", "--mode", "sample"]),
        ),
        ("analyse", vec!["analyse", game, "--iterations", "50"]),
        (
            "analyse",
            vec![
                "analyse",
                game,
                "--moves",
                "1",
                "1",
                "1",
                "--iterations",
                "5",
            ],
        ),
        ("solve", vec!["solve", game, "--memory", "1"]),
        (
            "tournament",
            vec![
                "tournament",
                "--game",
                game,
                "--agents",
                "random",
                "greedy",
                "--games",
                "4",
                "--log",
                log,
            ],
        ),
    ];
    let work = [
        with(&["playouts", game, "--count", "9"]),
        with(&["perft", game, "-d", "2"]),
        vec!["tournament", game, "--agents", "random", "greedy"],
        vec!["selfplay", game, "--games", "3", "--no-net"],
    ];
    for (work, job) in work.into_iter().zip(jobs) {
        let plan = [&["shard", "plan"], &work[..], &["--out", job]].concat();
        examples.push(("shard", plan));
        examples.push(("shard", vec!["shard", "missing", job]));
        examples.push(("shard", vec!["shard", "run", job]));
        examples.push(("shard", vec!["shard", "merge", job]));
    }
    examples
}

#[test]
fn every_line_of_json_has_the_documented_form() {
    let game = fill();
    let refused = Outside::new(&FILL.replace("{e} [piece]", "{f} [piece]"));
    let folder = refused.path.with_file_name("reasoner");
    let log = refused.path.with_extension("jsonl");
    let weights = refused.path.with_file_name("weights.json");
    let network = refused.path.with_file_name("network.safetensors");
    let convolution = refused.path.with_file_name("convolution.safetensors");
    let onnx = refused.path.with_file_name("convolution.onnx");
    let jobs = ["a", "b", "c", "d"].map(|name| refused.path.with_file_name(name));
    let jobs = jobs.map(|path| path.to_str().unwrap().to_owned());
    let examples = examples(
        game.path(),
        refused.path(),
        folder.to_str().unwrap(),
        log.to_str().unwrap(),
        [&weights, &network, &convolution, &onnx].map(|path| path.to_str().unwrap()),
        &jobs,
    );
    for (verb, arguments) in &examples {
        check(verb, arguments);
    }
    for player in played(game.path(), "2", &["--json"]) {
        check_output("connect", &["connect"], &player);
    }
    // A verb that comes to print JSON has to be documented, and tried above.
    let tried = examples.iter().map(|(_, arguments)| arguments[0]);
    let tried: BTreeSet<&str> = tried.chain(["connect"]).collect();
    for verb in verbs().iter().filter(|verb| *verb != "help") {
        let help = out(&run(&[verb, "--help"]));
        let prints = help.split_whitespace().any(|word| word == "--json");
        assert_eq!(prints, tried.contains(&**verb), "{verb}");
        assert_eq!(prints, schema()["$defs"].get(verb).is_some(), "{verb}");
    }
}

#[test]
fn moves_are_taken_in_every_form_in_which_verbs_print_them() {
    let game = fill();
    let analyse = |moves: &[&str]| {
        let arguments = ["analyse", game.path(), "--iterations", "50", "--json"];
        json(&[&arguments[..], &["--moves"], moves].concat())
    };
    let divided = json(&[
        "perft",
        game.path(),
        "-d",
        "1",
        "--divide",
        "--engine",
        "interpreter",
        "--json",
    ]);
    for branch in divided["divide"].as_array().unwrap() {
        for form in ["move", "description"] {
            let text = branch[form].as_str().unwrap();
            let after = analyse(&[text]);
            assert_eq!(after["to_move"], 2, "{text}");
            // What is printed of it goes on from there.
            let choice = after["choice"].as_str().unwrap();
            assert_eq!(analyse(&[text, choice])["to_move"], 1, "{choice}");
            for row in after["moves"].as_array().unwrap() {
                analyse(&[text, row["move"].as_str().unwrap()]);
                analyse(&[text, row["description"].as_str().unwrap()]);
            }
            let line = after["line"].as_array().unwrap().iter();
            let line: Vec<&str> = line.map(|m| m.as_str().unwrap()).collect();
            analyse(&[&[text], &line[..]].concat());
        }
    }
    // The words of a table, as they stand there.
    let shown = out(&run(&["analyse", game.path(), "--iterations", "50"]));
    let line = shown
        .lines()
        .find_map(|line| line.strip_prefix("best line: "));
    let line: Vec<&str> = line.unwrap().split(' ').collect();
    analyse(&line);
    let solved = json(&["solve", game.path(), "--memory", "1", "--json"]);
    analyse(&[solved["best"].as_str().unwrap()]);
}

#[test]
fn a_wrong_move_is_told_with_its_place_and_the_nearest_ones() {
    let game = fill();
    let wrong = |moves: &[&str]| {
        let output = run(&[&["analyse", game.path(), "--moves"], moves].concat());
        assert_eq!((code(&output), out(&output).as_str()), (2, ""));
        err(&output)
    };
    let unknown = wrong(&["1", "rx9y0:1"]);
    assert!(
        unknown.contains("move 2, 'rx9y0:1': column 1: the board has no cell `rx9y0`"),
        "{unknown}"
    );
    assert!(
        unknown.contains("hint: legal moves like it are rx"),
        "{unknown}"
    );
    let beyond = wrong(&["4"]);
    assert!(
        beyond.contains("move 1, '4': the legal moves are numbered 1 to 3"),
        "{beyond}"
    );
}
