use insta::assert_snapshot;
use rbg_runtime::game::draw;
use rbg_runtime::game::{BoardShape, CellInfo, VariableInfo};
use rbg_runtime::{Cell, GameInfo, Piece, Player, Position, Snapshot};
use std::borrow::Cow;

use crate::toys::TicTacToe;

/// Returns a game with these pieces, and two players with a score each.
fn game(shape: BoardShape, pieces: &[&'static str], cells: Vec<CellInfo>) -> GameInfo {
    let name = |&name: &&'static str| Cow::Borrowed(name);
    let variable = |&name: &&'static str| VariableInfo {
        name: Cow::Borrowed(name),
        bound: 100,
    };
    GameInfo {
        name: "drawn".into(),
        players: ["white", "black"].iter().map(name).collect(),
        pieces: pieces.iter().map(name).collect(),
        variables: ["white", "black", "turn"].iter().map(variable).collect(),
        shape,
        cells: cells.into(),
        labels: Cow::Borrowed(&[]),
        actions: Cow::Borrowed(&[]),
        longest_move: None,
    }
}

fn cell(place: [u32; 3]) -> CellInfo {
    CellInfo {
        name: format!("x{}y{}z{}", place[0], place[1], place[2]).into(),
        place,
    }
}

/// Returns the pieces in turn on all cells.
fn mixed(info: &GameInfo) -> Snapshot {
    Snapshot {
        pieces: (0..info.cells.len())
            .map(|cell| Piece::from_index(cell % info.pieces.len()))
            .collect(),
        variables: vec![0, 50, 3],
        cell: Cell::new(0),
        to_move: Player::SECOND,
    }
}

#[test]
fn a_rectangle_has_numbered_columns_and_rows() {
    let mut position = TicTacToe::initial();
    [4, 0, 2].iter().for_each(|m| position.apply(m));
    assert_snapshot!(draw(TicTacToe::game(), &Snapshot::of(&position)));
}

#[test]
fn long_names_are_abbreviated_and_explained_and_holes_are_blank() {
    let shape = BoardShape::Rectangle {
        width: 11,
        height: 3,
    };
    let places = (0..3).flat_map(|y| (0..11).map(move |x| [x, y, 0]));
    let cells = places.filter(|place| !matches!(place, [0, 0, _] | [4..7, 1, _] | [10, 2, _]));
    let pieces = ["blackKing", "blackPawn", "empty", "whiteKing", "whitePawn"];
    let info = game(shape, &pieces, cells.map(cell).collect());
    assert_snapshot!(draw(&info, &mixed(&info)));
}

#[test]
fn the_rows_of_a_hexagon_are_shifted_by_half_a_cell() {
    let rows = [2, 3, 4, 3];
    let places = (0..)
        .zip(rows)
        .flat_map(|(y, length)| (0..length).map(move |x| [x, y, 0]));
    let cells: Vec<_> = places.map(cell).collect();
    let shape = BoardShape::Hexagon {
        rows: rows.to_vec().into(),
        widest: 2,
    };
    let narrow = game(shape.clone(), &["b", "e", "w"], cells.clone());
    let wide = game(shape, &["b1", "b2", "e"], cells);
    let both = draw(&narrow, &mixed(&narrow)) + "\n" + &draw(&wide, &mixed(&wide));
    assert_snapshot!(both);
}

#[test]
fn a_cuboid_is_drawn_layer_by_layer() {
    let shape = BoardShape::Cuboid {
        width: 3,
        height: 2,
        depth: 2,
    };
    let places = (0..2).flat_map(|z| (0..2).flat_map(move |y| (0..3).map(move |x| [x, y, z])));
    let cells = places.filter(|place| !matches!(place, [1, 0, 0] | [2, 1, 1]));
    let info = game(shape, &["e", "w"], cells.map(cell).collect());
    assert_snapshot!(draw(&info, &mixed(&info)));
}

#[test]
fn a_graph_is_a_list_of_cells_in_columns() {
    let cells = (0..20).map(|x| cell([x, 0, 0])).collect();
    let info = game(BoardShape::Graph, &["empty", "token"], cells);
    let over = Snapshot {
        to_move: Player::KEEPER,
        ..mixed(&info)
    };
    assert_snapshot!(draw(&info, &over));
}

#[test]
fn long_lists_are_broken_into_lines() {
    let variables = (0..12).map(|v| VariableInfo {
        name: format!("counter{v}").into(),
        bound: 9,
    });
    let mut info = game(BoardShape::Graph, &["e"], vec![cell([0, 0, 0])]);
    info.variables = variables.collect();
    let position = Snapshot {
        variables: (0..12).collect(),
        ..mixed(&info)
    };
    assert_snapshot!(draw(&info, &position));
}
