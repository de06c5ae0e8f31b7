//! All moves as first (AMAF): what later moves of an iteration say about the same moves made at
//! once.
//!
//! Two moves are the same when their identities are
//! (`Hints::move_identity`) and the same player makes them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::game::Player;
use crate::playout::Playable;

use super::outcome::{FULL, reward_of};
use super::select::{best, ln};
use super::settings::{Amaf, MctsSettings, Selection};
use super::slot::{COLUMNS, Place};
use super::tree::Tree;

/// Returns the column of means and numbers of such moves. It follows the one of squares, which only
/// one formula has.
pub(super) fn column(selection: Selection) -> usize {
    COLUMNS + usize::from(selection == Selection::Ucb1Tuned)
}

/// The AMAF statistics of a move: its mean and how often it was made.
#[derive(Clone, Copy)]
struct Figure {
    mean: f32,
    count: u32,
}

impl Figure {
    #[inline]
    fn load(word: &AtomicU64) -> Self {
        let word = word.load(Relaxed);
        Self {
            mean: f32::from_bits((word >> 32) as u32),
            count: word as u32,
        }
    }

    #[inline]
    fn add(word: &AtomicU64, reward: f32) {
        let Self { mean, count } = Self::load(word);
        let count = count.saturating_add(1);
        let mean = mean + (reward - mean) / count as f32;
        // What threads write at the same time may get lost.
        word.store(u64::from(mean.to_bits()) << 32 | u64::from(count), Relaxed);
    }
}

/// The notes of a thread about an iteration.
pub(super) struct Notes {
    /// The moves of the playout.
    playout: Vec<(Player, u32)>,
    /// The iteration in which each move was last made, by player and identity.
    made: Vec<u32>,
    iteration: u32,
    /// The block whose statistics count, for each player.
    references: Vec<Option<Reference>>,
}

/// A reference: a block whose statistics count for others, and where its moves are in it.
struct Reference {
    place: Place,
    /// The index of the child with each identity, if the second number is `stamp`.
    index: Vec<(u32, u32)>,
    stamp: u32,
    /// Whether `index` is that of the block.
    ready: bool,
    /// Whether the block lies on the present way.
    current: bool,
}

impl Notes {
    pub(super) fn new(amaf: Amaf, players: usize, identities: usize) -> Self {
        let players = if amaf == Amaf::Off { 0 } else { players };
        Self {
            playout: Vec::new(),
            made: vec![0; (players + 1) * identities],
            iteration: 0,
            references: std::iter::repeat_with(|| None).take(players + 1).collect(),
        }
    }

    /// Forgets which block is where.
    pub(super) fn forget_places(&mut self) {
        self.references.fill_with(|| None);
    }

