//! Threats: wins by moves each of which threatens to win at once, in games that are won by lines.
//!
//! The attacker tries only moves on cells of lines that lack one or two, so that the defender has to
//! answer; the defender tries every move (lambda search of the first order: Thomsen, "Lambda-search
//! in game trees - with application to Go", 2000). This is the focus that Sancho wants for
//! goals of several pieces: what does not bear on the threat loses at once. Which moves threaten is
//! read off the lines, and that a player wins is seen by playing, so a win that is found is a proof;
//! that there is no other one is not claimed.

use super::claim::Claim;
use super::ends::Ends;
use super::ground::MOST_TURNS;
use super::limits::{Account, Spent};
use super::placed::Placed;
use super::rows::{Lacking, Rows};
use super::table::{Table, Verdict};
use super::zone::Zone;
use crate::codegen::WinningLines;
use crate::game::{GameInfo, Player};
use crate::playout::Playable;
use crate::position::MoveList;

/// A search for wins by threats.
pub(super) struct Threats<P: Playable> {
    rows: [Rows; 2],
    /// Where each player's moves put pieces.
    placed: [Placed; 2],
    /// What was found out where each player attacks.
    tables: [Table; 2],
    /// The last move of each player that threatened and led to a win.
    last: [Option<P::Move>; 2],
    /// Lists of moves to be filled again.
    spare: Vec<MoveList<P::Move>>,
    pub(super) ends: Ends,
    pub(super) account: Account,
}

/// What was found out about the attacker's moves.
struct Attack<M> {
    verdict: Verdict,
    /// The move that wins at once, if that is what was found.
    at_once: Option<M>,
}

impl<M> Attack<M> {
    fn later(verdict: Verdict) -> Self {
        Self {
            verdict,
            at_once: None,
        }
    }
}

impl<P: Playable> Threats<P> {
    /// Prepares a search whose tables take up about this number of bytes; `None` if the board is too
    /// large.
    pub(super) fn new(lines: [&[WinningLines]; 2], info: &GameInfo, bytes: usize) -> Option<Self> {
        (info.cells.len() <= Zone::MOST_CELLS).then(|| Self {
            rows: lines.map(|lines| Rows::new(lines, info)),
            placed: nothing_placed::<P>(),
            tables: [0; 2].map(|_| Table::new(bytes / 2)),
            last: [None, None],
            spare: Vec::new(),
            ends: Ends::new(),
            account: Account::new(),
        })
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.tables.iter_mut().for_each(Table::clear);
        self.placed = nothing_placed::<P>();
        self.last = [None, None];
    }

    fn list(&mut self, position: &P) -> MoveList<P::Move> {
        let mut moves = self.spare.pop().unwrap_or_default();
        position.moves(&mut moves);
        moves
    }

    /// Makes a move, and notes where it puts a piece.
    fn after(&mut self, position: &P, mover: usize, m: &P::Move) -> P {
        let mut after = position.clone();
        after.apply(m);
        let rows = &self.rows[mover];
        let mut put = rows.held(&after).without(rows.held(position)).cells();
        let cell = put.next().filter(|_| put.next().is_none());
        self.placed[mover].note(P::move_identity(m), cell);
        after
    }

    /// Returns whether a move may put a piece in a zone, by what was seen of such moves.
    fn may_put(&self, mover: usize, m: &P::Move, zone: Zone) -> bool {
        let cell = self.placed[mover].cell(P::move_identity(m));
        cell.is_none_or(|cell| zone.contains(cell))
    }

    /// Returns the cells on which a player's moves put a piece; all if that is not always the same.
    fn open(&mut self, position: &P, mover: usize) -> Zone {
        let moves = self.list(position);
        let mut open = Zone::EMPTY;
        for m in moves.iter() {
            let identity = P::move_identity(m);
            if !self.placed[mover].is_seen(identity) {
                self.after(position, mover, m);
            }
            match self.placed[mover].cell(identity) {
                Some(cell) => open.insert(cell),
                None => open = (0..Zone::MOST_CELLS).collect(),
            }
        }
        self.spare.push(moves);
        open
    }

