use insta::assert_snapshot;
use rbg_runtime::game::{ActionInfo, BoardShape, CellInfo, LabelInfo, VariableInfo};
use rbg_runtime::game::{DrawOptions, draw, draw_svg, draw_text};
use rbg_runtime::{ActionList, Cell, GameInfo, MoveAction, Piece, Player, Position, Snapshot};
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

/// Returns a graph: a ring of four cells, and one that only some of them lead to.
fn graph() -> GameInfo {
    let cells = (0..5).map(|x| cell([x, 0, 0])).collect();
    let mut info = game(BoardShape::Graph, &["empty", "token"], cells);
    let label = |name: &str, edges: &[(u16, u16)]| {
        let edges = edges.iter();
        let edges = edges.map(|&(from, to)| (Cell::new(from), Cell::new(to)));
        LabelInfo::from_edges(name.to_owned(), edges)
    };
    info.labels = vec![
        label("next", &[(0, 1), (1, 2), (2, 3), (3, 0)]),
        label("back", &[(0, 3), (1, 0), (2, 1), (3, 2)]),
        label("in", &[(0, 4), (2, 4)]),
    ]
    .into();
    info
}

#[test]
fn a_graph_is_a_list_of_cells_with_their_edges() {
    let info = graph();
    let over = Snapshot {
        to_move: Player::KEEPER,
        ..mixed(&info)
    };
    assert_snapshot!(draw(&info, &over));
}

/// Returns a small board of every shape.
fn small_boards() -> [GameInfo; 4] {
    let flat = |rows: &[u32]| {
        let places = (0..).zip(rows);
        let places = places.flat_map(|(y, &length)| (0..length).map(move |x| cell([x, y, 0])));
        places.collect::<Vec<_>>()
    };
    let rectangle = BoardShape::Rectangle {
        width: 3,
        height: 2,
    };
    let hexagon = BoardShape::Hexagon {
        rows: Cow::Borrowed(&[2, 3, 2]),
        widest: 1,
    };
    let cuboid = BoardShape::Cuboid {
        width: 2,
        height: 2,
        depth: 2,
    };
    let layers = (0..2).flat_map(|z| flat(&[2, 2]).into_iter().map(move |cell| (z, cell)));
    let layers = layers.map(|(z, below)| cell([below.place[0], below.place[1], z]));
    let boards = [
        game(
            rectangle,
            &["blackKing", "blackMan", "e", "whiteMan"],
            flat(&[3, 2]),
        ),
        game(hexagon, &["b", "e", "w"], flat(&[2, 3, 2])),
        game(cuboid, &["e", "w", "wall"], layers.collect()),
        graph(),
    ];
    boards.map(|mut info| {
        info.actions = vec![ActionInfo::off(0, "[p]"), ActionInfo::switch(2, "->black")].into();
        info
    })
}

/// Returns marks at the third cell and at the last, where a switch stands as well.
fn last_move(info: &GameInfo) -> DrawOptions {
    let last = (info.cells.len() - 1) as u16;
    let actions = [(2, 1), (last, 1), (0, 2)];
    let actions = actions.map(|(cell, index)| MoveAction::from((Cell::new(cell), index)));
    DrawOptions::default().with_last_move(&actions)
}

#[test]
fn the_last_move_is_marked_on_every_board() {
    for (number, info) in small_boards().iter().enumerate() {
        let options = last_move(info);
        let plain = draw_text(info, &mixed(info), &options);
        assert_snapshot!(format!("marked_text_{number}"), plain);
        // Colours come on top of the marks.
        let colored = draw_text(info, &mixed(info), &options.with_colors(true));
        assert_eq!(colored.matches("\u{1b}[7m*").count(), 2, "{colored}");
        assert_eq!(
            colored.replace("\u{1b}[7m", "").replace("\u{1b}[0m", ""),
            plain
        );
    }
}

#[test]
fn a_move_that_puts_no_piece_is_marked_where_it_ends() {
    let [info, ..] = small_boards();
    let hand_over = |cell: u16| MoveAction::from((Cell::new(cell), 2));
    let options = DrawOptions::default().with_last_move(&[hand_over(4)]);
    let text = draw_text(&info, &mixed(&info), &options);
    assert_eq!(text.matches('*').count(), 2, "{text}");
    assert!(text.contains("1  wM*bK"), "{text}");
    let put = MoveAction::from((Cell::new(3), 1));
    let moves = [[put, hand_over(1)], [hand_over(2), hand_over(1)]].map(ActionList::from_iter);
    let options = options.with_targets_of(&info, &moves);
    assert_eq!(options.targets, [1, 3].map(Cell::new));
}

#[test]
fn every_board_has_its_image() {
    for (number, info) in small_boards().iter().enumerate() {
        let options = last_move(info).with_targets(vec![Cell::new(1)]);
        let image = draw_svg(info, &mixed(info), &options);
        assert_snapshot!(format!("image_{number}"), image);
    }
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
