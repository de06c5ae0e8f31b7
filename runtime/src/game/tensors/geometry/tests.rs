use super::super::boards::{board, graph, hexagons, rectangle};
use super::*;

/// Returns what is around a cell, by the names of the directions.
fn around(info: &GameInfo, cell: usize) -> Vec<(String, usize)> {
    let geometry = Geometry::of(info);
    let neighbours = geometry
        .neighbourhoods
        .into_iter()
        .filter_map(|neighbours| {
            let target = neighbours.targets[cell]?;
            Some((neighbours.name, target.index()))
        });
    neighbours.collect()
}

fn named(pairs: &[(&str, usize)]) -> Vec<(String, usize)> {
    let pairs = pairs.iter();
    pairs.map(|&(name, cell)| (name.to_owned(), cell)).collect()
}

#[test]
fn a_row_has_two_directions_and_a_rectangle_eight() {
    assert_eq!(
        around(&rectangle(3, 1), 1),
        named(&[("+0", 1), ("-1", 0), ("+1", 2)])
    );
    assert_eq!(
        around(&rectangle(1, 3), 0),
        named(&[("+0 +0", 0), ("+0 +1", 1)])
    );
    let corner = [("+0 +0", 0), ("+1 +0", 1), ("+0 +1", 3), ("+1 +1", 4)];
    assert_eq!(around(&rectangle(3, 3), 0), named(&corner));
    assert_eq!(around(&rectangle(3, 3), 4).len(), 9);
    assert_eq!(Geometry::of(&rectangle(1, 1)).neighbourhoods.len(), 1);
}

#[test]
fn holes_are_beyond_the_board() {
    let shape = BoardShape::Rectangle {
        width: 2,
        height: 2,
    };
    let holed = board(shape, &[[0, 0, 0], [1, 1, 0]]);
    assert_eq!(around(&holed, 0), named(&[("+0 +0", 0), ("+1 +1", 1)]));
}

#[test]
fn layers_lie_above_each_other() {
    let shape = BoardShape::Cuboid {
        width: 1,
        height: 1,
        depth: 2,
    };
    let cuboid = board(shape, &[[0, 0, 0], [0, 0, 1]]);
    assert_eq!(
        around(&cuboid, 0),
        named(&[("+0 +0 +0", 0), ("+0 +0 +1", 1)])
    );
}

#[test]
fn hexagons_have_six_neighbours_wherever_rows_grow_or_shrink() {
    let info = hexagons();
    assert_eq!(Geometry::of(&info).size, [3, 3, 1]);
    let mut centre: Vec<usize> = around(&info, 3).into_iter().map(|(_, cell)| cell).collect();
    centre.sort_unstable();
    assert_eq!(centre, [0, 1, 2, 3, 4, 5, 6]);
    // The first cell: to its right, below it to the left and to the right.
    let first = [("+0 +0", 0), ("+1 +0", 1), ("+0 +1", 2), ("+1 +1", 3)];
    assert_eq!(around(&info, 0), named(&first));
    // The first cell of the last row: to its right, above it to the right and to the left.
    let last = [("+0 +0", 5), ("+1 +0", 6), ("+0 -1", 3), ("-1 -1", 2)];
    assert_eq!(around(&info, 5), named(&last));
}

#[test]
fn graphs_have_a_direction_for_each_label() {
    let info = graph(3, &[("on", &[(0, 1), (1, 2)]), ("back", &[(2, 0)])]);
    assert_eq!(around(&info, 1), named(&[("itself", 1), ("on", 2)]));
    assert_eq!(around(&info, 2), named(&[("itself", 2), ("back", 0)]));
}
