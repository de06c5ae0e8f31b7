//! The architecture of convolutional networks: which weights a network has for a game.
//!
//! A layer mixes what is on a cell with what is in its neighbourhoods, by a matrix for each of
//! these, so the same architecture serves rectangles, hexagons and graphs. Blocks of two layers are
//! added to what goes into them; every other block also adds what is seen on the whole board, the
//! mean and the largest value of each channel. The policy is read from each cell and, for moves
//! without one, from the whole board; the value, a number for each player, from the whole board.

use serde::{Deserialize, Serialize};

use crate::evaluate::weights::UnfitWeights;
use crate::game::TensorLayout;

/// The largest number of blocks, and of channels.
const MOST_BLOCKS: usize = 256;
const MOST_CHANNELS: usize = 1024;

/// The size of a convolutional network.
///
/// ```
/// use rbg_runtime::evaluate::Architecture;
///
/// let small = Architecture::default();
/// assert_eq!((small.blocks, small.channels), (4, 32));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Architecture {
    /// The number of residual blocks.
    pub blocks: usize,
    /// The number of channels between layers.
    pub channels: usize,
}

impl Default for Architecture {
    /// Returns the size for boards of usual size, on processors without accelerators.
    fn default() -> Self {
        Self {
            blocks: 4,
            channels: 32,
        }
    }
}

/// A tensor of weights, by its name and the lengths of its axes.
///
/// ```
/// use rbg_runtime::evaluate::WeightShape;
///
/// let matrix = WeightShape::new("value.output.weight", &[32, 2]);
/// assert_eq!(matrix.len(), 64);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WeightShape {
    /// The name, by which files of weights know it.
    pub name: String,
    /// The lengths of the axes.
    pub axes: Vec<usize>,
}

impl WeightShape {
    /// Creates the shape with this name and these lengths.
    pub fn new(name: impl Into<String>, axes: &[usize]) -> Self {
        Self {
            name: name.into(),
            axes: axes.to_vec(),
        }
    }

    /// Returns how many weights it has.
    #[expect(clippy::len_without_is_empty, reason = "an axis is never empty")]
    pub fn len(&self) -> usize {
        let axes = self.axes.iter().copied();
        axes.fold(1, usize::saturating_mul)
    }
}

/// What of a game decides which weights a network has: the lengths of the axes that are not those of
/// the architecture.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameAxes {
    pub(super) neighbourhoods: usize,
    pub(super) planes: usize,
    /// The channels of each cell in the policy, and its outputs beside the board.
    pub(super) policy: usize,
    pub(super) anywhere: usize,
    pub(super) players: usize,
}

impl Architecture {
    /// Checks that a network can be so large.
    ///
    /// # Errors
    ///
    /// If it has no channels, or too many of them or of blocks.
    pub fn check(&self) -> Result<(), UnfitWeights> {
        let Self { blocks, channels } = *self;
        if blocks <= MOST_BLOCKS && (1..=MOST_CHANNELS).contains(&channels) {
            return Ok(());
        }
        Err(UnfitWeights::new(format!(
            "{blocks} blocks of {channels} channels: there can be {MOST_BLOCKS} of 1 to \
             {MOST_CHANNELS}"
        )))
    }

    /// Returns all weights of a network of this size for a game with a layout and so many players,
    /// in the order in which they are used.
    pub fn weights(&self, layout: &TensorLayout, players: usize) -> Vec<WeightShape> {
        self.weights_of(GameAxes {
            neighbourhoods: layout.geometry.neighbourhoods.len(),
            planes: layout.planes.len(),
            policy: layout.policy.channels as usize,
            anywhere: layout.policy.anywhere as usize,
            players,
        })
    }

    /// Returns the same by the lengths of the axes.
    pub(super) fn weights_of(&self, game: GameAxes) -> Vec<WeightShape> {
        let around = game.neighbourhoods;
        let channels = self.channels;
        let whole_board = 2 * channels;
        let mut weights = Vec::new();
        let mut layer = |name: &str, axes: &[usize]| {
            let out = axes.last().copied().unwrap_or(0);
            // A game may have no moves of a kind.
            if axes.iter().all(|&length| length > 0) {
                weights.push(WeightShape::new(format!("{name}.weight"), axes));
                weights.push(WeightShape::new(format!("{name}.bias"), &[out]));
            }
        };
        layer("input", &[around, game.planes, channels]);
        for block in 0..self.blocks {
            layer(
                &format!("block.{block}.first"),
                &[around, channels, channels],
            );
            if Self::sees_whole_board(block) {
                layer(&format!("block.{block}.board"), &[whole_board, channels]);
            }
            layer(
                &format!("block.{block}.second"),
                &[around, channels, channels],
            );
        }
        layer("policy.cells", &[channels, game.policy]);
        layer("policy.anywhere", &[whole_board, game.anywhere]);
        layer("value.hidden", &[whole_board, channels]);
        layer("value.output", &[channels, game.players]);
        weights
    }

    /// Returns how many weights a network of this size has for a game.
    pub fn parameters(&self, layout: &TensorLayout, players: usize) -> usize {
        let weights = self.weights(layout, players);
        weights.iter().map(WeightShape::len).sum()
    }

    /// Returns whether a block sees the whole board, and not only what is near each cell.
    pub(super) fn sees_whole_board(block: usize) -> bool {
        block % 2 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Cell, MoveAction, MoveEncoding, MoveNumbering, Piece, Plane};
    use crate::position::Position;
    use crate::testing::Toy;

    /// Returns a layout for a row of three cells, for moves on cells and a pass that fits on any.
    fn layout(pass: bool) -> TensorLayout {
        let on = |cell: u16, index: u32| {
            [MoveAction::from((Cell::new(cell), index))]
                .into_iter()
                .collect()
        };
        let mut moves = vec![(on(0, 1), 0), (on(1, 1), 1)];
        if pass {
            moves.extend([(on(0, 2), 2), (on(1, 2), 2)]);
        }
        let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new());
        let planes = vec![Plane::Board, Plane::Piece(Piece::new(1))];
        TensorLayout::new(Toy::<2>::game(), planes, &numbering.expect("a numbering"))
    }

    #[test]
    fn weights_are_those_of_the_layers() {
        let small = Architecture {
            blocks: 2,
            channels: 3,
        };
        let found = small.weights(&layout(true), 2);
        let weights: Vec<(&str, &[usize])> = found
            .iter()
            .filter_map(|shape| Some((shape.name.strip_suffix(".weight")?, &shape.axes[..])))
            .collect();
        let expected: [(&str, &[usize]); 10] = [
            ("input", &[2, 2, 3]),
            ("block.0.first", &[2, 3, 3]),
            ("block.0.second", &[2, 3, 3]),
            ("block.1.first", &[2, 3, 3]),
            ("block.1.board", &[6, 3]),
            ("block.1.second", &[2, 3, 3]),
            ("policy.cells", &[3, 1]),
            ("policy.anywhere", &[6, 1]),
            ("value.hidden", &[6, 3]),
            ("value.output", &[3, 2]),
        ];
        assert_eq!(weights, expected);
        assert_eq!(found.len(), 20);
        let biases = 6 * 3 + 1 + 1 + 3 + 2;
        let matrices = 12 + 4 * 18 + 18 + 3 + 6 + 18 + 6;
        assert_eq!(small.parameters(&layout(true), 2), biases + matrices);
    }

    #[test]
    fn what_a_game_has_not_takes_no_weights() {
        let found = Architecture::default().weights(&layout(false), 2);
        assert!(found.iter().all(|shape| !shape.name.contains("anywhere")));
    }
}
