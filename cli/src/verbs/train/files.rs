//! The files of a training: the network, and where the training goes on.

use std::path::{Path, PathBuf};

use rbg_learn::files::{Made, NetworkFile, TrainingFile};
use rbg_runtime::evaluate::NetworkWeights;
use rbg_runtime::game::Plane;
use rbg_runtime::train::{TrainRound, TrainState};

use crate::failure::Failure;
use crate::library::GameFile;
use crate::networks::{self, digest};
use crate::terminal::Terminal;

/// What decides the weights of a network, beside the rules and the number of rounds.
#[derive(Clone, Copy)]
pub(super) struct Recipe {
    pub(super) units: usize,
    pub(super) pattern_units: usize,
    pub(super) iterations: u32,
    pub(super) seed: u64,
}

/// Where the files of a training are, and what is written into them.
pub(super) struct Files<'a> {
    pub(super) game: &'a GameFile,
    pub(super) recipe: Recipe,
    pub(super) threads: usize,
    pub(super) planes: &'a [Plane],
    pub(super) network: PathBuf,
    pub(super) training: PathBuf,
}

/// Where a training goes on: how far it is, and the rounds before.
#[derive(Default)]
pub(super) struct Begun {
    pub(super) state: Option<TrainState>,
    pub(super) history: Vec<TrainRound>,
}

/// Returns the path of the training of a network.
pub(super) fn training_of(network: &Path) -> PathBuf {
    let mut name = network.file_stem().unwrap_or_default().to_owned();
    name.push(".training");
    network.with_file_name(name)
}

/// Returns the name of the processor, where the system tells it.
pub(super) fn processor() -> String {
    let system = sysinfo::System::new_with_specifics(
        sysinfo::RefreshKind::nothing().with_cpu(sysinfo::CpuRefreshKind::nothing()),
    );
    let cpus = system.as_ref().map_or(&[][..], sysinfo::System::cpus);
    let first = cpus.first();
    first.map_or_else(String::new, |cpu| cpu.brand().trim().to_owned())
}

/// Returns the command by which a network is trained again.
pub(super) fn command(game: &str, recipe: Recipe, rounds: u64) -> String {
    let Recipe {
        units,
        pattern_units,
        iterations,
        seed,
    } = recipe;
    format!(
        "rbg train {game} --rounds {rounds} --units {units} --pattern-units {pattern_units} \
         --iterations {iterations} --seed {seed}"
    )
}

impl Files<'_> {
    /// Returns where to go on, if there is a training.
    pub(super) fn begun(&self, terminal: Terminal) -> Result<Begun, Failure> {
        let Some(training) = networks::training(&self.training, self.game)? else {
            return Ok(Begun::default());
        };
        let due = (
            self.recipe.units,
            self.recipe.pattern_units,
            self.recipe.seed,
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
        Ok(Begun {
            state: Some(training.state),
            history: training.history,
        })
    }

    /// Writes the training with its rounds, and the network that was accepted last.
    pub(super) fn write(&self, state: &TrainState, history: &[TrainRound]) -> Result<(), Failure> {
        let training = TrainingFile {
            game: self.game.name.clone(),
            digest: digest(self.game),
            planes: self.planes.to_vec(),
            units: self.recipe.units,
            pattern_units: self.recipe.pattern_units,
            seed: self.recipe.seed,
            state: state.clone(),
            history: history.to_vec(),
        };
        let bytes = training.to_bytes().map_err(anyhow::Error::from)?;
        networks::write(&self.training, &bytes)?;
        if let Some(network) = &state.accepted {
            self.write_network(network, state)?;
        }
        Ok(())
    }

    fn write_network(&self, network: &NetworkWeights, state: &TrainState) -> Result<(), Failure> {
        let file = NetworkFile {
            game: self.game.name.clone(),
            digest: digest(self.game),
            made: Made {
                version: env!("CARGO_PKG_VERSION").to_owned(),
                command: command(&self.game.name, self.recipe, state.rounds),
                rounds: state.rounds,
                games: state.games,
                positions: state.positions,
                seconds: state.seconds.round(),
                threads: self.threads,
                processor: processor(),
            },
            network: network.clone(),
        };
        let bytes = file.to_bytes().map_err(anyhow::Error::from)?;
        Ok(networks::write(&self.network, &bytes)?)
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
}
