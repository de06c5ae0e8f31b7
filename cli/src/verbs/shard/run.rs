//! `rbg shard run`: the computation of shards.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, anyhow};
use clap::Args;
use serde::Serialize;

use crate::arguments::whole;
use crate::failure::Failure;
use crate::interrupt;
use crate::settings::Settings;
use crate::shards::{Collection, JobFolder, ReadError, Runner, Shard, Worker, runner_of};
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
    /// A folder that `shard plan` has written, or files of shards
    #[arg(value_name = "JOB|SHARD", required = true)]
    paths: Vec<PathBuf>,
    /// Only the shard of the folder with this number, from 0
    #[arg(long, value_name = "I", value_parser = whole::<u64>(..))]
    index: Option<u64>,
    /// With --index: and every N-th one behind it
    #[arg(long, value_name = "N", requires = "index", value_parser = whole::<u64>(1..))]
    of: Option<u64>,
    /// Where results are kept [default: the folder `results` of the job]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
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
    let (shards, out) = chosen(arguments)?;
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
        let run = run_one(path, &out, runners, &mut worker).map_err(in_shard);
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
        let out = out.display();
        terminal.print(&format!(
            "{computed} shards computed, {there} were there; results in {out}\n"
        ))?;
    }
    outcome
}

/// Returns the files of the shards that are asked for, and where their results go.
fn chosen(arguments: &Run) -> Result<(Vec<PathBuf>, PathBuf), Failure> {
    let out = arguments.out.clone();
    match &arguments.paths[..] {
        [path] if path.is_dir() => {
            let folder = JobFolder::open(path)?;
            let shards = folder.shards();
            let step = match (arguments.index, arguments.of) {
                (Some(index), _) if index >= shards => {
                    return Err(Failure::Usage(format!(
                        "there is no shard {index}: the last of {shards} is {}",
                        shards - 1
                    )));
                }
                (Some(_), None) => shards,
                (_, of) => of.unwrap_or(1),
            };
            let numbers = (arguments.index.unwrap_or(0)..shards).step_by(step as usize);
            let files = numbers.map(|number| folder.shard(number)).collect();
            Ok((files, out.unwrap_or_else(|| folder.results())))
        }
        _ if arguments.index.is_some() => Err(Failure::Usage(
            "--index goes with one folder that `shard plan` has written".to_owned(),
        )),
        paths => {
            if let Some(folder) = paths.iter().find(|path| path.is_dir()) {
                let folder = folder.display();
                return Err(Failure::Usage(format!(
                    "{folder} is a folder: give it alone, or files of shards"
                )));
            }
            let out = out.ok_or_else(|| {
                Failure::Usage("--out has to say where results of these files go".to_owned())
            })?;
            Ok((paths.to_vec(), out))
        }
    }
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
    out: &Path,
    runners: &[&dyn Runner],
    worker: &mut Worker<'_>,
) -> Result<Ran, Failure> {
    interrupt::check()?;
    let shard = Shard::read(path)?;
    shard.check_versions()?;
    let runner = runner_of(runners, &shard.job.work)?;
    let result = out.join(shard.digest()? + ".json");
    let ran = |found| Ran {
        verb: runner.verb(),
        result: result.clone(),
        found,
    };
    match Collection::read(&result) {
        Ok(collection) if collection.is_of(&shard) => return Ok(ran(true)),
        Ok(_) => {
            return Err(anyhow!(
                "{} holds the result of another shard; nothing was changed",
                result.display()
            )
            .into());
        }
        Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
        Err(ReadError::Io(error)) => {
            return Err(anyhow!(error)
                .context(format!("cannot read {}", result.display()))
                .into());
        }
        Err(ReadError::Damaged(reason)) => {
            let file = result.display();
            let note = format!("note: {file} is damaged and computed again: {reason}");
            worker.terminal().note(&note);
        }
        Err(error @ ReadError::Foreign(_)) => {
            let file = result.display();
            return Err(anyhow!("{file}: {error}; nothing was changed").into());
        }
    }
    let outcome = runner.run(&shard, worker)?;
    Collection::of(&shard, outcome).write(&result)?;
    Ok(ran(false))
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
