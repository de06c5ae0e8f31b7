//! Files of networks, of trainings and of games of self-play, in the format of safetensors.
//!
//! What is no tensor stands in the header, as JSON under one name, so that the same content makes the same
//! bytes.

mod container;
mod network_file;
mod self_play_check;
mod self_play_shard;
mod training_file;

pub use container::FileError;
pub use network_file::{Made, NetworkFile};
pub use self_play_shard::{SelfPlayAbout, SelfPlayShard, ShardPlaces};
pub use training_file::TrainingFile;
