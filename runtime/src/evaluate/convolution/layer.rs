//! Layers that mix what is on a cell with what is around it.

use super::board::{Board, Tile};
use super::lanes::{Lanes, WIDTH, add_product, groups_of, lanes};

/// The number of channels that go in whose products are added before sums are written back: so many that the
/// loop over lanes is not unrolled before it is vectorised, and so few that all is kept in registers.
const TOGETHER: usize = 4;

/// A layer with as many channels behind it as before it.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    /// The number of `Lanes` of a row.
    groups: usize,
    neighbourhoods: usize,
    /// For each `Lanes` of what comes out: for each neighbourhood and channel that goes in the weights of
    /// these, in the order in which they are used.
    weights: Vec<Lanes>,
    pub(super) bias: Vec<Lanes>,
}

impl Layer {
    /// Makes weights ready: a matrix for each neighbourhood, with rows for what goes in.
    pub(super) fn new(weights: &[f32], bias: &[f32]) -> Self {
        let channels = bias.len();
        let groups = groups_of(channels);
        let rows = weights.chunks(channels);
        let rows: Vec<Vec<Lanes>> = rows.map(|row| lanes(row).collect()).collect();
        // What is behind the last channel is 0, and weighs nothing.
        let behind = groups * WIDTH - channels;
        let mut packed = Vec::with_capacity(groups * (rows.len() / channels) * groups * WIDTH);
        for group in 0..groups {
            for matrix in rows.chunks(channels) {
                packed.extend(matrix.iter().map(|row| row[group]));
                packed.extend(std::iter::repeat_n([0.0; WIDTH], behind));
            }
        }
        Self {
            groups,
            neighbourhoods: rows.len() / channels,
            weights: packed,
            bias: lanes(bias).collect(),
        }
    }

    /// Writes the sums for all cells: of what goes in by the weights, and of what is added everywhere.
    pub(super) fn apply(
        &self,
        board: &Board,
        input: &[Lanes],
        everywhere: &[Lanes],
        output: &mut [Lanes],
    ) {
        for (group, everywhere) in everywhere.iter().enumerate() {
            for tile in &board.tiles {
                let of = (group, everywhere);
                match tile.cells {
                    8 => self.tile::<8>(board, tile, input, of, output),
                    4 => self.tile::<4>(board, tile, input, of, output),
                    2 => self.tile::<2>(board, tile, input, of, output),
                    _ => self.tile::<1>(board, tile, input, of, output),
                }
            }
        }
    }

    /// Writes the sums of some lanes for the cells of a tile.
    fn tile<const CELLS: usize>(
        &self,
        board: &Board,
        tile: &Tile,
        input: &[Lanes],
        (group, everywhere): (usize, &Lanes),
        output: &mut [Lanes],
    ) {
        let groups = self.groups;
        // The weights of a neighbourhood.
        let length = groups * WIDTH;
        let weights = &self.weights[group * self.neighbourhoods * length..];
        let mut sums = [*everywhere; CELLS];
        for &neighbourhood in &tile.neighbourhoods {
            let rows = board.rows::<CELLS>(neighbourhood, tile.first);
            let rows = rows.map(|row| input[row * groups..][..groups].as_flattened());
            let weights = &weights[neighbourhood as usize * length..][..length];
            accumulate(&mut sums, weights, &rows);
        }
        let output = output[tile.first * groups + group..].iter_mut();
        for (output, sums) in output.step_by(groups).zip(sums) {
            *output = sums;
        }
    }
}

/// Adds rows of what goes in, by weights, to sums.
#[inline(always)]
fn accumulate<const CELLS: usize>(
    sums: &mut [Lanes; CELLS],
    weights: &[Lanes],
    rows: &[&[f32]; CELLS],
) {
    let (weights, _) = weights.as_chunks::<TOGETHER>();
    let rows: [&[[f32; TOGETHER]]; CELLS] = std::array::from_fn(|cell| {
        let (row, _) = rows[cell].as_chunks();
        // As the compiler sees that all are of one length it does not look again.
        &row[..weights.len()]
    });
    for (at, weights) in weights.iter().enumerate() {
        let inputs: [&[f32; TOGETHER]; CELLS] = std::array::from_fn(|cell| &rows[cell][at]);
        for lane in 0..WIDTH {
            let mut of_lane: [f32; CELLS] = std::array::from_fn(|cell| sums[cell][lane]);
            for (channel, weights) in weights.iter().enumerate() {
                for (sum, input) in of_lane.iter_mut().zip(&inputs) {
                    *sum = add_product(*sum, weights[lane], input[channel]);
                }
            }
            for (sums, sum) in sums.iter_mut().zip(of_lane) {
                sums[lane] = sum;
            }
        }
    }
}
