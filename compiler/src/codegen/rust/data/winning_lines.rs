//! The lines with which players win.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::blocks::strides;
use super::shapes::Shapes;
use crate::analysis::PlayerLines;
use crate::codegen::rust::free_variables::Identifiers;
use crate::effort::Meter;
use crate::model::{Board, CellId};

/// Emits `src/winning_lines.rs`.
pub(in crate::codegen::rust) fn winning_lines(
    lines: &[Vec<PlayerLines>; 2],
    board: &Board,
    meter: &Meter,
) -> TokenStream {
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
        let cells = shapes(lines, board, meter).unwrap_or_else(|| {
            let cells = cells.into_iter().map(Literal::usize_unsuffixed);
            quote!([#(#cells),*])
        });
        let doc = format!(
            "The cells of lines of {}, one after the other.",
            length(lines)
        );
        quote! {
            #[doc = #doc]
            static #name: [u16; #count] = #cells;
        }
    });
    let cells = quote!(#(#cells)*);
    let shaped = Identifiers::in_code(&cells, meter).has("Shapes");
    let import = shaped.then(|| {
        quote!(
            use rbg_runtime::codegen::Shapes;
        )
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
        #import

        #cells

        /// The lines with which each player wins.
        pub(crate) static WINNING_LINES: [&[WinningLines]; 2] = [#(#players),*];
    }
}

/// Emits the cells of lines as shapes around their first cells, if that is shorter.
fn shapes(lines: &[Vec<usize>], board: &Board, meter: &Meter) -> Option<TokenStream> {
    let same = lines.iter().all(|line| line.len() == length(lines));
    if !same || !lines.is_sorted_by_key(|line| line.first()) {
        return None;
    }
    let mut rows = vec![Vec::new(); board.cells.len()];
    for line in lines {
        let cells = line.iter().map(|&cell| CellId::from_index(cell));
        rows[*line.first()?].push(vec![cells.collect()]);
    }
    let numbers = lines.iter().flatten();
    let numbers = numbers
        .map(|cell| cell.to_string().len() + ", ".len())
        .sum();
    let shapes = Shapes::shortest(&rows, &strides(board), numbers, meter)?;
    let cells = Literal::usize_unsuffixed(board.cells.len());
    let shapes: TokenStream = shapes.written().parse().ok()?;
    Some(quote!(#shapes.lines::<#cells, _>()))
}

/// Returns the length of lines, which is the same for all.
fn length(lines: &[Vec<usize>]) -> usize {
    lines.first().map_or(0, Vec::len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PieceId;
    use crate::testing::on_board;

    #[test]
    fn lines_are_there_once_where_both_players_win_with_them() {
        let rows = |piece, lines: &[&[usize]]| PlayerLines {
            pieces: vec![PieceId(piece)],
            length: lines[0].len(),
            lines: lines.iter().map(|cells| cells.to_vec()).collect(),
        };
        let emitted = |first: PlayerLines, second: PlayerLines| {
            let game = on_board(
                "rectangle(up, down, left, right, [e, e, e])",
                "->p {e} [x] ->q {x} [e]",
            );
            winning_lines(
                &[vec![first], vec![second]],
                &game.board,
                &Meter::unlimited(),
            )
            .to_string()
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

    #[test]
    fn lines_that_begin_in_order_are_shapes_around_their_first_cells() {
        let row = vec!["e"; 30].join(", ");
        let board = format!("rectangle(up, down, left, right, [{row}])");
        let game = on_board(&board, "->p {e} [x] ->q {x} [e]");
        let emitted = |lines: Vec<Vec<usize>>| {
            let lines = vec![PlayerLines {
                pieces: vec![PieceId(1)],
                length: 3,
                lines,
            }];
            winning_lines(&[lines.clone(), lines], &game.board, &Meter::unlimited()).to_string()
        };
        let lines: Vec<Vec<usize>> = (0..28).map(|cell| vec![cell, cell + 1, cell + 2]).collect();
        let regular = emitted(lines.clone());
        for expected in [
            "use rbg_runtime :: codegen :: Shapes ;",
            "static LINES : [u16 ; 84] = \
             Shapes :: new ([1] , & [(& [(0 , [28])] , [& [0 , 1 , 2]])]) . lines :: < 30 , _ > () ;",
        ] {
            assert!(regular.contains(expected), "{expected}\n{regular}");
        }
        let mut turned = lines.clone();
        turned.reverse();
        let mut shorter = lines;
        shorter[0].pop();
        for lines in [turned, shorter] {
            let code = emitted(lines);
            assert!(!code.contains("Shapes"), "{code}");
        }
    }
}
