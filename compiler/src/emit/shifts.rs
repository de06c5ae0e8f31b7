//! Relations between cells as shifts of blocks of cells, which are short where boards are regular.

use std::collections::BTreeMap;
use std::fmt;

use super::text::bracketed;
use crate::effort::spend;
use crate::model::{Board, CellId, Shape};

/// The number of lengths of edges that are tried as strides.
const MOST_LENGTHS: usize = 8;

/// A relation as blocks of cells that are shifted as a whole; see [`rbg_runtime::codegen::Shifts`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shifts {
    /// The difference between neighbouring cells of a block, in each direction.
    strides: Vec<usize>,
    /// The blocks.
    blocks: Vec<Block>,
}

/// A block of cells that is shifted as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Block {
    /// The first cell and where it leads to.
    ends: [usize; 2],
    /// The number of cells in each direction.
    counts: Vec<usize>,
}

impl Shifts {
    /// Returns the shortest form of a relation as blocks with some of these `strides`, if it takes
    /// less than `limit` bytes.
    pub(super) fn shortest(
        rows: &[Vec<CellId>],
        strides: &[Vec<usize>],
        limit: usize,
    ) -> Option<Self> {
        let shifted = by_shift(rows);
        let pairs: usize = shifted.values().map(Vec::len).sum();
        let (mut shortest, mut limit) = (None, limit);
        for strides in strides {
            spend(pairs);
            if let Some(found) = Self::with_strides(&shifted, rows.len(), strides, limit) {
                limit = found.to_string().len();
                shortest = Some(found);
            }
        }
        shortest
    }

    /// Returns the expression of the relation, in several lines if it is long.
    pub(super) fn written(&self) -> String {
        let blocks = self.blocks.iter().map(Block::to_string);
        format!(
            "Shifts::new({:?}, &{})",
            self.strides,
            bracketed(blocks.collect())
        )
    }

    /// Returns the number of directions of each block.
    pub(super) fn directions(&self) -> usize {
        self.strides.len()
    }

    /// Returns the relation as blocks with certain strides, if it takes less than `limit` bytes.
    fn with_strides(
        shifted: &BTreeMap<i64, Vec<usize>>,
        cells: usize,
        strides: &[usize],
        limit: usize,
    ) -> Option<Self> {
        let mut shifts = Self {
            strides: strides.to_vec(),
            blocks: Vec::new(),
        };
        let mut length = shifts.to_string().len();
        for (by, from) in shifted {
            let mut left = vec![false; cells];
            from.iter().for_each(|&cell| left[cell] = true);
            for &first in from {
                if !left[first] {
                    continue;
                }
                let block = Block {
                    ends: [first, (first as i64 + by) as usize],
                    counts: largest(&left, first, strides),
                };
                block.cells(strides).for_each(|cell| left[cell] = false);
                length += block.to_string().len() + ", ".len();
                // The last comma is not there.
                if length >= limit + ", ".len() {
                    return None;
                }
                shifts.blocks.push(block);
            }
        }
        (shifts.to_string().len() < limit).then_some(shifts)
    }
}

impl Block {
    /// Returns the cells of the block.
    fn cells(&self, strides: &[usize]) -> impl Iterator<Item = usize> {
        let all = self.counts.iter().product();
        (0..all).map(move |number| {
            let (mut rest, mut cell) = (number, self.ends[0]);
            for (count, stride) in self.counts.iter().zip(strides) {
                cell += rest % count * stride;
                rest /= count;
            }
            cell
        })
    }
}

impl fmt::Display for Shifts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blocks: Vec<String> = self.blocks.iter().map(Block::to_string).collect();
        write!(
            f,
            "Shifts::new({:?}, &[{}])",
            self.strides,
            blocks.join(", ")
        )
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({:?}, {:?})", self.ends, self.counts)
    }
}

