//! Relations as a few constant displacements of cell numbers.
//!
//! On a rectangle, `up` takes every cell with a neighbour above to the cell
//! whose number is smaller by the width. A relation made of few such
//! displacements acts on a whole set of cells by one masked shift of machine
//! words for each.

use std::collections::BTreeMap;

use super::relation::Relation;
use crate::model::CellId;

/// A part of a relation that adds the same number to every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Displacement {
    /// What is added to the number of a cell.
    pub by: i64,
    /// The cells from which it leads anywhere.
    pub from: Vec<CellId>,
}

/// The displacements that make up a relation, if they are at most `most`.
pub fn displacements(relation: &Relation, most: usize) -> Option<Vec<Displacement>> {
    let mut parts: BTreeMap<i64, Vec<CellId>> = BTreeMap::new();
    for (cell, row) in relation.rows().iter().enumerate() {
        for target in row {
            let by = i64::from(target.0) - cell as i64;
            parts.entry(by).or_default().push(CellId::from_index(cell));
            if parts.len() > most {
                return None;
            }
        }
    }
    Some(
        parts
            .into_iter()
            .map(|(by, from)| Displacement { by, from })
            .collect(),
    )
}

/// A function from cells to cells of which a set of cells can take many steps
/// at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direction {
    /// Whether every step leads to a higher number, rather than a lower.
    pub upward: bool,
    /// What every step adds to the number of a cell, if it is the same.
    pub by: Option<i64>,
    /// The cells to which steps lead.
    pub targets: Vec<CellId>,
    /// The largest number of steps one after the other.
    pub longest: usize,
    /// Per cell, all cells reached by one step or more.
    pub rays: Relation,
}

/// The direction that a function is, if all its steps lead to higher or all to
/// lower numbers, so that the first obstacle on a ray is its first or last cell.
pub fn direction(relation: &Relation) -> Option<Direction> {
    let pairs = || {
        let rows = relation.rows().iter().enumerate();
        rows.flat_map(|(cell, row)| row.iter().map(move |target| (cell, target.index())))
    };
    let function = relation.rows().iter().all(|row| row.len() <= 1);
    let upward = pairs().all(|(cell, target)| target > cell);
    if !function || !(upward || pairs().all(|(cell, target)| target < cell)) {
        return None;
    }
    let rows = (0..relation.rows().len()).map(|cell| {
        let mut ray = Vec::new();
        let mut at = cell;
        while let [next] = relation.rows()[at][..] {
            ray.push(next);
            at = next.index();
        }
        ray.sort_unstable();
        ray
    });
    let rays = Relation::new(rows.collect());
    let by = displacements(relation, 1).and_then(|parts| Some(parts.first()?.by));
    let mut targets: Vec<CellId> = pairs().map(|(_, t)| CellId::from_index(t)).collect();
    targets.sort_unstable();
    targets.dedup();
    let longest = rays.rows().iter().map(Vec::len).max().unwrap_or(0);
    Some(Direction {
        upward,
        by,
        targets,
        longest,
        rays,
    })
}

/// The relation that leads back.
pub fn transposed(relation: &Relation) -> Relation {
    let mut rows = vec![Vec::new(); relation.rows().len()];
    for (cell, row) in relation.rows().iter().enumerate() {
        for target in row {
            rows[target.index()].push(CellId::from_index(cell));
        }
    }
    Relation::new(rows)
}

#[cfg(test)]
mod tests {
    use super::{displacements, transposed};
    use crate::analysis::Relation;
    use crate::model::CellId;

    /// To the right in two rows of three cells.
    fn right() -> Relation {
        let rows = [&[1][..], &[2], &[], &[4], &[5], &[]];
        Relation::new(
            rows.iter()
                .map(|row| row.iter().map(|&c| CellId(c)).collect())
                .collect(),
        )
    }

    #[test]
    fn a_direction_of_a_rectangle_is_one_displacement() {
        let parts = displacements(&right(), 1).expect("one displacement");
        assert_eq!((parts[0].by, parts[0].from.len()), (1, 4));
        let back = displacements(&transposed(&right()), 1).expect("one displacement");
        assert_eq!((back[0].by, back[0].from.len()), (-1, 4));
    }

    #[test]
    fn a_relation_of_many_displacements_is_not_taken_apart() {
        assert!(displacements(&right().union(&transposed(&right())), 1).is_none());
    }
}
