//! The position and what changes it.

use rbg_runtime::{
    ActionList, Cell, CellSet, GameInfo, MoveAction, MoveCounter, MoveList, MoveSink,
    Piece, Player, Position, Table, Variable, rand_core::Rng,
};
use super::game::GAME;
use super::moves::{Code, Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `bB`
    pub(crate) const B_B: super::PieceCode = 0;

    /// `bCK`
    pub(crate) const B_CK: super::PieceCode = 1;

    /// `bCR`
    pub(crate) const B_CR: super::PieceCode = 2;

    /// `bDP`
    pub(crate) const B_DP: super::PieceCode = 3;

    /// `bK`
    pub(crate) const B_K: super::PieceCode = 4;

    /// `bN`
    pub(crate) const B_N: super::PieceCode = 5;

    /// `bP`
    pub(crate) const B_P: super::PieceCode = 6;

    /// `bQ`
    pub(crate) const B_Q: super::PieceCode = 7;

    /// `bR`
    pub(crate) const B_R: super::PieceCode = 8;

    /// `e`
    pub(crate) const E: super::PieceCode = 9;

    /// `wB`
    pub(crate) const W_B: super::PieceCode = 10;

    /// `wCK`
    pub(crate) const W_CK: super::PieceCode = 11;

    /// `wCR`
    pub(crate) const W_CR: super::PieceCode = 12;

    /// `wDP`
    pub(crate) const W_DP: super::PieceCode = 13;

    /// `wK`
    pub(crate) const W_K: super::PieceCode = 14;

    /// `wN`
    pub(crate) const W_N: super::PieceCode = 15;

    /// `wP`
    pub(crate) const W_P: super::PieceCode = 16;

    /// `wQ`
    pub(crate) const W_Q: super::PieceCode = 17;

    /// `wR`
    pub(crate) const W_R: super::PieceCode = 18;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) quiet: u8,
    pub(crate) vacant: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 64>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 32>,
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

    /// How many cells hold a piece.
    #[inline]
    pub(crate) fn count(&self, piece: PieceCode) -> i32 {
        self.planes[piece as usize].len() as i32
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
            1 | 3 | 5 | 7 | 9 | 12 | 18 | 20 | 21 | 24 | 27 | 30 | 32 | 34 | 36 | 38 | 41
            | 47 | 49 | 50 | 53 | 56 => {
                self.put(cell, piece::E);
            }
            2 | 17 => {
                self.put(cell, piece::W_N);
            }
            4 | 16 => {
                self.put(cell, piece::W_B);
            }
            6 | 15 => {
                self.put(cell, piece::W_R);
            }
            8 | 14 => {
                self.put(cell, piece::W_Q);
            }
            10 | 25 | 28 => {
                self.put(cell, piece::W_K);
            }
            11 => {
                self.leave(2, cell);
            }
            13 | 22 => {
                self.put(cell, piece::W_P);
            }
            19 => {
                self.put(cell, piece::W_DP);
            }
            23 => {
                self.leave(3, cell);
            }
            26 => {
                self.leave(4, cell);
            }
            29 => {
                self.leave(5, cell);
            }
            31 | 46 => {
                self.put(cell, piece::B_N);
            }
            33 | 45 => {
                self.put(cell, piece::B_B);
            }
            35 | 44 => {
                self.put(cell, piece::B_R);
            }
            37 | 43 => {
                self.put(cell, piece::B_Q);
            }
            39 | 54 | 57 => {
                self.put(cell, piece::B_K);
            }
            40 => {
                self.leave(8, cell);
            }
            42 | 51 => {
                self.put(cell, piece::B_P);
            }
            48 => {
                self.put(cell, piece::B_DP);
            }
            52 => {
                self.leave(9, cell);
            }
            55 => {
                self.leave(10, cell);
            }
            58 => {
                self.leave(11, cell);
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
                2 => self.keeper_81(cell),
                3 => self.keeper_82(cell),
                4 => self.keeper_92(cell),
                5 => self.keeper_93(cell),
                8 => self.keeper_259(cell),
                9 => self.keeper_260(cell),
                10 => self.keeper_270(cell),
                11 => self.keeper_271(cell),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }
}

/// The players on turn, by control state.
static MOVERS: [Player; 12] = [0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 59] = [
    0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    28, 31, 32, 33, 39, 40, 41, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 74, 75, 76,
    77, 78, 79, 80, 81, 82, 83, 84, 85, 88, 89, 90, 96, 97, 98,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_2(out, cell),
            6 => self.clone().moves_143(out, cell),
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
                piece::B_CR,
                piece::B_N,
                piece::B_B,
                piece::B_Q,
                piece::B_CK,
                piece::B_B,
                piece::B_N,
                piece::B_CR,
                piece::B_P,
                piece::B_P,
                piece::B_P,
                piece::B_P,
                piece::B_P,
                piece::B_P,
                piece::B_P,
                piece::B_P,
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
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_P,
                piece::W_CR,
                piece::W_N,
                piece::W_B,
                piece::W_Q,
                piece::W_CK,
                piece::W_B,
                piece::W_N,
                piece::W_CR,
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..64 {
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
        rbg_runtime::sample_by_listing(self, rng, &mut MoveList::new())
    }

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        rbg_runtime::sample_by_listing(self, rng, scratch)
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
            2 => i32::from(self.variables.quiet),
            3 => i32::from(self.variables.vacant),
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
