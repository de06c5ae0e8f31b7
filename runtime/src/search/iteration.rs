//! An iteration of a search: down the tree, a playout, and back.

use crate::game::Player;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::playout::Playable;
use crate::rng::below;

use super::block::{Block, add};
use super::cached_best::CachedBest;
use super::mcts::Mcts;
use super::outcome::{FULL, reward_of};
use super::select::{NOTHING, SQUARES};
use super::selection_statistics::SelectionStatistics;
use super::settings::{Amaf, Selection};
use super::slot::Place;
use super::step::Step;
use super::tree::ROOT;
use super::worker::Worker;

impl<P: Playable> Mcts<P> {
    /// Runs one iteration; returns `false` if there was no room for a block.
    #[inline]
    pub(super) fn iterate<const SHARED: bool>(&self, worker: &mut Worker<P>) -> bool {
        worker.position.clone_from(&self.root);
        worker.path.clear();
        worker.notes.begin();
        worker.made.clear();
        worker.past.clear();
        let mut room = true;
        let mut place = ROOT;
        // More than u32::MAX visits only at the root, where it makes no difference.
        let mut visits = add_root::<SHARED>(&self.root_visits) as u32;
        let outcome = loop {
            let block = self.tree.block(place);
            let (index, instead) = match block.foreseen() {
                Some(index) if !SHARED => {
                    debug_assert!(self.is_favourite(&block, index, visits));
                    (index, NOTHING)
                }
                _ => self.choose::<SHARED>(place, visits, worker),
            };
            let slot = block.visit::<SHARED>(index);
            let step = block.step(place, index, visits, instead);
            if SHARED && !slot.is_certain() {
                // Until the iteration is over it counts as lost, so that other
                // threads rather go elsewhere (virtual loss).
                let child = block.figures(index);
                let sum = child.sum.load(Relaxed);
                self.informed_statistics(&block, index, slot.visits() + 1, sum)
                    .store(child.statistics);
            }
            worker.path.push(step);
            if let Some(below) = slot.block() {
                self.tree.fetch(below);
            }
            let m = block.mv(index);
            if worker.policy.is_some() {
                worker.past.push((block.to_move(), P::move_identity(m)));
                worker.made.push(m.clone());
            }
            worker.position.apply(m);
            visits = slot.visits();
            if let Some(below) = slot.block() {
                place = below;
                continue;
            }
            if let Some(outcome) = slot.certain() {
                break Some(outcome);
            }
            if P::CAN_BE_DECIDED && self.settings.decided && worker.position.is_decided() {
                break self.end(worker);
            }
            if visits + 1 < self.settings.expand || !block.claim::<SHARED>(index) {
                break self.playout(worker);
            }
            let made = self.make_block(worker);
            block.link::<SHARED>(index, made);
            match made {
                Some(below) => place = below,
                None => {
                    room = worker.moves.is_empty();
                    break self.playout(worker);
                }
            }
        };
        if let Some(outcome) = outcome {
            let known = self.prove(&worker.path, outcome);
            worker
                .rewards
                .copy_from_slice(&self.outcomes.get(known).rewards);
        }
        self.back_up::<SHARED>(worker);
        worker.learn(&self.root);
        if self.settings.amaf != Amaf::Off {
            let way = worker
                .path
                .iter()
                .map(|step| (step.block, step.index as usize));
            worker
                .notes
                .back_up::<P>(&self.tree, way, &worker.rewards, self.settings.selection);
        }
        room
    }

