//! The mutation score of campaigns: whether they notice what the compiler gets wrong on purpose.

use std::ops::Range;

use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;
use rbg_random_games::mutants::{self, Mutant};
use rbg_random_games::mutation_score::{MutationScore, measure};
use rbg_testkit::harness::Harness;
use serde::Serialize;

/// The name that selects all mutants.
const ALL: &str = "all";

/// The number of changed reasoners of each mutant that are compared.
const SAMPLE: usize = 12;

/// The games by which mutants are measured, and how that is told.
pub(super) struct Measurement {
    pub(super) seed: u64,
    /// The numbers of the games.
    pub(super) numbers: Range<u64>,
    /// Whether nothing is built, so that mutants are not compared with the oracle.
    pub(super) plan_only: bool,
    pub(super) json: bool,
}

/// Returns what can be selected.
pub(super) fn selectable() -> Vec<&'static str> {
    let names = mutants::all().map(|mutant| mutant.name);
    [ALL].into_iter().chain(names).collect()
}

/// A line of the table.
#[derive(Debug, Serialize)]
struct Line<'a> {
    mutant: &'static str,
    what: &'static str,
    games: u64,
    /// The number of games whose reasoners it changes.
    changed: u64,
    /// The number of changed reasoners that were compared with the oracle.
    compared: usize,
    /// The number of those that were found wrong.
    noticed: usize,
    said: Option<&'a str>,
}

/// Measures the mutants of a name and prints how many games each changes, and in how many it
/// is noticed. It fails if one changes no game, or is noticed in none.
pub(super) fn run(
    harness: &Harness,
    name: &str,
    measurement: &Measurement,
    terminal: Terminal,
) -> Result<(), Failure> {
    let wanted = |mutant: &&'static Mutant| name == ALL || mutant.name == name;
    let mutants: Vec<&'static Mutant> = mutants::all().filter(wanted).collect();
    // A compiler that panics has noticed as well.
    std::panic::set_hook(Box::new(|_| {}));
    let bar = terminal.progress(
        "mutants of random games",
        measurement.numbers.end - measurement.numbers.start,
    );
    let go_on = &mut |done| {
        bar.set(done);
        !interrupt::requested()
    };
    let sample = if measurement.plan_only { 0 } else { SAMPLE };
    let measured = measure(
        harness,
        &mutants,
        measurement.seed,
        measurement.numbers.clone(),
        sample,
        go_on,
    )?;
    drop(bar);
    let missing = if sample == 0 { "" } else { "NOT NOTICED" };
    let mut table = terminal.table(&["mutant", "what is wrong", "games changed", "noticed", "as"]);
    for score in &measured.scores {
        let line = Line {
            mutant: score.mutant.name,
            what: score.mutant.what,
            games: measured.games,
            changed: score.changed,
            compared: score.compared,
            noticed: score.noticed,
            said: score.said.as_deref(),
        };
        if measurement.json {
            terminal.print_json(&line)?;
            continue;
        }
        table.add_row([
            line.mutant.to_owned(),
            line.what.to_owned(),
            format!("{} of {}", line.changed, line.games),
            format!("{} of {}", line.noticed, line.compared),
            line.said.unwrap_or(missing).chars().take(60).collect(),
        ]);
    }
    if !measurement.json {
        terminal.print_table(table, 2)?;
    }
    interrupt::check()?;
    let caught = |score: &MutationScore| score.changed > 0 && (sample == 0 || score.noticed > 0);
    if measured.scores.iter().all(caught) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}
