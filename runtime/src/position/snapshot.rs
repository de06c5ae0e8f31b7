//! Snapshots of a reasoner's position.

use super::interface::Position;
use crate::game::Snapshot;

impl Snapshot {
    /// Takes a snapshot of a reasoner's position.
    pub fn of<P: Position>(position: &P) -> Self {
        let info = P::game();
        Self {
            pieces: info
                .all_cells()
                .map(|cell| position.piece_at(cell))
                .collect(),
            variables: info
                .all_variables()
                .map(|variable| position.variable(variable))
                .collect(),
            cell: position.current_cell(),
            to_move: position.to_move(),
        }
    }
}
