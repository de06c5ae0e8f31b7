//! The command line as maintainers meet it.

mod differential;
#[path = "../../../cli/tests/command_line/outcome.rs"]
mod outcome;
mod sharded;
mod sweep;
mod verbs;

use std::process::{Command, Output, Stdio};

use outcome::{code, err, out};
use serde_json::Value;

fn xtask(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    xtask(arguments).output().unwrap()
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
