//! `rbg train`: a network for a game, by self-play.

mod files;
mod page;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use rbg_compiler::analysis;
use rbg_runtime::evaluate::NetworkWeights;
use rbg_runtime::train::{TrainRequest, TrainRound, Trained};
use serde::Serialize;

use crate::arguments::{up_to, whole};
use crate::atomic_file::write_atomically;
use crate::compile;
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::library;
use crate::networks::path_beside;
use crate::settings::Settings;
use crate::terminal::Terminal;

use files::{Begun, Files, Recipe, training_of};

/// Arguments of `train`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} train breakthrough
  {rbg} train mygame.rbg --hours 1 --cores 2 --report training.html
  {rbg} train hex_7x7 --rounds 40 --seed 3 --out hex.safetensors
  {rbg} tournament --game breakthrough --agents az mcts --time-per-move 0.1

Nothing but the rules is needed: what the network sees is read from them ({rbg} explain GAME
--tensors shows it), and all games are games against itself. The network is written to
networks/GAME.safetensors beside the description, where the agent az finds it, and beside it a
file from which the training goes on when it is called again, also after it was killed; --fresh
begins anew. With --rounds and --seed the same network is trained again, on any number of
cores.")]
pub struct Train {
    /// A name in games-rbg/ or a path to a .rbg file
    game: String,
    /// End after this time, in hours, with that before it was gone on with [default: 1, without --rounds]
    #[arg(long, value_name = "H", value_parser = up_to(1e4))]
    hours: Option<f64>,
    /// End after this number of rounds, with those before it was gone on with
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    rounds: Option<u64>,
    /// Threads that play and learn
    #[arg(long, value_name = "C", default_value_t = 1, value_parser = whole::<usize>(1..=1024))]
    cores: usize,
    /// Units of the network
    #[arg(long, value_name = "UNITS", default_value_t = 64, value_parser = whole::<usize>(1..=1024))]
    units: usize,
    /// Units at each cell, which see what is in rows of cells through it: a multiple of 8, 0 for none
    #[arg(long, value_name = "UNITS", default_value_t = 16, value_parser = whole::<usize>(..=32))]
    pattern_units: usize,
    /// Iterations of the search for a move that is learned from
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = whole::<u32>(2..=100_000))]
    iterations: u32,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(..))]
    seed: u64,
    /// Begin anew, whatever was trained before
    #[arg(long)]
    fresh: bool,
    /// Write the network to this file [default: networks/GAME.safetensors beside the description]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the learning curve, as SVG, to this file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Write a report with the curve and the matches, a page of HTML, to this file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    settings: Settings,
}

/// The line of JSON.
#[derive(Serialize)]
struct Report<'r> {
    game: &'r str,
    /// The file of the network; none if no network was accepted.
    file: Option<String>,
    /// The file from which the training goes on.
    training: String,
    seed: u64,
    units: usize,
    pattern_units: usize,
    weights: usize,
    /// The symmetries of the game that were made use of.
    symmetries: usize,
    /// The rounds, with those before it was gone on with.
    rounds: &'r [TrainRound],
    games: u64,
    positions: u64,
    seconds: f64,
    /// Whether it was ended from outside.
    interrupted: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Train, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let rules = compile::load(&file, terminal)?;
    let spinner = terminal.spinner("reading the rules");
    let planes = interrupt::at_once(|| {
        compile::within_limits(&file, &rules, terminal, |meter| {
            analysis::position_planes(&rules, meter)
        })
    })?;
    drop(spinner);
    let network = arguments.out.clone().unwrap_or_else(|| path_beside(&file));
    let files = Files {
        game: &file,
        recipe: Recipe {
            units: arguments.units,
            pattern_units: arguments.pattern_units,
            iterations: arguments.iterations,
            seed: arguments.seed,
        },
        threads: arguments.cores,
        planes: &planes,
        training: training_of(&network),
        network,
    };
    let Begun { state, mut history } = match arguments.fresh {
        true => Begun::default(),
        false => files.begun(terminal)?,
    };
    let game = engine::generated(&file, &arguments.settings.with_agents([]), terminal)?;
    let spent = state.as_ref().map_or(0.0, |state| state.seconds);
    let mut request = TrainRequest::new(planes.clone(), arguments.units)
        .with_pattern_units(arguments.pattern_units)
        .with_seed(arguments.seed)
        .with_threads(arguments.cores)
        .with_state(state);
    request.iterations = arguments.iterations;
    request.rounds = arguments.rounds;
    let hours = match (arguments.hours, arguments.rounds) {
        (None, None) => Some(1.0),
        (hours, _) => hours,
    };
    request.seconds = hours.map(|hours| (3600.0 * hours - spent).max(0.0));
    // Of rounds, or else of seconds.
    let extent = |seconds: f64| (1000.0 * seconds) as u64;
    let all = arguments
        .rounds
        .unwrap_or_else(|| extent(3600.0 * hours.unwrap_or(0.0)));
    let bar = terminal.progress("training", all);
    let mut failure = None;
    let trained = game.train(&request, &mut |round| {
        bar.say(&told(round));
        bar.set(match arguments.rounds {
            Some(_) if round.number > 0 => round.number,
            Some(_) => history.last().map_or(0, |last| last.number),
            None => extent(round.seconds).min(all),
        });
        if round.number > 0 {
            let mut without_state = round.clone();
            without_state.state = None;
            history.push(without_state);
        }
        if let Some(state) = &round.state
            && let Err(error) = files.write(state, &history)
        {
            failure = Some(error);
            return ControlFlow::Break(());
        }
        unless_interrupted()
    })?;
    drop(bar);
    match failure {
        Some(error) => Err(error),
        None => report(arguments, &files, (&trained, &history), terminal),
    }?;
    interrupt::check()
}

