//! Whether a campaign notices what is broken on purpose.

use std::time::Instant;

use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;
use rbg_random_games::mutants::{MUTANTS, Mutant};
use rbg_random_games::mutation_score::measure;
use rbg_testkit::harness::Harness;
use serde::Serialize;

/// Selects all.
const ALL: &str = "all";

/// What can be selected.
pub(super) fn selectable() -> Vec<&'static str> {
    let names = MUTANTS.iter().map(|mutant| mutant.name);
    [ALL].into_iter().chain(names).collect()
}

/// A line of the table.
#[derive(Debug, Serialize)]
struct Line {
    mutant: &'static str,
    what: &'static str,
    /// Reasoners that were compared until one was found wrong.
    compared: usize,
    seconds: f64,
    said: Option<String>,
}

/// Breaks what is named and tells how soon it was noticed.
pub(super) fn run(
    harness: &Harness,
    name: &str,
    seed: u64,
    json: bool,
    terminal: Terminal,
) -> Result<(), Failure> {
    let wanted = |mutant: &&Mutant| name == ALL || mutant.name == name;
    let mut table = terminal.table(&[
        "broken",
        "what is wrong",
        "reasoners",
        "seconds",
        "what was wrong",
    ]);
    let mut all = true;
    // A compiler that panics has noticed as well.
    std::panic::set_hook(Box::new(|_| {}));
    for mutant in MUTANTS.iter().filter(wanted) {
        let progress = terminal.spinner(&format!("broken: {}", mutant.name));
        let begun = Instant::now();
        let score = measure(harness, mutant, seed)?;
        drop(progress);
        let line = Line {
            mutant: mutant.name,
            what: mutant.what,
            compared: score.compared,
            seconds: begun.elapsed().as_secs_f64(),
            said: score.said,
        };
        all &= line.said.is_some();
        if json {
            terminal.print_json(&line)?;
        } else {
            let said = line.said.as_deref().unwrap_or("NOT NOTICED");
            table.add_row([
                line.mutant.to_owned(),
                line.what.to_owned(),
                line.compared.to_string(),
                format!("{:.0}", line.seconds),
                said.chars().take(60).collect(),
            ]);
        }
        interrupt::check()?;
    }
    if !json {
        terminal.print_table(table, 2)?;
    }
    if all { Ok(()) } else { Err(Failure::Reported) }
}
