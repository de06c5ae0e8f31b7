//! Features of positions: quantities found in the rules, which weights make an evaluation of.

use serde::{Deserialize, Serialize};

use super::lines::Lines;
use super::nearest::Nearest;
use super::weights::{
    LineWeights, LinearWeights, NearestWeights, PlaceWeights, SideWeights, sides_of,
};
use crate::game::{Piece, Player, Variable};

/// The features of a game. Each belongs to a player, for whom it counts, and against the others.
///
/// ```
/// use rbg_runtime::evaluate::{Feature, Features, Quantity};
/// use rbg_runtime::{Piece, Player};
///
/// // Stones of both players are worth the same.
/// let stones = |player, piece| Feature {
///     player,
///     weight: 0,
///     quantity: Quantity::Places { piece: Piece::new(piece), cells: vec![1.0; 5] },
/// };
/// let all = vec![stones(Player::FIRST, 1), stones(Player::SECOND, 2)];
/// let features = Features::new(2, all);
/// assert_eq!(features.weights(), 1);
/// let weights = features.fold(&[0.5]);
/// assert_eq!(weights.sides[0].places[1].cells, [-0.5; 5]);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Features {
    /// The number of players.
    pub players: usize,
    /// The features.
    pub all: Vec<Feature>,
}

/// A quantity of positions, the player for whom it counts, and its weight.
///
/// ```
/// use rbg_runtime::Player;
/// use rbg_runtime::evaluate::{Feature, Quantity};
///
/// let feature = Feature { player: Player::FIRST, weight: 0, quantity: Quantity::ToMove };
/// assert_eq!(feature.quantity.weights(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Feature {
    /// The player for whom the quantity counts.
    pub player: Player,
    /// The number of its weight, or of the first of them. Features may share weights.
    pub weight: usize,
    /// The quantity.
    pub quantity: Quantity,
}

/// A quantity of positions.
///
/// ```
/// use rbg_runtime::Variable;
/// use rbg_runtime::evaluate::Quantity;
///
/// let hand = Quantity::Variable { variable: Variable::new(2), unit: 0.5 };
/// assert_eq!(hand.weights(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[non_exhaustive]
pub enum Quantity {
    /// A sum over the cells with a piece.
    Places {
        /// The piece.
        piece: Piece,
        /// What each cell counts.
        cells: Vec<f32>,
    },
    /// A variable.
    Variable {
        /// The variable.
        variable: Variable,
        /// What one of it counts.
        unit: f32,
    },
    /// The number of lines with one piece, with two, and so on, each with a weight; first where the
    /// player is to move, then where not.
    Lines(Lines),
    /// The rank of the nearest piece, each with a weight; first where the player is to move, then
    /// where not.
    Nearest(Nearest),
    /// One where the player is to move.
    ToMove,
    /// The number of moves where the player is to move.
    Moves {
        /// What a move counts.
        unit: f32,
    },
    /// One everywhere.
    Constant,
}

impl Quantity {
    /// Returns the number of weights that the quantity takes.
    pub fn weights(&self) -> usize {
        match self {
            Self::Lines(lines) => 2 * lines.length(),
            Self::Nearest(nearest) => 2 * nearest.ranks(),
            _ => 1,
        }
    }
}

impl Features {
    /// Creates the features of a game for so many players.
    pub fn new(players: usize, all: Vec<Feature>) -> Self {
        Self { players, all }
    }

    /// Returns the number of weights.
    pub fn weights(&self) -> usize {
        let ends = self.all.iter();
        let ends = ends.map(|feature| feature.weight + feature.quantity.weights());
        ends.max().unwrap_or(0)
    }

    /// Returns how much the features of a player count in the sum for a side.
    pub(super) fn factor(&self, side: Player, player: Player) -> f32 {
        if player == side || self.players < 2 {
            1.0
        } else {
            -1.0 / (self.players - 1) as f32
        }
    }

    /// Returns the evaluation with these weights: what is a sum over cells is put together.
    ///
    /// # Panics
    ///
    /// If there are not so many weights.
    pub fn fold(&self, weights: &[f32]) -> LinearWeights {
        let sides = Player::all(sides_of(self.players));
        LinearWeights::new(sides.map(|side| self.fold_side(side, weights)).collect())
    }

    fn fold_side(&self, side: Player, weights: &[f32]) -> SideWeights {
        let mut sums = SideWeights::default();
        for feature in &self.all {
            let player = feature.player;
            let factor = self.factor(side, player);
            let own = &weights[feature.weight..][..feature.quantity.weights()];
            let scaled: Vec<f32> = own.iter().map(|weight| factor * weight).collect();
            let halves = || {
                let (moving, waiting) = scaled.split_at(scaled.len() / 2);
                (moving.to_vec(), waiting.to_vec())
            };
            match &feature.quantity {
                Quantity::Places { piece, cells } => {
                    let known = sums.places.iter_mut().find(|place| place.piece == *piece);
                    if let Some(place) = known {
                        for (sum, cell) in place.cells.iter_mut().zip(cells) {
                            *sum += scaled[0] * cell;
                        }
                    } else {
                        sums.places.push(PlaceWeights {
                            piece: *piece,
                            cells: cells.iter().map(|cell| scaled[0] * cell).collect(),
                        });
                    }
                }
                Quantity::Variable { variable, unit } => {
                    sums.variables.push((*variable, scaled[0] * unit));
                }
                Quantity::Lines(lines) => {
                    let (moving, waiting) = halves();
                    sums.lines.push(LineWeights {
                        lines: lines.clone(),
                        player,
                        moving,
                        waiting,
                    });
                }
                Quantity::Nearest(nearest) => {
                    let (moving, waiting) = halves();
                    sums.nearest.push(NearestWeights {
                        nearest: nearest.clone(),
                        player,
                        moving,
                        waiting,
                    });
                }
                // Of several players one is to move, and `to_move` knows one sign for all others.
                Quantity::ToMove if player == side => sums.to_move += scaled[0],
                Quantity::Moves { unit } if player == side => sums.moves += scaled[0] * unit,
                Quantity::ToMove | Quantity::Moves { .. } => {}
                Quantity::Constant => sums.constant += scaled[0],
            }
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_more_players_what_is_good_for_one_is_bad_for_the_others() {
        let all = Player::all(3).enumerate().map(|(number, player)| Feature {
            player,
            weight: number,
            quantity: Quantity::Constant,
        });
        let features = Features::new(3, all.collect());
        let sides = features.fold(&[1.0, 10.0, 100.0]).sides;
        let constants: Vec<f32> = sides.iter().map(|side| side.constant).collect();
        assert_eq!(constants, [1.0 - 55.0, 10.0 - 50.5, 100.0 - 5.5]);
    }
}
