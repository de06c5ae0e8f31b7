//! The weights that are trained, and how they become those of a network.

use rand_core::Rng;

use super::numbers::add;
use super::request::{TrainRequest, TrainState};
use crate::evaluate::{
    CellActions, INPUT_UNIT, Inputs, LARGEST_BIAS, LARGEST_MIXING, LARGEST_OUTPUT, LARGEST_ROW,
    MIXING_UNIT, MoveRows, NetworkWeights, OUTPUT_UNIT, PatternWeights, Pooling, Windows,
    check_patterns, check_sizes, largest_input,
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
    pub(super) actions: CellActions,
    pub(super) rows: MoveRows,
    /// The actions on cells that have rows.
    listed: Vec<u32>,
    /// The largest weight of an input.
    most: f32,
    pub(super) patterns: Option<PatternShape>,
}

/// The shape of the patterns of a network.
#[derive(Clone, Debug)]
pub(super) struct PatternShape {
    pub(super) units: usize,
    pub(super) cells: usize,
    pub(super) pooling: Pooling,
    pub(super) windows: Windows,
}

/// The number of parts of a vector of weights.
const PARTS: usize = 10;

/// The parts of a vector of weights.
pub(super) struct PartsOf<T> {
    pub(super) inputs: T,
    pub(super) biases: T,
    pub(super) values: T,
    pub(super) value_biases: T,
    pub(super) moves: T,
    pub(super) move_biases: T,
    /// Those of patterns: for each row of windows, and so on.
    pub(super) windows: T,
    pub(super) window_biases: T,
    pub(super) mixing: T,
    pub(super) window_moves: T,
}

pub(super) type Parts<'w> = PartsOf<&'w [f32]>;

/// The same, to be changed.
pub(super) type PartsMut<'w> = PartsOf<&'w mut [f32]>;

impl<T> PartsOf<T> {
    /// Returns parts that are in the order of the [lengths](Shape::lengths).
    fn new(parts: [T; PARTS]) -> Self {
        let [
            inputs,
            biases,
            values,
            value_biases,
            moves,
            move_biases,
            windows,
            window_biases,
            mixing,
            window_moves,
        ] = parts;
        Self {
            inputs,
            biases,
            values,
            value_biases,
            moves,
            move_biases,
            windows,
            window_biases,
            mixing,
            window_moves,
        }
    }
}

impl Shape {
    /// Returns the shape that is asked for, with rows for these actions on cells.
    pub(super) fn new(
        request: &TrainRequest,
        (inputs, listed): (&Inputs, Vec<u32>),
        game: &GameInfo,
    ) -> Result<Self, RunError> {
        let actions = CellActions::of(game);
        let rows = MoveRows::new(Some(&listed), actions).map_err(RunError::Unfit)?;
        check_sizes(inputs, request.units, &rows).map_err(RunError::Unfit)?;
        let patterns = PatternShape::new(request.pattern_units, inputs, game);
        Ok(Self {
            units: request.units,
            inputs: inputs.count(),
            players: game.players.len(),
            actions,
            rows,
            listed,
            most: largest_input(inputs.most(game)) as f32 / INPUT_UNIT as f32,
            patterns: patterns.map_err(RunError::Unfit)?,
        })
    }

    /// Returns how many weights each part has.
    fn lengths(&self) -> [usize; PARTS] {
        let (rows, of_patterns, actions) = match &self.patterns {
            None => (0, 0, 0),
            Some(patterns) => (
                patterns.windows.rows(),
                patterns.units,
                self.actions.actions,
            ),
        };
        [
            self.inputs * self.units,
            self.units,
            self.players * self.units,
            self.players,
            self.rows.count() * self.units,
            self.rows.count(),
            rows * of_patterns,
            of_patterns,
            of_patterns * self.units,
            actions * of_patterns,
        ]
    }

    /// Returns the number of weights.
    pub(super) fn count(&self) -> usize {
        self.lengths().iter().sum()
    }

