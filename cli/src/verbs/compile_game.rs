//! `rbg compile-game`: writes the reasoner crate of a game.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use rbg_compiler::{Figures, Options, Reasoner};
use serde::Serialize;

use crate::atomic_file::write_atomically;
use crate::compile;
use crate::digests::{self, Digests, Row};
use crate::failure::Failure;
use crate::home;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::switches::Switches;
use crate::terminal::Terminal;

/// Arguments of `compile-game`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} compile-game breakthrough
  {rbg} compile-game ~/mygame.rbg --out-dir ~/mygame-reasoner
  {rbg} compile-game --all --check          (is generated/ up to date?)

With --all and no folder, only the reasoners that generated/ keeps are written; for
every game, generated/digests.tsv holds a digest of what it compiles to.")]
pub struct CompileGame {
    /// A name in games-rbg/ or a path to a .rbg file
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    game: Option<String>,
    /// Compile every game of the library
    #[arg(long)]
    all: bool,
    /// Where the crate is written, with --all in a folder per game
    /// [default: generated/GAME/, with --all only what is kept there]
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
    /// The digest of the files.
    digest: String,
    /// Files that differ from what is on disk.
    changed: Vec<String>,
}

/// The table of digests, where it is asked for.
struct Table {
    path: PathBuf,
    old: Digests,
    new: Digests,
}

impl Table {
    /// Returns the table of the library; `None` outside of the workspace, and where crates are
    /// written elsewhere or of one game.
    fn of(arguments: &CompileGame) -> Result<Option<Self>, Failure> {
        let Some(workspace) = home::workspace() else {
            return Ok(None);
        };
        if !arguments.all || arguments.out_dir.is_some() {
            return Ok(None);
        }
        if arguments.partial_moves || arguments.switches != Switches::default() {
            return Err(Failure::Usage(
                "generated/ holds what games compile to by default: name another folder \
                 with --out-dir"
                    .to_owned(),
            ));
        }
        let path = workspace.join("generated").join("digests.tsv");
        let old = Digests::read(&path)?;
        let new = Digests::default();
        Ok(Some(Self { path, old, new }))
    }

    /// Returns where the table differs from what games compile to, in words.
    fn differences(&self) -> Vec<String> {
        let path = shown(&self.path);
        let names = self.old.rows.keys().chain(self.new.rows.keys());
        let names: BTreeSet<&String> = names.collect();
        let difference = |game: &String| match (self.old.rows.get(game), self.new.rows.get(game)) {
            (None, _) => Some(format!("{path} has no line for {game}")),
            (_, None) => Some(format!("{path} has a line for {game}, which is no game")),
            (Some(old), Some(new)) if old.code != new.code => {
                Some(format!("{game} compiles to other code than {path} says"))
            }
            (Some(old), Some(new)) if old != new => {
                Some(format!("{path} is about another description of {game}"))
            }
            _ => None,
        };
        names.into_iter().filter_map(difference).collect()
    }
}

/// Runs the verb.
pub(crate) fn run(arguments: &CompileGame, terminal: Terminal) -> Result<(), Failure> {
    let wanted: Vec<String> = arguments.game.iter().cloned().collect();
    let files = library::find_all(&wanted)?;
    let mut table = Table::of(arguments)?;
    let bar = terminal.progress("compiling", files.len() as u64);
    let mut reports = Vec::new();
    let mut refused = false;
    for (number, file) in files.iter().enumerate() {
        interrupt::check()?;
        bar.say(&file.name);
        bar.set(number as u64);
        match compile_one(arguments, file, table.as_mut(), terminal) {
            Ok(report) => reports.push(report),
            Err(Failure::Refused(_)) => refused = true,
            Err(failure) => return Err(failure),
        }
    }
    drop(bar);
    if arguments.json {
        reports
            .iter()
            .try_for_each(|report| terminal.print_report(report))?;
    } else {
        print(arguments, &reports, terminal)?;
    }
    let mut stale = arguments.check && reports.iter().any(|report| !report.changed.is_empty());
    if let Some(table) = &table
        && !refused
    {
        if arguments.check {
            let differences = table.differences();
            stale |= !differences.is_empty();
            for difference in &differences {
                terminal.error(difference);
            }
        } else {
            table.new.write(&table.path)?;
        }
    }
    if stale || refused {
        Err(Failure::Reported)
    } else {
        Ok(())
    }
}

