//! A convolutional network, made ready to be computed.

use super::architecture::Architecture;
use super::board::Board;
use super::input::InputLayer;
use super::lanes::{Lanes, WIDTH, add, groups_of, rectify, rise_to};
use super::layer::Layer;
use super::policy::{Policy, Seen};
use super::rows::Rows;
use super::weights::ConvolutionWeights;
use crate::evaluate::network::exponential;
use crate::evaluate::priors::finite;
use crate::evaluate::weights::UnfitWeights;
use crate::game::{Cell, GameInfo, Geometry, NumberIndex, PolicyPlace};
use crate::playout::Playable;

/// A convolutional network, made ready to be computed.
#[derive(Clone, Debug)]
pub struct Convolution {
    board: Board,
    /// The number of `Lanes` of a row.
    groups: usize,
    input: InputLayer,
    blocks: Vec<Block>,
    pub(super) policy: Policy,
    hidden: Rows,
    values: Rows,
}

/// A residual block.
#[derive(Clone, Debug)]
struct Block {
    first: Layer,
    /// What the whole board adds to each channel of the first layer, if the block sees it.
    board: Option<Rows>,
    second: Layer,
}

/// What is computed on the way, kept from one position to the next.
#[derive(Clone, Debug)]
pub(super) struct Buffers {
    /// The rows of all cells before a block.
    rows: Vec<Lanes>,
    /// The same between the layers of a block, and behind it.
    within: Vec<Lanes>,
    behind: Vec<Lanes>,
    /// The means and the largest values of all channels over the board.
    whole: Vec<Lanes>,
    /// What is added in every row.
    everywhere: Vec<Lanes>,
}

/// Weights, taken one after the other in the order of their shapes.
struct Taken<'w>(std::slice::Iter<'w, Vec<f32>>);

impl<'w> Taken<'w> {
    /// Returns the weights and biases of the next layer.
    fn layer(&mut self) -> (&'w [f32], &'w [f32]) {
        let mut next = || self.0.next().map_or(&[][..], Vec::as_slice);
        (next(), next())
    }

    /// Returns the next rows, of so many parts; none where there are no outputs.
    fn rows(&mut self, outputs: usize, parts: usize) -> Rows {
        if outputs == 0 {
            return Rows::default();
        }
        let (weights, biases) = self.layer();
        Rows::new(weights, biases, parts)
    }
}

impl Convolution {
    /// Makes weights of a game ready.
    ///
    /// # Errors
    ///
    /// If they are not of the game.
    pub fn new(weights: &ConvolutionWeights, game: &GameInfo) -> Result<Self, UnfitWeights> {
        weights.check(game)?;
        let Architecture { blocks, channels } = weights.architecture;
        let board = Board::new(&Geometry::of(game));
        let mut taken = Taken(weights.tensors.iter());
        let input = match weights.planes.len() {
            // Without planes there is no input, and nothing but zeros.
            0 => (vec![], vec![0.0; channels]),
            _ => {
                let (weights, bias) = taken.layer();
                (weights.to_vec(), bias.to_vec())
            }
        };
        let input = InputLayer::new(&weights.planes, (&input.0, &input.1), (&board, game));
        let blocks = (0..blocks).map(|block| {
            let (first, bias) = taken.layer();
            let first = Layer::new(first, bias);
            let whole = Architecture::sees_whole_board(block).then(|| taken.rows(channels, 2));
            let (second, bias) = taken.layer();
            Block {
                first,
                board: whole,
                second: Layer::new(second, bias),
            }
        });
        let blocks = blocks.collect();
        let cells = taken.rows(weights.policy.channels as usize, 1);
        let anywhere = taken.rows(weights.policy.anywhere as usize, 2);
        let index = NumberIndex::new(weights.numbering.clone());
        Ok(Self {
            groups: groups_of(channels),
            input,
            blocks,
            policy: Policy::new(cells, anywhere, (index, weights.policy.places.clone())),
            hidden: taken.rows(channels, 2),
            values: taken.rows(game.players.len(), 1),
            board,
        })
    }

