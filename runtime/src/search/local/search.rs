//! The search as others see it, but for inquiries.

use std::ops::RangeInclusive;

use super::ground::{Ground, seats};
use super::limits::{Account, Spent};
use super::look::Look;
use super::threats::Threats;
use crate::codegen::Influence;
use crate::game::PerPlayer;
use crate::playout::Playable;

/// A search for forced wins in the neighbourhood of moves, or by threats.
///
/// What it finds out about positions it keeps, whatever is asked next.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::search::LocalSearch;
///
/// // Nothing is known of what bears on what in this game.
/// assert!(LocalSearch::<Nim>::new(1 << 20).is_none());
/// ```
pub struct LocalSearch<P: Playable> {
    way: Way<P>,
}

/// The numbers of moves where wins by threats are looked for: a tree of fewer is deep enough by
/// itself, and with more the share of the time that is left for it shows next to nothing.
const ASKED_MOVES: RangeInclusive<usize> = 16..=128;

/// The ways to search, by what is known of a game.
enum Way<P: Playable> {
    /// What bears on what, and how pieces come to where they win.
    Zones(Box<Look<P>>),
    /// The lines with which players win.
    Threats(Box<Threats<P>>),
}

impl<P: Playable> LocalSearch<P> {
    /// Creates a search whose table takes up about this number of bytes; `None` if the game is not
    /// suited to it.
    pub fn new(bytes: usize) -> Option<Self> {
        let zones = || P::influence().and_then(|influence| Self::by(influence, bytes));
        let threats = || {
            let lines = P::winning_lines()?;
            let threats = Threats::new(lines, P::game(), bytes)?;
            Some(Way::Threats(Box::new(threats)))
        };
        zones().or_else(|| threats().map(|way| Self { way }))
    }

    pub(super) fn by(influence: &Influence, bytes: usize) -> Option<Self> {
        let ground = Ground::new(influence, P::game())?;
        Some(Self {
            way: Way::Zones(Box::new(Look::new(ground, bytes))),
        })
    }

    /// Forgets everything.
    pub fn restart(&mut self) {
        match &mut self.way {
            Way::Zones(look) => look.clear(),
            Way::Threats(threats) => threats.clear(),
        }
    }

    /// Lets what is remembered of moves fade, where a game has gone on.
    pub fn age(&mut self) {
        match &mut self.way {
            Way::Zones(look) => look.age(),
            Way::Threats(_) => {}
        }
    }

    /// Returns whether a position can be asked about: what is known of the game holds there, and the
    /// answer is worth while.
    pub fn covers(&self, position: &P) -> bool {
        match &self.way {
            Way::Zones(look) => look.ground.covers(position),
            Way::Threats(_) => {
                seats(position.to_move()).is_some() && ASKED_MOVES.contains(&position.count_moves())
            }
        }
    }

    /// Returns the number of positions that have been looked at.
    pub fn positions(&self) -> u64 {
        match &self.way {
            Way::Zones(look) => look.account.positions,
            Way::Threats(threats) => threats.account.positions,
        }
    }

    /// Returns the scores of the game where the player with this seat wins; `None` before a win was
    /// found.
    pub fn scores(&self, seat: usize) -> Option<&PerPlayer<i32>> {
        match &self.way {
            Way::Zones(look) => look.ends.scores(seat),
            Way::Threats(threats) => threats.ends.scores(seat),
        }
    }

    /// Returns whether only wins by threats are looked for.
    pub(super) fn is_by_threats(&self) -> bool {
        matches!(self.way, Way::Threats(_))
    }

    pub(super) fn account_mut(&mut self) -> &mut Account {
        match &mut self.way {
            Way::Zones(look) => &mut look.account,
            Way::Threats(threats) => &mut threats.account,
        }
    }

    /// Returns the number of the move by which the attacker, who is to move, wins in so many turns.
    pub(super) fn winning(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
    ) -> Result<Option<u32>, Spent> {
        match &mut self.way {
            Way::Zones(look) => look.winning(&look.ground.node(position), attacker, turns),
            Way::Threats(threats) => threats.winning(position, attacker, turns),
        }
    }

    /// Finds the numbers of the defender's moves behind which the attacker wins in so many turns. Those
    /// that were found before the search came to its limits count.
    pub(super) fn losing(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
        losing: &mut Vec<u32>,
    ) -> Result<(), Spent> {
        match &mut self.way {
            Way::Zones(look) => look.losing(&look.ground.node(position), attacker, turns, losing),
            Way::Threats(threats) => threats.losing(position, attacker, turns, losing),
        }
    }
}
