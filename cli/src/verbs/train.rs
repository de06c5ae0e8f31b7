//! `rbg train`: a network for a game, by self-play.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use rbg_compiler::analysis;
use rbg_learn::files::{Made, NetworkFile, TrainingFile};
use rbg_runtime::evaluate::NetworkWeights;
use rbg_runtime::game::Plane;
use rbg_runtime::train::{TrainRequest, TrainRound, TrainState, Trained};
use serde::Serialize;

use crate::arguments::{up_to, whole};
use crate::atomic_file::write_atomically;
use crate::compile;
use crate::engine::{self, unless_interrupted};
use crate::failure::Failure;
use crate::interrupt;
use crate::learning_curve::LearningCurve;
use crate::library::{self, GameFile};
use crate::networks::{self, digest, path_beside};
use crate::settings::Settings;
use crate::terminal::Terminal;

/// Arguments of `train`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  {rbg} train breakthrough
  {rbg} train mygame.rbg --hours 1 --cores 2 --plot curve.svg
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
    /// The rounds, but for those before it was gone on with.
    rounds: &'r [TrainRound],
    games: u64,
    positions: u64,
    seconds: f64,
    /// Whether it was ended from outside.
    interrupted: bool,
}

/// Where the files of a training are, and what is written into them.
struct Files<'a> {
    game: &'a GameFile,
    arguments: &'a Train,
    planes: &'a [Plane],
    network: PathBuf,
    training: PathBuf,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Train, terminal: Terminal) -> Result<(), Failure> {
    let file = library::find(&arguments.game)?;
    let rules = compile::load(&file, terminal)?;
    let spinner = terminal.spinner("reading the rules");
    let planes = interrupt::at_once(|| {
        compile::within_limits(&file, &rules, terminal, || {
            analysis::position_planes(&rules)
        })
    })?;
    drop(spinner);
    let network = arguments.out.clone().unwrap_or_else(|| path_beside(&file));
    let files = Files {
        game: &file,
        arguments,
        planes: &planes,
        training: training_of(&network),
        network,
    };
    let state = files.state(terminal)?;
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
    let spinner = terminal.spinner("training");
    let mut failure = None;
    let trained = game.train(&request, &mut |round| {
        spinner.say(&told(round));
        if let Some(state) = &round.state
            && let Err(error) = files.write(state)
        {
            failure = Some(error);
            return ControlFlow::Break(());
        }
        unless_interrupted()
    })?;
    drop(spinner);
    match failure {
        Some(error) => Err(error),
        None => files.report(&trained, terminal),
    }?;
    interrupt::check()
}

/// Returns the path of the training of a network.
fn training_of(network: &Path) -> PathBuf {
    let mut name = network.file_stem().unwrap_or_default().to_owned();
    name.push(".training");
    network.with_file_name(name)
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

/// Returns the learning curve.
fn curve<'c>(game: &'c str, rounds: &[TrainRound]) -> LearningCurve<'c> {
    let at = |round: &TrainRound| round.seconds / 60.0;
    // In the first round nothing has been learned from yet.
    let later = || rounds.iter().filter(|round| round.number > 1);
    let values = later().map(|round| (at(round), round.value_error));
    let policies = later().map(|round| (at(round), round.policy_error));
    let gates = rounds.iter();
    let gates = gates.filter_map(|round| Some((at(round), round.gate?, round.accepted)));
    LearningCurve {
        game,
        unit: "minutes of training",
        errors: vec![
            ("mean squared error of values", values.collect()),
            ("relative entropy of moves", policies.collect()),
        ],
        gates: gates.collect(),
        end: rounds.last().map_or(1.0, at),
    }
}

/// Returns the name of the processor, where the system tells it.
fn processor() -> String {
    let system = sysinfo::System::new_with_specifics(
        sysinfo::RefreshKind::nothing().with_cpu(sysinfo::CpuRefreshKind::nothing()),
    );
    let cpus = system.as_ref().map_or(&[][..], sysinfo::System::cpus);
    let first = cpus.first();
    first.map_or_else(String::new, |cpu| cpu.brand().trim().to_owned())
}

