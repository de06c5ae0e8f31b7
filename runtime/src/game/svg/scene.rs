//! The geometry of a board: where its cells are and what surrounds them, in pixels.

use std::collections::{BTreeMap, HashMap};

use super::compass_layout::{self, Labelled};
use super::graph_layout::{self, Point, bounds};
use crate::game::info::{BoardShape, GameInfo};
use crate::game::label::LabelInfo;

/// The side of a square cell.
const SIDE: f64 = 40.0;

/// The distance from the centre of a hexagon to its corners.
const RADIUS: f64 = 23.0;

/// The radius of a cell of a graph.
const NODE: f64 = 16.0;

/// The least distance between the centres of two cells of a graph, where an edge need not be longer
/// than `LONGEST` for it.
const APART: f64 = 40.0;

/// The lengths between which the edges of graphs are on the average.
const SHORTEST: f64 = 64.0;
const LONGEST: f64 = 150.0;

/// The number of cells of a graph up to which the nearest two are sought.
const SMALL: usize = 300;

/// The room for numbers beside the board.
const MARGIN: f64 = 22.0;

/// The form of all cells of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Outline {
    /// A square, by its side.
    Square(f64),
    /// A hexagon that stands on a corner, by the distance of the corners.
    Hexagon(f64),
    /// A circle, by its radius.
    Circle(f64),
}

impl Outline {
    /// Returns the radius of a piece on the cell.
    pub(super) fn piece(self) -> f64 {
        match self {
            Self::Square(side) => side * 0.37,
            Self::Hexagon(radius) => radius * 0.64,
            Self::Circle(radius) => radius * 0.8,
        }
    }

    /// Returns the corners of a cell; none of a circle.
    pub(super) fn corners(self, [x, y]: Point) -> Vec<Point> {
        match self {
            Self::Square(side) => {
                let half = side / 2.0;
                [[-half, -half], [half, -half], [half, half], [-half, half]]
                    .map(|[dx, dy]| [x + dx, y + dy])
                    .to_vec()
            }
            Self::Hexagon(radius) => {
                let (half, width) = (radius / 2.0, radius * HALF_WIDTH);
                [
                    [0.0, -radius],
                    [width, -half],
                    [width, half],
                    [0.0, radius],
                    [-width, half],
                    [-width, -half],
                ]
                .map(|[dx, dy]| [x + dx, y + dy])
                .to_vec()
            }
            Self::Circle(_) => Vec::new(),
        }
    }

    /// Returns how far a cell reaches to the sides, and up and down.
    fn reach(self) -> Point {
        match self {
            Self::Square(side) => [side / 2.0; 2],
            Self::Hexagon(radius) => [radius * HALF_WIDTH, radius],
            // Names stand below, and may be broader.
            Self::Circle(radius) => [radius + 14.0; 2],
        }
    }
}

/// Half of the width of a hexagon whose corners are one from its centre.
const HALF_WIDTH: f64 = 0.866_025_403_784_438_6;

/// An edge that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Edge {
    /// The indices of the cells at its ends.
    pub(super) ends: [usize; 2],
    /// Whether there is an edge of the board from the first end to the second, and back.
    pub(super) ways: [bool; 2],
    /// The labels, with the cells between which they lead.
    pub(super) description: String,
}

/// A board to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Scene {
    /// The centres of the cells.
    pub(super) centres: Vec<Point>,
    /// The form of the cells.
    pub(super) outline: Outline,
    /// Numbers of columns and rows, and names of layers, with their places.
    pub(super) marks: Vec<(Point, String)>,
    /// Whether cells are drawn with their names, for want of columns and rows.
    pub(super) named: bool,
    /// The edges of a board without geometry.
    pub(super) edges: Vec<Edge>,
    /// The width and height.
    pub(super) size: Point,
}

impl Scene {
    /// Lays out the board of a game.
    pub(super) fn new(info: &GameInfo) -> Self {
        let mut scene = match &info.shape {
            BoardShape::Rectangle { .. } | BoardShape::Cuboid { .. } => layers(info),
            BoardShape::Hexagon { rows, .. } => hexagons(info, rows),
            BoardShape::Graph => graph(info),
        };
        scene.fit();
        scene
    }

    /// Moves everything to where it is seen, and finds the size.
    fn fit(&mut self) {
        if self.centres.is_empty() {
            self.size = [2.0 * MARGIN; 2];
            return;
        }
        let reach = self.outline.reach();
        let (low, high) = bounds(&self.centres);
        let marks: Vec<Point> = self.marks.iter().map(|(place, _)| *place).collect();
        let (low_mark, high_mark) = bounds(&marks);
        let begin = [0, 1].map(|axis| (low[axis] - reach[axis]).min(low_mark[axis] - MARGIN / 2.0));
        let end = [0, 1].map(|axis| (high[axis] + reach[axis]).max(high_mark[axis] + MARGIN / 2.0));
        let border = MARGIN / 2.0;
        let shift = |place: &mut Point| {
            *place = [place[0] - begin[0] + border, place[1] - begin[1] + border];
        };
        self.centres.iter_mut().for_each(shift);
        self.marks.iter_mut().for_each(|(place, _)| shift(place));
        self.size = [0, 1].map(|axis| end[axis] - begin[axis] + 2.0 * border);
    }
}

