//! Layouts of graphs whose labels tell directions, such as `left` and `up`.

use super::graph_layout::{Point, pack, parts};

/// The names of labels that tell a direction: to the right, and down.
const COMPASS: [(&str, Point); 8] = [
    ("right", [1.0, 0.0]),
    ("east", [1.0, 0.0]),
    ("left", [-1.0, 0.0]),
    ("west", [-1.0, 0.0]),
    ("down", [0.0, 1.0]),
    ("south", [0.0, 1.0]),
    ("up", [0.0, -1.0]),
    ("north", [0.0, -1.0]),
];

/// The rounds in which cells are moved.
const ROUNDS: usize = 500;

/// How much more it matters that an edge goes straight than that it is one long.
const STRAIGHT: f64 = 10.0;

/// How much edges matter whose labels tell nothing.
const FAINT: f64 = 0.02;

/// How far, on the average, the end of an edge may be from where its label tells.
const TOLERANCE: f64 = 0.6;

/// The least distance of two cells.
const APART: f64 = 0.2;

/// The edges with one label.
pub(super) struct Labelled<'a> {
    pub(super) label: &'a str,
    pub(super) edges: Vec<(usize, usize)>,
}

/// Returns a place for every cell such that edges go where their labels tell, about one far;
/// `None` where labels do not tell both directions, or cells cannot be placed by them. Cells that
/// no such edges connect are laid out on their own, side by side.
pub(super) fn layout(cells: usize, labels: &[Labelled<'_>]) -> Option<Vec<Point>> {
    let known: Vec<Known<'_>> = labels
        .iter()
        .filter_map(|labelled| {
            let name = labelled.label.to_lowercase();
            let (_, direction) = COMPASS.iter().find(|(known, _)| *known == name)?;
            Some((*direction, &labelled.edges[..]))
        })
        .collect();
    let along = |axis: usize| known.iter().any(|(direction, _)| direction[axis] != 0.0);
    if !along(0) || !along(1) {
        return None;
    }
    let ends: Vec<(usize, usize)> = known
        .iter()
        .flat_map(|(_, edges)| edges.iter().copied())
        .collect();
    let parts = parts(cells, &ends);
    if parts.iter().any(|part| part.len() == 1) {
        return None;
    }
    let mut places = walked(cells, &known);
    straighten(&mut places, &pulls(cells, &known, labels, &parts));
    if error(&places, &known) > TOLERANCE {
        return None;
    }
    let of_part = |part: &Vec<usize>| part.iter().map(|&cell| places[cell]).collect();
    let mut of_parts: Vec<Vec<Point>> = parts.iter().map(of_part).collect();
    if !of_parts.iter().all(|places| are_apart(places)) {
        return None;
    }
    pack(&mut of_parts);
    for (part, of_part) in parts.iter().zip(of_parts) {
        for (&cell, place) in part.iter().zip(of_part) {
            places[cell] = place;
        }
    }
    Some(places)
}

/// Returns what pulls each cell. Labels that tell nothing count a little, within parts.
fn pulls(
    cells: usize,
    known: &[Known<'_>],
    labels: &[Labelled<'_>],
    parts: &[Vec<usize>],
) -> Vec<Vec<Pull>> {
    let mut pulls: Vec<Vec<Pull>> = vec![Vec::new(); cells];
    let mut pull = |from: usize, to: usize, direction: Point, weights: Point| {
        let back = direction.map(|part| -part);
        pulls[to].push((from, direction, weights));
        pulls[from].push((to, back, weights));
    };
    for (direction, edges) in known {
        let weights = direction.map(|part| if part == 0.0 { STRAIGHT } else { 1.0 });
        for &(from, to) in *edges {
            pull(from, to, *direction, weights);
        }
    }
    let mut part_of = vec![0; cells];
    for (number, part) in parts.iter().enumerate() {
        part.iter().for_each(|&cell| part_of[cell] = number);
    }
    for labelled in labels {
        for &(from, to) in &labelled.edges {
            if part_of[from] == part_of[to] {
                pull(from, to, [0.0; 2], [FAINT; 2]);
            }
        }
    }
    pulls
}

/// Moves cells to where they are pulled, again and again.
fn straighten(places: &mut [Point], pulls: &[Vec<Pull>]) {
    for _ in 0..ROUNDS {
        for (cell, pulls) in pulls.iter().enumerate() {
            for axis in [0, 1] {
                let (mut sum, mut weight) = (0.0, 0.0);
                for (other, direction, weights) in pulls {
                    sum += weights[axis] * (places[*other][axis] + direction[axis]);
                    weight += weights[axis];
                }
                if weight > 0.0 {
                    places[cell][axis] = sum / weight;
                }
            }
        }
    }
}

/// A direction, and the edges whose label tells it.
type Known<'a> = (Point, &'a [(usize, usize)]);

/// What pulls a cell: another cell, where the cell ought to be from there, and how much that
/// matters.
type Pull = (usize, Point, Point);

/// Returns the places to which edges lead that are exactly one long.
fn walked(cells: usize, known: &[Known<'_>]) -> Vec<Point> {
    let mut steps: Vec<Vec<(usize, Point)>> = vec![Vec::new(); cells];
    for (direction, edges) in known {
        for &(from, to) in *edges {
            steps[from].push((to, *direction));
            steps[to].push((from, direction.map(|part| -part)));
        }
    }
    let mut places: Vec<Option<Point>> = vec![None; cells];
    for start in 0..cells {
        let mut waiting = vec![(start, [0.0; 2])];
        while let Some((cell, place)) = waiting.pop() {
            if places[cell].is_none() {
                places[cell] = Some(place);
                let next = |&(to, step): &(usize, Point)| (to, add(place, step));
                waiting.extend(steps[cell].iter().map(next));
            }
        }
    }
    places.into_iter().map(Option::unwrap_or_default).collect()
}

/// Returns how far the ends of edges are from where their labels tell, on the average.
fn error(places: &[Point], known: &[Known<'_>]) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for (direction, edges) in known {
        for &(from, to) in *edges {
            sum += distance(add(places[from], *direction), places[to]);
            count += 1.0;
        }
    }
    sum / count.max(1.0)
}

/// Returns whether no two cells lie on each other.
fn are_apart(places: &[Point]) -> bool {
    let mut sorted = places.to_vec();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]));
    sorted.iter().enumerate().all(|(number, place)| {
        let near = sorted[number + 1..].iter();
        let mut near = near.take_while(|other| other[0] - place[0] < APART);
        near.all(|other| distance(*place, *other) >= APART)
    })
}

