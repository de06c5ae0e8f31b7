//! Emitted reasoners, built and run.

mod conformance_play;
mod embedding;
mod partial_moves;
mod play;
mod support;
mod uniformity;
