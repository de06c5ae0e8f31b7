//! Small boards for the unit tests of tensors.

use std::borrow::Cow;

use crate::game::info::{ActionInfo, BoardShape, CellInfo, GameInfo};
use crate::game::label::LabelInfo;
use crate::game::numbers::Cell;

/// The index of the action that puts a piece on a board of these tests.
pub(crate) const PUT: u32 = 1;

/// The index of the action that ends a move.
pub(crate) const END: u32 = 2;

/// Returns a game on a board of this shape, with cells at these columns, rows and layers.
pub(crate) fn board(shape: BoardShape, places: &[[u32; 3]]) -> GameInfo {
    let cells = places.iter().map(|place| CellInfo {
        name: Cow::Owned(format!("{place:?}")),
        place: *place,
    });
    GameInfo {
        name: Cow::Borrowed("board"),
        players: Cow::Owned(vec![Cow::Borrowed("one")]),
        pieces: Cow::Owned(vec![Cow::Borrowed("e"), Cow::Borrowed("x")]),
        variables: Cow::Owned(Vec::new()),
        shape,
        cells: cells.collect(),
        labels: Cow::Owned(Vec::new()),
        actions: Cow::Owned(vec![
            ActionInfo::off(1, "[x]"),
            ActionInfo::switch(1, "->one"),
        ]),
        longest_move: None,
    }
}

/// Returns a game on a rectangle without holes.
pub(crate) fn rectangle(width: u32, height: u32) -> GameInfo {
    let rows = (0..height).flat_map(|row| (0..width).map(move |column| [column, row, 0]));
    let places: Vec<[u32; 3]> = rows.collect();
    board(BoardShape::Rectangle { width, height }, &places)
}

/// Returns a game on rows of two, three and two hexagons.
pub(crate) fn hexagons() -> GameInfo {
    let rows = [2, 3, 2];
    let cells = (0..)
        .zip(rows)
        .flat_map(|(row, length)| (0..length).map(move |c| [c, row, 0]));
    let shape = BoardShape::Hexagon {
        rows: Cow::Owned(rows.to_vec()),
        widest: 1,
    };
    board(shape, &cells.collect::<Vec<[u32; 3]>>())
}

/// Returns a game on a graph of so many cells with the edges of some labels.
pub(crate) fn graph(cells: u32, labels: &[(&str, &[(u16, u16)])]) -> GameInfo {
    let places: Vec<[u32; 3]> = (0..cells).map(|cell| [cell, 0, 0]).collect();
    let labels = labels.iter().map(|(name, edges)| {
        let edges = edges
            .iter()
            .map(|&(from, to)| (Cell::new(from), Cell::new(to)));
        LabelInfo::from_edges((*name).to_owned(), edges)
    });
    GameInfo {
        labels: labels.collect(),
        ..board(BoardShape::Graph, &places)
    }
}
