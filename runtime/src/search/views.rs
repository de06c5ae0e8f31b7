//! Heuristic values of the children of blocks, and how they are carried up the tree.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::block::Block;
use super::knowledge::Knowledge;
use super::mcts::Mcts;
use super::outcome::FULL;
use super::selection_statistics::SelectionStatistics;
use super::step::Step;
use super::worker::Worker;
use crate::playout::Playable;

/// The heuristic values of a child, as rewards between 0 and 1 of the player who chooses it.
#[derive(Clone, Copy, Debug)]
struct Views {
    /// The value of the child itself; never 0.
    estimate: f32,
    /// The value of the ends of the tree below it, if everybody chooses the best.
    backed_up: f32,
}

/// The least estimate, so that a word of zero means that there is none.
const LEAST: f32 = f32::MIN_POSITIVE;

impl Views {
    fn load(word: &AtomicU64) -> Option<Self> {
        let word = word.load(Relaxed);
        (word != 0).then(|| Self {
            estimate: f32::from_bits((word >> 32) as u32),
            backed_up: f32::from_bits(word as u32),
        })
    }

    fn store(self, word: &AtomicU64) {
        let (estimate, backed_up) = (self.estimate.to_bits(), self.backed_up.to_bits());
        word.store(u64::from(estimate) << 32 | u64::from(backed_up), Relaxed);
    }
}

impl<P: Playable> Mcts<P> {
    /// Asks the heuristic about the worker's position, to which the last step of its way
    /// has led, if that was not done before.
    #[inline(never)]
    pub(super) fn consult(&self, worker: &Worker<P>) {
        let (Some(knowledge), Some(step)) = (&self.knowledge, worker.path.last()) else {
            return;
        };
        let block = self.tree.block(step.block);
        let word = &block.column(knowledge.column)[step.index as usize];
        if Views::load(word).is_some() {
            return;
        }
        let value = knowledge.heuristic.value(&worker.position, step.to_move);
        let estimate = ((value + 100.0) / 200.0).clamp(LEAST, 1.0);
        let views = Views {
            estimate,
            backed_up: estimate,
        };
        views.store(word);
    }

    /// Carries views up the way of an iteration, and takes them into the columns.
    #[inline(never)]
    pub(super) fn inform(&self, path: &[Step]) {
        let Some(knowledge) = &self.knowledge else {
            return;
        };
        for step in path.iter().rev() {
            let (block, index) = (self.tree.block(step.block), step.index as usize);
            let word = &block.column(knowledge.column)[index];
            let Some(mut views) = Views::load(word) else {
                continue;
            };
            views.backed_up = self.backed_up(knowledge, &block, index, views);
            views.store(word);
            if !block.slot(index).is_certain() {
                let visits = block.slot(index).visits();
                let sum = block.figures(index).sum.load(Relaxed);
                let statistics = self.informed_statistics(&block, index, visits, sum);
                block.set_statistics(index, statistics);
            }
        }
    }

    /// Returns what a child is worth by what lies below it: as much as the best of its own
    /// children, of which those that were never visited are taken to be worth what it is estimated
    /// to be.
    fn backed_up(
        &self,
        knowledge: &Knowledge<P>,
        block: &Block<'_, P::Move>,
        index: usize,
        views: Views,
    ) -> f32 {
        let slot = block.slot(index);
        if let Some(outcome) = slot.certain() {
            return self.outcomes.get(outcome).reward(block.to_move()) as f32 / FULL as f32;
        }
        let Some(place) = slot.block() else {
            return views.backed_up;
        };
        let below = self.tree.block(place);
        let turned = |value: f32| {
            if below.to_move() == block.to_move() {
                value
            } else {
                1.0 - value
            }
        };
        let own = turned(views.estimate);
        let column = below.column(knowledge.column).iter();
        let best = column
            .map(|word| Views::load(word).map_or(own, |views| views.backed_up))
            .fold(0.0, f32::max);
        turned(best)
    }

    /// Returns the statistics of a child with these visits, rewards and heuristic values.
    pub(super) fn informed_statistics(
        &self,
        block: &Block<'_, P::Move>,
        index: usize,
        visits: u32,
        sum: u64,
    ) -> SelectionStatistics {
        let statistics = SelectionStatistics::new(self.settings.selection, visits, sum);
        let Some(knowledge) = &self.knowledge else {
            return statistics;
        };
        let Some(views) = Views::load(&block.column(knowledge.column)[index]) else {
            return statistics;
        };
        let mean = statistics.mean + knowledge.minimax * (views.backed_up - statistics.mean);
        statistics.with_mean(mean + knowledge.bias * views.estimate / (visits as f32 + 1.0))
    }

    /// Compares the heuristic values of a block with what lies below it.
    ///
    /// # Panics
    ///
    /// When a view is not what it must be.
    pub(super) fn check_views(&self, block: &Block<'_, P::Move>) {
        let Some(knowledge) = &self.knowledge else {
            return;
        };
        for (index, word) in block.column(knowledge.column).iter().enumerate() {
            let views = Views::load(word);
            let visited = block.slot(index).visits() > 0;
            assert_eq!(
                views.is_some(),
                visited,
                "an estimate without a visit, or none"
            );
            if let Some(views) = views {
                let expected = self.backed_up(knowledge, block, index, views);
                assert_eq!(views.backed_up, expected, "not what lies below");
            }
        }
    }
}

#[cfg(test)]
mod tests;
