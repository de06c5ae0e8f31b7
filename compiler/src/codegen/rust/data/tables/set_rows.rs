//! Tables of tuples of sets of cells as text: computed from shapes where that is shorter.

use std::fmt::Write;

use crate::codegen::rust::data::shapes::Shapes;
use crate::codegen::rust::data::text::{list, set};
use crate::effort::Meter;
use crate::program::Name;
use crate::program::tables::{Fill, SetRows, Tuple};

/// Returns the table under its name, for sets of so many words; `unique` makes names for what it
/// is computed from.
pub(super) fn written(
    rows: &SetRows,
    name: &Name,
    words: usize,
    strides: &[Vec<usize>],
    unique: &mut dyn FnMut(&str) -> Name,
    meter: &Meter,
) -> String {
    let padded = rows.rows.len().next_power_of_two();
    let tuple = match rows.sets {
        1 => "Cells".to_owned(),
        sets => format!("[Cells; {sets}]"),
    };
    let row = match &rows.fill {
        Fill::Lists => format!("&[{tuple}]"),
        Fill::Repeat(most, _) | Fill::With(most, _) => format!("[{tuple}; {most}]"),
    };
    let plain = plain(rows, words, padded);
    let mut source = String::new();
    let table = match Shapes::shortest(&rows.rows, strides, plain.len(), meter) {
        None => plain,
        Some(shapes) => {
            let [constant, all] = ["SHAPES", "SETS"].map(|end| unique(&format!("{name}_{end}")));
            let number: usize = rows.rows.iter().map(Vec::len).sum();
            let (of_type, shapes) = (shapes.of_type(), shapes.written());
            let _ = writeln!(source, "\nconst {constant}: {of_type} = {shapes};");
            let tuples = match rows.sets {
                1 => format!("singles({constant}.tuples::<{padded}, _, _>())"),
                _ => format!("{constant}.tuples::<{padded}, _, _>()"),
            };
            let (kind, table) = match &rows.fill {
                Fill::Lists => ("static", format!("{constant}.lists(&{all})")),
                Fill::Repeat(_, none) => {
                    let none = tuple_text(none, words);
                    ("const", format!("{constant}.repeated(&{all}, {none})"))
                }
                Fill::With(_, none) => {
                    let none = tuple_text(none, words);
                    ("const", format!("{constant}.filled(&{all}, {none})"))
                }
            };
            let _ = writeln!(source, "\n{kind} {all}: [{tuple}; {number}] = {tuples};");
            table
        }
    };
    let _ = writeln!(
        source,
        "\npub(crate) static {name}: Table<{row}, {padded}> = {table};"
    );
    source
}

/// Returns the table with all of its entries.
fn plain(table: &SetRows, words: usize, padded: usize) -> String {
    let beyond = std::iter::repeat_n(&[][..], padded - table.rows.len());
    let rows = table.rows.iter().map(Vec::as_slice).chain(beyond);
    let rows = rows.map(|row| {
        let mut entries: Vec<String> = row.iter().map(|tuple| tuple_text(tuple, words)).collect();
        match &table.fill {
            Fill::Lists => return format!("&[{}]", entries.join(", ")),
            Fill::Repeat(most, none) => {
                let last = entries.last().cloned();
                entries.resize(*most, last.unwrap_or_else(|| tuple_text(none, words)));
            }
            Fill::With(most, none) => entries.resize(*most, tuple_text(none, words)),
        }
        format!("[{}]", entries.join(", "))
    });
    let mut text = "Table([".to_owned();
    list(&mut text, rows);
    text + "])"
}

