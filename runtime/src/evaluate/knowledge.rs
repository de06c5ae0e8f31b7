//! What this program or library knows of games: learned weights, told once, for all agents.
//!
//! Agents are built deep within searches and matches, of positions of any type. What they know of a
//! game is the same for all of them, so it is kept beside the game and not passed through
//! every request.

use std::sync::{Arc, PoisonError, RwLock};

use super::heuristic::{Heuristic, Material, Sharpened};
use super::linear::Linear;
use super::pieces::PieceCounts;
use super::weights::{LinearWeights, UnfitWeights};
use crate::game::GameInfo;
use crate::playout::Playable;

/// The evaluations, by the address of the facts about the game, which are there once.
static KNOWN: RwLock<Vec<(usize, Arc<Linear>)>> = RwLock::new(Vec::new());

fn key<P: Playable>() -> usize {
    std::ptr::from_ref::<GameInfo>(P::game()).addr()
}

/// Tells the weights that agents of a game use from now on by default; none: they forget them.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{LinearWeights, SideWeights, default_heuristic, teach};
/// use rbg_runtime::{Player, Position};
///
/// let side = SideWeights { to_move: 0.5, ..SideWeights::default() };
/// teach::<Nim>(Some(&LinearWeights::new(vec![side])))?;
/// let value = default_heuristic::<Nim>().value(&Nim::initial(), Player::FIRST);
/// assert!((value - 99.9 * 0.5f32.tanh()).abs() < 1e-3);
/// teach::<Nim>(None)?;
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
///
/// # Errors
///
/// If they are not of the game; then nothing changes.
pub fn teach<P: Playable>(weights: Option<&LinearWeights>) -> Result<(), UnfitWeights> {
    let linear = weights.map(|weights| Linear::new(weights, P::game()));
    let linear = linear.transpose()?;
    let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
    known.retain(|(of, _)| *of != key::<P>());
    known.extend(linear.map(|linear| (key::<P>(), Arc::new(linear))));
    Ok(())
}

/// Returns the evaluation with the weights that were [taught](teach), if there are any.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::learned;
///
/// // Nobody has told any weights of this game.
/// assert!(learned::<Nim>().is_none());
/// ```
pub fn learned<P: Playable>() -> Option<Arc<Linear>> {
    let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    let mut known = known.iter();
    let found = known.find(|(of, _)| *of == key::<P>());
    found.map(|(_, linear)| Arc::clone(linear))
}

/// Returns the heuristic of agents that are given none: of learned weights where there are some,
/// and otherwise [`Material`].
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::default_heuristic;
/// use rbg_runtime::{Player, Position};
///
/// let value = default_heuristic::<Nim>().value(&Nim::initial(), Player::FIRST);
/// assert!((-100.0..=100.0).contains(&value));
/// ```
pub fn default_heuristic<P: Playable>() -> Arc<dyn Heuristic<P>> {
    match learned::<P>() {
        Some(linear) => linear,
        None => Arc::new(Material::learn::<P>()),
    }
}

/// Returns the same for searches that mix estimates with the means of playouts: without learned
/// weights on a steeper scale.
pub(crate) fn default_sharpened<P: Playable>() -> Arc<dyn Heuristic<P>> {
    match learned::<P>() {
        Some(linear) => linear,
        None => Arc::new(Sharpened::learn::<P>()),
    }
}

/// Returns the same for choices that ask so often that counting moves would take most of the time:
/// without learned weights those of [`PieceCounts`].
pub(crate) fn default_sampling<P: Playable>() -> Arc<dyn Heuristic<P>> {
    match learned::<P>() {
        Some(linear) => linear,
        None => Arc::new(PieceCounts::learn::<P>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::SideWeights;
    use crate::game::Player;
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn what_was_taught_is_known_of_this_game_alone_until_it_is_forgotten() {
        // No other test plays games of one player with heuristics.
        type Game = Toy<1>;
        let weights = |constant| {
            LinearWeights::new(vec![SideWeights {
                constant,
                ..SideWeights::default()
            }])
        };
        let sum = || learned::<Game>().map(|linear| linear.sum(&Game::initial(), Player::FIRST));
        assert_eq!(sum(), None);
        teach::<Game>(Some(&weights(0.5))).expect("they fit");
        assert_eq!(sum(), Some(0.5));
        assert!(learned::<Toy<3>>().is_none());
        let value = default_heuristic::<Game>().value(&Game::initial(), Player::FIRST);
        assert!((value - 99.9 * 0.5f32.tanh()).abs() < 1e-3);
        teach::<Game>(Some(&LinearWeights::default())).expect_err("there is no sum");
        assert_eq!(sum(), Some(0.5));
        teach::<Game>(Some(&weights(0.25))).expect("they fit");
        assert_eq!(sum(), Some(0.25));
        teach::<Game>(None).expect("nothing always fits");
        assert_eq!(sum(), None);
    }
}
