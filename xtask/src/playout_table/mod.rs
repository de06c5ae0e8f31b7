//! `cargo xtask playout-table`: the engines of playouts, measured on all games.

mod aggregate;
mod chart;
mod measure;
mod table;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::cache;
use crate::engine::{Extra, Settings};
use crate::failure::Failure;
use crate::library;
use crate::playouts::some_time;
use crate::terminal::Terminal;
use measure::Measured;

/// Arguments of `playout-table`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask playout-table
  cargo xtask playout-table hex go chess --seconds 1 --rounds 5
  cargo xtask playout-table --markdown --svg playouts.svg > playouts.md
  cargo xtask playout-table --json

Plays uniformly random games with every engine that applies to a game, and plainly:
with a list of all legal moves at every position, made by the same reasoner. The
engines take turns in every round; speeds are medians over the rounds. Games are
counted beforehand, so that no engine favours short ones, and the ratio of the mean
lengths has to be 1 within its error.")]
pub(crate) struct PlayoutTable {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Play with each engine for about this long in every round
    #[arg(long, value_name = "S", default_value = "0.2", value_parser = some_time)]
    seconds: Duration,
    /// Rounds in which all engines take turns
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Cut games off after this many moves
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    longest: u64,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print Markdown tables
    #[arg(long)]
    markdown: bool,
    /// Write box plots of the speed-ups to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

/// Runs the verb. Games that were measured are shown even if a later one fails or
/// the user stops.
pub(crate) fn run(arguments: &PlayoutTable, terminal: Terminal) -> Result<(), Failure> {
    let files = library::find_all(&arguments.games)?;
    let mut settings = arguments.settings.clone();
    settings.extras.insert(Extra::Engines);
    let bar = terminal.progress("measuring", files.len() as u64);
    let mut measured: Vec<Measured> = Vec::new();
    let mut stopped = None;
    for (number, file) in files.iter().enumerate() {
        bar.say(&file.name);
        match measure::measure(file, &settings, arguments, terminal.without_progress()) {
            Ok(figures) => {
                if arguments.json {
                    terminal.print_json(&figures)?;
                }
                measured.push(figures);
            }
            Err(failure) => {
                stopped = Some(failure);
                break;
            }
        }
        bar.set(number as u64 + 1);
    }
    drop(bar);
    if arguments.markdown {
        terminal.print(&table::markdown(&measured, &method(arguments)))?;
    } else if !arguments.json && !measured.is_empty() {
        table::print(&measured, &method(arguments), terminal)?;
    }
    if let Some(failure) = stopped {
        return Err(failure);
    }
    if let Some(path) = &arguments.svg {
        let svg = chart::chart(&measured)?;
        cache::write_atomically(path, svg.as_bytes())?;
    }
    Ok(())
}

/// How it was measured, in words.
fn method(arguments: &PlayoutTable) -> String {
    format!(
        "Uniform playouts per second on one thread: medians of {} rounds of about {} s. Plain makes the \
         list of all legal moves at every position with the same reasoner; for no-repetition it \
         makes them and tests each for repetition. Where an engine can be executed in two exact \
         ways, from lists or from sets of cells, the faster one is shown. Games are cut off \
         after {} moves, those without repetition after 1000.",
        arguments.rounds,
        arguments.seconds.as_secs_f64(),
        arguments.longest,
    )
}
