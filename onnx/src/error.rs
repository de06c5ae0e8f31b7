//! What can go wrong with ONNX Runtime.

use std::path::PathBuf;

use rbg_runtime::evaluate::UnfitWeights;
use thiserror::Error;

/// A failure to load ONNX Runtime, or to compute with it.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OnnxError {
    /// There is no library at a path, or it is none of ONNX Runtime, or too old.
    #[error("cannot load ONNX Runtime from {}: {why}", path.display())]
    Library {
        /// The path.
        path: PathBuf,
        /// Why it cannot be loaded.
        why: String,
    },
    /// Another library was loaded before, and a program can have only one.
    #[error(
        "cannot load ONNX Runtime from {}: this program has loaded {}, and can load only one",
        path.display(),
        loaded.display()
    )]
    AnotherLibrary {
        /// The path.
        path: PathBuf,
        /// The path of what was loaded before.
        loaded: PathBuf,
    },
    /// The network is not of the game.
    #[error(transparent)]
    Unfit(#[from] UnfitWeights),
    /// ONNX Runtime refuses a network, or fails to compute it.
    #[error("ONNX Runtime fails: {0}")]
    Runtime(String),
    /// What comes out has another size than the network of the game has.
    #[error("the output {name} has {found} numbers where there have to be {due}")]
    Output {
        /// The name of the output.
        name: &'static str,
        /// The number of numbers.
        found: usize,
        /// The number there has to be.
        due: usize,
    },
}

impl OnnxError {
    /// Returns the failure that the binding reports.
    pub(crate) fn runtime<R>(error: ort::Error<R>) -> Self {
        Self::Runtime(error.to_string())
    }
}
