//! Networks for games, laid out by what is proved of their rules.
//!
//! What goes into a network and what comes out of it is a
//! [`TensorLayout`](rbg_runtime::game::TensorLayout) of the runtime. Here is what lies between: the
//! weights that a network of some size has for such a layout ([`network`]). What computes them is not
//! there yet.

#![forbid(unsafe_code)]

pub mod network;
