//! The position and what changes it.

use rbg_runtime::{
    ActionList, Cell, CellSet, GameInfo, MoveAction, MoveCounter, MoveList, MoveSink,
    Piece, Player, Position, Table, Variable, rand_core::Rng,
};
use rbg_runtime::{MoveSelector, rng::below};
use super::game::GAME;
use super::moves::{Code, Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `w`
    pub(crate) const W: super::PieceCode = 2;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<3>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 256>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 4>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
    /// Puts a piece on a cell and returns the one that stood there.
    #[inline]
    pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
        let old = std::mem::replace(&mut self.board[cell], piece);
        self.planes[old as usize].toggle(cell);
        self.planes[piece as usize].toggle(cell);
        old
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u8;
    }

    /// Performs one modifier of a move.
    #[inline]
    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 | 3 => {
                self.put(cell, piece::E);
            }
            2 => {
                self.leave(2, cell);
            }
            4 => {
                self.leave(5, cell);
            }
            _ => {}
        }
    }

    /// Plays the keeper's moves until a player is on turn or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let moved = match self.control {
                0 => self.keeper_0(cell),
                2 => self.keeper_5(cell),
                5 => self.keeper_14(cell),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }
}

/// The players on turn, by control state.
static MOVERS: [Player; 6] = [0, 1, 0, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 5] = [0, 2, 3, 9, 10];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            3 => self.moves_9(out, cell),
            _ => {}
        }
    }
}

impl Position for State {
    type Move = Move;

    fn game() -> &'static GameInfo {
        &GAME
    }

    fn initial() -> Self {
        let mut state = Self {
            board: Table([
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..144 {
            state.planes[state.board[cell] as usize].insert(cell);
        }
        state.run_keeper();
        state
    }

    #[inline]
    fn mover(&self) -> Player {
        MOVERS[self.control as usize]
    }

    fn moves(&self, out: &mut MoveList<Move>) {
        out.clear();
        self.find(out);
    }

    fn count_moves(&self) -> usize {
        let mut counter = MoveCounter::default();
        self.find(&mut counter);
        counter.count
    }

    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let count = self.count_moves();
        let mut selector = MoveSelector::new(below(rng, count as u32) as usize);
        self.find(&mut selector);
        selector.found()
    }

    fn is_legal(&self, m: &Move) -> bool {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        for &code in m.codes() {
            self.perform(code);
        }
        self.run_keeper();
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::from(self.board[usize::from(cell)])
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable {
            0 => i32::from(self.variables.white),
            1 => i32::from(self.variables.black),
            _ => 0,
        }
    }

    #[inline]
    fn current_cell(&self) -> Cell {
        Cell::from(self.cell)
    }

    fn actions(&self, m: &Move) -> ActionList {
        let codes = m.codes().iter().map(|&code| split(code));
        codes
            .map(|(index, cell)| MoveAction {
                cell: cell as Cell,
                index: ACTIONS.get(index).copied().unwrap_or(0),
            })
            .collect()
    }
}
