//! The board graph: cells and labelled edges.

use rbg_runtime::Cell;
use rbg_runtime::game::LabelInfo;

use super::ids::{CellId, LabelId, PieceId};

/// A directed graph with at most one edge per label leaving each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cells in the order of the description, unless in another one there are far fewer
    /// differences between the numbers of neighbours.
    pub cells: Vec<BoardCell>,
    /// The cell on which the game begins: the first of the description.
    pub start: CellId,
    /// The names of the direction labels, in the order of their numbers.
    pub labels: Vec<String>,
    /// The shape of the board.
    pub shape: Shape,
}

/// A cell: one vertex of the board graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCell {
    /// The canonical name (`rx2y0`, `hx1y3`, `cx0y0z1`) or the name given in a graph board.
    pub name: String,
    /// The piece that stands on the cell at the beginning.
    pub piece: PieceId,
    /// The column, row and layer over positions, holes counted; for graph boards the
    /// number in the order of the description, 0 and 0.
    pub place: [u32; 3],
    /// The outgoing edges, sorted by label.
    pub edges: Vec<(LabelId, CellId)>,
}

/// The shape of a board, by which the cells' `place` is to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Columns and rows.
    Rectangle {
        /// The number of columns.
        width: u32,
        /// The number of rows.
        height: u32,
    },
    /// Rows of hexagons that grow by one up to the widest and then shrink.
    Hexagon {
        /// The number of positions in each row.
        rows: Vec<u32>,
        /// The index of the widest row.
        widest: u32,
    },
    /// Layers of rectangles.
    Cuboid {
        /// The number of columns.
        width: u32,
        /// The number of rows.
        height: u32,
        /// The number of layers.
        depth: u32,
    },
    /// A hand-written graph.
    Graph,
}

impl Board {
    /// Returns the cell to which the edge `label` of `cell` leads, if there is one.
    pub fn step(&self, cell: CellId, label: LabelId) -> Option<CellId> {
        let edges = &self.cells[cell.index()].edges;
        let found = edges
            .binary_search_by_key(&label, |&(label, _)| label)
            .ok()?;
        Some(edges[found].1)
    }

    /// Returns the labels with their edges in the runtime's form.
    pub fn label_infos(&self) -> Vec<LabelInfo> {
        let labels = self.labels.iter().enumerate();
        let info = labels.map(|(number, name)| {
            let label = LabelId::from_index(number);
            let edges = self.cell_ids().filter_map(|cell| {
                let target = self.step(cell, label)?;
                Some((
                    Cell::from_index(cell.index()),
                    Cell::from_index(target.index()),
                ))
            });
            LabelInfo::from_edges(name.clone(), edges)
        });
        info.collect()
    }

    /// Returns all cells in order.
    pub fn cell_ids(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.cells.len()).map(CellId::from_index)
    }
}
