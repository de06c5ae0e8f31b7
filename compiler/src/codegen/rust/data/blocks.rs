//! Blocks of cells whose numbers differ by fixed strides, which cover sets of cells on regular boards.

use std::collections::BTreeMap;

use crate::model::{Board, Shape};

/// The number of lengths of edges that are tried as strides.
const MOST_LENGTHS: usize = 8;

/// A block of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::codegen::rust) struct Block {
    /// The first cell.
    pub(in crate::codegen::rust) first: usize,
    /// The number of cells in each direction.
    pub(in crate::codegen::rust) counts: Vec<usize>,
}

impl Block {
    /// Returns the cells of the block.
    fn cells(&self, strides: &[usize]) -> impl Iterator<Item = usize> {
        let all = self.counts.iter().product();
        (0..all).map(move |number| {
            let (mut rest, mut cell) = (number, self.first);
            for (count, stride) in self.counts.iter().zip(strides) {
                cell += rest % count * stride;
                rest /= count;
            }
            cell
        })
    }
}

/// Returns blocks that have each of some ascending cells once.
pub(in crate::codegen::rust) fn covering(cells: &[usize], strides: &[usize]) -> Vec<Block> {
    let mut left = vec![false; cells.last().map_or(0, |last| last + 1)];
    cells.iter().for_each(|&cell| left[cell] = true);
    let mut blocks = Vec::new();
    for &first in cells {
        if !left[first] {
            continue;
        }
        let counts = largest(&left, first, strides);
        let block = Block { first, counts };
        block.cells(strides).for_each(|cell| left[cell] = false);
        blocks.push(block);
    }
    blocks
}

/// Returns the strides that are worth trying on a board, each for as many directions as it has: rows
/// of neighbouring cells or of every other cell, as far apart as edges are long.
pub(in crate::codegen::rust) fn strides(board: &Board) -> Vec<Vec<usize>> {
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
            first,
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
    use super::*;
    use crate::testing::on_board;

    #[test]
    fn blocks_are_rectangles_and_layers_of_them() {
        let block = |first: usize, size: [usize; 3]| {
            let cells = (0..size[2]).flat_map(move |z| (0..size[1]).map(move |y| (y, z)));
            cells.flat_map(move |(y, z)| (0..size[0]).map(move |x| first + x + 10 * y + 50 * z))
        };
        type Case = (
            &'static str,
            Vec<usize>,
            &'static [usize],
            &'static [(usize, &'static [usize])],
        );
        let cases: [Case; 8] = [
            ("nothing", vec![], &[1, 10], &[]),
            ("a row", block(3, [4, 1, 1]).collect(), &[1], &[(3, &[4])]),
            (
                "a column",
                block(3, [1, 4, 1]).collect(),
                &[1, 10],
                &[(3, &[1, 4])],
            ),
            (
                "a rectangle",
                block(3, [4, 3, 1]).collect(),
                &[1, 10],
                &[(3, &[4, 3])],
            ),
            (
                "layers",
                block(3, [4, 3, 2]).collect(),
                &[1, 10, 50],
                &[(3, &[4, 3, 2])],
            ),
            (
                "rows that follow each other",
                (0..25).collect(),
                &[1, 10],
                &[(0, &[25, 1])],
            ),
            (
                "layers that overlap",
                block(0, [5, 10, 1]).collect(),
                &[1, 10, 20],
                &[(0, &[5, 10, 1])],
            ),
            (
                "the larger part of an angle first",
                block(0, [5, 1, 1]).chain(block(10, [2, 4, 1])).collect(),
                &[1, 10],
                &[(0, &[2, 5]), (2, &[3, 1])],
            ),
        ];
        for (name, mut cells, strides, expected) in cases {
            cells.sort_unstable();
            let blocks = covering(&cells, strides);
            let mut covered: Vec<usize> = blocks
                .iter()
                .flat_map(|block| block.cells(strides))
                .collect();
            covered.sort_unstable();
            assert_eq!(covered, cells, "{name}");
            let blocks: Vec<_> = blocks
                .iter()
                .map(|block| (block.first, &*block.counts))
                .collect();
            assert_eq!(blocks, expected, "{name}");
        }
    }

    #[test]
    fn strides_are_the_lengths_of_edges() {
        let of = |board: &str| strides(&on_board(board, "->p {e} [x] ->q {x} [e]").board);
        let rows = "[e, e, e, e][e, e, e, e]";
        let rectangle = of(&format!("rectangle(up, down, left, right, {rows})"));
        assert_eq!(rectangle, [vec![1], vec![1, 4], vec![2, 8]]);
        let cuboid = of(&format!(
            "cuboid(up, down, left, right, under, over, [{rows}][{rows}])"
        ));
        let expected = [&[1][..], &[1, 4, 8], &[1, 4], &[1, 8], &[2, 8], &[2, 16]];
        assert_eq!(cuboid, expected);
    }
}
