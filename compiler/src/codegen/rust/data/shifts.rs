//! Relations between cells as shifts of blocks of cells, which are short where boards are regular.

use std::collections::BTreeMap;
use std::fmt;

use super::blocks::{Block, covering};
use super::text::bracketed;
use crate::effort::Meter;
use crate::model::CellId;

/// A relation as blocks of cells that are shifted as a whole; see [`rbg_runtime::codegen::Shifts`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shifts {
    /// The difference between neighbouring cells of a block, in each direction.
    strides: Vec<usize>,
    /// The blocks.
    blocks: Vec<Shifted>,
}

/// A block of cells that is shifted as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shifted {
    /// The block.
    block: Block,
    /// Where its first cell leads to.
    target: usize,
}

impl Shifts {
    /// Returns the shortest form of a relation as blocks with some of these `strides`, if it takes
    /// less than `limit` bytes.
    pub(super) fn shortest(
        rows: &[Vec<CellId>],
        strides: &[Vec<usize>],
        limit: usize,
        meter: &Meter,
    ) -> Option<Self> {
        let shifted = by_shift(rows);
        let pairs: usize = shifted.values().map(Vec::len).sum();
        let (mut shortest, mut limit) = (None, limit);
        for strides in strides {
            meter.note_steps(pairs);
            if let Some(found) = Self::with_strides(&shifted, strides, limit) {
                limit = found.to_string().len();
                shortest = Some(found);
            }
        }
        shortest
    }

    /// Returns the expression of the relation, in several lines if it is long.
    pub(super) fn written(&self) -> String {
        let blocks = self.blocks.iter().map(Shifted::to_string);
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
        strides: &[usize],
        limit: usize,
    ) -> Option<Self> {
        let mut shifts = Self {
            strides: strides.to_vec(),
            blocks: Vec::new(),
        };
        let mut length = 0;
        for (by, cells) in shifted {
            for block in covering(cells, strides) {
                let target = (block.first as i64 + by) as usize;
                let block = Shifted { block, target };
                length += block.to_string().len();
                shifts.blocks.push(block);
            }
            if length >= limit {
                return None;
            }
        }
        (shifts.to_string().len() < limit).then_some(shifts)
    }
}

impl fmt::Display for Shifts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blocks: Vec<String> = self.blocks.iter().map(Shifted::to_string).collect();
        let blocks = blocks.join(", ");
        write!(f, "Shifts::new({:?}, &[{blocks}])", self.strides)
    }
}

impl fmt::Display for Shifted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Block { first, counts } = &self.block;
        write!(f, "([{first}, {}], {counts:?})", self.target)
    }
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

#[cfg(test)]
mod tests {
    use rbg_runtime::codegen;

    use super::*;
    use crate::codegen::rust::data::blocks::strides;
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
            .map(|shifted| {
                let Block { first, counts } = &shifted.block;
                ([*first, shifted.target], numbers(counts))
            })
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
                let shifts = Shifts::shortest(relation, &strides(board), most, &Meter::unlimited());
                let shifts = shifts.unwrap_or_else(|| panic!("{relation:?} takes less"));
                let found = match shifts.directions() {
                    1 => rows::<1>(&shifts, board.cells.len()),
                    2 => rows::<2>(&shifts, board.cells.len()),
                    _ => rows::<3>(&shifts, board.cells.len()),
                };
                assert_eq!(found, *relation, "{shifts}");
                let length = shifts.to_string().len();
                assert!(
                    Shifts::shortest(relation, &strides(board), length, &Meter::unlimited())
                        .is_none()
                );
            }
        }
    }
}
