//! A hidden layer, made ready to be computed.

use smallvec::SmallVec;

use super::inputs::{Inputs, cells_of};
use super::weights::{HiddenWeights, INPUT_UNIT, OUTPUT_UNIT};
use crate::evaluate::fixed::{Fixed, times};
use crate::evaluate::words::{Planes, words_of};
use crate::game::GameInfo;
use crate::playout::Playable;

/// The number of units that are computed together.
const LANES: usize = 16;

/// Some units.
type Lanes = [i16; LANES];

/// What a product of 1 of what a unit sees and its weight is worth, in units of 2⁻³².
const SCALE: i64 = (1 << 32) / (INPUT_UNIT as i64 * OUTPUT_UNIT as i64);

/// A hidden layer, made ready to be computed.
#[derive(Clone, Debug)]
pub(in crate::evaluate) struct Hidden {
    inputs: Inputs,
    /// The number of `LANES` of a row.
    blocks: usize,
    /// The rows of all inputs.
    rows: Vec<Lanes>,
    biases: Vec<Lanes>,
    outputs: Vec<Lanes>,
    /// The number of words of a board.
    words: usize,
}

/// What the units see of a position: of its pieces.
#[derive(Clone, Debug, Default)]
pub(in crate::evaluate) struct Seen {
    /// The cells of each piece that is seen.
    planes: Vec<u64>,
    units: Vec<Lanes>,
}

/// Inputs that a position has, or has not, beside what is seen of another one.
type Different = SmallVec<[u32; 16]>;

/// What the units see, while a position is looked at.
type Units = SmallVec<[Lanes; 8]>;

impl Hidden {
    /// Makes weights of a game ready.
    pub(in crate::evaluate) fn new(
        weights: &HiddenWeights,
        game: &GameInfo,
    ) -> Result<Self, String> {
        let inputs = weights.check(game)?;
        let blocks = weights.units.div_ceil(LANES);
        // Units beyond the last see nothing and add nothing.
        let padded = |row: &[i16]| -> Vec<Lanes> {
            let mut lanes = vec![[0; LANES]; blocks];
            let units = lanes.as_flattened_mut().iter_mut();
            units.zip(row).for_each(|(unit, weight)| *unit = *weight);
            lanes
        };
        let rows = weights.inputs.chunks(weights.units.max(1)).flat_map(padded);
        Ok(Self {
            rows: rows.collect(),
            biases: padded(&weights.biases),
            outputs: padded(&weights.outputs),
            words: words_of(game.cells.len()).max(1),
            inputs,
            blocks,
        })
    }

    /// Returns what the layer adds to the sum of a position.
    pub(in crate::evaluate) fn sum<P: Playable>(
        &self,
        planes: &Planes<'_, P>,
        position: &P,
    ) -> Fixed {
        let mut has = Different::new();
        for &(piece, first) in self.inputs.pieces() {
            cells_of(planes.plane(piece), |cell| has.push(first + cell));
        }
        self.inputs.others(position, |input| has.push(input));
        self.added(&self.biases, &has, &[])
    }

    /// Returns the same, by what is different from a position of which it is known what units see.
    #[inline]
    pub(in crate::evaluate) fn sum_near<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
        position: &P,
    ) -> Fixed {
        self.fit(seen);
        let (mut come, gone) = self.compare(seen, planes);
        self.inputs.others(position, |input| come.push(input));
        self.added(&seen.units, &come, &gone)
    }

    /// Makes what is seen that of another position.
    pub(in crate::evaluate) fn accumulate<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
    ) {
        self.fit(seen);
        let (come, gone) = self.compare(seen, planes);
        self.change(&mut seen.units, &come, &gone);
        let known = seen.planes.chunks_exact_mut(self.words);
        for (&(piece, _), known) in self.inputs.pieces().iter().zip(known) {
            let words = known.iter_mut().zip(planes.plane(piece));
            words.for_each(|(known, now)| *known = *now);
        }
    }

    /// Lets nothing stand for the empty board.
    #[inline]
    fn fit(&self, seen: &mut Seen) {
        if seen.units.len() != self.blocks {
            seen.units.clone_from(&self.biases);
            seen.planes.clear();
            seen.planes
                .resize(self.inputs.pieces().len() * self.words, 0);
        }
    }

    /// Returns the inputs of pieces that a position has and those that it has no longer.
    #[inline]
    fn compare<P: Playable>(&self, seen: &Seen, planes: &Planes<'_, P>) -> (Different, Different) {
        let (mut come, mut gone) = (Different::new(), Different::new());
        let known = seen.planes.chunks_exact(self.words);
        for (&(piece, first), known) in self.inputs.pieces().iter().zip(known) {
            for ((at, now), known) in (0..).zip(planes.plane(piece)).zip(known) {
                let first = first + 64 * at;
                cells_of(&[now & !known], |cell| come.push(first + cell));
                cells_of(&[known & !now], |cell| gone.push(first + cell));
            }
        }
        (come, gone)
    }

    /// Returns the row of an input.
    #[inline]
    fn row(&self, input: u32) -> &[Lanes] {
        &self.rows[input as usize * self.blocks..][..self.blocks]
    }

    /// Changes what units see as inputs have come and gone. On the way a unit may see more than it can
    /// of any position, but not at the end.
    #[inline]
    fn change(&self, units: &mut [Lanes], come: &[u32], gone: &[u32]) {
        for &input in come {
            for (units, row) in units.iter_mut().zip(self.row(input)) {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = unit.wrapping_add(*weight);
                }
            }
        }
        for &input in gone {
            for (units, row) in units.iter_mut().zip(self.row(input)) {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = unit.wrapping_sub(*weight);
                }
            }
        }
    }

    /// Returns what units add to a sum when inputs have come and gone.
    #[inline]
    fn added(&self, seen: &[Lanes], come: &[u32], gone: &[u32]) -> Fixed {
        let mut units = Units::from_slice(seen);
        self.change(&mut units, come, gone);
        let mut sum = 0;
        for (units, outputs) in units.iter().zip(&self.outputs) {
            let on = units.iter().zip(outputs).map(|(&unit, &weight)| {
                let on = unit.clamp(0, INPUT_UNIT as i16);
                i32::from(on) * i32::from(weight)
            });
            sum += on.sum::<i32>();
        }
        times(sum) * times(SCALE)
    }
}

#[cfg(test)]
mod tests;