    /// Returns the number of the move by which the attacker, who is to move, wins in so many turns.
    pub(super) fn winning(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
    ) -> Result<Option<u32>, Spent> {
        let Verdict { won, best, .. } = self.attack(position, attacker, turns)?.verdict;
        Ok(won.then_some(best))
    }

    /// Finds the numbers of the defender's moves behind which the attacker wins in so many turns. Those
    /// that were found before the search came to its limits count.
    ///
    /// If the attacker does not win behind a move that has nothing to do with any line, it hardly does
    /// behind others that open no cells to it: these are passed over.
    pub(super) fn losing(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
        losing: &mut Vec<u32>,
    ) -> Result<(), Spent> {
        let moves = self.list(position);
        let defender = 1 - attacker;
        let [own, other] = [attacker, defender].map(|seat| {
            let lacking = self.rows[seat].lacking(&self.rows[1 - seat], position);
            lacking.begun
        });
        let lines = own | other;
        let mut children: Vec<(bool, u32, P)> = Vec::with_capacity(moves.len());
        for (number, m) in (0..).zip(moves.iter()) {
            let after = self.after(position, defender, m);
            let bears = self.rows[defender].held(&after).meets(lines);
            children.push((bears, number, after));
        }
        self.spare.push(moves);
        children.sort_by_key(|(bears, ..)| *bears);
        // What is open to the attacker where a move has held that does not bear on the lines.
        let mut held = Zone::EMPTY;
        for (bears, number, after) in &children {
            let lost = match self.ends.over(after, attacker) {
                Some(lost) => lost,
                None if !is_to_move(after, attacker) => false,
                None => {
                    if !held.is_empty() && self.open(after, attacker).is_within(held) {
                        continue;
                    }
                    let lost = self.attack(after, attacker, turns)?.verdict.won;
                    if !(lost || *bears) {
                        held = self.open(after, attacker) | self.rows[defender].held(after);
                    }
                    lost
                }
            };
            if lost {
                losing.push(*number);
            }
        }
        Ok(())
    }

    /// Returns whether the attacker, who is to move, wins in so many turns by threats.
    fn attack(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
    ) -> Result<Attack<P::Move>, Spent> {
        let key = position.key();
        if let Some(verdict) = self.tables[attacker].verdict(key, turns) {
            return Ok(Attack::later(verdict));
        }
        self.account.count()?;
        let lacking = self.rows[attacker].lacking(&self.rows[1 - attacker], position);
        let attack = if (lacking.one | lacking.two).is_empty() {
            // There is nothing to threaten with, however many turns there are.
            Attack::later(lost(MOST_TURNS))
        } else {
            let moves = self.list(position);
            let attack = self.try_attacks(position, attacker, turns, lacking, &moves);
            self.spare.push(moves);
            attack?
        };
        self.tables[attacker].put(key, attack.verdict);
        Ok(attack)
    }

    /// Tries the moves of the attacker that may win at once, and those that may threaten to.
    fn try_attacks(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
        lacking: Lacking,
        moves: &MoveList<P::Move>,
    ) -> Result<Attack<P::Move>, Spent> {
        let wanted = lacking.one | lacking.two;
        let mut threatening: Vec<(bool, u32, P)> = Vec::new();
        for (number, m) in (0..).zip(moves.iter()) {
            if !self.may_put(attacker, m, wanted) {
                continue;
            }
            let after = self.after(position, attacker, m);
            if !self.rows[attacker].held(&after).meets(wanted) {
                continue;
            }
            match self.ends.over(&after, attacker) {
                Some(true) => {
                    return Ok(Attack {
                        verdict: won(1, number),
                        at_once: Some(m.clone()),
                    });
                }
                None if is_to_move(&after, 1 - attacker) => {
                    let other = self.last[attacker].as_ref() != Some(m);
                    threatening.push((other, number, after));
                }
                _ => {}
            }
        }
        if threatening.is_empty() {
            return Ok(Attack::later(lost(MOST_TURNS)));
        }
        if turns > 1 {
            threatening.sort_by_key(|(other, ..)| *other);
            for (_, number, after) in &threatening {
                let answer = self.defend(after, attacker, turns - 1)?;
                if answer.won {
                    self.last[attacker] = moves.get(*number as usize).cloned();
                    return Ok(Attack::later(won(answer.turns + 1, *number)));
                }
            }
        }
        Ok(Attack::later(lost(turns)))
    }

