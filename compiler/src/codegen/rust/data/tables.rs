//! The tables of a program as a module.
//!
//! Tables are written as text of its own: a number a line, as a pretty-printer
//! would have it, is not readable.

mod numbers;
mod relations;
mod rows;
mod set_rows;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use self::numbers::{integer, none};
use self::relations::relation_tables;
use super::blocks::strides;
use super::text::{COMPUTED, cell_number, imported, list, set};
use crate::effort::Meter;
use crate::machine::{Relation, RelationId};
use crate::plan::Plan;
use crate::program::tables::{TableForm, domain, targets, targets_from_any};
use crate::program::{Helper, Mentions, Name, TableSet, fresh};

/// Prints the tables as a module, as far as they are `mentioned`: what asked for one may have
/// been left out.
pub(crate) fn tables(
    plan: &Plan<'_>,
    tables: &TableSet,
    mentioned: &Mentions,
    meter: &Meter,
) -> String {
    let (layout, strides) = (&plan.layout, strides(&plan.game.board));
    let relation = |id: RelationId| plan.machine.relations.get(id);
    let mut taken: HashSet<String> = tables.names().map(Name::to_string).collect();
    let mut unique = |name: &str| fresh(name, &mut taken);
    let used = tables.relations.iter();
    let used = used.filter(|(_, name)| mentioned.has_table(name.as_str()));
    let used: BTreeMap<&(RelationId, TableForm), &Name> = used.collect();
    let mut source = helpers(
        plan,
        used.keys().any(|(_, form)| *form == TableForm::Function),
        mentioned,
    );
    let integer = integer(layout);
    for (&(id, form), &name) in &used {
        match form {
            TableForm::Row => {
                let targets = targets_from_any(relation(*id), meter);
                let _ = write!(
                    source,
                    "\npub(crate) static {name}: [{integer}; {}] = [",
                    targets.len()
                );
                list(&mut source, targets.iter().map(cell_number));
                source.push_str("];\n");
            }
            TableForm::Domain => {
                let cells = set(&domain(relation(*id), meter), layout.words);
                let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
            }
            TableForm::Set => {
                let cells = set(&targets(relation(*id), meter), layout.words);
                let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
            }
            TableForm::Function
            | TableForm::List
            | TableForm::Sets
            | TableForm::Sources
            | TableForm::Rays => {}
        }
    }
    let of_cells = used.iter().filter(|((_, form), _)| form.is_table());
    let of_cells: Vec<_> = of_cells
        .map(|(&(id, form), name)| (id, form, name))
        .collect();
    for forms in of_cells.chunk_by(|(first, ..), (second, ..)| first == second) {
        let own = relation(*forms[0].0);
        let forms: Vec<_> = forms
            .iter()
            .map(|(_, form, name)| (**form, **name))
            .collect();
        let text = relation_tables(own, &forms, layout, &strides, &mut unique, meter);
        source.push_str(&text);
    }
    source.push_str(&rows::written(&tables.rows, layout));
    for (rows, name) in &tables.sets {
        let relation = Relation::new(rows.clone());
        let form = [(TableForm::Sets, name)];
        let text = relation_tables(&relation, &form, layout, &strides, &mut unique, meter);
        source.push_str(&text);
    }
    for (rows, name) in &tables.set_rows {
        let text = set_rows::written(rows, name, layout.words, &strides, &mut unique, meter);
        source.push_str(&text);
    }
    for (words, name) in &tables.answers {
        let number = u16::BITS as usize * words.len();
        let _ = write!(
            source,
            "\npub(crate) static {name}: Answers<{number}> = Answers::new(&["
        );
        list(&mut source, words.iter().map(|word| format!("{word:#x}")));
        let _ = writeln!(source, "]);");
    }
    for (cells, name) in &tables.masks {
        let cells = set(cells, layout.words);
        let _ = writeln!(source, "\npub(crate) const {name}: Cells = {cells};");
    }
    let cells = imported(&source, "super::state", &["Cells"]);
    let items = ["Answers::", "Shapes::", "Shifts::", "Table<", "singles("];
    let items = imported(&source, "rbg_runtime::codegen", &items);
    format!("//! Where shifts lead, from each cell.\n\n{COMPUTED}{cells}{items}{source}")
}

/// Prints what tables of functions need, and the functions that look things up in them.
fn helpers(plan: &Plan<'_>, functions: bool, mentioned: &Mentions) -> String {
    let layout = &plan.layout;
    let mut source = String::new();
    let (integer, none) = (integer(layout), none(layout));
    let padded = layout.padded_cells;
    if functions {
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
    source
}

#[cfg(test)]
mod tests;