    /// Begins an iteration.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.playout.clear();
        for reference in self.references.iter_mut().flatten() {
            reference.current = false;
        }
    }

    /// Notes a move of the playout.
    #[inline]
    pub(super) fn note<P: Playable>(&mut self, to_move: Player, m: &P::Move) {
        self.playout.push((to_move, P::move_identity(m) as u32));
    }

    /// Returns the child to go to, as [`Formula::select`](super::select::Formula::select) gives it.
    pub(super) fn select<P: Playable>(
        &mut self,
        tree: &Tree<P::Move>,
        place: Place,
        visits: u32,
        settings: &MctsSettings,
    ) -> (usize, u32) {
        let block = tree.block(place);
        let weight = settings.exploration * ln(visits).sqrt();
        let column = column(settings.selection);
        match settings.amaf {
            Amaf::Off | Amaf::Rave { .. } => {
                let figures = block.column(column);
                let k = match settings.amaf {
                    Amaf::Rave { equivalence } => equivalence,
                    _ => 0.0,
                };
                best(&block, block.children(), |index, statistics| {
                    let figure = Figure::load(&figures[index]);
                    let n = statistics.visits();
                    let part = (k / (3.0 * n + k)).sqrt();
                    mixed(n, statistics.mean, figure, part) + weight * statistics.factor()
                })
            }
            Amaf::Grave { reference, bias } => {
                let to_move = block.to_move();
                self.refer::<P>(tree, place, to_move, visits >= reference);
                let source = self.references[to_move.index()].as_ref();
                let source = source.filter(|source| source.place != place);
                let own = block.column(column);
                let others = source.map(|source| {
                    let block = tree.block(source.place);
                    (block.column(column), source)
                });
                best(&block, block.children(), |index, statistics| {
                    let figure = match &others {
                        None => Figure::load(&own[index]),
                        Some((figures, source)) => {
                            source.find(P::move_identity(block.mv(index))).map_or(
                                Figure {
                                    mean: 0.0,
                                    count: 0,
                                },
                                |at| Figure::load(&figures[at]),
                            )
                        }
                    };
                    let (n, count) = (statistics.visits(), figure.count as f32);
                    let part = count / (count + n + bias * count * n).max(1.0);
                    mixed(n, statistics.mean, figure, part) + weight * statistics.factor()
                })
            }
        }
    }

    /// Makes a block the reference of its player to move if it has been visited enough or
    /// there is none on the way yet; else has the moves of the reference looked up.
    fn refer<P: Playable>(
        &mut self,
        tree: &Tree<P::Move>,
        place: Place,
        to_move: Player,
        enough: bool,
    ) {
        let slot = &mut self.references[to_move.index()];
        let reference = slot.get_or_insert_with(|| Reference {
            place,
            index: vec![(0, 0); P::MOVE_IDENTITIES],
            stamp: 0,
            ready: false,
            current: false,
        });
        if enough || !reference.current {
            reference.current = true;
            reference.ready &= reference.place == place;
            reference.place = place;
        } else if !reference.ready {
            reference.ready = true;
            reference.stamp += 1;
            let block = tree.block(reference.place);
            for child in 0..block.children() {
                let identity = P::move_identity(block.mv(child));
                reference.index[identity] = (child as u32, reference.stamp);
            }
        }
    }

    /// Adds an iteration with these rewards to the statistics of the blocks on its way, given from
    /// the root on with the children that were chosen.
    pub(super) fn back_up<P: Playable>(
        &mut self,
        tree: &Tree<P::Move>,
        way: impl DoubleEndedIterator<Item = (Place, usize)>,
        rewards: &[u64],
        selection: Selection,
    ) {
        self.iteration = self.iteration.wrapping_add(1);
        if self.iteration == 0 {
            self.made.fill(0);
            self.iteration = 1;
        }
        let key = |player: Player, identity: usize| player.index() * P::MOVE_IDENTITIES + identity;
        for &(player, identity) in &self.playout {
            self.made[key(player, identity as usize)] = self.iteration;
        }
        let column = column(selection);
        for (place, index) in way.rev() {
            let block = tree.block(place);
            let to_move = block.to_move();
            let reward = reward_of(rewards, to_move) as f32 / FULL as f32;
            self.made[key(to_move, P::move_identity(block.mv(index)))] = self.iteration;
            for (child, figure) in block.column(column).iter().enumerate() {
                if self.made[key(to_move, P::move_identity(block.mv(child)))] == self.iteration {
                    Figure::add(figure, reward);
                }
            }
        }
    }
}

impl Reference {
    fn find(&self, identity: usize) -> Option<usize> {
        let (index, stamp) = self.index[identity];
        (stamp == self.stamp).then_some(index as usize)
    }
}

/// Returns the mean of a child mixed with what is known of its move as first, which has this part
/// in it.
#[inline]
fn mixed(n: f32, mean: f32, figure: Figure, part: f32) -> f32 {
    if figure.count == 0 {
        // Of a child about which nothing is known the best is hoped.
        return if n == 0.0 { 1.0 } else { mean };
    }
    if n == 0.0 {
        return figure.mean;
    }
    (1.0 - part) * mean + part * figure.mean
}

#[cfg(test)]
mod tests;
