//! Networks for games, laid out by what is proved of their rules.
//!
//! What goes into a network and what comes out of it is a
//! [`TensorLayout`](rbg_runtime::game::TensorLayout) of the runtime. Here is what lies between: the
//! weights that a convolutional network of some size has for such a layout ([`network`]). Networks are computed in
//! the runtime, by [`Network`](rbg_runtime::evaluate::Network), of one layer of units, and
//! [`Convolution`](rbg_runtime::evaluate::Convolution); the former are trained by
//! [`train`](rbg_runtime::train::train()). Files of both, and of trainings that can go on, are in [`files`]; [`onnx`]
//! writes convolutional ones for other programs.

#![forbid(unsafe_code)]

pub mod files;
pub mod network;
pub mod onnx;
