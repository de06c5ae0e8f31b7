//! Convolutional networks as files of ONNX, for other programs to compute.
//!
//! A file has one input, `planes`, of axes `[batch, planes, cells]`, as
//! [`TensorLayout::observe`](rbg_runtime::game::TensorLayout::observe) gives them, and two outputs: `policy`, of
//! axes `[batch, outputs]`, in the order of [`PolicyLayout::output`](rbg_runtime::game::PolicyLayout::output), not
//! yet a softmax, for which moves are legal is not known; and `values`, of axes `[batch, players]`, what each
//! player can expect, from 0 to 1. All numbers are of 32 bits. What is computed is what
//! [`Convolution`] computes, up to rounding. Metadata hold the name of the game and
//! the digest of its description.
//!
//! On rectangles whose neighbourhoods are those of all eight directions layers are convolutions of three by
//! three; elsewhere they gather what is around each cell.

mod graph;
mod message;

use rbg_runtime::GameInfo;
use rbg_runtime::evaluate::{Convolution, ConvolutionWeights, UnfitWeights, WeightShape};
use rbg_runtime::game::Geometry;

use self::graph::{Attribute, Axis, Graph, Name};
use crate::files::ConvolutionFile;

/// The side of a convolution, and its number of places.
const SIDE: usize = 3;
const PLACES: usize = SIDE * SIDE;

/// Returns the bytes of a file of ONNX with a network of a game.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_learn::files::{ConvolutionFile, Made};
/// use rbg_learn::onnx::to_onnx;
/// use rbg_runtime::Position;
/// use rbg_runtime::evaluate::{Architecture, ConvolutionWeights};
/// use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
///
/// let moves = vec![(Nim::initial().actions(&1), 0), (Nim::initial().actions(&2), 1)];
/// let numbering = MoveNumbering::new(MoveEncoding::Words, moves, String::new())?;
/// let layout = TensorLayout::new(Nim::game(), vec![Plane::Board], &numbering);
/// let size = Architecture { blocks: 1, channels: 4 };
/// let file = ConvolutionFile {
///     game: "nim".to_owned(),
///     digest: "of the rules".to_owned(),
///     made: Made::default(),
///     network: ConvolutionWeights::random(size, &layout, &numbering, Nim::game(), 1),
/// };
/// assert!(!to_onnx(&file, Nim::game())?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the network is not of the game.
pub fn to_onnx(file: &ConvolutionFile, game: &GameInfo) -> Result<Vec<u8>, UnfitWeights> {
    let network = &file.network;
    Convolution::new(network, game)?;
    let mut writer = Writer::new(network, &Geometry::of(game));
    writer.write();
    let said = [("game", &*file.game), ("digest", &file.digest)];
    Ok(writer.graph.into_model("network", &said))
}

/// A writer of the graph of a network.
///
/// Between layers tensors have axes `[batch, cells, channels]`, or `[batch, channels, rows, columns]` where layers
/// are convolutions.
struct Writer<'n> {
    graph: Graph,
    network: &'n ConvolutionWeights,
    shapes: Vec<WeightShape>,
    mixing: Mixing,
}

/// How layers mix what is around a cell.
enum Mixing {
    /// On so many rows and columns; the neighbourhood of each place of the convolution.
    Convolution([usize; 2], [usize; PLACES]),
    /// By the cells that are around each, all neighbourhoods of one cell after those of another.
    Gather(Vec<i64>),
}

impl Mixing {
    fn of(geometry: &Geometry) -> Self {
        Self::convolution(geometry).unwrap_or_else(|| {
            let cells = geometry.places.len();
            let around = (0..cells).flat_map(|cell| {
                let around = geometry.neighbourhoods.iter();
                // Behind the last cell is a row of zeros.
                around.map(move |of| of.targets[cell].map_or(cells, |c| c.index()) as i64)
            });
            Self::Gather(around.collect())
        })
    }

