//! The relations between cells as constant tables.
//!
//! Tables are written as text of its own: a number a line, as a pretty-printer
//! would have it, is not readable.

use heck::ToShoutySnakeCase;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use super::free_variables::Identifiers;
use super::names::unique;
use crate::analysis::{Relation, RelationClass, RelationId, direction, transposed};
use crate::effort::Meter;
use crate::model::{Board, CellId, LabelId};
use crate::plan::{Layout, Plan};

/// The forms in which a relation can be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Form {
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
    /// The short sequences of labels that relations stand for, to name tables by them.
    words: FxHashMap<Relation, String>,
    used: RefCell<BTreeMap<(RelationId, Form), Ident>>,
    masks: RefCell<BTreeMap<Vec<CellId>, Ident>>,
    others: RefCell<BTreeMap<Rows, Ident>>,
    /// Whether some table is followed to its target if there is one.
    follows: Cell<bool>,
    /// Whether some table is looked at without a branch.
    looks_ahead: Cell<bool>,
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

impl<'p> Tables<'p> {
    pub(super) fn new(plan: &'p Plan<'p>, meter: &'p Meter) -> Self {
        Self {
            plan,
            meter,
            words: words(&plan.game.board, meter),
            used: RefCell::default(),
            masks: RefCell::default(),
            others: RefCell::default(),
            follows: Cell::default(),
            looks_ahead: Cell::default(),
            answers: RefCell::default(),
            taken: RefCell::default(),
        }
    }

