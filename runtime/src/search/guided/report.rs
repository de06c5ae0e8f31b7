//! Reports of a guided search: the move to play, values, the principal variation.

use crate::playout::Playable;
use crate::search::outcome::FULL;
use crate::search::report::Evaluated;

use super::Guided;
use super::tree::{Edge, NONE, ROOT};

impl<P: Playable> Guided<P> {
    /// Returns the move to be played; `None` when the game is over.
    pub fn choice(&self) -> Option<P::Move> {
        let best = self.best(ROOT)?;
        Some(self.tree.edges(ROOT)[best].m.clone())
    }

    /// Returns the best edge of a node: of those that are not certain the one with the most visits,
    /// or what is certain and no worse.
    fn best(&self, node: u32) -> Option<usize> {
        let edges = self.tree.edges(node);
        let mut best: Option<(usize, u64)> = None;
        for (number, edge) in edges.iter().enumerate() {
            if let Some(reward) = self.reward(node, edge)
                && best.is_none_or(|(_, highest)| reward > highest)
            {
                best = Some((number, reward));
            }
        }
        let Some(open) = self.best_open(node) else {
            return best.map(|(number, _)| number);
        };
        let mean = edges[open].sum / u64::from(edges[open].visits.max(1));
        match best {
            Some((certain, reward)) if reward > 0 && reward >= mean => Some(certain),
            _ => Some(open),
        }
    }

    /// Returns the reward of the current player that is certain behind an edge.
    fn reward(&self, node: u32, edge: &Edge<P::Move>) -> Option<u64> {
        match edge.outcome {
            NONE => None,
            outcome => Some(
                self.outcomes
                    .get(outcome)
                    .reward(self.tree.node(node).to_move),
            ),
        }
    }

    /// Returns the edge with the most visits among those behind which nothing is certain.
    fn best_open(&self, node: u32) -> Option<usize> {
        let edges = self.tree.edges(node);
        let is_open = |edge: &Edge<P::Move>| edge.outcome == NONE;
        let open = edges.iter().filter(|edge| is_open(edge));
        let most = open.map(|edge| edge.visits).max()?;
        if node == ROOT
            && self.noise.len() == edges.len()
            && let Some(best) = self.best_of_root(most)
            && is_open(&edges[best])
        {
            return Some(best);
        }
        let mut best: Option<usize> = None;
        for (number, edge) in edges.iter().enumerate() {
            let is_better = |best: usize| worth(edge) > worth(&edges[best]);
            if edge.visits == most && is_open(edge) && best.is_none_or(is_better) {
                best = Some(number);
            }
        }
        best
    }

    /// Returns the moves at the root, the ones with the most visits first.
    pub fn evaluated(&self) -> Vec<Evaluated<P::Move>> {
        let edges = self.tree.edges(ROOT).iter();
        let mut all: Vec<Evaluated<P::Move>> = edges
            .map(|edge| Evaluated {
                mv: edge.m.clone(),
                visits: edge.visits,
                value: edge.sum as f64 / (f64::from(edge.visits.max(1)) * FULL as f64),
                certain: match edge.outcome {
                    NONE => None,
                    outcome => Some(self.outcomes.get(outcome).scores.to_vec()),
                },
            })
            .collect();
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| a.mv.cmp(&b.mv)));
        all
    }

    /// Returns the best moves as the search sees them, from the root on.
    pub fn principal_variation(&self) -> Vec<P::Move> {
        let mut line = Vec::new();
        let mut node = ROOT;
        while let Some(best) = self.best(node) {
            let edge = &self.tree.edges(node)[best];
            line.push(edge.m.clone());
            if edge.node == NONE || edge.visits == 0 {
                break;
            }
            node = edge.node;
        }
        line
    }

    /// Returns the scores that are certain to follow, if they are known.
    pub fn certain(&self) -> Option<&[i32]> {
        match self.tree.node(ROOT).outcome {
            NONE => None,
            outcome => Some(&self.outcomes.get(outcome).scores),
        }
    }

    /// Returns which part of the largest score each player can expect, from 0 to 1.
    pub fn values(&self) -> Vec<f32> {
        let root = self.tree.node(ROOT);
        if root.outcome != NONE {
            let rewards = &self.outcomes.get(root.outcome).rewards;
            return rewards
                .iter()
                .map(|&reward| reward as f32 / FULL as f32)
                .collect();
        }
        let visits = f64::from(root.visits);
        let sums = self.root_sums.iter().zip(&self.root_values);
        sums.map(|(&sum, &value)| {
            ((sum as f64 / FULL as f64 + f64::from(value)) / (1.0 + visits)) as f32
        })
        .collect()
    }
}

/// Returns the mean reward of an edge, from 0 to 1.
fn worth<M>(edge: &Edge<M>) -> f64 {
    edge.sum as f64 / (f64::from(edge.visits.max(1)) * FULL as f64)
}