    /// Returns the convolution by which cells are mixed, if there is one.
    fn convolution(geometry: &Geometry) -> Option<Self> {
        let [columns, rows, layers] = geometry.size.map(|extent| extent as usize);
        let in_rows = geometry.places.iter().enumerate().all(|(cell, place)| {
            let [column, row, _] = place.map(|part| part as usize);
            (column, row) == (cell % columns.max(1), cell / columns.max(1))
        });
        let all = geometry.places.len() == columns * rows && layers == 1 && in_rows;
        if !all || columns < SIDE || rows < SIDE || geometry.neighbourhoods.len() != PLACES {
            return None;
        }
        // Around a cell that is not at the border there is each place once.
        let centre = columns + 1;
        let mut places = [usize::MAX; PLACES];
        for (number, of) in geometry.neighbourhoods.iter().enumerate() {
            let target = of.targets[centre]?.index();
            let (column, row) = (target % columns, target / columns);
            if column >= SIDE || row >= SIDE {
                return None;
            }
            places[row * SIDE + column] = number;
        }
        let convolution = Self::Convolution([rows, columns], places);
        // And so it is around each other cell.
        let due = |number: usize, cell: usize| {
            let at = places.iter().position(|&place| place == number)?;
            let column = (cell % columns + at % SIDE).checked_sub(1)?;
            let row = (cell / columns + at / SIDE).checked_sub(1)?;
            (column < columns && row < rows).then_some(row * columns + column)
        };
        let neighbourhoods = geometry.neighbourhoods.iter().enumerate();
        let mut targets = neighbourhoods.flat_map(|(number, of)| {
            let targets = of.targets.iter().enumerate();
            targets.map(move |(cell, target)| (number, cell, target.map(|cell| cell.index())))
        });
        targets
            .all(|(number, cell, target)| due(number, cell) == target)
            .then_some(convolution)
    }
}

impl<'n> Writer<'n> {
    fn new(network: &'n ConvolutionWeights, geometry: &Geometry) -> Self {
        Self {
            graph: Graph::default(),
            shapes: network.shapes(),
            mixing: Mixing::of(geometry),
            network,
        }
    }

    fn write(&mut self) {
        let (cells, planes) = (self.network.cells, self.network.planes.len());
        let channels = self.network.architecture.channels;
        self.graph
            .input("planes", &[Axis::Batch, Axis::Of(planes), Axis::Of(cells)]);
        let mut x = self.placed("planes", planes);
        x = self.mix("input", &x, planes);
        x = self.relu(&x);
        for block in 0..self.network.architecture.blocks {
            let mut within = self.mix(&format!("block.{block}.first"), &x, channels);
            let board = format!("block.{block}.board");
            if self.has(&board) {
                let whole = self.pool(&x);
                let whole = self.dense(&board, &whole);
                let whole = self.everywhere(&whole, channels);
                within = self.graph.operation("Add", &[&within, &whole], &[]);
            }
            within = self.relu(&within);
            within = self.mix(&format!("block.{block}.second"), &within, channels);
            x = self.graph.operation("Add", &[&within, &x], &[]);
            x = self.relu(&x);
        }
        self.heads(&x);
    }

    /// Writes the policy and the values.
    fn heads(&mut self, x: &str) {
        let network = self.network;
        let (cells, players) = (network.cells, network.players);
        let whole = self.pool(x);
        let mut outputs = Vec::new();
        if self.has("policy.cells") {
            let rows = self.rows(x);
            let sums = self.dense("policy.cells", &rows);
            outputs.push(self.reshaped(&sums, "policy.cells.axes", &[0, -1]));
        }
        if self.has("policy.anywhere") {
            outputs.push(self.dense("policy.anywhere", &whole));
        }
        let outputs: Vec<&str> = outputs.iter().map(String::as_str).collect();
        let (on_cells, beside) = (network.policy.channels, network.policy.anywhere);
        let axes = [
            Axis::Batch,
            Axis::Of(cells * on_cells as usize + beside as usize),
        ];
        if !outputs.is_empty() {
            let axis = [Attribute::Number("axis", 1)];
            self.graph.operation_as("policy", "Concat", &outputs, &axis);
            self.graph.output("policy", &axes);
        }
        if self.has("value.output") {
            let hidden = self.dense("value.hidden", &whole);
            let hidden = self.relu(&hidden);
            let sums = self.dense("value.output", &hidden);
            self.graph.operation_as("values", "Sigmoid", &[&sums], &[]);
            self.graph
                .output("values", &[Axis::Batch, Axis::Of(players)]);
        }
    }

    /// Returns whether there are weights of a layer.
    fn has(&self, layer: &str) -> bool {
        self.shapes
            .iter()
            .any(|shape| shape.name == format!("{layer}.weight"))
    }

