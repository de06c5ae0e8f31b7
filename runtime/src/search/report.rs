//! Reports of a search: the move to play, values, the principal variation.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

use crate::game::ActionList;
use crate::playout::Playable;

use super::block::Block;
use super::mcts::Mcts;
use super::outcome::FULL;
use super::settings::FinalMove;

/// The distance of a secure child's lower bound below its mean, in units of `1 / sqrt(n)`.
const SECURITY: f64 = 1.0;

/// An evaluated move at the root, as a search sees it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::search::{Budget, Mcts, MctsSettings};
///
/// let mut search = Mcts::<Nim>::new(MctsSettings::default(), 1);
/// search.search(&Budget::iterations(1000), &mut |_| Continue(()));
/// let best = search.evaluated().into_iter().find(|evaluated| evaluated.mv == 2);
/// assert_eq!(best.and_then(|best| best.certain), Some(vec![100, 0]));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Evaluated<M> {
    /// The move.
    pub mv: M,
    /// The number of visits.
    pub visits: u32,
    /// The mean reward of the player to move: the part of the largest score.
    pub value: f64,
    /// The scores that are certain to follow, if they are known.
    pub certain: Option<Vec<i32>>,
}

/// An [`Evaluated`] move in the form that tools exchange.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::agents::{AnalysisRequest, analyse};
///
/// let request = AnalysisRequest::new("mcts:iterations=1000");
/// let analysis = analyse::<Nim>(&request, &mut || Continue(()))?;
/// for evaluated in &analysis.moves {
///     println!("{:?}: {} visits, {:.2}", evaluated.actions, evaluated.visits, evaluated.value);
/// }
/// assert_eq!(analysis.moves.len(), 2);
/// # Ok::<(), rbg_runtime::RunError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct EvaluatedMove {
    /// The move.
    pub actions: ActionList,
    /// The number of visits.
    pub visits: u64,
    /// The mean reward of the player to move: the part of the largest score.
    pub value: f64,
    /// The scores that are certain to follow, if they are known.
    pub certain: Option<Vec<i32>>,
}

impl EvaluatedMove {
    /// Returns an evaluated move of a position.
    pub(crate) fn of<P: Playable>(position: &P, evaluated: Evaluated<P::Move>) -> Self {
        Self {
            actions: position.actions(&evaluated.mv),
            visits: u64::from(evaluated.visits),
            value: evaluated.value,
            certain: evaluated.certain,
        }
    }
}