/// Lays out the layers of a rectangle or a cuboid.
fn layers(info: &GameInfo) -> Scene {
    let places = || info.cells.iter().map(|cell| cell.place);
    let extent = |axis: usize| places().map(|place| place[axis] + 1).max().unwrap_or(0);
    let [columns, rows, depth] = [0, 1, 2].map(extent);
    let layer_size = [
        f64::from(columns) * SIDE + 2.0 * MARGIN,
        f64::from(rows) * SIDE + 3.0 * MARGIN,
    ];
    let abreast = (1..=depth).find(|&abreast| {
        // The first that is as broad as it is high.
        f64::from(abreast) * layer_size[0] >= f64::from(depth.div_ceil(abreast)) * layer_size[1]
    });
    let abreast = abreast.unwrap_or(depth.max(1));
    let corner = |layer: u32| {
        [
            f64::from(layer % abreast) * layer_size[0],
            f64::from(layer / abreast) * layer_size[1],
        ]
    };
    let centre = |[x, y, layer]: [u32; 3]| {
        let [left, top] = corner(layer);
        [
            left + (f64::from(x) + 0.5) * SIDE,
            top + (f64::from(y) + 0.5) * SIDE,
        ]
    };
    let mut marks = Vec::new();
    for layer in 0..depth {
        let [left, top] = corner(layer);
        for x in 0..columns {
            marks.push((
                [centre([x, 0, layer])[0], top - MARGIN / 2.0],
                x.to_string(),
            ));
        }
        for y in 0..rows {
            marks.push((
                [left - MARGIN / 2.0, centre([0, y, layer])[1]],
                y.to_string(),
            ));
        }
        if matches!(info.shape, BoardShape::Cuboid { .. }) {
            let middle = left + f64::from(columns) * SIDE / 2.0;
            marks.push(([middle, top - 1.5 * MARGIN], format!("layer {layer}")));
        }
    }
    Scene {
        centres: places().map(centre).collect(),
        outline: Outline::Square(SIDE),
        marks,
        named: false,
        edges: Vec::new(),
        size: [0.0; 2],
    }
}

/// Lays out rows of hexagons.
fn hexagons(info: &GameInfo, rows: &[u32]) -> Scene {
    let widest = rows.iter().copied().max().unwrap_or(0);
    let width = 2.0 * HALF_WIDTH * RADIUS;
    let centre = |[x, y, _]: [u32; 3]| {
        let length = rows.get(y as usize).copied().unwrap_or(widest);
        let indent = f64::from(widest.saturating_sub(length)) / 2.0;
        [(f64::from(x) + indent) * width, f64::from(y) * 1.5 * RADIUS]
    };
    let centres: Vec<Point> = info.cells.iter().map(|cell| centre(cell.place)).collect();
    // The number of a row stands before its first cell.
    let mut firsts: BTreeMap<u32, Point> = BTreeMap::new();
    for (cell, &[x, y]) in info.cells.iter().zip(&centres) {
        let first = firsts.entry(cell.place[1]).or_insert([x, y]);
        first[0] = first[0].min(x);
    }
    let before = HALF_WIDTH * RADIUS + MARGIN / 2.0;
    let marks = firsts
        .into_iter()
        .map(|(row, [x, y])| ([x - before, y], row.to_string()))
        .collect();
    Scene {
        centres,
        outline: Outline::Hexagon(RADIUS),
        marks,
        named: true,
        edges: Vec::new(),
        size: [0.0; 2],
    }
}

/// Lays out a board without geometry by its edges.
fn graph(info: &GameInfo) -> Scene {
    let edges = edges(info);
    let labels: Vec<Labelled<'_>> = info.labels.iter().map(labelled).collect();
    let told = compass_layout::layout(info.cells.len(), &labels);
    let mut centres = told.unwrap_or_else(|| {
        let ends = edges.iter().map(|edge| (edge.ends[0], edge.ends[1]));
        graph_layout::layout(info.cells.len(), &ends.collect::<Vec<_>>())
    });
    let scale = (APART / nearest(&centres)).clamp(SHORTEST, LONGEST);
    for place in &mut centres {
        *place = place.map(|coordinate| coordinate * scale);
    }
    Scene {
        centres,
        outline: Outline::Circle(NODE),
        marks: Vec::new(),
        named: true,
        edges,
        size: [0.0; 2],
    }
}

/// Returns the edges with a label that lead to other cells.
fn labelled(label: &LabelInfo) -> Labelled<'_> {
    let edges = label.edges().filter(|(from, to)| from != to);
    Labelled {
        label: &label.name,
        edges: edges.map(|(from, to)| (from.index(), to.index())).collect(),
    }
}

/// Returns the distance of the nearest two places, without limit where there are too many.
fn nearest(places: &[Point]) -> f64 {
    if places.len() > SMALL {
        return f64::INFINITY;
    }
    let pairs = places.iter().enumerate();
    let pairs = pairs.flat_map(|(number, a)| places[..number].iter().map(move |b| (a, b)));
    let distances = pairs.map(|([ax, ay], [bx, by])| {
        let (dx, dy) = (ax - bx, ay - by);
        (dx * dx + dy * dy).sqrt()
    });
    distances.fold(f64::INFINITY, f64::min)
}

/// Returns the pairs of cells between which there are edges, each once.
fn edges(info: &GameInfo) -> Vec<Edge> {
    let mut numbers: HashMap<[usize; 2], usize> = HashMap::new();
    let mut edges: Vec<Edge> = Vec::new();
    for label in info.labels.iter() {
        for (from, to) in label.edges().filter(|(from, to)| from != to) {
            let (from, to) = (from.index(), to.index());
            let ends = [from.min(to), from.max(to)];
            let number = *numbers.entry(ends).or_insert_with(|| {
                edges.push(Edge {
                    ends,
                    ways: [false; 2],
                    description: String::new(),
                });
                edges.len() - 1
            });
            let edge = &mut edges[number];
            edge.ways[usize::from(from > to)] = true;
            if !edge.description.is_empty() {
                edge.description += ", ";
            }
            let name = |cell: usize| info.cells.get(cell).map_or("", |cell| &*cell.name);
            edge.description += &format!("{} {} {}", name(from), label.name, name(to));
        }
    }
    edges
}
