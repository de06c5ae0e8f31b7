//! `rbg shard run`: the computation of shards.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::choice::Choice;
use crate::failure::Failure;
use crate::interrupt;
use crate::settings::Settings;
use crate::shards::{Results, Runner, Shard, State, Worker, runner_of};
use crate::terminal::Terminal;

/// Arguments of `shard run`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} shard run job
  {rbg} shard run job/shards/000007.json job/shards/000008.json --out results
  {rbg} shard run job --index $SLURM_ARRAY_TASK_ID
  {rbg} shard run job --index 0 --of 4 & {rbg} shard run job --index 1 --of 4 & ...

Every result is written when its shard is done, as a whole, so Ctrl-C and failures cost
the shard under way and nothing else.")]
pub(super) struct Run {
    #[command(flatten)]
    choice: Choice,
    /// Build reasoners for any processor of this kind, for machines that differ and share
    /// the folder of what is built; results are the same
    #[arg(long)]
    portable: bool,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    action: &'static str,
    verb: &'a str,
    shard: String,
    result: String,
    /// Whether the result was there before.
    found: bool,
    seconds: f64,
}

/// Runs the verb.
pub(super) fn run(
    arguments: &Run,
    runners: &[&dyn Runner],
    json: bool,
    terminal: Terminal,
) -> Result<(), Failure> {
    let (shards, results) = arguments.choice.files()?;
    let bar = terminal.progress("shards", shards.len() as u64);
    let settings = Settings {
        portable: arguments.portable,
        ..Settings::default()
    };
    let mut worker = Worker::new(settings, terminal.without_progress(), &bar);
    let mut computed = 0;
    let mut outcome = Ok(());
    for (done, path) in (0..).zip(&shards) {
        bar.set(done);
        let begun = Instant::now();
        let in_shard = |failure| told_of(path, failure);
        let run = run_one(path, &results, runners, &mut worker).map_err(in_shard);
        match run {
            Ok(ran) => {
                computed += u64::from(!ran.found);
                if json {
                    terminal.print_report(&Report {
                        action: "run",
                        verb: ran.verb,
                        shard: path.display().to_string(),
                        result: ran.result.display().to_string(),
                        found: ran.found,
                        seconds: begun.elapsed().as_secs_f64(),
                    })?;
                }
            }
            Err(failure) => {
                outcome = Err(failure);
                break;
            }
        }
    }
    drop(worker);
    drop(bar);
    if !json && outcome.is_ok() {
        let there = shards.len() as u64 - computed;
        let out = results.folder().display();
        terminal.print(&format!(
            "{computed} shards computed, {there} were there; results in {out}\n"
        ))?;
    }
    outcome
}

/// A shard whose result is there.
struct Ran {
    verb: &'static str,
    result: PathBuf,
    /// Whether it was there before.
    found: bool,
}

/// Computes a shard unless its result is there.
fn run_one(
    path: &Path,
    results: &Results,
    runners: &[&dyn Runner],
    worker: &mut Worker<'_>,
) -> Result<Ran, Failure> {
    interrupt::check()?;
    let shard = Shard::read(path)?;
    shard.check_versions()?;
    let runner = runner_of(runners, &shard.job.work)?;
    let result = results.path(&shard)?;
    let state = results.state(&shard)?;
    if let State::Damaged(reason) = &state {
        let file = result.display();
        let note = format!("note: {file} is damaged and computed again: {reason}");
        worker.terminal().note(&note);
    }
    let found = state == State::There;
    if !found {
        let outcome = runner.run(&shard, worker)?;
        results.keep(&shard, outcome)?;
    }
    Ok(Ran {
        verb: runner.verb(),
        result,
        found,
    })
}

/// Adds the name of a shard to a failure.
fn told_of(path: &Path, failure: Failure) -> Failure {
    match failure {
        Failure::Other(error) => {
            let named: anyhow::Result<()> = Err(error);
            let named = named.with_context(|| path.display().to_string());
            named.err().map_or(Failure::Reported, Failure::Other)
        }
        other => other,
    }
}
