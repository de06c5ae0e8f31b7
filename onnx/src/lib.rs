//! Networks for games, computed by [ONNX Runtime](https://onnxruntime.ai).
//!
//! Convolutional networks are computed by the runtime itself, without other libraries
//! (`rbg_runtime::evaluate::ConvolutionEvaluator`). Here the files of ONNX that `rbg_learn::onnx` writes of them are
//! computed by ONNX Runtime instead, behind the same trait: to hold one against the other, and to search with what
//! runs elsewhere.
//!
//! Without the feature `onnxruntime` this crate is empty and depends on nothing. With it there are `OnnxNetwork`, a
//! network of a game with the library that computes it, `OnnxEvaluator`, which a thread of a search asks, and
//! `OnnxError`. The library is no part of the build: it is loaded from a path when the first network is made, and has
//! to be of version 1.17 or later.

#![forbid(unsafe_code)]

#[cfg(feature = "onnxruntime")]
mod error;
#[cfg(feature = "onnxruntime")]
mod evaluator;
#[cfg(feature = "onnxruntime")]
mod library;
#[cfg(feature = "onnxruntime")]
mod network;

#[cfg(feature = "onnxruntime")]
pub use error::OnnxError;
#[cfg(feature = "onnxruntime")]
pub use evaluator::OnnxEvaluator;
#[cfg(feature = "onnxruntime")]
pub use network::OnnxNetwork;
