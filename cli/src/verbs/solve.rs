//! `rbg solve`: the value of a game that is small enough.

use std::time::Duration;

use clap::{Args, ValueEnum};
use rbg_runtime::agents::{Analysis, AnalysisRequest};
use rbg_runtime::game::{describe_move, format_move};
use rbg_runtime::search::Budget;
use serde::Serialize;

use crate::arguments::{mebibytes, some_time};
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::moves::texts;
use crate::opening::Opening;
use crate::settings::Settings;
use crate::terminal::Terminal;
use crate::verbs::analyse;

/// Arguments of `solve`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} solve ticTacToe
  {rbg} solve hex_5x5 --memory 1024 --seconds 600
  {rbg} solve reversi_4x4 --method alpha-beta --moves 1 --json

For two players whose scores have a constant sum. `pn` proves by depth-first
proof-number search, one question after another, which scores the first player can
get. `alpha-beta` looks ahead further and further until nothing is left to be
estimated. Both keep what they know in a table. Exit code 1 if the value is not
found.")]
pub struct Solve {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    #[command(flatten)]
    opening: Opening,
    /// How to search
    #[arg(long, value_enum, default_value_t)]
    method: Method,
    /// Size of the transposition table, in MiB
    #[arg(long, value_name = "N", default_value_t = 1024,
        value_parser = mebibytes)]
    memory: u64,
    /// Give up after this time [default: never]
    #[arg(long, value_name = "S", value_parser = some_time)]
    seconds: Option<Duration>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The methods of search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Method {
    /// Proof-number search
    #[default]
    Pn,
    /// Alpha-beta
    AlphaBeta,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    /// The position at which it begins, if not at the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The moves that led to the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    /// The scores with perfect play; `None` if they were not found.
    scores: Option<&'a [i32]>,
    /// A best move in canonical form.
    best: Option<String>,
    positions: u64,
    depth: Option<u16>,
    seconds: f64,
    /// Whether the search was stopped before its end.
    interrupted: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Solve, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let game = engine::generated(&file, &arguments.settings.with_agents([]), terminal)?;
    let game = arguments.opening.begin(game)?;
    let (moves, _) = arguments.opening.play(&*game)?;
    let after = texts(game.info(), &moves);
    let request = AnalysisRequest::new(match arguments.method {
        Method::Pn => format!("dfpn:memory={}", arguments.memory),
        Method::AlphaBeta => {
            format!("alphabeta:heuristic=none,memory={}", arguments.memory)
        }
    })
    .with_moves(moves)
    .with_budget(Budget::default().with_time(arguments.seconds));
    let spinner = terminal.spinner("solving");
    let analysis = game.analyse(&request, &mut unless_interrupted)?;
    drop(spinner);
    let interrupted = interrupt::requested();
    let Analysis {
        certain: scores,
        choice,
        iterations,
        depth,
        seconds,
        ..
    } = analysis;
    if arguments.json {
        terminal.print_report(&Report {
            game: &file.name,
            start: arguments.opening.start(&*game),
            after,
            scores: scores.as_deref(),
            best: choice.map(|m| format_move(game.info(), &m)),
            positions: iterations,
            depth,
            seconds,
            interrupted,
        })?;
    } else {
        let found = scores.as_ref().map_or_else(
            || "not solved".to_owned(),
            |scores| format!("{} with perfect play", analyse::named(game.info(), scores)),
        );
        let ahead = depth.map_or_else(String::new, |depth| format!(", {depth} moves ahead"));
        terminal.print(&format!(
            "{}: {found}\n{iterations} positions in {seconds:.2} s{ahead}\n",
            file.name,
        ))?;
        if let Some(best) = choice.filter(|_| scores.is_some()) {
            terminal.print(&format!(
                "a best move: {} ({})\n",
                format_move(game.info(), &best),
                describe_move(game.info(), &best)
            ))?;
        }
    }
    match scores {
        Some(_) => Ok(()),
        None if interrupted => Err(Failure::Interrupted),
        None => Err(Failure::Reported),
    }
}
