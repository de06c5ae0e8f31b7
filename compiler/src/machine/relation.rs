//! Relations between cells, which a part of the rules that consists of shifts describes.

use rustc_hash::FxHashMap;
use serde::Serialize;

use crate::effort::{Exhausted, Meter};
use crate::model::CellId;

/// The number of a relation in a [`Relations`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RelationId(pub u32);

impl RelationId {
    /// Returns the number as an index into a table with an entry per relation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A relation: for each cell a sorted list of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Relation {
    rows: Vec<Vec<CellId>>,
}

/// The classes of relations, from the most to the least special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RelationClass {
    /// Every cell leads to itself.
    Identity,
    /// Some cells lead to themselves: a test of the cell.
    Restriction,
    /// Every cell leads to at most one.
    Function,
    /// Every cell leads to the same cells.
    Constant,
    /// None of the other classes.
    General,
}

impl Relation {
    /// Creates the relation with these rows, one per cell, each sorted.
    pub fn new(rows: Vec<Vec<CellId>>) -> Self {
        Self { rows }
    }

    /// Returns the relation from every cell of a board to itself.
    pub fn identity(cells: usize) -> Self {
        Self {
            rows: (0..cells)
                .map(|cell| vec![CellId::from_index(cell)])
                .collect(),
        }
    }

    /// Returns the targets from a cell.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn targets(&self, cell: CellId, meter: &Meter) -> Result<&[CellId], Exhausted> {
        meter.spend(1)?;
        Ok(&self.rows[cell.index()])
    }

    /// Returns the rows in cell order.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn rows(&self, meter: &Meter) -> Result<&[Vec<CellId>], Exhausted> {
        // Most look at the first rows only.
        meter.spend(1 + self.rows.len() / 16)?;
        Ok(&self.rows)
    }

    /// Returns the number of pairs.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn pairs(&self, meter: &Meter) -> Result<usize, Exhausted> {
        meter.spend(self.rows.len() / 16)?;
        Ok(self.rows.iter().map(Vec::len).sum())
    }

    /// Returns about how many bytes it takes to store the relation under a number, by which it is
    /// found again.
    pub(crate) fn bytes(&self, meter: &Meter) -> Result<usize, Exhausted> {
        Ok(2 * (40 * self.rows.len() + size_of::<CellId>() * self.pairs(meter)?))
    }

    /// Returns all pairs of both relations.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn union(&self, other: &Self, meter: &Meter) -> Result<Self, Exhausted> {
        // Every row is an allocation.
        meter.spend(16 * self.rows.len() + self.pairs(meter)? + other.pairs(meter)?)?;
        let rows = self.rows.iter().zip(&other.rows).map(|(a, b)| {
            let mut row = Vec::with_capacity(a.len() + b.len());
            row.extend(a);
            row.extend(b);
            row.sort_unstable();
            row.dedup();
            row
        });
        Ok(Self {
            rows: rows.collect(),
        })
    }

    /// Returns the relation whose pairs are the same the other way round.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn reversed(&self, meter: &Meter) -> Result<Self, Exhausted> {
        meter.spend(self.rows.len() + self.pairs(meter)?)?;
        let mut rows = vec![Vec::new(); self.rows.len()];
        for (from, row) in self.rows.iter().enumerate() {
            let from = CellId::from_index(from);
            row.iter().for_each(|to| rows[to.index()].push(from));
        }
        Ok(Self { rows })
    }

    /// Returns whether no cell leads to one and the same cell by both relations.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn is_apart_from(&self, other: &Self, meter: &Meter) -> Result<bool, Exhausted> {
        meter.spend(self.rows.len() + self.pairs(meter)? + other.pairs(meter)?)?;
        let mut rows = self.rows.iter().zip(&other.rows);
        Ok(rows.all(|(a, b)| a.iter().all(|cell| b.binary_search(cell).is_err())))
    }

    /// Returns whether the relation leads nowhere from any cell.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn is_empty(&self, meter: &Meter) -> Result<bool, Exhausted> {
        Ok(self.rows(meter)?.iter().all(Vec::is_empty))
    }

    /// Returns whether two cells have a target in common.
    pub fn merges_cells(&self) -> bool {
        let mut seen = vec![false; self.rows.len()];
        let mut targets = self.rows.iter().flatten();
        targets.any(|target| std::mem::replace(&mut seen[target.index()], true))
    }

    /// Returns whether a function leads from some cell back to it.
    pub fn has_cycle(&self) -> bool {
        let cells = self.rows.len();
        (0..cells).any(|cell| {
            let next = |at: &usize| self.rows[*at].first().map(|cell| cell.index());
            std::iter::successors(Some(cell), next).nth(cells).is_some()
        })
    }

    /// Returns the most special class that the relation belongs to.
    pub fn class(&self) -> RelationClass {
        if self.rows.iter().all(|row| row.len() <= 1) {
            let stays = |(cell, row): (usize, &Vec<CellId>)| row.iter().all(|t| t.index() == cell);
            if !self.rows.iter().enumerate().all(stays) {
                RelationClass::Function
            } else if self.rows.iter().all(|row| row.len() == 1) {
                RelationClass::Identity
            } else {
                RelationClass::Restriction
            }
        } else if self.rows.windows(2).all(|pair| pair[0] == pair[1]) {
            RelationClass::Constant
        } else {
            RelationClass::General
        }
    }
}

/// A table of relations, each stored once.
#[derive(Clone, Debug, Default)]
pub struct Relations {
    all: Vec<Relation>,
    classes: Vec<RelationClass>,
    numbers: FxHashMap<Relation, RelationId>,
}

