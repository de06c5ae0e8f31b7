//! `rbg check`: errors and warnings of descriptions, nothing else.

use clap::Args;
use rbg_compiler::Loaded;
use rbg_compiler::diagnostic::{Diagnostic, Severity};
use rbg_compiler::lint::lint;
use serde::Serialize;

use crate::arguments::whole;
use crate::compile;
use crate::failure::Failure;
use crate::findings::{Finding, findings};
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
    #[arg(long, value_name = "N", default_value_t = 20, requires = "deep",
        value_parser = whole::<u32>(1..))]
    plays: u32,
    /// The seed of these games
    #[arg(long, value_name = "SEED", default_value_t = 1, requires = "deep",
        value_parser = whole::<u64>(..))]
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
    diagnostics: Vec<Finding>,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Check, terminal: Terminal) -> Result<(), Failure> {
    let games = library::find_all(&arguments.games)?;
    let mut refused = 0;
    for game in &games {
        interrupt::check()?;
        let (loaded, diagnostics) = interrupt::at_once(|| load(game));
        let ok = loaded.is_some();
        refused += usize::from(!ok);
        if arguments.deep
            && let Some(loaded) = loaded
        {
            let (plays, seed) = (arguments.plays, arguments.seed);
            let play = || check_deep::check(game, loaded, diagnostics, plays, seed);
            let report = interrupt::at_once(play)?;
            refused += usize::from(!report.is_proper());
            report.show(game, arguments.json, terminal)?;
            continue;
        }
        if arguments.json {
            terminal.print_report(&report(game, ok, &diagnostics))?;
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

/// Returns a game, if it is accepted, with its errors or warnings.
fn load(game: &GameFile) -> (Option<Loaded>, Vec<Diagnostic>) {
    match rbg_compiler::load_within(&game.text, &compile::limits()) {
        Ok(loaded) => {
            let mut warnings = loaded.warnings.clone();
            warnings.extend(lint(&loaded));
            (Some(loaded), warnings)
        }
        Err(errors) => (None, errors),
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

fn report<'a>(game: &'a GameFile, ok: bool, diagnostics: &[Diagnostic]) -> Report<'a> {
    Report {
        game: &game.name,
        path: game.path.to_string_lossy().into_owned(),
        ok,
        diagnostics: findings(game, diagnostics),
    }
}