    /// Returns room for what is computed on the way.
    pub(super) fn buffers(&self) -> Buffers {
        let rows = vec![[0.0; WIDTH]; (self.board.cells + 1) * self.groups];
        Buffers {
            within: rows.clone(),
            behind: rows.clone(),
            rows,
            whole: vec![[0.0; WIDTH]; 2 * self.groups],
            everywhere: vec![[0.0; WIDTH]; self.groups],
        }
    }

    /// Computes all layers for a position.
    pub(super) fn look<P: Playable>(&self, buffers: &mut Buffers, position: &P) {
        self.input.read(&self.board, position, &mut buffers.rows);
        self.pass(buffers);
    }

    /// Computes all layers for planes of one number for each cell.
    pub(super) fn look_at_planes(&self, buffers: &mut Buffers, planes: &[f32]) {
        self.input
            .read_planes(&self.board, planes, &mut buffers.rows);
        self.pass(buffers);
    }

    /// Computes all layers behind the first.
    fn pass(&self, buffers: &mut Buffers) {
        for block in &self.blocks {
            let everywhere = &mut buffers.everywhere;
            match &block.board {
                None => everywhere.copy_from_slice(&block.first.bias),
                Some(rows) => {
                    self.see_whole_board(&buffers.rows, &mut buffers.whole);
                    rows.write(&buffers.whole, everywhere);
                    add(&block.first.bias, 1.0, everywhere);
                }
            }
            let (rows, within) = (&buffers.rows, &mut buffers.within);
            let behind = &mut buffers.behind;
            block.first.apply(&self.board, rows, everywhere, within);
            rectify(within);
            block
                .second
                .apply(&self.board, within, &block.second.bias, behind);
            add(rows, 1.0, behind);
            rectify(behind);
            std::mem::swap(&mut buffers.rows, &mut buffers.behind);
        }
        self.see_whole_board(&buffers.rows, &mut buffers.whole);
    }

    /// Writes the means of all channels over the board, and behind them their largest values.
    fn see_whole_board(&self, rows: &[Lanes], whole: &mut [Lanes]) {
        let (means, largest) = whole.split_at_mut(self.groups);
        means.fill([0.0; WIDTH]);
        // Nothing is below 0.
        largest.fill([0.0; WIDTH]);
        let cells = rows.chunks(self.groups).take(self.board.cells);
        for row in cells {
            add(row, 1.0, means);
            rise_to(row, largest);
        }
        let part = 1.0 / self.board.cells.max(1) as f32;
        let means = means.as_flattened_mut();
        means.iter_mut().for_each(|sum| *sum *= part);
    }

    /// Returns what was seen of the position that was looked at last.
    pub(super) fn seen<'s>(&self, buffers: &'s Buffers) -> Seen<'s> {
        Seen {
            rows: &buffers.rows,
            groups: self.groups,
            board: &buffers.whole,
        }
    }

    /// Writes what each player can expect, from 0 to 1.
    pub(super) fn write_values(&self, buffers: &mut Buffers, values: &mut [f32]) {
        // The rows between layers are not used any more.
        let hidden = &mut buffers.everywhere;
        self.hidden.write(&buffers.whole, hidden);
        rectify(hidden);
        for (row, value) in (0..self.values.count()).zip(values) {
            *value = 1.0 / (1.0 + exponential(-finite(self.values.sum(row, hidden))));
        }
    }

    /// Appends the outputs of all places of the policy: those of the cells, each channel after the other,
    /// and those beside the board.
    pub(super) fn write_policy(&self, buffers: &Buffers, outputs: &mut Vec<f32>) {
        let seen = self.seen(buffers);
        let channels = self.policy.cells.count() as u32;
        for cell in (0..self.board.cells).map(Cell::from_index) {
            let places = (0..channels).map(|channel| PolicyPlace::Cell { cell, channel });
            outputs.extend(places.map(|place| finite(self.policy.at(place, seen))));
        }
        let beside = (0..self.policy.anywhere.count() as u32).map(PolicyPlace::Anywhere);
        outputs.extend(beside.map(|place| finite(self.policy.at(place, seen))));
    }

    /// Returns how many numbers the planes of a position have.
    pub(super) fn inputs(&self) -> usize {
        self.input.planes() * self.board.cells
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> usize {
        self.values.count()
    }
}

#[cfg(test)]
mod tests;
