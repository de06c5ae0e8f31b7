//! Tables of relations as text: computed from shifts of blocks of cells where that is shorter.

use std::fmt::Write;

use super::numbers::{integer, none};
use crate::analysis::{direction, transposed};
use crate::codegen::rust::data::shifts::Shifts;
use crate::codegen::rust::data::text::{cell_number, list, set};
use crate::effort::Meter;
use crate::machine::Relation;
use crate::model::CellId;
use crate::plan::Layout;
use crate::program::Name;
use crate::program::tables::TableForm;

/// Returns the tables of a relation in some forms, under their names; `unique` makes names for what
/// they have in common.
pub(super) fn relation_tables(
    relation: &Relation,
    tables: &[(TableForm, &Name)],
    layout: &Layout,
    strides: &[Vec<usize>],
    unique: &mut dyn FnMut(&str) -> Name,
    meter: &Meter,
) -> String {
    let plain = tables
        .iter()
        .map(|(form, _)| plain(relation, *form, layout, meter));
    let plain: Vec<String> = plain.collect();
    let limit = plain.iter().map(String::len).sum();
    let shifts = Shifts::shortest(
        relation.rows(meter).unwrap_or_default(),
        strides,
        limit,
        meter,
    );
    let mut source = String::new();
    let pairs = match (&shifts, tables) {
        (Some(shifts), [(_, name), _, ..] | [(TableForm::List, name)]) => {
            let pairs = unique(&format!("{name}_PAIRS"));
            let (directions, shifts) = (shifts.directions(), shifts.written());
            let _ = writeln!(
                source,
                "\nconst {pairs}: Shifts<'_, {directions}> = {shifts};"
            );
            Some(pairs.to_string())
        }
        (shifts, _) => shifts.as_ref().map(Shifts::written),
    };
    let (integer, padded) = (integer(layout), layout.padded_cells);
    for ((form, name), plain) in tables.iter().zip(plain) {
        let entry = match form {
            TableForm::Function => integer.to_owned(),
            TableForm::List => format!("&[{integer}]"),
            _ => "Cells".to_owned(),
        };
        let table = match (&pairs, form) {
            (None, _) => plain,
            (Some(pairs), TableForm::Function) => format!("{pairs}.targets_{integer}()"),
            (Some(pairs), TableForm::Sources) => format!("{pairs}.sources()"),
            (Some(pairs), TableForm::Rays)
                if direction(relation, meter).unwrap_or_default().is_some() =>
            {
                format!("{pairs}.rays()")
            }
            (Some(pairs), TableForm::List) => {
                let all = unique(&format!("{name}_TARGETS"));
                let number = relation.pairs(meter).unwrap_or_default();
                let _ = writeln!(
                    source,
                    "\nstatic {all}: [{integer}; {number}] = {pairs}.list_{integer}::<{padded}, _>();"
                );
                format!("{pairs}.lists(&{all})")
            }
            (Some(pairs), _) => format!("{pairs}.sets()"),
        };
        let _ = writeln!(
            source,
            "\npub(crate) static {name}: Table<{entry}, {padded}> = {table};"
        );
    }
    source
}

/// Returns the table of a relation in a form with all of its entries.
fn plain(relation: &Relation, form: TableForm, layout: &Layout, meter: &Meter) -> String {
    let rows = relation.rows(meter).unwrap_or_default();
    match form {
        TableForm::Function => {
            let none = none(layout);
            let entries = rows
                .iter()
                .map(|row| row.first().map_or(none.to_owned(), cell_number));
            padded(entries, none, layout)
        }
        TableForm::List => {
            let entries = rows.iter().map(|row| {
                let numbers: Vec<String> = row.iter().map(cell_number).collect();
                format!("&[{}]", numbers.join(", "))
            });
            padded(entries, "&[]", layout)
        }
        TableForm::Rays => {
            let direction = direction(relation, meter).unwrap_or_default();
            let rays = direction.as_ref().map_or(relation, |found| &found.rays);
            sets(rays.rows(meter).unwrap_or_default(), layout)
        }
        TableForm::Sources => {
            let sources = transposed(relation, meter).unwrap_or_default();
            sets(sources.rows(meter).unwrap_or_default(), layout)
        }
        _ => sets(rows, layout),
    }
}

