//! `rbg check`: errors and warnings of descriptions, nothing else.

use std::ops::Range;

use clap::Args;
use rbg_compiler::diagnostic::{Diagnostic, Label, Severity};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::interrupt;
use crate::library::{self, GameFile};
use crate::terminal::Terminal;
use crate::verbs::check_deep;

/// Arguments of `check`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} check breakthrough
  {rbg} check mygame.rbg ../games/other.rbg
  {rbg} check                                  (the whole library)
  {rbg} check --deep mygame.rbg --plays 100    (is it a proper game?)
  {rbg} check --json mygame.rbg | jq '.diagnostics[].code'")]
pub struct Check {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Play at random with the interpreter and look for what a proper game does not
    /// do: choices of the keeper that matter, moves or keepers without end, rules
    /// that are never used, players that never move
    #[arg(long)]
    deep: bool,
    /// How many games are played with --deep
    #[arg(long, value_name = "N", default_value_t = 20, requires = "deep")]
    plays: u32,
    /// The seed of these games
    #[arg(long, value_name = "SEED", default_value_t = 1, requires = "deep")]
    seed: u64,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// One game's line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    path: String,
    ok: bool,
    diagnostics: Vec<Finding<'a>>,
}

#[derive(Serialize)]
struct Finding<'a> {
    severity: &'static str,
    code: &'a str,
    message: &'a str,
    #[serde(flatten)]
    place: Place<'a>,
    related: Vec<Place<'a>>,
    hint: Option<&'a str>,
}

/// A labelled piece of the text: byte offsets, and lines and columns from 1.
#[derive(Serialize)]
struct Place<'a> {
    start: Point,
    end: Point,
    label: &'a str,
}

#[derive(Debug, PartialEq, Serialize)]
struct Point {
    offset: usize,
    line: usize,
    column: usize,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Check, terminal: Terminal) -> Result<(), Failure> {
    let games = library::find_all(&arguments.games)?;
    let mut refused = 0;
    for game in &games {
        interrupt::check()?;
        let (ok, diagnostics) = match rbg_compiler::load_within(&game.text, &compile::limits()) {
            Ok(loaded) => (true, loaded.warnings),
            Err(errors) => (false, errors),
        };
        refused += usize::from(!ok);
        if arguments.deep && ok {
            let (plays, seed) = (arguments.plays, arguments.seed);
            let report = check_deep::check(game, plays, seed, terminal)?;
            refused += usize::from(!report.is_proper());
            report.show(arguments.json, terminal)?;
            continue;
        }
        if arguments.json {
            terminal.print_json(&report(game, ok, &diagnostics))?;
            continue;
        }
        if !diagnostics.is_empty() {
            terminal.print(&compile::render(
                game,
                &diagnostics,
                terminal.colored_output(),
            ))?;
        }
        terminal.print(&summary(game, ok, &diagnostics))?;
    }
    if refused > 0 {
        Err(Failure::Reported)
    } else {
        Ok(())
    }
}

fn summary(game: &GameFile, ok: bool, diagnostics: &[Diagnostic]) -> String {
    let errors = diagnostics
        .iter()
        .filter(|d| d.severity == Severity::Error)
        .count();
    let verdict = if ok {
        "ok".to_owned()
    } else {
        format!("refused, {}", some(errors, "error"))
    };
    match diagnostics.len() - errors {
        0 => format!("{}: {verdict}\n", game.name),
        warnings => format!("{}: {verdict}, {}\n", game.name, some(warnings, "warning")),
    }
}

fn some(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn report<'a>(game: &'a GameFile, ok: bool, diagnostics: &'a [Diagnostic]) -> Report<'a> {
    let place = |label: &'a Label| {
        let Range { start, end } = label.span.range();
        Place {
            start: point(&game.text, start),
            end: point(&game.text, end),
            label: &label.text,
        }
    };
    let finding = |diagnostic: &'a Diagnostic| Finding {
        severity: match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        code: diagnostic.code.0,
        message: &diagnostic.message,
        place: place(&diagnostic.primary),
        related: diagnostic.secondary.iter().map(place).collect(),
        hint: diagnostic.hint.as_deref(),
    };
    Report {
        game: &game.name,
        path: game.path.to_string_lossy().into_owned(),
        ok,
        diagnostics: diagnostics.iter().map(finding).collect(),
    }
}

/// Returns line and column (in bytes) of an offset.
fn point(text: &[u8], offset: usize) -> Point {
    let before = &text[..offset.min(text.len())];
    let line_start = before
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    Point {
        offset,
        line,
        column: before.len() - line_start + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_columns_from_one() {
        let text = b"#players = a(1)\n#pieces = e\n";
        assert_eq!(
            point(text, 0),
            Point {
                offset: 0,
                line: 1,
                column: 1
            }
        );
        assert_eq!(
            point(text, 15),
            Point {
                offset: 15,
                line: 1,
                column: 16
            }
        );
        assert_eq!(
            point(text, 16),
            Point {
                offset: 16,
                line: 2,
                column: 1
            }
        );
        assert_eq!(
            point(text, 99),
            Point {
                offset: 99,
                line: 3,
                column: 1
            }
        );
    }
}
