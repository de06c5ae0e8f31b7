//! What this program or library knows of games: evaluations, told once, for all agents.
//!
//! Agents are built deep within searches and matches, of positions of any type. What they know of a
//! game is the same for all of them, so it is kept beside the game and not passed through
//! every request. Besides the weights that agents use by default there are others under names, which
//! stand in the specifications of agents.

use std::sync::{Arc, PoisonError, RwLock};

use super::any_network::{AnyNetwork, AnyNetworkWeights};
use super::heuristic::{Heuristic, Material, Sharpened};
use super::linear::Linear;
use super::pieces::PieceCounts;
use super::weights::{LinearWeights, UnfitWeights};
use crate::game::GameInfo;
use crate::playout::{Playable, RunError};

/// An evaluation that was told.
struct Taught<T> {
    /// The game, by the address of the facts about it, which are there once.
    game: usize,
    /// The name under which it was told; none: agents use it by default.
    name: Option<Box<str>>,
    what: Arc<T>,
}

static KNOWN: RwLock<Vec<Taught<Linear>>> = RwLock::new(Vec::new());
static NETWORKS: RwLock<Vec<Taught<AnyNetwork>>> = RwLock::new(Vec::new());

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
    note::<P, _>(&KNOWN, None, linear.transpose()?);
    Ok(())
}

/// Tells the weights that agents of a game use from now on whose specifications name them so, as
/// `alphabeta:heuristic=mine.json` does.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{LinearWeights, SideWeights, taught, teach_as};
/// use rbg_runtime::{Player, Position};
///
/// let side = SideWeights { to_move: 0.5, ..SideWeights::default() };
/// teach_as::<Nim>("mine.json", &LinearWeights::new(vec![side]))?;
/// let linear = taught::<Nim>("mine.json")?;
/// assert_eq!(linear.sum(&Nim::initial(), Player::FIRST), 0.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If they are not of the game; then nothing changes.
pub fn teach_as<P: Playable>(name: &str, weights: &LinearWeights) -> Result<(), UnfitWeights> {
    let linear = Linear::new(weights, P::game())?;
    note::<P, _>(&KNOWN, Some(name), Some(linear));
    Ok(())
}

/// Tells the network that agents of a game use from now on whose specifications name it so, as
/// `az:net=mine.safetensors` does; without a name, those whose specifications name none. No network:
/// they forget it.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{NetworkWeights, taught_network, teach_network};
///
/// let weights = NetworkWeights::constant(Nim::game()).into();
/// teach_network::<Nim>(Some("mine.safetensors"), Some(&weights))?;
/// assert!(taught_network::<Nim>(Some("mine.safetensors")).is_ok());
/// assert!(taught_network::<Nim>(Some("nobody's.safetensors")).is_err());
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
///
/// # Errors
///
/// If it is not of the game; then nothing changes.
pub fn teach_network<P: Playable>(
    name: Option<&str>,
    weights: Option<&AnyNetworkWeights>,
) -> Result<(), UnfitWeights> {
    let network = weights.map(|weights| AnyNetwork::new(weights, P::game()));
    note::<P, _>(&NETWORKS, name, network.transpose()?);
    Ok(())
}

/// Returns the network that was [told](teach_network) under a name, or without one.
///
/// # Errors
///
/// [`RunError::Unfit`] if there is none.
pub fn taught_network<P: Playable>(name: Option<&str>) -> Result<Arc<AnyNetwork>, RunError> {
    noted::<P, _>(&NETWORKS, name).ok_or_else(|| {
        let game = &P::game().name;
        RunError::Unfit(match name {
            Some(name) => format!("no network of {game} was told by the name {name}"),
            None => format!("there is no network of {game}: train one, or name its file"),
        })
    })
}

/// Replaces what is known of a game under a name.
fn note<P: Playable, T>(all: &RwLock<Vec<Taught<T>>>, name: Option<&str>, what: Option<T>) {
    let mut known = all.write().unwrap_or_else(PoisonError::into_inner);
    known.retain(|taught| !taught.is::<P>(name));
    known.extend(what.map(|what| Taught {
        game: key::<P>(),
        name: name.map(Into::into),
        what: Arc::new(what),
    }));
}

/// Returns what is known of a game under a name.
fn noted<P: Playable, T>(all: &RwLock<Vec<Taught<T>>>, name: Option<&str>) -> Option<Arc<T>> {
    let known = all.read().unwrap_or_else(PoisonError::into_inner);
    let found = known.iter().find(|taught| taught.is::<P>(name));
    found.map(|taught| Arc::clone(&taught.what))
}

impl<T> Taught<T> {
    fn is<P: Playable>(&self, name: Option<&str>) -> bool {
        self.game == key::<P>() && self.name.as_deref() == name
    }
}

/// Returns the evaluation that was [told under a name](teach_as).
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::taught;
///
/// assert!(taught::<Nim>("nobody's.json").is_err());
/// ```
///
/// # Errors
///
/// [`RunError::Unfit`] if there is none.
pub fn taught<P: Playable>(name: &str) -> Result<Arc<Linear>, RunError> {
    noted::<P, _>(&KNOWN, Some(name)).ok_or_else(|| {
        let game = &P::game().name;
        RunError::Unfit(format!(
            "no evaluation of {game} was told by the name {name}"
        ))
    })
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
    noted::<P, _>(&KNOWN, None)
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
        let named = |name| {
            taught::<Game>(name)
                .ok()
                .map(|of| of.sum(&Game::initial(), Player::FIRST))
        };
        teach_as::<Game>("a", &weights(1.0)).expect("they fit");
        teach_as::<Game>("b", &weights(2.0)).expect("they fit");
        teach_as::<Game>("a", &LinearWeights::default()).expect_err("there is no sum");
        let all = || (named("a"), named("b"), named("c"), sum());
        assert_eq!(all(), (Some(1.0), Some(2.0), None, Some(0.25)));
        assert!(taught::<Toy<3>>("a").is_err());
        teach_as::<Game>("a", &weights(3.0)).expect("they fit");
        teach::<Game>(None).expect("nothing always fits");
        assert_eq!(all(), (Some(3.0), Some(2.0), None, None));
    }
}
