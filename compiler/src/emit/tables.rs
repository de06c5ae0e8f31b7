//! The relations between cells as constant tables.
//!
//! Tables are written as text of its own: a number a line, as a pretty-printer
//! would have it, is not readable.

use proc_macro2::Ident;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use self::form::Form;
use self::relations::relation_tables;
use self::words::words;
use super::blocks::strides;
use super::names::unique;
use super::text::{COMPUTED, cell_number, imported, list, set};
use crate::effort::Meter;
use crate::machine::{Relation, RelationClass, RelationId};
use crate::model::CellId;
use crate::plan::Plan;
use crate::program::passes::TableFacts;
use crate::program::{Expr, Helper, Mentions};

pub(super) use self::set_rows::{Fill, SetRows};

mod form;
mod relations;
mod set_rows;
mod words;

/// The number of cells, for each word of a set, beyond which rows become sets rather than lists:
/// go, with four neighbours and six words, plays faster with lists.
const LONGEST_LIST: usize = 2;

/// The number of words beyond which a set is not scanned.
const MOST_WORDS: usize = 16;

/// The tables that the emitted code has asked for so far.
pub(super) struct Tables<'p> {
    plan: &'p Plan<'p>,
    /// The meter of the work of emission.
    pub(super) meter: &'p Meter,
    /// The strides of blocks of cells that are worth trying.
    strides: Vec<Vec<usize>>,
    /// The short sequences of labels that relations stand for, to name tables by them.
    words: FxHashMap<Relation, String>,
    used: RefCell<BTreeMap<(RelationId, Form), Ident>>,
    masks: RefCell<BTreeMap<Vec<CellId>, Ident>>,
    others: RefCell<BTreeMap<Rows, Ident>>,
    /// The tables of sets that are no relations of the machine.
    sets: RefCell<BTreeMap<Vec<Vec<CellId>>, Ident>>,
    set_rows: RefCell<BTreeMap<SetRows, Ident>>,
    answers: RefCell<BTreeMap<Vec<u16>, Ident>>,
    taken: RefCell<HashSet<String>>,
}

/// A table with an entry per cell or per control state: the type of an entry, and
/// the entries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rows {
    /// The type of an entry of the table.
    pub(super) entry: String,
    /// The entries, one for each cell or control state.
    pub(super) rows: Vec<String>,
    /// The entry for places beyond the last one.
    pub(super) padding: String,
}

/// Returns a table as a value.
fn table(name: &Ident) -> Expr {
    Expr::Table(name.to_string().into())
}

impl<'p> Tables<'p> {
    pub(super) fn new(plan: &'p Plan<'p>, meter: &'p Meter) -> Self {
        Self {
            plan,
            meter,
            strides: strides(&plan.game.board),
            words: words(&plan.game.board, meter),
            used: RefCell::default(),
            masks: RefCell::default(),
            others: RefCell::default(),
            sets: RefCell::default(),
            set_rows: RefCell::default(),
            answers: RefCell::default(),
            taken: RefCell::default(),
        }
    }

    /// Returns what passes over the program have to know of the tables.
    pub(super) fn facts(&self) -> TableFacts {
        let cells = self.plan.layout.cells;
        let of_relations = self.used.borrow();
        let full = of_relations.iter().filter(|((id, form), _)| match form {
            Form::Set => self.targets_of_all(*id).len() == cells,
            Form::Domain => self.domain_of(*id).len() == cells,
            _ => false,
        });
        let full = full.map(|(_, name)| name.to_string().into());
        let masks = self.masks.borrow();
        let masks = masks.iter().filter(|(mask, _)| mask.len() == cells);
        TableFacts {
            full: full
                .chain(masks.map(|(_, name)| name.to_string().into()))
                .collect(),
            whole_words: cells == 64 * self.plan.layout.words,
        }
    }

    /// Returns the table of a function.
    pub(super) fn function(&self, relation: RelationId) -> Expr {
        self.name(relation, Form::Function)
    }

