//! Tables of entries of several kinds as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::codegen::rust::data::text::{list, set};
use crate::plan::Layout;
use crate::program::Name;
use crate::program::tables::{Entry, Rows};

/// Prints tables, by the types of their entries.
pub(super) fn written(tables: &BTreeMap<Rows, Name>, layout: &Layout) -> String {
    let mut source = String::new();
    let printed = tables.iter().map(|(table, name)| {
        let rows = table.rows.iter().map(|entry| text(entry, layout));
        let rows: Vec<String> = rows.collect();
        let padding = text(&table.padding, layout);
        ((of_type(&table.padding), rows, padding), name)
    });
    let printed: BTreeMap<(String, Vec<String>, String), &Name> = printed.collect();
    for ((entry, rows, padding), name) in printed {
        let padded = rows.len().next_power_of_two();
        let missing = padded - rows.len();
        let rows = rows
            .into_iter()
            .chain(std::iter::repeat_n(padding, missing));
        let _ = write!(
            source,
            "\npub(crate) static {name}: Table<{entry}, {padded}> = Table(["
        );
        list(&mut source, rows);
        let _ = writeln!(source, "]);");
    }
    source
}

/// Returns the type of an entry.
fn of_type(entry: &Entry) -> String {
    match entry {
        Entry::Code(_) => "u16".to_owned(),
        Entry::Sets(sets) => format!("[Cells; {}]", sets.len()),
        Entry::Places(places) => format!("[(u8, u8); {}]", places.len()),
    }
}

/// Returns an entry as an expression.
fn text(entry: &Entry, layout: &Layout) -> String {
    let array = |entries: Vec<String>| format!("[{}]", entries.join(", "));
    match entry {
        Entry::Code(code) => code.to_string(),
        Entry::Sets(sets) => {
            let sets = sets.iter().map(|cells| set(cells, layout.words));
            array(sets.collect())
        }
        Entry::Places(places) => {
            let places = places.iter().map(|(line, at)| format!("({line}, {at})"));
            array(places.collect())
        }
    }
}
