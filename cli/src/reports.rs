//! Reports on games, made one after the other.

use std::ops::Range;

use serde::Serialize;

use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::markdown;
use crate::terminal::Terminal;

/// Makes a report on each of the games with these names, or on the whole library if there are none,
/// with a progress bar that has a title. Returns the reports; with `json` they are printed instead, one line
/// each as soon as it is made, and none is returned. Ctrl-C ends the program at once.
///
/// # Errors
///
/// The first failure to find a game, to make a report or to print it.
pub(crate) fn on_games<R: Serialize>(
    title: &'static str,
    names: &[String],
    json: bool,
    terminal: Terminal,
    make: impl Fn(&GameFile) -> Result<R, Failure>,
) -> Result<Vec<R>, Failure> {
    let games = library::find_all(names)?;
    let bar = terminal.progress(title, games.len() as u64);
    let mut reports = Vec::new();
    for (done, file) in (1..).zip(&games) {
        bar.say(&file.name);
        let report = interrupt::at_once(|| make(file))?;
        if json {
            terminal.print_report(&report)?;
        } else {
            reports.push(report);
        }
        bar.set(done);
    }
    Ok(reports)
}

/// Prints reports as a table with a row each, as Markdown or for a terminal; the columns with the
/// numbers in `figures` hold figures.
///
/// # Errors
///
/// If it cannot be printed.
pub(crate) fn print_table<R, const N: usize>(
    reports: &[R],
    heads: &[&str; N],
    figures: Range<usize>,
    row: impl Fn(&R) -> [String; N],
    markdown: bool,
    terminal: Terminal,
) -> Result<(), Failure> {
    if markdown {
        let has_figures = |column| figures.contains(&column);
        return terminal.print(&markdown::table(
            heads,
            has_figures,
            reports.iter().map(row),
        ));
    }
    let mut table = terminal.table(heads);
    for report in reports {
        table.add_row(row(report));
    }
    terminal.print_table(table, figures.start)
}
