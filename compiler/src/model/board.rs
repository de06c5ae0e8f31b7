//! The board graph: cells and labelled edges.

use super::ids::{CellId, LabelId, PieceId};

/// A directed graph with at most one edge per label leaving each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cells in the order of the description; the first is the start cell.
    pub cells: Vec<BoardCell>,
    /// Names of the direction labels.
    pub labels: Vec<String>,
    /// The generator that described the board.
    pub shape: Shape,
}

/// One vertex of the board graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCell {
    /// Canonical name (`rx2y0`, `hx1y3`, `cx0y0z1`) or the name given in a
    /// graph board.
    pub name: String,
    /// The piece on it at the beginning.
    pub piece: PieceId,
    /// Column, row and layer over positions, holes counted; for graph boards
    /// the running number, 0 and 0.
    pub place: [u32; 3],
    /// Outgoing edges, sorted by label.
    pub edges: Vec<(LabelId, CellId)>,
}

/// What kind of board it is; the cells' `place` is to be read by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Columns and rows.
    Rectangle {
        /// Number of columns.
        width: u32,
        /// Number of rows.
        height: u32,
    },
    /// Rows of hexagons that grow by one up to the widest and then shrink.
    Hexagon {
        /// Positions in each row.
        rows: Vec<u32>,
        /// Index of the widest row.
        widest: u32,
    },
    /// Layers of rectangles.
    Cuboid {
        /// Number of columns.
        width: u32,
        /// Number of rows.
        height: u32,
        /// Number of layers.
        depth: u32,
    },
    /// A hand-written graph.
    Graph,
}

impl Board {
    /// Where the edge `label` of `cell` leads, if there is one.
    pub fn step(&self, cell: CellId, label: LabelId) -> Option<CellId> {
        let edges = &self.cells[cell.index()].edges;
        let found = edges
            .binary_search_by_key(&label, |&(label, _)| label)
            .ok()?;
        Some(edges[found].1)
    }

    /// All cells in order.
    pub fn cell_ids(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.cells.len()).map(CellId::from_index)
    }
}
