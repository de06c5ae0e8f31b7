//! Layouts of graphs: where the cells of a board without geometry are drawn.
//!
//! Two cells shall be as far apart as the shortest way between them is long (*stress
//! majorization*; Gansner, Koren and North, *Graph Drawing by Stress Majorization*, 2004). The
//! start is a projection of these distances (*pivot MDS*; Brandes and Pich, *Eigensolver Methods
//! for Progressive Multidimensional Scaling of Large Data*, 2006). Nothing is drawn by chance, and
//! all arithmetic is exact to the bit everywhere, so a board looks the same each time.

use std::collections::VecDeque;

/// A point or a vector.
pub(super) type Point = [f64; 2];

/// The number of cells up to which all distances are looked at.
const SMALL: usize = 300;

/// The number of cells from which distances are measured on larger boards.
const PIVOTS: usize = 40;

/// The rounds in which the cells of small boards are moved.
const ROUNDS: usize = 80;

/// The rounds in which a direction of greatest extent is sought.
const POWERS: usize = 60;

/// The part of the edges that have to lie along two directions for a layout to be turned by them.
const ALIGNED: f64 = 0.3;

/// Returns a place for every cell; edges are about one long. Cells that no way connects are laid
/// out on their own, side by side.
pub(super) fn layout(cells: usize, edges: &[(usize, usize)]) -> Vec<Point> {
    let neighbours = neighbours(cells, edges);
    let parts = parts_of(&neighbours);
    let lay_out = |part: &Vec<usize>| connected(&within(&neighbours, part));
    let mut of_parts: Vec<Vec<Point>> = parts.iter().map(lay_out).collect();
    pack(&mut of_parts);
    let mut places = vec![[0.0; 2]; cells];
    for (part, of_part) in parts.iter().zip(of_parts) {
        for (&cell, place) in part.iter().zip(of_part) {
            places[cell] = place;
        }
    }
    places
}

/// Returns the cells that ways connect, part by part, each in order.
pub(super) fn parts(cells: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    parts_of(&neighbours(cells, edges))
}

fn parts_of(neighbours: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; neighbours.len()];
    let parts = (0..neighbours.len()).map(|start| unseen(neighbours, start, &mut seen));
    parts.filter(|part| !part.is_empty()).collect()
}

/// Returns the neighbours of every cell in either direction, each once.
fn neighbours(cells: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); cells];
    for &(from, to) in edges.iter().filter(|(from, to)| from != to) {
        neighbours[from].push(to);
        neighbours[to].push(from);
    }
    for list in &mut neighbours {
        list.sort_unstable();
        list.dedup();
    }
    neighbours
}

/// Returns the cells not seen yet that ways lead to from a start, in order, and has them seen.
fn unseen(neighbours: &[Vec<usize>], start: usize, seen: &mut [bool]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut waiting = vec![start];
    while let Some(cell) = waiting.pop() {
        if !seen[cell] {
            seen[cell] = true;
            found.push(cell);
            waiting.extend(&neighbours[cell]);
        }
    }
    found.sort_unstable();
    found
}

/// Returns the neighbours of the cells of a part by their numbers in it. No way leads out of it.
fn within(neighbours: &[Vec<usize>], part: &[usize]) -> Vec<Vec<usize>> {
    let number = |cell: &usize| part.binary_search(cell).ok();
    let lists = part.iter().map(|&cell| &neighbours[cell]);
    lists
        .map(|list| list.iter().filter_map(number).collect())
        .collect()
}

/// Returns the lengths of the shortest ways from a start.
fn distances(neighbours: &[Vec<usize>], start: usize) -> Vec<f64> {
    let mut steps = vec![f64::INFINITY; neighbours.len()];
    steps[start] = 0.0;
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        for &next in &neighbours[cell] {
            if steps[next].is_infinite() {
                steps[next] = steps[cell] + 1.0;
                queue.push_back(next);
            }
        }
    }
    steps
}

/// Lays out cells that are connected.
fn connected(neighbours: &[Vec<usize>]) -> Vec<Point> {
    let count = neighbours.len();
    if count == 1 {
        return vec![[0.0; 2]];
    }
    let lists = neighbours.iter().enumerate();
    let edges: Vec<(usize, usize)> = lists
        .flat_map(|(cell, list)| list.iter().map(move |&end| (cell, end)))
        .collect();
    if edges.len() == count * (count - 1) && count > 3 {
        return ring(count);
    }
    let from = |pivot: usize| distances(neighbours, pivot);
    let rows = if count <= SMALL {
        (0..count).map(from).collect()
    } else {
        far_apart(count, from)
    };
    let mut places = project(count, &rows);
    if count <= SMALL {
        majorize(&mut places, &rows);
    }
    scale(&mut places, &edges);
    align(&mut places, &edges);
    places
}

