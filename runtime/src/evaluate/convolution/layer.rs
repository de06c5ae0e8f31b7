//! Layers that mix what is on a cell with what is around it.

use super::board::{Board, Tile};
use super::lanes::{Lanes, WIDTH, groups_of, lanes};

/// The number of `Lanes` of a cell that are computed together.
const GROUPS: usize = if cfg!(target_feature = "avx512f") {
    2
} else {
    1
};

/// A layer with as many channels behind it as before it.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    /// The number of `Lanes` of a row.
    groups: usize,
    /// For each [`GROUPS`] of what comes out, and then for the rest one by one: for each neighbourhood and
    /// channel that goes in the weights of these, in the order in which they are used.
    weights: Vec<Lanes>,
    pub(super) bias: Vec<Lanes>,
}

/// What is added to the sums of a layer: the same in each row, and something else in each.
#[derive(Clone, Copy)]
pub(super) struct Added<'a> {
    pub(super) everywhere: &'a [Lanes],
    pub(super) rows: Option<&'a [Lanes]>,
}

impl Layer {
    /// Makes weights ready: a matrix for each neighbourhood, with rows for what goes in.
    pub(super) fn new(weights: &[f32], bias: &[f32]) -> Self {
        let channels = bias.len();
        let groups = groups_of(channels);
        let rows: Vec<Vec<Lanes>> = weights
            .chunks(channels)
            .map(|row| lanes(row).collect())
            .collect();
        let mut packed = Vec::new();
        let mut first = 0;
        while first < groups {
            let size = if groups - first >= GROUPS { GROUPS } else { 1 };
            for matrix in rows.chunks(channels) {
                for row in matrix {
                    packed.extend_from_slice(&row[first..first + size]);
                }
                // What is behind the last channel is 0, and weighs nothing.
                let behind = size * (groups * WIDTH - channels);
                packed.extend(std::iter::repeat_n(Lanes::ZERO, behind));
            }
            first += size;
        }
        Self {
            groups,
            weights: packed,
            bias: lanes(bias).collect(),
        }
    }

    /// Writes what comes out for all cells, with nothing below 0: the sums of what goes in by the weights,
    /// and what is added.
    pub(super) fn apply(
        &self,
        board: &Board,
        input: &[Lanes],
        added: Added<'_>,
        output: &mut [Lanes],
    ) {
        let together = self.groups / GROUPS * GROUPS;
        // What is used for one group of channels stays in the cache while it passes over the board.
        for group in (0..together).step_by(GROUPS) {
            self.apply_to::<GROUPS>(board, input, (group, added), output);
        }
        for group in together..self.groups {
            self.apply_to::<1>(board, input, (group, added), output);
        }
    }

    /// Writes what comes out for some `Lanes`.
    fn apply_to<const G: usize>(
        &self,
        board: &Board,
        input: &[Lanes],
        of: (usize, Added<'_>),
        output: &mut [Lanes],
    ) {
        for tile in &board.tiles {
            match tile.cells {
                8 => self.tile::<8, G>(board, tile, input, of, output),
                4 => self.tile::<4, G>(board, tile, input, of, output),
                2 => self.tile::<2, G>(board, tile, input, of, output),
                _ => self.tile::<1, G>(board, tile, input, of, output),
            }
        }
    }

    /// Writes what comes out for the cells of a tile. The sums stay in registers.
    fn tile<const CELLS: usize, const G: usize>(
        &self,
        board: &Board,
        tile: &Tile,
        input: &[Lanes],
        (group, added): (usize, Added<'_>),
        output: &mut [Lanes],
    ) {
        let groups = self.groups;
        // The weights of a neighbourhood, of some `Lanes` each.
        let of_neighbourhood = groups * WIDTH;
        let neighbourhoods = self.weights.len() / (of_neighbourhood * groups);
        let (weights, _) = self.weights[group * neighbourhoods * of_neighbourhood..].as_chunks();
        let everywhere = &added.everywhere[group..group + G];
        let mut sums: [[Lanes; G]; CELLS] = [std::array::from_fn(|at| everywhere[at]); CELLS];
        for &neighbourhood in &tile.neighbourhoods {
            let rows = board.rows::<CELLS>(neighbourhood, tile.first);
            let rows = rows.map(|row| &input[row * groups..][..groups]);
            let begin = neighbourhood as usize * of_neighbourhood;
            accumulate(&mut sums, &weights[begin..begin + of_neighbourhood], &rows);
        }
        for (cell, sums) in (tile.first..).zip(&mut sums) {
            let begin = cell * groups + group;
            if let Some(rows) = added.rows {
                for (sum, row) in sums.iter_mut().zip(&rows[begin..begin + G]) {
                    sum.add(row);
                }
            }
            for (output, sum) in output[begin..begin + G].iter_mut().zip(sums) {
                sum.rectify();
                *output = *sum;
            }
        }
    }
}

/// Adds rows of what goes in, by weights, to sums.
#[inline(always)]
fn accumulate<const CELLS: usize, const G: usize>(
    sums: &mut [[Lanes; G]; CELLS],
    weights: &[[Lanes; G]],
    rows: &[&[Lanes]; CELLS],
) {
    let (weights, _) = weights.as_chunks::<WIDTH>();
    // As the compiler sees that all are of one length it does not look again.
    let rows: [&[Lanes]; CELLS] = std::array::from_fn(|cell| &rows[cell][..weights.len()]);
    for (at, weights) in weights.iter().enumerate() {
        for (lane, weights) in weights.iter().enumerate() {
            for (sums, row) in sums.iter_mut().zip(&rows) {
                let input = row[at].0[lane];
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    sum.add_product(weights, input);
                }
            }
        }
    }
}
