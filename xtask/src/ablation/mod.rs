//! `cargo xtask ablation`: what each optimisation is worth.

mod chart;
mod measure;
mod published;
mod table;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::cache;
use crate::engine::Settings;
use crate::failure::Failure;
use crate::library::{self, GameFile};
use crate::playouts::{Mode, some_time};
use crate::terminal::Terminal;
use measure::{Measured, Variant};
use published::Published;

/// The games of the published table.
pub(crate) const GAMES: [&str; 12] = [
    "amazons",
    "amazons_split2",
    "arimaa_split",
    "breakthrough",
    "canadianDraughts",
    "chess",
    "connect4",
    "englishDraughts",
    "gomoku_standard",
    "knightthrough",
    "pentago_split",
    "ticTacToe",
];

/// Arguments of `ablation`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask ablation
  cargo xtask ablation breakthrough chess --seconds 1 --rounds 3
  cargo xtask ablation --markdown --svg ablation.svg > ablation.md
  cargo xtask ablation --no-sets                  (what is left without sets?)

Plays random games, by default listing all moves of every position, with all
optimisations, with none, and without each in turn. The variants take turns in
every round; figures are medians over the rounds. Optimisations that are
switched off by a flag are off in all variants.")]
pub(crate) struct Ablation {
    /// Names in games-rbg/ or paths to .rbg files; those of the published table
    /// if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Play each variant for this long in every round
    #[arg(long, value_name = "S", default_value = "1", value_parser = some_time)]
    seconds: Duration,
    /// How moves are found
    #[arg(long, value_enum, default_value_t = Mode::Enumerate)]
    mode: Mode,
    /// Rounds in which all variants take turns
    #[arg(long, value_name = "N", default_value_t = 5,
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long)]
    markdown: bool,
    /// Write a bar chart to this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

/// Runs the verb. Games that were measured are shown even if a later one fails
/// or the user stops.
pub(crate) fn run(arguments: &Ablation, terminal: Terminal) -> Result<(), Failure> {
    let files = games(&arguments.games, terminal)?;
    let published = Published::read()?;
    let variants = Variant::all(&arguments.settings.switches);
    let steps = files.len() * variants.len() * (1 + arguments.rounds as usize);
    let bar = terminal.progress("measuring", steps as u64);
    let mut measured = Vec::new();
    let mut stopped = None;
    for file in &files {
        let figures = measure::measure(
            file,
            &variants,
            arguments,
            measured.len(),
            &bar,
            terminal.without_progress(),
        );
        match figures {
            Ok(figures) => {
                let figures = Measured::new(&file.name, &variants, &figures, &published);
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
fn method(arguments: &Ablation) -> String {
    let how = match arguments.mode {
        Mode::Enumerate => "listing all moves",
        Mode::Sample => "drawing one move",
    };
    format!(
        "Playouts per second, {how}: medians of {} rounds of {} s. Changes are to all on; those \
         published for the C++ generator, which lists, are in parentheses.",
        arguments.rounds,
        arguments.seconds.as_secs_f64(),
    )
}

/// The games to be measured. Of the usual ones, those that the library lacks
/// are left out.
fn games(wanted: &[String], terminal: Terminal) -> Result<Vec<GameFile>, Failure> {
    if !wanted.is_empty() {
        return library::find_all(wanted);
    }
    let names = library::names()?;
    let (known, missing): (Vec<&str>, Vec<&str>) = GAMES
        .into_iter()
        .partition(|game| names.iter().any(|name| name == game));
    if !missing.is_empty() {
        let missing = missing.join(", ");
        terminal.note(&format!("left out, not in the game library: {missing}"));
    }
    known.into_iter().map(library::find).collect()
}
