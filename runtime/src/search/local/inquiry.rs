//! Inquiries: what is to be found out about the moves of one position, deeper and deeper.

use std::time::Instant;

use super::ground::{MOST_TURNS, seats};
use super::limits::{Limits, Spent};
use super::search::LocalSearch;
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
    /// Whether only wins by threats were looked for, each of whose moves but the last threatens to win
    /// at once; there may be others then.
    pub by_threats: bool,
}

impl<M> Default for LocalFindings<M> {
    fn default() -> Self {
        Self {
            win: None,
            lost: Vec::new(),
            own_turns: 0,
            other_turns: 0,
            by_threats: false,
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

    /// Returns the number of moves of which something is known.
    fn known(&self) -> usize {
        usize::from(self.findings.win.is_some()) + self.findings.lost.len()
    }

    /// Returns whether nothing further will be found out.
    pub fn is_over(&self) -> bool {
        let LocalFindings {
            win,
            lost,
            own_turns,
            other_turns,
            ..
        } = &self.findings;
        let lost = lost.len() == self.moves.len();
        win.is_some() || lost || *own_turns >= MOST_TURNS && *other_turns >= MOST_TURNS
    }
}

impl<P: Playable> LocalSearch<P> {
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
        inquiry.findings.by_threats = self.is_by_threats();
        let mut news = false;
        let mut left = positions;
        while left >= inquiry.needed && !inquiry.is_over() {
            let account = self.account_mut();
            let before = account.positions;
            account.limits = Limits {
                positions: before.saturating_add(left),
                end,
            };
            let known = inquiry.known();
            let answer = self.ask(inquiry);
            news |= inquiry.known() > known;
            match answer {
                Ok(()) => {
                    let spent = self.positions() - before;
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
    fn ask(&mut self, inquiry: &mut Inquiry<P>) -> Result<(), Spent> {
        let Some((own, other)) = seats(inquiry.position.to_move()) else {
            return Ok(());
        };
        let findings = &mut inquiry.findings;
        if findings.own_turns <= findings.other_turns {
            let turns = findings.own_turns + 1;
            let best = self.winning(&inquiry.position, own, turns)?;
            findings.own_turns = turns;
            let best = best.and_then(|best| inquiry.moves.get(best as usize));
            findings.win = best.map(|best| (best.clone(), turns));
            return Ok(());
        }
        let turns = findings.other_turns + 1;
        let mut losing = Vec::new();
        let answer = self.losing(&inquiry.position, other, turns, &mut losing);
        if answer.is_ok() {
            findings.other_turns = turns;
        }
        for m in losing
            .into_iter()
            .filter_map(|number| inquiry.moves.get(number as usize))
        {
            if findings.lost.iter().all(|(known, _)| known != m) {
                findings.lost.push((m.clone(), turns));
            }
        }
        answer
    }
}
