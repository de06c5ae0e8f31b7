//! PPA: weights that follow the moves of winners (Cazenave, "Playout Policy Adaptation
//! for Games", 2015).

use super::{Record, Scores, Turn};
use crate::game::Player;
use crate::playout::Playable;
use crate::position::MoveList;

/// The length of the step by which a lesson changes weights.
const STEP: f64 = 1.0;

/// The weights of moves, to be used with [`Gibbs`](super::Gibbs) at temperature 1.
///
/// After a playout, at every position in which the player with the highest reward
/// was to move, the weight of the move made grows and those of all legal moves shrink
/// in proportion to their probabilities: the gradient of the logarithm of the
/// probability of that move. Only here all legal moves are listed, once per playout
/// and not per draw; the distribution over the legal moves that the gradient needs is
/// that from which moves were drawn, however they were found. Without a single best
/// player nothing is learned.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Gibbs, PolicyAdaptation, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = Gibbs { temperature: 1.0, scores: PolicyAdaptation::new::<Nim>() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug)]
pub struct PolicyAdaptation {
    identities: usize,
    /// The weights by player and identity.
    weights: Vec<f32>,
}

impl PolicyAdaptation {
    /// Creates weights that have learned nothing yet.
    pub fn new<P: Playable>() -> Self {
        let players = P::game().players.len() + 1;
        Self {
            identities: P::MOVE_IDENTITIES,
            weights: vec![0.0; players * P::MOVE_IDENTITIES],
        }
    }

    fn place(&self, player: Player, identity: usize) -> usize {
        player.index() * self.identities + identity
    }
}

impl<P: Playable> Scores<P> for PolicyAdaptation {
    fn scores(&self, turn: &Turn<'_, P>, moves: &[P::Move], out: &mut Vec<f64>) {
        let own = self.place(turn.position.to_move(), 0);
        out.extend(moves.iter().map(|m| {
            let weight = self.weights.get(own + P::move_identity(m));
            weight.map_or(0.0, |&weight| f64::from(weight))
        }));
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        let Some(winner) = winner(playout.rewards) else {
            return;
        };
        // All gradients are those of the weights with which the playout was made.
        let before = self.clone();
        let mut position = playout.start.clone();
        let (mut list, mut weights) = (MoveList::new(), Vec::new());
        for (m, &(player, identity)) in playout.moves.iter().zip(playout.past) {
            if player == winner {
                position.moves(&mut list);
                weights.clear();
                let turn = Turn {
                    position: &position,
                    past: &[],
                };
                before.scores(&turn, &list, &mut weights);
                let largest = weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let shares = weights.iter().map(|weight| (weight - largest).exp());
                let sum: f64 = shares.clone().sum();
                for (legal, share) in list.iter().zip(shares) {
                    let place = self.place(player, P::move_identity(legal));
                    self.add(place, -STEP * share / sum);
                }
                self.add(self.place(player, identity), STEP);
            }
            position.apply(m);
        }
    }
}

impl PolicyAdaptation {
    fn add(&mut self, place: usize, change: f64) {
        if let Some(weight) = self.weights.get_mut(place) {
            *weight += change as f32;
        }
    }
}

/// Returns the player with the highest reward, if it is one alone.
fn winner(rewards: &[f64]) -> Option<Player> {
    let best = rewards.iter().copied().reduce(f64::max)?;
    let mut winners = Player::all(rewards.len())
        .zip(rewards)
        .filter(|(_, reward)| **reward >= best)
        .map(|(player, _)| player);
    let winner = winners.next()?;
    winners.next().is_none().then_some(winner)
}
