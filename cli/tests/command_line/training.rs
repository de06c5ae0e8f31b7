//! Networks that are trained, gone on with, and played with.

use std::fs;

use serde_json::Value;

use super::outcome::{FILL, Outside, code, err, out};
use super::{json, run};

/// Returns arguments by which a small network is trained for so many rounds.
fn train<'a>(game: &'a Outside, rounds: &'a str) -> Vec<&'a str> {
    let arguments = ["train", game.path(), "--rounds", rounds, "--units", "4"];
    [&arguments[..], &["--json"]].concat()
}

fn numbers(line: &Value) -> Vec<u64> {
    let rounds = line["rounds"].as_array().unwrap().iter();
    rounds
        .map(|round| round["number"].as_u64().unwrap())
        .collect()
}

#[test]
fn a_network_is_trained_gone_on_with_and_played_with() {
    let game = Outside::new(FILL);
    let analyse = |agent: &str| {
        run(&[
            "analyse",
            game.path(),
            "--agent",
            agent,
            "--iterations",
            "20",
        ])
    };
    let output = analyse("az");
    assert_eq!((code(&output), out(&output)), (2, String::new()));
    assert!(
        err(&output).contains("there is no network of fill"),
        "{}",
        err(&output)
    );

    let line = json(&train(&game, "8"));
    assert_eq!(numbers(&line), [1, 2, 3, 4, 5, 6, 7, 8]);
    let games = line["games"].as_u64().unwrap();
    let network = game
        .path
        .with_file_name("networks")
        .join("fill.safetensors");
    // What is worse than nothing is not written, whatever was trained.
    assert_eq!(network.exists(), line["file"].is_string(), "{line}");
    let page = game.path.with_file_name("page.html");
    let report = ["--report", page.to_str().unwrap()];
    let output = run(&[&train(&game, "10")[..], &report].concat());
    let told = err(&output);
    assert!(told.contains("going on behind round 8"), "{told}");
    let line: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(numbers(&line), (1..=10).collect::<Vec<u64>>());
    let page = fs::read_to_string(page).unwrap();
    for text in [
        "<h1>fill</h1>",
        "10 rounds, ",
        "--rounds 10 --units 4",
        "</svg>",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
    assert!(line["games"].as_u64().unwrap() > games);
    if network.exists() {
        for agent in [
            "az",
            "az:root=gumbel",
            &format!("az:net={}", network.display()),
        ] {
            let output = analyse(agent);
            assert_eq!(code(&output), 0, "{agent}: {}", err(&output));
        }
    }
    let anew = json(&[&train(&game, "1")[..], &["--fresh"]].concat());
    assert_eq!(numbers(&anew), [1]);
}

#[test]
fn a_training_that_does_not_suit_or_is_damaged_is_refused() {
    let game = Outside::new(FILL);
    json(&train(&game, "1"));
    let told = |arguments: &[&str]| {
        let output = run(arguments);
        assert_eq!(out(&output), "");
        (code(&output), err(&output))
    };
    let other = ["train", game.path(), "--rounds", "2", "--units", "8"];
    let (exit, message) = told(&other);
    assert_eq!(exit, 2, "{message}");
    assert!(
        message.contains("is of 4 units, 16 at each cell, and seed 1"),
        "{message}"
    );
    let training = game.path.with_file_name("networks").join("fill.training");
    let bytes = fs::read(&training).unwrap();
    fs::write(&training, &bytes[..bytes.len() / 2]).unwrap();
    let (exit, message) = told(&train(&game, "2"));
    assert_eq!(exit, 1, "{message}");
    assert!(
        message.contains("fill.training: it is damaged"),
        "{message}"
    );
    // What was there is still there.
    assert_eq!(fs::read(&training).unwrap().len(), bytes.len() / 2);
}
