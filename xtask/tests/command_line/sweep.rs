//! Tests of a sweep of one small game, from its table to its end.

use std::fs;

use serde_json::{Value, json};

use super::outcome::{FILL, Outside, code, err, out};
use super::run;

#[test]
fn a_game_is_swept_once_and_again_when_it_changes() {
    let game = Outside::new(FILL);
    let (table, state) = (
        game.path.with_file_name("swept.tsv"),
        game.path.with_file_name("state.json"),
    );
    let sweep = |extra: &[&str]| {
        let mut arguments = vec!["sweep", game.path(), "--random-games=0", "--jobs=1"];
        arguments.extend(["--table", table.to_str().unwrap()]);
        arguments.extend(["--state", state.to_str().unwrap()]);
        arguments.extend(extra);
        run(&arguments)
    };
    let swept = |expected: &str| {
        let output = sweep(&["--json"]);
        assert_eq!(code(&output), 0, "{}", err(&output));
        let report: Value = serde_json::from_str(&out(&output)).unwrap();
        let units = report["units"].as_array().unwrap();
        assert_eq!((&report["ok"], units.len()), (&json!(true), 1));
        assert_eq!(units[0]["name"], "fill");
        assert_eq!(units[0]["standing"], expected);
        assert!(!state.exists(), "the sweep is over");
        fs::read_to_string(&table).unwrap()
    };
    let first = swept("right");
    let row: Vec<&str> = first.lines().nth(1).unwrap().split('\t').collect();
    assert_eq!((row.len(), row[0], row[4]), (5, "fill", "right"));
    assert_eq!(swept("unchanged"), first);

    // What cannot be compiled is wrong, and is told with the call that shows it.
    fs::write(&game.path, FILL.replace("white(1), ", "")).unwrap();
    let output = sweep(&["--markdown"]);
    assert_eq!(code(&output), 1, "{}", err(&output));
    let text = out(&output);
    let row = text.lines().find(|line| line.starts_with("| fill "));
    let cells: Vec<&str> = row.unwrap_or(&text).split('|').map(str::trim).collect();
    assert_eq!(cells[1..5], ["fill", "WRONG", "3", "0"], "{text}");
    let call = format!("* fill: cargo xtask verify {}: ", game.path());
    assert!(text.contains(&call), "{text}");
    let table = fs::read_to_string(&table).unwrap();
    assert!(table.ends_with("\twrong\n"), "{table}");
}

#[test]
fn a_game_is_named_once() {
    let output = run(&["sweep", "hex_5x5", "hex_5x5", "--random-games=0"]);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("'hex_5x5' is named twice"),
        "{}",
        err(&output)
    );
}
