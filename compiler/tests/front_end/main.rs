//! Tests of the front end: from the bytes of a description to the resolved game.

mod boards;
mod conformance;
mod hostile;
mod library;
mod mistakes;
mod mutants;
mod reference;
mod refused;
mod rules;
mod support;