/// Returns a tuple as an expression.
fn tuple_text(tuple: &Tuple, words: usize) -> String {
    let sets: Vec<String> = tuple.iter().map(|cells| set(cells, words)).collect();
    match &sets[..] {
        [only] => only.clone(),
        _ => format!("[{}]", sets.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::CellId;

    /// Returns a table of a few rows of tuples of one or two sets, on one line.
    fn written(sets: usize, fill: Fill, far: u32) -> String {
        let tuple = |cells: &[u32]| {
            let cells = cells.iter().map(|&cell| vec![CellId(cell)]);
            cells.take(sets).collect::<Tuple>()
        };
        let rows = (0..12).map(|cell| match cell {
            0 => vec![],
            1 => vec![tuple(&[2, 3]), tuple(&[far, 5])],
            _ => vec![tuple(&[cell + 1, cell + 2])],
        });
        let rows = SetRows {
            sets,
            rows: rows.collect(),
            fill,
        };
        let mut unique = |name: &str| Name::from(name);
        let text = super::written(
            &rows,
            &Name::from("ROWS"),
            1,
            &[vec![1]],
            &mut unique,
            &Meter::unlimited(),
        );
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rows_are_lists_or_arrays_that_are_filled() {
        let none = |sets| vec![vec![CellId(63)]; sets];
        let last = "Cells::from_words([0x8000000000000000])";
        let shapes = "&[(&[(1, [11])], [&[1]]), (&[(1, [1])], [&[6]])]";
        let pairs = "&[(&[(1, [11])], [&[1], &[2]]), (&[(1, [1])], [&[6], &[4]])]";
        let cases = [
            (
                1,
                Fill::Lists,
                format!(
                    "const ROWS_SHAPES: Shapes<'_, 1, 1> = Shapes::new([1], {shapes}); \
                     static ROWS_SETS: [Cells; 12] = singles(ROWS_SHAPES.tuples::<16, _, _>()); \
                     pub(crate) static ROWS: Table<&[Cells], 16> = ROWS_SHAPES.lists(&ROWS_SETS);"
                ),
            ),
            (
                2,
                Fill::Repeat(2, none(2)),
                format!(
                    "const ROWS_SHAPES: Shapes<'_, 2, 1> = Shapes::new([1], {pairs}); \
                     const ROWS_SETS: [[Cells; 2]; 12] = ROWS_SHAPES.tuples::<16, _, _>(); \
                     pub(crate) static ROWS: Table<[[Cells; 2]; 2], 16> = \
                     ROWS_SHAPES.repeated(&ROWS_SETS, [{last}, {last}]);"
                ),
            ),
            (
                1,
                Fill::With(2, none(1)),
                format!(
                    "const ROWS_SHAPES: Shapes<'_, 1, 1> = Shapes::new([1], {shapes}); \
                     const ROWS_SETS: [Cells; 12] = singles(ROWS_SHAPES.tuples::<16, _, _>()); \
                     pub(crate) static ROWS: Table<[Cells; 2], 16> = \
                     ROWS_SHAPES.filled(&ROWS_SETS, {last});"
                ),
            ),
        ];
        for (sets, fill, expected) in cases {
            assert_eq!(
                written(sets, fill, 7)
                    .replace(", ]", "]")
                    .replace("[ (", "[("),
                expected
            );
        }
    }

    #[test]
    fn rows_are_written_out_where_shapes_are_longer() {
        let tuple = |cell: u32| vec![vec![CellId(cell)]];
        let table = |fill| {
            let rows = SetRows {
                sets: 1,
                rows: vec![vec![tuple(0)], vec![tuple(2), tuple(0)], vec![]],
                fill,
            };
            let text = plain(&rows, 1, 4);
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let [a, b, none] = [1, 4, 8].map(|bits| format!("Cells::from_words([{bits:#x}])"));
        let cases = [
            (
                Fill::Lists,
                format!("Table([ &[{a}], &[{b}, {a}], &[], &[], ])"),
            ),
            (
                Fill::Repeat(2, tuple(3)),
                format!("Table([ [{a}, {a}], [{b}, {a}], [{none}, {none}], [{none}, {none}], ])"),
            ),
            (
                Fill::With(2, tuple(3)),
                format!(
                    "Table([ [{a}, {none}], [{b}, {a}], [{none}, {none}], [{none}, {none}], ])"
                ),
            ),
        ];
        for (fill, expected) in cases {
            assert_eq!(table(fill.clone()), expected, "{fill:?}");
        }
    }
}
