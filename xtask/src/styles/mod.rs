//! `cargo xtask styles`: how much the speed of games depends on the way in which they are written.

mod report;
mod texts;

use std::collections::HashMap;
use std::path::PathBuf;

use clap::Args;
use rbg_cli::arguments::Mode;
use rbg_cli::compile;
use rbg_cli::digests;
use rbg_cli::failure::Failure;
use rbg_cli::library::{self, GameFile};
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;

use crate::instructions;
use report::{Counted, HEADS, Report, means};
use texts::Family;

/// Arguments of `styles`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask styles
  cargo xtask styles breakthrough reversi --mode sample
  cargo xtask styles mygame.rbg --most 2 --json
  cargo xtask styles --twins twins
  cargo xtask styles --twins twins --index list.tsv amazons

Counts machine instructions per playout, as `instructions` does, of games and of the same
games written in other ways: rewritten without a change of what they mean, or those of a
folder, as an index tells. The index is a table whose columns, separated by tabs, begin with
the name of a file of the folder and the name of a game; its first line is a heading. Exit code 1
tells that some way to write a game takes more instructions than is allowed.")]
pub(crate) struct Styles {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none, or all games of the
    /// index
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Compare with the descriptions in a folder instead of rewriting games
    #[arg(long, value_name = "DIR")]
    twins: Option<PathBuf>,
    /// Which game each description of the folder is [default: INDEX.tsv in the folder or beside it]
    #[arg(long, value_name = "FILE", requires = "twins")]
    index: Option<PathBuf>,
    /// How moves are found; both ways if it is left out
    #[arg(long, value_enum)]
    mode: Option<Mode>,
    /// The most instructions that a way to write a game may take, as a multiple of the game's own
    #[arg(long, value_name = "RATIO", default_value_t = 1.25, value_parser = ratio)]
    most: f64,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long)]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// Reads a multiple that is more than nothing.
fn ratio(text: &str) -> Result<f64, String> {
    let ratio: Result<f64, _> = text.parse();
    let ratio = ratio.ok().filter(|ratio| ratio.is_finite() && *ratio > 0.0);
    ratio.ok_or_else(|| "it is not a positive number".to_owned())
}

/// Runs the verb.
pub(crate) fn run(arguments: &Styles, terminal: Terminal) -> Result<(), Failure> {
    let families = match &arguments.twins {
        Some(folder) => texts::twins(folder, arguments.index.as_deref(), &arguments.games)?,
        None => texts::rewritten(&arguments.games)?,
    };
    let settings = instructions::known_to_callgrind(&arguments.settings);
    let modes = match arguments.mode {
        Some(mode) => vec![mode],
        None => vec![Mode::Enumerate, Mode::Sample],
    };
    let descriptions: usize = families.iter().map(|family| 1 + family.styles.len()).sum();
    let bar = terminal.progress("counting", (descriptions * modes.len()) as u64);
    let mut done = 0;
    let mut reports = Vec::new();
    for family in &families {
        for &mode in &modes {
            // What compiles to the same code takes the same instructions.
            let mut known: HashMap<String, f64> = HashMap::new();
            let mut count = |file: &GameFile, what: &str| {
                bar.say(&format!("{}: {what}", family.game.name));
                let code = code(&family.game.name, file, &settings);
                let instructions = match code.as_ref().and_then(|code| known.get(code)) {
                    Some(&instructions) => instructions,
                    None => instructions::count(file, mode, &settings, terminal)?.1,
                };
                known.extend(code.map(|code| (code, instructions)));
                done += 1;
                bar.set(done);
                Ok(instructions)
            };
            let report = counted(family, mode, arguments.most, &mut count)?;
            if arguments.json {
                terminal.print_json(&report)?;
            }
            reports.push(report);
        }
    }
    drop(bar);
    if !arguments.json {
        print(&reports, arguments.markdown, terminal)?;
    }
    match reports.iter().all(|report| report.failures.is_empty()) {
        true => Ok(()),
        false => Err(Failure::Reported),
    }
}

/// The file that tells players, cells and labels by their names, which no playout asks for.
const FACTS: &str = "src/game.rs";

/// Returns a digest of the functions that a description compiles to as a game of this name; none if
/// it cannot be compiled.
fn code(name: &str, file: &GameFile, settings: &Settings) -> Option<String> {
    let named = GameFile {
        name: name.to_owned(),
        ..file.clone()
    };
    let folder = library::workspace();
    let options = |runtime| settings.options(runtime);
    let mut reasoner = compile::run(&named, options, &folder, Terminal::silent()).ok()?;
    reasoner.files.retain(|(path, _)| path != FACTS);
    Some(digests::of_files(&reasoner.files))
}