/// Returns a table of sets with all of its entries.
fn sets(rows: &[Vec<CellId>], layout: &Layout) -> String {
    let entries = rows.iter().map(|row| set(row, layout.words));
    padded(entries, &set(&[], layout.words), layout)
}

/// Returns a table with an entry for each cell, and `padding` beyond the last one.
fn padded(entries: impl Iterator<Item = String>, padding: &str, layout: &Layout) -> String {
    let missing = layout.padded_cells - layout.cells;
    let entries = entries.chain(std::iter::repeat_n(padding.to_owned(), missing));
    let mut table = "Table([".to_owned();
    list(&mut table, entries);
    table.push_str("])");
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Layout;
    use crate::testing::{on_board, plan, relation_of};

    #[test]
    fn every_table_has_an_entry_for_each_cell() {
        let game = on_board(
            "rectangle(up, down, left, right, [e, e, e])",
            "->p {e} [x] ->q {x} [e]",
        );
        let layout: &Layout = &plan(&game).layout;
        let right = relation_of(3, [(0, 1), (1, 2)]);
        let sets = |bits: [u64; 3]| {
            let sets = bits.map(|bits| match bits {
                0 => "Cells::EMPTY,".to_owned(),
                bits => format!("Cells::from_words([{bits:#x}]),"),
            });
            format!("Table([ {} Cells::EMPTY, ])", sets.join(" "))
        };
        let cases = [
            (TableForm::Function, "Table([ 1, 2, 255, 255, ])".to_owned()),
            (
                TableForm::List,
                "Table([ &[1], &[2], &[], &[], ])".to_owned(),
            ),
            (TableForm::Sets, sets([2, 4, 0])),
            (TableForm::Sources, sets([0, 1, 2])),
            (TableForm::Rays, sets([6, 4, 0])),
        ];
        for (form, expected) in cases {
            let table = plain(&right, form, layout, &Meter::unlimited());
            let table: Vec<&str> = table.split_whitespace().collect();
            assert_eq!(table.join(" "), expected, "{form:?}");
        }
    }

    #[test]
    fn relations_on_regular_boards_are_shifts_of_blocks() {
        let rows = "[e, e, e, e, e, e, e, e]".repeat(8);
        let board = format!("rectangle(up, down, left, right, {rows})");
        let game = on_board(&board, "->p {e} [x] ->q {x} [e]");
        let plan = plan(&game);
        let strides = crate::codegen::rust::data::blocks::strides(&game.board);
        let beside = (0..64).flat_map(|cell| {
            let left = (cell % 8 > 0).then(|| (cell, cell - 1));
            left.into_iter()
                .chain((cell % 8 < 7).then_some((cell, cell + 1)))
        });
        let name = Name::from("BESIDE");
        let mut unique = |name: &str| Name::from(name);
        let tables = relation_tables(
            &relation_of(64, beside),
            &[(TableForm::List, &name)],
            &plan.layout,
            &strides,
            &mut unique,
            &Meter::unlimited(),
        );
        let expected = "
const BESIDE_PAIRS: Shifts<'_, 2> =
    Shifts::new([1, 8], &[([1, 0], [7, 8]), ([0, 1], [7, 8])]);

static BESIDE_TARGETS: [u8; 112] = BESIDE_PAIRS.list_u8::<64, _>();

pub(crate) static BESIDE: Table<&[u8], 64> = BESIDE_PAIRS.lists(&BESIDE_TARGETS);
";
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&tables), words(expected));
    }
}
