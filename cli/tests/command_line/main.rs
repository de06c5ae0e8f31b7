//! The command line as its users meet it. Nearly all tests play by the
//! interpreter, so that they do not wait for a build.

mod arguments;
mod endless;
mod evaluations;
mod figures;
mod forms;
mod injected;
#[cfg(target_os = "linux")]
mod interrupted;
mod network;
mod outcome;
mod outside;
mod playing;
mod positions;
mod products;
mod self_play;
mod serving;
mod sharded;
mod shell;
mod tournaments;
mod training;

use std::process::{Command, Output, Stdio};

use outcome::{code, err, out};
use serde_json::Value;

fn rbg(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rbg"));
    command.args(arguments).stdin(Stdio::null());
    // Where a reasoner is built after all, to optimise it would take longer than the test that
    // plays it.
    command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
    command
}

fn run(arguments: &[&str]) -> Output {
    rbg(arguments).output().unwrap()
}

/// Returns output that has to succeed and be one line of JSON.
fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(err(&output), "");
    let text = out(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}