/// Returns the strides that are worth trying on a board, each for as many directions as it has: rows
/// of neighbouring cells or of every other cell, as far apart as edges are long.
pub(super) fn strides(board: &Board) -> Vec<Vec<usize>> {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for (cell, edges) in board.cells.iter().enumerate() {
        for (_, target) in &edges.edges {
            *counts.entry(target.index().abs_diff(cell)).or_default() += 1;
        }
    }
    let mut lengths: Vec<usize> = counts
        .keys()
        .copied()
        .filter(|length| *length > 1)
        .collect();
    lengths.sort_by_key(|length| std::cmp::Reverse(counts[length]));
    lengths.truncate(MOST_LENGTHS);
    let mut strides = vec![vec![1]];
    if let Shape::Cuboid { width, height, .. } = board.shape {
        let (width, layer) = (width as usize, width as usize * height as usize);
        strides.push(vec![1, width, layer]);
    }
    strides.extend(lengths.iter().map(|&length| vec![1, length]));
    strides.extend(lengths.iter().map(|&length| vec![2, 2 * length]));
    strides
}

/// Returns the cells that are shifted by each number.
fn by_shift(rows: &[Vec<CellId>]) -> BTreeMap<i64, Vec<usize>> {
    let mut shifted: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (cell, row) in rows.iter().enumerate() {
        for target in row {
            let by = target.index() as i64 - cell as i64;
            shifted.entry(by).or_default().push(cell);
        }
    }
    shifted
}

/// Returns how many cells there are in each direction in a large block of cells that are `left`,
/// from its first cell on.
fn largest(left: &[bool], first: usize, strides: &[usize]) -> Vec<usize> {
    let free = |cell: usize| left.get(cell).copied().unwrap_or(false);
    let [along, further @ ..] = strides else {
        return Vec::new();
    };
    let run = |from: usize, most: usize| {
        let cells = (0..most).take_while(|at| free(from + at * along));
        cells.count()
    };
    let mut counts = vec![run(first, usize::MAX)];
    let [across, further @ ..] = further else {
        return counts;
    };
    // The largest rectangle in the corner, from what its first rows have in common.
    let (mut common, mut rows, mut best) = (counts[0], 0, [counts[0], 1]);
    while common > 0 {
        rows += 1;
        if rows > 1 {
            // Rows do not overlap.
            common = common.min(across / along);
        }
        if common * rows > best[0] * best[1] {
            best = [common, rows];
        }
        common = run(first + rows * across, common);
    }
    counts = best.to_vec();
    for (number, stride) in further.iter().enumerate() {
        let block = Block {
            ends: [first; 2],
            counts: counts.clone(),
        };
        let layer = |at: &usize| {
            let mut cells = block.cells(&strides[..number + 2]);
            cells.all(|cell| free(cell + at * stride))
        };
        let extent: usize = block
            .cells(&strides[..number + 2])
            .map(|cell| cell - first)
            .max()
            .unwrap_or(0);
        let layers = if extent < *stride {
            (1..).take_while(layer).count()
        } else {
            0
        };
        counts.push(layers + 1);
    }
    counts
}

#[cfg(test)]
mod tests {
    use rbg_runtime::codegen;

    use super::*;
    use crate::model::LabelId;
    use crate::testing::on_board;

    /// The boards on which relations are tried, with the most bytes that steps along each label may
    /// take.
    const BOARDS: [(&str, usize); 4] = [
        (
            "rectangle(up, down, left, right, [e, e, e, e][e, e, e, e][e, e, e, e])",
            50,
        ),
        (
            "hexagon(nw, ne, east, se, sw, west, [e, e, e][e, e, e, e][e, e, e, e, e][e, e, e, e][e, e, e])",
            160,
        ),
        (
            "cuboid(up, down, left, right, under, over, \
             [[e, e, e, e][e, e, e, e]][[e, e, e, e][e, e, e, e]][[e, e, e, e][e, e, e, e]])",
            70,
        ),
        ("a[e]{up: b} b[e]{up: d} c[e]{up: a} d[e]{up: c}", 90),
    ];

    /// Returns the targets of each cell, as what is emitted computes them.
    fn rows<const D: usize>(shifts: &Shifts, cells: usize) -> Vec<Vec<CellId>> {
        let numbers = |list: &[usize]| <[usize; D]>::try_from(list).expect("as many directions");
        let blocks = shifts.blocks.iter();
        let blocks: Vec<_> = blocks
            .map(|block| (block.ends, numbers(&block.counts)))
            .collect();
        let sets = codegen::Shifts::new(numbers(&shifts.strides), &blocks).sets::<1, 64>();
        let row = |cell: usize| sets[cell].into_iter().map(CellId::from_index).collect();
        (0..cells).map(row).collect()
    }