fn add([x, y]: Point, [dx, dy]: Point) -> Point {
    [x + dx, y + dy]
}

fn distance([x, y]: Point, [ox, oy]: Point) -> f64 {
    let (dx, dy) = (ox - x, oy - y);
    (dx * dx + dy * dy).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Edges<'a> = (&'a str, &'a [(usize, usize)]);

    fn placed(cells: usize, labels: &[Edges<'_>]) -> Option<Vec<Point>> {
        let labels: Vec<Labelled<'_>> = labels
            .iter()
            .map(|&(label, edges)| Labelled {
                label,
                edges: edges.to_vec(),
            })
            .collect();
        layout(cells, &labels)
    }

    #[test]
    fn cells_lie_where_labels_tell() {
        // 0 1
        // 2 3, and 4 hangs on a label that tells nothing, but is placed all the same.
        let places = placed(
            5,
            &[
                ("East", &[(0, 1), (2, 3)]),
                ("up", &[(2, 0), (3, 1)]),
                ("jump", &[(3, 4)]),
                ("down", &[(3, 4)]),
            ],
        )
        .expect("both directions are told");
        let expected = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 2.0]];
        for (place, expected) in places.iter().zip(expected) {
            let from_first = [place[0] - places[0][0], place[1] - places[0][1]];
            assert!(
                distance(from_first, expected) < 0.1,
                "{from_first:?} {expected:?}"
            );
        }
    }

    #[test]
    fn squares_in_squares_lie_in_each_other() {
        // Each of two squares has its upper row, its middles and its lower row in turn.
        let square =
            |first: usize| [(0, 1), (1, 2), (5, 6), (6, 7)].map(|(a, b)| (first + a, first + b));
        let sides =
            |first: usize| [(0, 3), (3, 5), (2, 4), (4, 7)].map(|(a, b)| (first + a, first + b));
        let right = [&square(0)[..], &square(8), &[(3, 11), (12, 4)]].concat();
        let down = [&sides(0)[..], &sides(8), &[(1, 9), (14, 6)]].concat();
        let places = placed(16, &[("right", &right), ("down", &down)]).expect("they are told");
        let level = |a: usize, b: usize| (places[a][1] - places[b][1]).abs() < 0.1;
        assert!(level(0, 2) && level(8, 10) && level(3, 11) && level(11, 12));
        let columns = [0, 8, 9, 10, 2].map(|cell| places[cell][0]);
        assert!(columns.is_sorted_by(|a, b| a + 0.3 < *b), "{columns:?}");
    }

    #[test]
    fn parts_lie_side_by_side() {
        let labels: [Edges<'_>; 3] = [
            ("right", &[(0, 1), (3, 4)]),
            ("down", &[(1, 2), (4, 5)]),
            ("jump", &[(0, 5)]),
        ];
        let places = placed(6, &labels).expect("they are told");
        assert!(are_apart(&places), "{places:?}");
        for (from, to) in [(0, 1), (3, 4), (1, 2), (4, 5)] {
            assert!((distance(places[from], places[to]) - 1.0).abs() < 0.1);
        }
    }

    #[test]
    fn labels_that_cannot_be_directions_place_nothing() {
        let ring: &[(usize, usize)] = &[(0, 1), (1, 2), (2, 3), (3, 0)];
        let refused: [&[Edges<'_>]; 5] = [
            &[("next", ring)],
            &[("right", ring)],
            &[("right", ring), ("down", &[])],
            &[("right", &[(0, 1), (2, 3)]), ("down", &[(0, 1)])],
            &[("right", &[(0, 1)]), ("down", &[(1, 2)]), ("jump", ring)],
        ];
        for labels in refused {
            assert_eq!(placed(4, labels), None);
        }
    }
}
