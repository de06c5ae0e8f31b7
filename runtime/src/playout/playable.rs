//! The positions that playouts and searches run over.

use crate::codegen::Hints;
use crate::position::Position;

/// A position that the loops of this crate can play.
///
/// Every generated reasoner is one. A position of your own becomes one by
/// `impl rbg_runtime::codegen::Hints for MyPosition {}`.
pub trait Playable: Position + Hints {}

impl<P: Position + Hints> Playable for P {}