/// Places cells on a circle, neighbours one apart, by turning a pointer by a small angle again and
/// again.
fn ring(count: usize) -> Vec<Point> {
    // The sine and cosine of a full turn over the count, by their series.
    let angle = std::f64::consts::TAU / count as f64;
    let (mut sine, mut cosine, mut term) = (0.0, 0.0, 1.0);
    for power in 0..24_u32 {
        match power % 4 {
            0 => cosine += term,
            1 => sine += term,
            2 => cosine -= term,
            _ => sine -= term,
        }
        term *= angle / f64::from(power + 1);
    }
    let chord = ((1.0 - cosine) * (1.0 - cosine) + sine * sine).sqrt();
    let mut pointer = [0.0, -1.0 / chord];
    let turn = |[x, y]: Point| [x * cosine - y * sine, x * sine + y * cosine];
    (0..count)
        .map(|_| {
            let place = pointer;
            pointer = turn(pointer);
            place
        })
        .collect()
}

/// Returns the distances from cells each of which is as far as can be from those before.
fn far_apart(count: usize, from: impl Fn(usize) -> Vec<f64>) -> Vec<Vec<f64>> {
    let mut rows: Vec<Vec<f64>> = Vec::new();
    let mut nearest = vec![f64::INFINITY; count];
    let mut pivot = 0;
    while rows.len() < PIVOTS {
        let row = from(pivot);
        for (nearest, &steps) in nearest.iter_mut().zip(&row) {
            *nearest = nearest.min(steps);
        }
        rows.push(row);
        // The first of the farthest.
        pivot = (0..count).rev().fold(0, |best, cell| {
            if nearest[cell] >= nearest[best] {
                cell
            } else {
                best
            }
        });
    }
    rows
}

/// Projects the distances from some cells on the two directions of greatest extent.
fn project(count: usize, rows: &[Vec<f64>]) -> Vec<Point> {
    // Squared distances, centred over both.
    let squares: Vec<Vec<f64>> = rows
        .iter()
        .map(|row| row.iter().map(|steps| steps * steps).collect())
        .collect();
    let of_row: Vec<f64> = squares
        .iter()
        .map(|row| mean(row.iter().copied()))
        .collect();
    let of_cell: Vec<f64> = (0..count)
        .map(|cell| mean(squares.iter().map(|row| row[cell])))
        .collect();
    let of_all = mean(of_row.iter().copied());
    let centred: Vec<Vec<f64>> = squares
        .iter()
        .zip(&of_row)
        .map(|(row, row_mean)| {
            let cells = row.iter().zip(&of_cell);
            cells
                .map(|(square, cell_mean)| -0.5 * (square - row_mean - cell_mean + of_all))
                .collect()
        })
        .collect();
    let first = principal(&centred, None);
    let second = principal(&centred, Some(&first));
    let along = |direction: &[f64], cell: usize| -> f64 {
        let rows = centred.iter().zip(direction);
        rows.map(|(row, part)| row[cell] * part).sum()
    };
    (0..count)
        .map(|cell| {
            // Cells with the same ways to all others must not lie on each other.
            let apart = |ratio: f64| 0.1 * ((cell as f64 * ratio) % 1.0 - 0.5);
            [
                along(&first, cell) + apart(0.618_033_988_75),
                along(&second, cell) + apart(0.754_877_666_25),
            ]
        })
        .collect()
}

/// Returns the combination of rows, of length one, that extends most, of those at right angles to
/// another one.
fn principal(rows: &[Vec<f64>], other: Option<&[f64]>) -> Vec<f64> {
    let mut direction: Vec<f64> = (0..rows.len())
        .map(|row| 1.0 + (row as f64 * 0.618_033_988_75) % 1.0)
        .collect();
    for _ in 0..POWERS {
        if let Some(other) = other {
            let common = dot(&direction, other);
            for (part, other) in direction.iter_mut().zip(other) {
                *part -= common * other;
            }
        }
        let length = dot(&direction, &direction).sqrt();
        if length < 1e-9 {
            break;
        }
        direction.iter_mut().for_each(|part| *part /= length);
        let mut image = vec![0.0; rows[0].len()];
        for (row, part) in rows.iter().zip(&direction) {
            for (sum, value) in image.iter_mut().zip(row) {
                *sum += part * value;
            }
        }
        direction = rows.iter().map(|row| dot(row, &image)).collect();
    }
    let length = dot(&direction, &direction).sqrt().max(1e-9);
    direction.iter().map(|part| part / length).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

/// Moves cells one after the other to where their distances from all others want them, near ones
/// more than far ones.
fn majorize(places: &mut [Point], rows: &[Vec<f64>]) {
    for _ in 0..ROUNDS {
        for cell in 0..places.len() {
            let [x, y] = places[cell];
            let (mut sum, mut weights) = ([0.0; 2], 0.0);
            for (other, &[ox, oy]) in places
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != cell)
            {
                let wanted = rows[cell][other];
                let weight = 1.0 / (wanted * wanted);
                let (dx, dy) = (x - ox, y - oy);
                let away = wanted / (dx * dx + dy * dy).sqrt().max(1e-9);
                sum[0] += weight * (ox + dx * away);
                sum[1] += weight * (oy + dy * away);
                weights += weight;
            }
            places[cell] = [sum[0] / weights, sum[1] / weights];
        }
    }
}

