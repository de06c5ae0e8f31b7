//! `rbg numbering`: how moves are numbered for learners.

use std::time::Instant;

use clap::Args;
use rbg_compiler::analysis::number_moves;
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::AnyGame;
use rbg_runtime::game::{MoveEncoding, MoveNumbering, describe_move, format_move};
use serde::Serialize;

use crate::compile;
use crate::failure::Failure;
use crate::library::GameFile;
use crate::markdown;
use crate::reports::on_games;
use crate::terminal::Terminal;

/// Arguments of `numbering`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} numbering
  {rbg} numbering chess breakthrough
  {rbg} numbering ticTacToe --moves
  {rbg} numbering --json | jq 'select(.encoding == \"parts\") | .game'

Two moves that are legal in one position never have the same number. What decides the
number is the first of these that is enough: the target (the cell that is changed last);
source and target; these and a choice among what they do not tell apart; the words of the
move, all its modifiers and cells. Where the moves are too many for a table, the
numbers are those of single modifiers with their cells, and moves are made in parts.")]
pub struct Numbering {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Show the moves of every number as well
    #[arg(long)]
    moves: bool,
    /// Print a Markdown table
    #[arg(long, conflicts_with_all = ["json", "moves"])]
    markdown: bool,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// The numbering of a game.
#[derive(Serialize)]
struct Report {
    game: String,
    encoding: MoveEncoding,
    /// How many numbers there are.
    size: u32,
    /// How many moves, or modifiers with their cells, have one.
    numbered: usize,
    /// The largest number of modifiers that have a number together.
    longest: usize,
    /// Why the encoding is no shorter one.
    reason: String,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<NumberedMove>>,
}

/// A move, or a modifier with its cell, that has a number.
#[derive(Serialize)]
struct NumberedMove {
    number: u32,
    #[serde(rename = "move")]
    text: String,
    description: String,
}

const HEADS: [&str; 7] = [
    "game", "encoding", "numbers", "moves", "longest", "seconds", "reason",
];

/// The number of columns at the left that hold no figures.
const LEFT: usize = 2;

/// Runs the verb.
pub(crate) fn run(arguments: &Numbering, terminal: Terminal) -> Result<(), Failure> {
    let reports = on_games(
        "numbering",
        &arguments.games,
        arguments.json,
        terminal,
        |file| report(file, arguments.moves, terminal),
    )?;
    if arguments.markdown {
        let has_figures = |column| column >= LEFT && column + 1 < HEADS.len();
        let rows = reports.iter().map(row);
        return terminal.print(&markdown::table(&HEADS, has_figures, rows));
    }
    if arguments.json {
        return Ok(());
    }
    print(&reports, terminal)
}

/// Numbers the moves of a game.
fn report(file: &GameFile, moves: bool, terminal: Terminal) -> Result<Report, Failure> {
    let game = compile::load(file, terminal)?;
    let begun = Instant::now();
    let numbering =
        compile::within_limits(file, &game, terminal, |meter| number_moves(&game, meter))?;
    let seconds = begun.elapsed().as_secs_f64();
    Ok(Report {
        game: file.name.clone(),
        encoding: numbering.encoding(),
        size: numbering.size(),
        numbered: numbering.moves().len(),
        longest: numbering.longest(),
        reason: numbering.reason().to_owned(),
        seconds,
        moves: moves.then(|| numbered(&Interpreter::new(game, &file.name), &numbering)),
    })
}

fn numbered(game: &dyn AnyGame, numbering: &MoveNumbering) -> Vec<NumberedMove> {
    let moves = numbering.moves().map(|(actions, number)| NumberedMove {
        number,
        text: format_move(game.info(), actions),
        description: describe_move(game.info(), actions),
    });
    moves.collect()
}

fn row(report: &Report) -> [String; HEADS.len()] {
    [
        report.game.clone(),
        report.encoding.to_string(),
        report.size.to_string(),
        report.numbered.to_string(),
        report.longest.to_string(),
        format!("{:.2}", report.seconds),
        report.reason.clone(),
    ]
}

fn print(reports: &[Report], terminal: Terminal) -> Result<(), Failure> {
    let mut table = terminal.table(&HEADS[..HEADS.len() - 1]);
    for report in reports {
        let [shown @ .., _] = row(report);
        table.add_row(shown);
    }
    terminal.print_table(table, LEFT)?;
    for report in reports.iter().filter(|report| !report.reason.is_empty()) {
        terminal.print(&format!("{}: {}\n", report.game, report.reason))?;
    }
    for moves in reports.iter().filter_map(|report| report.moves.as_ref()) {
        let mut table = terminal.table(&["number", "move", "what it does"]);
        for row in moves {
            let (text, description) = (row.text.clone(), row.description.clone());
            table.add_row([row.number.to_string(), text, description]);
        }
        terminal.print_table(table, 3)?;
    }
    Ok(())
}
