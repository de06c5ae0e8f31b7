//! The board of a convolutional network: what is around each cell, cut into tiles.

use crate::game::{Cell, Geometry};

/// The largest number of cells of a tile: the sums of a tile stay in registers.
const LARGEST_TILE: usize = 8;

/// A board, made ready.
///
/// Cells are *rows* of channels. Behind that of the last cell there is one of zeros, which stands for what is
/// beyond the board.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) cells: usize,
    /// For each neighbourhood and cell the row of what is there.
    rows: Vec<u32>,
    /// For each cell the neighbourhoods in which other cells have it, or it has itself, with these.
    around: Vec<Vec<(u32, u32)>>,
    pub(super) tiles: Vec<Tile>,
}

/// Some cells that are computed together: a power of two of them, one behind the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    pub(super) first: usize,
    pub(super) cells: usize,
    /// The neighbourhoods of which some cell of the tile has one.
    pub(super) neighbourhoods: Vec<u32>,
}

impl Board {
    /// Makes the board of a geometry ready.
    pub(super) fn new(geometry: &Geometry) -> Self {
        let cells = geometry.places.len();
        let row = |target: &Option<Cell>| target.map_or(cells, Cell::index) as u32;
        let neighbourhoods = &geometry.neighbourhoods;
        let rows = neighbourhoods.iter().flat_map(|of| of.targets.iter());
        let rows: Vec<u32> = rows.map(row).collect();
        let mut around = vec![Vec::new(); cells];
        for (number, of) in (0..).zip(neighbourhoods) {
            for (cell, target) in (0..).zip(&of.targets) {
                if let Some(target) = target {
                    around[target.index()].push((number, cell));
                }
            }
        }
        let mut tiles = Vec::new();
        let (mut first, mut size) = (0, LARGEST_TILE);
        while first < cells {
            while size > cells - first {
                size /= 2;
            }
            let used = (0..).zip(neighbourhoods).filter(|(_, of)| {
                let targets = &of.targets[first..first + size];
                targets.iter().any(Option::is_some)
            });
            tiles.push(Tile {
                first,
                cells: size,
                neighbourhoods: used.map(|(number, _)| number).collect(),
            });
            first += size;
        }
        Self {
            cells,
            rows,
            around,
            tiles,
        }
    }

    /// Returns the rows of what is around some cells in a neighbourhood.
    #[inline(always)]
    pub(super) fn rows<const CELLS: usize>(
        &self,
        neighbourhood: u32,
        first: usize,
    ) -> [usize; CELLS] {
        let rows = &self.rows[neighbourhood as usize * self.cells + first..][..CELLS];
        std::array::from_fn(|cell| rows[cell] as usize)
    }

    /// Returns the neighbourhoods in which cells have this one, with these cells.
    pub(super) fn around(&self, cell: usize) -> &[(u32, u32)] {
        &self.around[cell]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn cells_have_rows_and_those_beyond_the_board_the_last() {
        // Three cells in a row: each itself, and the one behind.
        let board = Board::new(&Geometry::of(Toy::<2>::game()));
        assert_eq!(board.rows::<3>(0, 0), [0, 1, 2]);
        assert_eq!(board.rows::<3>(1, 0), [1, 2, 3]);
        assert_eq!(board.rows::<2>(1, 1), [2, 3]);
        assert_eq!(board.around(0), [(0, 0)]);
        assert_eq!(board.around(1), [(0, 1), (1, 0)]);
    }

    #[test]
    fn tiles_hold_each_cell_once_and_no_neighbourhood_that_none_has() {
        let board = Board::new(&Geometry::of(Toy::<2>::game()));
        let tile = |first, cells, neighbourhoods: &[u32]| Tile {
            first,
            cells,
            neighbourhoods: neighbourhoods.to_vec(),
        };
        assert_eq!(board.tiles, [tile(0, 2, &[0, 1]), tile(2, 1, &[0])]);
    }
}