impl<P: Playable> Mcts<P> {
    /// Returns the moves at the root, the ones with the most visits first.
    pub fn evaluated(&self) -> Vec<Evaluated<P::Move>> {
        let mut all = self.together();
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| a.mv.cmp(&b.mv)));
        all
    }

    /// Returns the moves at the root as this tree alone sees them.
    pub(super) fn own_opinion(&self) -> Vec<Evaluated<P::Move>> {
        let Some(root) = self.root_block() else {
            return Vec::new();
        };
        (0..root.children())
            .map(|index| Evaluated {
                mv: root.mv(index).clone(),
                visits: root.slot(index).visits(),
                value: self.mean(&root, index),
                certain: root
                    .slot(index)
                    .certain()
                    .map(|outcome| self.outcomes().get(outcome).scores.to_vec()),
            })
            .collect()
    }

    /// Returns the move to be played; `None` when the game is over.
    pub fn choice(&self) -> Option<P::Move> {
        if self.others.is_empty() {
            let root = self.root_block()?;
            return Some(root.mv(self.best(&root)?).clone());
        }
        let all = self.together();
        let children = all.iter().map(|evaluated| Candidate {
            visits: evaluated.visits,
            mean: evaluated.value,
            certain: evaluated.certain.is_some(),
        });
        let best = pick(self.settings().final_move, children)?;
        all.get(best).map(|evaluated| evaluated.mv.clone())
    }

    /// Returns the scores that follow for certain from the root, if they are known.
    pub fn certain(&self) -> Option<&[i32]> {
        let own = self
            .root_outcome()
            .map(|outcome| &*self.outcomes().get(outcome).scores);
        own.or_else(|| self.others.iter().find_map(Self::certain))
    }

    /// Returns the best moves of all players in turn, as far as the tree goes.
    pub fn principal_variation(&self) -> Vec<P::Move> {
        let mut line = Vec::new();
        let first = if self.others.is_empty() {
            None
        } else {
            self.choice()
        };
        let mut block = self.root_block();
        while let Some(here) = block {
            let agreed = first.as_ref().filter(|_| line.is_empty());
            let index = match agreed {
                Some(m) => (0..here.children()).find(|&index| here.mv(index) == m),
                None => self.best(&here),
            };
            let Some(index) = index else { break };
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

    /// Checks the tree for what must be true of it: blocks are visited by way of their parents,
    /// nothing is visited more often than what leads to it, and what the heuristic says is carried
    /// up.
    ///
    /// # Panics
    ///
    /// When that is not so.
    pub fn check(&self) {
        let alone = self.settings().threads == 1;
        let mut open: Vec<_> = self.root_block().into_iter().collect();
        while let Some(block) = open.pop() {
            let tried = block.tried();
            if alone {
                self.check_views(&block);
            }
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
                        // Until the visit that made the block there was nothing below. Of
                        // several threads others may come while it is being made.
                        let all = visits + u64::from(self.settings().expand.max(1) - 1);
                        let own = u64::from(slot.visits());
                        assert!(
                            if alone { all == own } else { all <= own },
                            "children have {visits} visits, their parent {own}"
                        );
                    }
                    open.push(below);
                }
            }
        }
    }

    /// Returns whether this number of further iterations cannot change the choice.
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
        // What other trees find out is not known here.
        let alone = self.others.is_empty();
        if let Some(outcome) = slot.certain()
            && self.outcomes().get(outcome).reward(root.to_move()) == FULL
        {
            return true;
        }
        let reachable = |index: usize| u64::from(root.slot(index).visits()).saturating_add(left);
        alone
            && self.settings().final_move == FinalMove::Robust
            && slot.certain().is_none()
            && (0..root.children())
                .filter(|&index| index != best)
                .all(|index| reachable(index) < u64::from(slot.visits()))
    }

    /// Returns the mean reward of a child for the player who chooses it; what is certain counts as
    /// it is.
    fn mean(&self, block: &Block<'_, P::Move>, index: usize) -> f64 {
        let slot = block.slot(index);
        match slot.certain() {
            Some(outcome) => value(self.outcomes().get(outcome).reward(block.to_move()), 1),
            None => {
                let sum = block
                    .figures(index)
                    .sum
                    .load(std::sync::atomic::Ordering::Relaxed);
                value(sum, slot.visits())
            }
        }
    }

    /// Returns the best child.
    fn best(&self, block: &Block<'_, P::Move>) -> Option<usize> {
        let children = (0..block.children()).map(|index| Candidate {
            visits: block.slot(index).visits(),
            mean: self.mean(block, index),
            certain: block.slot(index).certain().is_some(),
        });
        pick(self.settings().final_move, children)
    }
}

/// A move that may be played.
#[derive(Clone, Copy)]
struct Candidate {
    visits: u32,
    mean: f64,
    certain: bool,
}

/// Returns the index of the move to be played. One whose outcome is certain is taken if no other
/// one promises more, and a certain loss only if there is nothing else.
fn pick(rule: FinalMove, all: impl Iterator<Item = Candidate>) -> Option<usize> {
    let rank = |child: &Candidate| match rule {
        _ if child.certain => child.mean,
        FinalMove::Robust => f64::from(child.visits),
        FinalMove::Max => child.mean,
        FinalMove::Secure => child.mean - SECURITY / f64::from(child.visits).max(1e-9).sqrt(),
    };
    let better = |a: &Candidate, b: &Candidate| {
        let by_rank = rank(a).total_cmp(&rank(b));
        by_rank.then_with(|| a.visits.cmp(&b.visits)) != Ordering::Less
    };
    // The best of those that are open and of those that are certain.
    let mut best: [Option<(usize, Candidate)>; 2] = [None, None];
    for (index, child) in all.enumerate() {
        let place = &mut best[usize::from(child.certain)];
        if place.is_none_or(|(_, first)| better(&child, &first)) {
            *place = Some((index, child));
        }
    }
    let take = match best {
        [Some((_, open)), Some((_, sure))] => sure.mean > 0.0 && sure.mean >= open.mean,
        [open, _] => open.is_none(),
    };
    best[usize::from(take)].map(|(index, _)| index)
}

/// Returns the player's part of the largest score, between 0 and 1.
fn value(sum: u64, visits: u32) -> f64 {
    sum as f64 / FULL as f64 / f64::from(visits.max(1))
}

#[cfg(test)]
mod tests;
