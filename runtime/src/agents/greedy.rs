//! Greedy play: one move ahead.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::evaluate::{Heuristic, Material, default_heuristic, told_heuristic, trained_heuristic};
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, below, stream};
use crate::search::Budget;

use super::agent::Agent;
use super::spec::{Evaluation, GreedySettings, LookHeuristic};

/// An agent that plays the move after which a heuristic says the best; a game that is over
/// counts by its scores.
pub(super) struct Greedy<P> {
    heuristic: Arc<dyn Heuristic<P>>,
    rng: PlayoutRng,
}

impl<P: Playable> Greedy<P> {
    /// Creates the agent; fails if its evaluation was not told.
    pub(super) fn new(settings: &GreedySettings) -> Result<Self, RunError> {
        Ok(Self {
            heuristic: match &settings.heuristic {
                Evaluation::Own(LookHeuristic::Learned) => default_heuristic::<P>(),
                Evaluation::Own(LookHeuristic::Material) => Arc::new(Material::learn::<P>()),
                Evaluation::Own(LookHeuristic::Network) => trained_heuristic::<P>()?,
                Evaluation::Told(name) => told_heuristic::<P>(name)?,
            },
            rng: stream(0, 0),
        })
    }
}

impl<P: Playable> Agent<P> for Greedy<P> {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::testing::Toy;

    /// Returns the moves that are chosen with different seeds.
    fn chosen(position: &Toy<2>) -> BTreeSet<u16> {
        let mut agent = Greedy::<Toy<2>>::new(&GreedySettings {
            heuristic: Evaluation::Own(LookHeuristic::Learned),
        })
        .expect("it knows that by itself");
        let seeds = (0..50).filter_map(|seed| {
            agent.restart(seed);
            agent.choose(position, &Budget::default(), &mut || {
                ControlFlow::Continue(())
            })
        });
        seeds.collect()
    }

    #[test]
    fn each_of_the_best_ends_for_who_moves_is_chosen() {
        let ends = [[60, 20], [10, 90], [60, 90], [50, 0]];
        for (to_move, best) in [(1, [0, 2]), (2, [1, 2])] {
            let ends = ends.map(|scores| Toy::end(1, scores));
            assert_eq!(
                chosen(&Toy::choice(to_move, ends)),
                BTreeSet::from(best),
                "{to_move}"
            );
        }
        assert!(chosen(&Toy::of_moves(0)).is_empty());
    }

    #[test]
    fn a_game_that_is_over_counts_by_its_scores() {
        // What goes on is even, and half of all is as much.
        let open = || Toy::choice(2, [Toy::end(1, [100, 0])]);
        for (score, best) in [(60, 1), (40, 0)] {
            let position = Toy::choice(1, [open(), Toy::end(1, [score, 0])]);
            assert_eq!(chosen(&position), BTreeSet::from([best]), "{score}");
        }
    }
}
