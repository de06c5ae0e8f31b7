//! The units of a hidden layer, made ready to be computed: what they see of positions.

use smallvec::SmallVec;

use super::inputs::{Inputs, cells_of};
use super::weights::INPUT_UNIT;
use crate::evaluate::words::{Planes, words_of};
use crate::game::GameInfo;
use crate::playout::Playable;

/// The number of units that are computed together.
const LANES: usize = 16;

/// Some units.
type Lanes = [i16; LANES];

/// The units of a hidden layer, made ready to be computed.
#[derive(Clone, Debug)]
pub(crate) struct Units {
    inputs: Inputs,
    /// The number of `LANES` of a row.
    blocks: usize,
    /// The rows of all inputs.
    rows: Vec<Lanes>,
    biases: Vec<Lanes>,
    /// The number of words of a board.
    words: usize,
}

/// What units see of a position: of its pieces.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The cells of each piece that is seen.
    planes: Vec<u64>,
    units: Vec<Lanes>,
}

/// Rows of weights by which units are added up.
#[derive(Clone, Debug)]
pub(crate) struct OutputRows {
    blocks: usize,
    rows: Vec<Lanes>,
}

/// Inputs that a position has, or has not, beside what is seen of another one.
pub(crate) type Different = SmallVec<[u32; 16]>;

/// How far each unit is on, from 0 to `INPUT_UNIT`.
pub(crate) struct Activity(SmallVec<[Lanes; 8]>);

impl Units {
    /// Makes so many units ready: their inputs' rows of weights, and what each sees everywhere.
    pub(crate) fn new(
        inputs: Inputs,
        units: usize,
        (rows, biases): (&[i16], &[i16]),
        game: &GameInfo,
    ) -> Self {
        let blocks = units.div_ceil(LANES);
        Self {
            rows: all_lanes(rows, units),
            biases: lanes(biases, blocks),
            words: words_of(game.cells.len()).max(1),
            inputs,
            blocks,
        }
    }

    /// Returns how far the units are on in a position.
    pub(crate) fn activity<P: Playable>(&self, planes: &Planes<'_, P>, position: &P) -> Activity {
        let mut has = Different::new();
        for &(piece, first) in self.inputs.pieces() {
            cells_of(planes.plane(piece), |cell| has.push(first + cell));
        }
        self.inputs.others(position, |input| has.push(input));
        self.changed(&self.biases, &has, &[])
    }

    /// Returns the same, by what is different from a position of which it is known what units see.
    #[inline]
    pub(crate) fn activity_near<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
        position: &P,
    ) -> Activity {
        self.fit(seen);
        let (mut come, gone) = self.compare(seen, planes);
        self.inputs.others(position, |input| come.push(input));
        self.changed(&seen.units, &come, &gone)
    }

    /// Makes what is seen that of another position; returns the inputs of pieces that it has and the other
    /// one had not, and those that it has no longer.
    pub(crate) fn accumulate<P: Playable>(
        &self,
        seen: &mut Seen,
        planes: &Planes<'_, P>,
    ) -> (Different, Different) {
        self.fit(seen);
        let (come, gone) = self.compare(seen, planes);
        self.change(&mut seen.units, &come, &gone);
        let known = seen.planes.chunks_exact_mut(self.words);
        for (&(piece, _), known) in self.inputs.pieces().iter().zip(known) {
            let words = known.iter_mut().zip(planes.plane(piece));
            words.for_each(|(known, now)| *known = *now);
        }
        (come, gone)
    }

    /// Returns how far the units are on in the position that is seen, with what else is added to what they
    /// see, in units of `INPUT_UNIT`.
    pub(crate) fn activity_with<P: Playable>(
        &self,
        seen: &Seen,
        position: &P,
        added: &[i32],
    ) -> Activity {
        let mut others = Different::new();
        self.inputs.others(position, |input| others.push(input));
        let mut units = SmallVec::from_slice(&seen.units);
        self.change(&mut units, &others, &[]);
        let most = INPUT_UNIT as i16;
        let added = added.iter().copied().chain(std::iter::repeat(0));
        for (unit, added) in units.as_flattened_mut().iter_mut().zip(added) {
            *unit = (i32::from(*unit) + added).clamp(0, i32::from(most)) as i16;
        }
        Activity(units)
    }

    /// Lets nothing stand for the empty board.
    #[inline]
    fn fit(&self, seen: &mut Seen) {
        let words = self.inputs.pieces().len() * self.words;
        if seen.units.len() != self.blocks || seen.planes.len() != words {
            seen.units.clone_from(&self.biases);
            seen.planes.clear();
            seen.planes.resize(words, 0);
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

    /// Changes what units see as inputs have come and gone. On the way a unit may see more than it can
    /// of any position, but not at the end.
    #[inline]
    fn change(&self, units: &mut [Lanes], come: &[u32], gone: &[u32]) {
        let row = |input: u32| &self.rows[input as usize * self.blocks..][..self.blocks];
        for &input in come {
            for (units, row) in units.iter_mut().zip(row(input)) {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = unit.wrapping_add(*weight);
                }
            }
        }
        for &input in gone {
            for (units, row) in units.iter_mut().zip(row(input)) {
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = unit.wrapping_sub(*weight);
                }
            }
        }
    }

    /// Returns how far units are on when inputs have come and gone.
    #[inline]
    fn changed(&self, seen: &[Lanes], come: &[u32], gone: &[u32]) -> Activity {
        let mut units = SmallVec::from_slice(seen);
        self.change(&mut units, come, gone);
        for unit in units.iter_mut().flatten() {
            *unit = (*unit).clamp(0, INPUT_UNIT as i16);
        }
        Activity(units)
    }
}

impl OutputRows {
    /// Makes rows of so many weights ready.
    pub(crate) fn new(rows: &[i16], units: usize) -> Self {
        Self {
            blocks: units.div_ceil(LANES),
            rows: all_lanes(rows, units),
        }
    }

    /// Returns the sum of the units by the weights of a row, in units of both.
    #[inline]
    pub(crate) fn sum(&self, row: usize, activity: &Activity) -> i32 {
        let row = &self.rows[row * self.blocks..][..self.blocks];
        let mut sum = 0;
        for (units, weights) in activity.0.iter().zip(row) {
            let products = units.iter().zip(weights);
            let products = products.map(|(&unit, &weight)| i32::from(unit) * i32::from(weight));
            sum += products.sum::<i32>();
        }
        sum
    }
}

/// Returns a row in whole `Lanes`. Units beyond the last see nothing and add nothing.
fn lanes(row: &[i16], blocks: usize) -> Vec<Lanes> {
    let mut lanes = vec![[0; LANES]; blocks];
    let units = lanes.as_flattened_mut().iter_mut();
    units.zip(row).for_each(|(unit, weight)| *unit = *weight);
    lanes
}

/// Returns rows of so many weights in whole `Lanes` each.
fn all_lanes(rows: &[i16], units: usize) -> Vec<Lanes> {
    let rows = rows.chunks(units.max(1));
    rows.flat_map(|row| lanes(row, units.div_ceil(LANES)))
        .collect()
}
