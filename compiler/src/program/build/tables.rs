//! The tables that functions ask for while they are built, and how they are called.

use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::HashSet;

use self::words::words;
use crate::effort::Meter;
use crate::machine::{Relation, RelationClass, RelationId};
use crate::model::CellId;
use crate::plan::Plan;
use crate::plan::costs::{LONGEST_CELL_LIST, MOST_SCANNED_WORDS};
use crate::program::passes::TableFacts;
use crate::program::tables::{Rows, SetRows, TableForm, domain, targets};
use crate::program::{Expr, Name, TableSet, fresh};

mod words;

/// The tables that the program has asked for so far.
pub(super) struct Tables<'p> {
    plan: &'p Plan<'p>,
    /// The meter of the work of building.
    pub(super) meter: &'p Meter,
    /// The short sequences of labels that relations stand for, to name tables by them.
    words: FxHashMap<Relation, String>,
    found: RefCell<TableSet>,
    taken: RefCell<HashSet<String>>,
}

/// Returns a table as a value.
fn table(name: &Name) -> Expr {
    Expr::Table(name.clone())
}

impl<'p> Tables<'p> {
    pub(super) fn new(plan: &'p Plan<'p>, meter: &'p Meter) -> Self {
        Self {
            plan,
            meter,
            words: words(&plan.game.board, meter),
            found: RefCell::default(),
            taken: RefCell::default(),
        }
    }

    /// Returns the tables.
    pub(super) fn finish(self) -> TableSet {
        self.found.into_inner()
    }

    /// Returns what passes over the program have to know of the tables.
    pub(super) fn facts(&self) -> TableFacts {
        let cells = self.plan.layout.cells;
        let found = self.found.borrow();
        let full = found.relations.iter().filter(|((id, form), _)| match form {
            TableForm::Set => targets(self.relation(*id), self.meter).len() == cells,
            TableForm::Domain => domain(self.relation(*id), self.meter).len() == cells,
            _ => false,
        });
        let full = full.map(|(_, name)| name.clone());
        let masks = found.masks.iter().filter(|(mask, _)| mask.len() == cells);
        TableFacts {
            full: full.chain(masks.map(|(_, name)| name.clone())).collect(),
            whole_words: cells == 64 * self.plan.layout.words,
        }
    }

    fn relation(&self, id: RelationId) -> &Relation {
        self.plan.machine.relations.get(id)
    }