/// Returns a round in a few words.
fn told(round: &TrainRound) -> String {
    let seconds = Duration::from_secs(round.seconds as u64);
    let mut text = format!(
        "{} games, {} positions, {seconds:?}",
        round.games, round.positions
    );
    if round.number > 0 {
        text += &format!(
            ", round {}: errors {:.4} and {:.3}",
            round.number, round.value_error, round.policy_error
        );
    }
    text
}

/// Draws and prints what came of a training, with all its rounds.
fn report(
    arguments: &Train,
    files: &Files<'_>,
    (trained, rounds): (&Trained, &[TrainRound]),
    terminal: Terminal,
) -> Result<(), Failure> {
    let game = &files.game.name;
    if let Some(plot) = &arguments.plot {
        let svg = page::curve(game, rounds).draw()?;
        write_atomically(plot, svg.as_bytes())?;
    }
    let network = trained.network.as_ref();
    let file = network.map(|_| files.network.display().to_string());
    let state = &trained.state;
    let outcome = match (&file, network) {
        (Some(file), Some(network)) => format!("{} weights, written to {file}", network.count()),
        _ => "no network is better yet than one that knows nothing: train on".to_owned(),
    };
    if let Some(path) = &arguments.report {
        let told = format!(
            "{} rounds, {} games, {} positions, {:.0} seconds of {} threads on {}: {outcome}.",
            state.rounds,
            state.games,
            state.positions,
            state.seconds,
            arguments.cores,
            files::processor(),
        );
        let command = files::command(game, files.recipe, state.rounds);
        let page = page::page(game, &told, &command, rounds)?;
        write_atomically(path, page.as_bytes())?;
    }
    if arguments.json {
        return terminal.print_report(&Report {
            game,
            file,
            training: files.training.display().to_string(),
            seed: arguments.seed,
            units: arguments.units,
            pattern_units: arguments.pattern_units,
            weights: network.map_or(0, NetworkWeights::count),
            symmetries: trained.symmetries,
            rounds,
            games: state.games,
            positions: state.positions,
            seconds: state.seconds,
            interrupted: interrupt::requested(),
        });
    }
    let mut table = terminal.table(&page::HEADS);
    for round in rounds.iter().filter(|round| round.gate.is_some()) {
        table.add_row(page::row(round));
    }
    terminal.print_table(table, 0)?;
    terminal.print(&format!("{outcome}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_told_in_a_few_words() {
        let mut round = TrainRound::default();
        (round.games, round.positions, round.seconds) = (7, 300, 61.5);
        assert_eq!(told(&round), "7 games, 300 positions, 61s");
        (round.number, round.value_error, round.policy_error) = (3, 0.25, 1.5);
        assert_eq!(
            told(&round),
            "7 games, 300 positions, 61s, round 3: errors 0.2500 and 1.500"
        );
    }
}
