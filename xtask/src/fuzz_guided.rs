//! `cargo xtask fuzz-guided`: the readers of text under libFuzzer, which looks for inputs
//! that reach new code.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

use crate::fuzz_text;
use crate::nightly;

/// Arguments of `fuzz-guided`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask fuzz-guided --seconds 60
  cargo xtask fuzz-guided --reader front-end --seconds 3600
  cargo xtask fuzz-guided --seconds 600 --keep

Needs a nightly toolchain and cargo-fuzz (`cargo install cargo-fuzz`). The targets are in
fuzz/, built with the address sanitizer, assertions and checks of arithmetic. Inputs that
reach new code gather in target/fuzz-guided/; with `--keep` the short ones among them that
reach more than fuzz/corpus/ does are added there, from where `fuzz-text` and the tests
read them too. Inputs that make a reader panic, need more than ten seconds or more than
2 GiB are written to fuzz/artifacts/; exit code 1 if there is one.")]
pub(crate) struct FuzzGuided {
    /// Only this reader
    #[arg(long, value_name = "NAME", value_parser = fuzz_text::known)]
    reader: Option<String>,
    /// How long each reader is tried
    #[arg(long, value_name = "S", value_parser = some_time, default_value = "60")]
    seconds: Duration,
    /// The seed of each
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = whole::<u32>(..))]
    seed: u32,
    /// Add short inputs that reach more to fuzz/corpus/
    #[arg(long)]
    keep: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The length of the longest inputs that are kept.
const SHORT: usize = 160;

/// The outcome of one reader.
#[derive(Debug, Serialize)]
struct Outcome {
    reader: String,
    executions: u64,
    /// The number of inputs that reached new code.
    new_inputs: u64,
    /// The slowest execution, in whole seconds.
    slowest_seconds: u64,
    peak_mebibytes: u64,
    failed: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &FuzzGuided, terminal: Terminal) -> Result<(), Failure> {
    let wanted = |name: &&str| arguments.reader.as_ref().is_none_or(|only| only == name);
    let mut outcomes = Vec::new();
    let mut stopped = Ok(());
    for reader in fuzz_text::readers().filter(wanted) {
        let spinner = terminal.spinner(&format!("{reader} is tried"));
        let outcome = try_reader(reader, arguments)?;
        drop(spinner);
        outcomes.push(outcome);
        stopped = interrupt::check();
        if stopped.is_err() {
            break;
        }
    }
    show(arguments, &outcomes, terminal)?;
    stopped?;
    if outcomes.iter().any(|outcome| outcome.failed) {
        return Err(Failure::Reported);
    }
    Ok(())
}

/// Has libFuzzer try one reader.
fn try_reader(reader: &str, arguments: &FuzzGuided) -> anyhow::Result<Outcome> {
    let workspace = library::workspace();
    let kept = fuzz_text::corpus_of(reader);
    let folder = workspace.join("target/fuzz-guided");
    let (found, seeds) = (
        folder.join("found").join(reader),
        folder.join("seeds").join(reader),
    );
    for folder in [&kept, &found, &seeds] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    for (number, text) in fuzz_text::seeds_of(reader)?.iter().enumerate() {
        rbg_cli::atomic_file::write_atomically(&seeds.join(number.to_string()), text)?;
    }
    let time = arguments.seconds.as_secs().max(1);
    let seed = arguments.seed.max(1);
    let told = lib_fuzzer(
        reader,
        &[&found, &kept, &seeds],
        &[
            &format!("-max_total_time={time}"),
            &format!("-seed={seed}"),
            "-timeout=10",
            "-rss_limit_mb=2048",
            "-print_final_stats=1",
        ],
    )?;
    let figure = |name: &str| {
        let line = told.text.lines().rev().find(|line| line.contains(name));
        let last = line.and_then(|line| line.split_whitespace().last());
        last.and_then(|last| last.parse().ok())
    };
    let executions = figure("stat::number_of_executed_units");
    if executions.is_none() && !told.text.contains("ERROR: libFuzzer") {
        let lines: Vec<&str> = told.text.lines().collect();
        let last = lines[lines.len().saturating_sub(20)..].join("\n");
        anyhow::bail!("{reader} cannot be tried: {last}");
    }
    // To stop when asked to is no failure.
    let failed = !told.succeeded && interrupt::check().is_ok();
    if arguments.keep && !failed {
        let longest = format!("-max_len={SHORT}");
        lib_fuzzer(reader, &[&kept, &found], &["-merge=1", &longest])?;
    }
    Ok(Outcome {
        reader: reader.to_owned(),
        executions: executions.unwrap_or(0),
        new_inputs: figure("stat::new_units_added").unwrap_or(0),
        slowest_seconds: figure("stat::slowest_unit_time_sec").unwrap_or(0),
        peak_mebibytes: figure("stat::peak_rss_mb").unwrap_or(0),
        failed,
    })
}

/// The figures that libFuzzer reports.
struct Told {
    text: String,
    succeeded: bool,
}

/// Builds the target of a reader and runs it with these folders and flags.
fn lib_fuzzer(reader: &str, folders: &[&Path], flags: &[&str]) -> anyhow::Result<Told> {
    let output = nightly::cargo()
        .args(["fuzz", "run", reader])
        .args(folders)
        .arg("--")
        .args(flags)
        .stdin(Stdio::null())
        .output()
        .context("cannot run cargo")?;
    Ok(Told {
        text: String::from_utf8_lossy(&output.stderr).into_owned(),
        succeeded: output.status.success(),
    })
}

fn show(arguments: &FuzzGuided, outcomes: &[Outcome], terminal: Terminal) -> Result<(), Failure> {
    if arguments.json {
        return terminal.print_json(&outcomes);
    }
    let mut table = terminal.table(&[
        "reader",
        "executions",
        "new inputs",
        "slowest s",
        "peak MiB",
        "",
    ]);
    for outcome in outcomes {
        table.add_row([
            outcome.reader.clone(),
            outcome.executions.to_string(),
            outcome.new_inputs.to_string(),
            outcome.slowest_seconds.to_string(),
            outcome.peak_mebibytes.to_string(),
            if outcome.failed { "failed" } else { "" }.to_owned(),
        ]);
    }
    terminal.print_table(table, 1)
}
