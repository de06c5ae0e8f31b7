//! The last good reply, with forgetting (Baier and Drake, "The Power of Forgetting:
//! Improving the Last-Good-Reply Policy in Monte Carlo Go", 2010).

use super::{Options, Policy, Record, Scratch, Turn};
use crate::game::Player;
use crate::playout::Playable;
use crate::rng::PlayoutRng;
use std::collections::HashMap;

use foldhash::fast::FixedState;

/// The mean reward from which on a playout was good to a player.
const GOOD: f64 = 0.5;

/// A policy that plays the reply to the last move with which the same player last won, if it is
/// legal, and otherwise as another policy says. A reply that has lost is forgotten.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::{LastGoodReply, Setup, Uniform, run};
/// use rbg_runtime::{PlayoutRequest, Position};
///
/// let mut policy = LastGoodReply::new(Uniform);
/// let setup = Setup::new(PlayoutRequest::sample(20));
/// let stats = run(&Nim::initial(), &mut policy, &setup, &mut |_| Continue(()));
/// assert_eq!(stats.playouts.playouts, 20);
/// ```
#[derive(Clone, Debug)]
pub struct LastGoodReply<M, I> {
    inner: I,
    /// The replies, by who replies, and the move by whom.
    replies: HashMap<(Player, Player, usize), M, FixedState>,
}

impl<M, I> LastGoodReply<M, I> {
    /// Creates the policy in front of another one.
    pub fn new(inner: I) -> Self {
        Self {
            inner,
            replies: HashMap::default(),
        }
    }
}

impl<P: Playable, I: Policy<P>> Policy<P> for LastGoodReply<P::Move, I> {
    fn choose(
        &self,
        turn: &Turn<'_, P>,
        options: &mut Options<'_, P>,
        scratch: &mut Scratch,
        rng: &mut PlayoutRng,
    ) -> Option<P::Move> {
        if let Some(&(other, identity)) = turn.past.last() {
            let reply = self
                .replies
                .get(&(turn.position.to_move(), other, identity));
            // It is not looked for among the options: that it is legal is enough.
            if let Some(reply) = reply.filter(|reply| turn.position.is_legal(reply)) {
                return Some(reply.clone());
            }
        }
        self.inner.choose(turn, options, scratch, rng)
    }

    fn learns(&self) -> bool {
        true
    }

    fn learn(&mut self, playout: &Record<'_, P>) {
        let replies = playout.past.windows(2).zip(playout.moves.iter().skip(1));
        for (pair, reply) in replies {
            let ((other, identity), (player, _)) = (pair[0], pair[1]);
            let key = (player, other, identity);
            if playout.reward(player) > GOOD {
                self.replies.insert(key, reply.clone());
            } else if self.replies.get(&key) == Some(reply) {
                self.replies.remove(&key);
            }
        }
        self.inner.learn(playout);
    }
}