    /// Returns the table of a function.
    pub(super) fn function(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Function)
    }

    /// Returns the set of cells on which a restriction holds.
    pub(super) fn set(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Set)
    }

    /// Returns the targets from `cell` as a slice.
    pub(super) fn list(&self, relation: RelationId) -> Expr {
        if self.plan.machine.relations.class(relation) == RelationClass::Constant {
            return self.name(relation, TableForm::Row);
        }
        self.name(relation, TableForm::List).at(Expr::cell())
    }

    /// Returns the table of all targets as sets.
    pub(super) fn sets(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Sets)
    }

    /// Returns the table of all sources as sets, by target.
    pub(super) fn transposed_sets(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Sources)
    }

    /// Returns the table of rays of a direction: all cells reached by its steps.
    pub(super) fn rays(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Rays)
    }

    /// Returns a set of cells as a constant.
    pub(super) fn cells(&self, cells: &[CellId]) -> Expr {
        let masks = &mut self.found.borrow_mut().masks;
        let next = masks.len();
        let name = masks
            .entry(cells.to_vec())
            .or_insert_with(|| self.fresh(&format!("MASK_{next}")));
        table(name)
    }

    /// Returns a table that is no relation, called `name` or similar.
    pub(super) fn rows(&self, name: &str, rows: Rows) -> Expr {
        let tables = &mut self.found.borrow_mut().rows;
        table(tables.entry(rows).or_insert_with(|| self.fresh(name)))
    }

    /// Returns a table of a set for each cell, called `name` or similar.
    pub(super) fn sets_of(&self, name: &str, rows: Vec<Vec<CellId>>) -> Expr {
        let tables = &mut self.found.borrow_mut().sets;
        table(tables.entry(rows).or_insert_with(|| self.fresh(name)))
    }

    /// Returns a table of tuples of sets, called `name` or similar.
    pub(super) fn set_rows(&self, name: &str, rows: SetRows) -> Expr {
        let tables = &mut self.found.borrow_mut().set_rows;
        table(tables.entry(rows).or_insert_with(|| self.fresh(name)))
    }

    /// Returns the table of answers as the bits of words, called `name` or similar.
    pub(super) fn answers(&self, name: &str, words: &[u16]) -> Expr {
        let tables = &mut self.found.borrow_mut().answers;
        let name = tables
            .entry(words.to_vec())
            .or_insert_with(|| self.fresh(name));
        table(name)
    }

    fn fresh(&self, name: &str) -> Name {
        fresh(name, &mut self.taken.borrow_mut())
    }

    /// Returns the cells from which a displacement leads to a cell, as a constant; `None` if the
    /// bits of all other cells leave the words anyway.
    pub(super) fn mask(&self, from: &[CellId], by: i64) -> Option<Expr> {
        let bits = self.plan.layout.words as i64 * 64;
        let lost = |cell: usize| !(0..bits).contains(&(cell as i64 + by));
        let others = (0..self.plan.layout.cells)
            .filter(|&cell| from.binary_search(&CellId::from_index(cell)).is_err());
        if others.into_iter().all(lost) {
            return None;
        }
        Some(self.cells(from))
    }

    /// Returns the set of cells from which a relation leads anywhere.
    pub(super) fn domain(&self, relation: RelationId) -> Expr {
        self.name(relation, TableForm::Domain)
    }

    /// Returns the targets from `cell` as a set, where that is better than a list.
    pub(super) fn area(&self, relation: RelationId) -> Option<Expr> {
        let relations = &self.plan.machine.relations;
        let pairs = relations
            .get(relation)
            .pairs(self.meter)
            .unwrap_or_default();
        let few = self.plan.layout.words <= MOST_SCANNED_WORDS;
        let longest = LONGEST_CELL_LIST * self.plan.layout.words;
        match relations.class(relation) {
            RelationClass::Constant if few => Some(self.name(relation, TableForm::Set)),
            RelationClass::General if few && pairs > longest * self.plan.layout.cells => {
                Some(self.name(relation, TableForm::Sets).at(Expr::cell()))
            }
            _ => None,
        }
    }

    fn name(&self, id: RelationId, form: TableForm) -> Expr {
        let relations = &mut self.found.borrow_mut().relations;
        let name = relations
            .entry((id, form))
            .or_insert_with(|| self.name_of(id, form));
        table(name)
    }

    fn name_of(&self, id: RelationId, form: TableForm) -> Name {
        let relation = self.relation(id);
        let everywhere = relation
            .rows(self.meter)
            .unwrap_or_default()
            .iter()
            .all(|row| row.len() == self.plan.layout.cells);
        let name = match (form, self.words.get(relation)) {
            (TableForm::Rays, Some(word)) => format!("{word}_RAYS"),
            (TableForm::Sources, Some(word)) => format!("{word}_SOURCES"),
            (TableForm::Sets, Some(word)) => format!("{word}_SETS"),
            (TableForm::Domain, Some(word)) => format!("HAS_{word}"),
            (_, Some(word)) => word.clone(),
            (TableForm::Domain, None) => format!("FROM_{}", id.0),
            (TableForm::Row, None) => format!("CELLS_{}", id.0),
            (TableForm::Rays, None) => format!("RAYS_{}", id.0),
            (TableForm::Sources, None) => format!("SOURCES_{}", id.0),
            (TableForm::Set, None) if everywhere => "BOARD".to_owned(),
            (TableForm::Set, None) => format!("AREA_{}", id.0),
            (_, None) => format!("SHIFT_{}", id.0),
        };
        self.fresh(&name)
    }
}

#[cfg(test)]
mod tests;
