//! Outcomes that are certain, carried up the tree (MCTS-Solver).

use std::sync::atomic::Ordering::Relaxed;

use crate::position::Position;

use super::block::{Block, CERTAIN};
use super::guide::Guide;
use super::mcts::Mcts;
use super::outcome::FULL;
use super::worker::Step;

impl<P: Position> Mcts<P> {
    /// Notes that the end of a way has a certain outcome, carries that up as far
    /// as it goes, and tells what is certain there.
    pub(super) fn prove(&self, path: &[Step], mut outcome: u32) -> u32 {
        for step in path.iter().rev() {
            let block = self.tree.block(step.block);
            let index = step.index as usize;
            if !block.settle(index, outcome) {
                return outcome;
            }
            let reward = self.outcomes.get(outcome).reward(block.mover());
            block.set_guide(index, Guide::certain(reward));
            if !self.settings.solver {
                return outcome;
            }
            match self.settled(&block, outcome) {
                Some(best) => outcome = best,
                None => return outcome,
            }
        }
        self.root_link.store(CERTAIN + outcome, Relaxed);
        outcome
    }

    /// The outcome of a position one of whose children has just got one, if it is
    /// certain too.
    ///
    /// A full score cannot be surpassed. With more than two players it decides
    /// nothing about the others, as another move may be as good for the mover.
    /// With two players another move that is as good is taken for equal, which it
    /// is when scores have a constant sum. Otherwise the outcomes of all moves
    /// have to be known, and the best of them has to be unique.
    fn settled(&self, block: &Block<'_, P::Move>, outcome: u32) -> Option<u32> {
        let mover = block.mover();
        let two = self.outcomes.players() <= 2;
        if two && self.outcomes.get(outcome).reward(mover) == FULL {
            return Some(outcome);
        }
        if !block.complete() {
            return None;
        }
        let mut best: Option<(u64, u32)> = None;
        let mut unique = true;
        for index in 0..block.children() {
            let outcome = block.slot(index).certain()?;
            let reward = self.outcomes.get(outcome).reward(mover);
            match best {
                Some((highest, _)) if reward < highest => {}
                Some((highest, first)) if reward == highest => unique &= first == outcome,
                _ => (best, unique) = (Some((reward, outcome)), true),
            }
        }
        best.filter(|_| unique || two).map(|(_, outcome)| outcome)
    }
}
