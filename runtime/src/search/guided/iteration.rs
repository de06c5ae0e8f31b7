//! An iteration of a guided search: down the tree, an evaluation, and back.

use crate::game::Player;
use crate::playout::Playable;
use crate::position::{Unlistable, give_up};
use crate::search::outcome::{FULL, reward_of};

use super::tree::{Edge, NONE, Node, ROOT};
use super::{Guided, Step};

impl<P: Playable> Guided<P> {
    /// Makes an iteration that begins with an edge of the root, or else with the one that is chosen as
    /// in other positions.
    pub(super) fn iterate(&mut self, first: Option<usize>) {
        self.room.position.clone_from(&self.root);
        self.room.path.clear();
        let mut node = ROOT;
        let mut chosen = first;
        loop {
            if self.tree.is_unexpanded(node) && !self.list(node) {
                break;
            }
            if self.tree.edges(node).is_empty() || node != ROOT && self.is_certain(node) {
                self.end(node);
                break;
            }
            let (edge, instead) = match chosen.take() {
                Some(edge) => (edge, NONE),
                None => self.select(node),
            };
            self.room.path.push(Step {
                node,
                edge: edge as u32,
                instead,
            });
            let edge = &self.tree.edges(node)[edge];
            self.room.position.apply(&edge.m);
            if edge.node != NONE {
                node = edge.node;
                continue;
            }
            let added = self.expand(false);
            if let Some(Step { node, edge, .. }) = self.room.path.last() {
                self.tree.edges_mut(*node)[*edge as usize].node = added;
            }
            break;
        }
        self.back_up();
    }

    fn is_certain(&self, node: u32) -> bool {
        self.tree.node(node).outcome != NONE
    }

    /// Notes the rewards at a node that needs no evaluation.
    fn end(&mut self, node: u32) {
        match self.tree.node(node).outcome {
            NONE => self.score(),
            outcome => {
                let rewards = &self.outcomes.get(outcome).rewards;
                self.room.rewards.copy_from_slice(rewards);
            }
        }
    }

    /// Notes the rewards for the scores of the position as they are.
    fn score(&mut self) {
        let room = &mut self.room;
        for (player, score) in Player::all(room.scores.len()).zip(&mut room.scores) {
            *score = room.position.score(player);
        }
        self.outcomes.rewards(&room.scores, &mut room.rewards);
    }

    /// Adds a node for the position, and notes the rewards that players can expect; returns the
    /// number of the node, or `NONE` where there is no room. A root has its moves even where the scores
    /// are decided.
    pub(super) fn expand(&mut self, root: bool) -> u32 {
        let to_move = self.room.position.to_move();
        let decided = !root && P::CAN_BE_DECIDED && self.room.position.is_decided();
        let unexpanded = !root && self.evaluator.expects_first();
        let over = match unexpanded {
            _ if decided => true,
            true => self.room.position.is_over(),
            false => !self.list_moves(),
        };
        if over {
            self.score();
            let full = FULL as f32;
            let values = self.room.values.iter_mut().zip(&self.room.rewards);
            values.for_each(|(value, reward)| *value = *reward as f32 / full);
            let outcome = match self.settings.solver {
                true => self.outcomes.number(&self.room.scores).unwrap_or(NONE),
                false => NONE,
            };
            return self.tree.add((to_move, 0.0, outcome), &[], &[]);
        }
        if unexpanded {
            let room = &mut self.room;
            self.evaluator.expect(&room.position, &mut room.values);
            let value = self.note_values(to_move);
            return self.tree.add_unexpanded((to_move, value, NONE));
        }
        let value = self.evaluate(to_move);
        let moves = self.room.moves.as_slice();
        let what = (to_move, value, NONE);
        self.tree.add(what, moves, &self.room.priors)
    }

    /// Lists the moves of a node that is not expanded yet, at its position; returns `false` where there is no room, with
    /// the rewards that players can expect.
    fn list(&mut self, node: u32) -> bool {
        self.list_moves();
        self.evaluate(self.tree.node(node).to_move);
        let is_full = self.tree.is_full();
        if !is_full {
            let moves = self.room.moves.as_slice();
            self.tree.list(node, moves, &self.room.priors);
        }
        !is_full
    }

    /// Lists the moves of the position; returns whether there are any.
    fn list_moves(&mut self) -> bool {
        self.room.moves.clear();
        self.room.position.moves(&mut self.room.moves);
        if self.room.moves.overflowed() {
            give_up(Unlistable::TooMany);
        }
        !self.room.moves.is_empty()
    }

