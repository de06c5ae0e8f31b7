//! The building of the board graph.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::board_names::{check_cells, label_clash, piece_on_board};
use super::cell_order::better_order;
use super::generators;
use super::names::{Declared, check_count};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Place};
use crate::model::{Board, BoardCell, CellId, LabelId, Shape};
use crate::syntax::{ast, suggest};

/// Builds the board; `None` after an error.
pub(super) fn build(
    board: &ast::Board,
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    match board {
        ast::Board::Rectangle(generator) => generators::rectangle(generator, declared, diagnostics),
        ast::Board::Hexagon(generator) => generators::hexagon(generator, declared, diagnostics),
        ast::Board::Cuboid(generator) => generators::cuboid(generator, declared, diagnostics),
        ast::Board::Graph(vertices) => graph(vertices, declared, diagnostics),
    }
}

fn graph(
    vertices: &[ast::Vertex],
    declared: &Declared,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    for (number, vertex) in (1..).zip(vertices) {
        let fits = check_cells(&declared.meter, number, vertex.name.place);
        diagnostics.accept(fits)?;
    }
    let ids = vertex_ids(vertices, diagnostics);
    let mut labels: Vec<String> = Vec::new();
    let mut label_ids: FxHashMap<Arc<str>, LabelId> = FxHashMap::default();
    let mut cells = Vec::with_capacity(vertices.len());
    for (number, vertex) in (0..).zip(vertices) {
        let piece = diagnostics.accept(piece_on_board(&vertex.piece, declared));
        let mut edges: FxHashMap<LabelId, (CellId, Place)> = FxHashMap::default();
        for edge in &vertex.edges {
            let label = *label_ids
                .entry(Arc::clone(&edge.label.text))
                .or_insert_with(|| {
                    if let Some(error) = label_clash(&edge.label, declared) {
                        diagnostics.push(error);
                    }
                    labels.push(edge.label.text.to_string());
                    check_count(
                        &declared.meter,
                        labels.len(),
                        "labels",
                        edge.label.place,
                        diagnostics,
                    );
                    LabelId::from_index(labels.len() - 1)
                });
            let Some(&target) = ids.get(&edge.target.text) else {
                diagnostics.push(unknown_target(&edge.target, vertices));
                continue;
            };
            if let Some((_, earlier)) = edges.insert(label, (target, edge.label.place)) {
                diagnostics.push(twice(
                    &edge.label,
                    earlier,
                    format!("two edges `{}` leave one vertex", edge.label.text),
                ));
            }
        }
        let mut edges: Vec<_> = edges
            .into_iter()
            .map(|(label, (target, _))| (label, target))
            .collect();
        edges.sort_unstable();
        cells.push(BoardCell {
            name: vertex.name.text.to_string(),
            piece: piece.unwrap_or_default(),
            place: [number, 0, 0],
            edges,
        });
    }
    let board = Board {
        cells,
        labels,
        start: CellId(0),
        shape: Shape::Graph,
    };
    Some(match better_order(&board.cells, board.labels.len()) {
        Some(order) => in_order(board, &order),
        None => board,
    })
}

/// Returns a board with its cells in another order.
fn in_order(board: Board, order: &[usize]) -> Board {
    let mut number = vec![CellId(0); order.len()];
    for (at, &cell) in order.iter().enumerate() {
        number[cell] = CellId::from_index(at);
    }
    let mut cells: Vec<BoardCell> = order
        .iter()
        .map(|&cell| board.cells[cell].clone())
        .collect();
    for (_, target) in cells.iter_mut().flat_map(|cell| &mut cell.edges) {
        *target = number[target.index()];
    }
    Board {
        cells,
        start: number[board.start.index()],
        ..board
    }
}

fn vertex_ids<'v>(
    vertices: &'v [ast::Vertex],
    diagnostics: &mut Diagnostics,
) -> FxHashMap<&'v Arc<str>, CellId> {
    let mut ids: FxHashMap<&Arc<str>, CellId> = FxHashMap::default();
    for (index, vertex) in vertices.iter().enumerate() {
        let name = &vertex.name;
        if let Some(earlier) = ids.get(&name.text) {
            diagnostics.push(twice(
                name,
                vertices[earlier.index()].name.place,
                format!("vertex `{}` is described twice", name.text),
            ));
        } else {
            ids.insert(&name.text, CellId::from_index(index));
        }
    }
    ids
}

fn twice(name: &ast::Name, earlier: Place, message: String) -> Diagnostic {
    Diagnostic::error(Code::BOARD_GRAPH, name.place, message, "again here")
        .with_label(earlier, "first here")
}

fn unknown_target(target: &ast::Name, vertices: &[ast::Vertex]) -> Diagnostic {
    Diagnostic::error(
        Code::BOARD_GRAPH,
        target.place,
        format!("there is no vertex `{}`", target.text),
        "the edge leads nowhere",
    )
    .with_optional_hint(suggest::did_you_mean(
        &target.text,
        vertices.iter().map(|vertex| &*vertex.name.text),
    ))
}
