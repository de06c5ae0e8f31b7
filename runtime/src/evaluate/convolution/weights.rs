//! The weights of a convolutional network, as data.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::architecture::{Architecture, GameAxes, WeightShape};
use crate::evaluate::weights::UnfitWeights;
use crate::game::{
    GameInfo, Geometry, MoveNumbering, Plane, PolicyLayout, PolicyPlace, TensorLayout,
};
use crate::rng::stream;

/// The largest number of weights.
const MOST_WEIGHTS: usize = 1 << 26;

/// The largest number of channels of all cells, and of those of planes that are the same everywhere.
const MOST_ON_BOARD: usize = 1 << 24;

/// The weights of a convolutional network, with what has to be known of its game: what it sees, and where it
/// puts what it thinks of each move.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Architecture, Convolution, ConvolutionWeights};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
/// use rbg_runtime::{Cell, MoveAction, Piece, Position};
///
/// let take = [MoveAction::from((Cell::new(0), 1))].into_iter().collect();
/// let numbering = MoveNumbering::new(MoveEncoding::Target, vec![(take, 0)], String::new())?;
/// let planes = vec![Plane::Board, Plane::Piece(Piece::new(1))];
/// let layout = TensorLayout::new(Nim::game(), planes, &numbering);
/// let small = Architecture { blocks: 2, channels: 8 };
/// let weights = ConvolutionWeights::random(small, &layout, &numbering, Nim::game(), 1);
/// assert!(Convolution::new(&weights, Nim::game()).is_ok());
/// # Ok::<(), rbg_runtime::game::NumberingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConvolutionWeights {
    /// The size.
    pub architecture: Architecture,
    /// What goes in.
    pub planes: Vec<Plane>,
    /// The number of players.
    pub players: usize,
    /// The number of cells.
    pub cells: usize,
    /// The names of the neighbourhoods, as those of [`Geometry`].
    pub neighbourhoods: Vec<String>,
    /// The numbers of moves.
    pub numbering: MoveNumbering,
    /// The places of these numbers.
    pub policy: PolicyLayout,
    /// The weights, in the order of [`shapes`](Self::shapes).
    pub tensors: Vec<Vec<f32>>,
}

