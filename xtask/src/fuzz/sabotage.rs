//! Whether a campaign notices what is broken on purpose.

use std::time::Instant;

use rbg_random_games::batch::Workshop;
use rbg_random_games::campaign::judge_sabotage;
use rbg_random_games::sabotage::{SABOTAGES, Sabotage};
use serde::Serialize;

use crate::failure::Failure;
use crate::interrupt;
use crate::terminal::Terminal;

/// Selects all.
const ALL: &str = "all";

/// Reasoners that are broken in each way.
const REASONERS: usize = 16;

/// Games that are looked at for them.
const GAMES: u64 = 400;

/// What can be selected.
pub(super) fn selectable() -> Vec<&'static str> {
    let names = SABOTAGES.iter().map(|sabotage| sabotage.name);
    [ALL].into_iter().chain(names).collect()
}

/// A line of the table.
#[derive(Debug, Serialize)]
struct Noticed {
    sabotage: &'static str,
    what: &'static str,
    broken: usize,
    noticed: usize,
    seconds: f64,
    first: Option<String>,
}

/// Breaks what is named and tells how often it was noticed.
pub(super) fn run(
    workshop: &Workshop,
    name: &str,
    seed: u64,
    json: bool,
    terminal: Terminal,
) -> Result<(), Failure> {
    let wanted = |sabotage: &&Sabotage| name == ALL || sabotage.name == name;
    let mut table = terminal.table(&["broken", "noticed", "of", "seconds", "first"]);
    let mut all = true;
    // A compiler that panics has noticed as well.
    std::panic::set_hook(Box::new(|_| {}));
    for sabotage in SABOTAGES.iter().filter(wanted) {
        let progress = terminal.spinner(&format!("broken: {}", sabotage.name));
        let begun = Instant::now();
        let (broken, said) = judge_sabotage(workshop, sabotage, seed, REASONERS, GAMES)?;
        drop(progress);
        let line = Noticed {
            sabotage: sabotage.name,
            what: sabotage.what,
            broken,
            noticed: said.len(),
            seconds: begun.elapsed().as_secs_f64(),
            first: said.into_iter().next(),
        };
        all &= line.noticed > 0;
        if json {
            terminal.print_json(&line)?;
        } else {
            let first = line.first.as_deref().unwrap_or("NOT NOTICED");
            table.add_row([
                line.sabotage.to_owned(),
                line.noticed.to_string(),
                line.broken.to_string(),
                format!("{:.0}", line.seconds),
                first.chars().take(60).collect(),
            ]);
        }
        interrupt::check()?;
    }
    if !json {
        terminal.print_table(table, 1)?;
    }
    if all { Ok(()) } else { Err(Failure::Reported) }
}
