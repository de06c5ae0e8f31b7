//! A convolutional network as an evaluator.

use std::sync::Arc;

use super::ready::{Buffers, Convolution};
use crate::evaluate::evaluator::Evaluator;
use crate::evaluate::priors::write_priors;
use crate::playout::Playable;

/// A convolutional network as an evaluator of positions. A move that its numbering does not know looks as
/// good as the others in the mean.
#[derive(Clone, Debug)]
pub struct ConvolutionEvaluator {
    network: Arc<Convolution>,
    buffers: Buffers,
}

/// What comes out of a convolutional network.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ConvolutionOutputs {
    /// The logarithm of how likely the move of each place is the best, up to a common summand: the channels
    /// of one cell after those of another, and behind them the outputs beside the board.
    pub policy: Vec<f32>,
    /// What each player can expect, from 0 to 1.
    pub values: Vec<f32>,
}

impl ConvolutionEvaluator {
    /// Creates an evaluator by a network.
    pub fn new(network: Arc<Convolution>) -> Self {
        Self {
            buffers: network.buffers(),
            network,
        }
    }

    /// Returns what comes out for planes of one number for each cell, as
    /// [`TensorLayout::observe`](crate::game::TensorLayout::observe) gives them.
    ///
    /// # Panics
    ///
    /// If these are not as many as the planes of the network and the cells of the board have.
    pub fn outputs(&mut self, planes: &[f32]) -> ConvolutionOutputs {
        assert_eq!(planes.len(), self.network.inputs(), "numbers of the planes");
        self.network.look_at_planes(&mut self.buffers, planes);
        let mut outputs = ConvolutionOutputs {
            policy: Vec::new(),
            values: vec![0.0; self.network.players()],
        };
        self.network
            .write_policy(&self.buffers, &mut outputs.policy);
        self.network
            .write_values(&mut self.buffers, &mut outputs.values);
        outputs
    }
}

impl<P: Playable> Evaluator<P> for ConvolutionEvaluator {
    /// Nothing: what is computed of one position says nothing of another.
    fn approach(&mut self, _: &P) {}

    fn evaluate(
        &mut self,
        position: &P,
        moves: &[P::Move],
        priors: &mut Vec<f32>,
        values: &mut [f32],
    ) {
        self.network.look(&mut self.buffers, position);
        let seen = self.network.seen(&self.buffers);
        let policy = &self.network.policy;
        write_priors(position, moves, priors, |actions| {
            policy.of_move(actions, seen)
        });
        self.network.write_values(&mut self.buffers, values);
    }

    fn expect(&mut self, position: &P, values: &mut [f32]) {
        self.network.look(&mut self.buffers, position);
        self.network.write_values(&mut self.buffers, values);
    }
}

#[cfg(test)]
mod tests;
