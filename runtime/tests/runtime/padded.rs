//! Positions of any size.

use rand_core::Rng;
use rbg_runtime::codegen::Hints;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveList, Piece, Player, Position, Restore, Variable,
};

use crate::toys::TicTacToe;

/// Tic-tac-toe in positions that are at least so large, aligned as vectors of processors are if
/// that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Padded<const BYTES: usize, A: Alignment = Usual> {
    position: TicTacToe,
    /// The number of moves that were made, so that it matters that all is copied.
    padding: [u8; BYTES],
    alignment: A,
}

/// A type without content that is aligned somehow.
pub(crate) trait Alignment:
    Clone + Default + Eq + std::hash::Hash + Send + Sync + 'static
{
}

/// The alignment that the rest has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Usual;

/// The alignment of a cache line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[repr(align(64))]
pub(crate) struct Line;

impl Alignment for Usual {}
impl Alignment for Line {}

impl<const BYTES: usize, A: Alignment> Position for Padded<BYTES, A> {
    type Move = u16;

    fn game() -> &'static GameInfo {
        TicTacToe::game()
    }

    fn initial() -> Self {
        Self {
            position: TicTacToe::initial(),
            padding: [0; BYTES],
            alignment: A::default(),
        }
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn moves(&self, out: &mut MoveList<u16>) {
        self.position.moves(out);
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<u16> {
        self.position.sample_move(rng)
    }

    fn is_legal(&self, m: &u16) -> bool {
        self.position.is_legal(m)
    }

    fn apply(&mut self, m: &u16) {
        self.position.apply(m);
        self.padding.iter_mut().for_each(|byte| *byte += 1);
    }

    fn piece_at(&self, cell: Cell) -> Piece {
        self.position.piece_at(cell)
    }

    fn variable(&self, variable: Variable) -> i32 {
        self.position.variable(variable)
    }

    fn current_cell(&self) -> Cell {
        self.position.current_cell()
    }

    fn actions(&self, m: &u16) -> ActionList {
        self.position.actions(m)
    }
}

impl<const BYTES: usize, A: Alignment> Restore for Padded<BYTES, A> {}

impl<const BYTES: usize, A: Alignment> Hints for Padded<BYTES, A> {}
