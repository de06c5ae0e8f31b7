//! A value for each player of a game.

use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::numbers::Player;

/// A value for each player of a game, in the order of the players.
///
/// ```
/// use rbg_runtime::{PerPlayer, Player};
///
/// let scores = PerPlayer::from(vec![100, 0]);
/// assert_eq!(scores[Player::FIRST], 100);
/// assert_eq!(scores.players().max_by_key(|&player| scores[player]), Some(Player::FIRST));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerPlayer<T>(Vec<T>);

impl<T> PerPlayer<T> {
    /// Returns the players.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + use<T> {
        Player::all(self.0.len())
    }

    /// Returns the values as a list.
    pub fn into_vec(self) -> Vec<T> {
        self.0
    }
}

impl<T> From<Vec<T>> for PerPlayer<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T> FromIterator<T> for PerPlayer<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> Deref for PerPlayer<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> DerefMut for PerPlayer<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;

    /// Returns the value of a player; panics for the keeper and players that the game does not
    /// have.
    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index() - 1]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index() - 1]
    }
}

impl<'p, T> IntoIterator for &'p PerPlayer<T> {
    type Item = &'p T;
    type IntoIter = std::slice::Iter<'p, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'p, T> IntoIterator for &'p mut PerPlayer<T> {
    type Item = &'p mut T;
    type IntoIter = std::slice::IterMut<'p, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
