//! `cargo xtask decided`: how early scores are decided, and what it is worth to stop there.

use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::compile;
use rbg_cli::engine::{self, unless_interrupted};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library::{self, GameFile};
use rbg_cli::markdown;
use rbg_cli::settings::{Extra, Settings};
use rbg_cli::terminal::Terminal;
use rbg_compiler::RuntimeSource;
use rbg_runtime::agents::AnalysisRequest;
use rbg_runtime::playout::policy::PolicyPlayouts;
use rbg_runtime::search::Budget;
use rbg_runtime::{AnyGame, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats};
use rbg_testkit::statistics::median;
use serde::Serialize;

/// Arguments of `decided`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask decided
  cargo xtask decided chineseCheckers6 connect4 --seconds 2 --rounds 5
  cargo xtask decided --markdown > decided.md
  cargo xtask decided --json

Plays uniformly random games to their ends and, with the same random numbers, to where the
scores are decided, in turns; then searches from the start of the game with `mcts`, which
stops there, and with `mcts:decided=off`. Games about which nothing is proved, or where to ask
would take too long, are left out: `explain` says why. Speeds are medians over the rounds.")]
pub(crate) struct Decided {
    /// Names in games-rbg/ or paths to .rbg files; the whole library if none
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Play and search for about this long in every round, each way
    #[arg(long, value_name = "S", default_value = "0.5", value_parser = some_time)]
    seconds: Duration,
    /// Rounds in which both ways take turns
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = whole::<u32>(1..=1000))]
    rounds: u32,
    /// Seed of the random choices
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Print one line of JSON per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long)]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The figures of a game.
#[derive(Serialize)]
struct Measured {
    game: String,
    /// The mean length of a game, in moves.
    mean_moves: f64,
    /// The mean number of moves before the end at which the scores are decided; 0 in games in which
    /// they are not.
    moves_before_end: f64,
    /// The part of games that stop because the scores are decided.
    decided: f64,
    /// Whether playouts of searches stop there.
    stops_playouts: bool,
    playouts_per_second: f64,
    playouts_per_second_stopped: f64,
    iterations_per_second: f64,
    iterations_per_second_stopped: f64,
}

const HEADS: [&str; 10] = [
    "game",
    "in searches",
    "moves",
    "before the end",
    "decided",
    "playouts/s",
    "stopped/s",
    "ratio",
    "iterations/s off -> on",
    "ratio",
];

/// The number of columns at the left that hold no figures.
const LEFT: usize = 2;

/// The time to find out how many games a round holds.
const TRIAL: Duration = Duration::from_millis(50);

/// Runs the verb.
pub(crate) fn run(arguments: &Decided, terminal: Terminal) -> Result<(), Failure> {
    let files = library::find_all(&arguments.games)?;
    let mut settings = arguments.settings.clone();
    settings.extras.insert(Extra::Policies);
    settings.extras.insert(Extra::Agents);
    let bar = terminal.progress("measuring", files.len() as u64);
    let mut measured = Vec::new();
    let mut stopped = None;
    for (done, file) in (1..).zip(&files) {
        bar.say(&file.name);
        match measure(file, arguments, &settings, terminal.without_progress()) {
            Ok(None) => {}
            Ok(Some(figures)) if arguments.json => terminal.print_report(&figures)?,
            Ok(Some(figures)) => measured.push(figures),
            Err(failure) => {
                stopped = Some(failure);
                break;
            }
        }
        bar.set(done);
    }
    drop(bar);
    if arguments.markdown {
        let rows = measured.iter().map(row);
        terminal.print(&markdown::table(&HEADS, |column| column >= LEFT, rows))?;
    } else if !arguments.json {
        let mut table = terminal.table(&HEADS);
        for figures in &measured {
            table.add_row(row(figures));
        }
        terminal.print_table(table, LEFT)?;
    }
    stopped.map_or(Ok(()), Err)
}