impl Relations {
    /// Stores a relation and returns its number.
    ///
    /// # Errors
    ///
    /// What ran out of the budget.
    pub fn intern(&mut self, relation: Relation, meter: &Meter) -> Result<RelationId, Exhausted> {
        meter.spend(relation.rows.len() + relation.pairs(meter)?)?;
        if let Some(&id) = self.numbers.get(&relation) {
            return Ok(id);
        }
        let id = RelationId(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
        meter.take_table_bytes(relation.bytes(meter)?)?;
        self.classes.push(relation.class());
        self.all.push(relation.clone());
        self.numbers.insert(relation, id);
        Ok(id)
    }

    /// Returns the relation with a number.
    pub fn get(&self, id: RelationId) -> &Relation {
        &self.all[id.index()]
    }

    /// Returns the class of a relation.
    pub fn class(&self, id: RelationId) -> RelationClass {
        self.classes[id.index()]
    }

    /// Returns whether a relation leads to no other cell.
    pub fn stays(&self, id: RelationId) -> bool {
        matches!(
            self.class(id),
            RelationClass::Identity | RelationClass::Restriction
        )
    }

    /// Returns all relations in order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (RelationId, &Relation)> {
        self.all
            .iter()
            .enumerate()
            .map(|(number, relation)| (RelationId(number as u32), relation))
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::testing::{anywhere, next, previous, relation_of};

    fn of(pairs: &[(u32, u32)]) -> Relation {
        relation_of(3, pairs.iter().copied())
    }

    #[test]
    fn the_class_of_a_relation_is_the_most_special_one() {
        use RelationClass::{Constant, Function, General, Identity, Restriction};
        let cases: [(&[(u32, u32)], RelationClass); 11] = [
            (&[(0, 0), (1, 1), (2, 2)], Identity),
            (&[(0, 0), (1, 1)], Restriction),
            (&[(1, 1), (2, 2)], Restriction),
            (&[], Restriction),
            (&[(0, 0), (1, 1), (2, 1)], Function),
            (&[(0, 2), (1, 2), (2, 2)], Function),
            (&[(0, 1), (1, 2)], Function),
            (&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)], Constant),
            (&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)], General),
            (&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (2, 2)], General),
            (&[(0, 0), (0, 1), (1, 1), (2, 2)], General),
        ];
        for (pairs, class) in cases {
            assert_eq!(of(pairs).class(), class, "{pairs:?}");
            let mut relations = Relations::default();
            let id = relations.intern(of(pairs), &Meter::unlimited()).unwrap();
            assert_eq!(relations.class(id), class, "{pairs:?}");
        }
        assert_eq!(Relation::identity(3), of(&[(0, 0), (1, 1), (2, 2)]));
        assert_eq!(anywhere(1).class(), Identity);
    }

    #[test]
    fn a_union_has_every_pair_once_and_in_order() {
        let union = of(&[(0, 2), (1, 1)])
            .union(&of(&[(0, 1), (1, 1), (2, 0)]), &Meter::unlimited())
            .unwrap();
        assert_eq!(union, of(&[(0, 1), (0, 2), (1, 1), (2, 0)]));
        assert_eq!(union.pairs(&Meter::unlimited()).unwrap(), 4);
    }

    #[test]
    fn relations_are_apart_that_have_no_pair_in_common() {
        assert!(
            next(3)
                .is_apart_from(&previous(3), &Meter::unlimited())
                .unwrap()
        );
        assert!(
            next(3)
                .is_apart_from(&of(&[]), &Meter::unlimited())
                .unwrap()
        );
        assert!(
            !anywhere(3)
                .is_apart_from(&of(&[(0, 1)]), &Meter::unlimited())
                .unwrap()
        );
        assert!(
            !next(3)
                .is_apart_from(&of(&[(0, 2), (1, 2)]), &Meter::unlimited())
                .unwrap()
        );
        assert!(
            !of(&[(0, 0), (0, 2)])
                .is_apart_from(&of(&[(0, 1), (0, 2)]), &Meter::unlimited())
                .unwrap()
        );
    }

    #[test]
    fn a_relation_is_empty_that_leads_nowhere_from_anywhere() {
        assert!(of(&[]).is_empty(&Meter::unlimited()).unwrap());
        assert!(!of(&[(1, 0)]).is_empty(&Meter::unlimited()).unwrap());
    }

    #[test]
    fn cells_are_merged_that_have_a_target_in_common() {
        assert!(!next(3).merges_cells());
        assert!(!of(&[(0, 1), (0, 2)]).merges_cells());
        assert!(of(&[(0, 2), (2, 2)]).merges_cells());
    }

    #[test]
    fn a_function_has_a_cycle_that_comes_back_to_a_cell() {
        assert!(!next(4).has_cycle());
        assert!(!of(&[]).has_cycle());
        assert!(of(&[(1, 1)]).has_cycle());
        assert!(of(&[(1, 2), (2, 1)]).has_cycle());
        assert!(of(&[(0, 1), (1, 2), (2, 0)]).has_cycle());
        assert!(of(&[(0, 1), (1, 1)]).has_cycle());
    }

    #[test]
    fn relations_are_stored_once() {
        let mut relations = Relations::default();
        let ids = [next(3), previous(3), next(3)]
            .map(|relation| relations.intern(relation, &Meter::unlimited()).unwrap());
        assert_eq!(ids, [RelationId(0), RelationId(1), RelationId(0)]);
        assert_eq!(relations.get(ids[1]), &previous(3));
        let all: Vec<RelationId> = relations.iter().map(|(id, _)| id).collect();
        assert_eq!(all, ids[..2]);
    }
}
