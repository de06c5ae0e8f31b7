//! The board generators: rectangle, hexagon and cuboid.

use rustc_hash::FxHashMap;

use super::board_names::{check_cells, label_clash, piece_on_board};
use super::names::Declared;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place};
use crate::model::{Board, BoardCell, CellId, LabelId, Shape};
use crate::syntax::ast::{Generator, Layer, Row};
use crate::syntax::suggest;

/// A position of a board: column, row and layer, negative outside the board.
type Position = [i64; 3];

/// Builds the board of `rectangle(…)`; `None` after an error.
pub(super) fn rectangle(
    generator: &Generator<Row>,
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    let labels = labels(generator, "rectangle", 4, declared, diagnostics);
    let width = usual_width(generator.parts.iter());
    check_widths(&generator.parts, width, diagnostics);
    let shape = Shape::Rectangle {
        width: size(width),
        height: size(generator.parts.len()),
    };
    let builder = Builder {
        labels: labels?,
        shape,
        declared,
        prefix: ["rx", "y", ""],
    };
    builder.build(
        generator.keyword,
        &[&generator.parts],
        diagnostics,
        |[x, y, z]| vec![[x, y - 1, z], [x, y + 1, z], [x - 1, y, z], [x + 1, y, z]],
    )
}

/// Builds the board of `cuboid(…)`; `None` after an error.
pub(super) fn cuboid(
    generator: &Generator<Layer>,
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    let labels = labels(generator, "cuboid", 6, declared, diagnostics);
    let first = generator.parts.first()?;
    let rows = generator.parts.iter().flat_map(|layer| &layer.rows);
    let (width, height) = (usual_width(rows), first.rows.len());
    for layer in &generator.parts {
        if layer.rows.len() != height {
            diagnostics.push(misfit(
                layer.place,
                "layers of a cuboid must have equally many rows",
                &format!(
                    "{}, but the first layer has {height}",
                    suggest::counted(layer.rows.len(), "row")
                ),
            ));
        }
        check_widths(&layer.rows, width, diagnostics);
    }
    let builder = Builder {
        labels: labels?,
        shape: Shape::Cuboid {
            width: size(width),
            height: size(height),
            depth: size(generator.parts.len()),
        },
        declared,
        prefix: ["cx", "y", "z"],
    };
    let layers: Vec<&[Row]> = generator.parts.iter().map(|layer| &*layer.rows).collect();
    builder.build(generator.keyword, &layers, diagnostics, |[x, y, z]| {
        vec![
            [x, y - 1, z],
            [x, y + 1, z],
            [x - 1, y, z],
            [x + 1, y, z],
            [x, y, z + 1],
            [x, y, z - 1],
        ]
    })
}

/// Builds the board of `hexagon(…)`; `None` after an error.
pub(super) fn hexagon(
    generator: &Generator<Row>,
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    let labels = labels(generator, "hexagon", 6, declared, diagnostics);
    let rows = &generator.parts;
    let lengths: Vec<usize> = rows.iter().map(|row| row.positions.len()).collect();
    if let Some(row) = rows.iter().find(|row| row.positions.is_empty()) {
        diagnostics.push(Diagnostic::error(
            Code::BOARD_SYNTAX,
            row.place,
            "a row of a hexagon cannot be empty",
            "this row has no position",
        ));
        return None;
    }
    let widest = lengths
        .windows(2)
        .take_while(|pair| pair[1] == pair[0] + 1)
        .count();
    for (pair, row) in lengths.windows(2).zip(&rows[1..]).skip(widest) {
        if pair[1] + 1 != pair[0] {
            diagnostics.push(misfit(
                row.place,
                "rows of a hexagon grow by one up to the widest and then shrink by one",
                &format!(
                    "{}, but the row above has {}",
                    suggest::counted(pair[1], "position"),
                    pair[0]
                ),
            ));
            return None;
        }
    }
    let builder = Builder {
        labels: labels?,
        shape: Shape::Hexagon {
            rows: lengths.iter().copied().map(size).collect(),
            widest: size(widest),
        },
        declared,
        prefix: ["hx", "y", ""],
    };
    let widest = i64::from(size(widest));
    builder.build(generator.keyword, &[rows], diagnostics, |[x, y, z]| {
        // Above the widest row a row begins half a cell further right than the
        // one below it, from there on half a cell further left.
        let up = if y <= widest { x - 1 } else { x };
        let down = if y < widest { x } else { x - 1 };
        vec![
            [up, y - 1, z],
            [up + 1, y - 1, z],
            [x + 1, y, z],
            [down + 1, y + 1, z],
            [down, y + 1, z],
            [x - 1, y, z],
        ]
    })
}

