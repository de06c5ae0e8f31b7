//! `cargo xtask fuzz-text`: the readers of text on mutated input.
//!
//! Every execution is a function of seed and number, so any of them can be run
//! again on its own. A stack overflow or the system's end of memory ends the
//! whole process: `--from` tells where to look for it.

mod network;
mod targets;

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use rbg_cli::arguments::whole;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;
use rbg_testkit::text_mutation::mutant;
use serde::Serialize;

use targets::{Seeds, TARGETS, Target};

/// The number of executions between two looks at the clock of the progress.
const REPORT: u64 = 1000;

/// Arguments of `fuzz-text`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask fuzz-text --executions 100000
  cargo xtask fuzz-text --seed 7 --from 41000 --executions 1000   (again, in part)
  cargo xtask fuzz-text --target compile --executions 20000 --json

The games of the library, the conformance suite and fuzz/corpus/ are changed
at random, by tokens and by bytes. Inputs that make a reader panic are written to
target/fuzz-text/. Exit code 1 if there is one.")]
pub(crate) struct FuzzText {
    /// How many inputs are read
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = whole::<u64>(1..))]
    executions: u64,
    /// The number from which inputs are drawn
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// The number of the first execution
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>(..))]
    from: u64,
    /// Only this reader
    #[arg(long, value_name = "NAME", value_parser = known)]
    target: Option<String>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Returns the reader of a name.
fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Returns the names of the readers.
pub(crate) fn readers() -> impl Iterator<Item = &'static str> {
    TARGETS.iter().map(|target| target.name)
}

/// Reads the name of a reader on the command line.
pub(crate) fn known(name: &str) -> Result<String, String> {
    match find(name) {
        Some(target) => Ok(target.name.to_owned()),
        None => {
            let names: Vec<&str> = readers().collect();
            Err(format!("the readers are {}", names.join(", ")))
        }
    }
}

/// The outcome of a reader's executions.
#[derive(Clone, Debug, Default, Serialize)]
struct Outcome {
    target: &'static str,
    executions: u64,
    accepted: u64,
    seconds: f64,
    /// The slowest execution: its time, number and length of its input.
    slowest_seconds: f64,
    slowest: u64,
    slowest_bytes: usize,
    panics: u64,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    seed: u64,
    from: u64,
    executions: u64,
    peak_mebibytes: Option<f64>,
    targets: &'a [Outcome],
}

/// Has a reader read an input, which it may refuse; returns whether there is such a reader.
///
/// # Panics
///
/// If the reader does, which is then to be corrected.
pub fn read(reader: &str, text: &[u8]) -> bool {
    find(reader).is_some_and(|target| {
        (target.read)(text);
        true
    })
}

/// Runs the verb.
pub(crate) fn run(arguments: &FuzzText, terminal: Terminal) -> Result<(), Failure> {
    let wanted = |target: &&Target| {
        arguments
            .target
            .as_ref()
            .is_none_or(|name| name == target.name)
    };
    let chosen: Vec<&Target> = TARGETS.iter().filter(wanted).collect();
    let seeds: Vec<Vec<Vec<u8>>> = chosen
        .iter()
        .map(|target| seeds(target))
        .collect::<anyhow::Result<_>>()?;
    let mut outcomes: Vec<Outcome> = chosen
        .iter()
        .map(|target| Outcome {
            target: target.name,
            ..Outcome::default()
        })
        .collect();
    let bar = terminal.progress("reading", arguments.executions);
    // A panic is reported with its input, once.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut stopped = Ok(());
    for number in 0..arguments.executions {
        if number % REPORT == 0 {
            bar.set(number);
            stopped = interrupt::check();
            if stopped.is_err() {
                break;
            }
        }
        let number = arguments.from.wrapping_add(number);
        let at = turn(&chosen, number);
        let text = mutant(&seeds[at], arguments.seed, number);
        if let Some(message) = execute(chosen[at], &text, number, &mut outcomes[at]) {
            let file = keep(chosen[at].name, number, &text)?;
            let file = file.display();
            terminal.error(&format!(
                "{}, execution {number}: {message}\n  the input is {file}",
                chosen[at].name
            ));
        }
    }
    panic::set_hook(hook);
    drop(bar);
    // What was done counts, also when it was not all.
    show(arguments, &outcomes, terminal)?;
    stopped?;
    if outcomes.iter().any(|outcome| outcome.panics > 0) {
        return Err(Failure::Reported);
    }
    Ok(())
}

/// Returns the reader whose turn an execution is: the readers take turns in proportion to their
/// shares.
fn turn(chosen: &[&Target], number: u64) -> usize {
    let all: u64 = chosen.iter().map(|target| target.share).sum();
    // Neighbouring numbers are for different readers.
    let mut place = number.wrapping_mul(389) % all;
    for (at, target) in chosen.iter().enumerate() {
        match place.checked_sub(target.share) {
            Some(rest) => place = rest,
            None => return at,
        }
    }
    0
}

/// Reads an input; returns the message of a panic, if there is one.
fn execute(target: &Target, text: &[u8], number: u64, outcome: &mut Outcome) -> Option<String> {
    let begun = Instant::now();
    let result = panic::catch_unwind(AssertUnwindSafe(|| (target.read)(text)));
    let taken = begun.elapsed();
    outcome.executions += 1;
    outcome.seconds += taken.as_secs_f64();
    if taken > Duration::from_secs_f64(outcome.slowest_seconds) {
        outcome.slowest_seconds = taken.as_secs_f64();
        outcome.slowest = number;
        outcome.slowest_bytes = text.len();
    }
    match result {
        Ok(accepted) => {
            outcome.accepted += u64::from(accepted);
            None
        }
        Err(payload) => {
            outcome.panics += 1;
            let text = payload.downcast_ref::<String>().cloned();
            let fixed = payload
                .downcast_ref::<&str>()
                .map(|text| (*text).to_owned());
            Some(text.or(fixed).unwrap_or_else(|| "a panic".to_owned()))
        }
    }
}

