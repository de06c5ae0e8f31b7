//! Emission of patterns that are answered by comparing sets of cells.
//!
//! For each cell there is a table of alternatives. Those that are a single test
//! are one set of cells that must not be disjoint with a plane. Any other is a set of
//! cells for each kind of test, and holds if none of them is violated: cells that
//! must hold a piece are not outside its plane, and cells that must not are not
//! in it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::set_expression::bare;
use super::tables::{Rows, set};
use super::walk::WalkEmitter;
use crate::analysis::{Alternatives, Column, Cube, PieceSet, Row, rows};
use crate::model::CellId;

/// The factor of the average number of alternatives up to which the rows of all cells are filled
/// up, so that they have the same length and need no branches.
const MOST_FILLED: usize = 3;

impl WalkEmitter<'_> {
    /// Emits the answer to a pattern as an expression.
    pub(super) fn alternatives(&self, found: &Alternatives) -> TokenStream {
        let all = PieceSet::all(self.plan.game.pieces.len());
        let kinds = found.columns(self.plan.game.pieces.len());
        let single = kinds.iter();
        let single: TokenStream = single
            .map(|column| self.single(found, *column, all))
            .collect();
        let rest = found.without_singles();
        let columns = rest.columns(self.plan.game.pieces.len());
        if columns.is_empty() {
            let decided_by_cell = self.decided_by_cell(&rest);
            return quote!(#decided_by_cell #single);
        }
        if let Some(rows) = self.rows(&rest) {
            return quote!(#single #rows);
        }
        let names: Vec<Ident> = (0..columns.len())
            .map(|number| format_ident!("wrong_{}", number))
            .collect();
        let wrong = columns.iter().map(|column| {
            let planes = self.names.planes(&column.pieces.pieces(), self.plan);
            if column.inside {
                quote!(!#planes)
            } else {
                bare(planes)
            }
        });
        let (table, filled) = self.table(&rest, &columns);
        let numbers = 0..columns.len();
        let holds = match (&names[..], filled) {
            ([only], true) => quote!(any_apart(&#table[cell], #only)),
            ([only], false) => quote!(#table[cell].iter().any(|sets| (*sets & #only).is_empty())),
            (_, filled) => {
                let parts = names.iter().zip(numbers).map(|(name, number)| {
                    let number = Literal::usize_unsuffixed(number);
                    quote!((sets[#number] & #name))
                });
                let holds = quote!((#(#parts)|*).is_empty());
                let holds = match filled {
                    true => quote!(fold(false, |holds, sets| holds | #holds)),
                    false => quote!(any(|sets| #holds)),
                };
                quote!(#table[cell].iter().#holds)
            }
        };
        quote! {
            #single
            #(let #names = #wrong;)*
            if #holds { return true; }
        }
    }

    /// Emits the answer by shifting a set, where alternatives are rows and there are more of them
    /// than shifts.
    fn rows(&self, found: &Alternatives) -> Option<TokenStream> {
        let rows = rows(found, self.plan.game.pieces.len(), self.meter).unwrap_or_default()?;
        let words = self.plan.layout.words;
        let shift = if words == 1 { 2 } else { 3 };
        let steps = |length: usize| (length - 1).ilog2() as usize + 1;
        let shifts: usize = rows.kinds.keys().map(|kind| steps(kind.length)).sum();
        if shift * shifts >= 2 * found.most() {
            return None;
        }
        let none = self.entry(&vec![Vec::new(); rows.kinds.len()]);
        let starts = (0..found.rows.len()).map(|cell| {
            let starts = rows.kinds.values().map(|starts| &starts[cell]);
            let starts: Vec<Vec<CellId>> = starts
                .map(|starts| starts.iter().copied().collect())
                .collect();
            self.entry(&starts)
        });
        let table = Rows {
            entry: match rows.kinds.len() {
                1 => "Cells".to_owned(),
                kinds => format!("[Cells; {kinds}]"),
            },
            rows: starts.collect(),
            padding: none,
        };
        let table = self.tables.rows("STARTS", table);
        let planes = bare(self.names.planes(&rows.pieces.pieces(), self.plan));
        let own = rows.with_own.then(|| quote!(| Cells::of(cell)));
        let of = |kind: &Row| {
            let distance = Literal::usize_unsuffixed(kind.distance);
            (distance, Literal::usize_unsuffixed(kind.length))
        };
        let (distances, lengths): (Vec<_>, Vec<_>) = rows.kinds.keys().map(of).unzip();
        let mut kinds = rows.kinds.keys();
        let first = kinds.next()?;
        let holds = match &lengths[..] {
            [length] => quote!(!(asked.rows(#(#distances)*, #length) & starts).is_empty()),
            [length, ..] if kinds.all(|kind| kind.length == first.length) => {
                quote!(any_row(asked, [#(#distances),*], #length, &starts))
            }
            _ => {
                let numbers = (0..lengths.len()).map(Literal::usize_unsuffixed);
                quote!(!(#((asked.rows(#distances, #lengths) & starts[#numbers]))|*).is_empty())
            }
        };
        Some(quote! {
            let asked = #planes #own;
            let starts = #table[cell];
            if #holds { return true; }
        })
    }

    /// Emits the answer where alternatives ask for nothing: the cell decides.
    fn decided_by_cell(&self, found: &Alternatives) -> TokenStream {
        let rows = found.rows.iter().enumerate();
        let holds = rows.filter(|(_, row)| !row.is_empty());
        let holds: Vec<CellId> = holds.map(|(cell, _)| CellId::from_index(cell)).collect();
        if holds.is_empty() {
            return TokenStream::new();
        }
        let holds = self.tables.cells(&holds);
        quote!(if #holds.contains(cell) { return true; })
    }

    /// Emits the test whether one of the alternatives holds that are a single test of a kind: some
    /// cell has what they ask for.
    fn single(&self, found: &Alternatives, column: Column, all: PieceSet) -> TokenStream {
        let rows = found.rows.iter().map(|row| {
            let tests = row.iter().filter_map(Cube::single);
            let own = tests.filter(|(_, pieces)| Column::of(*pieces, all) == column);
            let mut cells: Vec<CellId> = own.map(|(cell, _)| cell).collect();
            cells.sort_unstable();
            set(&cells, self.plan.layout.words)
        });
        let rows: Vec<String> = rows.collect();
        let padding = set(&[], self.plan.layout.words);
        if rows.iter().all(|row| *row == padding) {
            return TokenStream::new();
        }
        let entry = "Cells".to_owned();
        let table = Rows {
            entry,
            rows,
            padding,
        };
        let table = self.tables.rows("ANY_OF", table);
        let planes = bare(self.names.planes(&column.pieces.pieces(), self.plan));
        let not = (!column.inside).then(|| quote!(!));
        let planes = match column.pieces.len() {
            1 => quote!(#not #planes),
            _ if column.inside => planes,
            _ => quote!(!(#planes)),
        };
        quote!(if #table[cell].meets(#planes) { return true; })
    }

    /// Returns the table of alternatives, and whether all of its rows have the same length.
    fn table(&self, found: &Alternatives, columns: &[Column]) -> (TokenStream, bool) {
        let (cells, words) = (self.plan.layout.cells, self.plan.layout.words);
        // Nothing stands beyond the last cell.
        let beyond = (cells < words * 64).then(|| CellId::from_index(cells));
        let asked = columns.iter().position(|column| column.inside);
        let never = beyond.zip(asked).map(|(cell, asked)| {
            let sets = (0..columns.len()).map(|column| match column == asked {
                true => vec![cell],
                false => Vec::new(),
            });
            self.entry(&sets.collect::<Vec<_>>())
        });
        let most = found.most();
        let fits = most * cells <= MOST_FILLED * found.total();
        let some = found.rows.iter().all(|row| !row.is_empty());
        let filled = fits && (some || never.is_some());
        let rows = found.rows.iter().map(|row| {
            let mut entries: Vec<String> = row
                .iter()
                .map(|cube| self.entry(&self.sets_of(cube, columns)))
                .collect();
            if filled {
                let last = entries.last().or(never.as_ref()).cloned();
                entries.resize(most, last.unwrap_or_default());
            }
            let entries = entries.join(", ");
            if filled {
                format!("[{entries}]")
            } else {
                format!("&[{entries}]")
            }
        });
        let rows: Vec<String> = rows.collect();
        let entry = match columns.len() {
            1 => "Cells".to_owned(),
            number => format!("[Cells; {number}]"),
        };
        let table = Rows {
            entry: if filled {
                format!("[{entry}; {most}]")
            } else {
                format!("&[{entry}]")
            },
            padding: if filled {
                rows[0].clone()
            } else {
                "&[]".to_owned()
            },
            rows,
        };
        (self.tables.rows("ALTERNATIVES", table), filled)
    }

    /// Returns the cells of a cube by kind of test.
    fn sets_of(&self, cube: &Cube, columns: &[Column]) -> Vec<Vec<CellId>> {
        let all = PieceSet::all(self.plan.game.pieces.len());
        let sets = columns.iter().map(|column| {
            let tests = cube.tests().iter();
            let own = tests.filter(|(_, pieces)| Column::of(*pieces, all) == *column);
            own.map(|(cell, _)| *cell).collect()
        });
        sets.collect()
    }

    fn entry(&self, sets: &[Vec<CellId>]) -> String {
        let sets = sets.iter().map(|cells| set(cells, self.plan.layout.words));
        let sets: Vec<String> = sets.collect();
        match &sets[..] {
            [only] => only.clone(),
            _ => format!("[{}]", sets.join(", ")),
        }
    }
}
