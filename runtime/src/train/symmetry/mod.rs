//! Symmetries: permutations of the cells of a board under which a game is the same.
//!
//! Those of the board as a graph are found from its labels, and each is then held against the rules: games
//! are played beside their images, in which the moves of positions have to be images of each other. What is learned
//! from a position holds for its images.

mod board;
mod games;
mod permutation;

use serde::{Deserialize, Serialize};

use crate::evaluate::{CellActions, Inputs};
use crate::game::Plane;
use crate::playout::Playable;

use permutation::cell_of;

/// The number of games that are played beside their images.
const GAMES: u64 = 20;

/// A symmetry as it is for what is learned from: permutations of inputs and of actions on cells.
///
/// ```
/// use rbg_runtime::train::Images;
///
/// let mirrored = Images { inputs: vec![1, 0], actions: vec![1, 0] };
/// assert_eq!(mirrored.inputs[0], 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Images {
    /// The image of each input.
    pub inputs: Vec<u32>,
    /// The image of each action on a cell.
    pub actions: Vec<u32>,
}

/// Returns the images of what is seen of a game by each of its symmetries, but for that which changes
/// nothing.
pub(super) fn images<P: Playable>(
    planes: &[Plane],
    inputs: &Inputs,
    actions: CellActions,
) -> Vec<Images> {
    let game = P::game();
    let found = board::automorphisms(game);
    let first = P::initial();
    let keeps_pieces = |cells: &Vec<u32>| {
        let mut all = game.all_cells().zip(cells);
        all.all(|(cell, &image)| first.piece_at(cell) == first.piece_at(cell_of(image)))
    };
    let same_cell = planes.contains(&Plane::CurrentCell);
    let held = found
        .into_iter()
        .filter(keeps_pieces)
        .filter_map(|cells| games::hold(&first, cells, same_cell, GAMES));
    held.filter_map(|symmetry| {
        Some(Images {
            inputs: inputs.images(symmetry.cells(), symmetry.actions())?,
            actions: symmetry.numbers(actions),
        })
    })
    .collect()
}

#[cfg(test)]
mod tests;
