//! Positions whose moves are made in parts: a modifier with its cell per step.

use std::sync::Arc;

use super::games::{BatchPosition, BoxedPosition, Observed};
use crate::codegen::MoveSink;
use crate::game::{ActionKind, ActionList, Cell, GameInfo, MoveAction, Piece, Player};
use crate::game::{Snapshot, Variable};
use crate::playout::RunError;
use crate::position::{AnyPosition, MoveList};
use crate::rng::{Batches, LoopRng, below};

/// A position of any engine in which a move may have been begun.
///
/// Its moves are the modifiers with which a legal move goes on. They are found among all legal moves,
/// which takes as long as these are many.
#[derive(Clone)]
pub(crate) struct InParts {
    position: BoxedPosition,
    begun: ActionList,
    /// Whether the modifier with this action index, from 1, ends a move: a switch, which is nowhere
    /// else in one.
    ends: Arc<[bool]>,
}

impl InParts {
    /// Creates the position in which no move has been begun.
    pub(crate) fn new(info: &GameInfo, position: Box<dyn AnyPosition>) -> Self {
        let ends = info.actions.iter();
        let ends = ends.map(|action| matches!(action.kind, ActionKind::Switch(_)));
        Self {
            position: BoxedPosition(position),
            begun: ActionList::new(),
            ends: [false].into_iter().chain(ends).collect(),
        }
    }

    /// Returns the modifiers with which the move can go on, in their order.
    fn parts(&self) -> Result<Vec<MoveAction>, RunError> {
        let made = self.begun.len();
        let moves = self.position.0.try_moves()?;
        let going_on = moves.iter().filter(|m| m.starts_with(&self.begun));
        let mut parts: Vec<MoveAction> = going_on.filter_map(|m| m.get(made).copied()).collect();
        parts.sort_unstable();
        parts.dedup();
        Ok(parts)
    }
}

impl Observed for InParts {
    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.position.variable(variable)
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.position.piece_at(cell)
    }

    fn cells_of(&self, _: Piece) -> Option<&[u64]> {
        None
    }
}

impl BatchPosition for InParts {
    type Move = MoveAction;

    const MOVES_ARE_ACTIONS: bool = true;

    const MOVE_CODES: usize = 0;

    const IN_PARTS: bool = true;

    fn move_code(_: &MoveAction) -> usize {
        0
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }

    fn draw(
        &self,
        rng: &mut LoopRng<Batches>,
        _: &mut MoveList<MoveAction>,
    ) -> Result<Option<MoveAction>, RunError> {
        let parts = self.parts()?;
        if parts.is_empty() {
            return Ok(None);
        }
        // Lists hold fewer moves than 32 bits count.
        let drawn = below(&mut rng.0, parts.len() as u32);
        Ok(Some(parts[drawn as usize]))
    }

    fn all_moves(&self, out: &mut MoveList<MoveAction>) -> Result<(), RunError> {
        out.clear();
        self.parts()?.into_iter().for_each(|part| out.push(part));
        Ok(())
    }

    fn find_moves<S: MoveSink<MoveAction>>(
        &self,
        _: &mut MoveList<MoveAction>,
        out: &mut S,
    ) -> Result<(), RunError> {
        self.parts()?.into_iter().for_each(|part| out.push(part));
        Ok(())
    }

    fn is_legal(&self, part: &MoveAction) -> bool {
        self.parts().is_ok_and(|parts| parts.contains(part))
    }

    fn has_moves(&self) -> Result<bool, RunError> {
        // Every move that is begun can be completed.
        Ok(!self.begun.is_empty() || self.position.has_moves()?)
    }

    fn actions(&self, part: &MoveAction) -> ActionList {
        ActionList::from_slice(&[*part])
    }

    fn apply(&mut self, part: &MoveAction) {
        self.begun.push(*part);
        if self.ends.get(part.index as usize) == Some(&true) {
            let complete = std::mem::take(&mut self.begun);
            self.position.apply(&complete);
        }
    }

    fn begun(&self) -> &[MoveAction] {
        &self.begun
    }

    fn snapshot(&self) -> Snapshot {
        self.position.snapshot()
    }

    fn boxed(&self) -> Box<dyn AnyPosition> {
        self.position.boxed()
    }

    fn load(&mut self, position: &dyn AnyPosition) -> bool {
        let loaded = self.position.load(position);
        if loaded {
            self.begun.clear();
        }
        loaded
    }
}
