//! `cargo xtask local-search`: what local search finds near the end of games, beside a solver.

mod positions;
mod verdict;

use std::time::Duration;

use clap::Args;
use rbg_cli::arguments::{some_time, whole};
use rbg_cli::engine;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use rbg_cli::markdown;
use rbg_cli::settings::Settings;
use rbg_cli::terminal::Terminal;
use rbg_testkit::statistics::median;
use serde::Serialize;

use positions::Positions;
use verdict::{Answer, Trial, Verdict};

/// Arguments of `local-search`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask local-search breakthrough_6x6 breakthrough
  cargo xtask local-search foxAndHounds --positions 100 --seconds 0.2
  cargo xtask local-search knightthrough --json

Positions are from games that `mcts` plays against itself, at most --plies moves before they end.
Of each, proof-number search finds out who wins, if it can in --solver-seconds; local search
has --seconds. `found` counts the positions of a forced win, for the player to move or against
it, that local search finds, `missed` the others, and `wrong` those of which it says what the
solver refutes. The depth is in moves of both players, where nothing was found.")]
pub(crate) struct LocalSearch {
    /// Names in games-rbg/ or paths to .rbg files
    #[arg(value_name = "GAME", required = true)]
    games: Vec<String>,
    /// Look at so many positions of each game
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = whole::<usize>(1..=100_000))]
    positions: usize,
    /// At most so many moves before the end
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = whole::<usize>(1..=1000))]
    plies: usize,
    /// Let local search look at a position for this long
    #[arg(long, value_name = "S", default_value = "1", value_parser = some_time)]
    seconds: Duration,
    /// Let the solver look at a position for this long
    #[arg(long, value_name = "S", default_value = "10", value_parser = some_time)]
    solver_seconds: Duration,
    /// Iterations for a move of the games from which positions are taken
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole::<u64>(1..))]
    iterations: u64,
    /// Seed of these games
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Print one line of JSON per game
    #[arg(long)]
    pub(crate) json: bool,
    /// Print a Markdown table
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[command(flatten)]
    settings: Settings,
}

/// What was found in the positions of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Row {
    game: String,
    positions: usize,
    /// The positions of which the solver did not find out who wins.
    unsolved: usize,
    /// The positions of a forced win, for the player to move or against it.
    wins: usize,
    losses: usize,
    found_wins: usize,
    found_losses: usize,
    /// The positions of which the tree search that local search runs beside found it first.
    found_by_tree: usize,
    missed: usize,
    wrong: usize,
    /// The median depth in moves where nothing was found.
    depth: Option<f64>,
    /// The median time until a forced win was found.
    seconds: Option<f64>,
}

const HEADS: [&str; 11] = [
    "game",
    "positions",
    "unsolved",
    "wins",
    "found",
    "losses",
    "found",
    "by tree",
    "wrong",
    "depth",
    "seconds",
];

/// Runs the verb.
pub(crate) fn run(arguments: &LocalSearch, terminal: Terminal) -> Result<(), Failure> {
    let all = arguments.games.len() * arguments.positions;
    let bar = terminal.progress("local search", all as u64);
    let mut rows = Vec::new();
    let mut done = 0;
    for name in &arguments.games {
        bar.say(name);
        let file = library::find(name)?;
        let settings = arguments.settings.with_agents(["mcts:split=off"]);
        let game = engine::generated(&file, &settings, terminal.without_progress())?;
        let mut positions = Positions::new(&*game, arguments.iterations, arguments.seed);
        let mut trials = Vec::new();
        while trials.len() < arguments.positions {
            interrupt::check()?;
            let moves = positions.next(arguments.plies)?;
            trials.push(verdict::trial(
                &*game,
                &moves,
                arguments.seconds,
                arguments.solver_seconds,
            )?);
            done += 1;
            bar.set(done);
        }
        let row = row(name, &trials);
        if arguments.json {
            terminal.print_report(&row)?;
        }
        rows.push(row);
    }
    drop(bar);
    let cells = rows.iter().map(cells);
    if arguments.json {
        return Ok(());
    }
    if arguments.markdown {
        return terminal.print(&markdown::table(&HEADS, |column| column > 0, cells));
    }
    let mut table = terminal.table(&HEADS);
    cells.for_each(|cells| {
        table.add_row(cells);
    });
    terminal.print_table(table, 1)
}

/// Counts what was found.
fn row(game: &str, trials: &[Trial]) -> Row {
    let count = |test: &dyn Fn(&Trial) -> bool| trials.iter().filter(|trial| test(trial)).count();
    let of = |value, answer| move |trial: &Trial| trial.value == value && trial.answer == answer;
    let (won, lost) = (Some(Verdict::Win), Some(Verdict::Loss));
    let depths = trials
        .iter()
        .filter(|trial| trial.answer == Answer::Nothing);
    let depths: Vec<f64> = depths.map(|trial| f64::from(trial.depth)).collect();
    let times = trials
        .iter()
        .filter(|trial| trial.answer != Answer::Nothing);
    let times: Vec<f64> = times.map(|trial| trial.seconds).collect();
    let middle = |values: &[f64]| (!values.is_empty()).then(|| median(values));
    let (wins, losses) = (count(&|t| t.value == won), count(&|t| t.value == lost));
    let found_wins = count(&of(won, Answer::Local(Verdict::Win)));
    let found_losses = count(&of(lost, Answer::Local(Verdict::Loss)));
    let found_by_tree = count(&|t| t.answer == Answer::Tree && t.value.is_some());
    Row {
        game: game.to_owned(),
        positions: trials.len(),
        unsolved: count(&|trial| trial.value.is_none()),
        wins,
        losses,
        found_wins,
        found_losses,
        found_by_tree,
        missed: count(&|trial| trial.value.is_some() && trial.answer == Answer::Nothing),
        wrong: count(&|trial| trial.is_wrong()),
        depth: middle(&depths),
        seconds: middle(&times),
    }
}

fn cells(row: &Row) -> [String; HEADS.len()] {
    let figure =
        |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.3}"));
    [
        row.game.clone(),
        row.positions.to_string(),
        row.unsolved.to_string(),
        row.wins.to_string(),
        row.found_wins.to_string(),
        row.losses.to_string(),
        row.found_losses.to_string(),
        row.found_by_tree.to_string(),
        row.wrong.to_string(),
        row.depth
            .map_or_else(|| "-".to_owned(), |depth| depth.to_string()),
        figure(row.seconds),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(value: Option<Verdict>, answer: Answer) -> Trial {
        Trial {
            value,
            answer,
            depth: 9,
            seconds: 0.5,
        }
    }

    #[test]
    fn what_the_solver_refutes_is_wrong_and_what_it_does_not_know_is_neither() {
        use Verdict::{Loss, Win};
        let all = [
            trial(Some(Win), Answer::Local(Win)),
            trial(Some(Win), Answer::Nothing),
            trial(Some(Loss), Answer::Local(Loss)),
            trial(Some(Loss), Answer::Local(Win)),
            trial(Some(Loss), Answer::Tree),
            trial(None, Answer::Local(Win)),
            trial(None, Answer::Nothing),
        ];
        let row = row("game", &all);
        assert_eq!((row.positions, row.unsolved), (7, 2));
        assert_eq!((row.wins, row.losses), (2, 3));
        assert_eq!(
            (row.found_wins, row.found_losses, row.found_by_tree),
            (1, 1, 1)
        );
        assert_eq!((row.missed, row.wrong), (1, 1));
        assert_eq!((row.depth, row.seconds), (Some(9.0), Some(0.5)));
    }
}
