//! The worker of a thread: what it needs for a search besides the tree.

use crate::codegen::Pools;
use crate::evaluate::Evaluator;
use crate::game::Player;
use crate::playout::Playable;
use crate::playout::policy::{Options, Policy, PolicyRequest, Record, Scratch, Turn};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};

use super::amaf::Notes;
use super::beside::Beside;
use super::outcome::FULL;
use super::sampling::playout_policy;
use super::settings::MctsSettings;
use super::step::Step;

/// The data that one thread of a search needs besides the tree.
pub(super) struct Worker<P: Playable> {
    pub(super) position: P,
    pub(super) moves: MoveList<P::Move>,
    /// The pools of the playout under way.
    pub(super) pools: Pools,
    pub(super) path: Vec<Step>,
    pub(super) rng: PlayoutRng,
    pub(super) scores: Vec<i32>,
    pub(super) rewards: Vec<u64>,
    pub(super) notes: Notes,
    pub(super) policy: Option<Box<dyn Policy<P>>>,
    pub(super) scratch: Scratch,
    /// The moves of an iteration, for a policy: all of them, and by whom.
    pub(super) made: Vec<P::Move>,
    pub(super) past: Vec<(Player, usize)>,
    pub(super) playout_moves: u64,
    /// What says how positions will end, where that is not left to playouts, with room for what it says.
    pub(super) evaluator: Option<(Box<dyn Evaluator<P>>, Vec<f32>)>,
    /// The local search that the first thread of a search makes beside its own.
    pub(super) beside: Option<Box<Beside<P>>>,
}

impl<P: Playable> Worker<P> {
    /// Creates a worker without anything behind it, with this stream of random numbers.
    pub(super) fn new(settings: &MctsSettings, seed: u64, index: u64) -> Self {
        let players = P::game().players.len();
        Self {
            position: P::initial(),
            moves: MoveList::new(),
            pools: Pools::new(P::POOLS),
            path: Vec::new(),
            rng: stream(seed, index),
            scores: vec![0; players],
            rewards: vec![0; players],
            notes: Notes::new(settings.amaf, players, P::MOVE_IDENTITIES),
            policy: new_policy(&settings.policy),
            scratch: Scratch::default(),
            made: Vec::new(),
            past: Vec::new(),
            playout_moves: 0,
            evaluator: None,
            beside: None,
        }
    }

    /// Notes as rewards what the evaluator says that each player can expect in a position that is not over;
    /// returns whether there is one and it is such a position.
    pub(super) fn evaluate(&mut self) -> bool {
        let Some((evaluator, values)) = &mut self.evaluator else {
            return false;
        };
        if self.position.is_over() {
            return false;
        }
        evaluator.expect(&self.position, values);
        for (reward, value) in self.rewards.iter_mut().zip(values) {
            *reward = (f64::from(value.clamp(0.0, 1.0)) * FULL as f64) as u64;
        }
        true
    }

    /// Makes uniformly drawn moves until the game is over or `longest` are made, or, if it `stops`, the
    /// scores are decided; returns their number.
    #[inline]
    pub(super) fn play_uniformly(&mut self, longest: u32, stops: bool) -> u32 {
        let stops = P::STOPS_PLAYOUTS && stops;
        self.pools.forget();
        // A copy can stay in registers.
        let mut rng = self.rng.clone();
        let mut moves = 0;
        while moves < longest
            && !(stops && self.position.is_decided())
            && self
                .position
                .play_from_pool(&mut rng, &mut self.pools, &mut self.moves)
        {
            moves += 1;
        }
        self.rng = rng;
        moves
    }

    /// Draws a move of a playout.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<P::Move> {
        let Some(policy) = &self.policy else {
            return self
                .position
                .sample_move_with(&mut self.rng, &mut self.moves);
        };
        let turn = Turn {
            position: &self.position,
            past: &self.past,
        };
        let options = if P::HAS_PSEUDO_LEGAL {
            Options::pseudo_legal(&self.position, &mut self.moves)
        } else {
            Options::listed(&self.position, &mut self.moves)
        };
        // A position whose moves cannot be listed ends the playout.
        let mut options = options.ok()?;
        let m = policy.choose(&turn, &mut options, &mut self.scratch, &mut self.rng)?;
        self.past
            .push((self.position.to_move(), P::move_identity(&m)));
        self.made.push(m.clone());
        Some(m)
    }

    /// Has the policy learn from the iteration.
    pub(super) fn learn(&mut self, root: &P) {
        let Some(policy) = &mut self.policy else {
            return;
        };
        if policy.learns() {
            let rewards: Vec<f64> = self
                .rewards
                .iter()
                .map(|&reward| reward as f64 / FULL as f64)
                .collect();
            policy.learn(&Record {
                start: root,
                moves: &self.made,
                past: &self.past,
                rewards: &rewards,
            });
        }
    }
}

/// Returns the policy of playouts; `None` for uniform ones.
pub(super) fn new_policy<P: Playable>(request: &PolicyRequest) -> Option<Box<dyn Policy<P>>> {
    (!request.is_uniform()).then(|| playout_policy(request))
}

#[cfg(test)]
mod tests {
    use super::{MctsSettings, Worker};
    use crate::game::Player;
    use crate::position::Position;
    use crate::testing::Toy;

    /// Returns a game of this number of moves, of which there are two each time.
    fn chain(moves: u32) -> Toy<1> {
        match moves {
            0 => Toy::end(1, [50]),
            _ => {
                let next = chain(moves - 1);
                Toy::choice(1, [next.clone(), next])
            }
        }
    }

    #[test]
    fn a_uniform_playout_ends_with_the_game_or_at_its_limit() {
        for (longest, expected) in [(0, 0), (1, 1), (5, 5), (6, 6), (7, 6), (100, 6)] {
            let mut worker = Worker::new(&MctsSettings::default(), 1, 0);
            worker.position = chain(6);
            assert_eq!(worker.play_uniformly(longest, true), expected);
            assert_eq!(worker.position, chain(6 - expected));
        }
    }

    #[test]
    fn a_thread_draws_from_its_own_stream_and_goes_on_in_it() {
        let end = |number: u16| Toy::<1>::end(1, [i32::from(number)]);
        let position = Toy::choice(1, (0..50).map(end));
        let scores = |seed, index| -> Vec<i32> {
            let mut worker = Worker::new(&MctsSettings::default(), seed, index);
            let play = |_| {
                worker.position = position.clone();
                worker.play_uniformly(9, true);
                worker.position.score(Player::new(1))
            };
            (0..8).map(play).collect()
        };
        let first = scores(1, 0);
        assert_eq!(scores(1, 0), first);
        assert!(scores(1, 1) != first && scores(2, 0) != first);
        assert!(first.iter().any(|score| *score != first[0]), "{first:?}");
    }
}
