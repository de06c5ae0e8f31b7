use super::*;
use crate::interpret::Interpreter;
use crate::load;
use crate::model::{Board, CellId};
use rbg_runtime::AnyGame;

fn name((x, y): (i32, i32)) -> String {
    format!("c{}r{}", x + 9, y + 9)
}

/// Returns a game on a board of vertices that are named by their places, in the order that is given,
/// with edges to the places that some steps lead to.
fn description(places: &[(i32, i32)], steps: &[(&str, i32, i32)]) -> String {
    let vertices = places.iter().map(|&(x, y)| {
        let edges = steps.iter().filter_map(|(label, right, down)| {
            let target = (x + right, y + down);
            let known = places.contains(&target);
            known.then(|| format!("{label}: {}", name(target)))
        });
        let edges: Vec<String> = edges.collect();
        format!("{}[e]{{{}}}\n", name((x, y)), edges.join(", "))
    });
    format!(
        "#players = p(1)\n#pieces = e\n#variables =\n#board = {}\n#rules = (->p)*",
        vertices.collect::<String>()
    )
}

fn board(places: &[(i32, i32)], steps: &[(&str, i32, i32)]) -> Board {
    let text = description(places, steps);
    load(text.as_bytes()).expect("it is valid").game.board
}

fn names(board: &Board) -> Vec<&str> {
    board.cells.iter().map(|cell| cell.name.as_str()).collect()
}

/// Returns how many differences there are along the edges of a board.
fn of_board(board: &Board) -> usize {
    let labels = (0..board.labels.len()).map(LabelId::from_index);
    let directions: Vec<Direction> = labels.map(|l| direction(&board.cells, l)).collect();
    let order: Vec<usize> = (0..board.cells.len()).collect();
    differences(&directions, &order)
}

/// Puts things in an order that has nothing to do with theirs; the first one stays where it is.
fn mixed<T: Copy>(all: &[T]) -> Vec<T> {
    let mut rest = all[1..].to_vec();
    let mut mixed = vec![all[0]];
    let mut at = 0;
    while !rest.is_empty() {
        at = (at + 7) % rest.len();
        mixed.push(rest.remove(at));
    }
    mixed
}

fn rectangle(width: i32, height: i32) -> Vec<(i32, i32)> {
    let rows = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    rows.collect()
}

const SIDES: [(&str, i32, i32); 4] = [
    ("right", 1, 0),
    ("left", -1, 0),
    ("up", 0, -1),
    ("down", 0, 1),
];

const CORNERS: [(&str, i32, i32); 4] = [("ne", 1, -1), ("nw", -1, -1), ("se", 1, 1), ("sw", -1, 1)];

#[test]
fn a_board_that_is_written_row_by_row_or_column_by_column_stays_as_it_is() {
    let rows = rectangle(6, 5);
    let columns: Vec<(i32, i32)> = rectangle(5, 6).iter().map(|&(x, y)| (y, x)).collect();
    let backward: Vec<(i32, i32)> = rows.iter().rev().copied().collect();
    for places in [rows, columns, backward] {
        let board = board(&places, &SIDES);
        let written = places.iter().map(|place| name(*place));
        assert_eq!(names(&board), written.collect::<Vec<_>>());
        assert_eq!(board.start, CellId(0));
    }
}

#[test]
fn a_board_in_no_order_gets_one_difference_for_each_label() {
    let steps = [SIDES, CORNERS].concat();
    for steps in [&SIDES[..], &steps[..]] {
        let board = board(&mixed(&rectangle(6, 5)), steps);
        assert_eq!(of_board(&board), steps.len());
    }
}

#[test]
fn cells_of_one_colour_are_put_in_rows_though_no_label_follows_one() {
    let dark = rectangle(8, 8);
    let dark: Vec<(i32, i32)> = dark.into_iter().filter(|(x, y)| (x + y) % 2 == 1).collect();
    let board = board(&mixed(&dark), &CORNERS);
    // The rows begin on one side and on the other by turns.
    assert_eq!(of_board(&board), 2 * CORNERS.len());
}

#[test]
fn the_game_begins_on_the_first_cell_of_the_description_wherever_that_is_now() {
    let mut places = rectangle(5, 5);
    places.rotate_left(12);
    let places = mixed(&places);
    let board = board(&places, &SIDES);
    let start = &board.cells[board.start.index()];
    assert_eq!(start.name, "c11r11");
    assert_ne!(board.start, CellId(0));
    assert_eq!(start.place, [0, 0, 0]);
}

#[test]
fn cells_can_be_told_by_their_numbers_in_the_description() {
    let places = mixed(&rectangle(6, 5));
    let text = description(&places, &SIDES);
    let game = load(text.as_bytes()).expect("it is valid").game;
    let interpreter = Interpreter::new(game, "mixed");
    let info = interpreter.info();
    for (number, place) in (1..).zip(&places) {
        let cell = info.cell_as_written(number).expect("it is on the board");
        assert_eq!(info.cells[cell.index()].name, name(*place));
        assert_eq!(info.number_as_written(cell), number);
    }
    assert_eq!(info.cell_as_written(0), None);
    assert_eq!(info.cell_as_written(places.len() + 1), None);
}

