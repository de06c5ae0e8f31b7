//! Files of self-play: the same bytes however they are made.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run};

/// The files of self-play of a game, in a folder.
struct Played {
    game: Outside,
    folder: tempfile::TempDir,
}

/// The games that are asked for: three files.
const GAMES: [&str; 9] = [
    "--no-net",
    "--first",
    "2",
    "--games",
    "7",
    "--per-file",
    "3",
    "--iterations",
    "4",
];

impl Played {
    fn new() -> Self {
        Self {
            game: Outside::new(FILL),
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    /// Plays the games, with more arguments, and returns the line of JSON.
    fn play(&self, out: &str, more: &[&str]) -> Value {
        let verb = ["selfplay", self.game.path(), "--out", out, "--json"];
        json(&[&verb[..], &GAMES, more].concat())
    }

    /// Plans the job of the same games and returns its folder.
    fn plan(&self, name: &str) -> String {
        let job = self.path(name);
        let verb = ["shard", "plan", "selfplay", self.game.path(), "--out", &job];
        ok(&[&verb[..], &GAMES].concat());
        job
    }
}

fn ok(arguments: &[&str]) {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{arguments:?}: {}", err(&output));
}

/// Returns what the program says that fails.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!((code(&output), out(&output).as_str()), (1, ""));
    err(&output)
}

/// Returns the names and bytes of the files of a folder.
fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    let mut files: Vec<_> = entries.map(read).collect();
    files.sort();
    files
}

#[test]
fn files_do_not_depend_on_cores_and_what_is_there_is_not_made_again() {
    let played = Played::new();
    let (one, other) = (played.path("one"), played.path("other"));
    let line = played.play(&one, &[]);
    assert_eq!((&line["files"], &line["found"]), (&3.into(), &0.into()));
    let whole = files(&one);
    let names: Vec<&str> = whole.iter().map(|(name, _)| &**name).collect();
    let due = [
        "fill-2-5.safetensors",
        "fill-5-8.safetensors",
        "fill-8-9.safetensors",
    ];
    assert_eq!(names, due);
    played.play(&other, &["--cores", "3"]);
    assert_eq!(files(&other), whole);
    // One is missing and one cut off.
    let at = |name: &str| Path::new(&one).join(name);
    fs::remove_file(at(due[0])).unwrap();
    fs::write(at(due[1]), &whole[1].1[..100]).unwrap();
    let verb = ["selfplay", played.game.path(), "--out", &one, "--json"];
    let output = run(&[&verb[..], &GAMES].concat());
    let line: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!((&line["files"], &line["found"]), (&3.into(), &1.into()));
    let told = err(&output);
    assert!(
        told.contains("fill-5-8.safetensors is damaged and made again"),
        "{told}"
    );
    assert_eq!(files(&one), whole);
    let line = played.play(&one, &[]);
    assert_eq!(
        (&line["found"], &line["moves_per_second"]),
        (&3.into(), &Value::Null)
    );
}

#[test]
fn files_of_other_requests_and_of_something_else_stay_as_they_are() {
    let played = Played::new();
    let folder = played.path("files");
    played.play(&folder, &[]);
    let before = files(&folder);
    let again = ["selfplay", played.game.path(), "--out", &folder];
    let other_iterations = [&again[..], &GAMES[..8], &["5"]].concat();
    let other_seed = [&again[..], &GAMES, &["--seed", "2"]].concat();
    for other in [other_iterations, other_seed] {
        let told = refused(&other);
        assert!(
            told.contains("fill-2-5.safetensors is of another request"),
            "{told}"
        );
    }
    assert_eq!(files(&folder), before);
    let file = Path::new(&folder).join("fill-2-5.safetensors");
    fs::write(&file, rbg_games::network("connect4").unwrap()).unwrap();
    let told = refused(&[&again[..], &GAMES].concat());
    assert!(told.contains("it is no shard of self-play"), "{told}");
    assert_eq!(
        fs::read(&file).unwrap(),
        rbg_games::network("connect4").unwrap()
    );
}

#[test]
fn networks_that_are_not_there_or_of_other_rules_are_refused() {
    let played = Played::new();
    let folder = played.path("files");
    let verb = [
        "selfplay",
        played.game.path(),
        "--games",
        "1",
        "--out",
        &folder,
    ];
    let output = run(&verb);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("there is no network of fill"),
        "{}",
        err(&output)
    );
    let network = played.path("connect4.safetensors");
    fs::write(&network, rbg_games::network("connect4").unwrap()).unwrap();
    let told = refused(&[&verb[..], &["--net", &network]].concat());
    assert!(
        told.contains("it is for connect4, and not for fill"),
        "{told}"
    );
    assert!(!Path::new(&folder).exists());
}

#[test]
fn shards_give_the_files_of_one_process_in_any_order_and_with_duplicates() {
    let played = Played::new();
    let alone = played.path("alone");
    played.play(&alone, &[]);
    let whole = files(&alone);
    let job = played.plan("job");
    let path = |index: &str| format!("{job}/shards/{index}.json");
    let (early, late) = (played.path("early"), played.path("late"));
    ok(&[
        "shard",
        "run",
        &path("000002"),
        &path("000001"),
        "--out",
        &late,
    ]);
    // One of them is computed twice.
    ok(&[
        "shard",
        "run",
        &path("000001"),
        &path("000000"),
        "--out",
        &early,
    ]);
    let merged = [played.path("merged.json"), played.path("reversed.json")];
    let made = [played.path("made"), played.path("made reversed")];
    for (results, (out, made)) in [[&early, &late], [&late, &early]]
        .into_iter()
        .zip(merged.iter().zip(&made))
    {
        let merge = ["shard", "merge", results[0], results[1], "--out", out];
        let line = json(&[&merge[..], &["--files", made, "--json"]].concat());
        assert_eq!(line["complete"], true);
        assert_eq!(line["outcome"]["selfplay"].as_array().unwrap().len(), 3);
        assert_eq!(files(made), whole);
    }
    let bytes = merged.each_ref().map(|path| fs::read(path).unwrap());
    assert_eq!(bytes[0], bytes[1]);
    // What was merged tells which files there are, and has them no more.
    ok(&["shard", "merge", &merged[0], "--files", &made[0]]);
    fs::remove_file(Path::new(&made[0]).join("fill-8-9.safetensors")).unwrap();
    let told = refused(&["shard", "merge", &merged[0], "--files", &made[0]]);
    assert!(
        told.contains("fill-8-9.safetensors: it is not among the results"),
        "{told}"
    );
    // Another file of the name stays.
    let changed = Path::new(&made[1]).join("fill-2-5.safetensors");
    fs::write(&changed, "mine").unwrap();
    let told = refused(&["shard", "merge", &early, &late, "--files", &made[1]]);
    assert!(
        told.contains("there is another file of this name"),
        "{told}"
    );
    assert_eq!(fs::read(&changed).unwrap(), b"mine");
}
