//! What can be seen of a reasoner's position.

use super::interface::Position;
use crate::game::{Cell, Snapshot, Variable};

impl Snapshot {
    /// What can be seen of a reasoner's position.
    pub fn of<P: Position>(position: &P) -> Self {
        let info = P::game();
        // Counting over numbers of the wider type: 65,536 cells are possible.
        Self {
            pieces: (0..info.cells.len())
                .map(|cell| position.piece_at(cell as Cell))
                .collect(),
            variables: (0..info.variables.len())
                .map(|variable| position.variable(variable as Variable))
                .collect(),
            cell: position.current_cell(),
            to_move: position.to_move(),
        }
    }
}
