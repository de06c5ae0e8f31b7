//! Agents whose specifications name files of weights, or terms.

use std::fs;

use serde_json::{Value, json as value};

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run};

/// Returns arguments by which an agent with an evaluation looks at the start of a game.
fn analyse<'a>(game: &'a str, agent: &'a str) -> [&'a str; 6] {
    ["analyse", game, "--agent", agent, "--iterations", "50"]
}

#[test]
fn agents_take_weights_from_files_and_terms_from_the_rules() {
    let (game, folder) = (Outside::new(FILL), tempfile::tempdir().unwrap());
    let weights = folder.path().join("weights.json");
    let path = weights.to_str().unwrap();
    let learned = run(&["learn", game.path(), "--games", "20", "--out", path]);
    assert_eq!(code(&learned), 0, "{}", err(&learned));

    let shown = json(&[
        "agents",
        "--game",
        game.path(),
        "--agents",
        "greedy",
        "--json",
    ]);
    let terms = shown["terms"].as_array().unwrap().clone();
    assert!(terms.contains(&value!("term:current_mover")), "{shown}");
    let names = terms.iter().map(|term| term.as_str().unwrap());
    for name in names.chain([path, "term:-current_mover"]) {
        let agent = format!("greedy:heuristic={name}");
        let output = run(&analyse(game.path(), &agent));
        assert_eq!(code(&output), 0, "{name}: {}", err(&output));
    }
    let policy = format!("hs:heuristic={path}");
    let playouts = ["playouts", game.path(), "--count", "3", "--policy", &policy];
    let output = run(&playouts);
    assert_eq!(code(&output), 0, "{}", err(&output));

    let told = |agent: &str, game: &Outside| {
        let output = run(&analyse(game.path(), agent));
        assert_eq!(out(&output), "");
        (code(&output), err(&output))
    };
    let (exit, message) = told("hs:heuristic=term:nothing", &game);
    assert_eq!(exit, 2, "{message}");
    assert!(message.contains("no term 'nothing': it has "), "{message}");
    let (exit, message) = told("hs:heuristic=./none.json", &game);
    assert_eq!(exit, 1, "{message}");
    assert!(message.contains("cannot read ./none.json"), "{message}");

    let text = fs::read_to_string(&weights).unwrap();
    let mut unfit: Value = serde_json::from_str(&text).unwrap();
    let place = value!({"piece": 99, "cells": []});
    unfit["evaluation"]["sides"][0]["places"] = value!([place]);
    let other = Outside::new(&format!("{FILL}\n// Other rules.\n"));
    let cases = [
        (
            "malformed",
            text.replacen("\"games\":", "\"games\":\"x\",\"more\":", 1),
            &game,
            "bad.json:5:".to_owned(),
        ),
        (
            "cut off",
            text[..40].to_owned(),
            &game,
            "bad.json:".to_owned(),
        ),
        ("unfit", unfit.to_string(), &game, "bad.json: ".to_owned()),
        (
            "for other rules",
            text,
            &other,
            "it is for other rules of fill".to_owned(),
        ),
    ];
    let bad = folder.path().join("bad.json");
    let agent = format!("hs:heuristic={}", bad.display());
    for (story, text, game, due) in cases {
        fs::write(&bad, text).unwrap();
        let (exit, message) = told(&agent, game);
        assert_eq!(exit, 1, "{story}: {message}");
        assert!(message.contains(&due), "{story}: {message}");
    }
}
