//! Files of networks and of trainings, in the format of safetensors.
//!
//! What is no tensor stands in the header, as JSON under one name, so that the same content makes the same
//! bytes.

mod container;
mod network_file;
mod training_file;

pub use container::FileError;
pub use network_file::{Made, NetworkFile};
pub use training_file::TrainingFile;