/// Returns the texts that are changed for a reader.
fn seeds(target: &Target) -> anyhow::Result<Vec<Vec<u8>>> {
    let mut seeds = corpus(target)?;
    match target.seeds {
        Seeds::Lines(text) => seeds.extend(text.lines().map(|line| line.as_bytes().to_vec())),
        Seeds::Text(text) => seeds.push(text.as_bytes().to_vec()),
        Seeds::Games => {
            seeds.push(targets::SMALL.as_bytes().to_vec());
            let conformance = library::workspace().join("compiler/tests/conformance");
            for folder in [library::folder(), conformance] {
                seeds.extend(files(&folder, Some("rbg"))?);
            }
        }
    }
    Ok(seeds)
}

/// Returns the texts from which to begin with a reader.
pub(crate) fn seeds_of(reader: &str) -> anyhow::Result<Vec<Vec<u8>>> {
    find(reader).map_or(Ok(Vec::new()), seeds)
}

/// Returns the folder with the kept inputs of a reader.
pub(crate) fn corpus_of(reader: &str) -> PathBuf {
    find(reader).map_or_else(|| kept_as(reader), corpus_folder)
}

/// Returns the name of that folder; the readers of descriptions have one in common.
fn corpus_folder(target: &Target) -> PathBuf {
    match target.seeds {
        Seeds::Games => kept_as("descriptions"),
        Seeds::Lines(_) | Seeds::Text(_) => kept_as(target.name),
    }
}

fn kept_as(name: &str) -> PathBuf {
    library::workspace().join("fuzz/corpus").join(name)
}

/// Returns the kept inputs of a reader.
fn corpus(target: &Target) -> anyhow::Result<Vec<Vec<u8>>> {
    let folder = corpus_folder(target);
    if folder.is_dir() {
        files(&folder, None)
    } else {
        Ok(Vec::new())
    }
}

fn files(folder: &Path, extension: Option<&str>) -> anyhow::Result<Vec<Vec<u8>>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let matches = |wanted| path.extension().is_some_and(|found| found == wanted);
        if extension.is_none_or(matches) {
            paths.push(path);
        }
    }
    paths.sort();
    paths.into_iter().map(|path| Ok(fs::read(path)?)).collect()
}

fn keep(target: &str, number: u64, text: &[u8]) -> anyhow::Result<PathBuf> {
    let folder = library::workspace().join("target").join("fuzz-text");
    let file = folder.join(format!("{target}-{number}.txt"));
    rbg_cli::atomic_file::write_atomically(&file, text)?;
    Ok(file)
}

fn show(arguments: &FuzzText, outcomes: &[Outcome], terminal: Terminal) -> Result<(), Failure> {
    let peak = peak_mebibytes("self");
    if arguments.json {
        return terminal.print_json(&Report {
            seed: arguments.seed,
            from: arguments.from,
            executions: outcomes.iter().map(|outcome| outcome.executions).sum(),
            peak_mebibytes: peak,
            targets: outcomes,
        });
    }
    let mut table = terminal.table(&[
        "reader",
        "executions",
        "accepted",
        "seconds",
        "slowest ms",
        "number",
        "bytes",
        "panics",
    ]);
    for outcome in outcomes {
        table.add_row([
            outcome.target.to_owned(),
            outcome.executions.to_string(),
            outcome.accepted.to_string(),
            format!("{:.1}", outcome.seconds),
            format!("{:.3}", outcome.slowest_seconds * 1e3),
            outcome.slowest.to_string(),
            outcome.slowest_bytes.to_string(),
            outcome.panics.to_string(),
        ]);
    }
    terminal.print_table(table, 1)?;
    if let Some(peak) = peak {
        terminal.print(&format!("peak memory of all: {peak:.0} MiB\n"))?;
    }
    Ok(())
}

/// Returns the most memory that a process has had, where the system tells.
pub(crate) fn peak_mebibytes(process: &str) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reader_reads_its_corpus_and_some_mutants() {
        for target in TARGETS {
            let seeds = seeds(target).unwrap();
            let mut outcome = Outcome::default();
            for (number, text) in (0..).zip(&corpus(target).unwrap()) {
                assert_eq!(execute(target, text, number, &mut outcome), None);
            }
            let few = if target.share < 10 { 20 } else { 200 };
            for number in 0..few {
                let text = mutant(&seeds, 1, number);
                let failed = execute(target, &text, number, &mut outcome);
                assert_eq!(failed, None, "{} {number}", target.name);
            }
            // Both ways out are taken.
            assert!(outcome.accepted > 0, "{}", target.name);
            assert!(outcome.accepted < outcome.executions, "{}", target.name);
        }
    }

    #[test]
    fn readers_take_turns() {
        let all: Vec<&Target> = TARGETS.iter().collect();
        let shares: u64 = TARGETS.iter().map(|target| target.share).sum();
        let mut turns = vec![0; all.len()];
        for number in 0..shares {
            turns[turn(&all, number)] += 1;
        }
        assert_eq!(turns, TARGETS.iter().map(|t| t.share).collect::<Vec<_>>());
    }
}
