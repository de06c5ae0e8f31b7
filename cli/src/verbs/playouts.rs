//! `rbg playouts`: uniformly random games, their speed and statistics.

use std::ops::ControlFlow;
use std::time::Duration;

use clap::Args;
use rbg_runtime::{PlayoutLimit, PlayoutRequest, PlayoutStats, RunningStatistics};
use serde::Serialize;

use crate::arguments::{Mode, seconds, whole};
use crate::engine::{Engine, EngineArguments, unless_interrupted};
use crate::evaluations;
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::moves::texts;
use crate::opening::Opening;
use crate::policies::{Policies, PolicyReport};
use crate::terminal::Terminal;

/// The number of steps of the progress bar of a run that is limited by time.
const TIME_STEPS: u64 = 1000;

/// Arguments of `playouts`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} playouts breakthrough --seconds 3
  {rbg} playouts chess --count 2000 --seed 7
  {rbg} playouts hex --mode sample --json
  {rbg} playouts ticTacToe --moves 5 1 --count 1000
  {rbg} playouts mygame.rbg --count 100 --engine interpreter
  {rbg} playouts breakthrough --policy mast --mode sample --threads 2
  {rbg} playouts go --no-repetition positional --mode sample
  {rbg} playouts chess --policy hs:fraction=1/4 --count 100
  {rbg} playouts chess --cutoff 100 --cutoff-value draw --policy nst
  {rbg} playouts chineseCheckers6 --stop-decided

With --count, the same seed gives the same games, on any number of threads. With
--mode sample, policies draw from the pseudo-legal moves and test what they have
drawn.")]
pub struct Playouts {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    #[command(flatten)]
    opening: Opening,
    /// Play for this long [default: 3]
    #[arg(long, value_name = "S", value_parser = seconds, conflicts_with = "count")]
    seconds: Option<Duration>,
    /// Play this many games
    #[arg(long, value_name = "N", value_parser = whole::<u64>(..))]
    count: Option<u64>,
    /// Seed of the random choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// How moves are found
    #[arg(long, value_enum, default_value_t)]
    mode: Mode,
    /// Stop uniform playouts where the scores are decided: they are then shorter than games are, and
    /// their scores the same
    #[arg(long)]
    stop_decided: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    policies: Policies,
    #[command(flatten)]
    engine: EngineArguments,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    engine: Engine,
    mode: Mode,
    seed: u64,
    /// The position at which it begins, if not at the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The moves after which the games begin.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
    playouts: u64,
    truncated: u64,
    /// The number of playouts that stopped where the scores were decided, if they were to.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<u64>,
    seconds: f64,
    playouts_per_second: f64,
    moves_per_second: f64,
    mean_moves: f64,
    se_moves: f64,
    min_moves: i64,
    max_moves: i64,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    policy: Option<PolicyReport>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    branching: Option<Branching>,
    mean_scores: Vec<f64>,
    se_scores: Vec<f64>,
    min_scores: Vec<i64>,
    max_scores: Vec<i64>,
    /// Whether the run was stopped before its end.
    interrupted: bool,
}

#[derive(Serialize)]
struct Branching {
    mean_branching: f64,
    se_branching: f64,
    min_branching: i64,
    max_branching: i64,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Playouts, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let engine = arguments.policies.engine(&arguments.engine)?;
    let game = engine.open(&file, terminal)?;
    let policy = arguments.policies.policy.to_string();
    evaluations::tell(&*game, &file, [&*policy], terminal)?;
    let mode = arguments.mode.into();
    let time = arguments.seconds.unwrap_or(Duration::from_secs(3));
    let limit = arguments
        .count
        .map_or(PlayoutLimit::Time(time), PlayoutLimit::Count);
    let game = arguments.opening.begin(game)?;
    let (moves, _) = arguments.opening.play(&*game)?;
    let after = texts(game.info(), &moves);
    let request = PlayoutRequest::new(mode, limit)
        .with_seed(arguments.seed)
        .with_stop_decided(arguments.stop_decided)
        .with_moves(moves);
    let bar = terminal.progress(&file.name, arguments.count.unwrap_or(TIME_STEPS));
    let mut progress = |stats: &PlayoutStats| -> ControlFlow<()> {
        bar.set(match arguments.count {
            Some(_) => stats.playouts,
            None => {
                let part = stats.elapsed.as_secs_f64() / time.as_secs_f64().max(1e-9);
                (part.min(1.0) * TIME_STEPS as f64) as u64
            }
        });
        unless_interrupted()
    };
    let policies = &arguments.policies;
    let (stats, policy) = policies.play(&*game, request, &mut progress)?;
    drop(bar);
    let report = Report {
        policy,
        start: arguments.opening.start(&*game),
        after,
        ..report(&file.name, arguments, &stats)
    };
    if arguments.json {
        terminal.print_report(&report)?;
    } else {
        print(&report, game.info().players.iter(), &stats, terminal)?;
    }
    interrupt::check()
}

