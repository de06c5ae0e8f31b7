//! Emission of the lines with which players win.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::analysis::PlayerLines;
use crate::effort::Meter;

/// Emits `src/winning_lines.rs`.
pub(super) fn winning_lines(lines: &[Vec<PlayerLines>; 2], meter: &Meter) -> TokenStream {
    // Where both players win with the same lines, they are there once.
    let mut tables: Vec<(&[Vec<usize>], Ident)> = Vec::new();
    for rows in lines.iter().flatten() {
        if tables.iter().all(|(lines, _)| *lines != rows.lines) {
            let name = if tables.is_empty() {
                format_ident!("LINES")
            } else {
                format_ident!("LINES_{}", tables.len() + 1)
            };
            tables.push((&rows.lines, name));
        }
    }
    let cells = tables.iter().map(|(lines, name)| {
        let cells = lines.concat();
        meter.note_table_bytes(2 * cells.len());
        let count = Literal::usize_unsuffixed(cells.len());
        let cells = cells.into_iter().map(Literal::usize_unsuffixed);
        let doc = format!(
            "The cells of lines of {}, one after the other.",
            length(lines)
        );
        quote! {
            #[doc = #doc]
            static #name: [u16; #count] = [#(#cells),*];
        }
    });
    let players = lines.each_ref().map(|all| {
        let all = all.iter().map(|rows| {
            let pieces = rows.pieces.iter();
            let pieces = pieces.map(|piece| Literal::usize_unsuffixed(piece.index()));
            let length = Literal::usize_unsuffixed(rows.length);
            let table = tables.iter().find(|(lines, _)| *lines == rows.lines);
            let table = table.map(|(_, name)| quote!(&#name));
            quote! {
                WinningLines {
                    pieces: &[#(#pieces),*],
                    length: #length,
                    cells: #table,
                }
            }
        });
        quote!(&[#(#all),*])
    });
    quote! {
        use rbg_runtime::codegen::WinningLines;

        #(#cells)*

        /// The lines with which each player wins.
        pub(crate) static WINNING_LINES: [&[WinningLines]; 2] = [#(#players),*];
    }
}

fn length(lines: &[Vec<usize>]) -> usize {
    lines.first().map_or(0, Vec::len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;

    #[test]
    fn lines_are_there_once_where_both_players_win_with_them() {
        let rows = |piece, lines: &[&[usize]]| PlayerLines {
            pieces: vec![PieceId(piece)],
            length: lines[0].len(),
            lines: lines.iter().map(|cells| cells.to_vec()).collect(),
        };
        let emitted = |first: PlayerLines, second: PlayerLines| {
            winning_lines(&[vec![first], vec![second]], &Meter::unlimited()).to_string()
        };
        let (one, other): (&[&[usize]], &[&[usize]]) = (&[&[0, 1], &[1, 2]], &[&[0, 1, 2]]);
        let same = emitted(rows(1, one), rows(2, one));
        assert!(
            same.contains("static LINES : [u16 ; 4] = [0 , 1 , 1 , 2] ;"),
            "{same}"
        );
        assert_eq!(same.matches("cells : & LINES ,").count(), 2, "{same}");
        assert!(!same.contains("LINES_2"), "{same}");
        let different = emitted(rows(1, one), rows(2, other));
        assert!(
            different.contains("static LINES_2 : [u16 ; 3] = [0 , 1 , 2] ;"),
            "{different}"
        );
        assert!(
            different.contains("pieces : & [2] , length : 3 , cells : & LINES_2 ,"),
            "{different}"
        );
    }
}
