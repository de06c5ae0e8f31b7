//! The order of the cells of a board that is written vertex by vertex.
//!
//! Sets of cells follow an edge by shifting: once for each difference between the numbers of a cell
//! and of its neighbour. Row by row there are few differences, in another order nearly as many as
//! cells. So where the order of the description is a poor one, cells are numbered in another.
//!
//! The orders that are tried follow a direction (a label, or one behind another) as far as it goes,
//! and put the chains of cells that this gives one behind the other along a second direction.

use rustc_hash::FxHashSet;
use std::collections::VecDeque;

use crate::model::{BoardCell, LabelId};

/// The most labels that are followed; those with the most edges are.
const MOST_LABELS: usize = 12;

/// The most edges that are looked at, those of each order again.
const MOST_EDGES: usize = 1 << 24;

/// The differences from which on it makes no difference how many there are: sets of cells then follow
/// a label by a table.
const MANY_DIFFERENCES: usize = 8;

/// Where a direction leads from each cell.
type Direction = Vec<Option<usize>>;

/// Returns the cells in the order with the fewest differences along edges among those that are tried,
/// if these are fewer by a third than in the order of the description: where there is less to gain,
/// users find the cells as they wrote them.
pub(super) fn better_order(cells: &[BoardCell], labels: usize) -> Option<Vec<usize>> {
    let directions = (0..labels).map(|label| direction(cells, LabelId::from_index(label)));
    let directions: Vec<Direction> = directions.collect();
    let own: Vec<usize> = (0..cells.len()).collect();
    let mut most = differences(&directions, &own) * 2 / 3;
    let mut best = None;
    let used = most_used(&directions);
    let ways = used.iter().map(|way| (*way).clone());
    let pairs = used
        .iter()
        .flat_map(|first| used.iter().map(move |second| (first, second)));
    let ways = ways.chain(pairs.filter_map(|(first, second)| behind(first, second)));
    let edges = cells.len() * labels;
    let mut tries = MOST_EDGES / edges.max(1);
    for way in ways {
        let chains = Chains::of(&way);
        for next in &used {
            // There is one difference for each label.
            if most < labels || tries == 0 {
                return best;
            }
            tries -= 1;
            let order = chains.along(next);
            let found = differences(&directions, &order);
            if found <= most {
                most = found - 1;
                best = Some(order);
            }
        }
    }
    best
}

fn direction(cells: &[BoardCell], label: LabelId) -> Direction {
    let target = |cell: &BoardCell| {
        let mut edges = cell.edges.iter();
        let edge = edges.find(|(own, _)| *own == label)?;
        Some(edge.1.index())
    };
    cells.iter().map(target).collect()
}

/// Returns the directions with the most edges.
fn most_used(directions: &[Direction]) -> Vec<&Direction> {
    let mut used: Vec<&Direction> = directions.iter().collect();
    used.sort_by_key(|direction| direction.iter().filter(|target| target.is_none()).count());
    used.truncate(MOST_LABELS);
    used
}

/// Returns the direction of two labels one behind the other; `None` if it leads nowhere else.
fn behind(first: &Direction, second: &Direction) -> Option<Direction> {
    let both = first.iter().map(|target| second[(*target)?]);
    let both: Direction = both.collect();
    let mut targets = (0..).zip(&both);
    let moves = targets.any(|(cell, target)| target.is_some_and(|target| target != cell));
    moves.then_some(both)
}

/// Returns how many differences between numbers of cells there are along each direction, as far as
/// that matters, altogether.
fn differences(directions: &[Direction], order: &[usize]) -> usize {
    let mut number = vec![0; order.len()];
    (0..).zip(order).for_each(|(at, &cell)| number[cell] = at);
    let of = |direction: &Direction| {
        let edges = (0..).zip(direction);
        let differences = edges.filter_map(|(cell, target): (usize, _)| {
            let (from, to): (usize, usize) = (number[cell], number[(*target)?]);
            Some(to.wrapping_sub(from))
        });
        let differences: FxHashSet<usize> = differences.collect();
        differences.len().min(MANY_DIFFERENCES)
    };
    directions.iter().map(of).sum()
}

/// The cells of a board, divided along a direction.
struct Chains {
    /// The cells of each chain, one behind the other.
    cells: Vec<Vec<usize>>,
    /// The chain of each cell.
    of_cell: Vec<usize>,
}

impl Chains {
    fn of(way: &Direction) -> Self {
        let mut is_target = vec![false; way.len()];
        for target in way.iter().flatten() {
            is_target[*target] = true;
        }
        let mut chains = Self {
            cells: Vec::new(),
            of_cell: vec![usize::MAX; way.len()],
        };
        // What nothing leads to begins a chain; what is left then goes round.
        let (targets, first): (Vec<usize>, Vec<usize>) =
            (0..way.len()).partition(|&cell| is_target[cell]);
        for cell in first.into_iter().chain(targets) {
            chains.follow(way, cell);
        }
        chains
    }

    /// Adds the chain that begins on a cell, if it is on none yet.
    fn follow(&mut self, way: &Direction, cell: usize) {
        let mut own = Vec::new();
        let mut next = Some(cell);
        while let Some(cell) = next.filter(|&cell| self.of_cell[cell] == usize::MAX) {
            self.of_cell[cell] = self.cells.len();
            own.push(cell);
            next = way[cell];
        }
        if !own.is_empty() {
            self.cells.push(own);
        }
    }

    /// Returns all cells: those of a chain one behind the other, and each chain behind those that lead
    /// to it along a direction, as far as they do not go round.
    fn along(&self, next: &Direction) -> Vec<usize> {
        let onward = |chain: usize| {
            let cells = self.cells[chain].iter();
            let targets = cells.filter_map(|&cell| next[cell]);
            let targets = targets.map(|target| self.of_cell[target]);
            targets.filter(move |&target| target != chain)
        };
        let mut before = vec![0usize; self.cells.len()];
        for chain in 0..self.cells.len() {
            onward(chain).for_each(|target| before[target] += 1);
        }
        let mut placed = vec![false; self.cells.len()];
        let first: Vec<usize> = (0..before.len())
            .filter(|&chain| before[chain] == 0)
            .collect();
        let mut order = Vec::with_capacity(next.len());
        // Each of the others may be on a circle.
        for chain in first.into_iter().chain(0..before.len()) {
            let mut todo = VecDeque::from([chain]);
            while let Some(chain) = todo.pop_front() {
                if std::mem::replace(&mut placed[chain], true) {
                    continue;
                }
                order.extend(&self.cells[chain]);
                for target in onward(chain) {
                    before[target] = before[target].saturating_sub(1);
                    if before[target] == 0 {
                        todo.push_back(target);
                    }
                }
            }
        }
        order
    }
}

#[cfg(test)]
mod tests;