fn compile_one(
    arguments: &CompileGame,
    file: &GameFile,
    table: Option<&mut Table>,
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
    let compile = || compile::run(file, options, &folder, terminal);
    let reasoner = interrupt::at_once(compile)?;
    let seconds = begun.elapsed().as_secs_f64();
    let digest = digests::of_files(&reasoner.files);
    let mut has_folder = true;
    if let Some(table) = table {
        has_folder = table.old.is_kept(&file.name);
        let row = Row {
            description: digests::of_texts([&file.text[..]]),
            code: digest.clone(),
            kept: has_folder,
        };
        table.new.rows.insert(file.name.clone(), row);
    }
    let changed = if has_folder {
        changed_files(&folder, &reasoner)
    } else {
        Vec::new()
    };
    if !arguments.check {
        for (path, text) in &reasoner.files {
            if changed.contains(path) {
                write_atomically(&folder.join(path), text.as_bytes())?;
            }
        }
    }
    Ok(Report {
        game: file.name.clone(),
        folder,
        files: reasoner.files.len(),
        figures: reasoner.figures,
        seconds,
        digest,
        changed,
    })
}

/// Returns the files whose content on disk is not what was generated.
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

/// Returns a path as the user knows it: relative to the workspace where it is inside.
fn shown(path: &Path) -> String {
    path.strip_prefix(library::workspace())
        .unwrap_or(path)
        .display()
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_from_the_table_is_told() {
        let row = |description: &str, code: &str, kept| Row {
            description: description.to_owned(),
            code: code.to_owned(),
            kept,
        };
        let digests = |rows: &[(&str, Row)]| Digests {
            rows: rows
                .iter()
                .map(|(game, row)| ((*game).to_owned(), row.clone()))
                .collect(),
        };
        let same = ("a", row("0", "1", true));
        for (old, new, said) in [
            (None, None, None),
            (
                None,
                Some(row("0", "1", false)),
                Some("t.tsv has no line for b"),
            ),
            (
                Some(row("0", "1", false)),
                None,
                Some("t.tsv has a line for b, which is no game"),
            ),
            (
                Some(row("0", "1", false)),
                Some(row("0", "2", false)),
                Some("b compiles to other code than t.tsv says"),
            ),
            (
                Some(row("0", "1", false)),
                Some(row("2", "1", false)),
                Some("t.tsv is about another description of b"),
            ),
        ] {
            let with = |other: Option<Row>| {
                let other = other.map(|row| ("b", row));
                digests(
                    &[Some(same.clone()), other]
                        .into_iter()
                        .flatten()
                        .collect::<Vec<_>>(),
                )
            };
            let table = Table {
                path: "t.tsv".into(),
                old: with(old),
                new: with(new),
            };
            assert_eq!(table.differences(), said.into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_kept_reasoner_has_a_reason_and_is_not_ignored() {
        let folder = library::workspace().join("generated");
        let table = Digests::read(&folder.join("digests.tsv")).unwrap();
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let (readme, ignored) = (read("README.md"), read(".gitignore"));
        let between = |text: &str, before: &str, after: &str| {
            let line = |line: &str| {
                let (name, _) = line.strip_prefix(before)?.split_once(after)?;
                Some(name.to_owned())
            };
            let mut names: Vec<String> = text.lines().filter_map(line).collect();
            names.sort();
            names
        };
        let kept: Vec<&str> = table.kept().collect();
        assert_eq!(between(&readme, "| `", "` |"), kept);
        assert_eq!(between(&ignored, "!/", "/"), kept);
    }
}
