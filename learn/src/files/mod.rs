//! Files of networks, of trainings and of games of self-play, in the format of safetensors.
//!
//! What is no tensor stands in the header, as JSON under one name, so that the same content makes the same
//! bytes.

mod any_network_file;
mod container;
mod convolution_file;
mod network_file;
mod self_play_about;
mod self_play_check;
mod self_play_shard;
mod training_file;

pub use any_network_file::AnyNetworkFile;
pub use container::FileError;
pub use convolution_file::ConvolutionFile;
pub use network_file::{Made, NetworkFile};
pub use self_play_about::{SelfPlayAbout, ShardPlaces};
pub use self_play_shard::SelfPlayShard;
pub use training_file::TrainingFile;

#[cfg(test)]
pub(crate) mod tests {
    pub(crate) use super::convolution_file::tests::file as convolution;
}
