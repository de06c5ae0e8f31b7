//! Distances: of changes from each other, and of pieces from where they win.

use std::collections::VecDeque;

use super::cells::Cells;
use super::found::Sphere;
use crate::effort::{Exhausted, Meter};

/// Returns the mean distance of two cells that turns change: the number of turns until what happens
/// on one can bear on the other, where it ever can. Per cell, `near` holds what a turn that changes
/// it looks at or changes. `None` if nothing bears on another cell.
pub(super) fn mean(near: &[Cells], meter: &Meter) -> Result<Option<f64>, Exhausted> {
    let reached = onward(near, meter)?;
    let (mut sum, mut pairs) = (0, 0);
    for (from, cells) in near.iter().enumerate() {
        if !cells.contains(from) {
            continue;
        }
        for (cell, distance) in search(&reached, [from], meter)?.into_iter().enumerate() {
            if let Some(distance) = distance.filter(|_| cell != from) {
                sum += usize::from(distance);
                pairs += 1;
            }
        }
    }
    Ok((pairs > 0).then(|| sum as f64 / pairs as f64))
}

/// Returns per cell the number of turns that a piece takes from there to one of some cells, where
/// `carried` holds per cell those that it comes to in one.
pub(super) fn to_goal(
    carried: &[Cells],
    goal: &[usize],
    meter: &Meter,
) -> Result<Vec<u16>, Exhausted> {
    let back = onward(carried, meter)?;
    let distances = search(&back, goal.iter().copied(), meter)?;
    let distances = distances.into_iter();
    Ok(distances
        .map(|distance| distance.unwrap_or(Sphere::NEVER))
        .collect())
}

/// Returns, per cell, the cells in whose sets it is.
fn onward(sets: &[Cells], meter: &Meter) -> Result<Vec<Vec<usize>>, Exhausted> {
    let mut onward = vec![Vec::new(); sets.len()];
    for (cell, set) in sets.iter().enumerate() {
        meter.spend(set.words())?;
        set.iter().for_each(|member| onward[member].push(cell));
    }
    Ok(onward)
}

/// Returns the least numbers of steps from some cells.
fn search(
    steps: &[Vec<usize>],
    from: impl IntoIterator<Item = usize>,
    meter: &Meter,
) -> Result<Vec<Option<u16>>, Exhausted> {
    let mut distances = vec![None; steps.len()];
    let mut todo = VecDeque::new();
    for cell in from {
        distances[cell] = Some(0);
        todo.push_back((cell, 0));
    }
    while let Some((cell, distance)) = todo.pop_front() {
        meter.spend(steps[cell].len())?;
        for &next in &steps[cell] {
            if distances[next].is_none() {
                distances[next] = Some(distance + 1);
                todo.push_back((next, distance + 1));
            }
        }
    }
    Ok(distances)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(rows: &[&[usize]]) -> Vec<Cells> {
        let set = |row: &&[usize]| {
            let mut set = Cells::new(rows.len());
            row.iter().for_each(|&cell| set.insert(cell));
            set
        };
        rows.iter().map(set).collect()
    }

    #[test]
    fn the_mean_distance_is_over_pairs_that_bear_on_each_other() {
        // Cells of a turn that changes each cell, and the mean.
        type Row<'t> = (&'static str, &'t [&'t [usize]], Option<f64>);
        let table: [Row<'_>; 6] = [
            ("a row", &[&[0, 1], &[0, 1, 2], &[1, 2]], Some(8.0 / 6.0)),
            (
                "all at once",
                &[&[0, 1, 2], &[0, 1, 2], &[0, 1, 2]],
                Some(1.0),
            ),
            (
                "two parts",
                &[&[0, 1], &[0, 1], &[2, 3], &[2, 3]],
                Some(1.0),
            ),
            ("each alone", &[&[0], &[1]], None),
            ("one way", &[&[0], &[0, 1], &[1, 2]], Some(4.0 / 3.0)),
            ("a cell that never changes", &[&[0, 1], &[]], None),
        ];
        for (name, near, expected) in table {
            assert_eq!(
                mean(&sets(near), &Meter::unlimited()).unwrap(),
                expected,
                "{name}"
            );
        }
    }

    #[test]
    fn the_distance_from_the_goal_is_the_least_number_of_turns() {
        let never = Sphere::NEVER;
        let carried = sets(&[&[1], &[2, 3], &[4], &[], &[4], &[0]]);
        assert_eq!(
            to_goal(&carried, &[4], &Meter::unlimited()).unwrap(),
            [3, 2, 1, never, 0, 4]
        );
        assert_eq!(
            to_goal(&carried, &[3, 4], &Meter::unlimited()).unwrap(),
            [2, 1, 1, 0, 0, 3]
        );
        assert_eq!(
            to_goal(&carried, &[], &Meter::unlimited()).unwrap(),
            [never; 6]
        );
    }
}
