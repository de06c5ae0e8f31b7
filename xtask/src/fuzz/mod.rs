//! `cargo xtask fuzz`: reasoners of random games against the interpreter.

mod keep;
mod mutants;
mod report;

use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::PossibleValuesParser;
use rbg_cli::arguments::{jobs, some_time, whole};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::terminal::{Progress, Terminal};
use rbg_random_games::campaign::{self, Choice, Outcome};
use rbg_random_games::coverage::KINDS;
use rbg_testkit::harness::Harness;

use mutants::Measurement;
use report::Report;

/// Arguments of `fuzz`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask fuzz --games 200
  cargo xtask fuzz --minutes 60 --seed 7 --jobs 1
  cargo xtask fuzz --games 1 --first 4711 --seed 7 --ways 99
  cargo xtask fuzz --games 2000 --markdown
  cargo xtask fuzz --games 800 --plan-only
  cargo xtask fuzz --games 4000 --exercising 'board: too large for sets'
  cargo xtask fuzz --mutants all --games 800

Makes random descriptions, lets the interpreter play each, compiles it with all
optimisations and in other ways by turns, builds some dozens of reasoners as one
program, and asks each of them everything that the interpreter knows: moves, counts,
single moves, draws, pseudo-legal moves, kept lists, keys, copies and contents.

Game N of a seed is the same whatever else is asked for. What fails is made as small
as possible and written to random-games/found/, from where the tests replay it. Exit
code 1 tells that something failed.")]
pub(crate) struct Fuzz {
    /// Play this number of games
    #[arg(
        long,
        value_name = "N",
        default_value_t = 200,
        value_parser = whole::<u64>(..=LAST),
        conflicts_with = "minutes"
    )]
    games: u64,
    /// Play for this time instead; a batch that has begun is finished
    #[arg(long, value_name = "M", value_parser = minutes)]
    minutes: Option<Duration>,
    /// Seed of the campaign
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Number of the first game
    #[arg(long, value_name = "N", default_value_t = 0,
        value_parser = whole::<u64>(..=LAST))]
    first: u64,
    /// Work on several batches at the same time [default: one per processor, at most 4]
    #[arg(long, value_name = "J", value_parser = jobs)]
    jobs: Option<NonZero<usize>>,
    /// Compile each game in at most this number of ways that differ
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<usize>(1..))]
    ways: usize,
    /// Numbers of games that share a program
    #[arg(long, value_name = "N", hide = true, value_parser = whole::<u64>(1..))]
    batch: Option<u64>,
    /// Pass over games that do not exercise this kind, a line of the table of coverage
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(KINDS), hide_possible_values = true, conflicts_with = "mutants")]
    exercising: Option<String>,
    /// Make at most this number of failures small and keep them
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole::<usize>(..))]
    keep: usize,
    /// Build in this folder [default: target/fuzz]; campaigns at the same time need
    /// one each
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Get a single condition wrong on purpose, or `all` one after the other: how many
    /// games that changes, and in how many of some it is noticed; exit code 1 if a
    /// condition changes none or is noticed in none
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(mutants::selectable()))]
    mutants: Option<String>,
    /// Build nothing, and only tell what the games exercise, or how many of them each
    /// mutant changes
    #[arg(long)]
    plan_only: bool,
    /// Print the coverage as a Markdown table
    #[arg(long)]
    markdown: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The largest number of a game, so that sums of some are numbers.
const LAST: u64 = 1 << 48;

/// Reads a time in minutes.
fn minutes(text: &str) -> Result<Duration, String> {
    let minutes: f64 = text
        .parse()
        .map_err(|_| "not a number of minutes".to_owned())?;
    some_time(&(minutes * 60.0).to_string())
}

/// The number of batches at the same time, unless more are asked for.
const MOST_JOBS: usize = 4;

/// The number of games that share a program.
pub(crate) const BATCH: u64 = 24;

/// The number of games that share a program where games are passed over.
const BATCH_TO_CHOOSE_FROM: u64 = 480;

/// The stack of a thread: searches of the interpreter may go deep.
pub(crate) const STACK: usize = 256 << 20;

