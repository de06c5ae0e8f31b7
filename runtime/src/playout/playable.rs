//! The positions that playouts and searches run over.

use crate::codegen::Hints;
use crate::position::{Position, Restore};

/// A position that the loops of this crate can play.
///
/// Every generated reasoner is one. A position of your own becomes one by
/// `impl rbg_runtime::codegen::Hints for MyPosition {}` and
/// `impl rbg_runtime::Restore for MyPosition {}`; with methods for the latter if play is to begin
/// from saved positions.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::{Playable, perft};
///
/// fn sequences<P: Playable>(moves: u32) -> u64 {
///     perft(&P::initial(), moves, &mut |_| Continue(())).unwrap_or(0)
/// }
///
/// assert_eq!(sequences::<Nim>(3), 7);
/// ```
pub trait Playable: Position + Restore + Hints {}

impl<P: Position + Restore + Hints> Playable for P {}
