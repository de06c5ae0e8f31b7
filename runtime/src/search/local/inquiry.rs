//! Inquiries: what is to be found out about the moves of one position, deeper and deeper.

use std::time::Instant;

use super::ground::{MOST_TURNS, seats};
use super::look::{Limits, Spent};
use super::search::LocalSearch;
use crate::game::PerPlayer;
use crate::playout::Playable;
use crate::position::MoveList;

/// The number of positions for which a question is looked at first.
const FIRST: u64 = 64;

/// What was found out about the moves of a position.
///
/// ```
/// use rbg_runtime::search::LocalFindings;
///
/// let nothing = LocalFindings::<u8>::default();
/// assert!(nothing.win.is_none() && nothing.lost.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocalFindings<M> {
    /// A move by which the player to move wins for certain, and in how many turns.
    pub win: Option<(M, u16)>,
    /// The moves behind which the other player wins for certain, and in how many turns.
    pub lost: Vec<(M, u16)>,
    /// The number of turns of the player to move in which there is no other win.
    pub own_turns: u16,
    /// The number of turns of the other player in which it has no other win.
    pub other_turns: u16,
}

impl<M> Default for LocalFindings<M> {
    fn default() -> Self {
        Self {
            win: None,
            lost: Vec::new(),
            own_turns: 0,
            other_turns: 0,
        }
    }
}

/// An inquiry about the moves of a position, which is gone on with for as long as there is time.
pub struct Inquiry<P: Playable> {
    position: P,
    moves: MoveList<P::Move>,
    findings: LocalFindings<P::Move>,
    /// The number of positions that the next question needs.
    needed: u64,
}

impl<P: Playable> Inquiry<P> {
    /// Begins an inquiry about a position.
    pub fn new(position: &P) -> Self {
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        Self {
            position: position.clone(),
            moves,
            findings: LocalFindings::default(),
            needed: FIRST,
        }
    }

    /// Returns the position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Returns what was found out so far.
    pub fn findings(&self) -> &LocalFindings<P::Move> {
        &self.findings
    }

    /// Returns whether nothing further will be found out.
    pub fn is_over(&self) -> bool {
        let LocalFindings {
            win,
            lost,
            own_turns,
            other_turns,
        } = &self.findings;
        let lost = lost.len() == self.moves.len();
        win.is_some() || lost || *own_turns >= MOST_TURNS && *other_turns >= MOST_TURNS
    }
}

impl<P: Playable> LocalSearch<P> {
    /// Returns whether what is known of the game holds in a position, so that it can be asked about.
    pub fn covers(&self, position: &P) -> bool {
        self.look.ground.covers(position)
    }

    /// Returns the scores of the game where the player with this seat wins; `None` before a win was
    /// found.
    pub fn scores(&self, seat: usize) -> Option<&PerPlayer<i32>> {
        self.look.scores.get(seat)?.as_ref()
    }

    /// Goes on with an inquiry, about a position that is [covered](Self::covers), for this number of
    /// positions at most or until a time has come; returns whether anything new was found out about
    /// a move.
    ///
    /// A question whose answer takes too long is left until twice as many positions may be looked
    /// at; what was found out on the way is remembered.
    pub fn go_on(
        &mut self,
        inquiry: &mut Inquiry<P>,
        positions: u64,
        end: Option<Instant>,
    ) -> bool {
        let mut news = false;
        let mut left = positions;
        while left >= inquiry.needed && !inquiry.is_over() {
            let before = self.look.positions;
            self.look.limits = Limits {
                positions: before.saturating_add(left),
                end,
            };
            match self.ask(inquiry) {
                Ok(found) => {
                    news |= found;
                    let spent = self.look.positions - before;
                    left = left.saturating_sub(spent.max(1));
                }
                Err(Spent) => {
                    inquiry.needed = left.saturating_mul(2);
                    break;
                }
            }
        }
        news
    }

    /// Answers the next question: whether a player wins in one turn more.
    fn ask(&mut self, inquiry: &mut Inquiry<P>) -> Result<bool, Spent> {
        let Some((own, other)) = seats(inquiry.position.to_move()) else {
            return Ok(false);
        };
        let node = self.look.ground.node(&inquiry.position);
        let findings = &mut inquiry.findings;
        if findings.own_turns <= findings.other_turns {
            let turns = findings.own_turns + 1;
            let best = self.look.winning(&node, own, turns)?;
            findings.own_turns = turns;
            let best = best.and_then(|best| inquiry.moves.get(best as usize));
            findings.win = best.map(|best| (best.clone(), turns));
            return Ok(findings.win.is_some());
        }
        let turns = findings.other_turns + 1;
        let losing = self.look.losing(&node, other, turns)?;
        findings.other_turns = turns;
        let before = findings.lost.len();
        for m in losing
            .into_iter()
            .filter_map(|number| inquiry.moves.get(number as usize))
        {
            if findings.lost.iter().all(|(known, _)| known != m) {
                findings.lost.push((m.clone(), turns));
            }
        }
        Ok(findings.lost.len() > before)
    }

    /// Lets what is remembered of moves fade, where a game has gone on.
    pub fn age(&mut self) {
        self.look.age();
    }
}
