//! A game that is played to its end, or until it is too long.

use std::ops::ControlFlow;

use crate::game::Player;
use crate::playout::{Pace, Playable};

use super::player::SelfPlay;

/// The limits of a game.
pub(super) struct Limits {
    /// The number of turns at which it is broken off.
    turns: u64,
    /// The number of moves at which it is broken off, should a turn have no end.
    moves: u64,
}

/// The number of moves of a turn, on the average over a game, that is taken for no end.
const MOVES_PER_TURN: u64 = 100;

impl Limits {
    pub(super) fn new(turns: u64) -> Self {
        Self {
            turns,
            moves: turns.saturating_mul(MOVES_PER_TURN),
        }
    }
}

/// The way in which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It was over after so many turns and moves.
    Over {
        /// The number of runs of moves of the same player.
        turns: u64,
        /// The number of moves.
        moves: u64,
    },
    /// It had too many turns.
    TooLong,
    /// Who watches wanted an end.
    Stopped,
}

/// Plays a game from a position.
#[inline]
pub(super) fn play<P: Playable, S: SelfPlay<P>>(
    position: &mut P,
    player: &mut S,
    limits: &Limits,
    pace: &mut Pace,
    watch: &mut dyn FnMut() -> ControlFlow<()>,
) -> Outcome {
    let (mut turns, mut moves) = (0, 0);
    let mut last = Player::KEEPER;
    loop {
        let mut stopped = false;
        let chosen = player.choose(position, &mut || {
            let flow = watch();
            stopped |= flow.is_break();
            flow
        });
        if stopped || (pace.spend(1) && watch().is_break()) {
            return Outcome::Stopped;
        }
        let Some(m) = chosen else {
            return Outcome::Over { turns, moves };
        };
        let to_move = position.to_move();
        turns += u64::from(to_move != last);
        moves += 1;
        last = to_move;
        if turns >= limits.turns || moves >= limits.moves {
            return Outcome::TooLong;
        }
        player.played(position, &m);
        position.apply(&m);
    }
}
