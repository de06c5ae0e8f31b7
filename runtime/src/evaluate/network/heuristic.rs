//! A network as a heuristic, for searches that compare values alone.

use std::sync::Arc;

use smallvec::SmallVec;

use super::ready::{Network, NetworkSeen};
use crate::evaluate::accumulator::{Accumulator, new_number};
use crate::evaluate::heuristic::Heuristic;
use crate::game::Player;
use crate::playout::Playable;

/// The value of a player who can expect everything: no estimate is a win.
const HIGHEST: f32 = 99.9;

/// A network as a heuristic: what a player can expect less what the others can in the mean.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::sync::Arc;
/// use rbg_runtime::evaluate::{Heuristic, Network, NetworkHeuristic, NetworkWeights};
/// use rbg_runtime::{Player, Position};
///
/// let network = Network::new(&NetworkWeights::constant(Nim::game()), Nim::game())?;
/// let heuristic = NetworkHeuristic::new(Arc::new(network));
/// assert_eq!(heuristic.value(&Nim::initial(), Player::FIRST), 0.0);
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug)]
pub struct NetworkHeuristic {
    /// The number by which accumulators know it.
    number: u64,
    network: Arc<Network>,
}

impl NetworkHeuristic {
    /// Creates the heuristic of a network.
    pub fn new(network: Arc<Network>) -> Self {
        Self {
            number: new_number(),
            network,
        }
    }

    #[inline]
    fn of<P: Playable>(&self, seen: &mut NetworkSeen, position: &P, player: Player) -> f32 {
        let players = P::game().players.len();
        let mut values = SmallVec::<[f32; 4]>::from_elem(0.0, players);
        self.network.expect(seen, position, &mut values);
        let own = player.seat().and_then(|seat| values.get(seat)).copied();
        let Some(own) = own else { return 0.0 };
        let others = (values.iter().sum::<f32>() - own) / (players.max(2) - 1) as f32;
        HIGHEST * (own - others)
    }
}

impl<P: Playable> Heuristic<P> for NetworkHeuristic {
    fn value(&self, position: &P, player: Player) -> f32 {
        self.of(&mut NetworkSeen::default(), position, player)
    }

    fn accumulate(&self, accumulator: &mut Accumulator, position: &P) {
        accumulator.begin(self.number);
        self.network.see(&mut accumulator.network, position);
    }

    #[inline]
    fn value_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        accumulator.begin(self.number);
        self.of(&mut accumulator.network, position, player)
    }

    fn is_fast(&self) -> bool {
        !self.network.sees_patterns()
    }
}

#[cfg(test)]
mod tests;
