//! Relations as a few constant displacements of cell numbers.
//!
//! On a rectangle, `up` takes every cell with a neighbour above to the cell
//! whose number is smaller by the width. A relation made of few such
//! displacements acts on a whole set of cells by one masked shift of machine
//! words for each.

use std::collections::BTreeMap;

use crate::effort::{Exhausted, Meter};
use crate::machine::relation::Relation;
use crate::model::CellId;

/// A part of a relation that adds the same number to every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Displacement {
    /// The number that is added to that of a cell.
    pub by: i64,
    /// The cells from which it leads anywhere.
    pub from: Vec<CellId>,
}

/// Returns the displacements that make up a relation, if they are at most `most`.
///
/// # Errors
///
/// What ran out of the budget.
pub fn displacements(
    relation: &Relation,
    most: usize,
    meter: &Meter,
) -> Result<Option<Vec<Displacement>>, Exhausted> {
    let mut parts: BTreeMap<i64, Vec<CellId>> = BTreeMap::new();
    for (cell, row) in relation.rows(meter)?.iter().enumerate() {
        for target in row {
            let by = i64::from(target.0) - cell as i64;
            parts.entry(by).or_default().push(CellId::from_index(cell));
            if parts.len() > most {
                return Ok(None);
            }
        }
    }
    Ok(Some(
        parts
            .into_iter()
            .map(|(by, from)| Displacement { by, from })
            .collect(),
    ))
}

/// A function from cells to cells that a whole set of cells can follow for many steps at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direction {
    /// Whether every step leads to a higher number, rather than a lower one.
    pub upward: bool,
    /// The number that every step adds to that of a cell, if it is always the same.
    pub by: Option<i64>,
    /// The cells to which steps lead.
    pub targets: Vec<CellId>,
    /// The largest number of steps one after the other.
    pub longest: usize,
    /// The cells that are reached by one step or more, per cell.
    pub rays: Relation,
}

/// Returns the direction that a function is, if all its steps lead to higher or all to lower
/// numbers, so that the first obstacle on a ray is its first or last cell.
///
/// # Errors
///
/// What ran out of the budget.
pub fn direction(relation: &Relation, meter: &Meter) -> Result<Option<Direction>, Exhausted> {
    let pairs = || {
        let rows = relation.rows(meter)?.iter().enumerate();
        Ok(rows.flat_map(|(cell, row)| row.iter().map(move |target| (cell, target.index()))))
    };
    let function = relation.rows(meter)?.iter().all(|row| row.len() <= 1);
    let upward = pairs()?.all(|(cell, target)| target > cell);
    if !function || !(upward || pairs()?.all(|(cell, target)| target < cell)) {
        return Ok(None);
    }
    let mut rows = Vec::new();
    for cell in 0..relation.rows(meter)?.len() {
        let mut ray = Vec::new();
        let mut at = cell;
        while let [next] = relation.rows(meter)?[at][..] {
            ray.push(next);
            at = next.index();
        }
        ray.sort_unstable();
        rows.push(ray);
    }
    let rays = Relation::new(rows);
    let by = displacements(relation, 1, meter)?.and_then(|parts| Some(parts.first()?.by));
    let mut targets: Vec<CellId> = pairs()?.map(|(_, t)| CellId::from_index(t)).collect();
    targets.sort_unstable();
    targets.dedup();
    let longest = rays.rows(meter)?.iter().map(Vec::len).max().unwrap_or(0);
    Ok(Some(Direction {
        upward,
        by,
        targets,
        longest,
        rays,
    }))
}

/// Returns the relation that leads back.
///
/// # Errors
///
/// What ran out of the budget.
pub fn transposed(relation: &Relation, meter: &Meter) -> Result<Relation, Exhausted> {
    let mut rows = vec![Vec::new(); relation.rows(meter)?.len()];
    for (cell, row) in relation.rows(meter)?.iter().enumerate() {
        for target in row {
            rows[target.index()].push(CellId::from_index(cell));
        }
    }
    Ok(Relation::new(rows))
}

#[cfg(test)]
mod tests {
    use crate::analysis::{direction, displacements, transposed};
    use crate::effort::Meter;
    use crate::machine::Relation;
    use crate::model::CellId;

    fn of(rows: &[&[u32]]) -> Relation {
        let row = |row: &&[u32]| row.iter().map(|&cell| CellId(cell)).collect();
        Relation::new(rows.iter().map(row).collect())
    }

    fn numbers(cells: &[CellId]) -> Vec<u32> {
        cells.iter().map(|cell| cell.0).collect()
    }

    /// Returns the relation to the right in two rows of three cells.
    fn right() -> Relation {
        of(&[&[1], &[2], &[], &[4], &[5], &[]])
    }

    /// Returns the relation down and down left in two rows of three cells.
    fn down_twice() -> Relation {
        of(&[&[3], &[3, 4], &[4, 5], &[], &[], &[]])
    }

