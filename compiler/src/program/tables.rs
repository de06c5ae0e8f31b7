//! The tables of a program: what they hold, and how they are called.

use std::collections::BTreeMap;

use super::Name;
use crate::effort::Meter;
use crate::machine::{Relation, RelationClass, RelationId};
use crate::model::CellId;

/// The forms in which a relation can be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TableForm {
    /// The target of each cell, or none.
    Function,
    /// The targets of each cell as a list.
    List,
    /// The targets from any cell as one list.
    Row,
    /// The targets of each cell as a set.
    Sets,
    /// The cells that lead to each cell, as a set.
    Sources,
    /// All cells that are reached from each cell by repeating the relation, as a set.
    Rays,
    /// One set.
    Set,
    /// The set of cells that have targets.
    Domain,
}

impl TableForm {
    /// Returns whether the form is a table with an entry for each cell.
    pub fn is_table(self) -> bool {
        !matches!(self, Self::Row | Self::Set | Self::Domain)
    }
}

/// An entry of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// The number of a modifier.
    Code(i64),
    /// Several sets of cells.
    Sets(Vec<Vec<CellId>>),
    /// Places on lines: a line, and how far along it.
    Places(Vec<(usize, usize)>),
}

/// A table with an entry per cell or per control state.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rows {
    /// The entries, one for each cell or control state.
    pub rows: Vec<Entry>,
    /// The entry for places beyond the last one.
    pub padding: Entry,
}

/// Sets of cells, as many for each tuple.
pub type Tuple = Vec<Vec<CellId>>;

/// A table of tuples of sets of cells, some for each cell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetRows {
    /// The number of sets in a tuple.
    pub sets: usize,
    /// The tuples of each cell.
    pub rows: Vec<Vec<Tuple>>,
    /// How rows are stored.
    pub fill: Fill,
}

/// How rows of different lengths are stored.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fill {
    /// As lists.
    Lists,
    /// As arrays of one length, of the last tuple again and again; of this one if there is none.
    Repeat(usize, Tuple),
    /// As arrays of one length, of this tuple behind the last one.
    With(usize, Tuple),
}

/// The tables of a program.
#[derive(Clone, Debug, Default)]
pub struct TableSet {
    /// The tables of relations of the machine.
    pub relations: BTreeMap<(RelationId, TableForm), Name>,
    /// The sets of cells that are constants.
    pub masks: BTreeMap<Vec<CellId>, Name>,
    /// The tables of entries of several kinds.
    pub rows: BTreeMap<Rows, Name>,
    /// The tables of sets that are no relations of the machine.
    pub sets: BTreeMap<Vec<Vec<CellId>>, Name>,
    /// The tables of tuples of sets.
    pub set_rows: BTreeMap<SetRows, Name>,
    /// The tables of answers, as the bits of words.
    pub answers: BTreeMap<Vec<u16>, Name>,
}

impl TableSet {
    /// Returns the names of all tables.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        let names = self.relations.values().chain(self.masks.values());
        let names = names.chain(self.rows.values()).chain(self.sets.values());
        names
            .chain(self.set_rows.values())
            .chain(self.answers.values())
    }
}

/// Returns the cells that a set of a relation has: its targets.
pub fn targets(relation: &Relation, meter: &Meter) -> Vec<CellId> {
    match relation.class() {
        RelationClass::Constant => targets_from_any(relation, meter).to_vec(),
        _ => {
            let rows = relation.rows(meter).unwrap_or_default();
            rows.iter().flatten().copied().collect()
        }
    }
}

/// Returns the cells from which a relation leads anywhere.
pub fn domain(relation: &Relation, meter: &Meter) -> Vec<CellId> {
    let rows = relation.rows(meter).unwrap_or_default().iter();
    let cells = rows.enumerate().filter(|(_, row)| !row.is_empty());
    cells.map(|(cell, _)| CellId::from_index(cell)).collect()
}

/// Returns the targets of a relation that leads to the same ones from any cell.
pub fn targets_from_any<'r>(relation: &'r Relation, meter: &Meter) -> &'r [CellId] {
    let rows = relation.rows(meter).unwrap_or_default();
    rows.first().map_or(&[], Vec::as_slice)
}
