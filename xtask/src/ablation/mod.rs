//! `cargo xtask ablation`: what each optimisation is worth.

mod arguments;
mod chart;
mod games;
mod measure;
mod published;
mod table;

use rbg_cli::arguments::Mode;
use rbg_cli::atomic_file::write_atomically;
use rbg_cli::failure::Failure;
use rbg_cli::library::{self, GameFile};
use rbg_cli::terminal::Terminal;

pub(crate) use arguments::Ablation;
pub(crate) use games::GAMES;
use measure::{Measured, Variant};
use published::Published;

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
        write_atomically(path, svg.as_bytes())?;
    }
    Ok(())
}

/// Returns how it was measured, in words.
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

/// Returns the games to be measured. Of the usual ones, those that the library lacks are left out.
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
