//! `cargo xtask sweep`: everything that takes hours, where it was left off.
//!
//! Three things decide what is done. The table of what was swept, which is committed,
//! spares what has not changed. The state of an unfinished sweep spares the steps that
//! passed before it was stopped. The rest are calls of other verbs, as processes.

mod process;
mod report;
mod sources;
mod state;
mod swept;
mod unit;
mod watched;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use rbg_cli::arguments::{jobs, whole};
use rbg_cli::digests;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::terminal::Terminal;

use report::{Report, Standing, UnitReport};
use state::State;
use swept::{Row, Swept};
use unit::{Step, Unit};
use watched::Watched;

/// Arguments of `sweep`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask sweep
  cargo xtask sweep --all --markdown
  cargo xtask sweep chess hex --random-games 0
  cargo xtask sweep mygame.rbg --random-games 0 --table mine.tsv

Runs verify, differential and styles on every game, and a long campaign of random games.
Games that compile to the same code in all variants, with the same runtime, as when
they were last swept are passed over, as generated/swept.tsv tells; what is swept is
written there. After Ctrl-C or a crash, the same call goes on where it was. Exit
code 1 tells that something is wrong. What steps are built from has to stay as it is
while it runs: where a source file is changed, it stops.")]
pub(crate) struct Sweep {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Sweep what has not changed as well
    #[arg(long)]
    all: bool,
    /// Random games to judge
    #[arg(long, value_name = "N", default_value_t = 1920, value_parser = whole::<u64>(..))]
    random_games: u64,
    /// Do several steps at the same time [default: one per processor, at most 4]
    #[arg(long, value_name = "J", value_parser = jobs)]
    jobs: Option<NonZero<usize>>,
    /// The table of what was swept [default: generated/swept.tsv]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Where an unfinished sweep is noted [default: target/sweep/state.json]
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Print the summary as Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The number of steps at the same time, unless more are asked for.
const MOST_JOBS: usize = 4;

/// Runs the verb. What was found is shown even if the user stops.
pub(crate) fn run(arguments: &Sweep, terminal: Terminal) -> Result<(), Failure> {
    let begun = Instant::now();
    let workspace = library::workspace();
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = arguments
        .jobs
        .map_or(processors.min(MOST_JOBS), NonZero::get);
    let or =
        |file: &Option<PathBuf>, usual: &str| file.clone().unwrap_or_else(|| workspace.join(usual));
    let table = or(&arguments.table, "generated/swept.tsv");
    let state = or(&arguments.state, "target/sweep/state.json");
    let watched = Watched::new(|| sources::beside(&workspace))?;
    let mut sweep = Course {
        units: units(arguments, terminal)?,
        runtime: sources::runtime(&workspace)?,
        checks: sources::digest(&workspace, &sources::CHECKS)?,
        all: arguments.all,
        swept: Swept::read(&table)?,
        state: State::read(&state)?,
        table,
        state_file: state,
        date: time::UtcDateTime::now().date().to_string(),
        unchanged: BTreeSet::new(),
        earlier: BTreeSet::new(),
        found: BTreeMap::new(),
    };
    let runner = |step: &Step, place: usize| watched.run(|| process::run(step, place));
    let outcome = sweep.run(jobs, &runner, terminal);
    let report = sweep.report(begun.elapsed());
    if arguments.json {
        terminal.print_json(&report)?;
    } else {
        report::print(&report, arguments.markdown, terminal)?;
    }
    outcome?;
    if report.ok {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

/// Returns everything that is asked for, compiled in all variants.
fn units(arguments: &Sweep, terminal: Terminal) -> Result<Vec<Unit>, Failure> {
    let names = if arguments.games.is_empty() {
        library::names()?
    } else {
        arguments.games.clone()
    };
    let bar = terminal.progress("compiling", names.len() as u64);
    let mut units = Vec::new();
    let mut known = BTreeSet::new();
    for (number, name) in names.iter().enumerate() {
        bar.say(&format!("{name}: compiling"));
        bar.set(number as u64);
        let file = library::find(name)?;
        if !known.insert(file.name.clone()) {
            let name = file.name;
            return Err(Failure::Usage(format!("'{name}' is named twice")));
        }
        units.push(Unit::of_game(name, &file)?);
    }
    let made = sources::digest(&library::workspace(), &sources::RANDOM_GAMES)?;
    units.extend(Unit::of_random_games(arguments.random_games, &made));
    Ok(units)
}

/// A function that runs a step at a place and tells what is wrong.
type Runner<'r> = &'r (dyn Fn(&Step, usize) -> Result<Vec<String>, Failure> + Sync);

/// The outcome of a step in this call.
#[derive(Debug)]
struct Done {
    failures: Vec<String>,
    seconds: f64,
}

/// The course of a sweep.
struct Course {
    units: Vec<Unit>,
    /// The digest of what reasoners are built with.
    runtime: String,
    /// The digest of what they are compared by.
    checks: String,
    /// Whether units that have not changed are swept as well.
    all: bool,
    swept: Swept,
    state: State,
    table: PathBuf,
    state_file: PathBuf,
    /// The date of today.
    date: String,
    /// The units that have not changed since they were swept.
    unchanged: BTreeSet<usize>,
    /// The steps that passed before this call, by unit and step.
    earlier: BTreeSet<(usize, usize)>,
    /// The steps done in this call.
    found: BTreeMap<(usize, usize), Done>,
}

impl Course {
    /// Does what is left to do, and notes it down step by step.
    fn run(&mut self, jobs: usize, runner: Runner<'_>, terminal: Terminal) -> Result<(), Failure> {
        let mut left = Vec::new();
        for (number, unit) in self.units.iter().enumerate() {
            if self.is_unchanged(unit) {
                self.unchanged.insert(number);
                continue;
            }
            let key = self.key(unit);
            for (place, step) in unit.steps.iter().enumerate() {
                if self.state.has_passed(&step.name, &key) {
                    self.earlier.insert((number, place));
                } else {
                    left.push((number, place, step.clone()));
                }
            }
        }
        // Some were stopped between their last step and their line in the table.
        for number in 0..self.units.len() {
            self.settle(number)?;
        }
        let bar = terminal.progress("sweeping", left.len() as u64);
        let next = AtomicUsize::new(0);
        let left = &left;
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for place in 0..jobs.min(left.len()) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while let Some(step) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let begun = Instant::now();
                        let done = interrupt::check().and_then(|()| runner(&step.2, place));
                        let stopped = done.is_err();
                        let told = sender.send((step, done, begun.elapsed()));
                        // Nobody receives any more after a failure.
                        if stopped || told.is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut outcome = Ok(());
            for ((unit, place, _), done, time) in receiver {
                // The others still tell what they have done.
                let noted = done.and_then(|failures| self.note(*unit, *place, failures, time));
                if noted.is_err() {
                    next.store(left.len(), Ordering::Relaxed);
                }
                outcome = outcome.and(noted);
                bar.set(self.found.len() as u64);
                let unknown = &left[self.found.len()..];
                let kinds = unknown.iter().map(|(_, _, step)| step.kind);
                let seconds = self.estimate(kinds) / jobs as f64;
                bar.say(&format!(
                    "sweeping, about {:.0} minutes left",
                    seconds / 60.0
                ));
            }
            outcome
        })?;
        self.close()
    }

    /// Notes what a step found.
    fn note(
        &mut self,
        number: usize,
        place: usize,
        failures: Vec<String>,
        time: Duration,
    ) -> Result<(), Failure> {
        let seconds = time.as_secs_f64();
        if failures.is_empty() {
            let unit = &self.units[number];
            let key = self.key(unit);
            self.state.pass(&unit.steps[place].name, &key, seconds);
            self.state.write(&self.state_file)?;
        }
        self.found
            .insert((number, place), Done { failures, seconds });
        self.settle(number)
    }

    /// Writes the line of a unit into the table once all its steps are done.
    fn settle(&mut self, number: usize) -> Result<(), Failure> {
        if self.unchanged.contains(&number) || !self.is_complete(number) {
            return Ok(());
        }
        let right = self.failures(number).next().is_none();
        let unit = &self.units[number];
        let row = Row {
            code: unit.code.clone(),
            runtime: self.runtime.clone(),
            date: self.date.clone(),
            right,
        };
        self.swept.rows.insert(unit.name.clone(), row);
        Ok(self.swept.write(&self.table)?)
    }

    /// Ends a sweep that is over, so that it leaves nothing to go on with.
    fn close(&mut self) -> Result<(), Failure> {
        for step in self.units.iter().flat_map(|unit| &unit.steps) {
            self.state.forget(&step.name);
        }
        Ok(self.state.write(&self.state_file)?)
    }

    /// Returns the digest of all that the steps of a unit depend on.
    fn key(&self, unit: &Unit) -> String {
        digests::of_texts([&unit.code, &self.runtime, &self.checks].map(String::as_bytes))
    }

    fn is_unchanged(&self, unit: &Unit) -> bool {
        !self.all && self.swept.is_right(&unit.name, &unit.code, &self.runtime)
    }

    fn is_complete(&self, number: usize) -> bool {
        let mut places = (0..self.units[number].steps.len()).map(|place| (number, place));
        places.all(|place| self.earlier.contains(&place) || self.found.contains_key(&place))
    }

    /// Returns what was done of a unit in this call, with its steps.
    fn done(&self, number: usize) -> impl Iterator<Item = (&Step, &Done)> {
        let steps = self.units[number].steps.iter().enumerate();
        steps.filter_map(move |(place, step)| Some((step, self.found.get(&(number, place))?)))
    }

    /// Returns everything that is wrong, with the call that shows it.
    fn failures(&self, number: usize) -> impl Iterator<Item = String> {
        self.done(number).flat_map(|(step, done)| {
            let call = step.arguments.join(" ");
            let failures = done.failures.iter();
            failures.map(move |failure| format!("cargo xtask {call}: {failure}"))
        })
    }

    /// Returns the seconds that steps of these kinds should take, from those that are done.
    fn estimate<'k>(&self, kinds: impl Iterator<Item = &'k str>) -> f64 {
        let mut times: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        let mut all = (0.0, 0.0);
        for ((unit, place), done) in &self.found {
            let of_kind = times
                .entry(self.units[*unit].steps[*place].kind)
                .or_default();
            for (seconds, steps) in [of_kind, &mut all] {
                *seconds += done.seconds;
                *steps += 1.0;
            }
        }
        let each = kinds.map(|kind| {
            let (seconds, steps) = times.get(kind).copied().unwrap_or(all);
            seconds / f64::max(steps, 1.0)
        });
        each.sum()
    }

    fn report(&self, time: Duration) -> Report {
        let units = self.units.iter().enumerate().map(|(number, unit)| {
            let failures: Vec<String> = self.failures(number).collect();
            let standing = if self.unchanged.contains(&number) {
                Standing::Unchanged
            } else if !failures.is_empty() {
                Standing::Wrong
            } else if self.is_complete(number) {
                Standing::Right
            } else {
                Standing::Unfinished
            };
            UnitReport {
                name: unit.name.clone(),
                standing,
                steps: unit.steps.len(),
                earlier: self.earlier.range((number, 0)..(number + 1, 0)).count(),
                seconds: self.done(number).map(|(_, done)| done.seconds).sum(),
                failures,
            }
        });
        let units: Vec<UnitReport> = units.collect();
        let good =
            |unit: &UnitReport| matches!(unit.standing, Standing::Right | Standing::Unchanged);
        Report {
            ok: units.iter().all(good),
            seconds: time.as_secs_f64(),
            units,
        }
    }
}

#[cfg(test)]
mod tests;
