//! Directions of a board: the labels, alone or in pairs, as functions from cells to cells, and the
//! lines of cells along them.

use std::collections::{BTreeMap, BTreeSet};

use super::condition::Line;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::model::{Board, CellId, LabelId};

/// Tests of pieces on cells.
type Tests = Vec<(CellId, PieceSet)>;

/// A direction.
struct Direction {
    /// The names of the labels that lead one step further.
    labels: Vec<String>,
    /// The next cell of each cell.
    next: Vec<Option<CellId>>,
    /// The cells from which a step leads to each cell.
    before: Vec<Vec<CellId>>,
}

/// The directions of a board, single labels first.
pub(super) struct Directions {
    all: Vec<Direction>,
}

impl Directions {
    pub(super) fn new(board: &Board, meter: &Meter) -> Result<Self, Exhausted> {
        let labels: Vec<LabelId> = (0..board.labels.len()).map(LabelId::from_index).collect();
        let mut words: Vec<Vec<LabelId>> = labels.iter().map(|&label| vec![label]).collect();
        for &first in &labels {
            words.extend(labels.iter().map(|&second| vec![first, second]));
        }
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for word in words {
            let step = |cell: CellId| {
                let mut labels = word.iter();
                labels.try_fold(cell, |at, &label| board.step(at, label))
            };
            let next: Vec<Option<CellId>> = board.cell_ids().map(step).collect();
            meter.spend(4 * next.len())?;
            let moves = next
                .iter()
                .enumerate()
                .any(|(cell, next)| next.is_some_and(|next| next.index() != cell));
            if !moves || !seen.insert(next.clone()) {
                continue;
            }
            let mut before = vec![Vec::new(); next.len()];
            for (cell, next) in board.cell_ids().zip(&next) {
                if let Some(next) = next {
                    before[next.index()].push(cell);
                }
            }
            let name = |label: &LabelId| board.labels[label.index()].clone();
            all.push(Direction {
                labels: word.iter().map(name).collect(),
                next,
                before,
            });
        }
        Ok(Self { all })
    }

    /// Returns the lines that some tests ask for: each for pieces on as many cells in a row, and
    /// perhaps for others beyond its ends.
    pub(super) fn line(&self, cubes: &[Tests], meter: &Meter) -> Result<Option<Line>, Exhausted> {
        let mut counts: BTreeMap<PieceSet, usize> = BTreeMap::new();
        for (_, pieces) in cubes.iter().flatten() {
            *counts.entry(*pieces).or_default() += 1;
        }
        let Some((pieces, _)) = counts
            .into_iter()
            .max_by_key(|&(pieces, count)| (count, pieces))
        else {
            return Ok(None);
        };
        let mut windows = Vec::new();
        let mut used = BTreeSet::new();
        let mut exact = false;
        for cube in cubes {
            let (run, ends): (Tests, Tests) = cube.iter().partition(|(_, set)| *set == pieces);
            let run: Vec<CellId> = run.into_iter().map(|(cell, _)| cell).collect();
            let Some((direction, run)) = self.in_order(&run, meter)? else {
                return Ok(None);
            };
            let (Some(&first), Some(&last)) = (run.first(), run.last()) else {
                return Ok(None);
            };
            let beyond = |cell: CellId| {
                direction.next[last.index()] == Some(cell)
                    || direction.before[first.index()].contains(&cell)
            };
            let apart = |set: PieceSet| (set & pieces).is_empty();
            if ends.len() > 2 || !ends.iter().all(|&(cell, set)| beyond(cell) && apart(set)) {
                return Ok(None);
            }
            exact |= !ends.is_empty();
            used.insert(direction.labels.clone());
            let run = run.into_iter().map(|cell| (cell, pieces));
            windows.push(run.chain(ends).collect::<Tests>());
        }
        windows.sort_unstable();
        let Some(length) = windows
            .iter()
            .map(|window| self.inside(window, pieces))
            .max()
        else {
            return Ok(None);
        };
        if length < 2
            || windows
                .iter()
                .any(|window| self.inside(window, pieces) != length)
        {
            return Ok(None);
        }
        Ok(Some(Line {
            pieces,
            length,
            exact,
            anywhere: windows.len() == self.lines(&used, length),
            directions: used.into_iter().collect(),
            windows,
        }))
    }