impl Files<'_> {
    /// Returns the state from which to go on, if there is one.
    fn state(&self, terminal: Terminal) -> Result<Option<TrainState>, Failure> {
        if self.arguments.fresh {
            return Ok(None);
        }
        let Some(training) = networks::training(&self.training, self.game)? else {
            return Ok(None);
        };
        let due = (
            self.arguments.units,
            self.arguments.pattern_units,
            self.arguments.seed,
        );
        let found = (training.units, training.pattern_units, training.seed);
        if found != due || training.planes != self.planes {
            return Err(Failure::Usage(format!(
                "{} is of {} units, {} at each cell, and seed {}: go on with these, or begin anew with \
                 --fresh",
                self.training.display(),
                training.units,
                training.pattern_units,
                training.seed
            )));
        }
        terminal.note(&format!(
            "going on behind round {} of {}",
            training.state.rounds,
            self.training.display()
        ));
        Ok(Some(training.state))
    }

    /// Writes the training, and the network that was accepted last.
    fn write(&self, state: &TrainState) -> Result<(), Failure> {
        let training = TrainingFile {
            game: self.game.name.clone(),
            digest: digest(self.game),
            planes: self.planes.to_vec(),
            units: self.arguments.units,
            pattern_units: self.arguments.pattern_units,
            seed: self.arguments.seed,
            state: state.clone(),
        };
        let bytes = training.to_bytes().map_err(anyhow::Error::from)?;
        networks::write(&self.training, &bytes)?;
        if let Some(network) = &state.accepted {
            self.write_network(network, state)?;
        }
        Ok(())
    }

    fn write_network(&self, network: &NetworkWeights, state: &TrainState) -> Result<(), Failure> {
        let arguments = self.arguments;
        let file = NetworkFile {
            game: self.game.name.clone(),
            digest: digest(self.game),
            made: Made {
                version: env!("CARGO_PKG_VERSION").to_owned(),
                command: format!(
                    "rbg train {} --rounds {} --units {} --pattern-units {} \
                     --iterations {} --seed {}",
                    self.game.name,
                    state.rounds,
                    arguments.units,
                    arguments.pattern_units,
                    arguments.iterations,
                    arguments.seed
                ),
                rounds: state.rounds,
                games: state.games,
                positions: state.positions,
                seconds: state.seconds.round(),
                threads: arguments.cores,
                processor: processor(),
            },
            network: network.clone(),
        };
        let bytes = file.to_bytes().map_err(anyhow::Error::from)?;
        Ok(networks::write(&self.network, &bytes)?)
    }

    fn report(&self, trained: &Trained, terminal: Terminal) -> Result<(), Failure> {
        let arguments = self.arguments;
        if let Some(plot) = &arguments.plot {
            let svg = curve(&self.game.name, &trained.rounds).draw()?;
            write_atomically(plot, svg.as_bytes())?;
        }
        let network = trained.network.as_ref();
        let file = network.map(|_| self.network.display().to_string());
        if arguments.json {
            return terminal.print_report(&Report {
                game: &self.game.name,
                file,
                training: self.training.display().to_string(),
                seed: arguments.seed,
                units: arguments.units,
                pattern_units: arguments.pattern_units,
                weights: network.map_or(0, NetworkWeights::count),
                symmetries: trained.symmetries,
                rounds: &trained.rounds,
                games: trained.state.games,
                positions: trained.state.positions,
                seconds: trained.state.seconds,
                interrupted: interrupt::requested(),
            });
        }
        let heads = [
            "round",
            "games",
            "positions",
            "seconds",
            "moves",
            "value",
            "moves",
            "gate",
        ];
        let mut table = terminal.table(&heads);
        for round in trained.rounds.iter().filter(|round| round.gate.is_some()) {
            let gate = round.gate.map_or_else(String::new, |gate| {
                let verdict = if round.accepted { "accepted" } else { "kept" };
                format!("{:.1} % {verdict}", 100.0 * gate)
            });
            table.add_row([
                round.number.to_string(),
                round.games.to_string(),
                round.positions.to_string(),
                format!("{:.1}", round.seconds),
                format!("{:.1}", round.length),
                format!("{:.4}", round.value_error),
                format!("{:.4}", round.policy_error),
                gate,
            ]);
        }
        terminal.print_table(table, 0)?;
        terminal.print(&match (file, network) {
            (Some(file), Some(network)) => {
                format!("{} weights, written to {file}\n", network.count())
            }
            _ => "no network is better yet than one that knows nothing: train on\n".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_training_is_beside_its_network() {
        let training = training_of(Path::new("a/hex.safetensors"));
        assert_eq!(training, Path::new("a/hex.training"));
        assert_eq!(training_of(Path::new("hex")), Path::new("hex.training"));
    }

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
