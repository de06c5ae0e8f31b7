//! What drawings show beside the position.

use super::action::{ActionList, MoveAction};
use super::info::{ActionKind, GameInfo};
use super::numbers::Cell;

/// What a drawing shows beside the position; nothing by default.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::game::{DrawOptions, draw_text};
/// use rbg_runtime::{Position, Snapshot};
///
/// let mut position = Nim::initial();
/// let taken = position.actions(&1);
/// position.apply(&1);
/// let options = DrawOptions::default().with_last_move(&taken);
/// let text = draw_text(Nim::game(), &Snapshot::of(&position), &options);
/// assert!(text.contains("*"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DrawOptions {
    /// The move that led to the position; its cells are marked: those on which it put pieces, or
    /// else the one on which it ended.
    pub last_move: ActionList,
    /// Cells to point at, such as those that a piece may go to.
    pub targets: Vec<Cell>,
    /// Whether texts mark cells by the colours of terminals as well.
    pub colored: bool,
}

impl DrawOptions {
    /// Returns the options with the move that led to the position.
    #[must_use]
    pub fn with_last_move(mut self, actions: &[MoveAction]) -> Self {
        self.last_move = actions.into();
        self
    }

    /// Returns the options with cells to point at.
    #[must_use]
    pub fn with_targets(mut self, targets: Vec<Cell>) -> Self {
        self.targets = targets;
        self
    }

    /// Returns the options with or without the colours of terminals.
    #[must_use]
    pub fn with_colors(mut self, colored: bool) -> Self {
        self.colored = colored;
        self
    }

    /// Returns the options with the cells to point at on which moves end: where they put their last
    /// pieces, if they put any.
    #[must_use]
    pub fn with_targets_of(self, info: &GameInfo, moves: &[ActionList]) -> Self {
        let ends = moves
            .iter()
            .filter_map(|actions| cells(info, actions).last().copied());
        let mut targets: Vec<Cell> = ends.collect();
        targets.sort_unstable();
        targets.dedup();
        self.with_targets(targets)
    }

    /// Returns for every cell whether it is one of the last move.
    pub(super) fn marked(&self, info: &GameInfo) -> Vec<bool> {
        let mut marked = vec![false; info.cells.len()];
        for cell in cells(info, &self.last_move) {
            if let Some(mark) = marked.get_mut(cell.index()) {
                *mark = true;
            }
        }
        marked
    }
}

/// Returns the cells that a move is about: those on which it puts pieces, or else the one on which
/// it ends, for then the keeper puts the piece.
fn cells(info: &GameInfo, actions: &[MoveAction]) -> Vec<Cell> {
    let puts_piece = |action: &&MoveAction| {
        let entry = (action.index as usize).checked_sub(1);
        let entry = entry.and_then(|entry| info.actions.get(entry));
        matches!(entry.map(|entry| entry.kind), Some(ActionKind::Off(_)))
    };
    let cells: Vec<Cell> = actions
        .iter()
        .filter(puts_piece)
        .map(|action| action.cell)
        .collect();
    match (cells.is_empty(), actions.last()) {
        (true, Some(last)) => vec![last.cell],
        _ => cells,
    }
}