    /// Returns the table of a function.
    pub(super) fn function(&self, relation: RelationId) -> TokenStream {
        self.follows.set(true);
        let name = self.name(relation, Form::Function);
        quote!(tables::#name)
    }

    /// Returns the table of a function that is looked at without a branch.
    pub(super) fn looked_at(&self, relation: RelationId) -> TokenStream {
        self.looks_ahead.set(true);
        let name = self.name(relation, Form::Function);
        quote!(tables::#name)
    }

    /// Returns the set of cells on which a restriction holds.
    pub(super) fn set(&self, relation: RelationId) -> TokenStream {
        let name = self.name(relation, Form::Set);
        quote!(tables::#name)
    }

    /// Emits the targets from `cell` as a slice.
    pub(super) fn list(&self, relation: RelationId) -> TokenStream {
        if self.plan.machine.relations.class(relation) == RelationClass::Constant {
            let name = self.name(relation, Form::Row);
            return quote!(&tables::#name);
        }
        let name = self.name(relation, Form::List);
        quote!(tables::#name[cell])
    }

    /// Returns the table of all targets as sets.
    pub(super) fn sets(&self, relation: RelationId) -> TokenStream {
        let name = self.name(relation, Form::Sets);
        quote!(tables::#name)
    }

    /// Returns the table of all sources as sets, by target.
    pub(super) fn transposed_sets(&self, relation: RelationId) -> TokenStream {
        let name = self.name(relation, Form::Sources);
        quote!(tables::#name)
    }

    /// Returns the table of rays of a direction: all cells reached by its steps.
    pub(super) fn rays(&self, relation: RelationId) -> TokenStream {
        let name = self.name(relation, Form::Rays);
        quote!(tables::#name)
    }

    /// Returns a set of cells as a constant.
    pub(super) fn cells(&self, cells: &[CellId]) -> TokenStream {
        let mut masks = self.masks.borrow_mut();
        let next = masks.len();
        let name = masks
            .entry(cells.to_vec())
            .or_insert_with(|| unique(&format!("MASK_{next}"), &mut self.taken.borrow_mut()));
        quote!(tables::#name)
    }

    /// Returns a table that is no relation, called `name` or similar.
    pub(super) fn rows(&self, name: &str, rows: Rows) -> TokenStream {
        let mut others = self.others.borrow_mut();
        let name = others
            .entry(rows)
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        quote!(tables::#name)
    }

    /// Returns the table of answers as the bits of words, called `name` or similar.
    pub(super) fn answers(&self, name: &str, words: &[u16]) -> TokenStream {
        let mut arrays = self.answers.borrow_mut();
        let name = arrays
            .entry(words.to_vec())
            .or_insert_with(|| unique(name, &mut self.taken.borrow_mut()));
        quote!(tables::#name)
    }

    /// Returns the cells from which a displacement leads to a cell, as a constant; `None` if the
    /// bits of all other cells leave the words anyway.
    pub(super) fn mask(&self, from: &[CellId], by: i64) -> Option<TokenStream> {
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
    pub(super) fn domain(&self, relation: RelationId) -> TokenStream {
        let name = self.name(relation, Form::Domain);
        quote!(tables::#name)
    }

    /// Emits the targets from `cell` as a set, where that is better than a list.
    pub(super) fn area(&self, relation: RelationId) -> Option<TokenStream> {
        let relations = &self.plan.machine.relations;
        let pairs = relations
            .get(relation)
            .pairs(self.meter)
            .unwrap_or_default();
        let few = self.plan.layout.words <= MOST_WORDS;
        let longest = LONGEST_LIST * self.plan.layout.words;
        match relations.class(relation) {
            RelationClass::Constant if few => {
                let name = self.name(relation, Form::Set);
                Some(quote!(tables::#name))
            }
            RelationClass::General if few && pairs > longest * self.plan.layout.cells => {
                let name = self.name(relation, Form::Sets);
                Some(quote!(tables::#name[cell]))
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

    fn name(&self, id: RelationId, form: Form) -> Ident {
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
    pub(super) fn source(&self, mentioned: &Identifiers) -> String {
        let layout = &self.plan.layout;
        let mut source = String::from("//! Where shifts lead, from each cell.\n\n");
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
            mentioned.has(&name) || is_entry(&name)
        });
        let used: BTreeMap<&(RelationId, Form), &Ident> = used.collect();
        let forms: HashSet<Form> = used.keys().map(|(_, form)| *form).collect();
        let lists = |form: &Form| matches!(form, Form::Function | Form::List | Form::Row);
        let of_sets = others.keys().any(|rows| rows.entry.contains("Cells"));
        if !self.masks.borrow().is_empty() || of_sets || !forms.iter().all(lists) {
            source.push_str("use super::state::Cells;\n");
        }
        if !others.is_empty()
            || forms
                .iter()
                .any(|form| !matches!(form, Form::Set | Form::Domain | Form::Row))
        {
            source.push_str("use rbg_runtime::codegen::Table;\n");
        }
        if !self.answers.borrow().is_empty() {
            source.push_str("use rbg_runtime::codegen::Answers;\n");
        }
        let integer = if layout.byte_cells { "u8" } else { "u16" };
        let padded = layout.padded_cells;
        let none = if layout.byte_cells { "255" } else { "65535" };
        if forms.contains(&Form::Function) {
            let _ = write!(
                source,
                "\n/// No such cell.\nconst NONE: {integer} = {none};\n"
            );
        }
        if self.follows.get() && mentioned.has("follow") {
            let _ = write!(
                source,
                "\n/// Where a table leads from a cell.\n#[inline]\n\
                 pub(crate) fn follow(table: &Table<{integer}, {padded}>, cell: usize) -> Option<usize> {{\n    \
                 let target = table[cell];\n    (target != NONE).then_some(target as usize)\n}}\n"
            );
        }
        if self.looks_ahead.get() && mentioned.has("look") {
            let _ = write!(
                source,
                "\n/// Where a table leads from a cell, and whether it leads anywhere.\n#[inline]\n\
                 pub(crate) fn look(table: &Table<{integer}, {padded}>, cell: usize) -> (usize, bool) {{\n    \
                 let target = table[cell];\n    (target as usize, target != NONE)\n}}\n"
            );
        }
        for (&(id, form), &name) in &used {
            let relation = self.plan.machine.relations.get(*id);
            let padding = padded - layout.cells;
            let rows = relation.rows(self.meter).unwrap_or_default().iter();
            let _ = match form {
                Form::Function => {
                    let rows = rows.map(|row| row.first().map_or(none.to_owned(), cell_number));
                    let rows = rows.chain(std::iter::repeat_n(none.to_owned(), padding));
                    let _ = write!(
                        source,
                        "\npub(crate) static {name}: Table<{integer}, {padded}> = Table(["
                    );
                    list(&mut source, rows);
                    writeln!(source, "]);")
                }
                Form::List => {
                    let rows = rows.map(|row| {
                        let numbers: Vec<String> = row.iter().map(cell_number).collect();
                        format!("&[{}]", numbers.join(", "))
                    });
                    let rows = rows.chain(std::iter::repeat_n("&[]".to_owned(), padding));
                    let _ = write!(
                        source,
                        "\npub(crate) static {name}: Table<&[{integer}], {padded}> = Table(["
                    );
                    list(&mut source, rows);
                    writeln!(source, "]);")
                }
                Form::Row => {
                    let targets = self.targets_from_any(*id);
                    let _ = write!(
                        source,
                        "\npub(crate) static {name}: [{integer}; {}] = [",
                        targets.len()
                    );
                    list(&mut source, targets.iter().map(cell_number));
                    writeln!(source, "];")
                }
                Form::Sets => sets(&mut source, name, relation, layout, self.meter),
                Form::Rays => {
                    let rays = direction(relation, self.meter)
                        .unwrap_or_default()
                        .map(|direction| direction.rays);
                    sets(
                        &mut source,
                        name,
                        rays.as_ref().unwrap_or(relation),
                        layout,
                        self.meter,
                    )
                }
                Form::Sources => sets(
                    &mut source,
                    name,
                    &transposed(relation, self.meter).unwrap_or_default(),
                    layout,
                    self.meter,
                ),
                Form::Domain => {
                    let cells = rows.enumerate().filter(|(_, row)| !row.is_empty());
                    let cells: Vec<CellId> =
                        cells.map(|(cell, _)| CellId::from_index(cell)).collect();
                    let cells = set(&cells, layout.words);
                    writeln!(source, "\npub(crate) const {name}: Cells = {cells};")
                }
                Form::Set => {
                    let cells: Vec<CellId> = match self.plan.machine.relations.class(*id) {
                        RelationClass::Constant => self.targets_from_any(*id).to_vec(),
                        _ => rows.flatten().copied().collect(),
                    };
                    writeln!(
                        source,
                        "\npub(crate) const {name}: Cells = {};",
                        set(&cells, layout.words)
                    )
                }
            };
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
        source
    }
}

/// Emits a table of sets.
fn sets(
    source: &mut String,
    name: &Ident,
    relation: &Relation,
    layout: &Layout,
    meter: &Meter,
) -> std::fmt::Result {
    let padded = layout.padded_cells;
    let rows = relation
        .rows(meter)
        .unwrap_or_default()
        .iter()
        .map(|row| set(row, layout.words));
    let rows = rows.chain(std::iter::repeat_n(
        set(&[], layout.words),
        padded - layout.cells,
    ));
    write!(
        source,
        "\npub(crate) static {name}: Table<Cells, {padded}> = Table(["
    )?;
    list(source, rows);
    writeln!(source, "]);")
}

fn cell_number(cell: &CellId) -> String {
    cell.0.to_string()
}

/// Emits a set of cells as an expression.
pub(super) fn set(cells: &[CellId], words: usize) -> String {
    if cells.is_empty() {
        return "Cells::EMPTY".to_owned();
    }
    let mut bits = vec![0u64; words];
    for cell in cells {
        bits[cell.index() / 64] |= 1 << (cell.index() % 64);
    }
    let words: Vec<String> = bits.iter().map(|word| format!("{word:#x}")).collect();
    format!("Cells::from_words([{}])", words.join(", "))
}

/// Writes entries in lines of at most 100 characters.
fn list(source: &mut String, entries: impl Iterator<Item = String>) {
    const WIDTH: usize = 100;
    let mut column = WIDTH;
    for entry in entries {
        if column + entry.len() + 2 > WIDTH {
            source.push_str("\n    ");
            column = 4;
        } else {
            source.push(' ');
            column += 1;
        }
        source.push_str(&entry);
        source.push(',');
        column += entry.len() + 1;
    }
    source.push('\n');
}

/// Returns the relations of single labels and pairs of labels, with their names.
fn words(board: &Board, meter: &Meter) -> FxHashMap<Relation, String> {
    let mut words = FxHashMap::default();
    let labels: Vec<LabelId> = (0..board.labels.len()).map(LabelId::from_index).collect();
    let name = |label: LabelId| board.labels[label.index()].to_shouty_snake_case();
    let relation = |labels: &[LabelId]| {
        let rows = board.cell_ids().map(|cell| {
            let target = labels
                .iter()
                .try_fold(cell, |cell, &label| board.step(cell, label));
            target.into_iter().collect()
        });
        Relation::new(rows.collect())
    };
    // Boards with many labels are written by hand or by macros; pairs of their
    // labels are too many to try.
    const MOST_LABELS: usize = 8;
    for &first in labels.iter().take(64) {
        words
            .entry(relation(&[first]))
            .or_insert_with(|| name(first));
    }
    if labels.len() <= MOST_LABELS {
        for &first in &labels {
            for &second in &labels {
                let word = || format!("{}_{}", name(first), name(second));
                words.entry(relation(&[first, second])).or_insert_with(word);
            }
        }
    }
    words.retain(|relation, _| {
        relation.pairs(meter).unwrap_or_default() > 0 && relation.class() != RelationClass::Identity
    });
    words
}

#[cfg(test)]
mod tests;
