//! Answers: what is found out about the moves of a position while they are gone through.

use super::claim::Claim;
use super::ground::{Child, Ground};
use crate::playout::Playable;

/// What is found out about a position whose moves are gone through.
pub(super) struct Answers {
    pub(super) claims: Vec<(usize, Claim)>,
    /// Per child the number of the claim that holds after it.
    pub(super) by: Vec<usize>,
    /// The most turns that any of them takes.
    pub(super) turns: u16,
}

impl Answers {
    pub(super) fn new(children: usize) -> Self {
        Self {
            claims: Vec::new(),
            by: vec![usize::MAX; children],
            turns: 0,
        }
    }

    /// Notes a claim about a child.
    pub(super) fn note(&mut self, child: usize, claim: Claim) {
        self.by[child] = self.claims.len();
        self.claims.push((child, claim));
    }

    /// Returns whether one of the claims holds after a child of the player with this seat, and notes
    /// it.
    pub(super) fn cover<P: Playable>(
        &mut self,
        ground: &Ground,
        seat: usize,
        children: &[Child<P>],
        child: usize,
    ) -> bool {
        let holds = |(of, claim): &(usize, Claim)| {
            claim.holds_after(ground, seat, (&children[*of], &children[child]))
        };
        let found = self.claims.iter().position(holds);
        self.by[child] = found.unwrap_or(usize::MAX);
        found.is_some()
    }
}