    /// Returns the set of cells on which a restriction holds.
    pub(super) fn set(&self, relation: RelationId) -> Expr {
        self.name(relation, Form::Set)
    }

    /// Emits the targets from `cell` as a slice.
    pub(super) fn list(&self, relation: RelationId) -> Expr {
        if self.plan.machine.relations.class(relation) == RelationClass::Constant {
            return self.name(relation, Form::Row);
        }
        self.name(relation, Form::List).at(Expr::cell())
    }

    /// Returns the table of all targets as sets.
    pub(super) fn sets(&self, relation: RelationId) -> Expr {
        self.name(relation, Form::Sets)
    }

    /// Returns the table of all sources as sets, by target.
    pub(super) fn transposed_sets(&self, relation: RelationId) -> Expr {
        self.name(relation, Form::Sources)
    }

    /// Returns the table of rays of a direction: all cells reached by its steps.
    pub(super) fn rays(&self, relation: RelationId) -> Expr {
        self.name(relation, Form::Rays)
    }

    /// Returns a set of cells as a constant.
    pub(super) fn cells(&self, cells: &[CellId]) -> Expr {
        let mut masks = self.masks.borrow_mut();
        let next = masks.len();
        let name = masks
            .entry(cells.to_vec())
            .or_insert_with(|| unique(&format!("MASK_{next}"), &mut self.taken.borrow_mut()));
        table(name)
    }

    /// Returns a table that is no relation, called `name` or similar.
    pub(super) fn rows(&self, name: &str, rows: Rows) -> Expr {
        let mut others = self.others.borrow_mut();
        let name = others
            .entry(rows)
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        table(name)
    }

    /// Returns a table of a set for each cell, called `name` or similar.
    pub(super) fn sets_of(&self, name: &str, rows: Vec<Vec<CellId>>) -> Expr {
        let mut sets = self.sets.borrow_mut();
        let name = sets
            .entry(rows)
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        table(name)
    }

    /// Returns a table of tuples of sets, called `name` or similar.
    pub(super) fn set_rows(&self, name: &str, rows: SetRows) -> Expr {
        let mut tables = self.set_rows.borrow_mut();
        let name = tables
            .entry(rows)
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        table(name)
    }

    /// Returns the table of answers as the bits of words, called `name` or similar.
    pub(super) fn answers(&self, name: &str, words: &[u16]) -> Expr {
        let mut arrays = self.answers.borrow_mut();
        let name = arrays
            .entry(words.to_vec())
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        table(name)
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
        self.name(relation, Form::Domain)
    }

    /// Emits the targets from `cell` as a set, where that is better than a list.
    pub(super) fn area(&self, relation: RelationId) -> Option<Expr> {
        let relations = &self.plan.machine.relations;
        let pairs = relations
            .get(relation)
            .pairs(self.meter)
            .unwrap_or_default();
        let few = self.plan.layout.words <= MOST_WORDS;
        let longest = LONGEST_LIST * self.plan.layout.words;
        match relations.class(relation) {
            RelationClass::Constant if few => Some(self.name(relation, Form::Set)),
            RelationClass::General if few && pairs > longest * self.plan.layout.cells => {
                Some(self.name(relation, Form::Sets).at(Expr::cell()))
            }
            _ => None,
        }
    }

    /// Returns the type in which a table of tables refers to the table of a relation or holds a
    /// set.
    pub(super) fn reference(&self, name: &str) -> Option<String> {
        let layout = &self.plan.layout;
        let padded = layout.padded_cells;
        let integer = if layout.byte_cells { "u8" } else { "u16" };
        if self.masks.borrow().values().any(|mask| mask == name) {
            return Some("Cells".to_owned());
        }
        let used = self.used.borrow();
        let ((id, form), _) = used.iter().find(|(_, own)| *own == name)?;
        Some(match form {
            Form::Function => format!("&Table<{integer}, {padded}>"),
            Form::List => format!("&Table<&[{integer}], {padded}>"),
            Form::Row => format!("&[{integer}; {}]", self.targets_from_any(*id).len()),
            Form::Sets | Form::Sources | Form::Rays => format!("&Table<Cells, {padded}>"),
            Form::Set | Form::Domain => "Cells".to_owned(),
        })
    }