    /// Returns whether the attacker wins in so many turns by threats where the defender is to move.
    fn defend(&mut self, position: &P, attacker: usize, turns: u16) -> Result<Verdict, Spent> {
        let key = position.key();
        if let Some(verdict) = self.tables[attacker].verdict(key, turns) {
            return Ok(verdict);
        }
        self.account.count()?;
        let moves = self.list(position);
        let verdict = self.try_defences(position, attacker, turns, &moves);
        self.spare.push(moves);
        let verdict = verdict?;
        self.tables[attacker].put(key, verdict);
        Ok(verdict)
    }

    /// Tries the moves of the defender: first those that may win, then those on cells where the
    /// attacker would.
    fn try_defences(
        &mut self,
        position: &P,
        attacker: usize,
        turns: u16,
        moves: &MoveList<P::Move>,
    ) -> Result<Verdict, Spent> {
        let defender = 1 - attacker;
        if moves.is_empty() {
            let verdict = if self.ends.has_won(position, attacker) {
                won(1, 0)
            } else {
                lost(MOST_TURNS)
            };
            return Ok(verdict);
        }
        let [own, threatened] = [defender, attacker].map(|seat| {
            let lacking = self.rows[seat].lacking(&self.rows[1 - seat], position);
            lacking.one
        });
        let order = |m: &P::Move| {
            let wins = self.may_put(defender, m, own);
            (!wins, !self.may_put(defender, m, threatened))
        };
        let mut replies: Vec<((bool, bool), u32, &P::Move)> = (0..)
            .zip(moves.iter())
            .map(|(number, m)| (order(m), number, m))
            .collect();
        replies.sort_unstable_by_key(|(order, number, _)| (*order, *number));
        let mut most = 1;
        // What wins behind one move wins behind nearly all.
        let mut at_once: Option<P::Move> = None;
        for (_, number, m) in replies {
            self.account.count()?;
            let after = self.after(position, defender, m);
            let refuted = |turns| Verdict {
                best: number,
                ..lost(turns)
            };
            match self.ends.over(&after, attacker) {
                Some(true) => continue,
                Some(false) => return Ok(refuted(MOST_TURNS)),
                None if !is_to_move(&after, attacker) => return Ok(refuted(MOST_TURNS)),
                None => {}
            }
            if at_once
                .as_ref()
                .is_some_and(|m| self.wins(&after, attacker, m))
            {
                continue;
            }
            let answer = self.attack(&after, attacker, turns)?;
            if !answer.verdict.won {
                return Ok(refuted(turns));
            }
            most = most.max(answer.verdict.turns);
            at_once = answer.at_once.or(at_once);
        }
        Ok(won(most, 0))
    }

    /// Returns whether a move is legal and wins at once.
    fn wins(&mut self, position: &P, seat: usize, m: &P::Move) -> bool {
        position.is_legal(m) && {
            let mut after = position.clone();
            after.apply(m);
            self.ends.over(&after, seat) == Some(true)
        }
    }
}

/// Returns what is known of where moves put pieces before any was made.
fn nothing_placed<P: Playable>() -> [Placed; 2] {
    [0; 2].map(|_| Placed::new(P::MOVE_IDENTITIES))
}

fn is_to_move<P: Playable>(position: &P, seat: usize) -> bool {
    position.to_move() == Player::from_seat(seat)
}

fn won(turns: u16, best: u32) -> Verdict {
    Verdict {
        won: true,
        turns,
        best,
        claim: NOWHERE,
    }
}

fn lost(turns: u16) -> Verdict {
    Verdict {
        won: false,
        turns,
        best: 0,
        claim: NOWHERE,
    }
}

/// The claim that says nothing of other positions.
const NOWHERE: Claim = Claim {
    zone: Zone::EMPTY,
    turns: 0,
};

#[cfg(test)]
mod board;
#[cfg(test)]
mod tests;
