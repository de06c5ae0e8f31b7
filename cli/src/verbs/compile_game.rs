//! `rbg compile-game`: writes the reasoner crate of a game.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use rbg_compiler::{Figures, Options, Reasoner};
use serde::Serialize;

use crate::cache;
use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::switches::Switches;
use crate::terminal::Terminal;

/// Arguments of `compile-game`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} compile-game breakthrough
  {rbg} compile-game ~/mygame.rbg --out-dir ~/mygame-reasoner
  {rbg} compile-game --all --check          (is generated/ up to date?)")]
pub struct CompileGame {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    game: Option<String>,
    /// Compile every game of the library
    #[arg(long)]
    all: bool,
    /// Where the crate is written, with --all in a folder per game
    /// [default: generated/GAME/]
    #[arg(long, value_name = "DIR")]
    out_dir: Option<PathBuf>,
    /// Write nothing; fail if what is there differs from what would be written
    #[arg(long)]
    check: bool,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
    /// Offer moves in parts as well (rbg_runtime::codegen::PartialMoves), for split search
    #[arg(long)]
    partial_moves: bool,
    #[command(flatten)]
    switches: Switches,
}

/// One game's line of JSON.
#[derive(Serialize)]
struct Report {
    game: String,
    folder: PathBuf,
    files: usize,
    #[serde(flatten)]
    figures: Figures,
    seconds: f64,
    /// Files that differ from what is on disk.
    changed: Vec<String>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &CompileGame, terminal: Terminal) -> Result<(), Failure> {
    let wanted: Vec<String> = arguments.game.iter().cloned().collect();
    let files = library::find_all(&wanted)?;
    let bar = terminal.progress("compiling", files.len() as u64);
    let mut reports = Vec::new();
    let mut refused = false;
    for (number, file) in files.iter().enumerate() {
        interrupt::check()?;
        bar.say(&file.name);
        bar.set(number as u64);
        match compile_one(arguments, file, terminal) {
            Ok(report) => reports.push(report),
            Err(Failure::Reported) => refused = true,
            Err(failure) => return Err(failure),
        }
    }
    drop(bar);
    if arguments.json {
        reports
            .iter()
            .try_for_each(|report| terminal.print_json(report))?;
    } else {
        print(arguments, &reports, terminal)?;
    }
    let stale = arguments.check && reports.iter().any(|report| !report.changed.is_empty());
    if stale || refused {
        Err(Failure::Reported)
    } else {
        Ok(())
    }
}

fn compile_one(
    arguments: &CompileGame,
    file: &GameFile,
    terminal: Terminal,
) -> Result<Report, Failure> {
    let folder = match &arguments.out_dir {
        Some(folder) if arguments.all => folder.join(&file.name),
        Some(folder) => folder.clone(),
        None => library::workspace().join("generated").join(&file.name),
    };
    let begun = Instant::now();
    let options = |runtime| Options {
        partial_moves: arguments.partial_moves,
        ..arguments.switches.options(runtime)
    };
    let reasoner = compile::run(file, options, &folder, terminal)?;
    let seconds = begun.elapsed().as_secs_f64();
    let changed = changed_files(&folder, &reasoner);
    if !arguments.check {
        for (path, text) in &reasoner.files {
            if changed.contains(path) {
                cache::write_atomically(&folder.join(path), text.as_bytes())?;
            }
        }
    }
    Ok(Report {
        game: file.name.clone(),
        folder,
        files: reasoner.files.len(),
        figures: reasoner.figures,
        seconds,
        changed,
    })
}

/// The files whose content on disk is not what was generated.
fn changed_files(folder: &Path, reasoner: &Reasoner) -> Vec<String> {
    let differs = |path: &str, text: &str| {
        fs::read(folder.join(path)).map_or(true, |content| content != text.as_bytes())
    };
    let changed = reasoner
        .files
        .iter()
        .filter(|(path, text)| differs(path, text));
    changed.map(|(path, _)| path.clone()).collect()
}

fn print(arguments: &CompileGame, reports: &[Report], terminal: Terminal) -> Result<(), Failure> {
    let mut table = terminal.table(&[
        "game", "folder", "states", "steps", "lines", "KiB", "seconds", "files", "changed",
    ]);
    for report in reports {
        table.add_row([
            report.game.clone(),
            shown(&report.folder),
            report.figures.states.to_string(),
            report.figures.steps.to_string(),
            report.figures.lines.to_string(),
            format!("{:.1}", report.figures.bytes as f64 / 1024.0),
            format!("{:.3}", report.seconds),
            report.files.to_string(),
            report.changed.len().to_string(),
        ]);
    }
    terminal.print_table(table, 2)?;
    if arguments.check {
        for report in reports {
            for path in &report.changed {
                let path = shown(&report.folder.join(path));
                terminal.error(&format!("{path} is not what {} compiles to", report.game));
            }
        }
    }
    Ok(())
}

/// A path as the user knows it: relative to the workspace where it is inside.
fn shown(path: &Path) -> String {
    path.strip_prefix(library::workspace())
        .unwrap_or(path)
        .display()
        .to_string()
}
