//! The search of self-play: a few moves ahead, without a memory.

use rand_core::Rng;

use super::outlook::{Outlook, at_end, estimate};
use crate::evaluate::{Accumulator, Heuristic, Linear};
use crate::game::Player;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::below;

/// A search that looks a few moves ahead: alpha-beta with two players, otherwise one move.
pub(super) struct Shallow<P: Playable> {
    depth: u16,
    lists: Vec<MoveList<P::Move>>,
    accumulator: Accumulator,
}

impl<P: Playable> Shallow<P> {
    pub(super) fn new(depth: u16) -> Self {
        Self {
            depth: depth.max(1),
            lists: Vec::new(),
            accumulator: Accumulator::default(),
        }
    }

    /// Returns a move that is best for the player to move, and the outlook with it; with several,
    /// any of them. `None` if the game is over.
    pub(super) fn best<R: Rng>(
        &mut self,
        position: &P,
        linear: &Linear,
        rng: &mut R,
    ) -> Option<(P::Move, Outlook)> {
        let moves = self.list(position, 0);
        let to_move = position.to_move();
        let sign = if to_move == Player::SECOND { -1.0 } else { 1.0 };
        let two = P::game().players.len() == 2;
        let side = to_move.seat().filter(|_| !two).unwrap_or(0);
        let mut best: Option<(f32, usize, Outlook)> = None;
        let mut equal = 0;
        for (number, m) in moves.iter().enumerate() {
            let mut next = position.clone();
            next.apply(m);
            let outlook = if two {
                // Wide enough to tell equal moves from worse ones.
                let reached = best.as_ref().map_or(-2.0, |(value, _, _)| *value) - 1e-6;
                let (low, high) = if sign > 0.0 {
                    (reached, 2.0)
                } else {
                    (-2.0, -reached)
                };
                let value = self.value(&next, linear, 1, low, high);
                Outlook::from_slice(&[value])
            } else {
                self.next_outlook(&next, linear)
            };
            let value = if two {
                sign * outlook[0]
            } else {
                outlook[side]
            };
            let better = best.as_ref().is_none_or(|(known, _, _)| value > *known);
            let as_good = best.as_ref().is_some_and(|(known, _, _)| value == *known);
            equal = if better {
                1
            } else {
                equal + u32::from(as_good)
            };
            if better || (as_good && below(rng, equal) == 0) {
                best = Some((value, number, outlook));
            }
        }
        let found = best.map(|(_, number, outlook)| (moves[number].clone(), outlook));
        self.lists[0] = moves;
        found
    }

    /// Returns the moves of a position in the list of a depth, which has to be put back.
    fn list(&mut self, position: &P, ply: usize) -> MoveList<P::Move> {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, MoveList::new);
        }
        let mut moves = std::mem::take(&mut self.lists[ply]);
        position.moves(&mut moves);
        moves
    }

    fn next_outlook(&mut self, next: &P, linear: &Linear) -> Outlook {
        if next.to_move() == Player::KEEPER {
            return at_end(next);
        }
        let moves = self.list(next, 1);
        let over = moves.is_empty();
        self.lists[1] = moves;
        if over {
            at_end(next)
        } else {
            estimate(linear, next)
        }
    }

    /// Returns the value of a position for the first of two players; outside the window a bound.
    fn value(&mut self, position: &P, linear: &Linear, ply: u16, low: f32, high: f32) -> f32 {
        let to_move = position.to_move();
        if to_move == Player::KEEPER {
            return at_end(position)[0];
        }
        if ply >= self.depth {
            let sum = linear.sum_near(&mut self.accumulator, position, Player::FIRST);
            return sum.tanh();
        }
        let moves = self.list(position, usize::from(ply));
        let mut value = match (moves.is_empty(), to_move) {
            (true, _) => at_end(position)[0],
            (false, Player::FIRST) => -2.0,
            _ => 2.0,
        };
        let (mut low, mut high) = (low, high);
        if ply + 1 == self.depth {
            linear.accumulate(&mut self.accumulator, position);
        }
        for m in moves.iter() {
            let mut next = position.clone();
            next.apply(m);
            let found = self.value(&next, linear, ply + 1, low, high);
            if to_move == Player::FIRST {
                value = found.max(value);
                low = low.max(value);
            } else {
                value = found.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        self.lists[usize::from(ply)] = moves;
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::{LinearWeights, SideWeights};
    use crate::position::Position;
    use crate::rng::stream;
    use crate::testing::Toy;

    fn end(score: i32) -> Toy<2> {
        Toy::end(0, [score, 0])
    }

    /// Searches with an evaluation that says as much everywhere.
    fn best(position: &Toy<2>, depth: u16, constant: f32) -> Option<(u16, f32)> {
        let side = SideWeights {
            constant,
            ..SideWeights::default()
        };
        let weights = LinearWeights::new(vec![side]);
        let linear = Linear::new(&weights, Toy::<2>::game()).expect("they fit");
        let mut search = Shallow::new(depth);
        let found = search.best(position, &linear, &mut stream(1, 0));
        found.map(|(m, outlook)| (m, (100.0 * outlook[0]).round()))
    }

    #[test]
    fn the_best_end_within_reach_is_found() {
        // The first move leads to 40 at best for who replies, the second to 60.
        let first = Toy::choice(2, [end(90), end(40)]);
        let second = Toy::choice(2, [end(70), end(60)]);
        let position = Toy::choice(1, [first.clone(), second.clone()]);
        assert_eq!(best(&position, 2, 0.0), Some((1, 60.0)));
        let reply = Toy::choice(2, [end(70), Toy::choice(1, [end(10), end(30)]), end(40)]);
        assert_eq!(best(&reply, 2, 0.0), Some((1, 30.0)));
        // One move ahead there is nothing but what the evaluation says.
        let value = best(&position, 1, 0.5).expect("there are moves").1;
        assert_eq!(value, (100.0 * 0.5f32.tanh()).round());
        assert_eq!(best(&end(0), 2, 0.0), None);
    }

    #[test]
    fn each_of_several_best_moves_is_played() {
        let position = Toy::<2>::choice(1, [end(50), end(20), end(50)]);
        let weights = LinearWeights::new(vec![SideWeights::default()]);
        let linear = Linear::new(&weights, Toy::<2>::game()).expect("they fit");
        let mut rng = stream(7, 0);
        let mut search = Shallow::new(1);
        let mut counts = [0; 3];
        for _ in 0..100 {
            let (m, _) = search
                .best(&position, &linear, &mut rng)
                .expect("there are moves");
            counts[usize::from(m)] += 1;
        }
        assert!(
            counts[0] > 20 && counts[1] == 0 && counts[2] > 20,
            "{counts:?}"
        );
    }
}