    /// Returns the cells that a set of a relation has: its targets.
    fn targets_of_all(&self, id: RelationId) -> Vec<CellId> {
        match self.plan.machine.relations.class(id) {
            RelationClass::Constant => self.targets_from_any(id).to_vec(),
            _ => {
                let rows = self
                    .plan
                    .machine
                    .relations
                    .get(id)
                    .rows(self.meter)
                    .unwrap_or_default();
                rows.iter().flatten().copied().collect()
            }
        }
    }

    /// Returns the cells from which a relation leads anywhere.
    fn domain_of(&self, id: RelationId) -> Vec<CellId> {
        let rows = self
            .plan
            .machine
            .relations
            .get(id)
            .rows(self.meter)
            .unwrap_or_default()
            .iter();
        let cells = rows.enumerate().filter(|(_, row)| !row.is_empty());
        cells.map(|(cell, _)| CellId::from_index(cell)).collect()
    }

    /// Returns the targets of a relation that leads to the same ones from any cell.
    fn targets_from_any(&self, id: RelationId) -> &[CellId] {
        let rows = self
            .plan
            .machine
            .relations
            .get(id)
            .rows(self.meter)
            .unwrap_or_default();
        rows.first().map_or(&[], Vec::as_slice)
    }

    fn name(&self, id: RelationId, form: Form) -> Expr {
        table(&self.ident(id, form))
    }

    fn ident(&self, id: RelationId, form: Form) -> Ident {
        let mut used = self.used.borrow_mut();
        let entry = used.entry((id, form)).or_insert_with(|| {
            let relation = self.plan.machine.relations.get(id);
            let everywhere = relation
                .rows(self.meter)
                .unwrap_or_default()
                .iter()
                .all(|row| row.len() == self.plan.layout.cells);
            let name = match (form, self.words.get(relation)) {
                (Form::Rays, Some(word)) => format!("{word}_RAYS"),
                (Form::Sources, Some(word)) => format!("{word}_SOURCES"),
                (Form::Sets, Some(word)) => format!("{word}_SETS"),
                (Form::Domain, Some(word)) => format!("HAS_{word}"),
                (_, Some(word)) => word.clone(),
                (Form::Domain, None) => format!("FROM_{}", id.0),
                (Form::Row, None) => format!("CELLS_{}", id.0),
                (Form::Rays, None) => format!("RAYS_{}", id.0),
                (Form::Sources, None) => format!("SOURCES_{}", id.0),
                (Form::Set, None) if everywhere => "BOARD".to_owned(),
                (Form::Set, None) => format!("AREA_{}", id.0),
                (_, None) => format!("SHIFT_{}", id.0),
            };
            unique(&name, &mut self.taken.borrow_mut())
        });
        entry.clone()
    }

