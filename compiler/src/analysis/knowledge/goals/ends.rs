//! The ends of games: what is known of how a game can end.

use super::condition::{Condition, Reason, Unknown};
use super::scores::Score;
use crate::diagnostic::Span;
use crate::model::PlayerId;

/// The ends of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goals {
    /// The ends, those that the rules ordain first.
    pub ends: Vec<End>,
    /// Where the keeper may be left without a move.
    pub obstacles: Vec<Unknown>,
}

/// An end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Why the game does not go on.
    pub stuck: Stuck,
    /// The player who made the last decision.
    pub moved: Option<PlayerId>,
    /// The scores of the players.
    pub scores: Vec<Score>,
    /// What the final position satisfies besides. The game may go on where this holds, if the rules
    /// ask for it only behind some moves.
    pub condition: Condition,
    /// The places where the rules end the game, or where the player without a move would move.
    pub places: Vec<Span>,
}

/// The reasons why a game does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stuck {
    /// The rules end the game there.
    Over(PlayerId),
    /// The player has no move.
    Player(PlayerId),
}

/// How much of how a game ends was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Understood {
    /// All of it.
    Wholly,
    /// Some of it.
    Partly,
    /// Nothing.
    Not,
}

impl End {
    /// Returns how much of the end was understood.
    pub fn understood(&self) -> Understood {
        if self.condition.unknown().is_empty() {
            Understood::Wholly
        } else if self.condition.says_something() || matches!(self.stuck, Stuck::Player(_)) {
            Understood::Partly
        } else {
            Understood::Not
        }
    }
}

impl Goals {
    /// Returns that nothing is known, and why.
    pub(super) fn unknown(reason: Reason) -> Self {
        Self {
            ends: Vec::new(),
            obstacles: vec![Unknown {
                reason,
                span: Span::default(),
            }],
        }
    }

    /// Returns how much was understood of how the game ends.
    pub fn understood(&self) -> Understood {
        let mut ends = self.ends.iter().map(End::understood);
        if self.ends.is_empty()
            || self
                .ends
                .iter()
                .all(|end| end.understood() == Understood::Not)
        {
            Understood::Not
        } else if self.obstacles.is_empty() && ends.all(|end| end == Understood::Wholly) {
            Understood::Wholly
        } else {
            Understood::Partly
        }
    }
}
