//! Networks for games, laid out by what is proved of their rules.
//!
//! What goes into a network and what comes out of it is a
//! [`TensorLayout`](rbg_runtime::game::TensorLayout) of the runtime. Here is what lies between: the
//! weights that a convolutional network of some size has for such a layout ([`network`]); what computes
//! those is not there yet. Networks of one layer of units are computed and trained in the runtime, by
//! [`Network`](rbg_runtime::evaluate::Network) and [`train`](rbg_runtime::train::train()); they and
//! trainings that can go on are kept in [`files`].

#![forbid(unsafe_code)]

pub mod files;
pub mod network;
pub mod onnx;