/// Counts the instructions of a game in all styles.
fn counted(
    family: &Family,
    mode: Mode,
    most: f64,
    count: &mut impl FnMut(&GameFile, &str) -> Result<f64, Failure>,
) -> Result<Report, Failure> {
    let own = count(&family.game, "as it is")?;
    let mut styles = Vec::new();
    let mut failures = Vec::new();
    for style in &family.styles {
        match count(&style.file, &style.what) {
            Ok(instructions) => styles.push(Counted {
                style: style.what.clone(),
                instructions_per_playout: instructions,
                ratio: instructions / own,
            }),
            Err(Failure::Interrupted) => return Err(Failure::Interrupted),
            Err(failure) => {
                let message = failure.message().unwrap_or_else(|| "refused".to_owned());
                failures.push(format!("{}: {message}", style.what));
            }
        }
    }
    Ok(Report::new(
        &family.game.name,
        mode,
        own,
        styles,
        failures,
        most,
    ))
}

fn print(reports: &[Report], markdown: bool, terminal: Terminal) -> Result<(), Failure> {
    let rows = reports.iter().map(Report::cells);
    if markdown {
        terminal.print(&rbg_cli::markdown::figures(&HEADS, rows))?;
    } else {
        let mut table = terminal.table(&HEADS);
        for row in rows {
            table.add_row(row);
        }
        terminal.print_table(table, 2)?;
    }
    for line in means(reports) {
        terminal.print(&format!("{line}\n"))?;
    }
    let failures = reports.iter().flat_map(|report| {
        let game = &report.game;
        report
            .failures
            .iter()
            .map(move |what| format!("{game}, {what}\n"))
    });
    terminal.print(&failures.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::texts::Style;

    fn file(name: &str) -> GameFile {
        GameFile {
            name: name.to_owned(),
            path: PathBuf::from(name),
            text: Vec::new(),
        }
    }

    #[test]
    fn what_is_written_differently_may_compile_to_the_same() {
        let of = |name: &str, rules: &str| {
            let text = format!(
                "#players = p(1)\n#pieces = e, x\n#variables =\n\
                 #board = rectangle(up, down, left, right, [e, e])\n#rules = {rules}\n"
            );
            let file = GameFile {
                text: text.into_bytes(),
                ..file(name)
            };
            code("game", &file, &Settings::default())
        };
        let own = of("own", "->p ({e} + {x}) [x] ->> {}");
        assert!(own.is_some());
        assert_eq!(of("other", "->p ({x} + {e}) [x] ->> {}"), own);
        assert_ne!(of("other", "->p {x} [x] ->> {}"), own);
        assert_eq!(of("wrong", "->p {y}"), None);
    }

    #[test]
    fn styles_are_compared_with_the_game_as_it_is() {
        let style = |what: &str| Style {
            what: what.to_owned(),
            file: file(what),
        };
        let family = Family {
            game: file("hex"),
            styles: vec![style("slow"), style("broken"), style("fast")],
        };
        let mut count = |file: &GameFile, _: &str| match file.name.as_str() {
            "hex" => Ok(100.0),
            "slow" => Ok(150.0),
            "fast" => Ok(50.0),
            _ => Err(Failure::Other(anyhow::anyhow!("no end"))),
        };
        let report = counted(&family, Mode::Sample, 1.25, &mut count).unwrap();
        let ratios: Vec<f64> = report.styles.iter().map(|style| style.ratio).collect();
        assert_eq!(ratios, [1.5, 0.5]);
        let expected = [
            "broken: no end",
            "slow: 1.50 times the instructions (sample)",
        ];
        assert_eq!(report.failures, expected);
        let mut stopped = |_: &GameFile, what: &str| match what {
            "as it is" => Ok(1.0),
            _ => Err(Failure::Interrupted),
        };
        let stopped = counted(&family, Mode::Sample, 2.0, &mut stopped);
        assert!(matches!(stopped, Err(Failure::Interrupted)));
    }

    #[test]
    fn ratios_are_positive_numbers() {
        assert_eq!(ratio("1.25"), Ok(1.25));
        for text in ["", "0", "-1", "inf", "NaN", "1,25"] {
            assert!(ratio(text).is_err(), "{text}");
        }
    }
}
