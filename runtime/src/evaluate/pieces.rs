//! A heuristic of piece counts alone.

use crate::game::{Piece, Player};
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

use super::Heuristic;

/// The heuristic of how many there are of each piece, with weights that come from random games, for
/// any number of players.
///
/// It is [`Material`](super::Material) without the number of moves, which takes a reasoner longer than
/// all the rest. A weight is the covariance of a count and what a player gets more than the best of
/// the others, divided by the variance of the count.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, PieceCounts};
/// use rbg_runtime::{Player, Position};
///
/// let pieces = PieceCounts::learn::<Nim>();
/// let value = pieces.value(&Nim::initial(), Player::FIRST);
/// assert!((-100.0..=100.0).contains(&value));
/// ```
#[derive(Clone, Debug)]
pub struct PieceCounts {
    /// What each player has, in the order of the players.
    players: Vec<Weights>,
}

/// The weights of a player.
#[derive(Clone, Debug)]
struct Weights {
    /// The value of a position without pieces.
    base: f32,
    /// The worth of one more piece, of the pieces that are worth something.
    pieces: Vec<(Piece, f32)>,
}

/// The number of random games from which weights are learned.
const GAMES: u64 = 300;

/// The number of positions of each of them that are looked at.
const SAMPLES: usize = 4;

/// The number of moves at which games are cut off.
const LONGEST: u64 = 2000;

/// The seed of the random games.
const SEED: u64 = 0x7069_6563;

/// What is added to the variance of a count: rare counts say little.
const DAMPING: f64 = 0.1;

/// The least weight that counts.
const LEAST: f32 = 1e-3;

/// The extreme value of an estimate: no estimate is a win.
const EXTREME: f32 = 99.0;

impl PieceCounts {
    /// Learns the weights for a game; the same every time.
    pub fn learn<P: Playable>() -> Self {
        let samples: Vec<Sample> = (0..GAMES).flat_map(play::<P>).collect();
        let players = (0..P::game().players.len()).map(|seat| Weights::fit(&samples, seat));
        Self {
            players: players.collect(),
        }
    }
}

/// The pieces of a position, and how its game ended.
#[derive(Clone, Debug)]
struct Sample {
    counts: Vec<u32>,
    /// What each player got more than the best of the others, in percent.
    ends: Vec<f64>,
}

/// Plays a random game and returns some of its positions.
fn play<P: Playable>(game: u64) -> Vec<Sample> {
    let mut rng = stream(SEED, game);
    let (mut position, mut list) = (P::initial(), MoveList::new());
    // A reservoir of the positions so far.
    let mut seen: Vec<Vec<u32>> = Vec::new();
    let mut made = 0;
    while made < LONGEST
        && let Some(m) = position.sample_move_with(&mut rng, &mut list)
    {
        if seen.len() < SAMPLES {
            seen.push(counts(&position));
        } else {
            let place = below(&mut rng, made as u32 + 1) as usize;
            if let Some(old) = seen.get_mut(place) {
                *old = counts(&position);
            }
        }
        position.apply(&m);
        made += 1;
    }
    let ends = leads(&position);
    let sample = |counts| Sample {
        counts,
        ends: ends.clone(),
    };
    seen.into_iter().map(sample).collect()
}

/// Returns what each player has more than the best of the others, in percent of the highest scores;
/// of one player, what is more than half.
fn leads<P: Playable>(position: &P) -> Vec<f64> {
    let variables = P::game().variables.iter();
    let part = |(player, bound): (Player, i32)| {
        100.0 * f64::from(position.score(player)) / f64::from(bound.max(1))
    };
    let bounds = variables.map(|variable| variable.bound);
    let parts: Vec<f64> = P::game().all_players().zip(bounds).map(part).collect();
    let lead = |seat: usize| {
        let others = parts.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, part)| *part).reduce(f64::max);
        parts[seat] - best.unwrap_or(50.0)
    };
    (0..parts.len()).map(lead).collect()
}

/// Returns how many there are of each piece.
fn counts<P: Playable>(position: &P) -> Vec<u32> {
    let pieces = 0..P::game().pieces.len();
    pieces
        .map(|piece| count(position, Piece::new(piece as u16)))
        .collect()
}

