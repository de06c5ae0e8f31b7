//! Greedy play: one move ahead.

use std::ops::ControlFlow;

use crate::evaluate::{Heuristic, Material};
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{PlayoutRng, below, stream};
use crate::search::Budget;

use super::agent::Agent;

/// An agent that plays the move after which material and mobility are best; a game that is over
/// counts by its scores.
pub(super) struct Greedy {
    heuristic: Material,
    rng: PlayoutRng,
}

impl Greedy {
    pub(super) fn new<P: Playable>() -> Self {
        Self {
            heuristic: Material::learn::<P>(),
            rng: stream(0, 0),
        }
    }
}

impl<P: Playable> Agent<P> for Greedy {
    fn restart(&mut self, seed: u64) {
        self.rng = stream(seed, 0);
    }

    fn choose(
        &mut self,
        position: &P,
        _: &Budget,
        _: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let to_move = position.to_move();
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let mut best: Option<(f32, P::Move)> = None;
        let mut equal = 0;
        for m in moves.iter() {
            let mut next = position.clone();
            next.apply(m);
            let value = if next.count_moves() == 0 {
                let bound = P::game().variables[to_move.index() - 1].bound.max(1);
                200.0 * next.score(to_move) as f32 / bound as f32 - 100.0
            } else {
                self.heuristic.value(&next, to_move)
            };
            let better = best.as_ref().is_none_or(|(highest, _)| value > *highest);
            let as_good = best.as_ref().is_some_and(|(highest, _)| value == *highest);
            equal = if better {
                1
            } else {
                equal + u32::from(as_good)
            };
            // Of several best moves each is as likely.
            if better || (as_good && below(&mut self.rng, equal) == 0) {
                best = Some((value, m.clone()));
            }
        }
        best.map(|(_, m)| m)
    }
}
