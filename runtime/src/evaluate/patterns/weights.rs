//! The weights of patterns, as data.

use serde::{Deserialize, Serialize};

use super::windows::Windows;
use crate::evaluate::hidden::{INPUT_UNIT, LARGEST_OUTPUT, check_weights};

/// The weight of a unit at cells in what a unit of the hidden layer sees that counts as 1.
pub(crate) const MIXING_UNIT: i32 = 1024;

/// The largest weight of that. So many units as there can be, with the largest sum, stay within 32 bits.
pub(crate) const LARGEST_MIXING: i32 = 4095;

/// The number of bits of the largest sum of a unit over the cells.
const SUM_BITS: u32 = 14;

/// How sums of units over the cells of a board are made smaller. The more cells there are the less each
/// counts, by about the square root of their number, or what little every cell adds would be all that is
/// seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pooling {
    /// By how many bits in all.
    bits: u32,
    /// How many of them before sums are multiplied by weights.
    before: u32,
}

impl Pooling {
    /// Returns how it is done for so many cells.
    pub(crate) fn new(cells: usize) -> Self {
        let length = |number: usize| usize::BITS - number.leading_zeros();
        Self {
            bits: length(cells) / 2,
            before: length(cells.saturating_mul(INPUT_UNIT as usize)).saturating_sub(SUM_BITS),
        }
    }

    /// Returns what a sum of 1 counts.
    pub(crate) fn scale(self) -> f32 {
        1.0 / (1u64 << self.bits) as f32
    }

    /// Makes a sum ready to be multiplied by a weight.
    #[inline]
    pub(super) fn sum(self, sum: i32) -> i32 {
        sum >> self.before
    }

    /// Returns what products add to what a unit of the hidden layer sees.
    #[inline]
    pub(super) fn product(self, product: i32) -> i32 {
        (i64::from(product) << self.before >> (MIXING_UNIT.ilog2() + self.bits)) as i32
    }
}

/// The largest weight of a row.
pub(crate) const LARGEST_ROW: i32 = i8::MAX as i32;

/// The largest bias of a unit at a cell: with the rows of all windows it stays within 16 bits.
pub(crate) const LARGEST_BIAS: i32 = i16::MAX as i32 / 2;

/// The number of units that are computed together.
pub(super) const LANES: usize = 16;

/// The largest number of units at a cell.
pub(super) const MOST_UNITS: usize = 2 * LANES;

/// The largest number of weights of rows.
const MOST_WEIGHTS: usize = 1 << 22;

/// The weights of patterns in a network: units at each cell, which see the windows through it.
///
/// A unit at a cell sees the sum of one weight for each window through the cell, and its bias, and is
/// off at 0 and below, and fully on at 1. Windows are those of the board of a game; each has a row of
/// weights for each of its cells and for everything that can stand in it.
///
/// ```
/// use rbg_runtime::evaluate::PatternWeights;
///
/// assert_eq!(PatternWeights::default().units, 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PatternWeights {
    /// The number of units at a cell: a multiple of 8, and not 0.
    pub units: usize,
    /// What a window adds to what each unit at a cell of it sees, in units of 1/128.
    pub rows: Vec<i8>,
    /// What each unit sees everywhere, in units of 1/128.
    pub biases: Vec<i16>,
    /// What each unit, added up over the cells, adds to what each unit of the hidden layer sees, in
    /// units of 1/1024 and of half the length in bits of the number of cells: a row for each unit at a
    /// cell.
    pub mixing: Vec<i16>,
    /// What each unit that is fully on adds for an action of a move on its cell, in units of 1/1024: a
    /// row for each action index.
    pub moves: Vec<i16>,
}

/// Checks that patterns with so many units at a cell are not too large.
pub(crate) fn check_patterns(units: usize, windows: &Windows) -> Result<(), String> {
    if units > MOST_UNITS || units.saturating_mul(windows.rows()) > MOST_WEIGHTS {
        return Err(format!(
            "{units} units at a cell for {} rows of windows are too many",
            windows.rows()
        ));
    }
    if units == 0 || !units.is_multiple_of(8) {
        return Err(format!("{units} units at a cell are no multiple of 8"));
    }
    Ok(())
}

impl PatternWeights {
    /// Returns how many weights there are.
    pub(crate) fn count(&self) -> usize {
        self.rows.len() + self.biases.len() + self.mixing.len() + self.moves.len()
    }

    /// Checks that the weights are of a game with so many actions, and of a network with so many units.
    pub(crate) fn check(
        &self,
        windows: &Windows,
        (hidden, actions): (usize, usize),
    ) -> Result<(), String> {
        check_patterns(self.units, windows)?;
        let (found, due) = (self.rows.len(), self.units * windows.rows());
        if found != due {
            return Err(format!(
                "{found} weights of windows where there have to be {due}"
            ));
        }
        for (what, weights, due, most) in [
            (
                "biases of units at cells",
                &self.biases,
                self.units,
                LARGEST_BIAS,
            ),
            (
                "weights of units at cells",
                &self.mixing,
                self.units.saturating_mul(hidden),
                LARGEST_MIXING,
            ),
            (
                "weights of moves at cells",
                &self.moves,
                self.units.saturating_mul(actions),
                LARGEST_OUTPUT,
            ),
        ] {
            check_weights(what, weights, due, most)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_cells_there_are_the_less_each_counts() {
        let scales = [1, 3, 25, 64, 100, 361, 1127].map(|cells| Pooling::new(cells).scale());
        assert_eq!(scales, [1.0, 0.5, 0.25, 0.125, 0.125, 0.0625, 0.03125]);
    }

    #[test]
    fn sums_of_all_cells_stay_within_32_bits_and_count_what_they_should() {
        for cells in [1, 25, 128, 129, 1127, 40_000] {
            let pooling = Pooling::new(cells);
            let sum = pooling.sum(cells as i32 * INPUT_UNIT);
            let products = i64::from(sum) * i64::from(LARGEST_MIXING) * MOST_UNITS as i64;
            assert!(i32::try_from(products).is_ok(), "{cells}");
            let due = cells as f32 * pooling.scale() * INPUT_UNIT as f32;
            let found = pooling.product(sum * MIXING_UNIT) as f32;
            assert!((found / due - 1.0).abs() < 0.01, "{cells}: {found} {due}");
            assert_eq!(pooling.product(-sum * MIXING_UNIT) as f32, -found);
        }
    }
}
