//! The labels of a board's edges.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use super::numbers::Cell;

/// A label of the board's edges, with all edges that have it: at most one leaves each cell.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Cell, Position};
///
/// let right = &Nim::game().labels[1];
/// assert_eq!(right.name, "right");
/// assert_eq!(right.target(Cell::new(3)), Some(Cell::new(4)));
/// assert_eq!(right.target(Cell::new(4)), None);
/// assert_eq!(right.edges().count(), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LabelInfo {
    /// The label's name.
    pub name: Cow<'static, str>,
    /// The edges in the order of the cells that they leave, in as few runs as there can be.
    runs: Cow<'static, [EdgeRun]>,
}

/// Edges with one label that leave cells with successive numbers and lead to cells with successive
/// numbers, which is what most edges of boards with rows do.
///
/// ```
/// use rbg_runtime::Cell;
/// use rbg_runtime::game::{EdgeRun, LabelInfo};
///
/// // From the first cell to the second, from that to the third.
/// static RUNS: [EdgeRun; 1] = [EdgeRun::new(0, 2, 1)];
/// let right = LabelInfo::new("right", &RUNS);
/// assert_eq!(right.target(Cell::new(1)), Some(Cell::new(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EdgeRun {
    /// The cell that the first edge leaves.
    pub first: Cell,
    /// The number of edges.
    pub length: u16,
    /// The cell to which the first edge leads.
    pub target: Cell,
}

impl EdgeRun {
    /// Creates a run of so many edges, from the number of the first cell and of its target.
    pub const fn new(first: u16, length: u16, target: u16) -> Self {
        Self {
            first: Cell::new(first),
            length,
            target: Cell::new(target),
        }
    }

    /// Returns the edges, from cell to cell.
    fn edges(self) -> impl Iterator<Item = (Cell, Cell)> {
        let at = |cell: Cell, offset: u16| Cell::new(cell.number().wrapping_add(offset));
        (0..self.length).map(move |offset| (at(self.first, offset), at(self.target, offset)))
    }
}

impl LabelInfo {
    /// Creates a label with its name and its edges, in the order of the cells that they leave.
    pub const fn new(name: &'static str, runs: &'static [EdgeRun]) -> Self {
        Self {
            name: Cow::Borrowed(name),
            runs: Cow::Borrowed(runs),
        }
    }

    /// Creates a label with its name and its edges, from cell to cell, in the order of the cells
    /// that they leave.
    pub fn from_edges(name: String, edges: impl IntoIterator<Item = (Cell, Cell)>) -> Self {
        let mut runs: Vec<EdgeRun> = Vec::new();
        for (cell, target) in edges {
            let continues = |run: &&mut EdgeRun| {
                let length = usize::from(run.length);
                run.first.index() + length == cell.index()
                    && run.target.index() + length == target.index()
            };
            match runs.last_mut().filter(continues) {
                Some(run) => run.length += 1,
                None => runs.push(EdgeRun {
                    first: cell,
                    length: 1,
                    target,
                }),
            }
        }
        Self {
            name: Cow::Owned(name),
            runs: Cow::Owned(runs),
        }
    }

    /// Returns the edges in runs.
    pub fn runs(&self) -> &[EdgeRun] {
        &self.runs
    }

    /// Returns the cell to which the edge of a cell leads; `None` if no edge with this label leaves
    /// it.
    pub fn target(&self, cell: Cell) -> Option<Cell> {
        let behind = self.runs.partition_point(|run| run.first <= cell);
        let run = self.runs[..behind].last()?;
        let offset = cell.number() - run.first.number();
        (offset < run.length).then(|| Cell::new(run.target.number().wrapping_add(offset)))
    }

    /// Returns the edges, from cell to cell, in the order of the cells that they leave.
    pub fn edges(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.runs.iter().flat_map(|run| run.edges())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_come_back_whatever_their_runs() {
        type Case<'a> = (&'a [(u16, u16)], &'a [EdgeRun]);
        let cases: [Case<'_>; 6] = [
            (&[], &[]),
            (&[(0, 1), (1, 2)], &[EdgeRun::new(0, 2, 1)]),
            (
                &[(0, 1), (2, 3)],
                &[EdgeRun::new(0, 1, 1), EdgeRun::new(2, 1, 3)],
            ),
            (
                &[(0, 1), (1, 1)],
                &[EdgeRun::new(0, 1, 1), EdgeRun::new(1, 1, 1)],
            ),
            (&[(1, 0), (2, 1)], &[EdgeRun::new(1, 2, 0)]),
            (&[(5, 65534)], &[EdgeRun::new(5, 1, 65534)]),
        ];
        for (edges, runs) in cases {
            let edges: Vec<(Cell, Cell)> = edges
                .iter()
                .map(|&(cell, target)| (Cell::new(cell), Cell::new(target)))
                .collect();
            let label = LabelInfo::from_edges("to".to_owned(), edges.iter().copied());
            assert_eq!(label.runs(), runs);
            assert_eq!(label.edges().collect::<Vec<_>>(), edges);
            for cell in (0..8).map(Cell::new) {
                let target = edges.iter().find(|(from, _)| *from == cell);
                assert_eq!(label.target(cell), target.map(|(_, to)| *to), "{cell}");
            }
        }
    }
}
