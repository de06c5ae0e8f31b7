//! Claims: what was found out about a position, and of which others it holds too.
//!
//! A claim says that one of two players, its *owner*, gets what it wants from a position: the
//! attacker a win in some number of turns, or the defender that there is none. It holds of every
//! position with the same player to move that has the same pieces in the claim's *zone* and in
//! which no further runner of the other player is so near to where it wins that it gets there
//! within the turns of the claim.
//!
//! This is how the search leaves out moves that have nothing to do with it (a relevance zone, as
//! in Shih, Wei, Wu and Wu, "A Novel Approach to Solving Goal-Achieving Problems for Board
//! Games", 2022): once one such move is answered, all others are. The zone grows by what a turn
//! looks at with each turn that the other player has left, which is the distance between moves.

use super::ground::{Child, Ground, Node};
use super::zone::Zone;
use crate::game::Cell;
use crate::playout::Playable;

/// Where a claim holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) zone: Zone,
    /// The most turns that the other player has in it.
    pub(super) turns: u16,
}

impl Claim {
    /// Returns the claim before a move of its owner that leads to where it holds.
    pub(super) fn before<P>(self, child: &Child<P>) -> Self {
        Self {
            zone: self.zone.without(child.written) | child.read,
            ..self
        }
    }

    /// Returns whether a claim about the position after one move of the other player, whose seat is
    /// given, holds after another one.
    pub(super) fn holds_after<P: Playable>(
        self,
        ground: &Ground,
        seat: usize,
        (of, after): (&Child<P>, &Child<P>),
    ) -> bool {
        let mut changed = ((of.written | after.written) & self.zone).cells();
        let same = changed.all(|cell| {
            let cell = Cell::from_index(cell);
            of.node.position.piece_at(cell) == after.node.position.piece_at(cell)
        });
        let near = after.node.runners[seat] & ground.within(seat, self.turns);
        same && near.is_within(of.node.runners[seat])
    }
}

/// Returns the claim about a position in which the other player, whose seat is given, is to move:
/// after every move one of these claims holds, as `by` says. A claim comes with the number of the
/// child about which it was made.
pub(super) fn after_all<P: Playable>(
    ground: &Ground,
    seat: usize,
    node: &Node<P>,
    children: &[Child<P>],
    claims: &[(usize, Claim)],
    by: &[usize],
) -> Claim {
    let turns = 1 + claims
        .iter()
        .map(|(_, claim)| claim.turns)
        .max()
        .unwrap_or(0);
    let all = Claim {
        zone: ground.board,
        turns,
    };
    let runners = node.runners[seat] & ground.within(seat, turns);
    if runners.meets(ground.within(seat, 0)) {
        return all;
    }
    // A claim that its own move does not bear on holds as if there had been no move.
    let stands = |(child, claim): &&(usize, Claim)| {
        let child = &children[*child];
        let near = node.runners[seat] & ground.within(seat, claim.turns);
        !child.written.meets(claim.zone) && near.is_within(child.node.runners[seat])
    };
    let standing = claims.iter().filter(stands);
    let Some((_, base)) = standing.min_by_key(|(_, claim)| claim.zone.len()) else {
        return all;
    };
    // A move that changes the zone, or brings a runner near, is then possible in all positions of
    // the claim or in none, and does the same.
    let mut zone = base.zone | ground.near(seat, base.zone);
    zone |= ground.runs(seat, runners, turns - 1);
    for (child, &claim) in children.iter().zip(by) {
        let near = child.node.runners[seat] & ground.within(seat, turns - 1);
        if child.written.meets(base.zone) || !near.is_within(node.runners[seat]) {
            zone |= claims[claim].1.zone;
        }
    }
    Claim { zone, turns }
}
