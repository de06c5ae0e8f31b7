//! What a position holds besides lines and regions, and what it can be restored from.

use std::collections::BTreeMap;

use super::FunctionId;
use crate::machine::PieceBound;
use crate::model::{CellId, PieceId};
use crate::plan::Layout;

/// What a position holds, and what is known of it.
pub struct Held {
    /// The sizes of its fields.
    pub layout: Layout,
    /// The cells on which each piece stands at the start.
    pub planes: Vec<Vec<CellId>>,
    /// The control state at the start, the keeper not yet having played.
    pub start: usize,
    /// The cell on which the game begins.
    pub start_cell: CellId,
    /// The functions that find the cells that the position keeps for the player on turn, by control
    /// state; it keeps none if there are no functions.
    pub known: Vec<(usize, FunctionId)>,
    /// The control states behind the switches that play can come to, by their action indices, the
    /// start first as 0.
    pub switches: BTreeMap<u32, usize>,
    /// The pieces that play never brings to some cells, with those cells.
    pub misplaced: Vec<(PieceId, Vec<CellId>)>,
    /// The control states in which the current cell makes a difference.
    pub bound: Vec<usize>,
    /// The pieces that can stand on the current cell, by such control states, where not all of them
    /// can.
    pub current: Vec<(usize, Vec<PieceId>)>,
    /// The cells on which play can go on, by control states, where the cell makes a difference and
    /// play does not come to all of them.
    pub turn_cells: Vec<(usize, Vec<CellId>)>,
    /// The most cells on which pieces stand, by control states, where the rest relies on it.
    pub piece_bounds: Vec<PieceBound>,
}

impl Held {
    /// Returns whether the position keeps cells that the keeper has found out.
    pub fn keeps_known(&self) -> bool {
        !self.known.is_empty()
    }
}
