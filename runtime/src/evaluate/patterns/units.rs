//! The units of patterns, made ready to be computed.

use super::weights::{LANES, MOST_UNITS, PatternWeights, Pooling};
use super::windows::{NO_CELL, Windows};
use crate::evaluate::hidden::INPUT_UNIT;

/// Some units.
type Lanes = [i16; LANES];

/// The units of patterns, made ready to be computed.
#[derive(Clone, Debug)]
pub(crate) struct PatternUnits {
    windows: Windows,
    /// The number of `LANES` of a row.
    blocks: usize,
    rows: Vec<Lanes>,
    /// What is added to what units of the hidden layer see: for each unit at a cell a row of them.
    mixing: Vec<i16>,
    pooling: Pooling,
    /// What units add for each action of a move.
    moves: Vec<Lanes>,
    /// A board of which no piece is seen.
    empty: PatternsSeen,
}

/// What units at cells see of a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct PatternsSeen {
    contents: Vec<u8>,
    /// The code of each window.
    codes: Vec<u16>,
    /// What the units at each cell see.
    cells: Vec<Lanes>,
    /// The windows whose code is changing, with the one before, and a mark at each of them.
    changing: Vec<(u32, u16)>,
    marks: Vec<bool>,
}

impl PatternUnits {
    /// Makes weights ready.
    pub(crate) fn new(weights: &PatternWeights, windows: Windows, cells: usize) -> Self {
        let blocks = weights.units.div_ceil(LANES);
        let lanes = |row: &[i16]| -> Vec<Lanes> {
            let mut lanes = vec![[0; LANES]; blocks];
            lanes.as_flattened_mut()[..row.len()].copy_from_slice(row);
            lanes
        };
        let rows = weights.rows.chunks(weights.units.max(1));
        let rows = rows.flat_map(|row| {
            let row: Vec<i16> = row.iter().map(|&weight| weight.into()).collect();
            lanes(&row)
        });
        let moves = weights.moves.chunks(weights.units.max(1));
        let mut units = Self {
            blocks,
            rows: rows.collect(),
            mixing: weights.mixing.clone(),
            pooling: Pooling::new(cells),
            moves: moves.flat_map(lanes).collect(),
            empty: PatternsSeen {
                contents: vec![windows.unseen(); cells],
                codes: vec![0; windows.count()],
                cells: lanes(&weights.biases).repeat(cells),
                changing: Vec::new(),
                marks: vec![false; windows.count()],
            },
            windows,
        };
        units.see_nothing();
        units
    }

    /// Lets the empty board be seen.
    fn see_nothing(&mut self) {
        let Self { windows, empty, .. } = self;
        let unseen = u16::from(windows.unseen());
        for cell in 0..empty.contents.len() {
            for (window, step) in windows.through(cell as u32) {
                empty.codes[window] += unseen * step;
            }
        }
        for (window, &code) in empty.codes.iter().enumerate() {
            let (cells, row) = windows.rows_of(window, code);
            let rows = self.rows[row * self.blocks..].chunks_exact(self.blocks);
            for (&cell, row) in cells.iter().zip(rows) {
                let seen = &mut empty.cells[cell as usize * self.blocks..][..self.blocks];
                add(seen, row);
            }
        }
    }

    /// Changes what is seen as inputs have come and gone.
    pub(crate) fn follow(&self, seen: &mut PatternsSeen, come: &[u32], gone: &[u32]) {
        if seen.contents.len() != self.empty.contents.len() {
            seen.clone_from(&self.empty);
        }
        for &input in gone {
            let (cell, _) = self.windows.on_cell(input);
            self.put(seen, cell, self.windows.unseen());
        }
        for &input in come {
            let (cell, content) = self.windows.on_cell(input);
            self.put(seen, cell, content);
        }
        match self.blocks {
            1 => self.change::<1>(seen),
            _ => self.change::<{ MOST_UNITS / LANES }>(seen),
        }
    }

