//! Sums over the pieces on the board.

use super::fixed::{Fixed, ZERO, all_fixed, any, times};
use super::lines::LineCounter;
use super::nearest::NearestFinder;
use super::weights::SideWeights;
use super::words::Planes;
use crate::game::{GameInfo, Piece, Player};
use crate::playout::Playable;

/// What is summed over the pieces on the board.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// Pieces of the same weight everywhere.
    pub(super) counted: Vec<(Piece, Fixed)>,
    /// Pieces whose weight depends on the cell.
    pub(super) placed: Vec<(Piece, Vec<Fixed>)>,
    pub(super) lines: Vec<Conditional<LineCounter>>,
    pub(super) nearest: Vec<Conditional<NearestFinder>>,
}

/// Something that finds numbers, with their weights, which depend on who is to move.
#[derive(Clone, Debug)]
pub(super) struct Conditional<T> {
    pub(super) finder: T,
    player: Player,
    moving: Vec<Fixed>,
    waiting: Vec<Fixed>,
}

impl<T> Conditional<T> {
    #[inline]
    pub(super) fn weights(&self, to_move: Player) -> &[Fixed] {
        if to_move == self.player {
            &self.moving
        } else {
            &self.waiting
        }
    }
}

impl Conditional<LineCounter> {
    /// Returns what the lines are worth.
    #[inline]
    pub(super) fn sum<P: Playable>(&self, planes: &Planes<'_, P>, to_move: Player) -> Fixed {
        let weights = self.weights(to_move);
        let mut sum = ZERO;
        self.finder.count(planes, &mut |number, windows| {
            sum += weights[number - 1] * times(windows);
        });
        sum
    }
}

impl Conditional<NearestFinder> {
    /// Returns what the rank of the nearest piece is worth.
    #[inline]
    pub(super) fn sum<P: Playable>(&self, planes: &Planes<'_, P>, to_move: Player) -> Fixed {
        let rank = self.finder.find(planes);
        rank.map_or(ZERO, |rank| self.weights(to_move)[rank])
    }
}

impl Board {
    /// Makes weights that are of the game ready; those that are all zero are left out.
    pub(super) fn new(weights: &SideWeights, game: &GameInfo) -> Self {
        let cells = game.cells.len();
        let (mut counted, mut placed) = (Vec::new(), Vec::new());
        for place in &weights.places {
            let weights = all_fixed(&place.cells);
            match weights[..] {
                [first, ref rest @ ..] if rest.iter().all(|weight| *weight == first) => {
                    counted.push((place.piece, first));
                }
                _ => placed.push((place.piece, weights)),
            }
        }
        counted.retain(|(_, weight)| *weight != ZERO);
        let lines = weights.lines.iter().map(|of| Conditional {
            finder: LineCounter::new(&of.lines, cells),
            player: of.player,
            moving: all_fixed(&of.moving),
            waiting: all_fixed(&of.waiting),
        });
        let nearest = weights.nearest.iter().map(|of| Conditional {
            finder: NearestFinder::new(&of.nearest),
            player: of.player,
            moving: all_fixed(&of.moving),
            waiting: all_fixed(&of.waiting),
        });
        Self {
            counted,
            placed,
            lines: lines.filter(Conditional::counts).collect(),
            nearest: nearest.filter(Conditional::counts).collect(),
        }
    }

    /// Returns the sum over the whole board.
    #[inline]
    pub(super) fn sum<P: Playable>(&self, planes: &Planes<'_, P>, to_move: Player) -> Fixed {
        let mut sum = ZERO;
        for &(piece, weight) in &self.counted {
            let words = planes.plane(piece).iter();
            let count: u32 = words.map(|word| word.count_ones()).sum();
            sum += weight * times(count);
        }
        for (piece, weights) in &self.placed {
            sum += placed(planes.plane(*piece), weights);
        }
        for lines in &self.lines {
            sum += lines.sum(planes, to_move);
        }
        for nearest in &self.nearest {
            sum += nearest.sum(planes, to_move);
        }
        sum
    }
}

impl<T> Conditional<T> {
    /// Returns whether any of the weights makes a difference.
    fn counts(&self) -> bool {
        any(&self.moving) || any(&self.waiting)
    }
}

/// Returns the sum of the weights of the cells of a plane.
#[inline]
fn placed(plane: &[u64], weights: &[Fixed]) -> Fixed {
    let mut sum = ZERO;
    for (word, weights) in plane.iter().zip(weights.chunks(64)) {
        let mut left = *word;
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            sum += weights.get(cell).copied().unwrap_or(ZERO);
        }
    }
    sum
}
