//! What crosses the boundary between a library and its host for positions whose moves go by numbers,
//! in the layout of C.

use std::ffi::c_void;

use super::lent::{Lent, Sink, Text};
use crate::game::Player;

/// The functions of positions whose moves go by numbers. A position is in the memory of the library,
/// which lends its host what is known of it after each call.
#[repr(C)]
pub(super) struct NumberedTable {
    /// Writes a pointer to the start of the game, for a `MoveNumbering`.
    pub(super) create: unsafe extern "C" fn(
        numbering: Text,
        to: *mut *mut c_void,
        view: *mut NumberedView,
        failure: Sink,
    ) -> u32,
    /// Writes a pointer to a copy of a position.
    pub(super) duplicate: unsafe extern "C" fn(
        from: *const c_void,
        to: *mut *mut c_void,
        view: *mut NumberedView,
        failure: Sink,
    ) -> u32,
    /// Frees a position.
    pub(super) release: unsafe extern "C" fn(position: *mut c_void),
    /// Makes the move with a number. Writes the view, whether it fails or not.
    pub(super) apply: unsafe extern "C" fn(
        position: *mut c_void,
        number: i64,
        view: *mut NumberedView,
        failure: Sink,
    ) -> u32,
    /// Writes the position itself to memory for a position.
    pub(super) position:
        unsafe extern "C" fn(from: *const c_void, to: *mut c_void, failure: Sink) -> u32,
}

/// What is known of a position, lent until it is changed or released.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct NumberedView {
    /// The numbers of the legal moves.
    pub(super) legal: Lent<i64>,
    pub(super) to_move: Player,
}

impl NumberedView {
    /// Returns the view of a position without moves.
    #[inline]
    pub(super) fn over() -> Self {
        Self {
            legal: Lent::lend(&[]),
            to_move: Player::KEEPER,
        }
    }
}