    /// Returns the weights of a layer, or its biases.
    fn tensor(&self, layer: &str, part: &str) -> &'n [f32] {
        let name = format!("{layer}.{part}");
        let at = self.shapes.iter().position(|shape| shape.name == name);
        at.map_or(&[], |at| &self.network.tensors[at])
    }

    fn relu(&mut self, x: &str) -> Name {
        self.graph.operation("Relu", &[x], &[])
    }

    fn reshaped(&mut self, x: &str, name: &str, axes: &[i64]) -> Name {
        let axes = self.graph.whole(name, &[axes.len()], axes);
        self.graph.operation("Reshape", &[x, &axes], &[])
    }

    /// Returns planes with the axes between layers.
    fn placed(&mut self, planes: &str, count: usize) -> Name {
        match self.mixing {
            Mixing::Convolution([rows, columns], _) => {
                let axes = [0, count as i64, rows as i64, columns as i64];
                self.reshaped(planes, "planes.axes", &axes)
            }
            Mixing::Gather(_) => {
                let order = [Attribute::Numbers("perm", &[0, 2, 1])];
                self.graph.operation("Transpose", &[planes], &order)
            }
        }
    }

    /// Returns what a layer mixes of so many channels.
    fn mix(&mut self, layer: &str, x: &str, inputs: usize) -> Name {
        let (weights, biases) = (self.tensor(layer, "weight"), self.tensor(layer, "bias"));
        let outputs = self.network.architecture.channels;
        let names = ["weight", "bias"].map(|part| format!("{layer}.{part}"));
        self.graph.real(&names[1], &[outputs], biases);
        match &self.mixing {
            Mixing::Convolution(_, places) => {
                let mut turned = Vec::with_capacity(weights.len());
                for output in 0..outputs {
                    for input in 0..inputs {
                        let weight =
                            |&place: &usize| weights[(place * inputs + input) * outputs + output];
                        turned.extend(places.iter().map(weight));
                    }
                }
                self.graph
                    .real(&names[0], &[outputs, inputs, SIDE, SIDE], &turned);
                let pads = [Attribute::Numbers("pads", &[1, 1, 1, 1])];
                self.graph
                    .operation("Conv", &[x, &names[0], &names[1]], &pads)
            }
            Mixing::Gather(around) => {
                let (cells, around) = (self.network.cells, around.clone());
                let neighbourhoods = self.network.neighbourhoods.len();
                let name = |part: &str| format!("{layer}.{part}");
                let pads = self.graph.whole(&name("pads"), &[6], &[0, 0, 0, 0, 1, 0]);
                let padded = self.graph.operation("Pad", &[x, &pads], &[]);
                let axes = [cells, neighbourhoods];
                let around = self.graph.whole(&name("around"), &axes, &around);
                let axis = [Attribute::Number("axis", 1)];
                let gathered = self.graph.operation("Gather", &[&padded, &around], &axis);
                let together = neighbourhoods * inputs;
                let axes = [0, cells as i64, together as i64];
                let rows = self.reshaped(&gathered, &name("axes"), &axes);
                self.graph.real(&names[0], &[together, outputs], weights);
                let product = self.graph.operation("MatMul", &[&rows, &names[0]], &[]);
                self.graph.operation("Add", &[&product, &names[1]], &[])
            }
        }
    }

    /// Returns the means of all channels over the board, and behind them their largest values.
    fn pool(&mut self, x: &str) -> Name {
        let axes: &[i64] = match self.mixing {
            Mixing::Convolution(..) => &[2, 3],
            Mixing::Gather(_) => &[1],
        };
        let over = || {
            [
                Attribute::Numbers("axes", axes),
                Attribute::Number("keepdims", 0),
            ]
        };
        let means = self.graph.operation("ReduceMean", &[x], &over());
        let largest = self.graph.operation("ReduceMax", &[x], &over());
        let axis = [Attribute::Number("axis", 1)];
        self.graph.operation("Concat", &[&means, &largest], &axis)
    }

    /// Returns channels of the whole board with axes by which they are added on each cell.
    fn everywhere(&mut self, whole: &str, channels: usize) -> Name {
        let axes: &[i64] = match self.mixing {
            Mixing::Convolution(..) => &[0, channels as i64, 1, 1],
            Mixing::Gather(_) => &[0, 1, channels as i64],
        };
        self.reshaped(whole, &format!("{whole}.axes"), axes)
    }

    /// Returns what is on each cell in one row.
    fn rows(&mut self, x: &str) -> Name {
        match self.mixing {
            Mixing::Convolution(..) => {
                let channels = self.network.architecture.channels as i64;
                let flat = self.reshaped(x, "rows.axes", &[0, channels, -1]);
                let order = [Attribute::Numbers("perm", &[0, 2, 1])];
                self.graph.operation("Transpose", &[&flat], &order)
            }
            Mixing::Gather(_) => x.to_owned(),
        }
    }

    /// Returns the sums of the last axis by the weights of a layer.
    fn dense(&mut self, layer: &str, x: &str) -> Name {
        let (weights, biases) = (self.tensor(layer, "weight"), self.tensor(layer, "bias"));
        let names = ["weight", "bias"].map(|part| format!("{layer}.{part}"));
        let outputs = biases.len();
        self.graph.real(
            &names[0],
            &[weights.len() / outputs.max(1), outputs],
            weights,
        );
        self.graph.real(&names[1], &[outputs], biases);
        let product = self.graph.operation("MatMul", &[x, &names[0]], &[]);
        self.graph.operation("Add", &[&product, &names[1]], &[])
    }
}

#[cfg(test)]
mod tests;
