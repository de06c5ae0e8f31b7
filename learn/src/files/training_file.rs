//! Files of trainings that can go on.

use rbg_runtime::game::Plane;
use rbg_runtime::train::{TrainRound, TrainState};
use serde::{Deserialize, Serialize};

use super::container::{FileError, Reader, Tensor, write};
use super::network_file::{Made, NetworkFile};

/// The version of the form of the files.
const FORM: u32 = 2;

const WHAT: &str = "training of a network";

/// A training that can go on, as it is kept in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingFile {
    /// The name of the game.
    pub game: String,
    /// A digest of the description.
    pub digest: String,
    /// What units see.
    pub planes: Vec<Plane>,
    /// The number of units.
    pub units: usize,
    /// The number of units at each cell.
    pub pattern_units: usize,
    /// The seed.
    pub seed: u64,
    /// How far it is.
    pub state: TrainState,
    /// The rounds so far, without their states; those of files that have none are not known.
    pub history: Vec<TrainRound>,
}

#[derive(Serialize, Deserialize)]
struct Header {
    form: u32,
    game: String,
    digest: String,
    planes: Vec<Plane>,
    units: usize,
    pattern_units: usize,
    seed: u64,
    rounds: u64,
    games: u64,
    positions: u64,
    seconds: f64,
    length: f64,
    steps: u64,
    /// Whether a network was accepted, which is then behind the rest.
    accepted: bool,
    #[serde(default)]
    history: Vec<TrainRound>,
}

impl TrainingFile {
    /// Returns the bytes of the file.
    ///
    /// # Errors
    ///
    /// If the weights cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>, FileError> {
        let state = &self.state;
        let header = Header {
            form: FORM,
            game: self.game.clone(),
            digest: self.digest.clone(),
            planes: self.planes.clone(),
            units: self.units,
            pattern_units: self.pattern_units,
            seed: self.seed,
            rounds: state.rounds,
            games: state.games,
            positions: state.positions,
            seconds: state.seconds,
            length: state.length,
            steps: state.steps,
            accepted: state.accepted.is_some(),
            history: self.history.clone(),
        };
        let accepted = match &state.accepted {
            Some(network) => NetworkFile {
                game: self.game.clone(),
                digest: self.digest.clone(),
                made: Made::default(),
                network: network.clone(),
            }
            .to_bytes()?,
            None => Vec::new(),
        };
        let accepted: Vec<i8> = accepted.iter().map(|byte| byte.cast_signed()).collect();
        let tensors = [
            Tensor::real("weights", &state.weights),
            Tensor::real("mean", &state.mean),
            Tensor::real("first", &state.first),
            Tensor::real("second", &state.second),
            Tensor::small_rows("accepted", &accepted, 1),
        ];
        write(&header, &tensors)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    ///
    /// If it is damaged, or a file of something else.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let reader = Reader::new(WHAT, bytes)?;
        let header: Header = reader.header()?;
        let foreign = |why: String| FileError::Foreign { what: WHAT, why };
        if header.form != FORM {
            let form = header.form;
            return Err(foreign(format!(
                "it has form {form}, and form {FORM} is read"
            )));
        }
        let accepted = reader.small("accepted")?;
        let accepted: Vec<u8> = accepted.iter().map(|byte| byte.cast_unsigned()).collect();
        let mut state = TrainState::default();
        (state.rounds, state.games) = (header.rounds, header.games);
        (state.positions, state.seconds) = (header.positions, header.seconds);
        (state.length, state.steps) = (header.length, header.steps);
        state.weights = reader.real("weights")?;
        state.mean = reader.real("mean")?;
        state.first = reader.real("first")?;
        state.second = reader.real("second")?;
        if header.accepted {
            state.accepted = Some(NetworkFile::read(&accepted)?.network);
        }
        Ok(Self {
            game: header.game,
            digest: header.digest,
            planes: header.planes,
            units: header.units,
            pattern_units: header.pattern_units,
            seed: header.seed,
            state,
            history: header.history,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::network_file::tests::file;
    use super::*;

    fn round(number: u64, gate: Option<f64>) -> TrainRound {
        let mut round = TrainRound::default();
        (round.number, round.seconds, round.gate) = (number, 1.5, gate);
        round
    }

    fn training(accepted: bool) -> TrainingFile {
        let mut state = TrainState::default();
        (state.rounds, state.games, state.positions) = (3, 70, 900);
        (state.seconds, state.length, state.steps) = (12.5, 30.25, 400);
        state.weights = vec![1.0, -2.5, 1e-30];
        state.mean = vec![0.5; 3];
        state.first = vec![0.0, f32::MIN_POSITIVE, 3.0];
        state.second = vec![4.0; 3];
        state.accepted = accepted.then(|| file().network);
        TrainingFile {
            game: "hex".to_owned(),
            digest: "abc".to_owned(),
            planes: file().network.planes,
            units: 2,
            pattern_units: 8,
            seed: u64::MAX,
            state,
            history: vec![round(1, None), round(2, Some(0.5))],
        }
    }

    #[test]
    fn what_was_written_is_read_again() {
        for accepted in [false, true] {
            let training = training(accepted);
            let bytes = training.to_bytes().unwrap();
            assert_eq!(TrainingFile::read(&bytes).unwrap(), training);
        }
    }

    #[test]
    fn a_file_that_is_cut_off_is_refused_and_so_is_a_network() {
        let bytes = training(true).to_bytes().unwrap();
        for length in (0..bytes.len()).step_by(7) {
            assert!(TrainingFile::read(&bytes[..length]).is_err(), "{length}");
        }
        let network = file().to_bytes().unwrap();
        let error = TrainingFile::read(&network).unwrap_err().to_string();
        assert!(
            error.starts_with("it is no training of a network: "),
            "{error}"
        );
    }
}
