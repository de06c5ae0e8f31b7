//! Sums that are kept for a position, from which those of positions near it are soon made.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::fixed::Fixed;
use super::hidden::Seen;
use super::network::NetworkSeen;
use super::windows::Change;

/// Returns a number that no other evaluation has, by which accumulators know it.
pub(super) fn new_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Relaxed)
}

/// What an evaluation knows of a position, so that positions that differ from it in few cells are
/// evaluated by what is different alone. Begun without a position, it stands for the empty board.
///
/// One accumulator may serve several evaluations by turns: what it knows of another one is forgotten.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::evaluate::{
///     Accumulator, Heuristic, Linear, LinearWeights, PlaceWeights, SideWeights,
/// };
/// use rbg_runtime::{Piece, Player, Position};
///
/// let stones = PlaceWeights { piece: Piece::new(1), cells: vec![0.1, 0.2, 0.3, 0.4, 0.5] };
/// let side = SideWeights { places: vec![stones], ..SideWeights::default() };
/// let linear = Linear::new(&LinearWeights::new(vec![side]), Nim::game())?;
/// let (mut position, mut accumulator) = (Nim::initial(), Accumulator::default());
/// linear.accumulate(&mut accumulator, &position);
/// position.apply(&2);
/// let value = linear.value_near(&mut accumulator, &position, Player::FIRST);
/// assert_eq!(value, linear.value(&position, Player::FIRST));
/// # Ok::<(), rbg_runtime::evaluate::UnfitWeights>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Accumulator {
    /// The number of the weights.
    of: u64,
    /// What is known for each sum.
    parts: Vec<Part>,
    /// What a network sees.
    pub(super) network: NetworkSeen,
}

impl Accumulator {
    /// Forgets what is not of the weights with this number.
    #[inline]
    pub(super) fn begin(&mut self, number: u64) {
        if self.of != number {
            self.of = number;
            self.parts.clear();
            self.network = NetworkSeen::default();
        }
    }

    /// Returns what is known for the sum of a side.
    #[inline]
    pub(super) fn part(&mut self, side: usize) -> &mut Part {
        if self.parts.len() <= side {
            self.parts.resize_with(side + 1, Part::default);
        }
        &mut self.parts[side]
    }
}

/// What is known for a sum over the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// The cells of each piece that makes a difference.
    pub(super) planes: Vec<u64>,
    /// The sum, by who is to move.
    pub(super) sums: Vec<Fixed>,
    /// The codes of all windows.
    pub(super) codes: Vec<u8>,
    /// What is counted anew after a change, by who is to move.
    pub(super) counted: Vec<Fixed>,
    /// Changes, kept for the memory.
    pub(super) changes: Vec<Change>,
    /// What the units of the hidden layer see.
    pub(super) seen: Seen,
}
