//! How the cells of a board lie: distances, its centre, its corners and its sides.

use std::collections::VecDeque;

use crate::effort::{Exhausted, Meter};
use crate::model::{Board, CellId};

/// The neighbours of each cell, whatever the direction of edges.
pub(super) fn neighbours(board: &Board) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); board.cells.len()];
    for (cell, of) in board.cells.iter().enumerate() {
        for &(_, target) in &of.edges {
            if target.index() != cell {
                all[cell].push(target.index());
                all[target.index()].push(cell);
            }
        }
    }
    for cells in &mut all {
        cells.sort_unstable();
        cells.dedup();
    }
    all
}

/// Returns the distance of each cell from the nearest of some cells; `None` where there is no way.
pub(super) fn distances(
    next: &[Vec<usize>],
    from: impl IntoIterator<Item = usize>,
    meter: &Meter,
) -> Result<Vec<Option<u32>>, Exhausted> {
    let mut found = vec![None; next.len()];
    let mut todo: VecDeque<usize> = from.into_iter().collect();
    for &cell in &todo {
        found[cell] = Some(0);
    }
    while let Some(cell) = todo.pop_front() {
        meter.spend(1 + next[cell].len())?;
        let reached = found[cell].map(|distance| distance + 1);
        for &other in &next[cell] {
            if found[other].is_none() {
                found[other] = reached;
                todo.push_back(other);
            }
        }
    }
    Ok(found)
}

/// Returns how near each cell is, from 1 on the spot to 0 at the largest distance; `None` if all
/// are equally near.
pub(super) fn proximity(distances: &[Option<u32>]) -> Option<Vec<f32>> {
    let far = distances.iter().flatten().max().copied().unwrap_or(0);
    let far = far + u32::from(distances.contains(&None));
    if far == 0 {
        return None;
    }
    let near = |distance: &Option<u32>| 1.0 - distance.unwrap_or(far) as f32 / far as f32;
    Some(distances.iter().map(near).collect())
}

/// Returns the cells from which the farthest cell is nearest.
pub(super) fn centre(next: &[Vec<usize>], meter: &Meter) -> Result<Vec<usize>, Exhausted> {
    let far = |cell| {
        let distances = distances(next, [cell], meter)?;
        // What cannot be reached is farther than all that can.
        let reach = |distance: &Option<u32>| distance.unwrap_or(u32::MAX);
        Ok(distances.iter().map(reach).max().unwrap_or(0))
    };
    let far: Vec<u32> = (0..next.len()).map(far).collect::<Result<_, _>>()?;
    let least = far.iter().min().copied();
    Ok((0..next.len())
        .filter(|&cell| Some(far[cell]) == least)
        .collect())
}

/// Returns the cells with the fewest neighbours; none if all have as many.
pub(super) fn corners(next: &[Vec<usize>]) -> Vec<usize> {
    let least = next.iter().map(Vec::len).min().unwrap_or(0);
    if next.iter().all(|cells| cells.len() == least) {
        return Vec::new();
    }
    (0..next.len())
        .filter(|&cell| next[cell].len() == least)
        .collect()
}

/// Returns the cells with fewer neighbours than others; none if all have as many.
pub(super) fn sides(next: &[Vec<usize>]) -> Vec<usize> {
    let most = next.iter().map(Vec::len).max().unwrap_or(0);
    (0..next.len())
        .filter(|&cell| next[cell].len() < most)
        .collect()
}

/// Returns cells by their indices.
pub(super) fn indices(cells: &[CellId]) -> impl Iterator<Item = usize> + Clone {
    cells.iter().map(|cell| cell.index())
}

/// Returns the length of the longest way to each cell, if no way comes back to where it was.
pub(super) fn ranks(next: &[Vec<usize>]) -> Option<Vec<u32>> {
    let mut incoming = vec![0; next.len()];
    for &cell in next.iter().flatten() {
        incoming[cell] += 1;
    }
    let mut ranks = vec![0; next.len()];
    let mut todo: Vec<usize> = (0..next.len())
        .filter(|&cell| incoming[cell] == 0)
        .collect();
    let mut done = 0;
    while let Some(cell) = todo.pop() {
        done += 1;
        for &other in &next[cell] {
            ranks[other] = ranks[other].max(ranks[cell] + 1);
            incoming[other] -= 1;
            if incoming[other] == 0 {
                todo.push(other);
            }
        }
    }
    (done == next.len()).then_some(ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a board of two rows of three cells.
    fn grid() -> Vec<Vec<usize>> {
        vec![
            vec![1, 3],
            vec![0, 2, 4],
            vec![1, 5],
            vec![0, 4],
            vec![1, 3, 5],
            vec![2, 4],
        ]
    }

    #[test]
    fn centre_corners_and_sides_are_told_by_distances_and_neighbours() {
        assert_eq!(centre(&grid(), &Meter::unlimited()).unwrap(), [1, 4]);
        assert_eq!(corners(&grid()), [0, 2, 3, 5]);
        assert_eq!(sides(&grid()), [0, 2, 3, 5]);
        let ring = vec![vec![1, 2], vec![0, 2], vec![0, 1]];
        assert!(corners(&ring).is_empty() && sides(&ring).is_empty());
        assert_eq!(centre(&ring, &Meter::unlimited()).unwrap(), [0, 1, 2]);
    }

    #[test]
    fn proximity_goes_from_the_spot_to_the_farthest_cell() {
        let near = |from: &[usize]| {
            proximity(&distances(&grid(), from.iter().copied(), &Meter::unlimited()).unwrap())
        };
        let [one, two] = [1.0, 2.0].map(|steps| 1.0 - steps / 3.0);
        let due = vec![1.0, one, two, one, two, 0.0];
        assert_eq!(near(&[0]), Some(due));
        assert_eq!(near(&[0, 1, 2, 3, 4, 5]), None);
        // What cannot be reached is farther than all that can.
        let apart = vec![vec![1], vec![0], vec![]];
        assert_eq!(
            proximity(&distances(&apart, [0], &Meter::unlimited()).unwrap()),
            Some(vec![1.0, 0.5, 0.0])
        );
    }

    #[test]
    fn ranks_are_longest_ways_where_none_comes_back() {
        let ways = vec![vec![1, 2], vec![2], vec![3], vec![]];
        assert_eq!(ranks(&ways), Some(vec![0, 1, 2, 3]));
        assert_eq!(ranks(&grid()), None);
    }
}