    /// Evaluates the position and the moves that were listed, and returns the value of a player.
    fn evaluate(&mut self, player: Player) -> f32 {
        let room = &mut self.room;
        let moves = room.moves.as_slice();
        self.evaluator
            .evaluate(&room.position, moves, &mut room.priors, &mut room.values);
        self.note_values(player)
    }

    /// Notes the values as rewards, and returns that of a player.
    fn note_values(&mut self, player: Player) -> f32 {
        let room = &mut self.room;
        for (reward, value) in room.rewards.iter_mut().zip(&room.values) {
            *reward = (f64::from(value.clamp(0.0, 1.0)) * FULL as f64) as u64;
        }
        reward_of(&room.rewards, player) as f32 / FULL as f32
    }

    /// Returns the edge to go on with, and the number of a certain outcome that counts above instead of
    /// what comes of it, or `NONE`.
    fn select(&self, node: u32) -> (usize, u32) {
        let (of, edges) = (self.tree.node(node), self.tree.candidates(node));
        let weight = self.settings.exploration * (of.visits.max(1) as f32).sqrt();
        let unseen = self.unseen(of);
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        let (mut open, mut highest_open) = (None, f32::NEG_INFINITY);
        for (number, edge) in edges.iter().enumerate() {
            let worth = match edge.visits {
                0 => unseen,
                visits => mean(edge.sum, visits),
            };
            let rank = worth + weight * edge.prior / (1 + edge.visits) as f32;
            // What is certain to bring nothing is never better than something else.
            if rank > highest && !self.is_lost(of, edge) {
                (best, highest) = (number, rank);
            }
            if rank > highest_open && edge.outcome == NONE {
                (open, highest_open) = (Some(number), rank);
            }
        }
        match open {
            // Where something certain is preferred it counts, and the best of the others is looked at.
            Some(open) if open != best => (open, edges[best].outcome),
            _ => (best, NONE),
        }
    }

    /// Returns whether an edge is certain to bring the player who chooses it nothing.
    pub(super) fn is_lost(&self, node: &Node, edge: &Edge<P::Move>) -> bool {
        match edge.outcome {
            NONE => false,
            outcome => self.outcomes.get(outcome).reward(node.to_move) == 0,
        }
    }

    /// Returns what a position behind an edge is worth that was never visited.
    fn unseen(&self, node: &Node) -> f32 {
        let mean = (node.value + node.sum as f32 / FULL as f32) / (1 + node.visits) as f32;
        (mean - self.settings.reduction * node.seen.sqrt()).max(0.0)
    }

    /// Carries the rewards up the way, and outcomes that have become certain.
    fn back_up(&mut self) {
        while let Some(Step {
            node,
            edge,
            instead,
        }) = self.room.path.pop()
        {
            let reward = reward_of(&self.room.rewards, self.tree.node(node).to_move);
            let behind = self.tree.edges(node)[edge as usize].node;
            let outcome = self.tree.outcome_at(behind);
            self.tree.note(node, edge, (reward, outcome));
            if outcome != NONE {
                self.solve(node, outcome);
            }
            if instead != NONE {
                let rewards = &self.outcomes.get(instead).rewards;
                self.room.rewards.copy_from_slice(rewards);
            }
        }
        for (sum, reward) in self.root_sums.iter_mut().zip(&self.room.rewards) {
            *sum += reward;
        }
    }

    /// Notes that the outcome of a node is certain if one that is certain behind an edge makes it so.
    fn solve(&mut self, node: u32, outcome: u32) {
        let (of, edges) = (self.tree.node(node), self.tree.edges(node));
        if of.outcome != NONE {
            return;
        }
        let reward = |outcome: u32| self.outcomes.get(outcome).reward(of.to_move);
        let known = if reward(outcome) == FULL {
            Some(outcome)
        } else {
            let mut best = outcome;
            let all = edges.iter().all(|edge| {
                let other = edge.outcome;
                if other != NONE && reward(other) > reward(best) {
                    best = other;
                }
                other != NONE
            });
            all.then_some(best)
        };
        if let Some(outcome) = known {
            self.tree.node_mut(node).outcome = outcome;
        }
    }
}

/// Returns the mean of rewards, from 0 to 1.
#[inline]
pub(super) fn mean(sum: u64, visits: u32) -> f32 {
    (sum as f64 / (f64::from(visits) * FULL as f64)) as f32
}
