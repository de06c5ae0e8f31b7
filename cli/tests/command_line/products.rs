//! Tests of what verbs make: drawings, crates, lists, libraries.

use std::fs;
use std::process::Stdio;

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, rbg, run};

#[test]
fn graphs_are_drawn_on_the_output_or_into_a_file() {
    let game = Outside::new(FILL);
    let text = out(&run(&["graph", game.path()]));
    assert!(
        text.starts_with("digraph {") && text.ends_with("}\n"),
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
    assert!(fs::read_to_string(file).unwrap().starts_with("digraph {"));
    let cut = run(&["graph", game.path(), "--product", "--nodes", "2"]);
    assert!(err(&cut).contains("cut off"), "{}", err(&cut));
}

#[test]
fn positions_are_drawn_on_the_output_or_into_a_file() {
    let game = Outside::new(FILL);
    let image = out(&run(&["draw", game.path()]));
    assert!(
        image.starts_with("<svg ") && image.ends_with("</svg>\n"),
        "{image}"
    );
    assert_eq!(image.matches("<title>").count(), 4, "{image}");
    let file = game.path.with_extension("svg");
    let output = file.to_str().unwrap();
    let drawn = run(&["draw", game.path(), "--moves", "2", "--legal", "-o", output]);
    assert_eq!((code(&drawn), out(&drawn).as_str()), (0, ""));
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("<title>rx1y0: w</title>"), "{written}");
    assert!(written.contains("last move: rx1y0 [w]"), "{written}");
    // What is pointed at is the other two cells.
    let targets = |image: &str| image.matches("#2c9a4b").count();
    assert_eq!((targets(&image), targets(&written)), (0, 2));
    let text = out(&run(&["draw", game.path(), "--moves", "2", "--text"]));
    assert!(text.contains("0  e*w e\n"), "{text}");
    let both = run(&["draw", game.path(), "--text", "--svg"]);
    assert_eq!(code(&both), 2);
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
    let row = markdown.lines().find(|row| row.contains("[hex](hex.rbg)"));
    assert!(row.is_some_and(|row| row.contains(" 121 |")), "{markdown}");
    assert!(out(&run(&["list"])).contains("breakthrough"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let game = Outside::new(FILL);
    let mut child = rbg(&["graph", game.path()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((code(&output), err(&output).as_str()), (0, ""));
}

#[test]
fn a_reasoner_is_built_once_and_then_needs_no_cargo() {
    let game = Outside::new(FILL);
    let arguments = ["perft", game.path(), "--depth", "3", "--json"];
    assert_eq!(json(&arguments)["leaves"], 6);

    let again = rbg(&arguments)
        .env("CARGO", "/no/such/cargo")
        .output()
        .unwrap();
    assert_eq!(code(&again), 0, "{}", err(&again));
    assert!(out(&again).contains("\"leaves\":6"));

    // A game that was never built does need it, and says so.
    let unbuilt = Outside::new(&FILL.replace("black", "snow"));
    let output = rbg(&["perft", unbuilt.path(), "--depth", "1"])
        .env("CARGO", "/no/such/cargo")
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("cannot run cargo"),
        "{}",
        err(&output)
    );

    let neighbours: Vec<_> = fs::read_dir(game.path.parent().unwrap()).unwrap().collect();
    assert_eq!(
        neighbours.len(),
        1,
        "nothing may appear beside the description"
    );
}

#[test]
fn a_description_with_a_long_name_is_compiled_and_played() {
    let game = Outside::new(FILL);
    for letter in ["x", "X"] {
        let long = game
            .path
            .with_file_name(format!("{}.rbg", letter.repeat(200)));
        fs::copy(&game.path, &long).unwrap();
        let arguments = ["perft", long.to_str().unwrap(), "--depth", "3", "--json"];
        let line = json(&arguments);
        assert_eq!(line["leaves"], 6);
        assert_eq!(line["game"], letter.repeat(200));
    }
}
