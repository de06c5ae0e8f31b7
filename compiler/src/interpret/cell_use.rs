//! Where the current cell counts.
//!
//! The cell on which the last move ended is a part of the state of the language definition. It makes
//! no difference where moves begin anywhere, and then positions that differ in it only are equal. The
//! compiler asks the same of its machine and shares no code with this: each is checked by the other.

use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use super::program::{Node, Program, Step};

use crate::model::{CellId, Game};

/// Whether the current cell counts, by places in the rules, as far as that has been found out.
#[derive(Debug)]
pub(super) struct CellUse(Vec<OnceLock<bool>>);

impl CellUse {
    /// Creates one for the places of a program, of which nothing is known.
    pub(super) fn new(program: &Program) -> Self {
        Self(program.places().map(|_| OnceLock::new()).collect())
    }

    /// Returns whether the current cell counts at a place in the rules.
    pub(super) fn counts(&self, game: &Game, program: &Program, node: Node) -> bool {
        *self.0[node.0].get_or_init(|| {
            let mut cells = (0..game.board.cells.len()).map(CellId::from_index);
            let first = cells.next().map(|cell| entries(game, program, node, cell));
            cells.any(|cell| Some(entries(game, program, node, cell)) != first)
        })
    }
}

/// Returns what shifts lead to from a place in the rules and a cell: the steps that come next, by
/// the node before them and their number there, each with its cell.
fn entries(
    game: &Game,
    program: &Program,
    node: Node,
    cell: CellId,
) -> FxHashSet<(Node, usize, CellId)> {
    let mut entries = FxHashSet::default();
    let mut seen = FxHashSet::from_iter([(node, cell)]);
    let mut todo = vec![(node, cell)];
    while let Some((node, cell)) = todo.pop() {
        for (number, (step, next)) in program.steps(node).iter().enumerate() {
            let reached = match step {
                Step::Empty => Some(cell),
                Step::Shift(label) => game.board.step(cell, *label),
                _ => {
                    entries.insert((node, number, cell));
                    None
                }
            };
            if let Some(cell) = reached
                && seen.insert((*next, cell))
            {
                todo.push((*next, cell));
            }
        }
    }
    entries
}
