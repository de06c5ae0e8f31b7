//! Estimates of positions that are not over.

mod accumulator;
mod any_network;
mod board;
mod changes;
mod convolution;
mod evaluator;
mod feature_reader;
mod features;
mod fixed;
mod heuristic;
mod hidden;
mod knowledge;
mod linear;
mod lines;
mod nearest;
mod network;
mod patterns;
mod pieces;
mod priors;
mod speed;
mod weights;
mod windows;
mod words;

pub use accumulator::Accumulator;
pub use any_network::{AnyNetwork, AnyNetworkWeights};
pub use convolution::{
    Architecture, Convolution, ConvolutionEvaluator, ConvolutionOutputs, ConvolutionWeights,
    WeightShape,
};
pub use evaluator::{Evaluator, UniformEvaluator};
pub use features::{Feature, Features, Quantity};
pub use heuristic::{Heuristic, Material};
pub use hidden::HiddenWeights;
pub use knowledge::{
    default_heuristic, learned, taught, taught_network, teach, teach_as, teach_network,
};
pub use linear::Linear;
pub use lines::{LONGEST_LINE, Lines};
pub use nearest::Nearest;
pub use network::{Network, NetworkEvaluator, NetworkHeuristic, NetworkWeights};
pub use patterns::PatternWeights;
pub use pieces::PieceCounts;
pub use priors::write_priors;
pub use speed::{EvaluationRequest, EvaluationStats, evaluation_speed};
pub use weights::{
    LineWeights, LinearWeights, NearestWeights, PlaceWeights, SideWeights, UnfitWeights,
};

pub(crate) use feature_reader::FeatureReader;
pub(crate) use heuristic::{Sharpened, difference};
pub(crate) use hidden::{
    INPUT_UNIT, Inputs, LARGEST_OUTPUT, OUTPUT_UNIT, check_size, largest_input,
};
pub(crate) use knowledge::{
    default_sampling, default_sharpened, told_heuristic, trained_heuristic,
};
pub(crate) use network::{CellActions, MoveRows, check_sizes, exponential, logarithm, softmax};
pub(crate) use patterns::{
    LARGEST_BIAS, LARGEST_MIXING, LARGEST_ROW, MIXING_UNIT, NO_CELL, Pooling, Windows,
    check_patterns,
};
pub(crate) use weights::sides_of;
