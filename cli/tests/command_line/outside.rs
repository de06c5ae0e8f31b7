//! Tests of the program where there is no repository: it works with what it brings along.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::outcome::{code, err, out};

/// Returns a folder with a game and no repository above it.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let game = rbg_games::description("ticTacToe").unwrap();
    fs::write(folder.path().join("mine.rbg"), game).unwrap();
    folder
}

/// Returns the program in such a folder, which keeps there what it builds.
fn rbg(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = super::rbg(arguments);
    command
        .current_dir(folder)
        .env_remove("CARGO_MANIFEST_DIR")
        .env("RBG_CACHE", "kept");
    command
}

#[test]
fn a_reasoner_is_built_from_the_embedded_runtime() {
    let folder = folder();
    let arguments = ["perft", "mine.rbg", "--depth", "3", "--json"];
    let output = rbg(folder.path(), &arguments).output().unwrap();
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(out(&output).contains("504"), "{}", out(&output));
    let kept = fs::read_dir(folder.path().join("kept")).unwrap();
    let names: Vec<String> = kept
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let runtime = names.iter().find(|name| name.starts_with("runtime-"));
    assert!(runtime.is_some(), "{names:?}");
}

#[test]
fn games_are_known_by_name() {
    let folder = folder();
    let arguments = ["perft", "hex", "--depth", "1", "--engine", "interpreter"];
    let output = rbg(folder.path(), &arguments).output().unwrap();
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(out(&output).contains("121"), "{}", out(&output));
    assert!(!folder.path().join("kept").exists());
}

#[test]
fn logs_are_kept_in_the_users_folder_for_states() {
    let folder = folder();
    let arguments = [
        "tournament",
        "--game",
        "mine.rbg",
        "--agents",
        "random",
        "random",
        "--games",
        "2",
    ];
    let output = rbg(folder.path(), &arguments)
        .env("XDG_STATE_HOME", folder.path().join("state"))
        .output()
        .unwrap();
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(!folder.path().join("target").exists());
    if cfg!(target_os = "linux") {
        let log = folder.path().join("state/rbg/tournaments/mine.jsonl");
        assert_eq!(fs::read_to_string(log).unwrap().lines().count(), 2);
    }
}

#[test]
fn without_cargo_the_interpreter_is_named() {
    let folder = folder();
    let output = rbg(folder.path(), &["playouts", "mine.rbg", "--seconds", "1"])
        .env("CARGO", "no such program")
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("cannot run cargo"),
        "{}",
        err(&output)
    );
    assert!(
        err(&output).contains("--engine interpreter"),
        "{}",
        err(&output)
    );
}

#[test]
fn without_rustc_the_interpreter_is_named() {
    let folder = folder();
    let output = rbg(folder.path(), &["perft", "mine.rbg", "--depth", "1"])
        .env("RUSTC", "no such program")
        .output()
        .unwrap();
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("cannot run rustc"),
        "{}",
        err(&output)
    );
    assert!(
        err(&output).contains("--engine interpreter"),
        "{}",
        err(&output)
    );
}
