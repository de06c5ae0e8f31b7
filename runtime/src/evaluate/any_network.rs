//! Networks of any kind, for agents that play with whichever a file holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::convolution::{Convolution, ConvolutionEvaluator, ConvolutionWeights};
use super::evaluator::Evaluator;
use super::network::{Network, NetworkEvaluator, NetworkWeights};
use super::weights::UnfitWeights;
use crate::game::GameInfo;
use crate::playout::Playable;

/// The weights of a network of any kind.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{AnyNetworkWeights, NetworkWeights};
///
/// let weights = AnyNetworkWeights::from(NetworkWeights::constant(Nim::game()));
/// assert_eq!(weights.count(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnyNetworkWeights {
    /// One layer of units, which follow from those of a position nearby.
    Incremental(Box<NetworkWeights>),
    /// Layers that mix what is on a cell with what is around it.
    Convolutional(Box<ConvolutionWeights>),
}

impl AnyNetworkWeights {
    /// Returns how many weights there are.
    pub fn count(&self) -> usize {
        match self {
            Self::Incremental(weights) => weights.count(),
            Self::Convolutional(weights) => weights.count(),
        }
    }
}

impl From<NetworkWeights> for AnyNetworkWeights {
    fn from(weights: NetworkWeights) -> Self {
        Self::Incremental(Box::new(weights))
    }
}

impl From<ConvolutionWeights> for AnyNetworkWeights {
    fn from(weights: ConvolutionWeights) -> Self {
        Self::Convolutional(Box::new(weights))
    }
}

/// A network of any kind, made ready to be computed.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AnyNetwork {
    /// One layer of units.
    Incremental(Arc<Network>),
    /// Layers that mix what is on a cell with what is around it.
    Convolutional(Arc<Convolution>),
}

impl AnyNetwork {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// If they are not of the game.
    pub fn new(weights: &AnyNetworkWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        Ok(match weights {
            AnyNetworkWeights::Incremental(weights) => {
                Self::Incremental(Arc::new(Network::new(weights, game)?))
            }
            AnyNetworkWeights::Convolutional(weights) => {
                Self::Convolutional(Arc::new(Convolution::new(weights, game)?))
            }
        })
    }

    /// Returns an evaluator by the network.
    pub fn evaluator<P: Playable>(&self) -> Box<dyn Evaluator<P>> {
        match self {
            Self::Incremental(network) => Box::new(NetworkEvaluator::new(Arc::clone(network))),
            Self::Convolutional(network) => {
                Box::new(ConvolutionEvaluator::new(Arc::clone(network)))
            }
        }
    }
}
