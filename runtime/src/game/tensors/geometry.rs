//! The geometry of boards: how the cells lie in a grid, and what is around each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::info::{BoardShape, GameInfo};
use crate::game::numbers::Cell;

/// The kind of a geometry.
///
/// ```
/// use rbg_runtime::game::GeometryKind;
///
/// assert_eq!(GeometryKind::Axial.to_string(), "axial");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum GeometryKind {
    /// Columns, rows and layers at right angles.
    Grid,
    /// Hexagons by axial coordinates: columns lean to the right by half a cell from row to row.
    Axial,
    /// Cells in a row without meaning, with the edges of the board.
    Graph,
}

impl std::fmt::Display for GeometryKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Grid => "grid",
            Self::Axial => "axial",
            Self::Graph => "graph",
        })
    }
}

/// The geometry of a board.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::game::Geometry;
///
/// let geometry = Geometry::of(Nim::game());
/// assert_eq!(geometry.size, [5, 1, 1]);
/// // The cell itself, the one before it and the one behind it.
/// assert_eq!(geometry.neighbourhoods.len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Geometry {
    /// The kind.
    pub kind: GeometryKind,
    /// The numbers of columns, rows and layers.
    pub size: [u32; 3],
    /// The column, row and layer of each cell.
    pub places: Vec<[u32; 3]>,
    /// What is around each cell; the first is the cell itself.
    pub neighbourhoods: Vec<Neighbourhood>,
}

/// A direction, with what lies in it from each cell.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::{Cell, Position};
/// use rbg_runtime::game::Geometry;
///
/// let geometry = Geometry::of(Nim::game());
/// let behind = &geometry.neighbourhoods[2];
/// assert_eq!(behind.name, "+1");
/// assert_eq!(behind.targets[3], Some(Cell::new(4)));
/// assert_eq!(behind.targets[4], None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neighbourhood {
    /// The label of a graph, or the differences of columns, rows and layers.
    pub name: String,
    /// The next cell from each cell, if there is one.
    pub targets: Vec<Option<Cell>>,
}

impl Geometry {
    /// Returns the geometry of a game's board.
    pub fn of(info: &GameInfo) -> Self {
        match &info.shape {
            BoardShape::Rectangle { width, height } => grid(info, [*width, *height, 1]),
            BoardShape::Cuboid {
                width,
                height,
                depth,
            } => grid(info, [*width, *height, *depth]),
            BoardShape::Hexagon { widest, .. } => axial(info, *widest),
            BoardShape::Graph => graph(info),
        }
    }

    /// Returns how far one cell is from another in columns, rows and layers.
    pub fn offset(&self, from: Cell, to: Cell) -> [i32; 3] {
        let (from, to) = (self.places[from.index()], self.places[to.index()]);
        [0, 1, 2].map(|axis| to[axis] as i32 - from[axis] as i32)
    }
}

fn grid(info: &GameInfo, size: [u32; 3]) -> Geometry {
    let places: Vec<[u32; 3]> = info.cells.iter().map(|cell| cell.place).collect();
    let steps = size.map(|extent| if extent > 1 { -1..=1 } else { 0..=0 });
    let [columns, rows, layers] = steps;
    let mut offsets = Vec::new();
    for layer in layers {
        for row in rows.clone() {
            offsets.extend(columns.clone().map(|column| [column, row, layer]));
        }
    }
    let axes = size
        .iter()
        .rposition(|&extent| extent > 1)
        .map_or(1, |axis| axis + 1);
    Geometry {
        kind: GeometryKind::Grid,
        size,
        neighbourhoods: around(&places, offsets, axes),
        places,
    }
}

fn axial(info: &GameInfo, widest: u32) -> Geometry {
    // Up to the widest row the cell below to the left has the same number, from there on the one
    // below to the right.
    let places = info.cells.iter().map(|cell| {
        let [column, row, _] = cell.place;
        [column + row.saturating_sub(widest), row, 0]
    });
    let places: Vec<[u32; 3]> = places.collect();
    let extent = |axis: usize| {
        places
            .iter()
            .map(|place| place[axis] + 1)
            .max()
            .unwrap_or(0)
    };
    let offsets = [[0, 0], [-1, 0], [1, 0], [0, 1], [1, 1], [0, -1], [-1, -1]];
    let offsets = offsets.map(|[column, row]| [column, row, 0]);
    Geometry {
        kind: GeometryKind::Axial,
        size: [extent(0), extent(1), 1],
        neighbourhoods: around(&places, offsets.to_vec(), 2),
        places,
    }
}

fn graph(info: &GameInfo) -> Geometry {
    let itself = Neighbourhood {
        name: "itself".to_owned(),
        targets: info.all_cells().map(Some).collect(),
    };
    let labels = info.labels.iter().map(|label| Neighbourhood {
        name: label.name.clone().into_owned(),
        targets: info.all_cells().map(|cell| label.target(cell)).collect(),
    });
    let cells = info.cells.len() as u32;
    Geometry {
        kind: GeometryKind::Graph,
        size: [cells, 1, 1],
        places: (0..cells).map(|column| [column, 0, 0]).collect(),
        neighbourhoods: std::iter::once(itself).chain(labels).collect(),
    }
}

/// Returns the neighbourhoods at some offsets of so many axes, the cell itself first.
fn around(places: &[[u32; 3]], mut offsets: Vec<[i32; 3]>, axes: usize) -> Vec<Neighbourhood> {
    offsets.sort_by_key(|offset| *offset != [0, 0, 0]);
    let cells: BTreeMap<[i64; 3], usize> = (0..)
        .zip(places)
        .map(|(cell, place)| (place.map(i64::from), cell))
        .collect();
    let neighbourhoods = offsets.iter().map(|offset| {
        let parts: Vec<String> = offset[..axes]
            .iter()
            .map(|part| format!("{part:+}"))
            .collect();
        let targets = places.iter().map(|place| {
            let there = [0, 1, 2].map(|axis| i64::from(place[axis]) + i64::from(offset[axis]));
            cells.get(&there).map(|&cell| Cell::from_index(cell))
        });
        Neighbourhood {
            name: parts.join(" "),
            targets: targets.collect(),
        }
    });
    neighbourhoods.collect()
}

#[cfg(test)]
mod tests;