fn report<'a>(game: &'a str, arguments: &Playouts, stats: &PlayoutStats) -> Report<'a> {
    let seconds = stats.elapsed.as_secs_f64();
    let branching = (stats.branching.count() > 0).then(|| Branching {
        mean_branching: mean(&stats.branching),
        se_branching: standard_error(&stats.branching),
        min_branching: stats.branching.min().unwrap_or(0),
        max_branching: stats.branching.max().unwrap_or(0),
    });
    Report {
        start: None,
        game,
        engine: arguments.engine.engine,
        mode: arguments.mode,
        seed: arguments.seed,
        after: Vec::new(),
        playouts: stats.playouts,
        truncated: stats.truncated,
        decided: arguments.stop_decided.then_some(stats.decided),
        seconds,
        playouts_per_second: stats.playouts_per_second(),
        moves_per_second: if seconds > 0.0 {
            stats.moves.sum() as f64 / seconds
        } else {
            0.0
        },
        mean_moves: mean(&stats.moves),
        se_moves: standard_error(&stats.moves),
        min_moves: stats.moves.min().unwrap_or(0),
        max_moves: stats.moves.max().unwrap_or(0),
        branching,
        policy: None,
        mean_scores: stats.scores.iter().map(mean).collect(),
        se_scores: stats.scores.iter().map(standard_error).collect(),
        min_scores: stats
            .scores
            .iter()
            .map(|tally| tally.min().unwrap_or(0))
            .collect(),
        max_scores: stats
            .scores
            .iter()
            .map(|tally| tally.max().unwrap_or(0))
            .collect(),
        interrupted: interrupt::requested(),
    }
}

/// Returns the mean, 0 without samples: JSON has no word for "not a number".
fn mean(tally: &RunningStatistics) -> f64 {
    tally.mean().unwrap_or(0.0)
}

fn standard_error(tally: &RunningStatistics) -> f64 {
    tally.standard_error().unwrap_or(0.0)
}

fn print(
    report: &Report<'_>,
    players: impl Iterator<Item = impl AsRef<str>>,
    stats: &PlayoutStats,
    terminal: Terminal,
) -> Result<(), Failure> {
    terminal.print(&format!(
        "{}: {} playouts in {:.2} s, {:.0} playouts/s, {:.0} moves/s\n",
        report.game,
        report.playouts,
        report.seconds,
        report.playouts_per_second,
        report.moves_per_second,
    ))?;
    if report.truncated > 0 {
        terminal.print(&format!(
            "{} of them were cut off before their end\n",
            report.truncated
        ))?;
    }
    if let Some(decided) = report.decided {
        terminal.print(&format!(
            "{decided} of them stopped where their scores were decided; games are longer than that\n"
        ))?;
    }
    let mut table = terminal.table(&["per playout", "mean", "standard error", "min", "max"]);
    let mut row = |name: String, tally: &RunningStatistics| {
        let whole = |value: Option<i64>| value.map_or(String::new(), |value| value.to_string());
        let real = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.4}"));
        table.add_row([
            name,
            real(tally.mean()),
            real(tally.standard_error()),
            whole(tally.min()),
            whole(tally.max()),
        ]);
    };
    row("moves".to_owned(), &stats.moves);
    if report.branching.is_some() {
        row("legal moves per position".to_owned(), &stats.branching);
    }
    for (player, tally) in players.zip(&stats.scores) {
        row(format!("score of {}", player.as_ref()), tally);
    }
    terminal.print_table(table, 1)
}
