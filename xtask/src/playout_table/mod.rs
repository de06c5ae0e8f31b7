//! `cargo xtask playout-table`: the strategies of uniform playouts, measured on all games.

mod aggregate;
mod arguments;
mod chart;
mod measure;
mod table;

use rbg_cli::atomic_file::write_atomically;
use rbg_cli::failure::Failure;
use rbg_cli::library;
use rbg_cli::settings::Extra;
use rbg_cli::terminal::Terminal;

pub(crate) use arguments::PlayoutTable;
use measure::Measured;

/// Runs the verb. Games that were measured are shown even if a later one fails or
/// the user stops.
pub(crate) fn run(arguments: &PlayoutTable, terminal: Terminal) -> Result<(), Failure> {
    let files = library::find_all(&arguments.games)?;
    let mut settings = arguments.settings.clone();
    settings.extras.insert(Extra::Policies);
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
        write_atomically(path, svg.as_bytes())?;
    }
    Ok(())
}

/// Returns how it was measured, in words.
fn method(arguments: &PlayoutTable) -> String {
    format!(
        "Uniform playouts per second on one thread: medians of {} rounds of about {} s. Plain makes the \
         list of all legal moves at every position with the same reasoner; for no-repetition it \
         makes them and tests each for repetition. Where a strategy can be executed in two exact \
         ways, from lists or from sets of cells, the faster one is shown. Games are cut off \
         after {} moves, those without repetition after 1000.",
        arguments.rounds,
        arguments.seconds.as_secs_f64(),
        arguments.longest,
    )
}
