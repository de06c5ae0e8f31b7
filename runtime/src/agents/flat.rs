//! Flat Monte Carlo: the same number of random playouts after every move.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::playout::Pace;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};
use crate::search::{Budget, EvaluatedMove};

use super::agent::{Agent, Thoughts};
use super::spec::{FlatSettings, budget};

/// An agent that plays the move with the best mean of its playouts.
pub(super) struct Flat<P: Playable> {
    budget: Budget,
    longest: u64,
    rng: PlayoutRng,
    moves: MoveList<P::Move>,
    scratch: MoveList<P::Move>,
    /// The playouts and scores of each move.
    figures: Vec<(u64, i64)>,
    position: P,
    iterations: u64,
    playout_moves: u64,
    elapsed: Duration,
}

impl<P: Playable> Flat<P> {
    pub(super) fn new(settings: &FlatSettings) -> Self {
        Self {
            budget: budget(settings.iterations, settings.time),
            longest: u64::from(settings.longest),
            rng: stream(0, 0),
            moves: MoveList::new(),
            scratch: MoveList::new(),
            figures: Vec::new(),
            position: P::initial(),
            iterations: 0,
            playout_moves: 0,
            elapsed: Duration::ZERO,
        }
    }

    /// Returns the mean score of a move; less than any score without a playout.
    fn mean(&self, index: usize) -> f64 {
        match self.figures[index] {
            (0, _) => f64::NEG_INFINITY,
            (playouts, sum) => sum as f64 / playouts as f64,
        }
    }

    /// Plays one playout after a move, for the player who makes it.
    fn playout(&mut self, index: usize) {
        let to_move = self.position.to_move();
        let mut position = self.position.clone();
        position.apply(&self.moves[index]);
        let mut made = 0;
        while made < self.longest
            && let Some(m) = position.sample_move_with(&mut self.rng, &mut self.scratch)
        {
            position.apply(&m);
            made += 1;
        }
        self.playout_moves += made;
        let (playouts, sum) = &mut self.figures[index];
        *playouts += 1;
        *sum += i64::from(position.score(to_move));
    }
}

impl<P: Playable> Agent<P> for Flat<P> {
    fn restart(&mut self, seed: u64) {
        self.rng = stream(seed, 0);
    }

    fn choose(
        &mut self,
        position: &P,
        budget: &Budget,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<P::Move> {
        let begun = Instant::now();
        let budget = self.budget.or(*budget);
        self.position.clone_from(position);
        position.moves(&mut self.moves);
        self.figures = vec![(0, 0); self.moves.len()];
        (self.iterations, self.playout_moves, self.elapsed) = (0, 0, Duration::ZERO);
        let mut pace = Pace::new();
        while self.moves.len() > 1 && !budget.spent(self.iterations, self.elapsed) {
            self.playout((self.iterations % self.moves.len() as u64) as usize);
            self.iterations += 1;
            if pace.spend(1) {
                self.elapsed = begun.elapsed();
                if watch().is_break() {
                    break;
                }
            }
        }
        self.elapsed = begun.elapsed();
        let best = (0..self.moves.len()).max_by(|&a, &b| self.mean(a).total_cmp(&self.mean(b)))?;
        self.moves.get(best).cloned()
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }

    fn thoughts(&self) -> Thoughts<P::Move> {
        let bound = match self.position.to_move().seat() {
            Some(player) => P::game().variables[player].bound,
            None => 0,
        };
        let evaluated = |(index, m): (usize, &P::Move)| EvaluatedMove {
            actions: self.position.actions(m),
            visits: self.figures[index].0,
            value: self.mean(index).max(0.0) / f64::from(bound.max(1)),
            certain: None,
        };
        let mut moves: Vec<_> = self.moves.iter().enumerate().map(evaluated).collect();
        moves.sort_by(|a, b| b.value.total_cmp(&a.value));
        Thoughts {
            iterations: self.iterations,
            playout_moves: self.playout_moves,
            elapsed: self.elapsed,
            moves,
            ..Thoughts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    fn flat(longest: u32) -> Flat<Toy<2>> {
        Flat::new(&FlatSettings {
            iterations: Some(30),
            time: None,
            longest,
        })
    }

    fn chosen(agent: &mut Flat<Toy<2>>, position: &Toy<2>) -> Option<u16> {
        agent.choose(position, &Budget::default(), &mut || {
            ControlFlow::Continue(())
        })
    }

    #[test]
    fn the_move_with_the_best_mean_for_who_makes_it_is_played() {
        // Scores of the first player go up to 100, of the second to 200.
        let ends = [[50, 60], [70, 40], [10, 80]];
        for (to_move, best, value) in [(1, 1, 0.7), (2, 2, 0.4)] {
            let behind = |scores| Toy::choice(3 - to_move, [Toy::end(1, scores)]);
            let mut agent = flat(100);
            let position = Toy::choice(to_move, ends.map(behind));
            assert_eq!(chosen(&mut agent, &position), Some(best));
            let thoughts = agent.thoughts();
            assert_eq!((thoughts.iterations, thoughts.playout_moves), (30, 30));
            assert!(
                thoughts
                    .moves
                    .iter()
                    .all(|evaluated| evaluated.visits == 10)
            );
            assert_eq!(thoughts.moves[0].value, value);
        }
    }

    #[test]
    fn a_playout_ends_at_the_limit() {
        let long = |score| Toy::choice(1, [Toy::choice(1, [Toy::end(1, [score, 0])])]);
        let position = Toy::choice(1, [long(10), long(20)]);
        for (longest, moves) in [(1, 30), (2, 60), (3, 60)] {
            let mut agent = flat(longest);
            chosen(&mut agent, &position);
            assert_eq!(agent.thoughts().playout_moves, moves, "{longest}");
        }
    }

    #[test]
    fn where_there_is_no_choice_nothing_is_played() {
        let mut agent = flat(100);
        assert_eq!(chosen(&mut agent, &Toy::of_moves(1)), Some(0));
        assert_eq!(agent.iterations(), 0);
        assert_eq!(chosen(&mut agent, &Toy::of_moves(0)), None);
    }
}