impl ConvolutionWeights {
    /// Returns a network of random weights, the same for the same seed.
    ///
    /// Weights are so small that what comes out of a layer is about as large as what goes in.
    pub fn random(
        architecture: Architecture,
        layout: &TensorLayout,
        numbering: &MoveNumbering,
        game: &GameInfo,
        seed: u64,
    ) -> Self {
        let names = layout.geometry.neighbourhoods.iter();
        let mut network = Self {
            architecture,
            planes: layout.planes.clone(),
            players: game.players.len(),
            cells: game.cells.len(),
            neighbourhoods: names.map(|direction| direction.name.clone()).collect(),
            numbering: numbering.clone(),
            policy: layout.policy.clone(),
            tensors: Vec::new(),
        };
        let shapes = network.shapes();
        let tensors = (0..).zip(&shapes).map(|(number, shape)| {
            let mut rng = stream(seed, number);
            let inputs = shape.len() / shape.axes.last().copied().unwrap_or(1).max(1);
            let most = match shape.axes.len() {
                1 => 0.1,
                _ => (3.0 / inputs as f32).sqrt(),
            };
            let weight = |_| {
                // Between -1 and 1, in whole steps.
                let part = (rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0;
                part * most
            };
            (0..shape.len()).map(weight).collect()
        });
        network.tensors = tensors.collect();
        network
    }

    /// Returns the names and axes of the weights, in their order.
    pub fn shapes(&self) -> Vec<WeightShape> {
        self.architecture.weights_of(GameAxes {
            neighbourhoods: self.neighbourhoods.len(),
            planes: self.planes.len(),
            policy: self.policy.channels as usize,
            anywhere: self.policy.anywhere as usize,
            players: self.players,
        })
    }

    /// Returns how many weights there are.
    pub fn count(&self) -> usize {
        self.tensors.iter().map(Vec::len).sum()
    }

    /// Checks that the weights are of a game, and that nothing is so large that making it ready would take
    /// all memory.
    pub(super) fn check(&self, game: &GameInfo) -> Result<(), UnfitWeights> {
        self.architecture.check()?;
        self.check_board(game).map_err(UnfitWeights::new)?;
        self.check_moves(game).map_err(UnfitWeights::new)?;
        self.check_tensors().map_err(UnfitWeights::new)
    }

    /// Checks that what goes in is what the game has.
    fn check_board(&self, game: &GameInfo) -> Result<(), String> {
        for (what, found, due) in [
            ("players", self.players, game.players.len()),
            ("cells", self.cells, game.cells.len()),
        ] {
            if found != due {
                return Err(format!("{found} {what} where there have to be {due}"));
            }
        }
        let (cells, planes) = (game.cells.len(), self.planes.len());
        // The other rows are those between layers.
        let rows = cells.saturating_mul(planes.saturating_add(4));
        let channels = self.architecture.channels;
        if rows.saturating_mul(channels) > MOST_ON_BOARD {
            return Err(format!(
                "{channels} channels are too many for {planes} planes of {cells} cells"
            ));
        }
        let geometry = Geometry::of(game);
        let names = geometry.neighbourhoods.iter().map(|of| &of.name);
        if !names.eq(&self.neighbourhoods) {
            return Err("the neighbourhoods of the cells are others".to_owned());
        }
        for plane in &self.planes {
            let unknown = match plane {
                Plane::Piece(piece) if piece.index() >= game.pieces.len() => piece.to_string(),
                Plane::Variable(variable) if variable.index() >= game.variables.len() => {
                    variable.to_string()
                }
                Plane::ToMove(player) if player.index() > game.players.len() => player.to_string(),
                _ => continue,
            };
            return Err(format!("the game has no {unknown}"));
        }
        Ok(())
    }

    /// Checks that the moves are such as the game can have, each with a place that there is.
    fn check_moves(&self, game: &GameInfo) -> Result<(), String> {
        let size = self.numbering.size() as usize;
        let places = &self.policy.places;
        if places.len() != size {
            return Err(format!(
                "{} places where there have to be {size}",
                places.len()
            ));
        }
        let PolicyLayout {
            channels, anywhere, ..
        } = self.policy;
        if channels as usize > size || anywhere as usize > size {
            return Err(format!(
                "{channels} channels and {anywhere} outputs beside the board for {size} places"
            ));
        }
        let is_there = |place: &PolicyPlace| match *place {
            PolicyPlace::Cell { cell, channel } => {
                cell.index() < game.cells.len() && channel < channels
            }
            PolicyPlace::Anywhere(output) => output < anywhere,
        };
        if let Some(number) = places.iter().position(|place| !is_there(place)) {
            return Err(format!("the place of move {number} is beyond the board"));
        }
        for (actions, number) in self.numbering.moves() {
            let known = actions.iter().all(|action| {
                let entry = (action.index as usize).checked_sub(1);
                action.cell.index() < game.cells.len()
                    && entry.is_some_and(|entry| entry < game.actions.len())
            });
            if !known {
                return Err(format!("move {number} has an action that the game has not"));
            }
        }
        Ok(())
    }

    /// Checks that there are as many weights as are due, and all of them numbers.
    fn check_tensors(&self) -> Result<(), String> {
        let shapes = self.shapes();
        let all = shapes.iter().map(WeightShape::len);
        let all = all.fold(0, usize::saturating_add);
        if all > MOST_WEIGHTS {
            return Err(format!("{all} weights are too many"));
        }
        if shapes.len() != self.tensors.len() {
            let (found, due) = (self.tensors.len(), shapes.len());
            return Err(format!("{found} tensors where there have to be {due}"));
        }
        for (shape, weights) in shapes.iter().zip(&self.tensors) {
            let (name, found, due) = (&shape.name, weights.len(), shape.len());
            if found != due {
                return Err(format!(
                    "{found} weights of {name} where there have to be {due}"
                ));
            }
            if !weights.iter().all(|weight| weight.is_finite()) {
                return Err(format!("a weight of {name} is no number"));
            }
        }
        Ok(())
    }
}
