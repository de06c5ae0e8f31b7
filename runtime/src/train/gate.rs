//! The gate: a match that decides whether a network is accepted.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::play::{at_end, evaluator, search};
use super::request::TrainRequest;
use crate::evaluate::Network;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};
use crate::search::Budget;

/// The most random moves with which a game begins.
const OPENING: u32 = 6;

/// Returns the score of a new network against the accepted one, from 0 to 1, and whether it is one half
/// at least.
///
/// Games come in groups that share a random opening, in which the new network sits everywhere once.
/// Alone it plays every second game.
pub(super) fn hold<P: Playable>(
    request: &TrainRequest,
    new: &Arc<Network>,
    accepted: &Arc<Network>,
    seed: u64,
) -> (f64, bool) {
    let players = P::game().players.len();
    let seats = players.max(2) as u32;
    let budget = Budget::iterations(u64::from(request.iterations.max(1)));
    let mut searches = [
        search::<P>(request.considered, evaluator(new), seed),
        search::<P>(request.considered, evaluator(accepted), seed),
    ];
    let mut moves = MoveList::new();
    let mut scores = Vec::new();
    for game in 0..request.gate_games.div_ceil(seats) * seats {
        let mut rng = stream(seed, u64::from(game / seats));
        let mut position = P::initial();
        let opening = below(&mut rng, OPENING + 1);
        let seat = (game % seats) as usize;
        for played in 0..request.longest {
            let m = if played < opening {
                position.sample_move_with(&mut rng, &mut moves)
            } else {
                let own = match players {
                    1 => seat == 0,
                    _ => position.to_move().seat() == Some(seat),
                };
                let search = &mut searches[usize::from(!own)];
                search.set_root(&position);
                search.search(&budget, &mut |_| ControlFlow::Continue(()));
                search.choice()
            };
            match m {
                Some(m) => position.apply(&m),
                None => break,
            }
        }
        // Where it was cut off the scores are what they are: nobody says what it would come to.
        let scored = at_end(&position);
        scores.push(match players {
            1 if seat == 0 => scored[0].into(),
            1 => 1.0 - f64::from(scored[0]),
            _ => beside(&scored, seat),
        });
    }
    decide(&scores)
}

/// Returns how a player has fared beside the mean of the others: one half if as well as they.
fn beside(scored: &[f32], seat: usize) -> f64 {
    let own = f64::from(scored[seat]);
    let all: f64 = scored.iter().map(|&part| f64::from(part)).sum();
    let others = (all - own) / (scored.len() - 1).max(1) as f64;
    0.5 + (own - others) / 2.0
}

/// Returns the mean of scores and whether it is one half at least.
fn decide(scores: &[f64]) -> (f64, bool) {
    let mean = scores.iter().sum::<f64>() / scores.len().max(1) as f64;
    (mean, mean >= 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_must_not_be_lost() {
        let scores = |wins: usize, losses: usize, draws: usize| {
            let all = [vec![1.0; wins], vec![0.0; losses], vec![0.5; draws]];
            decide(&all.concat())
        };
        assert_eq!(scores(50, 50, 0), (0.5, true));
        assert_eq!(scores(49, 51, 0), (0.49, false));
        assert_eq!(scores(0, 0, 96), (0.5, true));
        assert_eq!(scores(0, 0, 0), (0.0, false));
    }

    #[test]
    fn who_fares_as_well_as_the_others_has_one_half() {
        assert_eq!(beside(&[1.0, 0.0], 0), 1.0);
        assert_eq!(beside(&[0.25, 0.75], 1), 0.75);
        assert_eq!(beside(&[0.0, 0.0, 0.0], 1), 0.5);
        assert_eq!(beside(&[1.0, 0.0, 1.0], 1), 0.0);
    }
}
