//! What units at cells make of an example, and how they learn from it.

use super::model::{Parts, PartsMut, PatternShape};
use super::numbers::{add, add_groups, dot};
use crate::evaluate::NO_CELL;

/// The units at the cells of an example.
#[derive(Clone, Debug)]
pub(super) struct Local {
    shape: PatternShape,
    codes: Vec<u16>,
    contents: Vec<u8>,
    /// What the units at each cell see, how far they are on, and their slopes.
    seen: Vec<f32>,
    on: Vec<f32>,
    slopes: Vec<f32>,
    /// The sum of each unit over the cells, as far as it counts, and its slope before that.
    sums: Vec<f32>,
    sum_slopes: Vec<f32>,
}

impl Local {
    pub(super) fn new(shape: PatternShape) -> Self {
        let numbers = vec![0.0; shape.cells * shape.units];
        Self {
            codes: vec![0; shape.windows.count()],
            contents: vec![0; shape.cells],
            seen: numbers.clone(),
            on: numbers.clone(),
            slopes: numbers,
            sums: vec![0.0; shape.units],
            sum_slopes: vec![0.0; shape.units],
            shape,
        }
    }

    /// Looks at an example.
    pub(super) fn see(&mut self, inputs: &[u32], weights: &Parts<'_>) {
        let PatternShape { windows, units, .. } = &self.shape;
        self.contents.fill(windows.unseen());
        for &input in inputs {
            let (cell, content) = windows.on_cell(input);
            if cell != NO_CELL {
                self.contents[cell as usize] = content;
            }
        }
        self.codes.fill(0);
        for (cell, &content) in (0..).zip(&self.contents) {
            for (window, step) in windows.through(cell) {
                self.codes[window] += u16::from(content) * step;
            }
        }
        for seen in self.seen.chunks_exact_mut(*units) {
            seen.copy_from_slice(weights.window_biases);
        }
        for (window, &code) in self.codes.iter().enumerate() {
            let (cells, row) = windows.rows_of(window, code);
            let rows = weights.windows[row * units..].chunks_exact(*units);
            for (&cell, row) in cells.iter().zip(rows) {
                add_groups(&mut self.seen[cell as usize * units..][..*units], row);
            }
        }
        let on = self.on.iter_mut().zip(&self.seen);
        on.for_each(|(on, seen)| *on = seen.clamp(0.0, 1.0));
        self.slopes.fill(0.0);
    }

    /// Adds to what units of the hidden layer see.
    pub(super) fn mix(&mut self, weights: &Parts<'_>, hidden: &mut [f32]) {
        self.sums.fill(0.0);
        for on in self.on.chunks_exact(self.shape.units) {
            add_groups(&mut self.sums, on);
        }
        let scale = self.shape.pooling.scale();
        self.sums.iter_mut().for_each(|sum| *sum *= scale);
        let rows = weights.mixing.chunks_exact(hidden.len().max(1));
        for (&sum, row) in self.sums.iter().zip(rows) {
            add(hidden, row, sum);
        }
    }

    fn cell(&self, cell: usize) -> std::ops::Range<usize> {
        let units = self.shape.units;
        cell * units..(cell + 1) * units
    }

    /// Returns what units add for an action on a cell.
    pub(super) fn sum(&self, (cell, action): (usize, usize), weights: &Parts<'_>) -> f32 {
        dot(
            &self.on[self.cell(cell)],
            &weights.window_moves[self.cell(action)],
        )
    }

    /// Learns from the slope of that.
    pub(super) fn learn_action(
        &mut self,
        (cell, action): (usize, usize),
        slope: f32,
        weights: &Parts<'_>,
        slopes: &mut PartsMut<'_>,
    ) {
        let (cell, action) = (self.cell(cell), self.cell(action));
        add(
            &mut self.slopes[cell.clone()],
            &weights.window_moves[action.clone()],
            slope,
        );
        add(&mut slopes.window_moves[action], &self.on[cell], slope);
    }

    /// Learns from the slopes of what units of the hidden layer see, and of actions.
    pub(super) fn learn(&mut self, hidden: &[f32], weights: &Parts<'_>, slopes: &mut PartsMut<'_>) {
        let PatternShape { windows, units, .. } = &self.shape;
        let rows = weights.mixing.chunks_exact(hidden.len().max(1));
        let scale = self.shape.pooling.scale();
        let row_slopes = slopes.mixing.chunks_exact_mut(hidden.len().max(1));
        for (((slope, row), row_slopes), &sum) in self
            .sum_slopes
            .iter_mut()
            .zip(rows)
            .zip(row_slopes)
            .zip(&self.sums)
        {
            *slope = scale * dot(row, hidden);
            add(row_slopes, hidden, sum);
        }
        let of_cells = self.slopes.chunks_exact_mut(*units);
        for (slopes_of, seen) in of_cells.zip(self.seen.chunks_exact(*units)) {
            for ((slope, sum_slope), seen) in slopes_of.iter_mut().zip(&self.sum_slopes).zip(seen) {
                *slope = if *seen > 0.0 && *seen < 1.0 {
                    *slope + sum_slope
                } else {
                    0.0
                };
            }
            add_groups(slopes.window_biases, slopes_of);
        }
        for (window, &code) in self.codes.iter().enumerate() {
            let (cells, row) = windows.rows_of(window, code);
            let rows = slopes.windows[row * units..].chunks_exact_mut(*units);
            for (&cell, row) in cells.iter().zip(rows) {
                add_groups(row, &self.slopes[cell as usize * units..][..*units]);
            }
        }
    }
}
