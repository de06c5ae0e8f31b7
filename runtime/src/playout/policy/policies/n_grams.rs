//! NST: the mean rewards of sequences of moves (Tak, Winands and Björnsson, "N-Grams and the
//! Last-Good-Reply Policy Applied in General Game Playing", 2012).

use std::collections::HashMap;

use foldhash::fast::FixedState;

use super::averages::Average;
use super::mast::UNTRIED;
use super::{Record, Scores, Turn};
use crate::game::Player;
use crate::playout::Playable;

/// The longest sequence of moves that is looked at.
const LONGEST: usize = 3;

/// The number of times from which on a sequence of several moves counts.
const ENOUGH: f64 = 7.0;

/// The mean worth of the sequences of one, two and three moves that end with a move: each is worth
/// the mean reward of the playouts in which it occurred, to the player who made the last move of
/// it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{EpsilonGreedy, NGrams, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = EpsilonGreedy { epsilon: 0.1, scores: NGrams::default() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug, Default)]
pub struct NGrams {
    /// The averages of the sequences, by length.
    averages: [HashMap<Sequence, Average, FixedState>; LONGEST],
}

/// A sequence of moves: by whom and their identities, the last one last.
type Sequence = [(Player, u32); LONGEST];

/// Returns the last `length` moves of `past` with `last` behind them.
fn sequence(past: &[(Player, usize)], last: (Player, usize), length: usize) -> Option<Sequence> {
    let before = past.len().checked_sub(length - 1)?;
    let mut all = [(Player::KEEPER, 0); LONGEST];
    let moves = past[before..].iter().chain([&last]);
    for (place, &(player, identity)) in all.iter_mut().zip(moves) {
        *place = (player, identity as u32);
    }
    Some(all)
}

impl<P: Playable> Scores<P> for NGrams {
    fn scores(&self, turn: &Turn<'_, P>, moves: &[P::Move], out: &mut Vec<f64>) {
        let to_move = turn.position.to_move();
        out.extend(moves.iter().map(|m| {
            let last = (to_move, P::move_identity(m));
            let (mut sum, mut count) = (0.0, 0.0);
            for (length, averages) in (1..).zip(&self.averages) {
                let average = sequence(turn.past, last, length).and_then(|s| averages.get(&s));
                let average = average.copied().unwrap_or_default();
                if length == 1 || average.count() >= ENOUGH {
                    sum += average.mean_or(UNTRIED);
                    count += 1.0;
                }
            }
            sum / count
        }));
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        for (place, &last) in playout.past.iter().enumerate() {
            for (length, averages) in (1..).zip(&mut self.averages) {
                if let Some(sequence) = sequence(&playout.past[..place], last, length) {
                    let average = averages.entry(sequence).or_default();
                    average.add(playout.reward(last.0));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::Hints;
    use crate::testing::Toy;

    #[test]
    fn a_sequence_counts_when_it_has_occurred_seven_times() {
        let identity = Toy::<2>::move_identity;
        let made = [
            (Player::FIRST, identity(&1)),
            (Player::SECOND, identity(&0)),
        ];
        let start = Toy::<2>::of_moves(2);
        let scored = |times: u32| {
            let mut n_grams = NGrams::default();
            let mut learn = |past: &[(Player, usize)], rewards: [f64; 2]| {
                n_grams.learn(&Record {
                    start: &start,
                    moves: &[1, 0][2 - past.len()..],
                    past,
                    rewards: &rewards,
                });
            };
            // As often alone, when it brought nothing to who made it.
            for _ in 0..times {
                learn(&made, [0.0, 1.0]);
                learn(&made[1..], [1.0, 0.0]);
            }
            let turn = Turn {
                position: &Toy::<2>::choice(2, []),
                past: &made[..1],
            };
            let mut scores = Vec::new();
            n_grams.scores(&turn, &[0], &mut scores);
            scores[0]
        };
        let near = |score: f64, expected: f64| (score - expected).abs() < 1e-5;
        assert!(near(scored(6), 0.5), "{}", scored(6));
        // The mean of the move's own worth and that of the sequence.
        assert!(near(scored(7), 0.75), "{}", scored(7));
    }
}