    pub(super) fn parts<'w>(&self, mut weights: &'w [f32]) -> Parts<'w> {
        PartsOf::new(self.lengths().map(|length| {
            let (part, rest) = weights.split_at(length);
            weights = rest;
            part
        }))
    }

    pub(super) fn parts_mut<'w>(&self, mut weights: &'w mut [f32]) -> PartsMut<'w> {
        PartsOf::new(self.lengths().map(|length| {
            let (part, rest) = std::mem::take(&mut weights).split_at_mut(length);
            weights = rest;
            part
        }))
    }

    /// Returns weights to begin with: units see something, and say nothing yet.
    fn first<R: Rng>(&self, most_inputs: usize, rng: &mut R) -> Vec<f32> {
        let spread = self.most.min(1.0 / (most_inputs.max(1) as f32).sqrt());
        let mut weights = vec![0.0; self.count()];
        let parts = self.parts_mut(&mut weights);
        for weight in parts.inputs {
            *weight = spread * signed(rng);
        }
        parts.biases.fill(FIRST_BIAS.min(self.most));
        if let Some(patterns) = &self.patterns {
            patterns.first(parts.windows, rng);
            parts.window_biases.fill(FIRST_BIAS);
        }
        weights
    }

    /// Keeps weights within what a network can have.
    pub(super) fn clamp(&self, weights: &mut [f32]) {
        let parts = self.parts_mut(weights);
        let most = LARGEST_OUTPUT as f32 / OUTPUT_UNIT as f32;
        for (weights, most) in [
            (parts.inputs, self.most),
            (parts.biases, self.most),
            (parts.values, most),
            (parts.value_biases, most),
            (parts.moves, most),
            (parts.move_biases, most),
            (parts.windows, LARGEST_ROW as f32 / INPUT_UNIT as f32),
            (parts.window_biases, LARGEST_BIAS as f32 / INPUT_UNIT as f32),
            (parts.mixing, LARGEST_MIXING as f32 / MIXING_UNIT as f32),
            (parts.window_moves, most),
        ] {
            let weights = weights.iter_mut();
            weights.for_each(|weight| *weight = weight.clamp(-most, most));
        }
    }
}

impl PatternShape {
    /// Returns the shape of patterns with so many units at a cell; `None` where there are none.
    fn new(units: usize, inputs: &Inputs, game: &GameInfo) -> Result<Option<Self>, String> {
        if units == 0 {
            return Ok(None);
        }
        let windows = Windows::new(inputs, game);
        check_patterns(units, &windows)?;
        Ok((windows.rows() > 0).then_some(Self {
            units,
            cells: game.cells.len(),
            pooling: Pooling::new(game.cells.len()),
            windows,
        }))
    }

    /// Draws the rows of windows. What stands at a distance from a cell in a direction adds the same to all
    /// of them at first, so that units see something of what is rare, too.
    fn first<R: Rng>(&self, rows: &mut [f32], rng: &mut R) {
        let windows = &self.windows;
        let (contents, units) = (windows.contents(), self.units);
        let spread = 1.0 / (windows.most_through().max(1) as f32).sqrt();
        let kinds = windows.kinds();
        let longest = kinds.iter().map(|kind| kind.cells).max().unwrap_or(0);
        let directions = 1 + kinds.iter().map(|kind| kind.direction).max().unwrap_or(0);
        // For each direction, distance, content and unit.
        let distances = 2 * longest + 1;
        let parts: Vec<f32> = (0..directions * distances * contents * units)
            .map(|_| signed(rng))
            .collect();
        for kind in kinds {
            let scale = spread / (kind.cells as f32).sqrt();
            for code in 0..contents.pow(kind.cells as u32) {
                for of in 0..kind.cells {
                    let row = kind.row + code * kind.cells + of;
                    let row = &mut rows[row * units..][..units];
                    let mut rest = code;
                    for at in 0..kind.cells {
                        let content = rest % contents;
                        rest /= contents;
                        let distance = longest + at - of;
                        let part = (kind.direction * distances + distance) * contents + content;
                        add(row, &parts[part * units..][..units], scale);
                    }
                }
            }
        }
        rows.iter_mut()
            .for_each(|weight| *weight = weight.clamp(-0.9, 0.9));
    }
}

/// Draws a number from -1 to 1.
fn signed<R: Rng>(rng: &mut R) -> f32 {
    below(rng, 1 << 16) as f32 / f32::from(1u16 << 15) - 1.0
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
            rows: Some(self.shape.listed.clone()),
            moves: whole(parts.moves, OUTPUT_UNIT),
            move_biases: whole(parts.move_biases, OUTPUT_UNIT),
            patterns: self.shape.patterns.as_ref().map(|patterns| PatternWeights {
                units: patterns.units,
                rows: parts
                    .windows
                    .iter()
                    .map(|weight| (weight * INPUT_UNIT as f32).round() as i8)
                    .collect(),
                biases: whole(parts.window_biases, INPUT_UNIT),
                mixing: whole(parts.mixing, MIXING_UNIT),
                moves: whole(parts.window_moves, OUTPUT_UNIT),
            }),
        }
    }
}
