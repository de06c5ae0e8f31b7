//! What a search has to say: the move to play, values, the principal variation.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

use crate::moves::ActionList;
use crate::position::Position;

use super::block::Block;
use super::mcts::Mcts;
use super::outcome::FULL;
use super::select::SUMS;
use super::settings::FinalMove;

/// How far a secure child's lower bound lies below its mean, in units of
/// `1 / sqrt(n)`.
const SECURITY: f64 = 1.0;

/// A move at the root as a search sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated<M> {
    /// The move.
    pub mv: M,
    /// How often it was visited.
    pub visits: u32,
    /// The mean reward of the player to move: the part of the largest score.
    pub value: f64,
    /// The scores that follow for certain, if they are known.
    pub certain: Option<Vec<i32>>,
}

/// An [`Evaluated`] move in the form that tools exchange.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvaluatedMove {
    /// The move.
    pub actions: ActionList,
    /// How often it was visited.
    pub visits: u64,
    /// The mean reward of the player to move: the part of the largest score.
    pub value: f64,
    /// The scores that follow for certain, if they are known.
    pub certain: Option<Vec<i32>>,
}

impl<P: Position> Mcts<P> {
    /// The moves at the root, the ones with the most visits first.
    pub fn evaluated(&self) -> Vec<Evaluated<P::Move>> {
        let Some(root) = self.root_block() else {
            return Vec::new();
        };
        let mut all: Vec<_> = (0..root.children())
            .map(|index| Evaluated {
                mv: root.mv(index).clone(),
                visits: root.slot(index).visits(),
                value: self.mean(&root, index),
                certain: root
                    .slot(index)
                    .certain()
                    .map(|outcome| self.outcomes().get(outcome).scores.to_vec()),
            })
            .collect();
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| a.mv.cmp(&b.mv)));
        all
    }

    /// The move to be played; `None` when the game is over.
    pub fn choice(&self) -> Option<P::Move> {
        let root = self.root_block()?;
        Some(root.mv(self.best(&root)?).clone())
    }

    /// The scores that follow for certain from the root, if they are known.
    pub fn certain(&self) -> Option<&[i32]> {
        self.root_outcome()
            .map(|outcome| &*self.outcomes().get(outcome).scores)
    }

    /// The best moves of all players in turn, as far as the tree goes.
    pub fn principal_variation(&self) -> Vec<P::Move> {
        let mut line = Vec::new();
        let mut block = self.root_block();
        while let Some(here) = block {
            let Some(index) = self.best(&here) else { break };
            if here.slot(index).visits() == 0 {
                break;
            }
            line.push(here.mv(index).clone());
            block = here
                .slot(index)
                .block()
                .map(|place| self.tree().block(place));
        }
        line
    }

    /// Holds the tree to what must be true of it: blocks are visited by way of their
    /// parents, and nothing is visited more often than what leads to it.
    ///
    /// # Panics
    ///
    /// When that is not so.
    pub fn check(&self) {
        let mut open: Vec<_> = self.root_block().into_iter().collect();
        while let Some(block) = open.pop() {
            let tried = block.tried();
            for index in 0..block.children() {
                let slot = block.slot(index);
                assert!(
                    index < tried || slot.visits() == 0,
                    "visited before it was tried"
                );
                if let Some(place) = slot.block() {
                    let below = self.tree().block(place);
                    let visits: u64 = (0..below.children())
                        .map(|child| u64::from(below.slot(child).visits()))
                        .sum();
                    assert!(
                        visits <= u64::from(slot.visits()),
                        "children have {visits} visits, their parent {}",
                        slot.visits()
                    );
                    if self.blocks_lost() == 0 {
                        // Until the visit that made the block there was nothing below.
                        let before = u64::from(self.settings().expand.max(1) - 1);
                        assert_eq!(visits + before, u64::from(slot.visits()));
                    }
                    open.push(below);
                }
            }
        }
    }

    /// Whether this number of further iterations cannot change the choice.
    pub(super) fn decided(&self, left: u64) -> bool {
        let Some(root) = self.root_block() else {
            return true;
        };
        if root.children() == 1 {
            return true;
        }
        let Some(best) = self.best(&root) else {
            return false;
        };
        let slot = root.slot(best);
        if let Some(outcome) = slot.certain()
            && self.outcomes().get(outcome).reward(root.mover()) == FULL
        {
            return true;
        }
        let reachable = |index: usize| u64::from(root.slot(index).visits()).saturating_add(left);
        self.settings().final_move == FinalMove::Robust
            && slot.certain().is_none()
            && (0..root.children())
                .filter(|&index| index != best)
                .all(|index| reachable(index) < u64::from(slot.visits()))
    }

    /// The mean reward of a child for the player who chooses it; what is certain
    /// counts as it is.
    fn mean(&self, block: &Block<'_, P::Move>, index: usize) -> f64 {
        let slot = block.slot(index);
        match slot.certain() {
            Some(outcome) => value(self.outcomes().get(outcome).reward(block.mover()), 1),
            None => {
                let sum = block.column(SUMS)[index].load(std::sync::atomic::Ordering::Relaxed);
                value(sum, slot.visits())
            }
        }
    }

    /// The best child. One whose outcome is certain is taken if no other child
    /// promises more.
    fn best(&self, block: &Block<'_, P::Move>) -> Option<usize> {
        let rank = |index: usize| {
            let visits = f64::from(block.slot(index).visits());
            match self.settings().final_move {
                FinalMove::Robust => visits,
                FinalMove::Max => self.mean(block, index),
                FinalMove::Secure => self.mean(block, index) - SECURITY / visits.max(1e-9).sqrt(),
            }
        };
        let known = |index: &usize| block.slot(*index).certain().is_some();
        let by = |value: &dyn Fn(usize) -> f64, a: usize, b: usize| -> Ordering {
            let visits = |index: usize| block.slot(index).visits();
            value(a)
                .total_cmp(&value(b))
                .then_with(|| visits(a).cmp(&visits(b)))
        };
        let open = (0..block.children())
            .filter(|index| !known(index))
            .max_by(|&a, &b| by(&rank, a, b));
        let certain = (0..block.children())
            .filter(known)
            .max_by(|&a, &b| by(&|index| self.mean(block, index), a, b));
        match (open, certain) {
            (Some(open), Some(certain)) => {
                let sure = self.mean(block, certain);
                let take = sure > 0.0 && sure >= self.mean(block, open);
                Some(if take { certain } else { open })
            }
            (open, certain) => open.or(certain),
        }
    }
}

/// The player's part of the largest score, between 0 and 1.
fn value(sum: u64, visits: u32) -> f64 {
    sum as f64 / FULL as f64 / f64::from(visits.max(1))
}
