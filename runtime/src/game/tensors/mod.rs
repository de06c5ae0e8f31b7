//! Tensors: how networks see the positions of a game, and name its moves.
//!
//! A network takes planes on the cells of the board and gives a number for each move. Nothing of
//! this is chosen for a game: the planes are what can change in the position ([`Plane`]), the
//! geometry is the board's ([`Geometry`]), and every number of a
//! [`MoveNumbering`](super::MoveNumbering) has a place of its own ([`PolicyLayout`]).

#[cfg(test)]
pub(crate) mod boards;
mod geometry;
mod planes;
mod policy;

use serde::{Deserialize, Serialize};

pub use geometry::{Geometry, GeometryKind, Neighbourhood};
pub use planes::Plane;
pub use policy::{PolicyLayout, PolicyPlace};

use super::info::GameInfo;
use super::numbering::MoveNumbering;
use super::saved::SavedPosition;

/// The layout of tensors: what goes into a network and what comes out of it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
/// use rbg_runtime::{Cell, MoveAction, Piece, Position};
///
/// let take = [MoveAction::from((Cell::new(0), 1))].into_iter().collect();
/// let numbering = MoveNumbering::new(MoveEncoding::Target, vec![(take, 0)], String::new())?;
/// let planes = vec![Plane::Board, Plane::Piece(Piece::new(1))];
/// let layout = TensorLayout::new(Nim::game(), planes, &numbering);
/// assert_eq!(layout.shape(), [2, 1, 1, 5]);
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct TensorLayout {
    /// The geometry of the board.
    pub geometry: Geometry,
    /// The planes of a position.
    pub planes: Vec<Plane>,
    /// The places of moves.
    pub policy: PolicyLayout,
}

impl TensorLayout {
    /// Returns the layout for a game with these planes and numbers of moves.
    pub fn new(info: &GameInfo, planes: Vec<Plane>, numbering: &MoveNumbering) -> Self {
        let geometry = Geometry::of(info);
        let policy = PolicyLayout::new(info, &geometry, numbering);
        Self {
            geometry,
            planes,
            policy,
        }
    }

    /// Returns the numbers of planes, layers, rows and columns.
    pub fn shape(&self) -> [usize; 4] {
        let [columns, rows, layers] = self.geometry.size.map(|extent| extent as usize);
        [self.planes.len(), layers, rows, columns]
    }

    /// Returns what a network sees of a position of the game: for each plane a number for each
    /// cell, in the order of the planes and of the cells.
    ///
    /// # Panics
    ///
    /// If the layout is that of a game with other pieces, variables or cells.
    pub fn observe(&self, position: &SavedPosition, info: &GameInfo) -> Vec<f32> {
        let cells = info.cells.len();
        let mut numbers = vec![0.0; self.planes.len() * cells];
        for (plane, out) in self
            .planes
            .iter()
            .zip(numbers.chunks_exact_mut(cells.max(1)))
        {
            plane.write(position, info, out);
        }
        numbers
    }
}