#[test]
fn edges_lead_where_they_led() {
    let places = mixed(&rectangle(6, 5));
    let board = board(&places, &SIDES);
    assert_ne!(board.cells[1].name, name(places[1]));
    let mut edges = 0;
    for cell in &board.cells {
        for (label, target) in &cell.edges {
            let name = &board.labels[label.index()];
            let step = SIDES.iter().find(|(label, ..)| label == name);
            let (_, right, down) = *step.expect("it is one of them");
            let place = |name: &str| -> Option<(i32, i32)> {
                let (x, y) = name.strip_prefix('c')?.split_once('r')?;
                Some((x.parse().ok()?, y.parse().ok()?))
            };
            let (x, y) = place(&cell.name).expect("it is named by its place");
            let target = place(&board.cells[target.index()].name);
            assert_eq!(target, Some((x + right, y + down)), "{}", cell.name);
            edges += 1;
        }
    }
    assert_eq!(edges, 2 * (5 * 5 + 6 * 4));
}

#[test]
fn circles_and_cells_that_lead_to_themselves_have_a_place() {
    // Two circles, one of them with a tail that leads into it, and a cell that leads to itself.
    let text = "#players = p(1)\n#pieces = e\n#variables =\n#board = \
        a[e]{n: c} b[e]{n: d} c[e]{n: e1} d[e]{n: b} e1[e]{n: a} f[e]{n: f} g[e]{n: b}\n\
        #rules = (->p)*";
    let board = load(text.as_bytes()).expect("it is valid").game.board;
    let mut all = names(&board);
    all.sort_unstable();
    assert_eq!(all, ["a", "b", "c", "d", "e1", "f", "g"]);
}

#[test]
fn an_order_that_gains_little_stays() {
    // Rows of a cross, of which the first is written last: one more difference up, and one down.
    let middle = |place: i32| (2..5).contains(&place);
    let cross = rectangle(7, 7).into_iter();
    let rows: Vec<(i32, i32)> = cross.filter(|&(x, y)| middle(x) || middle(y)).collect();
    let mut written = rows.clone();
    written.rotate_left(3);
    let board = |places: &[(i32, i32)]| board(places, &SIDES);
    assert_eq!(of_board(&board(&rows)), 8);
    assert_eq!(of_board(&board(&written)), 10);
    let names_as_written: Vec<String> = written.iter().map(|place| name(*place)).collect();
    assert_eq!(names(&board(&written)), names_as_written);
}

#[test]
fn an_order_as_good_as_another_stays() {
    // From each ring to the next one, and around: whichever ring is first.
    let rings = (0..3).flat_map(|ring| (0..4).map(move |cell| (ring, cell)));
    let vertices = rings.map(|(ring, cell)| {
        let around = format!("around: r{ring}c{}", (cell + 1) % 4);
        let out = if ring < 2 {
            format!(", out: r{}c{cell}", ring + 1)
        } else {
            String::new()
        };
        format!("r{ring}c{cell}[e]{{{around}{out}}}\n")
    });
    let vertices: Vec<String> = vertices.collect();
    let text = format!(
        "#players = p(1)\n#pieces = e\n#variables =\n#board = {}\n#rules = (->p)*",
        vertices.concat()
    );
    let board = load(text.as_bytes()).expect("it is valid").game.board;
    let written: Vec<&str> = vertices
        .iter()
        .filter_map(|vertex| vertex.get(..4))
        .collect();
    assert_eq!(names(&board), written);
}

#[test]
fn a_chain_comes_behind_all_that_lead_to_it() {
    // The first chain leads to the last one, and that to the second.
    let chains = Chains {
        cells: vec![vec![0], vec![1], vec![2]],
        of_cell: vec![0, 1, 2],
    };
    assert_eq!(chains.along(&vec![Some(2), None, Some(1)]), [0, 2, 1]);
    let chains = Chains {
        cells: vec![vec![0, 1], vec![2, 3], vec![4]],
        of_cell: vec![0, 0, 1, 1, 2],
    };
    // The first chain leads to both others, and the last one to the second.
    let next = vec![Some(2), Some(4), None, None, Some(3)];
    assert_eq!(chains.along(&next), [0, 1, 4, 2, 3]);
}

#[test]
fn a_board_in_no_order_whatever_stays() {
    // Each cell leads far away, so that no order has few differences, but one has some fewer.
    let target = |cell: usize| (cell * cell * 7 + 3) % 61;
    let vertices = (0..61).map(|cell| format!("c{cell}[e]{{n: c{}}}\n", target(cell)));
    let vertices: Vec<String> = vertices.collect();
    let text = format!(
        "#players = p(1)\n#pieces = e\n#variables =\n#board = {}\n#rules = (->p)*",
        vertices.concat()
    );
    let board = load(text.as_bytes()).expect("it is valid").game.board;
    let written: Vec<String> = (0..61).map(|cell| format!("c{cell}")).collect();
    assert_eq!(names(&board), written);
}