/// Returns how many there are of a piece.
#[inline]
fn count<P: Playable>(position: &P, piece: Piece) -> u32 {
    match position.cells_of(piece) {
        Some(words) => words.iter().map(|word| word.count_ones()).sum(),
        None => {
            let cells = P::game().all_cells();
            cells
                .filter(|cell| position.piece_at(*cell) == piece)
                .count() as u32
        }
    }
}

impl Weights {
    /// Fits the weights of a player to samples.
    fn fit(samples: &[Sample], seat: usize) -> Self {
        let n = samples.len().max(1) as f64;
        let mean = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / n;
        let end = mean(&|sample| sample.ends[seat]);
        let kinds = samples.first().map_or(0, |sample| sample.counts.len());
        let mut weights = Self {
            base: end as f32,
            pieces: Vec::new(),
        };
        for kind in 0..kinds {
            let count = |sample: &Sample| f64::from(sample.counts[kind]);
            let middle = mean(&count);
            let variance = mean(&|sample| (count(sample) - middle).powi(2));
            let covariance = mean(&|sample| (count(sample) - middle) * (sample.ends[seat] - end));
            let weight = (covariance / (variance + DAMPING)) as f32;
            if weight.abs() >= LEAST {
                weights.base -= weight * middle as f32;
                weights.pieces.push((Piece::new(kind as u16), weight));
            }
        }
        weights
    }
}

impl<P: Playable> Heuristic<P> for PieceCounts {
    #[inline]
    fn value(&self, position: &P, player: Player) -> f32 {
        let Some(weights) = player.seat().and_then(|seat| self.players.get(seat)) else {
            return 0.0;
        };
        let mut value = weights.base;
        for &(piece, weight) in &weights.pieces {
            value += weight * count(position, piece) as f32;
        }
        value.clamp(-EXTREME, EXTREME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    fn sample(counts: [u32; 3], ends: [f64; 2]) -> Sample {
        Sample {
            counts: counts.to_vec(),
            ends: ends.to_vec(),
        }
    }

    #[test]
    fn a_lead_is_over_the_best_of_the_others_in_parts_of_the_largest_scores() {
        // The second player's scores go up to 200.
        assert_eq!(leads(&Toy::<2>::end(1, [50, 50])), [25.0, -25.0]);
        assert_eq!(leads(&Toy::<3>::end(1, [40, 0, 90])), [-50.0, -90.0, 50.0]);
        assert_eq!(leads(&Toy::<1>::end(1, [40])), [-10.0]);
    }

    #[test]
    fn pieces_are_counted() {
        let position = Toy::<2>::end(1, [0, 0]).with_board([1, 0, 1]);
        assert_eq!(counts(&position), [1, 2, 0]);
    }

    #[test]
    fn weights_follow_what_goes_together_with_good_ends() {
        let samples = [
            sample([3, 0, 1], [100.0, -100.0]),
            sample([2, 1, 1], [0.0, 0.0]),
            sample([1, 2, 1], [-100.0, 100.0]),
        ];
        let pieces = PieceCounts {
            players: (0..2).map(|seat| Weights::fit(&samples, seat)).collect(),
        };
        // What never changes has no weight.
        assert!(
            pieces
                .players
                .iter()
                .all(|weights| weights.pieces.len() == 2)
        );
        let value = |board, player| {
            let position = Toy::<2>::end(1, [0, 0]).with_board(board);
            pieces.value(&position, player)
        };
        assert!(value([0, 0, 1], Player::FIRST) > value([0, 1, 1], Player::FIRST));
        assert!(value([0, 0, 1], Player::SECOND) < value([0, 1, 1], Player::SECOND));
        // No estimate is a win.
        assert_eq!(value([0, 0, 0], Player::FIRST), EXTREME);
        assert_eq!(value([1, 1, 1], Player::FIRST), -EXTREME);
        assert_eq!(value([0, 0, 0], Player::KEEPER), 0.0);
    }

    #[test]
    fn a_game_without_samples_has_no_weights() {
        let pieces = PieceCounts::learn::<Toy<2>>();
        assert_eq!(pieces.value(&Toy::<2>::end(1, [0, 0]), Player::FIRST), 0.0);
    }
}