    fn inside(&self, window: &Tests, pieces: PieceSet) -> usize {
        window.iter().filter(|(_, set)| *set == pieces).count()
    }

    /// Returns the first direction in which some cells follow each other, and them in this order.
    fn in_order(
        &self,
        cells: &[CellId],
        meter: &Meter,
    ) -> Result<Option<(&Direction, Vec<CellId>)>, Exhausted> {
        for direction in &self.all {
            let within = |cell: &CellId| cells.contains(cell);
            let begins = |cell: &&CellId| !direction.before[cell.index()].iter().any(&within);
            let Some(first) = cells.iter().copied().find(|cell| begins(&cell)) else {
                continue;
            };
            let next = |at: &CellId| direction.next[at.index()];
            let order: Vec<CellId> = std::iter::successors(Some(first), next)
                .take(cells.len())
                .collect();
            meter.spend(cells.len())?;
            if order.len() == cells.len() && order.iter().all(within) {
                return Ok(Some((direction, order)));
            }
        }
        Ok(None)
    }

    /// Returns the number of lines of some length on the board in some directions.
    fn lines(&self, used: &BTreeSet<Vec<String>>, length: usize) -> usize {
        let directions = self
            .all
            .iter()
            .filter(|direction| used.contains(&direction.labels));
        let count = |direction: &Direction| {
            let whole = |&cell: &usize| {
                let next = |at: &CellId| direction.next[at.index()];
                let cells = std::iter::successors(Some(CellId::from_index(cell)), next);
                cells.take(length).count() == length
            };
            (0..direction.next.len()).filter(whole).count()
        };
        directions.map(count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;
    use crate::testing::grid;

    const E: PieceId = PieceId(0);
    const X: PieceId = PieceId(1);

    fn line(cubes: &[&[(u32, &[PieceId])]]) -> Option<Line> {
        let test = |&(cell, pieces): &(u32, &[PieceId])| (CellId(cell), PieceSet::of(pieces));
        let cubes: Vec<Tests> = cubes
            .iter()
            .map(|cube| cube.iter().map(test).collect())
            .collect();
        Directions::new(&grid("->p {e}").board, &Meter::unlimited())
            .unwrap()
            .line(&cubes, &Meter::unlimited())
            .unwrap()
    }

    /// Cells that all hold an `x`.
    fn row(cells: [u32; 3]) -> [(u32, &'static [PieceId]); 3] {
        cells.map(|cell| (cell, &[X][..]))
    }

    #[test]
    fn lines_are_cells_one_behind_the_other() {
        for cells in [[0, 1, 2], [2, 5, 8], [0, 4, 8], [8, 0, 4]] {
            assert_eq!(
                line(&[&row(cells)]).map(|line| line.length),
                Some(3),
                "{cells:?}"
            );
        }
        for cells in [[0, 1, 3], [0, 2, 5], [1, 3, 4]] {
            assert_eq!(line(&[&row(cells)]), None, "{cells:?}");
        }
        // Lines have one length.
        assert_eq!(line(&[&row([0, 1, 2]), &[(3, &[X]), (4, &[X])]]), None);
        assert_eq!(line(&[&[(0, &[X])]]), None);
    }

    #[test]
    fn lines_may_be_closed_by_other_pieces() {
        let closed: [(u32, &[PieceId]); 3] = [(0, &[X]), (1, &[X]), (2, &[E])];
        let line_of = |cube: &[(u32, &[PieceId])]| line(&[cube]);
        assert!(line_of(&closed).is_some_and(|line| line.exact && line.length == 2));
        let either = [closed[0], closed[1], (2, &[E, X][..])];
        assert_eq!(line_of(&either), None, "the row may go on");
        let elsewhere = [closed[0], closed[1], (5, &[E][..])];
        assert_eq!(line_of(&elsewhere), None, "not an end of the row");
    }

    #[test]
    fn lines_are_anywhere_if_all_are_there() {
        let rows = [row([0, 1, 2]), row([3, 4, 5]), row([6, 7, 8])];
        let anywhere = |rows: &[[(u32, &[PieceId]); 3]]| {
            let rows: Vec<&[_]> = rows.iter().map(|row| &row[..]).collect();
            line(&rows).map(|line| line.anywhere)
        };
        assert_eq!(anywhere(&rows), Some(true));
        assert_eq!(anywhere(&rows[1..]), Some(false));
    }
}