    #[test]
    fn shifts_have_the_pairs_of_relations_on_all_kinds_of_boards() {
        for (board, most) in BOARDS {
            let board = &on_board(board, "->p {e} [x] ->q {x} [e]").board;
            let labels = (0..board.labels.len()).map(LabelId::from_index);
            let target = |cell, label| board.step(cell, label);
            let steps = labels.map(|label| {
                let rows = board
                    .cell_ids()
                    .map(|cell| target(cell, label).into_iter().collect());
                rows.collect::<Vec<Vec<CellId>>>()
            });
            let steps: Vec<Vec<Vec<CellId>>> = steps.collect();
            let all = board.cell_ids().map(|cell| {
                let mut row: Vec<CellId> =
                    steps.iter().flat_map(|s| s[cell.index()].clone()).collect();
                row.sort_unstable();
                row
            });
            let all = all.collect();
            let none = vec![Vec::new(); board.cells.len()];
            for (relation, most) in steps
                .iter()
                .map(|steps| (steps, most))
                .chain([(&all, 1000), (&none, 30)])
            {
                let shifts = Shifts::shortest(relation, &strides(board), most);
                let shifts = shifts.unwrap_or_else(|| panic!("{relation:?} takes less"));
                let found = match shifts.directions() {
                    1 => rows::<1>(&shifts, board.cells.len()),
                    2 => rows::<2>(&shifts, board.cells.len()),
                    _ => rows::<3>(&shifts, board.cells.len()),
                };
                assert_eq!(found, *relation, "{shifts}");
                let length = shifts.to_string().len();
                assert!(Shifts::shortest(relation, &strides(board), length).is_none());
            }
        }
    }

    #[test]
    fn blocks_are_rectangles_and_layers_of_them() {
        let block = |first: u32, size: [u32; 3]| {
            let cells = (0..size[2]).flat_map(move |z| (0..size[1]).map(move |y| (y, z)));
            cells.flat_map(move |(y, z)| (0..size[0]).map(move |x| first + x + 10 * y + 50 * z))
        };
        let cases: [(&str, Vec<u32>, &[usize], &str); 7] = [
            (
                "rows that follow each other",
                (0..25).collect(),
                &[1, 10],
                "([0, 1], [25, 1])",
            ),
            (
                "layers that overlap",
                block(0, [5, 10, 1]).collect(),
                &[1, 10, 20],
                "([0, 1], [5, 10, 1])",
            ),
            (
                "a row",
                block(3, [4, 1, 1]).collect(),
                &[1],
                "([3, 4], [4])",
            ),
            (
                "a column",
                block(3, [1, 4, 1]).collect(),
                &[1, 10],
                "([3, 4], [1, 4])",
            ),
            (
                "a rectangle",
                block(3, [4, 3, 1]).collect(),
                &[1, 10],
                "([3, 4], [4, 3])",
            ),
            (
                "layers",
                block(3, [4, 3, 2]).collect(),
                &[1, 10, 50],
                "([3, 4], [4, 3, 2])",
            ),
            (
                "the larger part of an angle first",
                block(0, [5, 1, 1]).chain(block(10, [2, 4, 1])).collect(),
                &[1, 10],
                "([0, 1], [2, 5]), ([2, 3], [3, 1])",
            ),
        ];
        for (name, cells, strides, expected) in cases {
            let number = cells.len();
            let mut rows = vec![Vec::new(); 150];
            for cell in cells {
                rows[cell as usize].push(CellId(cell + 1));
            }
            let shifts = Shifts::shortest(&rows, &[strides.to_vec()], 1000);
            let blocks = shifts.map(|shifts| {
                let cells = shifts.blocks.iter().flat_map(|block| block.cells(strides));
                assert_eq!(cells.count(), number, "{name}");
                let blocks = shifts.blocks.iter().map(Block::to_string);
                blocks.collect::<Vec<_>>().join(", ")
            });
            assert_eq!(blocks.as_deref(), Some(expected), "{name}");
        }
    }

    #[test]
    fn strides_are_the_lengths_of_edges() {
        let of = |board: &str| strides(&on_board(board, "->p {e} [x] ->q {x} [e]").board);
        assert_eq!(of(BOARDS[0].0), [vec![1], vec![1, 4], vec![2, 8]]);
        let cuboid = [&[1][..], &[1, 4, 8], &[1, 8], &[1, 4], &[2, 16], &[2, 8]];
        assert_eq!(of(BOARDS[2].0), cuboid);
    }
}
