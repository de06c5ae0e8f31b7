//! Estimates of positions that are not over.

use std::sync::Arc;

use super::accumulator::Accumulator;
use crate::game::Player;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// An estimate of what a position is worth.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::evaluate::Heuristic;
/// use rbg_runtime::search::{AlphaBeta, Budget};
/// use rbg_runtime::{Cell, Player, Position};
///
/// /// Three stones are good for who is not to move.
/// struct Threes;
///
/// impl Heuristic<Nim> for Threes {
///     fn value(&self, position: &Nim, player: Player) -> f32 {
///         let stones = Nim::game().all_cells();
///         let left = stones.filter(|cell| position.piece_at(*cell).index() == 1).count();
///         let good = (left % 3 == 0) != (position.to_move() == player);
///         if good { 50.0 } else { -50.0 }
///     }
/// }
///
/// let mut search = AlphaBeta::new(1 << 16, Some(Box::new(Threes))).expect("there is memory");
/// // A look one move ahead is enough.
/// let found = search.search(&Nim::initial(), 1, &Budget::default(), &mut |_| Continue(()));
/// assert_eq!(found.best, Some(2));
/// ```
pub trait Heuristic<P: Playable>: Send + Sync {
    /// Returns the value for a player, as the expected difference of the scores of the two players,
    /// in percent of the largest one: between -100 and 100.
    fn value(&self, position: &P, player: Player) -> f32;

    /// Makes an accumulator stand for a position near which others are to be valued, for heuristics that
    /// value positions by what is different.
    fn accumulate(&self, accumulator: &mut Accumulator, position: &P) {
        let _ = (accumulator, position);
    }

    /// Returns the same as [`value`](Self::value), sooner if the position differs little from the one
    /// that the accumulator stands for.
    fn value_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        let _ = accumulator;
        self.value(position, player)
    }

    /// Returns a number that compares positions of a game for a player as
    /// [`value_near`](Self::value_near) does, above zero where that is and below where that is, for who
    /// only compares. It may tell positions apart that have the same value.
    fn rank_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        self.value_near(accumulator, position, player)
    }

    /// Returns whether the value is likely to hold for some moves; where it is not, searches look
    /// further.
    fn is_quiet(&self, position: &P) -> bool {
        let _ = position;
        true
    }

    /// Returns whether positions are estimated about as fast as moves are made, so that searches may
    /// estimate as many as they like.
    fn is_fast(&self) -> bool {
        false
    }
}

impl<P: Playable, H: Heuristic<P> + ?Sized> Heuristic<P> for Arc<H> {
    fn value(&self, position: &P, player: Player) -> f32 {
        (**self).value(position, player)
    }

    fn accumulate(&self, accumulator: &mut Accumulator, position: &P) {
        (**self).accumulate(accumulator, position);
    }

    fn value_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        (**self).value_near(accumulator, position, player)
    }

    fn rank_near(&self, accumulator: &mut Accumulator, position: &P, player: Player) -> f32 {
        (**self).rank_near(accumulator, position, player)
    }

    fn is_quiet(&self, position: &P) -> bool {
        (**self).is_quiet(position)
    }

    fn is_fast(&self) -> bool {
        (**self).is_fast()
    }
}

/// The heuristic of material and mobility, with weights that come from random games.
///
/// A description does not say whose a piece is, nor what it is worth. So random
/// games are played, and how many there are of each piece, and how many moves the
/// player to move has, is compared with how they end: a weight is the covariance of
/// a count and the final score, divided by the variance of the count.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{Heuristic, Material};
/// use rbg_runtime::{Player, Position};
///
/// let material = Material::learn::<Nim>();
/// let value = material.value(&Nim::initial(), Player::FIRST);
/// assert!((-100.0..=100.0).contains(&value));
/// ```
#[derive(Clone, Debug)]
pub struct Material {
    /// The worth of one more piece of each kind to the first player.
    pieces: Vec<f32>,
    /// The worth of one more move to the player who has it.
    mobility: f32,
    /// The mean number of each piece, and of moves.
    means: Vec<f32>,
    /// The value of the mean position.
    base: f32,
    /// The standard deviation of values from that.
    spread: f32,
}

