//! `rbg shard missing`: the shards whose results are not there.

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::choice::Choice;
use crate::failure::Failure;
use crate::interrupt;
use crate::shards::{Shard, State};
use crate::terminal::Terminal;

/// Arguments of `shard missing`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} shard missing job
  {rbg} shard missing job | parallel {rbg} shard run {} --out job/results

Prints a path for each shard whose result is not there or damaged, and nothing if all
are there.")]
pub(super) struct Missing {
    #[command(flatten)]
    choice: Choice,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report {
    action: &'static str,
    shard: String,
    result: String,
    damaged: bool,
}

/// Runs the verb.
pub(super) fn run(arguments: &Missing, json: bool, terminal: Terminal) -> Result<(), Failure> {
    let (files, results) = arguments.choice.files()?;
    for file in &files {
        interrupt::check()?;
        let shard = Shard::read(file)?;
        let state = results.state(&shard);
        let state = state.with_context(|| file.display().to_string())?;
        if state == State::There {
            continue;
        }
        let path = file.display().to_string();
        if json {
            terminal.print_report(&Report {
                action: "missing",
                shard: path,
                result: results.path(&shard)?.display().to_string(),
                damaged: state != State::Missing,
            })?;
        } else {
            terminal.print(&format!("{path}\n"))?;
        }
    }
    Ok(())
}
