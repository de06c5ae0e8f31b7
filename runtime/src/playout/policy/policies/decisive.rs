//! Decisive and anti-decisive moves (Teytaud and Teytaud, "On the Huge Benefit of
//! Decisive Moves in Monte-Carlo Tree Search Algorithms", 2010).

use super::{Options, Policy, Record, Scratch, Turn};
use crate::game::Player;
use crate::playout::Playable;
use crate::playout::policy::choice::uniform;
use crate::playout::policy::driver::by_scores;
use crate::position::MoveList;
use crate::rng::PlayoutRng;

/// A policy that makes a move that wins at once if there is one, each of them with the same
/// probability. Otherwise another policy chooses, among the moves after which the next player
/// cannot win at once, if there are such.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{Decisive, Setup, Uniform, run};
/// use rbg_runtime::{Player, PlayoutRequest, Position};
///
/// // Who has two stones left wins at once.
/// let mut position = Nim::initial();
/// [2, 1].iter().for_each(|taken| position.apply(taken));
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&position, &mut Decisive::new(Uniform), &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.scores[Player::FIRST].mean(), Some(100.0));
/// ```
#[derive(Clone, Debug)]
pub struct Decisive<I> {
    inner: I,
}

impl<I> Decisive<I> {
    /// Creates the policy in front of another one.
    pub fn new(inner: I) -> Self {
        Self { inner }
    }
}

/// Returns whether the game is over and a player alone has the highest score.
fn is_won<P: Playable>(position: &P, player: Player) -> bool {
    let rewards = by_scores(position);
    let Some(own) = player.seat() else {
        return false;
    };
    let best = |(other, reward): (usize, &f64)| other == own || *reward < rewards[own];
    own < rewards.len() && rewards.iter().enumerate().all(best) && position.count_moves() == 0
}

/// Returns whether a legal move wins at once.
fn wins<P: Playable>(position: &P, m: &P::Move) -> bool {
    let player = position.to_move();
    let mut next = position.clone();
    next.apply(m);
    is_won(&next, player)
}

/// Returns whether the player to move can win at once.
fn can_win<P: Playable>(position: &P, list: &mut MoveList<P::Move>) -> bool {
    position.moves(list);
    list.iter().any(|m| wins(position, m))
}

impl<P: Playable, I: Policy<P>> Policy<P> for Decisive<I> {
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        let position = turn.position;
        // Every option has to be looked at anyway.
        options.test_all();
        let winning = |m: &P::Move| wins(position, m);
        if options.moves().iter().any(winning) {
            options.keep(winning);
            return uniform(options, rng);
        }
        let mut list = MoveList::new();
        let mut losing = |m: &P::Move| {
            let mut next = position.clone();
            next.apply(m);
            next.to_move() != position.to_move() && can_win(&next, &mut list)
        };
        let lost: Vec<bool> = options.moves().iter().map(&mut losing).collect();
        if lost.contains(&false) {
            for index in (0..lost.len()).rev().filter(|&index| lost[index]) {
                options.reject(index);
            }
        }
        self.inner.choose(turn, options, scratch, rng)
    }

    fn learns(&self) -> bool {
        self.inner.learns()
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        self.inner.learn(playout);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::playout::policy::Uniform;
    use crate::rng::stream;
    use crate::testing::Toy;

    /// Returns the moves that are made in front of uniform ones.
    fn made(position: &Toy<2>) -> BTreeSet<u16> {
        let turn = Turn {
            position,
            past: &[],
        };
        let policy = Decisive::new(Uniform);
        let (mut rng, mut scratch) = (stream(17, 0), Scratch::default());
        let mut list = MoveList::new();
        let moves = (0..100).filter_map(|_| {
            let mut options = Options::listed(position, &mut list).expect("there are few moves");
            policy.choose(&turn, &mut options, &mut scratch, &mut rng)
        });
        moves.collect()
    }

    #[test]
    fn a_win_ends_the_game_with_the_highest_score_alone() {
        // Scores of the first player go up to 100, of the second to 200.
        let even = || Toy::end(2, [50, 100]);
        let won = || Toy::end(2, [51, 100]);
        let lost = || Toy::end(2, [50, 101]);
        let ahead = || Toy::choice(2, [even()]).with_scores([90, 0]);
        let cases: [(&str, Vec<Toy<2>>, &[u16]); 5] = [
            ("a win", vec![even(), won(), lost()], &[1]),
            ("two wins", vec![won(), even(), won()], &[0, 2]),
            ("no win", vec![even(), lost()], &[0, 1]),
            (
                "a lead in a game that goes on",
                vec![even(), ahead()],
                &[0, 1],
            ),
            ("a win and a lead", vec![won(), ahead()], &[0]),
        ];
        for (name, children, expected) in cases {
            let made = made(&Toy::choice(1, children));
            assert_eq!(made, expected.iter().copied().collect(), "{name}");
        }
    }

    #[test]
    fn moves_after_which_the_opponent_wins_are_made_where_there_are_no_others() {
        let wins = |player: u8| {
            let scores = if player == 1 { [100, 0] } else { [0, 200] };
            Toy::choice(player, [Toy::end(player, scores)])
        };
        let open = || Toy::choice(2, [Toy::end(1, [50, 100])]);
        let cases: [(&str, Vec<Toy<2>>, &[u16]); 4] = [
            ("one is safe", vec![wins(2), open(), wins(2)], &[1]),
            ("all are safe", vec![open(), open()], &[0, 1]),
            ("none is safe", vec![wins(2), wins(2)], &[0, 1]),
            ("the same player wins next", vec![wins(2), wins(1)], &[1]),
        ];
        for (name, children, expected) in cases {
            let made = made(&Toy::choice(1, children));
            assert_eq!(made, expected.iter().copied().collect(), "{name}");
        }
    }
}
