//! The tables that bars look up, each emitted once however many bars share it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::analysis::{Arrangement, Bar, PieceSet, piece_sets};
use crate::codegen::rust::data::blocks::strides;
use crate::codegen::rust::data::shapes::Shapes;
use crate::effort::Meter;
use crate::model::{Board, CellId};

/// The cells of arrangements: per arrangement and set of pieces those that ask for one of these.
type Rows = Vec<Vec<Vec<CellId>>>;

/// The different tables of the bars of a game.
pub(super) struct Tables {
    arrangements: Vec<Rows>,
    /// The most that can be made up for, by the ticks that the clock has left.
    gains: Vec<Vec<i32>>,
}

impl Tables {
    pub(super) fn of(bars: &[Bar]) -> Self {
        let mut tables = Self {
            arrangements: Vec::new(),
            gains: Vec::new(),
        };
        for bar in bars {
            match bar {
                Bar::Blocked(arrangements) => add(&mut tables.arrangements, rows(arrangements)),
                Bar::TooLate { gains, .. } => {
                    for row in gains {
                        add(&mut tables.gains, row.clone());
                    }
                }
                Bar::Limit(_) => {}
            }
        }
        tables
    }

    /// Returns the name of the table of arrangements.
    pub(super) fn arrangements(&self, arrangements: &[Arrangement]) -> Ident {
        let rows = rows(arrangements);
        let known = self.arrangements.iter().position(|other| *other == rows);
        format_ident!("ARRANGEMENTS_{}", known.unwrap_or(0))
    }

    /// Emits the row of gains of a player, who is a variable of this name.
    pub(super) fn gains_of(&self, gains: &[Vec<i32>], player: &Ident) -> TokenStream {
        let row = |of: &Vec<i32>| self.gains.iter().position(|row| row == of).unwrap_or(0);
        let rows: Vec<usize> = gains.iter().map(row).collect();
        if rows.iter().enumerate().all(|(player, row)| player == *row) {
            return quote!(GAINS[#player]);
        }
        let rows = rows.into_iter().map(Literal::usize_unsuffixed);
        quote!(GAINS[[#(#rows),*][#player]])
    }

    /// Emits the tables, of sets of so many words.
    pub(super) fn emit(&self, words: usize, board: &Board, meter: &Meter) -> TokenStream {
        let arrangements = self.arrangements.iter().enumerate().map(|(number, rows)| {
            let name = format_ident!("ARRANGEMENTS_{number}");
            let count = Literal::usize_unsuffixed(rows.len());
            let width = Literal::usize_unsuffixed(rows.first().map_or(0, Vec::len));
            let plain = rows.iter().map(|sets| {
                let sets = sets.iter().map(|cells| set(cells.iter().copied(), words));
                quote!([#(#sets),*])
            });
            let plain = quote!([#(#plain),*]);
            let rows = shapes(rows, board, plain.to_string().len(), meter).unwrap_or(plain);
            quote! {
                /// The cells of each arrangement, by the pieces that are in its way.
                static #name: [[Cells; #width]; #count] = #rows;
            }
        });
        let gains = self.gains.first().map(|row| {
            let ticks = Literal::usize_unsuffixed(row.len());
            let count = Literal::usize_unsuffixed(self.gains.len());
            let rows = self.gains.iter().map(|row| {
                // Nothing is said where the keeper is to move.
                if row.iter().all(|gain| *gain == i32::MAX) {
                    return quote!([i32::MAX; #ticks]);
                }
                let row = row.iter().map(|gain| Literal::i32_unsuffixed(*gain));
                quote!([#(#row),*])
            });
            quote! {
                /// The most that can be made up for, by what the clock has left: rows of which each
                /// bar and player to move has one.
                static GAINS: [[i32; #ticks]; #count] = [#(#rows),*];
            }
        });
        quote!(#(#arrangements)* #gains)
    }
}

/// Emits arrangements, in the order of their first cells, as shapes around these, if that takes less
/// than `limit` bytes.
fn shapes(arrangements: &Rows, board: &Board, limit: usize, meter: &Meter) -> Option<TokenStream> {
    let mut rows = vec![Vec::new(); board.cells.len()];
    for sets in arrangements {
        let first = sets.iter().flatten().min()?;
        rows[first.index()].push(sets.clone());
    }
    let shapes = Shapes::shortest(&rows, &strides(board), limit, meter)?;
    let shapes: TokenStream = shapes.written().parse().ok()?;
    let cells = Literal::usize_unsuffixed(board.cells.len());
    Some(quote!(#shapes.tuples::<#cells, _, _>()))
}

/// Adds a table unless it is known.
fn add<T: PartialEq>(tables: &mut Vec<T>, table: T) {
    if !tables.contains(&table) {
        tables.push(table);
    }
}

/// Returns the cells of arrangements, by their sets of pieces in ascending order.
fn rows(arrangements: &[Arrangement]) -> Rows {
    let sets = piece_sets(arrangements);
    let row = |tests: &Arrangement| {
        let cells = |pieces: &PieceSet| {
            let own = tests.iter().filter(|(_, of)| of == pieces);
            own.map(|(cell, _)| *cell).collect()
        };
        sets.iter().map(cells).collect()
    };
    arrangements.iter().map(row).collect()
}

/// Emits a set of cells.
pub(super) fn set(cells: impl IntoIterator<Item = CellId>, words: usize) -> TokenStream {
    let mut words = vec![0u64; words];
    for cell in cells {
        words[cell.index() / 64] |= 1 << (cell.index() % 64);
    }
    let words = words.into_iter().map(|word| {
        let text = format!("{word:#x}");
        text.parse::<Literal>()
            .unwrap_or_else(|_| Literal::u64_unsuffixed(word))
    });
    quote!(Cells::from_words([#(#words),*]))
}
