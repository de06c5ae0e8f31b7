//! Lists and sets of cells as text.

use crate::model::CellId;

/// The greatest number of characters in a line.
const WIDTH: usize = 100;
/// The greatest number of characters in an array that does not begin a new line.
const SHORT: usize = 50;

/// Returns the number of a cell.
pub(super) fn cell_number(cell: &CellId) -> String {
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

/// Writes entries in lines of at most `WIDTH` characters.
pub(super) fn list(source: &mut String, entries: impl Iterator<Item = String>) {
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

/// Returns an array, in one line if it is short.
pub(super) fn bracketed(entries: Vec<String>) -> String {
    let line = entries.join(", ");
    if line.len() <= SHORT {
        return format!("[{line}]");
    }
    let mut lines = "[".to_owned();
    list(&mut lines, entries.into_iter());
    lines.push(']');
    lines
}

/// The attribute of files whose tables are computed when they are compiled: those of large boards
/// take longer than rustc allows constants without being told.
pub(super) const COMPUTED: &str = "#![allow(long_running_const_eval)]\n\n";

/// Returns the import from a module of those items, with what follows their names, that a text has.
pub(super) fn imported(text: &str, module: &str, items: &[&str]) -> String {
    let named = items.iter().filter(|item| text.contains(**item));
    let named: Vec<&str> = named
        .map(|item| item.trim_end_matches(['(', '<', ':']))
        .collect();
    match named[..] {
        [] => String::new(),
        [item] => format!("use {module}::{item};\n"),
        _ => format!("use {module}::{{{}}};\n", named.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_bits_of_words() {
        let cells = [0, 63, 64, 127].map(CellId);
        assert_eq!(
            set(&cells, 2),
            "Cells::from_words([0x8000000000000001, 0x8000000000000001])"
        );
        assert_eq!(set(&[], 1), "Cells::EMPTY");
    }
}
