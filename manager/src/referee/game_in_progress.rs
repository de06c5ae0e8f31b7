//! A game in progress: its position, its legal moves, and what is logged of it.

use std::time::Duration;

use rbg_runtime::position::Unlistable;
use rbg_runtime::{ActionList, AnyGame, AnyPosition};

use crate::protocol::{WireError, decode_move, encode_move};

/// A game in progress.
pub(super) struct GameInProgress {
    position: Box<dyn AnyPosition>,
    legal: Vec<ActionList>,
    /// The client of each player.
    pub(super) seats: Vec<usize>,
    /// The moves as they are relayed.
    pub(super) moves: Vec<String>,
    /// The sum of the numbers of legal moves.
    pub(super) legal_moves: u64,
    /// When it began.
    pub(super) began: Duration,
    /// The late moves of each client.
    pub(super) late: Vec<u64>,
    /// Whether the server was slow.
    pub(super) slow_manager: bool,
}

/// The reason why a message is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoMove {
    #[error(transparent)]
    Unreadable(#[from] WireError),
    #[error("`{0}` is no legal move here")]
    Illegal(String),
}

impl GameInProgress {
    /// Begins a game.
    pub(super) fn begin(game: &dyn AnyGame, seats: Vec<usize>, now: Duration) -> Self {
        Self {
            position: game.initial(),
            legal: Vec::new(),
            late: vec![0; seats.len()],
            seats,
            moves: Vec::new(),
            legal_moves: 0,
            began: now,
            slow_manager: false,
        }
    }

    /// Lists the legal moves, and returns the index of the player on turn; `None`: the game is over.
    ///
    /// # Errors
    ///
    /// Where they cannot be listed.
    pub(super) fn turn(&mut self) -> Result<Option<usize>, Unlistable> {
        self.position.list_moves(&mut self.legal)?;
        self.legal_moves += self.legal.len() as u64;
        let seat = self.position.to_move().seat();
        Ok(seat.filter(|_| !self.legal.is_empty()))
    }

    /// Makes the move that a message is, and returns how it is relayed.
    ///
    /// # Errors
    ///
    /// Where it is no legal move.
    pub(super) fn play(&mut self, game: &dyn AnyGame, message: &[u8]) -> Result<String, NoMove> {
        let actions = decode_move(game.info(), message)?;
        let text = encode_move(game.info(), &actions);
        if !self.legal.contains(&actions) {
            return Err(NoMove::Illegal(text));
        }
        self.position.apply_listed(&actions);
        self.moves.push(text.clone());
        Ok(text)
    }

    /// Returns the scores as they stand.
    pub(super) fn scores(&self, game: &dyn AnyGame) -> Vec<i32> {
        let players = game.info().all_players();
        players.map(|player| self.position.score(player)).collect()
    }
}