/// Measures a game; `None` if its positions do not tell whether they are decided.
fn measure(
    file: &GameFile,
    arguments: &Decided,
    settings: &Settings,
    terminal: Terminal,
) -> Result<Option<Measured>, Failure> {
    let description = compile::load(file, terminal)?;
    let options = settings
        .switches
        .options(RuntimeSource::Path(String::new()));
    let told = compile::work(file, &description, &options, terminal, |plan, _| {
        Ok(plan.latches.is_some().then(|| plan.stops_playouts()))
    })?;
    let Some(stops_playouts) = told else {
        return Ok(None);
    };
    let game = engine::generated(file, settings, terminal)?;
    let play = |limit, seed, stop| play(&*game, limit, seed, stop);
    let trial = play(PlayoutLimit::Time(TRIAL), 0, false)?;
    let count = (trial.playouts_per_second() * arguments.seconds.as_secs_f64()) as u64;
    let limit = PlayoutLimit::Count(count.max(2));
    let players = game.info().players.len();
    let mut all = [PlayoutStats::none(players), PlayoutStats::none(players)];
    let (mut playouts, mut iterations) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for round in 0..u64::from(arguments.rounds) {
        let seed = arguments.seed + round;
        for way in 0..2 {
            let stats = play(limit, seed, way == 1)?;
            playouts[way].push(stats.playouts_per_second());
            all[way].merge(&stats);
            let agent = ["mcts:decided=off", "mcts"][way];
            iterations[way].push(searched(&*game, agent, arguments.seconds, seed)?);
        }
    }
    let mean = |stats: &PlayoutStats| stats.moves.mean().unwrap_or(0.0);
    Ok(Some(Measured {
        game: file.name.clone(),
        mean_moves: mean(&all[0]),
        moves_before_end: mean(&all[0]) - mean(&all[1]),
        decided: all[1].decided as f64 / all[1].playouts.max(1) as f64,
        stops_playouts,
        playouts_per_second: median(&playouts[0]),
        playouts_per_second_stopped: median(&playouts[1]),
        iterations_per_second: median(&iterations[0]),
        iterations_per_second_stopped: median(&iterations[1]),
    }))
}

/// Plays games at random, to where they are decided or to their ends.
fn play(
    game: &dyn AnyGame,
    limit: PlayoutLimit,
    seed: u64,
    stop: bool,
) -> Result<PlayoutStats, Failure> {
    let request = PlayoutRequest::new(PlayoutMode::Sample, limit)
        .with_seed(seed)
        .with_stop_decided(stop);
    let request = PolicyPlayouts::new(request);
    let stats = game.policy_playouts(&request, &mut |_| unless_interrupted())?;
    interrupt::check()?;
    Ok(stats.playouts)
}

/// Returns the iterations a second of a search from the start of the game.
fn searched(game: &dyn AnyGame, agent: &str, time: Duration, seed: u64) -> Result<f64, Failure> {
    let request = AnalysisRequest::new(format!("{agent}{}early_stop=off", joint(agent)))
        .with_budget(Budget::time(time))
        .with_seed(seed);
    let analysis = game.analyse(&request, &mut unless_interrupted)?;
    interrupt::check()?;
    Ok(analysis.iterations as f64 / analysis.seconds.max(1e-9))
}

/// Returns what stands between an agent and one more parameter.
fn joint(agent: &str) -> char {
    if agent.contains(':') { ',' } else { ':' }
}

fn row(figures: &Measured) -> [String; HEADS.len()] {
    let ratio = |one: f64, other: f64| format!("{:.2}", other / one.max(f64::MIN_POSITIVE));
    let searches = if figures.stops_playouts {
        "tree and playouts"
    } else {
        "tree"
    };
    [
        figures.game.clone(),
        searches.to_owned(),
        format!("{:.1}", figures.mean_moves),
        format!("{:.2}", figures.moves_before_end),
        format!("{:.1} %", 100.0 * figures.decided),
        format!("{:.0}", figures.playouts_per_second),
        format!("{:.0}", figures.playouts_per_second_stopped),
        ratio(
            figures.playouts_per_second,
            figures.playouts_per_second_stopped,
        ),
        format!(
            "{:.0} -> {:.0}",
            figures.iterations_per_second, figures.iterations_per_second_stopped
        ),
        ratio(
            figures.iterations_per_second,
            figures.iterations_per_second_stopped,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_added_behind_a_colon_or_a_comma() {
        assert_eq!(joint("mcts"), ':');
        assert_eq!(joint("mcts:decided=off"), ',');
    }

    #[test]
    fn a_row_has_the_ratios_of_stopped_to_whole() {
        let row = row(&Measured {
            game: "g".to_owned(),
            mean_moves: 201.0,
            moves_before_end: 52.25,
            decided: 0.5,
            stops_playouts: true,
            playouts_per_second: 100.0,
            playouts_per_second_stopped: 150.0,
            iterations_per_second: 10.0,
            iterations_per_second_stopped: 9.0,
        });
        assert_eq!(row[3..6], ["52.25", "50.0 %", "100"]);
        assert_eq!((&*row[7], &*row[8], &*row[9]), ("1.50", "10 -> 9", "0.90"));
    }
}
