//! What an engine does along random games, to be compared with what another
//! engine does.

use serde::{Deserialize, Serialize};

use crate::dynamic::AnyGame;
use crate::game::ActionList;
use crate::game::Snapshot;
use crate::rng::{below, stream};

/// Which random games to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceRequest {
    /// Game `i` draws from stream `i` of this seed.
    pub seed: u64,
    /// Number of games.
    pub games: u64,
    /// Games are cut off after this number of moves.
    pub longest: usize,
}

/// A position of a traced game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceStep {
    /// What can be seen of the position.
    pub snapshot: Snapshot,
    /// Its legal moves, sorted.
    pub moves: Vec<ActionList>,
}

/// Plays random games and calls `visit` with the number of the game and every
/// position in it. Moves are drawn from the sorted list, so engines that agree
/// play the same games. Stops when `visit` returns `false`.
pub fn trace(
    game: &dyn AnyGame,
    request: &TraceRequest,
    visit: &mut dyn FnMut(u64, TraceStep) -> bool,
) {
    for number in 0..request.games {
        let mut rng = stream(request.seed, number);
        let mut position = game.initial();
        for _ in 0..request.longest {
            let mut moves = position.moves();
            moves.sort_unstable();
            let choice = below(&mut rng, moves.len() as u32) as usize;
            let chosen = moves.get(choice).cloned();
            let snapshot = position.snapshot();
            if !visit(number, TraceStep { snapshot, moves }) {
                return;
            }
            let Some(chosen) = chosen else { break };
            position.apply(&chosen);
        }
    }
}
