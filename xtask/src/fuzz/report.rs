//! The report of a campaign.

use std::collections::BTreeMap;

use rbg_cli::failure::Failure;
use rbg_cli::markdown;
use rbg_cli::terminal::Terminal;
use rbg_random_games::campaign::Outcome;
use rbg_random_games::coverage::KINDS;
use serde::Serialize;

use super::keep::Kept;

/// The line of JSON.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) seed: u64,
    pub(super) first: u64,
    pub(super) seconds: f64,
    pub(super) outcome: Outcome,
    pub(super) kept: Vec<Kept>,
}

/// Prints failures, figures and the coverage.
pub(super) fn print(report: &Report, as_markdown: bool, terminal: Terminal) -> Result<(), Failure> {
    let outcome = &report.outcome;
    let mut kinds: BTreeMap<(String, String), Vec<u64>> = BTreeMap::new();
    for failure in &outcome.failures {
        let kind = (failure.kind(), failure.options.clone());
        kinds.entry(kind).or_default().push(failure.number);
    }
    for ((kind, options), numbers) in &kinds {
        let games: Vec<String> = numbers.iter().take(8).map(u64::to_string).collect();
        let more = if numbers.len() > 8 { ", …" } else { "" };
        let count = numbers.len();
        terminal.print(&format!(
            "{count} with {options}: {kind} (games {}{more})\n",
            games.join(", ")
        ))?;
    }
    for kept in &report.kept {
        terminal.print(&format!("kept as {}: {}\n", kept.file, kept.what))?;
    }
    let share = |count: u64| count as f64 * 100.0 / (outcome.games.max(1)) as f64;
    let rows = KINDS.iter().map(|kind| {
        let count = outcome.coverage.get(kind).copied().unwrap_or(0);
        [
            (*kind).to_owned(),
            count.to_string(),
            format!("{:.1} %", share(count)),
        ]
    });
    let heads = ["exercised", "games", "share"];
    if as_markdown {
        terminal.print(&markdown::figures(&heads, rows))?;
    } else {
        let mut table = terminal.table(&heads);
        for row in rows {
            table.add_row(row);
        }
        terminal.print_table(table, 1)?;
    }
    let unfit: Vec<String> = outcome
        .unfit
        .iter()
        .map(|(why, n)| format!("{n} {why}"))
        .collect();
    let right = outcome.games - outcome.failed_games;
    let passed_over = match outcome.passed_over {
        0 => String::new(),
        games => format!("{games} games passed over; "),
    };
    terminal.print(&format!(
        "seed {}, games from {}: {right} of {} games are right, {} reasoners, {} positions, {} moves, \
         {:.0} s; {passed_over}descriptions given up on: {}\n",
        report.seed,
        report.first,
        outcome.games,
        outcome.reasoners,
        outcome.positions,
        outcome.moves,
        report.seconds,
        unfit.join(", ")
    ))
}
