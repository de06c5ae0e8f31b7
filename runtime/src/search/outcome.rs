//! Final scores as rewards, and a table of those that are certain.

use std::sync::OnceLock;

use crate::game::{GameInfo, Player};

/// The reward of a full score. Rewards are fixed-point numbers between 0 and
/// this, so that sums do not depend on the order of their parts and 2^33 visits
/// fit into a word.
pub(super) const FULL: u64 = 1 << 30;

/// How many different final results are told apart.
const KINDS: usize = 1 << 10;

/// What players get at an end of the game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// Player `p` is entry `p - 1`.
    pub(super) scores: Box<[i32]>,
    pub(super) rewards: Box<[u64]>,
}

impl Outcome {
    pub(super) fn reward(&self, player: Player) -> u64 {
        reward_of(&self.rewards, player)
    }
}

/// The entry of a player; nothing for the keeper.
#[inline]
pub(super) fn reward_of(rewards: &[u64], player: Player) -> u64 {
    player
        .seat()
        .and_then(|seat| rewards.get(seat))
        .copied()
        .unwrap_or(0)
}

/// How scores become rewards.
struct Scale {
    bound: i32,
    /// The rewards of the lowest scores: to look them up is faster than to divide.
    rewards: Box<[u64]>,
}

/// How many rewards are kept in a table.
const SCALE_LENGTH: i32 = 1 << 10;

impl Scale {
    fn new(bound: i32) -> Self {
        let length = bound.saturating_add(1).clamp(0, SCALE_LENGTH);
        Self {
            bound,
            rewards: (0..length).map(|score| part(score, bound)).collect(),
        }
    }

    #[inline]
    fn reward(&self, score: i32) -> u64 {
        let known = usize::try_from(score).ok();
        let known = known.and_then(|score| self.rewards.get(score));
        known.map_or_else(|| part(score, self.bound), |&reward| reward)
    }
}

/// The part of the largest score.
fn part(score: i32, bound: i32) -> u64 {
    // A score that cannot vary tells nothing.
    if bound <= 0 {
        return FULL / 2;
    }
    u64::from(score.clamp(0, bound).unsigned_abs()) * FULL / u64::from(bound.unsigned_abs())
}

/// The results that have been met, each with a number.
pub(super) struct Outcomes {
    /// How scores of each player become rewards.
    scales: Box<[Scale]>,
    /// A hash table that only grows.
    table: Box<[OnceLock<Outcome>]>,
}

impl Outcomes {
    pub(super) fn new(info: &GameInfo) -> Self {
        let players = info.players.len();
        Self {
            scales: info
                .variables
                .iter()
                .take(players)
                .map(|variable| Scale::new(variable.bound))
                .collect(),
            table: std::iter::repeat_with(OnceLock::new).take(KINDS).collect(),
        }
    }

    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.scales.len()
    }

    /// The rewards for scores: the part of the largest score.
    #[inline]
    pub(super) fn rewards(&self, scores: &[i32], rewards: &mut [u64]) {
        for ((&score, scale), reward) in scores.iter().zip(&self.scales).zip(rewards) {
            *reward = scale.reward(score);
        }
    }

    /// The number of a result; `None` when the table is full.
    pub(super) fn number(&self, scores: &[i32]) -> Option<u32> {
        let hash = scores.iter().fold(0u32, |hash, &score| {
            (hash.rotate_left(5) ^ score.cast_unsigned()).wrapping_mul(0x9e37_79b9)
        });
        let start = (hash >> 16) as usize;
        for step in 0..KINDS {
            let number = (start + step) % KINDS;
            let entry = self.table[number].get_or_init(|| {
                let mut rewards = vec![0; scores.len()];
                self.rewards(scores, &mut rewards);
                Outcome {
                    scores: scores.into(),
                    rewards: rewards.into(),
                }
            });
            if *entry.scores == *scores {
                return Some(number as u32);
            }
        }
        None
    }

    /// A result by its number.
    #[inline]
    pub(super) fn get(&self, number: u32) -> &Outcome {
        // Numbers come from `number`, so the entry is there.
        match self.table[number as usize].get() {
            Some(outcome) => outcome,
            None => unreachable!("a number that was never given"),
        }
    }
}
