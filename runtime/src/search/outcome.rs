//! Final scores as rewards, and a table of those that are certain.

use std::sync::OnceLock;

use crate::game::{GameInfo, Player};

/// The reward of a full score. Rewards are fixed-point numbers between 0 and
/// this, so that sums do not depend on the order of their parts and 2^33 visits
/// fit into a word.
pub(super) const FULL: u64 = 1 << 30;

/// The number of different final results that are told apart.
const KINDS: usize = 1 << 10;

/// An outcome: what players get at an end of the game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// The scores; player `p` is entry `p - 1`.
    pub(super) scores: Box<[i32]>,
    pub(super) rewards: Box<[u64]>,
}

impl Outcome {
    pub(super) fn reward(&self, player: Player) -> u64 {
        reward_of(&self.rewards, player)
    }
}

/// Returns the reward of a player; 0 for the keeper.
#[inline]
pub(super) fn reward_of(rewards: &[u64], player: Player) -> u64 {
    player
        .seat()
        .and_then(|seat| rewards.get(seat))
        .copied()
        .unwrap_or(0)
}

/// The scale by which scores become rewards.
struct Scale {
    bound: i32,
    /// The rewards of the lowest scores: to look them up is faster than to divide.
    rewards: Box<[u64]>,
}

/// The number of rewards that are kept in a table.
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

/// Returns the part of the largest score.
fn part(score: i32, bound: i32) -> u64 {
    // A score that cannot vary tells nothing.
    if bound <= 0 {
        return FULL / 2;
    }
    u64::from(score.clamp(0, bound).unsigned_abs()) * FULL / u64::from(bound.unsigned_abs())
}

/// A table of the results that have been met, each with a number.
pub(super) struct Outcomes {
    /// The scales by which the scores of each player become rewards.
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

    /// Returns the number of players.
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

    /// Returns the number of a result; `None` when the table is full.
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

    /// Returns a result by its number.
    #[inline]
    pub(super) fn get(&self, number: u32) -> &Outcome {
        // Numbers come from `number`, so the entry is there.
        match self.table[number as usize].get() {
            Some(outcome) => outcome,
            None => unreachable!("a number that was never given"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FULL, KINDS, Outcomes, SCALE_LENGTH, Scale, reward_of};
    use crate::game::Player;
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn a_reward_is_the_part_of_the_largest_score_rounded_down() {
        // Bound, score, reward.
        let table = [
            (100, 0, 0),
            (100, 50, FULL / 2),
            (100, 100, FULL),
            (3, 1, FULL / 3),
            (3, 2, 2 * FULL / 3),
            (7, 5, 5 * FULL / 7),
            (1, 1, FULL),
            // Beyond the bounds.
            (100, 101, FULL),
            (100, i32::MAX, FULL),
            (100, -1, 0),
            (100, i32::MIN, 0),
            // What cannot vary tells nothing.
            (0, 0, FULL / 2),
            (0, 5, FULL / 2),
            (-3, 0, FULL / 2),
            // Beyond the table.
            (i32::MAX, i32::MAX, FULL),
            (1 << 20, 1 << 19, FULL / 2),
            (
                SCALE_LENGTH,
                SCALE_LENGTH - 1,
                (SCALE_LENGTH as u64 - 1) << 20,
            ),
            (SCALE_LENGTH, SCALE_LENGTH, FULL),
            (SCALE_LENGTH - 1, SCALE_LENGTH - 1, FULL),
        ];
        for (bound, score, reward) in table {
            let found = Scale::new(bound).reward(score);
            assert_eq!(found, reward, "{score} of {bound}");
        }
    }

    #[test]
    fn every_player_has_a_scale_and_the_keeper_gets_nothing() {
        let outcomes = Outcomes::new(Toy::<3>::game());
        assert_eq!(outcomes.players(), 3);
        let number = outcomes.number(&[25, 50, 100]).expect("there is room");
        let outcome = outcomes.get(number);
        assert_eq!(*outcome.scores, [25, 50, 100]);
        // The second player's scores go up to 200.
        assert_eq!(*outcome.rewards, [FULL / 4, FULL / 4, FULL]);
        assert_eq!(
            [1, 2, 3].map(|player| outcome.reward(Player::new(player))),
            *outcome.rewards
        );
        assert_eq!(
            [0, 4].map(|player| reward_of(&outcome.rewards, Player::new(player))),
            [0, 0]
        );
    }

    #[test]
    fn results_have_a_number_each_until_there_are_too_many() {
        let outcomes = Outcomes::new(Toy::<2>::game());
        let scores = |kind: usize| [kind as i32 % 101, kind as i32 / 101];
        let numbers: Vec<u32> = (0..KINDS)
            .map(|kind| outcomes.number(&scores(kind)).expect("there is room"))
            .collect();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), KINDS);
        for (kind, number) in numbers.iter().enumerate() {
            assert_eq!(outcomes.number(&scores(kind)), Some(*number));
            assert_eq!(*outcomes.get(*number).scores, scores(kind));
        }
        assert_eq!(outcomes.number(&scores(KINDS)), None);
    }
}
