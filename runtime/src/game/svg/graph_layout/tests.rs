//! Tests of layouts of graphs.

use super::*;

fn distance(a: Point, b: Point) -> f64 {
    let [dx, dy] = difference(a, b);
    (dx * dx + dy * dy).sqrt()
}

/// Returns the edges of a grid.
fn grid(width: usize, height: usize) -> Vec<(usize, usize)> {
    let cells = 0..width * height;
    let right = cells.clone().filter(|cell| cell % width + 1 < width);
    let down = cells.filter(|cell| cell / width + 1 < height);
    let right = right.map(|cell| (cell, cell + 1));
    right.chain(down.map(|cell| (cell, cell + width))).collect()
}

#[test]
fn rings_and_rows_have_edges_of_one_length() {
    let ways: Vec<(usize, usize)> = (0..12).map(|cell| (cell, (cell + 1) % 12)).collect();
    for edges in [&ways[..], &ways[..11]] {
        let places = layout(12, edges);
        for &(from, to) in edges {
            let length = distance(places[from], places[to]);
            assert!((0.9..1.1).contains(&length), "{from} to {to}: {length}");
        }
    }
}

#[test]
fn a_grid_lies_level_with_its_first_cell_above() {
    let edges = grid(5, 4);
    let places = layout(20, &edges);
    for &(from, to) in &edges {
        let [dx, dy] = difference(places[from], places[to]).map(f64::abs);
        assert!(
            dx.min(dy) < 0.35 && dx.max(dy) > 0.7,
            "{from} to {to}: {dx} {dy}"
        );
    }
    assert!(places[0][0] < places[19][0] && places[0][1] < places[19][1]);
}

#[test]
fn no_two_cells_lie_on_each_other() {
    let every = |count: usize| -> Vec<(usize, usize)> {
        let pairs = (0..count).flat_map(|a| (0..count).map(move |b| (a, b)));
        pairs.filter(|(a, b)| a != b).collect()
    };
    // A star's points have the same ways to all others.
    let star: Vec<(usize, usize)> = (1..9).map(|point| (0, point)).collect();
    let cases = [
        ("complete", 7, every(7)),
        ("triangle", 3, every(3)),
        ("star", 9, star),
        ("apart", 10, vec![(0, 1), (2, 3), (3, 2), (4, 4)]),
        ("grid", 30, grid(6, 5)),
    ];
    for (name, count, edges) in cases {
        let places = layout(count, &edges);
        for a in 0..count {
            for b in 0..a {
                assert!(distance(places[a], places[b]) > 0.4, "{name}: {a} and {b}");
            }
        }
    }
}

#[test]
fn large_boards_keep_their_form() {
    let edges = grid(40, 30);
    let places = layout(1200, &edges);
    let corners = [0, 39, 1160, 1199].map(|cell| places[cell]);
    assert!(distance(corners[0], corners[3]) > 35.0);
    assert!(distance(corners[1], corners[2]) > 35.0);
    assert!(
        places
            .iter()
            .flatten()
            .all(|coordinate| coordinate.is_finite())
    );
}

#[test]
fn a_board_without_cells_is_empty() {
    assert!(layout(0, &[]).is_empty());
}