/// Makes edges one long on the average.
fn scale(places: &mut [Point], edges: &[(usize, usize)]) {
    let lengths = edges.iter().map(|&(from, to)| {
        let [dx, dy] = difference(places[from], places[to]);
        (dx * dx + dy * dy).sqrt()
    });
    let length = mean(lengths).max(1e-9);
    for place in places {
        *place = place.map(|coordinate| coordinate / length);
    }
}

fn difference([x, y]: Point, [ox, oy]: Point) -> Point {
    [ox - x, oy - y]
}

/// Turns a layout so that its edges are level and upright if they lie along two directions, and so
/// that the first cell is above and to the left.
fn align(places: &mut [Point], edges: &[(usize, usize)]) {
    let mut sum = [0.0; 2];
    for &(from, to) in edges {
        let [dx, dy] = difference(places[from], places[to]);
        let length = (dx * dx + dy * dy).sqrt().max(1e-9);
        // The fourth power of the direction is the same for all four of a cross.
        let fourth = square(square([dx / length, dy / length]));
        sum = [sum[0] + fourth[0], sum[1] + fourth[1]];
    }
    let size = (sum[0] * sum[0] + sum[1] * sum[1]).sqrt();
    if size > ALIGNED * edges.len() as f64 {
        let [cosine, sine] = half(half([sum[0] / size, sum[1] / size]));
        for place in places.iter_mut() {
            let [x, y] = *place;
            *place = [x * cosine + y * sine, y * cosine - x * sine];
        }
    }
    let (low, high) = bounds(places);
    let beyond_middle = [0, 1].map(|axis| 2.0 * places[0][axis] > low[axis] + high[axis]);
    for place in places {
        for axis in [0, 1] {
            if beyond_middle[axis] {
                place[axis] = -place[axis];
            }
        }
    }
}

/// Returns the direction of twice the angle.
fn square([cosine, sine]: Point) -> Point {
    [cosine * cosine - sine * sine, 2.0 * cosine * sine]
}

/// Returns the direction of half the angle.
fn half([cosine, sine]: Point) -> Point {
    let across = ((1.0 - cosine) / 2.0).max(0.0).sqrt();
    let along = ((1.0 + cosine) / 2.0).max(0.0).sqrt();
    [along, if sine < 0.0 { -across } else { across }]
}

/// Moves the parts of a layout side by side, in rows of about the same length.
pub(super) fn pack(parts: &mut [Vec<Point>]) {
    const GAP: f64 = 1.0;
    let bounds: Vec<(Point, Point)> = parts.iter().map(|places| bounds(places)).collect();
    let sizes = bounds
        .iter()
        .map(|(low, high)| [high[0] - low[0] + GAP, high[1] - low[1] + GAP]);
    let area: f64 = sizes.clone().map(|[width, height]| width * height).sum();
    let widest = sizes
        .clone()
        .fold(0.0, |widest: f64, [width, _]| widest.max(width));
    let line = (1.2 * area.sqrt()).max(widest);
    let ([mut x, mut y], mut tallest) = ([0.0, 0.0], 0.0_f64);
    for ((places, (low, _)), [width, height]) in parts.iter_mut().zip(&bounds).zip(sizes) {
        if x > 0.0 && x + width > line {
            (x, y, tallest) = (0.0, y + tallest, 0.0);
        }
        for place in places {
            *place = [place[0] - low[0] + x, place[1] - low[1] + y];
        }
        x += width;
        tallest = tallest.max(height);
    }
}

/// Returns the smallest and the largest coordinates.
pub(super) fn bounds(places: &[Point]) -> (Point, Point) {
    let start = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    places.iter().fold(start, |(low, high), [x, y]| {
        (
            [low[0].min(*x), low[1].min(*y)],
            [high[0].max(*x), high[1].max(*y)],
        )
    })
}

#[cfg(test)]
mod tests;
