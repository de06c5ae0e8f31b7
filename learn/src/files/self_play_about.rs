//! What shards of self-play are about, and the places of their moves.

use rbg_runtime::GameInfo;
use rbg_runtime::game::{MoveEncoding, Plane, TensorLayout};
use rbg_runtime::train::SelfPlayRequest;
use serde::{Deserialize, Serialize};

/// What a shard of self-play is about: all that its content depends on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelfPlayAbout {
    /// The name of the game.
    pub game: String,
    /// A digest of the description.
    pub digest: String,
    /// A digest of the file of the network that played; none if it was one that knows nothing.
    pub network: Option<String>,
    /// The seed of all games.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of iterations of the search for a move that is learned from.
    pub iterations: u32,
    /// The part of moves that are searched so.
    pub full_share: f64,
    /// The most moves that the search considered.
    pub considered: u32,
    /// The number of moves at which games were cut off.
    pub longest: u32,
    /// The version of the program.
    pub version: String,
    /// The planes of positions, by which inputs are numbered.
    pub planes: Vec<Plane>,
    /// The number of players.
    pub players: usize,
    /// The number of cells.
    pub cells: usize,
    /// The number of actions: each cell has so many.
    pub actions: usize,
    /// What decides the numbers of moves.
    pub encoding: MoveEncoding,
    /// The layout of tensors.
    pub layout: TensorLayout,
}

impl SelfPlayAbout {
    /// Returns what is known from a request for games of a game with this layout, whose moves are numbered
    /// so: all but digests and versions.
    pub fn new(
        request: &SelfPlayRequest,
        game: &GameInfo,
        (layout, encoding): (TensorLayout, MoveEncoding),
    ) -> Self {
        Self {
            game: game.name.clone().into_owned(),
            digest: String::new(),
            network: None,
            seed: request.seed,
            first: request.first,
            games: request.games,
            iterations: request.iterations,
            full_share: request.full_share,
            considered: request.considered,
            longest: request.longest,
            version: String::new(),
            planes: request.planes.clone(),
            players: game.players.len(),
            cells: game.cells.len(),
            actions: game.actions.len(),
            encoding,
            layout,
        }
    }
}

/// The places of the moves of a shard in a policy: a cell's number times the number of channels, and the
/// channel; behind them those beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardPlaces {
    /// The place of each move.
    pub moves: Vec<u32>,
    /// The images of all places under each symmetry.
    pub symmetries: Vec<Vec<u32>>,
}
