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

    /// `bG`
    pub(crate) const B_G: super::PieceCode = 1;

    /// `bK`
    pub(crate) const B_K: super::PieceCode = 2;

    /// `bP`
    pub(crate) const B_P: super::PieceCode = 3;

    /// `bPB`
    pub(crate) const B_PB: super::PieceCode = 4;

    /// `bPP`
    pub(crate) const B_PP: super::PieceCode = 5;

    /// `bPR`
    pub(crate) const B_PR: super::PieceCode = 6;

    /// `bPS`
    pub(crate) const B_PS: super::PieceCode = 7;

    /// `bR`
    pub(crate) const B_R: super::PieceCode = 8;

    /// `bS`
    pub(crate) const B_S: super::PieceCode = 9;

    /// `e`
    pub(crate) const E: super::PieceCode = 10;

    /// `wB`
    pub(crate) const W_B: super::PieceCode = 11;

    /// `wG`
    pub(crate) const W_G: super::PieceCode = 12;

    /// `wK`
    pub(crate) const W_K: super::PieceCode = 13;

    /// `wP`
    pub(crate) const W_P: super::PieceCode = 14;

    /// `wPB`
    pub(crate) const W_PB: super::PieceCode = 15;

    /// `wPP`
    pub(crate) const W_PP: super::PieceCode = 16;

    /// `wPR`
    pub(crate) const W_PR: super::PieceCode = 17;

    /// `wPS`
    pub(crate) const W_PS: super::PieceCode = 18;

    /// `wR`
    pub(crate) const W_R: super::PieceCode = 19;

    /// `wS`
    pub(crate) const W_S: super::PieceCode = 20;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
    pub(crate) b_hand_b: u8,
    pub(crate) b_hand_g: u8,
    pub(crate) b_hand_p: u8,
    pub(crate) b_hand_r: u8,
    pub(crate) b_hand_s: u8,
    pub(crate) moves: u16,
    pub(crate) w_hand_b: u8,
    pub(crate) w_hand_g: u8,
    pub(crate) w_hand_p: u8,
    pub(crate) w_hand_r: u8,
    pub(crate) w_hand_s: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 32>,
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
            1 | 4 | 6 | 7 | 9 | 11 | 12 | 14 | 16 | 17 | 19 | 21 | 23 | 25 | 27 | 29 | 37
            | 40 | 42 | 43 | 45 | 47 | 48 | 50 | 52 | 53 | 55 | 57 | 59 | 61 | 63
            | 65 => {
                self.put(cell, piece::E);
            }
            2 | 31 => {
                self.put(cell, piece::B_P);
            }
            3 | 22 => {
                self.put(cell, piece::B_PP);
            }
            5 | 32 => {
                self.put(cell, piece::B_S);
            }
            8 | 24 => {
                self.put(cell, piece::B_PS);
            }
            10 | 34 => {
                self.put(cell, piece::B_B);
            }
            13 | 26 => {
                self.put(cell, piece::B_PB);
            }
            15 | 35 => {
                self.put(cell, piece::B_R);
            }
            18 | 28 => {
                self.put(cell, piece::B_PR);
            }
            20 | 33 => {
                self.put(cell, piece::B_G);
            }
            30 => {
                self.put(cell, piece::B_K);
            }
            36 => {
                self.leave(2, cell);
            }
            38 | 67 => {
                self.put(cell, piece::W_P);
            }
            39 | 58 => {
                self.put(cell, piece::W_PP);
            }
            41 | 68 => {
                self.put(cell, piece::W_S);
            }
            44 | 60 => {
                self.put(cell, piece::W_PS);
            }
            46 | 70 => {
                self.put(cell, piece::W_B);
            }
            49 | 62 => {
                self.put(cell, piece::W_PB);
            }
            51 | 71 => {
                self.put(cell, piece::W_R);
            }
            54 | 64 => {
                self.put(cell, piece::W_PR);
            }
            56 | 69 => {
                self.put(cell, piece::W_G);
            }
            66 => {
                self.put(cell, piece::W_K);
            }
            72 => {
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
                2 => self.keeper_87(cell),
                5 => self.keeper_282(cell),
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
static ACTIONS: [u32; 73] = [
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 50, 51, 52, 53, 54, 55, 56,
    57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83, 84, 85,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_1(out, cell),
            3 => self.clone().moves_198(out, cell),
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
                piece::W_R,
                piece::W_B,
                piece::W_S,
                piece::W_G,
                piece::W_K,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W_P,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B_P,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B_K,
                piece::B_G,
                piece::B_S,
                piece::B_B,
                piece::B_R,
                piece::W_R,
                piece::W_R,
                piece::W_R,
                piece::W_R,
                piece::W_R,
                piece::W_R,
                piece::W_R,
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..25 {
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
            0 => i32::from(self.variables.black),
            1 => i32::from(self.variables.white),
            2 => i32::from(self.variables.b_hand_b),
            3 => i32::from(self.variables.b_hand_g),
            4 => i32::from(self.variables.b_hand_p),
            5 => i32::from(self.variables.b_hand_r),
            6 => i32::from(self.variables.b_hand_s),
            7 => i32::from(self.variables.moves),
            8 => i32::from(self.variables.w_hand_b),
            9 => i32::from(self.variables.w_hand_g),
            10 => i32::from(self.variables.w_hand_p),
            11 => i32::from(self.variables.w_hand_r),
            12 => i32::from(self.variables.w_hand_s),
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
