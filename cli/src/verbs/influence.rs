//! `rbg influence`: how far moves are from bearing on each other.

use std::time::Instant;

use clap::Args;
use rbg_compiler::analysis;
use rbg_compiler::effort::Meter;
use rbg_compiler::explain::{GameInfluence, LinesToWin, WinningPieces};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::library::GameFile;
use crate::reports::{on_games, print_table};
use crate::terminal::Terminal;

/// Arguments of `influence`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} influence
  {rbg} influence breakthrough foxAndHounds
  {rbg} influence --markdown
  {rbg} influence --json | jq 'select(.suited) | .game'

The mean distance is that of two cells: the number of turns, at least, until a change on
one can bear on the other. Where it is large, and a player wins by a piece on a cell, forced
wins are searched for in the neighbourhood of moves, see `local` in `{rbg} agents mcts`.
Where players win by lines of pieces that turns put one by one, they are searched for by
threats.")]
pub struct Influence {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// What bears on what in a game.
#[derive(Serialize)]
struct Report {
    game: String,
    #[serde(flatten)]
    influence: GameInfluence,
    seconds: f64,
}

const HEADS: [&str; 5] = ["game", "suited", "mean distance", "seconds", "why not"];

/// The number of columns at the left that hold no figures.
const LEFT: usize = 2;

/// Runs the verb.
pub(crate) fn run(arguments: &Influence, terminal: Terminal) -> Result<(), Failure> {
    let reports = on_games(
        "influence",
        &arguments.games,
        arguments.json,
        terminal,
        |file| report(file, terminal),
    )?;
    if arguments.json {
        return Ok(());
    }
    let figures = LEFT..HEADS.len() - 1;
    print_table(&reports, &HEADS, figures, row, arguments.markdown, terminal)?;
    // Of the whole library that would be too much to be read.
    if !arguments.markdown && !arguments.games.is_empty() {
        for report in &reports {
            terminal.print(&format!("\n{}: {}", report.game, told(&report.influence)))?;
        }
    }
    Ok(())
}

/// Finds out what bears on what in a game.
fn report(file: &GameFile, terminal: Terminal) -> Result<Report, Failure> {
    let game = compile::load(file, terminal)?;
    let begun = Instant::now();
    let find = |_: &Meter| Ok(GameInfluence::new(&analysis::influence(&game), &game));
    let influence = compile::within_limits(file, &game, terminal, find)?;
    Ok(Report {
        game: file.name.clone(),
        influence,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

fn row(report: &Report) -> [String; HEADS.len()] {
    let influence = &report.influence;
    [
        report.game.clone(),
        influence.verdict().to_owned(),
        mean(influence),
        format!("{:.2}", report.seconds),
        influence.why.to_owned(),
    ]
}

fn mean(influence: &GameInfluence) -> String {
    let mean = influence.mean_distance;
    mean.map_or_else(|| "-".to_owned(), |mean| format!("{mean:.2}"))
}

/// Returns what bears on what in words, with a line for each player who wins by a piece on a cell.
pub(super) fn told(influence: &GameInfluence) -> String {
    let verdict = if influence.suited {
        "forced wins are searched for in the neighbourhood of moves".to_owned()
    } else {
        format!("no search in the neighbourhood of moves: {}", influence.why)
    };
    let wins: String = influence.wins.iter().map(wins).collect();
    let lines: String = influence.lines.iter().map(lines).collect();
    let mean = mean(influence);
    let threats = if lines.is_empty() {
        ""
    } else {
        "; forced wins are searched for by threats where moves are neither few nor very many"
    };
    format!("mean distance {mean}; {verdict}{threats}\n{wins}{lines}")
}

fn lines(lines: &LinesToWin) -> String {
    format!(
        "  {} wins with {} {} on one of {} lines\n",
        lines.player,
        lines.length,
        lines.pieces.join(" or "),
        lines.lines,
    )
}

fn wins(wins: &WinningPieces) -> String {
    let near = format!(
        "a turn that changes a cell looks at {:.1} on average",
        wins.near
    );
    let player = &wins.player;
    if wins.pieces.is_empty() {
        return format!("  {player} wins only where the other has no move; {near}\n");
    }
    format!(
        "  {player} wins with {} on one of {} cells, at most {} turns away; {near}\n",
        wins.pieces.join(" or "),
        wins.cells,
        wins.longest,
    )
}
