//! Positions of reasoners in batches.

use super::reasoner::Reasoned;
use crate::batch::{BatchPosition, Observed};
use crate::codegen::MoveSink;
use crate::game::{ActionList, Cell, Piece, Player, Snapshot, Variable};
use crate::playout::{Playable, RunError};
use crate::position::{AnyPosition, MoveList};
use crate::rng::{Batches, LoopRng};

impl<P: Playable> Observed for Reasoned<P> {
    #[inline]
    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        self.0.variable(variable)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        self.0.piece_at(cell)
    }

    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        self.0.cells_of(piece)
    }
}

impl<P: Playable> BatchPosition for Reasoned<P> {
    type Move = P::Move;

    const MOVES_ARE_ACTIONS: bool = P::MOVES_ARE_ACTIONS;

    const MOVE_CODES: usize = P::MOVE_CODES;

    #[inline]
    fn move_code(m: &P::Move) -> usize {
        P::move_code(m)
    }

    #[inline]
    fn score(&self, player: Player) -> i32 {
        self.0.score(player)
    }

    #[inline]
    fn draw(
        &self,
        rng: &mut LoopRng<Batches>,
        scratch: &mut MoveList<P::Move>,
    ) -> Result<Option<P::Move>, RunError> {
        Ok(if P::DRAWS_INLINE {
            self.0.sample_move_with(rng, scratch)
        } else {
            self.0.sample_move_with(&mut rng.0, scratch)
        })
    }

    fn all_moves(&self, out: &mut MoveList<P::Move>) -> Result<(), RunError> {
        self.0.moves(out);
        if out.overflowed() {
            return Err(RunError::TooManyMoves);
        }
        Ok(())
    }

    /// Where it takes little code to find the moves, they are given away as they are found; otherwise
    /// they are listed by the code that lists them for all who want a list.
    #[inline]
    fn find_moves<S: MoveSink<P::Move>>(
        &self,
        scratch: &mut MoveList<P::Move>,
        out: &mut S,
    ) -> Result<(), RunError> {
        if P::DRAWS_INLINE && !P::HAS_PSEUDO_LEGAL {
            self.0.pseudo_legal(out);
            return Ok(());
        }
        self.all_moves(scratch)?;
        scratch.iter().for_each(|m| out.push(m.clone()));
        Ok(())
    }

    #[inline]
    fn is_legal(&self, m: &P::Move) -> bool {
        self.0.is_legal(m)
    }

    #[inline]
    fn has_moves(&self) -> Result<bool, RunError> {
        Ok(!self.0.is_over())
    }

    #[inline]
    fn actions(&self, m: &P::Move) -> ActionList {
        self.0.actions(m)
    }

    #[inline]
    fn apply(&mut self, m: &P::Move) {
        self.0.apply(m);
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.0)
    }

    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn load(&mut self, position: &dyn AnyPosition) -> bool {
        match position.downcast_ref::<Self>() {
            Some(position) => {
                self.0.clone_from(&position.0);
                true
            }
            None => false,
        }
    }
}