    /// Changes what the units at the cells of windows see that are changing, of `B` blocks each.
    fn change<const B: usize>(&self, seen: &mut PatternsSeen) {
        let PatternsSeen {
            codes,
            cells: at_cells,
            changing,
            marks,
            ..
        } = seen;
        let (at_cells, _) = at_cells.as_chunks_mut::<B>();
        let (rows, _) = self.rows.as_chunks::<B>();
        for (window, before) in changing.drain(..) {
            let window = window as usize;
            marks[window] = false;
            let code = codes[window];
            if code == before {
                continue;
            }
            let (cells, now) = self.windows.rows_of(window, code);
            let (_, before) = self.windows.rows_of(window, before);
            let rows_of = rows[now..].iter().zip(&rows[before..]);
            for (&cell, (now, before)) in cells.iter().zip(rows_of) {
                let units = at_cells[cell as usize].as_flattened_mut().iter_mut();
                let both = now.as_flattened().iter().zip(before.as_flattened());
                for (unit, (now, before)) in units.zip(both) {
                    // On the way a unit may see more than it can of any position, but not at the end.
                    *unit = unit.wrapping_add(now.wrapping_sub(*before));
                }
            }
        }
    }

    /// Notes what is on a cell, and which windows are changing with it.
    #[inline]
    fn put(&self, seen: &mut PatternsSeen, cell: u32, content: u8) {
        if cell == NO_CELL {
            return;
        }
        let before = std::mem::replace(&mut seen.contents[cell as usize], content);
        let more = u16::from(content).wrapping_sub(u16::from(before));
        for (window, step) in self.windows.through(cell) {
            let code = &mut seen.codes[window];
            if !std::mem::replace(&mut seen.marks[window], true) {
                seen.changing.push((window as u32, *code));
            }
            *code = code.wrapping_add(more.wrapping_mul(step));
        }
    }

    /// Writes what is added to what units of the hidden layer see, in units of `INPUT_UNIT`.
    pub(crate) fn mix(&self, seen: &PatternsSeen, hidden: &mut [i32]) {
        hidden.fill(0);
        let sums = match self.blocks {
            1 => sums_of::<1>(&seen.cells),
            _ => sums_of::<{ MOST_UNITS / LANES }>(&seen.cells),
        };
        let rows = self.mixing.chunks_exact(hidden.len().max(1));
        for (sum, row) in sums.as_flattened().iter().zip(rows) {
            let sum = self.pooling.sum(*sum);
            for (hidden, weight) in hidden.iter_mut().zip(row) {
                *hidden += sum * i32::from(*weight);
            }
        }
        for hidden in hidden {
            *hidden = self.pooling.product(*hidden);
        }
    }

    /// Returns the sum for an action on a cell.
    #[inline]
    pub(crate) fn sum(&self, seen: &PatternsSeen, cell: usize, action: usize) -> i32 {
        let units = &seen.cells[cell * self.blocks..][..self.blocks];
        let weights = &self.moves[action * self.blocks..][..self.blocks];
        let mut sum = 0;
        for (units, weights) in units.iter().zip(weights) {
            let products = units.iter().zip(weights).map(|(&unit, &weight)| {
                i32::from(unit.clamp(0, INPUT_UNIT as i16)) * i32::from(weight)
            });
            sum += products.sum::<i32>();
        }
        sum
    }
}

/// Returns the sum of each unit over the cells, of `B` blocks each.
fn sums_of<const B: usize>(cells: &[Lanes]) -> [[i32; LANES]; MOST_UNITS / LANES] {
    /// The number of cells whose sums fit 16 bits.
    const TOGETHER: usize = i16::MAX as usize / INPUT_UNIT as usize;
    let mut sums = [[0i32; LANES]; MOST_UNITS / LANES];
    let (cells, _) = cells.as_chunks::<B>();
    for cells in cells.chunks(TOGETHER) {
        let mut part = [[0i16; LANES]; B];
        for units in cells {
            let units = units.as_flattened().iter();
            for (sum, unit) in part.as_flattened_mut().iter_mut().zip(units) {
                *sum += (*unit).clamp(0, INPUT_UNIT as i16);
            }
        }
        let part = part.as_flattened().iter();
        for (sum, part) in sums.as_flattened_mut().iter_mut().zip(part) {
            *sum += i32::from(*part);
        }
    }
    sums
}

/// Adds a row.
fn add(units: &mut [Lanes], row: &[Lanes]) {
    for (units, row) in units.iter_mut().zip(row) {
        for (unit, weight) in units.iter_mut().zip(row) {
            *unit = unit.wrapping_add(*weight);
        }
    }
}
