//! The weights that are trained, and how they become those of a network.

use rand_core::Rng;

use super::request::{TrainRequest, TrainState};
use crate::evaluate::{
    INPUT_UNIT, Inputs, LARGEST_OUTPUT, MoveRows, NetworkWeights, OUTPUT_UNIT, check_sizes,
    largest_input, rows_of_moves,
};
use crate::game::GameInfo;
use crate::learn::Optimiser;
use crate::playout::RunError;
use crate::rng::below;

/// What units see at the start where nothing stands: half of what turns them fully on.
const FIRST_BIAS: f32 = 0.5;

/// The shape of a network: how many weights it has, and where.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) units: usize,
    pub(super) inputs: usize,
    pub(super) players: usize,
    pub(super) rows: MoveRows,
    /// The largest weight of an input.
    most: f32,
}

/// The parts of a vector of weights, or of their slopes.
pub(super) struct Parts<'w> {
    pub(super) inputs: &'w [f32],
    pub(super) biases: &'w [f32],
    pub(super) values: &'w [f32],
    pub(super) value_biases: &'w [f32],
    pub(super) moves: &'w [f32],
    pub(super) move_biases: &'w [f32],
}

/// The same, to be changed.
pub(super) struct PartsMut<'w> {
    pub(super) inputs: &'w mut [f32],
    pub(super) biases: &'w mut [f32],
    pub(super) values: &'w mut [f32],
    pub(super) value_biases: &'w mut [f32],
    pub(super) moves: &'w mut [f32],
    pub(super) move_biases: &'w mut [f32],
}

impl Shape {
    /// Returns the shape that is asked for.
    pub(super) fn new(request: &TrainRequest, game: &GameInfo) -> Result<(Self, Inputs), RunError> {
        let inputs = Inputs::new(&request.planes, game).map_err(RunError::Unfit)?;
        check_sizes(&inputs, request.units, game).map_err(RunError::Unfit)?;
        let shape = Self {
            units: request.units,
            inputs: inputs.count(),
            players: game.players.len(),
            rows: rows_of_moves(game),
            most: largest_input(inputs.most(game)) as f32 / INPUT_UNIT as f32,
        };
        Ok((shape, inputs))
    }

    /// Returns where each part ends, but for the last one.
    fn ends(&self) -> [usize; 5] {
        let mut end = 0;
        [
            self.inputs * self.units,
            self.units,
            self.players * self.units,
            self.players,
            self.rows.count * self.units,
        ]
        .map(|part| {
            end += part;
            end
        })
    }

    /// Returns the number of weights.
    pub(super) fn count(&self) -> usize {
        self.ends()[4] + self.rows.count
    }

    pub(super) fn parts<'w>(&self, weights: &'w [f32]) -> Parts<'w> {
        let [inputs, biases, values, value_biases, moves] = self.ends();
        Parts {
            inputs: &weights[..inputs],
            biases: &weights[inputs..biases],
            values: &weights[biases..values],
            value_biases: &weights[values..value_biases],
            moves: &weights[value_biases..moves],
            move_biases: &weights[moves..],
        }
    }

    pub(super) fn parts_mut<'w>(&self, weights: &'w mut [f32]) -> PartsMut<'w> {
        let [to_inputs, to_biases, to_values, to_value_biases, to_moves] = self.ends();
        let (inputs, rest) = weights.split_at_mut(to_inputs);
        let (biases, rest) = rest.split_at_mut(to_biases - to_inputs);
        let (values, rest) = rest.split_at_mut(to_values - to_biases);
        let (value_biases, rest) = rest.split_at_mut(to_value_biases - to_values);
        let (moves, move_biases) = rest.split_at_mut(to_moves - to_value_biases);
        PartsMut {
            inputs,
            biases,
            values,
            value_biases,
            moves,
            move_biases,
        }
    }

    /// Returns weights to begin with: units see something, and say nothing yet.
    fn first<R: Rng>(&self, most_inputs: usize, rng: &mut R) -> Vec<f32> {
        let spread = self.most.min(1.0 / (most_inputs.max(1) as f32).sqrt());
        let mut weights = vec![0.0; self.count()];
        let parts = self.parts_mut(&mut weights);
        for weight in parts.inputs {
            *weight = spread * (below(rng, 1 << 16) as f32 / f32::from(1u16 << 15) - 1.0);
        }
        parts.biases.fill(FIRST_BIAS.min(self.most));
        weights
    }

    /// Keeps weights within what a network can have.
    pub(super) fn clamp(&self, weights: &mut [f32]) {
        let units = self.ends()[1];
        let (of_units, outputs) = weights.split_at_mut(units);
        let most = LARGEST_OUTPUT as f32 / OUTPUT_UNIT as f32;
        for (weights, most) in [(of_units, self.most), (outputs, most)] {
            weights
                .iter_mut()
                .for_each(|weight| *weight = weight.clamp(-most, most));
        }
    }
}

/// The weights that are trained.
pub(super) struct Model {
    pub(super) shape: Shape,
    pub(super) optimiser: Optimiser,
    pub(super) gradient: Vec<f32>,
}

impl Model {
    /// Creates a model that begins anew, or goes on from a state.
    pub(super) fn new<R: Rng>(
        shape: Shape,
        most_inputs: usize,
        state: Option<&TrainState>,
        rng: &mut R,
    ) -> Result<Self, RunError> {
        let count = shape.count();
        let mut optimiser = Optimiser::new(shape.first(most_inputs, rng), &[]);
        if let Some(state) = state {
            let all = [&state.weights, &state.mean, &state.first, &state.second];
            let finite = all
                .iter()
                .all(|part| part.iter().all(|number| number.is_finite()));
            if all.iter().any(|part| part.len() != count) || !finite {
                return Err(RunError::Unfit(format!(
                    "the state is not that of a network of {count} weights"
                )));
            }
            optimiser.restore(&all.map(|part| &part[..]), state.steps, state.rounds);
        }
        Ok(Self {
            gradient: vec![0.0; count],
            shape,
            optimiser,
        })
    }

    /// Writes the weights to a state.
    pub(super) fn save(&self, state: &mut TrainState) {
        let saved = self.optimiser.save();
        [state.weights, state.mean, state.first, state.second] = saved.parts;
        state.steps = saved.steps;
    }

    /// Returns the network of the mean of the weights after the last rounds.
    pub(super) fn network(&self, request: &TrainRequest) -> NetworkWeights {
        let mut weights = self.optimiser.averaged();
        self.shape.clamp(&mut weights);
        let parts = self.shape.parts(&weights);
        let whole = |weights: &[f32], unit: i32| -> Vec<i16> {
            let weights = weights.iter();
            weights
                .map(|weight| (weight * unit as f32).round() as i16)
                .collect()
        };
        NetworkWeights {
            planes: request.planes.clone(),
            units: request.units,
            inputs: whole(parts.inputs, INPUT_UNIT),
            biases: whole(parts.biases, INPUT_UNIT),
            values: whole(parts.values, OUTPUT_UNIT),
            value_biases: whole(parts.value_biases, OUTPUT_UNIT),
            moves: whole(parts.moves, OUTPUT_UNIT),
            move_biases: whole(parts.move_biases, OUTPUT_UNIT),
        }
    }
}
