//! A client's place in a match by the strict policy.

use std::time::Duration;

use crate::protocol::Token;

/// Whether somebody is there, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// Nobody has taken the place.
    Vacant,
    /// Somebody has, and waits for others.
    Waiting,
    /// It was greeted.
    Greeted {
        /// When.
        since: Duration,
        /// Whether the greeting was not sent yet.
        unsent: bool,
    },
    /// It is ready to play.
    Ready,
    /// It is gone, and the place is kept.
    Lost,
}

/// A client's place.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) presence: Presence,
    /// By what it can come back.
    pub(super) token: Option<Token>,
    /// Whether it knows the extension.
    pub(super) extended: bool,
    /// The index of the player that it was told to be.
    pub(super) player: usize,
    /// Whether it was asked for a move and has not answered: it may still do so when the game is over.
    pub(super) owes: bool,
    /// The number of messages out of turn since its last legal move.
    pub(super) strays: u32,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            presence: Presence::Vacant,
            token: None,
            extended: false,
            player: 0,
            owes: false,
            strays: 0,
        }
    }
}

impl Place {
    /// Returns the place of a client that has connected.
    pub(super) fn taken(token: Option<Token>) -> Self {
        Self {
            presence: Presence::Waiting,
            token,
            ..Self::default()
        }
    }

    /// Takes note that the client is greeted as this player.
    pub(super) fn greeted(&mut self, player: usize, now: Duration) {
        self.player = player;
        self.presence = Presence::Greeted {
            since: now,
            unsent: true,
        };
    }

    /// Takes note of the time at which all was sent that was to be sent.
    pub(super) fn sent(&mut self, now: Duration) {
        if let Presence::Greeted { since, unsent } = &mut self.presence
            && std::mem::take(unsent)
        {
            *since = (*since).max(now);
        }
    }

    /// Returns when the client was greeted whose answer is waited for.
    pub(super) fn greeted_at(&self) -> Option<Duration> {
        match self.presence {
            Presence::Greeted { since, .. } => Some(since),
            _ => None,
        }
    }

    pub(super) fn is_lost(&self) -> bool {
        self.presence == Presence::Lost
    }

    /// Returns whether somebody has a connection.
    pub(super) fn is_there(&self) -> bool {
        !matches!(self.presence, Presence::Vacant | Presence::Lost)
    }

    /// Takes note that the client is gone, and may come back.
    pub(super) fn lose(&mut self) {
        self.presence = Presence::Lost;
        self.owes = false;
        self.strays = 0;
    }
}
