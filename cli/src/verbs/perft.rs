//! `rbg perft`: the number of move sequences of a given length.

use std::time::Instant;

use clap::Args;
use rbg_runtime::game::{describe_move, format_move};
use rbg_runtime::{ActionList, RunError};
use serde::Serialize;

use crate::arguments::whole;
use crate::engine::{Engine, EngineArguments, unless_interrupted};
use crate::failure::Failure;
use crate::library;
use crate::moves::texts;
use crate::opening::Opening;
use crate::repetition::{NoRepetition, RepetitionArguments};
use crate::terminal::Terminal;

/// Arguments of `perft`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} perft breakthrough --depth 4
  {rbg} perft chess --depth 3 --divide
  {rbg} perft ticTacToe --moves 5 1 --depth 3
  {rbg} perft chess --position @endgame.txt --depth 3
  {rbg} perft mygame.rbg --depth 2 --engine interpreter --json
  {rbg} perft go --depth 3 --no-repetition positional

Counts sequences of exactly D player moves. Games that end earlier contribute
nothing; the keeper's moves cost no depth.")]
pub struct Perft {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    #[command(flatten)]
    opening: Opening,
    /// Number of player moves
    #[arg(long, short, value_name = "D", value_parser = whole::<u32>(..))]
    depth: u32,
    /// Show the count below each first move as well
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    repetition: RepetitionArguments,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    engine: EngineArguments,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    engine: Engine,
    depth: u32,
    /// The position at which it begins, if not at the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The moves after which the count begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_repetition: Option<NoRepetition>,
    leaves: u64,
    seconds: f64,
    leaves_per_second: f64,
    /// Whether the count was stopped before its end.
    interrupted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    text: String,
    description: String,
    leaves: u64,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Perft, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let game = arguments.engine.open(&file, terminal)?;
    let game = arguments.repetition.apply(game);
    let game = arguments.opening.begin(game)?;
    let (moves, _) = arguments.opening.play(&*game)?;
    let begun = Instant::now();
    let spinner = terminal.spinner("counting");
    let mut counted = 0;
    let mut progress = |leaves| {
        counted = leaves;
        spinner.say(&format!("counting: {leaves} leaves"));
        unless_interrupted()
    };
    let mut divided = None;
    let result = if arguments.divide {
        let branches = game.divide_after(None, &moves, arguments.depth, &mut progress);
        branches.map(|branches| {
            let leaves = branches.iter().map(|(_, leaves)| leaves).sum();
            divided = Some(branches);
            leaves
        })
    } else {
        game.perft_after(None, &moves, arguments.depth, &mut progress)
    };
    drop(spinner);
    let interrupted = matches!(result, Err(RunError::Interrupted));
    let leaves = if interrupted { counted } else { result? };
    let seconds = begun.elapsed().as_secs_f64();
    let divide = divided.map(|branches| {
        let branch = |(actions, leaves): &(ActionList, u64)| Branch {
            text: format_move(game.info(), actions),
            description: describe_move(game.info(), actions),
            leaves: *leaves,
        };
        branches.iter().map(branch).collect()
    });
    let report = Report {
        game: &file.name,
        engine: arguments.engine.engine,
        depth: arguments.depth,
        start: arguments.opening.start(&*game),
        after: texts(game.info(), &moves),
        no_repetition: arguments.repetition.rule(),
        leaves,
        seconds,
        leaves_per_second: if seconds > 0.0 {
            leaves as f64 / seconds
        } else {
            0.0
        },
        interrupted,
        divide,
    };
    if arguments.json {
        terminal.print_report(&report)?;
    } else {
        print(&report, terminal)?;
    }
    if interrupted {
        Err(Failure::Interrupted)
    } else {
        Ok(())
    }
}

fn print(report: &Report<'_>, terminal: Terminal) -> Result<(), Failure> {
    if let Some(branches) = &report.divide {
        let mut table = terminal.table(&["first move", "what it does", "leaves"]);
        for branch in branches {
            table.add_row([
                branch.text.clone(),
                branch.description.clone(),
                branch.leaves.to_string(),
            ]);
        }
        terminal.print_table(table, 2)?;
    }
    let mut table = terminal.table(&["game", "depth", "leaves", "seconds", "leaves/s"]);
    let least = if report.interrupted { "at least " } else { "" };
    table.add_row([
        report.game.to_owned(),
        report.depth.to_string(),
        format!("{least}{}", report.leaves),
        format!("{:.3}", report.seconds),
        format!("{:.0}", report.leaves_per_second),
    ]);
    terminal.print_table(table, 1)
}