/// The number of random games from which weights are learned.
const GAMES: u64 = 300;

/// The number of positions of each of them that are looked at.
const SAMPLES: u64 = 4;

/// The number of moves at which games are cut off.
const LONGEST: usize = 2000;

impl Material {
    /// Learns the weights for a game; the same every time.
    pub fn learn<P: Playable>() -> Self {
        let kinds = P::game().pieces.len();
        // Sums over all samples: of counts, of squares, of products with the end.
        let mut sums = vec![[0.0f64; 3]; kinds + 1];
        let (mut ends, mut samples) = (0.0f64, Vec::new());
        let mut moves = MoveList::new();
        for game in 0..GAMES {
            let mut rng = stream(0x6d61_7465, game);
            let mut position = P::initial();
            let mut line = Vec::new();
            while line.len() < LONGEST
                && let Some(m) = position.sample_move_with(&mut rng, &mut moves)
            {
                line.push(position.clone());
                position.apply(&m);
            }
            let end = f64::from(difference(&position));
            for _ in 0..SAMPLES.min(line.len() as u64) {
                let sample = &line[below(&mut rng, line.len() as u32) as usize];
                let counts = counts(sample, kinds);
                for (&count, sum) in counts.iter().zip(&mut sums) {
                    let count = f64::from(count);
                    sum[0] += count;
                    sum[1] += count * count;
                    sum[2] += count * end;
                }
                ends += end;
                samples.push(counts);
            }
        }
        let n = samples.len().max(1) as f64;
        let weights = sums.iter().map(|[sum, squares, products]| {
            let variance = squares / n - (sum / n) * (sum / n);
            let covariance = products / n - (sum / n) * (ends / n);
            // One more than the variance: rare counts say little.
            (covariance / (variance + 0.1)) as f32
        });
        let mut pieces: Vec<f32> = weights.collect();
        let mobility = pieces.pop().unwrap_or(0.0);
        let mut material = Self {
            pieces,
            mobility,
            means: sums.iter().map(|sum| (sum[0] / n) as f32).collect(),
            base: (ends / n) as f32,
            spread: 0.0,
        };
        let squares = samples.iter().map(|counts| material.sum(counts).powi(2));
        material.spread = (squares.sum::<f32>() / n as f32).sqrt();
        material
    }

    /// Returns what these counts are worth to the first player beyond the mean.
    fn sum(&self, counts: &[f32]) -> f32 {
        let weights = self.pieces.iter().chain([&self.mobility]);
        let parts = weights.zip(counts).zip(&self.means);
        parts
            .map(|((weight, count), mean)| weight * (count - mean))
            .sum()
    }
}

/// Returns how many there are of each piece, and at the end the moves of the player to move,
/// negative for the second player.
fn counts<P: Playable>(position: &P, kinds: usize) -> Vec<f32> {
    let mut counts = vec![0.0; kinds + 1];
    for cell in P::game().all_cells() {
        if let Some(count) = counts.get_mut(position.piece_at(cell).index()) {
            *count += 1.0;
        }
    }
    let sign = match position.to_move() {
        Player::FIRST => 1.0,
        Player::KEEPER => 0.0,
        _ => -1.0,
    };
    counts[kinds] = sign * position.count_moves() as f32;
    counts
}

/// Returns the first player's score less the second's, in percent of the largest one.
pub(crate) fn difference<P: Playable>(position: &P) -> f32 {
    let part = |player: Player| {
        let bound = P::game().variables[player.index() - 1].bound;
        100.0 * position.score(player) as f32 / bound.max(1) as f32
    };
    part(Player::FIRST)
        - if P::game().players.len() > 1 {
            part(Player::SECOND)
        } else {
            0.0
        }
}