/// Runs the verb. What was found is shown even if the user stops.
pub(crate) fn run(arguments: &Fuzz, terminal: Terminal) -> Result<(), Failure> {
    let begun = Instant::now();
    let workspace = library::workspace();
    let folder = arguments.folder.clone();
    let folder = folder.unwrap_or_else(|| workspace.join("target").join("fuzz"));
    // Cargo runs in another folder.
    let folder = std::path::absolute(folder)?;
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = arguments
        .jobs
        .map_or(processors.min(MOST_JOBS), NonZero::get);
    if let Some(name) = &arguments.mutants {
        let harness = Harness::new(&folder.join("0"), &workspace);
        let measurement = Measurement {
            seed: arguments.seed,
            numbers: arguments.first..arguments.first + arguments.games,
            plan_only: arguments.plan_only,
            json: arguments.json,
        };
        return mutants::run(&harness, name, &measurement, terminal);
    }
    let games = match arguments.minutes {
        Some(_) => LAST,
        None => arguments.games,
    };
    let harnesses = (0..jobs).map(|job| Harness::new(&folder.join(job.to_string()), &workspace));
    let harnesses: Vec<Harness> = harnesses.collect();
    let shown = if arguments.minutes.is_some() {
        0
    } else {
        games
    };
    let campaign = Campaign {
        arguments,
        end: arguments.first + games,
        deadline: arguments.minutes.map(|minutes| begun + minutes),
        next: AtomicU64::new(arguments.first),
        bar: terminal.progress("random games", shown),
    };
    let mut total = Outcome::default();
    let result = campaign.run(&harnesses, &mut total);
    drop(campaign);
    let mut kept = Vec::new();
    if result.is_ok() && arguments.keep > 0 && !arguments.plan_only {
        kept = thread::scope(|scope| {
            let keep = || keep::keep(&harnesses[0], &total.failures, arguments.keep, terminal);
            let keeping = Builder::new().stack_size(STACK).spawn_scoped(scope, keep)?;
            keeping.join().unwrap_or_else(|panic| resume_unwind(panic))
        })?;
    }
    let report = Report {
        seed: arguments.seed,
        first: arguments.first,
        seconds: begun.elapsed().as_secs_f64(),
        outcome: total,
        kept,
    };
    if arguments.json {
        terminal.print_json(&report)?;
    } else {
        report::print(&report, arguments.markdown, terminal)?;
    }
    result?;
    if report.outcome.failures.is_empty() {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

/// The data that all who work on a campaign share.
struct Campaign<'a> {
    arguments: &'a Fuzz,
    /// The number behind that of the last game.
    end: u64,
    deadline: Option<Instant>,
    /// The first game that nobody works on yet.
    next: AtomicU64,
    bar: Progress,
}

impl Campaign<'_> {
    fn run(&self, harnesses: &[Harness], total: &mut Outcome) -> Result<(), Failure> {
        let result = thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for harness in harnesses {
                let sender = sender.clone();
                let work = move || self.work(harness, &sender);
                Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
            }
            drop(sender);
            receiver
                .into_iter()
                .try_for_each(|outcome: Result<Outcome, Failure>| {
                    total.add(outcome?);
                    self.bar
                        .set(total.games + total.without_game + total.passed_over);
                    let failed = total.failed_games;
                    if failed > 0 {
                        self.bar.say(&format!("{failed} games failed"));
                    }
                    Ok(())
                })
        });
        result.and_then(|()| interrupt::check())
    }

    fn work(&self, harness: &Harness, sender: &Sender<Result<Outcome, Failure>>) {
        let arguments = self.arguments;
        let choice = Choice {
            seed: arguments.seed,
            exercising: arguments.exercising.as_deref(),
        };
        let usual = match choice.exercising {
            Some(_) => BATCH_TO_CHOOSE_FROM,
            None => BATCH,
        };
        let batch = arguments.batch.unwrap_or(usual);
        loop {
            let late = self
                .deadline
                .is_some_and(|deadline| Instant::now() > deadline);
            let first = self.next.fetch_add(batch, Ordering::Relaxed);
            if late || interrupt::requested() || first >= self.end {
                break;
            }
            let numbers = first..first.saturating_add(batch).min(self.end);
            let outcome = if arguments.plan_only {
                Ok(campaign::survey_games(choice, numbers))
            } else {
                campaign::compare_games(harness, choice, numbers, arguments.ways)
            };
            // Cargo is stopped by Ctrl-C as well; that is no failure.
            let stopped = outcome.is_err();
            if interrupt::requested() && stopped {
                break;
            }
            if sender.send(outcome.map_err(Failure::from)).is_err() || stopped {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_finite_and_more_than_nothing() {
        assert_eq!(minutes("1.5"), Ok(Duration::from_secs(90)));
        for wrong in ["NaN", "inf", "-inf", "-1", "0", "1e300", "soon", ""] {
            assert!(minutes(wrong).is_err(), "{wrong}");
        }
    }
}
