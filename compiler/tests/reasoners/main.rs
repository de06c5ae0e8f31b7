//! Tests of emitted reasoners, built and run.

mod batch;
mod conformance_play;
mod draws;
mod embedding;
mod partial_moves;
