//! What is learned: the weights of features, and hidden layers.

use super::fit::fit;
use super::hidden::HiddenFit;
use super::optimiser::Optimiser;
use super::request::LearnRequest;
use super::self_play::Samples;
use crate::evaluate::{
    Features, HiddenWeights, Inputs, Linear, LinearWeights, check_size, sides_of,
};
use crate::playout::{Playable, RunError};
use crate::rng::{PlayoutRng, stream};

/// The stream of random numbers with which hidden layers begin; games have those below.
const HIDDEN_STREAM: u64 = 1 << 49;

/// Weights that are fitted to games.
pub(super) struct Model {
    optimiser: Optimiser,
    /// The hidden layer of each sum; none where none was asked for.
    hidden: Vec<HiddenFit>,
}

/// Weights at some time of the learning.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) features: Vec<f32>,
    pub(super) hidden: Vec<HiddenWeights>,
}

impl Model {
    /// Creates a model that begins with these weights of features, and leaves some as they are.
    pub(super) fn new<P: Playable>(
        request: &LearnRequest,
        prior: Vec<f32>,
        fixed: &[usize],
    ) -> Result<Self, RunError> {
        let mut rng = stream(request.seed, HIDDEN_STREAM);
        let mut hidden = Vec::new();
        if let Some(asked) = &request.hidden {
            let inputs = inputs_of::<P>(request)?;
            for _ in 0..sides_of(P::game().players.len()) {
                let layer =
                    HiddenFit::new(&asked.planes, asked.units, &inputs, P::game(), &mut rng);
                hidden.push(layer);
            }
        }
        Ok(Self {
            optimiser: Optimiser::new(prior, fixed),
            hidden,
        })
    }

    /// Makes so many steps, each from samples drawn at random; returns the mean squared error
    /// that the weights had.
    pub(super) fn fit(
        &mut self,
        rounds: &[Samples],
        steps: usize,
        rate: f32,
        rng: &mut PlayoutRng,
    ) -> f64 {
        let error = fit(
            &mut self.optimiser,
            rounds,
            steps,
            rate,
            &mut self.hidden,
            rng,
        );
        self.optimiser.end_round();
        self.hidden.iter_mut().for_each(HiddenFit::end_round);
        error
    }

    /// Returns the mean of the weights after the last rounds, which sways less than they do.
    pub(super) fn averaged(&self) -> Weights {
        Weights {
            features: self.optimiser.averaged(),
            hidden: self.hidden.iter().map(HiddenFit::averaged).collect(),
        }
    }
}

impl Weights {
    /// Returns the evaluation with these weights.
    pub(super) fn linear<P: Playable>(&self, features: &Features) -> Result<Linear, RunError> {
        let folded = with_hidden(features.fold(&self.features), &self.hidden);
        Linear::new(&folded, P::game()).map_err(|error| RunError::Unfit(error.to_string()))
    }
}

/// Returns weights with the hidden layers of their sums.
fn with_hidden(mut weights: LinearWeights, hidden: &[HiddenWeights]) -> LinearWeights {
    for (side, hidden) in weights.sides.iter_mut().zip(hidden) {
        side.hidden = Some(hidden.clone());
    }
    weights
}

/// Returns the inputs of the hidden layers that are asked for.
pub(super) fn inputs_of<P: Playable>(request: &LearnRequest) -> Result<Inputs, RunError> {
    let (planes, units) = match &request.hidden {
        Some(hidden) => (&hidden.planes[..], hidden.units),
        None => (&[][..], 0),
    };
    let inputs = Inputs::new(planes, P::game()).map_err(RunError::Unfit)?;
    check_size(&inputs, units).map_err(RunError::Unfit)?;
    Ok(inputs)
}