impl<P: Playable> Heuristic<P> for Material {
    fn value(&self, position: &P, player: Player) -> f32 {
        let sum = self.sum(&counts(position, self.pieces.len()));
        let value = (self.base + sum).clamp(-99.0, 99.0);
        if player == Player::FIRST {
            value
        } else {
            -value
        }
    }
}

/// The number whose hyperbolic tangent is one half.
const HALF_WAY: f32 = 0.549_306;

/// The heuristic [`Material`], sharpened for players who play on well: a small difference between
/// random players is decisive between good ones. Values that are as far from the mean as usual in
/// random games lie half-way to a win.
#[derive(Clone, Debug)]
pub(crate) struct Sharpened(Material);

impl Sharpened {
    pub(crate) fn learn<P: Playable>() -> Self {
        Self(Material::learn::<P>())
    }
}

impl<P: Playable> Heuristic<P> for Sharpened {
    fn value(&self, position: &P, player: Player) -> f32 {
        let Self(material) = self;
        let sum = material.sum(&counts(position, material.pieces.len()));
        let value = 100.0 * (HALF_WAY * sum / material.spread.max(1e-6)).tanh();
        if player == Player::FIRST {
            value
        } else {
            -value
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Toy;

    /// A position with an `e` and two `x`, in which a player has three moves.
    fn position(to_move: u8) -> Toy<2> {
        let ends = (0..3).map(|_| Toy::end(1, [0, 0]));
        Toy::choice(to_move, ends).with_board([1, 0, 1])
    }

    #[test]
    fn a_difference_is_one_of_parts_of_the_largest_scores() {
        let of = |scores: [i32; 2]| difference(&Toy::<2>::end(1, scores));
        assert_eq!(
            [of([50, 100]), of([50, 0]), of([0, 50])],
            [0.0, 50.0, -25.0]
        );
        // Nobody else has a score, or only the first two count.
        assert_eq!(difference(&Toy::<1>::end(1, [40])), 40.0);
        assert_eq!(difference(&Toy::<3>::end(1, [40, 0, 90])), 40.0);
    }

    #[test]
    fn pieces_are_counted_and_moves_for_whose_they_are() {
        let of = |to_move| counts(&position(to_move), 3);
        assert_eq!(of(1), [1.0, 2.0, 0.0, 3.0]);
        assert_eq!(of(2), [1.0, 2.0, 0.0, -3.0]);
        assert_eq!(of(0), [1.0, 2.0, 0.0, 0.0]);
    }

    /// Weights by which the position is worth 4 more than the mean, which is worth 5.
    fn material(scale: f32) -> Material {
        Material {
            pieces: [2.0, 3.0, 7.0].map(|weight| weight * scale).to_vec(),
            mobility: scale,
            means: vec![2.0, 1.0, 0.0, 0.0],
            base: 5.0,
            spread: 4.0,
        }
    }

    #[test]
    fn values_are_sums_of_what_is_beyond_the_mean() {
        let value = |scale, player| material(scale).value(&position(1), player);
        assert_eq!(
            (value(1.0, Player::FIRST), value(1.0, Player::SECOND)),
            (9.0, -9.0)
        );
        // No estimate is a win.
        assert_eq!(
            (value(50.0, Player::FIRST), value(-50.0, Player::FIRST)),
            (99.0, -99.0)
        );
    }

    #[test]
    fn as_far_from_the_mean_as_usual_is_half_way_to_a_win() {
        let value = |scale, player| Sharpened(material(scale)).value(&position(1), player);
        let near = |found: f32, expected: f32| (found - expected).abs() < 1e-3;
        assert!(near(value(1.0, Player::FIRST), 50.0));
        assert!(near(value(1.0, Player::SECOND), -50.0));
        assert!(near(value(2.0, Player::FIRST), 80.0));
        assert!(near(value(0.0, Player::FIRST), 0.0));
        let mut flat = material(1.0);
        flat.spread = 0.0;
        assert!(Sharpened(flat).value(&position(1), Player::FIRST) <= 100.0);
    }
}
