//! The directions of a board in which windows lie.

use crate::game::{Cell, GameInfo};

/// The largest number of directions.
const MOST_DIRECTIONS: usize = 6;

/// A direction: from each cell to at most one other, and to each from at most one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    pub(super) next: Vec<Option<u32>>,
    pub(super) previous: Vec<Option<u32>>,
}

impl Direction {
    /// Returns the direction with these steps; `None` if there are none, or two that meet, or one that
    /// leads nowhere else.
    fn new(next: Vec<Option<u32>>) -> Option<Self> {
        let mut previous = vec![None; next.len()];
        for (from, to) in (0..).zip(&next) {
            if let Some(to) = to
                && (*to == from || previous[*to as usize].replace(from).is_some())
            {
                return None;
            }
        }
        next.iter()
            .any(Option::is_some)
            .then_some(Self { next, previous })
    }

    /// Returns whether most steps of one are steps of the other, there or back.
    fn is_like(&self, other: &Self) -> bool {
        let same = |steps: &[Option<u32>]| {
            let both = self.next.iter().zip(steps);
            both.filter(|(step, other)| step.is_some() && step == other)
                .count()
        };
        let steps = self.next.iter().flatten().count();
        2 * same(&other.next).max(same(&other.previous)) > steps
    }
}

/// Returns the directions of a board: those of its labels, with one for a label and that which leads
/// back; and, if there are few, those of a step in each of two, such as the diagonals of a board whose
/// labels are rows and columns.
pub(super) fn directions(game: &GameInfo) -> Vec<Direction> {
    let mut found = Vec::new();
    for label in game.labels.iter() {
        let steps = game.all_cells().map(|cell| label.target(cell));
        let steps = steps.map(|target| target.map(|cell| cell.index() as u32));
        add(&mut found, steps.collect());
    }
    found.truncate(MOST_DIRECTIONS);
    let mut all = found.clone();
    for (number, one) in found.iter().enumerate() {
        for other in &found[number + 1..] {
            for second in [&other.next, &other.previous] {
                add(&mut all, both(&one.next, second));
            }
        }
    }
    if all.len() > MOST_DIRECTIONS {
        found
    } else {
        all
    }
}

/// Adds a direction that is not known yet.
fn add(found: &mut Vec<Direction>, steps: Vec<Option<u32>>) {
    if let Some(direction) = Direction::new(steps)
        && !found.iter().any(|known| direction.is_like(known))
    {
        found.push(direction);
    }
}

/// Returns the steps of a step of one kind and one of another, in any order.
fn both(one: &[Option<u32>], other: &[Option<u32>]) -> Vec<Option<u32>> {
    let then = |cell: usize, first: &[Option<u32>], second: &[Option<u32>]| {
        first[cell].and_then(|between| second[between as usize])
    };
    let cells = 0..one.len();
    cells
        .map(|cell| then(cell, one, other).or_else(|| then(cell, other, one)))
        .collect()
}

/// Returns the cells from one on in a direction, that one first, and no more than so many.
pub(super) fn ahead(direction: &Direction, from: Cell, most: usize) -> Vec<u32> {
    let mut cells = vec![from.index() as u32];
    while let Some(last) = cells.last()
        && cells.len() < most
        && let Some(next) = direction.next[*last as usize]
    {
        cells.push(next);
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::steps;

    #[test]
    fn a_step_and_its_way_back_are_one_direction() {
        let mut found = Vec::new();
        for by in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1)] {
            add(&mut found, steps((4, 3), by));
        }
        assert_eq!(found.len(), 4);
    }

    #[test]
    fn diagonals_are_steps_in_two_directions_in_any_order() {
        let (right, up) = (steps((4, 3), (1, 0)), steps((4, 3), (0, 1)));
        assert_eq!(both(&right, &up), steps((4, 3), (1, 1)));
        // A hole in the way of one order is none in that of the other.
        let mut holed = right.clone();
        holed[0] = None;
        assert_eq!(both(&holed, &up)[0], Some(5));
    }

    #[test]
    fn steps_that_meet_or_stay_are_no_direction() {
        assert_eq!(Direction::new(vec![Some(2), Some(2), None]), None);
        assert_eq!(Direction::new(vec![Some(0), None]), None);
        assert_eq!(Direction::new(vec![None, None]), None);
        assert!(Direction::new(vec![Some(1), Some(0)]).is_some());
    }

    #[test]
    fn rows_end_at_the_border_or_after_so_many() {
        let right = Direction::new(steps((4, 1), (1, 0))).expect("it is a direction");
        assert_eq!(ahead(&right, Cell::new(1), 9), [1, 2, 3]);
        assert_eq!(ahead(&right, Cell::new(0), 2), [0, 1]);
        let round = Direction::new(vec![Some(1), Some(0)]).expect("it is a direction");
        assert_eq!(ahead(&round, Cell::new(0), 3), [0, 1, 0]);
    }
}