    /// Returns the child to go to, and the outcome that counts instead of what is found there.
    ///
    /// Nothing can be learnt from a child whose outcome is certain. When such a
    /// one is preferred, the iteration goes to the best of the others, which it
    /// may settle, and backs up the certain outcome.
    ///
    /// The block is not given as such, so that on the way down it can stay in registers.
    #[inline(never)]
    fn choose<const SHARED: bool>(
        &self,
        place: Place,
        visits: u32,
        worker: &mut Worker<P>,
    ) -> (usize, u32) {
        if self.settings.amaf != Amaf::Off {
            return worker
                .notes
                .select::<P>(&self.tree, place, visits, &self.settings);
        }
        let block = self.tree.block(place);
        let enough = match self.settings.widening {
            None => usize::MAX,
            Some(power) => (visits as f32).powf(power).ceil().max(1.0) as usize,
        };
        if let Some(index) = block.try_next::<SHARED>(enough) {
            return (index, NOTHING);
        }
        self.formula.select(&block, block.tried(), visits)
    }

    /// Returns whether no child has a higher value than this one, by single words instead of
    /// columns: where assertions are checked, every choice that was foreseen is compared with them.
    fn is_favourite(&self, block: &Block<'_, P::Move>, index: usize, visits: u32) -> bool {
        let value = |index| {
            let sum = block.figures(index).sum.load(Relaxed);
            let slot = block.slot(index);
            let statistics = if slot.is_certain() || self.knowledge.is_some() {
                block.statistics(index)
            } else {
                SelectionStatistics::new(self.settings.selection, slot.visits(), sum)
            };
            self.formula.value(statistics, block.children(), visits)
        };
        let highest = value(index) * 1.000_01;
        (0..block.children()).all(|other| value(other) <= highest)
    }

    /// Makes a block of the worker's position, with its moves in random order;
    /// `None` if there are none or there is no room. The moves stay listed.
    pub(super) fn make_block(&self, worker: &mut Worker<P>) -> Option<Place> {
        if self.knowledge.is_some() {
            self.consult(worker);
        }
        worker.position.moves(&mut worker.moves);
        let moves = worker.moves.len();
        if moves == 0 {
            return None;
        }
        let taken = moves.min(self.tree.widest());
        let complete = taken == moves && !worker.moves.overflowed();
        for index in 0..taken {
            // Lists hold at most `MOVE_LIMIT` moves.
            let other = index + below(&mut worker.rng, (moves - index) as u32) as usize;
            worker.moves.swap(index, other);
        }
        let chosen = worker.moves.as_slice()[..taken].iter().cloned();
        let begin = (
            SelectionStatistics::UNTRIED,
            self.settings.amaf != Amaf::Off,
        );
        self.tree
            .add(worker.position.to_move(), complete, begin, chosen)
    }

    /// Plays to the end and notes the rewards; returns the outcome if the game was over already.
    #[inline]
    fn playout(&self, worker: &mut Worker<P>) -> Option<u32> {
        if self.knowledge.is_some() {
            self.consult(worker);
        }
        if worker.evaluate() {
            return None;
        }
        let longest = self.settings.longest;
        let moves = if worker.policy.is_none() && self.settings.amaf == Amaf::Off {
            worker.play_uniformly(longest, self.settings.decided)
        } else {
            self.play_move_by_move(worker, longest)
        };
        worker.playout_moves += u64::from(moves);
        let outcome = self.end(worker);
        // Where a playout is cut off at once the game goes on.
        if moves > 0 || !worker.position.is_over() {
            return None;
        }
        outcome
    }

    /// Notes the rewards for the scores as they are; returns the outcome that they would be.
    #[inline]
    fn end(&self, worker: &mut Worker<P>) -> Option<u32> {
        for (player, score) in Player::all(worker.scores.len()).zip(&mut worker.scores) {
            *score = worker.position.score(player);
        }
        self.outcomes.rewards(&worker.scores, &mut worker.rewards);
        self.outcomes.number(&worker.scores)
    }

    /// Makes moves of the policy and notes them until the game is over or `longest` are made;
    /// returns their number.
    fn play_move_by_move(&self, worker: &mut Worker<P>, longest: u32) -> u32 {
        let stops = P::STOPS_PLAYOUTS && self.settings.decided;
        let mut moves = 0;
        while moves < longest && !(stops && worker.position.is_decided()) {
            let Some(m) = worker.draw() else { break };
            if self.settings.amaf != Amaf::Off {
                worker.notes.note::<P>(worker.position.to_move(), &m);
            }
            worker.position.apply(&m);
            moves += 1;
        }
        moves
    }