    #[test]
    fn displacements_are_what_is_added_and_where() {
        type Case = (&'static str, Relation, &'static [(i64, &'static [u32])]);
        let cases: [Case; 5] = [
            ("right", right(), &[(1, &[0, 1, 3, 4])]),
            (
                "left",
                transposed(&right(), &Meter::unlimited()).unwrap(),
                &[(-1, &[1, 2, 4, 5])],
            ),
            ("down", down_twice(), &[(2, &[1, 2]), (3, &[0, 1, 2])]),
            ("here", Relation::identity(3), &[(0, &[0, 1, 2])]),
            ("nowhere", of(&[&[], &[]]), &[]),
        ];
        for (name, relation, expected) in cases {
            let parts = displacements(&relation, 2, &Meter::unlimited())
                .unwrap()
                .expect("there are at most two");
            let found: Vec<(i64, Vec<u32>)> = parts
                .iter()
                .map(|part| (part.by, numbers(&part.from)))
                .collect();
            let expected: Vec<(i64, Vec<u32>)> = expected
                .iter()
                .map(|(by, from)| (*by, from.to_vec()))
                .collect();
            assert_eq!(found, expected, "{name}");
        }
    }

    #[test]
    fn a_relation_of_more_displacements_than_allowed_is_not_taken_apart() {
        let three = right()
            .union(
                &transposed(&right(), &Meter::unlimited()).unwrap(),
                &Meter::unlimited(),
            )
            .unwrap()
            .union(&Relation::identity(6), &Meter::unlimited())
            .unwrap();
        assert!(
            displacements(&three, 2, &Meter::unlimited())
                .unwrap()
                .is_none()
        );
        assert_eq!(
            displacements(&three, 3, &Meter::unlimited())
                .unwrap()
                .map(|parts| parts.len()),
            Some(3)
        );
        assert!(
            displacements(&right(), 0, &Meter::unlimited())
                .unwrap()
                .is_none()
        );
    }

    #[test]
    fn a_direction_knows_its_rays() {
        let upward = of(&[&[4], &[3], &[], &[4], &[6], &[6], &[]]);
        let found = direction(&upward, &Meter::unlimited())
            .unwrap()
            .expect("every step leads up");
        assert!(found.upward);
        assert_eq!(found.by, None);
        assert_eq!(numbers(&found.targets), [3, 4, 6]);
        assert_eq!(found.longest, 3);
        let rays = of(&[&[4, 6], &[3, 4, 6], &[], &[4, 6], &[6], &[6], &[]]);
        assert_eq!(found.rays, rays);
        let found = direction(
            &transposed(&right(), &Meter::unlimited()).unwrap(),
            &Meter::unlimited(),
        )
        .unwrap()
        .expect("every step leads down");
        assert!(!found.upward);
        assert_eq!(found.by, Some(-1));
        assert_eq!(numbers(&found.targets), [0, 1, 3, 4]);
        assert_eq!(found.longest, 2);
        assert_eq!(found.rays, of(&[&[], &[0], &[0, 1], &[], &[3], &[3, 4]]));
    }

    #[test]
    fn steps_of_the_same_width_add_a_constant() {
        let by = |relation: &Relation| {
            direction(relation, &Meter::unlimited())
                .unwrap()
                .map(|found| found.by)
        };
        assert_eq!(by(&right()), Some(Some(1)));
        assert_eq!(by(&of(&[&[2], &[], &[]])), Some(Some(2)));
        assert_eq!(by(&of(&[&[1], &[3], &[], &[]])), Some(None));
        assert_eq!(by(&of(&[&[], &[]])), Some(None));
    }

    #[test]
    fn a_relation_that_forks_or_turns_is_no_direction() {
        assert!(
            direction(&of(&[&[1], &[], &[1]]), &Meter::unlimited())
                .unwrap()
                .is_none(),
            "up, then down"
        );
        assert!(
            direction(&of(&[&[], &[0], &[3], &[]]), &Meter::unlimited())
                .unwrap()
                .is_none(),
            "down, then up"
        );
        assert!(
            direction(&of(&[&[1, 2], &[], &[]]), &Meter::unlimited())
                .unwrap()
                .is_none(),
            "two cells at once, upward"
        );
        assert!(
            direction(&of(&[&[], &[], &[0, 1]]), &Meter::unlimited())
                .unwrap()
                .is_none(),
            "two cells at once, downward"
        );
        assert!(
            direction(&down_twice(), &Meter::unlimited())
                .unwrap()
                .is_none(),
            "several ways"
        );
    }

    #[test]
    fn a_cell_that_leads_to_itself_is_on_no_ray() {
        assert!(
            direction(&Relation::identity(2), &Meter::unlimited())
                .unwrap()
                .is_none()
        );
    }

    #[test]
    fn the_way_back_has_every_pair_the_other_way_round() {
        let back = of(&[&[], &[], &[], &[0, 1], &[1, 2], &[2]]);
        assert_eq!(
            transposed(&down_twice(), &Meter::unlimited()).unwrap(),
            back
        );
        assert_eq!(
            transposed(&back, &Meter::unlimited()).unwrap(),
            down_twice()
        );
    }
}
