//! MAST: the mean reward of the playouts in which a move was made (Finnsson and Björnsson,
//! "Simulation-Based Approach to General Game Playing", 2008).

use super::averages::Average;
use super::{Record, Scores, Turn};
use crate::game::Player;
use crate::playout::Playable;

/// The expected worth of moves that have not been made: the most, so that they are tried.
pub(super) const UNTRIED: f64 = 1.0;

/// The mean reward of the playouts in which a player has made a move, whenever.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Gibbs, Mast, Setup, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = Gibbs { temperature: 0.2, scores: Mast::new::<Nim>() };
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug)]
pub struct Mast {
    identities: usize,
    /// The averages by player and identity.
    averages: Vec<Average>,
}

impl Mast {
    /// Creates averages that have learned nothing yet.
    pub fn new<P: Playable>() -> Self {
        let players = P::game().players.len() + 1;
        Self {
            identities: P::MOVE_IDENTITIES,
            averages: vec![Average::default(); players * P::MOVE_IDENTITIES],
        }
    }

    fn place(&self, player: Player, identity: usize) -> usize {
        player.index() * self.identities + identity
    }
}

impl<P: Playable> Scores<P> for Mast {
    fn scores(&self, turn: &Turn<'_, P>, moves: &[P::Move], out: &mut Vec<f64>) {
        let own = self.place(turn.position.to_move(), 0);
        out.extend(moves.iter().map(|m| {
            let average = self.averages.get(own + P::move_identity(m));
            average.map_or(UNTRIED, |average| average.mean_or(UNTRIED))
        }));
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        for &(player, identity) in playout.past {
            let place = self.place(player, identity);
            if let Some(average) = self.averages.get_mut(place) {
                average.add(playout.reward(player));
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
    fn a_move_is_worth_what_it_brought_to_the_player_who_makes_it() {
        let tried = Toy::<2>::move_identity(&0);
        assert_ne!(tried, Toy::<2>::move_identity(&1));
        let mut mast = Mast::new::<Toy<2>>();
        for rewards in [[0.25, 0.5], [0.5, 1.0]] {
            mast.learn(&Record {
                start: &Toy::<2>::of_moves(2),
                moves: &[0, 0],
                past: &[(Player::FIRST, tried), (Player::SECOND, tried)],
                rewards: &rewards,
            });
        }
        for (to_move, expected) in [(1, [0.375, UNTRIED]), (2, [0.75, UNTRIED])] {
            let turn = Turn {
                position: &Toy::<2>::choice(to_move, []),
                past: &[],
            };
            let mut scores = Vec::new();
            mast.scores(&turn, &[0, 1], &mut scores);
            assert_eq!(scores, expected, "player {to_move}");
        }
    }
}
