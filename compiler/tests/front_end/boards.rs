//! Tests of boards: cells, their names and where the labels lead.

use crate::support::accepted;
use rbg_compiler::model::{Board, Shape};

fn board(description: &str) -> Board {
    accepted(&format!(
        "#players = p(1) #pieces = e, w #variables = #board = {description} #rules = ->p"
    ))
    .game
    .board
}

/// Returns where the labels lead from the cell `name`, in the order of labels.
fn neighbours<'b>(board: &'b Board, name: &str) -> Vec<&'b str> {
    let from = board
        .cell_ids()
        .find(|id| board.cells[id.index()].name == name)
        .expect("a cell of that name");
    (0..board.labels.len())
        .map(rbg_compiler::model::LabelId::from_index)
        .map(|label| {
            board
                .step(from, label)
                .map_or("-", |to| &board.cells[to.index()].name)
        })
        .collect()
}

fn names(board: &Board) -> Vec<&str> {
    board.cells.iter().map(|cell| cell.name.as_str()).collect()
}

#[test]
fn the_first_row_of_a_rectangle_is_the_top() {
    let board = board("rectangle(up,down,left,right,[e,w,e][e,e,e][e,e,w])");
    assert_eq!(
        neighbours(&board, "rx1y1"),
        ["rx1y0", "rx1y2", "rx0y1", "rx2y1"]
    );
    assert_eq!(neighbours(&board, "rx0y0"), ["-", "rx0y1", "-", "rx1y0"]);
    assert_eq!(
        board.shape,
        Shape::Rectangle {
            width: 3,
            height: 3
        }
    );
}

#[test]
fn holes_have_no_cell_and_are_not_jumped_over() {
    let board = board("rectangle(up,down,left,right,[,e,][e,,w][e,e,e])");
    assert_eq!(
        names(&board),
        ["rx1y0", "rx0y1", "rx2y1", "rx0y2", "rx1y2", "rx2y2"]
    );
    assert_eq!(neighbours(&board, "rx1y0"), ["-", "-", "-", "-"]);
    assert_eq!(neighbours(&board, "rx2y1"), ["-", "rx2y2", "-", "-"]);
    assert_eq!(board.cells[2].place, [2, 1, 0]);
}

#[test]
fn empty_rows_fit_each_other_only() {
    let text = "#players = p(1) #pieces = e #variables = #rules = ->p
        #board = rectangle(u,d,l,r,[e][])";
    let errors = rbg_compiler::load(text.as_bytes()).expect_err("rows differ");
    assert_eq!(errors[0].code.0, "BOARD-SHAPE");
}

#[test]
fn a_hexagon_grows_to_its_widest_row_and_shrinks() {
    let board = board("hexagon(nw,ne,e1,se,sw,w1,[e,e][e,w,e][e,e])");
    assert_eq!(
        neighbours(&board, "hx1y1"),
        ["hx0y0", "hx1y0", "hx2y1", "hx1y2", "hx0y2", "hx0y1"]
    );
    assert_eq!(
        neighbours(&board, "hx0y0"),
        ["-", "-", "hx1y0", "hx1y1", "hx0y1", "-"]
    );
    assert_eq!(
        neighbours(&board, "hx1y2"),
        ["hx1y1", "hx2y1", "-", "-", "-", "hx0y2"]
    );
    assert_eq!(
        board.shape,
        Shape::Hexagon {
            rows: vec![2, 3, 2],
            widest: 1
        }
    );
}

#[test]
fn a_hexagon_of_one_row_is_a_line() {
    let board = board("hexagon(nw,ne,e1,se,sw,w1,[e,w,e])");
    assert_eq!(
        neighbours(&board, "hx1y0"),
        ["-", "-", "hx2y0", "-", "-", "hx0y0"]
    );
}

#[test]
fn every_hexagon_direction_has_an_opposite() {
    let board = board(
        "hexagon(nw,ne,e1,se,sw,w1,[e][e,e][e,,e][e,e][e])"
            .replace(",,", ",w,")
            .as_str(),
    );
    for cell in board.cell_ids() {
        for label in 0..6 {
            let label = rbg_compiler::model::LabelId(label);
            let opposite = rbg_compiler::model::LabelId((label.0 + 3) % 6);
            if let Some(target) = board.step(cell, label) {
                assert_eq!(board.step(target, opposite), Some(cell));
            }
        }
    }
}

#[test]
fn front_of_a_cuboid_is_the_next_layer() {
    let board = board("cuboid(u,d,l,r,f,b,[[e,e][e,e]][[e,w][,e]])");
    assert_eq!(
        neighbours(&board, "cx0y0z0"),
        ["-", "cx0y1z0", "-", "cx1y0z0", "cx0y0z1", "-"]
    );
    assert_eq!(
        neighbours(&board, "cx0y1z0"),
        ["cx0y0z0", "-", "-", "cx1y1z0", "-", "-"]
    );
    assert_eq!(
        neighbours(&board, "cx1y1z1"),
        ["cx1y0z1", "-", "-", "-", "-", "cx1y1z0"]
    );
    assert_eq!(
        board.shape,
        Shape::Cuboid {
            width: 2,
            height: 2,
            depth: 2
        }
    );
}

#[test]
fn vertices_of_a_graph_keep_their_order_and_labels_may_merge() {
    let board = board("c[e]{n: a, m: c} b[w]{n: a} a[e]{m: b}");
    assert_eq!(names(&board), ["c", "b", "a"]);
    assert_eq!(board.labels, ["n", "m"]);
    assert_eq!(neighbours(&board, "c"), ["a", "c"]);
    assert_eq!(neighbours(&board, "b"), ["a", "-"]);
    assert_eq!(board.shape, Shape::Graph);
}

#[test]
fn macros_may_describe_vertices() {
    let board = accepted(
        "#players = p(1) #pieces = e, w #variables =
         #v(n; next; piece) = v~n[piece]{forth: v~next}
         #board = v(1; 2; e) v(2; 3; w) v(3; 1; e)
         #rules = ->p",
    )
    .game
    .board;
    assert_eq!(names(&board), ["v1", "v2", "v3"]);
    assert_eq!(neighbours(&board, "v3"), ["v1"]);
}