fn size(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn misfit(place: Place, message: &str, remark: &str) -> Diagnostic {
    Diagnostic::error(Code::BOARD_SHAPE, place, message, remark)
}

/// The number of positions that most of the rows have; the first one's if two are as frequent.
fn usual_width<'r>(rows: impl Iterator<Item = &'r Row>) -> usize {
    let mut counts: Vec<(usize, usize)> = Vec::new();
    for row in rows {
        let width = row.positions.len();
        match counts.iter_mut().find(|(known, _)| *known == width) {
            Some((_, count)) => *count += 1,
            None => counts.push((width, 1)),
        }
    }
    let most = counts.iter().map(|&(_, count)| count).max();
    let usual = counts.iter().find(|&&(_, count)| Some(count) == most);
    usual.map_or(0, |&(width, _)| width)
}

fn check_widths(rows: &[Row], width: usize, diagnostics: &mut Diagnostics) {
    for row in rows.iter().filter(|row| row.positions.len() != width) {
        diagnostics.push(
            misfit(
                row.place,
                "all rows must have the same number of positions",
                &format!(
                    "{}, but other rows have {width}",
                    suggest::counted(row.positions.len(), "position")
                ),
            )
            .with_hint("an empty entry is a hole and counts, also behind a trailing comma"),
        );
    }
}

/// Resolves the labels of a generator, which needs `due` of them.
fn labels<P>(
    generator: &Generator<P>,
    keyword: &str,
    due: usize,
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<String>> {
    let names = &generator.labels;
    if names.len() != due {
        let place = match names.as_slice() {
            [] => generator.keyword,
            [first, .., last] => first.place.to(last.place),
            [only] => only.place,
        };
        diagnostics.push(Diagnostic::error(
            Code::BOARD_SYNTAX,
            place,
            format!("a {keyword} takes {due} labels, not {}", names.len()),
            suggest::counted(names.len(), "label"),
        ));
        return None;
    }
    for (index, name) in names.iter().enumerate() {
        if let Some(error) = label_clash(name, declared) {
            diagnostics.push(error);
        }
        if let Some(earlier) = names[..index].iter().find(|other| other.text == name.text) {
            diagnostics.push(
                Diagnostic::error(
                    Code::BOARD_LABEL,
                    name.place,
                    format!("label `{}` is used for two directions", name.text),
                    "again here",
                )
                .with_label(earlier.place, "first here"),
            );
        }
    }
    Some(names.iter().map(|name| name.text.to_string()).collect())
}

/// The parts of building a board that the generators have in common.
struct Builder<'d> {
    labels: Vec<String>,
    shape: Shape,
    declared: &'d Declared,
    /// The letters in front of the coordinates in names of cells; the last one is left out if there
    /// are no layers.
    prefix: [&'static str; 3],
}

impl Builder<'_> {
    /// Builds the board, `neighbours` naming a position for every label.
    fn build(
        self,
        keyword: Place,
        layers: &[&[Row]],
        diagnostics: &mut Diagnostics,
        neighbours: impl Fn(Position) -> Vec<Position>,
    ) -> Option<Board> {
        let mut cells: Vec<BoardCell> = Vec::new();
        let mut ids: FxHashMap<Position, CellId> = FxHashMap::default();
        for (z, layer) in (0_u32..).zip(layers) {
            for (y, row) in (0_u32..).zip(*layer) {
                for (x, name) in (0_u32..).zip(&row.positions) {
                    let Some(name) = name else { continue };
                    let fits = check_cells(&self.declared.meter, cells.len() + 1, name.place);
                    diagnostics.accept(fits)?;
                    let piece = diagnostics.accept(piece_on_board(name, self.declared));
                    ids.insert([x, y, z].map(i64::from), CellId::from_index(cells.len()));
                    cells.push(BoardCell {
                        name: self.name([x, y, z]),
                        piece: piece.unwrap_or_default(),
                        place: [x, y, z],
                        edges: Vec::new(),
                    });
                }
            }
        }
        if cells.is_empty() {
            diagnostics.push(misfit(
                keyword,
                "the board has no cells",
                "nothing but holes",
            ));
            return None;
        }
        for cell in &mut cells {
            cell.edges = neighbours(cell.place.map(i64::from))
                .into_iter()
                .enumerate()
                .filter_map(|(label, position)| {
                    Some((LabelId::from_index(label), *ids.get(&position)?))
                })
                .collect();
        }
        Some(Board {
            cells,
            labels: self.labels,
            start: CellId(0),
            shape: self.shape,
        })
    }

    fn name(&self, [x, y, z]: [u32; 3]) -> String {
        let [column, row, layer] = self.prefix;
        if layer.is_empty() {
            format!("{column}{x}{row}{y}")
        } else {
            format!("{column}{x}{row}{y}{layer}{z}")
        }
    }
}