    /// Adds the rewards along the way.
    #[inline]
    #[allow(unsafe_code)]
    fn back_up<const SHARED: bool>(&self, worker: &Worker<P>) {
        let mut rewards = &*worker.rewards;
        let selection = self.settings.selection;
        let foresees = !SHARED && self.foresees;
        for step in worker.path.iter().rev() {
            let reward = reward_of(rewards, step.to_move);
            let sum = add::<SHARED>(self.tree.sum(step), reward) + reward;
            if foresees && self.tree.spend(step.block) {
                // Its statistics is not looked at before it is made anew.
                continue;
            }
            let block = self.tree.block(step.block);
            let index = step.index as usize;
            let child = block.figures(index);
            let slot = child.slot();
            let statistics = if slot.is_certain() {
                SelectionStatistics::load(child.statistics)
            } else {
                SelectionStatistics::new(selection, slot.visits(), sum)
            };
            if selection == Selection::Ucb1Tuned {
                // Squares have the same scale as rewards.
                let squares = block.column(SQUARES);
                add::<SHARED>(&squares[index], reward * reward / FULL);
            }
            if foresees && self.knowledge.is_none() {
                // SAFETY: this thread is alone.
                unsafe { self.foresee(&block, (index, statistics), step.visits) };
            } else if !slot.is_certain() {
                statistics.store(child.statistics);
            }
            if step.instead != NOTHING {
                rewards = &self.outcomes.get(step.instead).rewards;
            }
        }
        if self.knowledge.is_some() {
            self.inform(&worker.path);
            if foresees {
                // SAFETY: this thread is alone.
                unsafe { self.foresee_all(&worker.path) };
            }
        }
    }

    /// Caches, for all positions on a way, the child that will be chosen there next.
    ///
    /// # Safety
    ///
    /// No other thread searches.
    #[inline(never)]
    #[allow(unsafe_code)]
    unsafe fn foresee_all(&self, path: &[Step]) {
        for step in path {
            let (block, index) = (self.tree.block(step.block), step.index as usize);
            // SAFETY: as the caller says.
            unsafe { self.foresee(&block, (index, block.statistics(index)), step.visits) };
        }
    }

    /// Changes the statistics of a child, and chooses already now, while it is at hand, what
    /// will be chosen when the block is visited next: nothing about it changes until then
    /// if no other thread searches. The next descent then does not wait for one choice
    /// after another.
    ///
    /// # Safety
    ///
    /// No other thread searches.
    #[inline(always)]
    #[allow(unsafe_code)]
    unsafe fn foresee(
        &self,
        block: &Block<'_, P::Move>,
        changed: (usize, SelectionStatistics),
        visits: u32,
    ) {
        if !block.all_tried() {
            block.set_statistics(changed.0, changed.1);
            return;
        }
        // SAFETY: this thread is alone, and does not write while it chooses.
        let columns = unsafe { block.quiet_columns() };
        let visits = visits.saturating_add(1);
        let cached_best = self
            .formula
            .highest(block.children(), columns, changed, visits);
        block.set_statistics(changed.0, changed.1);
        // Among certain outcomes there is more to be chosen.
        let CachedBest { index, lead } = cached_best;
        let closed = block.has_certain() && !block.statistics(index).is_open();
        block.foresee((!closed).then_some(index));
        // A heuristic changes columns that nobody visits.
        if lead > 0.0 && !block.has_certain() && self.knowledge.is_none() {
            let sure = block.slot(index).visits() as f32 * lead;
            block.be_sure(sure as u32);
        }
    }
}

/// Counts a visit of the root.
fn add_root<const SHARED: bool>(visits: &AtomicU64) -> u64 {
    add::<SHARED>(visits, 1) + 1
}

#[cfg(test)]
mod tests;
