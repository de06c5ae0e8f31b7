//! Reports on games, made one after the other.

use serde::Serialize;

use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
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
