//! Single games of batches.

use super::games::BatchPosition;
use crate::game::Player;
use crate::playout::RunError;
use crate::position::MoveList;
use crate::rng::{Batches, LoopRng};

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// There are legal moves.
    Running,
    /// There are none.
    Over,
    /// The game was cut off.
    CutOff,
}

impl Status {
    /// Returns whether the game has ended, in whichever way.
    #[inline]
    pub(super) fn is_end(self) -> bool {
        self != Self::Running
    }
}

/// A game of a batch.
#[derive(Clone)]
pub(super) struct Game<G> {
    pub(super) position: G,
    pub(super) rng: LoopRng<Batches>,
    /// The moves since the start.
    pub(super) moves: u32,
    pub(super) status: Status,
}

impl<G: BatchPosition> Game<G> {
    /// Adds the scores of the players to their rewards.
    #[inline]
    pub(super) fn add_scores(&self, rewards: &mut [f32]) {
        for (player, reward) in Player::all(rewards.len()).zip(rewards) {
            *reward += self.position.score(player) as f32;
        }
    }
}

/// Returns whether a position has moves.
pub(super) fn status_of<G: BatchPosition>(position: &G) -> Result<Status, RunError> {
    let running = position.to_move() != Player::KEEPER && position.has_moves()?;
    Ok(if running {
        Status::Running
    } else {
        Status::Over
    })
}

/// Makes random moves in a game that goes on, up to a number of them that is not 0, and returns how
/// many were made, and whether it goes on then.
pub(super) fn play<G: BatchPosition>(
    game: &mut Game<G>,
    most: u64,
    longest: u32,
    scratch: &mut MoveList<G::Move>,
) -> Result<(u64, Status), RunError> {
    let mut made = 0;
    while made < most && game.moves < longest {
        // Whether it is over shows when no move can be drawn; what random numbers that
        // took must not make a difference.
        let rng = game.rng.clone();
        let m = if game.position.to_move() == Player::KEEPER {
            None
        } else {
            game.position.draw(&mut game.rng, scratch)?
        };
        let Some(m) = m else {
            game.rng = rng;
            return Ok((made, Status::Over));
        };
        game.position.apply(&m);
        game.moves += u32::from(game.position.begun().is_empty());
        made += 1;
    }
    let status = match status_of(&game.position)? {
        Status::Running if game.moves >= longest => Status::CutOff,
        status => status,
    };
    Ok((made, status))
}