    /// Emits the tables as a module, as far as they are `mentioned`: what asked for one may have
    /// been left out.
    pub(super) fn source(&self, mentioned: &Mentions) -> String {
        let layout = &self.plan.layout;
        let mut source = String::new();
        let used = self.used.borrow();
        let used = used.iter();
        let others = self.others.borrow();
        // Tables can be entries of other tables.
        let is_entry = |name: &str| {
            let mut rows = others.keys().flat_map(|table| &table.rows);
            rows.any(|row| row.contains(name))
        };
        let used = used.filter(|(_, name)| {
            let name = name.to_string();
            mentioned.has_table(&name) || is_entry(&name)
        });
        let used: BTreeMap<&(RelationId, Form), &Ident> = used.collect();
        let forms: HashSet<Form> = used.keys().map(|(_, form)| *form).collect();
        let integer = if layout.byte_cells { "u8" } else { "u16" };
        let padded = layout.padded_cells;
        let none = if layout.byte_cells { "255" } else { "65535" };
        if forms.contains(&Form::Function) {
            let _ = write!(
                source,
                "\n/// No such cell.\nconst NONE: {integer} = {none};\n"
            );
        }
        if mentioned.calls(Helper::Follow) {
            let _ = write!(
                source,
                "\n/// Where a table leads from a cell.\n#[inline]\n\
                 pub(crate) fn follow(table: &Table<{integer}, {padded}>, cell: usize) -> Option<usize> {{\n    \
                 let target = table[cell];\n    (target != NONE).then_some(target as usize)\n}}\n"
            );
        }
        if mentioned.calls(Helper::Look) {
            let _ = write!(
                source,
                "\n/// Where a table leads from a cell, and whether it leads anywhere.\n#[inline]\n\
                 pub(crate) fn look(table: &Table<{integer}, {padded}>, cell: usize) -> (usize, bool) {{\n    \
                 let target = table[cell];\n    (target as usize, target != NONE)\n}}\n"
            );
        }
        for (&(id, form), &name) in &used {
            match form {
                Form::Row => {
                    let targets = self.targets_from_any(*id);
                    let _ = write!(
                        source,
                        "\npub(crate) static {name}: [{integer}; {}] = [",
                        targets.len()
                    );
                    list(&mut source, targets.iter().map(cell_number));
                    source.push_str("];\n");
                }
                Form::Domain => {
                    let cells = set(&self.domain_of(*id), layout.words);
                    let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
                }
                Form::Set => {
                    let cells = set(&self.targets_of_all(*id), layout.words);
                    let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
                }
                Form::Function | Form::List | Form::Sets | Form::Sources | Form::Rays => {}
            }
        }
        let tables = used.iter().filter(|((_, form), _)| form.is_table());
        let tables: Vec<_> = tables.map(|(&(id, form), name)| (id, form, name)).collect();
        let mut unique = |name: &str| unique(name, &mut self.taken.borrow_mut());
        for tables in tables.chunk_by(|(first, ..), (second, ..)| first == second) {
            let relation = self.plan.machine.relations.get(*tables[0].0);
            let forms: Vec<_> = tables
                .iter()
                .map(|(_, form, name)| (**form, **name))
                .collect();
            source.push_str(&relation_tables(
                relation,
                &forms,
                layout,
                &self.strides,
                &mut unique,
                self.meter,
            ));
        }
        for (table, name) in others.iter() {
            let rows = table.rows.iter().cloned();
            let padded = table.rows.len().next_power_of_two();
            let padding = padded - table.rows.len();
            let rows = rows.chain(std::iter::repeat_n(table.padding.clone(), padding));
            let entry = &table.entry;
            let _ = write!(
                source,
                "\npub(crate) static {name}: Table<{entry}, {padded}> = Table(["
            );
            list(&mut source, rows);
            let _ = writeln!(source, "]);");
        }
        for (rows, name) in self.sets.borrow().iter() {
            let relation = Relation::new(rows.clone());
            let form = [(Form::Sets, name)];
            source.push_str(&relation_tables(
                &relation,
                &form,
                layout,
                &self.strides,
                &mut unique,
                self.meter,
            ));
        }
        for (rows, name) in self.set_rows.borrow().iter() {
            source.push_str(&rows.written(
                name,
                layout.words,
                &self.strides,
                &mut unique,
                self.meter,
            ));
        }
        for (words, name) in self.answers.borrow().iter() {
            let number = u16::BITS as usize * words.len();
            let _ = write!(
                source,
                "\npub(crate) static {name}: Answers<{number}> = Answers::new(&["
            );
            list(&mut source, words.iter().map(|word| format!("{word:#x}")));
            let _ = writeln!(source, "]);");
        }
        for (cells, name) in self.masks.borrow().iter() {
            let cells = set(cells, layout.words);
            let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
        }
        let cells = imported(&source, "super::state", &["Cells"]);
        let items = ["Answers::", "Shapes::", "Shifts::", "Table<", "singles("];
        let items = imported(&source, "rbg_runtime::codegen", &items);
        format!("//! Where shifts lead, from each cell.\n\n{COMPUTED}{cells}{items}{source}")
    }
}

#[cfg(test)]
mod tests;
