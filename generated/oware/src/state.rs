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
    /// `A`
    pub(crate) const A: super::PieceCode = 0;

    /// `B`
    pub(crate) const B: super::PieceCode = 1;

    /// `C`
    pub(crate) const C: super::PieceCode = 2;

    /// `D`
    pub(crate) const D: super::PieceCode = 3;

    /// `E`
    pub(crate) const E: super::PieceCode = 4;

    /// `F`
    pub(crate) const F: super::PieceCode = 5;

    /// `G`
    pub(crate) const G: super::PieceCode = 6;

    /// `H`
    pub(crate) const H: super::PieceCode = 7;

    /// `I`
    pub(crate) const I: super::PieceCode = 8;

    /// `J`
    pub(crate) const J: super::PieceCode = 9;

    /// `K`
    pub(crate) const K: super::PieceCode = 10;

    /// `L`
    pub(crate) const L: super::PieceCode = 11;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) south: u8,
    pub(crate) north: u8,
    pub(crate) hand: u8,
    pub(crate) in_a: u8,
    pub(crate) in_b: u8,
    pub(crate) in_c: u8,
    pub(crate) in_d: u8,
    pub(crate) in_e: u8,
    pub(crate) in_f: u8,
    pub(crate) in_g: u8,
    pub(crate) in_h: u8,
    pub(crate) in_i: u8,
    pub(crate) in_j: u8,
    pub(crate) in_k: u8,
    pub(crate) in_l: u8,
    pub(crate) north_store: u8,
    pub(crate) quiet: u8,
    pub(crate) south_store: u8,
    pub(crate) walked: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 16>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 16>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
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
            1 => {
                self.leave(2, cell);
            }
            2 => {
                self.leave(3, cell);
            }
            3 => {
                self.leave(4, cell);
            }
            4 => {
                self.leave(5, cell);
            }
            5 => {
                self.leave(6, cell);
            }
            6 => {
                self.leave(7, cell);
            }
            7 => {
                self.leave(10, cell);
            }
            8 => {
                self.leave(11, cell);
            }
            9 => {
                self.leave(12, cell);
            }
            10 => {
                self.leave(13, cell);
            }
            11 => {
                self.leave(14, cell);
            }
            12 => {
                self.leave(15, cell);
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
                2 => self.keeper_32(cell),
                3 => self.keeper_33(cell),
                4 => self.keeper_34(cell),
                5 => self.keeper_35(cell),
                6 => self.keeper_36(cell),
                7 => self.keeper_37(cell),
                10 => self.keeper_185(cell),
                11 => self.keeper_186(cell),
                12 => self.keeper_187(cell),
                13 => self.keeper_188(cell),
                14 => self.keeper_189(cell),
                15 => self.keeper_190(cell),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }
}

/// The players on turn, by control state.
static MOVERS: [Player; 16] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 13] = [0, 14, 17, 20, 23, 26, 29, 76, 79, 82, 85, 88, 91];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_13(out, cell),
            9 => self.moves_165(out, cell),
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
                piece::A,
                piece::B,
                piece::C,
                piece::D,
                piece::E,
                piece::F,
                piece::G,
                piece::H,
                piece::I,
                piece::J,
                piece::K,
                piece::L,
                piece::A,
                piece::A,
                piece::A,
                piece::A,
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..12 {
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
            0 => i32::from(self.variables.south),
            1 => i32::from(self.variables.north),
            2 => i32::from(self.variables.hand),
            3 => i32::from(self.variables.in_a),
            4 => i32::from(self.variables.in_b),
            5 => i32::from(self.variables.in_c),
            6 => i32::from(self.variables.in_d),
            7 => i32::from(self.variables.in_e),
            8 => i32::from(self.variables.in_f),
            9 => i32::from(self.variables.in_g),
            10 => i32::from(self.variables.in_h),
            11 => i32::from(self.variables.in_i),
            12 => i32::from(self.variables.in_j),
            13 => i32::from(self.variables.in_k),
            14 => i32::from(self.variables.in_l),
            15 => i32::from(self.variables.north_store),
            16 => i32::from(self.variables.quiet),
            17 => i32::from(self.variables.south_store),
            18 => i32::from(self.variables.walked),
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
