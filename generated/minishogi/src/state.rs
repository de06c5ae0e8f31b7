//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Table, control_after, last_switch, planes,
    rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use rbg_runtime::codegen::{
    Candidate, CandidateSink, Candidates, NthMove, sample_by_candidates,
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

    /// Puts a piece on a cell where one of some others stands.
    #[inline]
    pub(crate) fn exchange<const N: usize>(
        &mut self,
        cell: usize,
        others: [PieceCode; N],
        piece: PieceCode,
    ) {
        self.board[cell] = piece;
        for other in others {
            self.planes[other as usize].remove(cell);
        }
        self.planes[piece as usize].insert(cell);
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
            1 => {
                self.exchange(cell, [piece::B_P], piece::E);
            }
            2 => {
                self.put(cell, piece::B_P);
            }
            3 | 22 => {
                self.put(cell, piece::B_PP);
            }
            4 | 6 | 7 => {
                self.exchange(cell, [piece::B_S], piece::E);
            }
            5 => {
                self.put(cell, piece::B_S);
            }
            8 | 24 => {
                self.put(cell, piece::B_PS);
            }
            9 | 11 | 12 => {
                self.exchange(cell, [piece::B_B], piece::E);
            }
            10 => {
                self.put(cell, piece::B_B);
            }
            13 | 26 => {
                self.put(cell, piece::B_PB);
            }
            14 | 16 | 17 => {
                self.exchange(cell, [piece::B_R], piece::E);
            }
            15 => {
                self.put(cell, piece::B_R);
            }
            18 | 28 => {
                self.put(cell, piece::B_PR);
            }
            19 => {
                self.exchange(cell, [piece::B_G], piece::E);
            }
            20 => {
                self.put(cell, piece::B_G);
            }
            21 => {
                self.exchange(cell, [piece::B_PP], piece::E);
            }
            23 => {
                self.exchange(cell, [piece::B_PS], piece::E);
            }
            25 => {
                self.exchange(cell, [piece::B_PB], piece::E);
            }
            27 => {
                self.exchange(cell, [piece::B_PR], piece::E);
            }
            29 => {
                self.exchange(cell, [piece::B_K], piece::E);
            }
            30 => {
                self.put(cell, piece::B_K);
            }
            31 => {
                self.exchange(cell, [piece::E], piece::B_P);
            }
            32 => {
                self.exchange(cell, [piece::E], piece::B_S);
            }
            33 => {
                self.exchange(cell, [piece::E], piece::B_G);
            }
            34 => {
                self.exchange(cell, [piece::E], piece::B_B);
            }
            35 => {
                self.exchange(cell, [piece::E], piece::B_R);
            }
            37 => {
                self.exchange(cell, [piece::W_P], piece::E);
            }
            38 => {
                self.put(cell, piece::W_P);
            }
            39 | 58 => {
                self.put(cell, piece::W_PP);
            }
            40 | 42 | 43 => {
                self.exchange(cell, [piece::W_S], piece::E);
            }
            41 => {
                self.put(cell, piece::W_S);
            }
            44 | 60 => {
                self.put(cell, piece::W_PS);
            }
            45 | 47 | 48 => {
                self.exchange(cell, [piece::W_B], piece::E);
            }
            46 => {
                self.put(cell, piece::W_B);
            }
            49 | 62 => {
                self.put(cell, piece::W_PB);
            }
            50 | 52 | 53 => {
                self.exchange(cell, [piece::W_R], piece::E);
            }
            51 => {
                self.put(cell, piece::W_R);
            }
            54 | 64 => {
                self.put(cell, piece::W_PR);
            }
            55 => {
                self.exchange(cell, [piece::W_G], piece::E);
            }
            56 => {
                self.put(cell, piece::W_G);
            }
            57 => {
                self.exchange(cell, [piece::W_PP], piece::E);
            }
            59 => {
                self.exchange(cell, [piece::W_PS], piece::E);
            }
            61 => {
                self.exchange(cell, [piece::W_PB], piece::E);
            }
            63 => {
                self.exchange(cell, [piece::W_PR], piece::E);
            }
            65 => {
                self.exchange(cell, [piece::W_K], piece::E);
            }
            66 => {
                self.put(cell, piece::W_K);
            }
            67 => {
                self.exchange(cell, [piece::E], piece::W_P);
            }
            68 => {
                self.exchange(cell, [piece::E], piece::W_S);
            }
            69 => {
                self.exchange(cell, [piece::E], piece::W_G);
            }
            70 => {
                self.exchange(cell, [piece::E], piece::W_B);
            }
            71 => {
                self.exchange(cell, [piece::E], piece::W_R);
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B_B as usize])
            .cells(self.planes[piece::B_G as usize])
            .cells(self.planes[piece::B_K as usize])
            .cells(self.planes[piece::B_P as usize])
            .cells(self.planes[piece::B_PB as usize])
            .cells(self.planes[piece::B_PP as usize])
            .cells(self.planes[piece::B_PR as usize])
            .cells(self.planes[piece::B_PS as usize])
            .cells(self.planes[piece::B_R as usize])
            .cells(self.planes[piece::B_S as usize])
            .cells(self.planes[piece::W_B as usize])
            .cells(self.planes[piece::W_G as usize])
            .cells(self.planes[piece::W_K as usize])
            .cells(self.planes[piece::W_P as usize])
            .cells(self.planes[piece::W_PB as usize])
            .cells(self.planes[piece::W_PP as usize])
            .cells(self.planes[piece::W_PR as usize])
            .cells(self.planes[piece::W_PS as usize])
            .cells(self.planes[piece::W_R as usize])
            .cells(self.planes[piece::W_S as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 6] = [0, 1, 0, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 73] = [
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 50, 51, 52, 53, 54, 55, 56,
    57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83, 84, 85,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 73] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
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
            board: Table([0; _]),
            planes: Table([
                Cells::from_words([0x800000]),
                Cells::from_words([0x200000]),
                Cells::from_words([0x100000]),
                Cells::from_words([0x8000]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x1000000]),
                Cells::from_words([0x400000]),
                Cells::from_words([0xf7de0]),
                Cells::from_words([0x2]),
                Cells::from_words([0x8]),
                Cells::from_words([0x10]),
                Cells::from_words([0x200]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x1]),
                Cells::from_words([0x4]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        state.keeper_0(0);
        state
    }

    #[inline]
    fn to_move(&self) -> Player {
        Player::new(TO_MOVE[self.control as usize])
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
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &Move) -> bool {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::B_P], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    2 => {
                        self.put(cell, piece::B_P);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_87(cell) {
                            self.leave(2, cell);
                        }
                    }
                    3 => {
                        self.put(cell, piece::B_PP);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_87(cell) {
                            self.leave(2, cell);
                        }
                    }
                    _ => {}
                }
            }
            4 => {
                self.exchange(cell, [piece::B_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_S);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            6 | 7 => {
                self.exchange(cell, [piece::B_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            9 => {
                self.exchange(cell, [piece::B_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            11 | 12 => {
                self.exchange(cell, [piece::B_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            14 => {
                self.exchange(cell, [piece::B_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            16 | 17 => {
                self.exchange(cell, [piece::B_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            19 => {
                self.exchange(cell, [piece::B_G], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_G);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            21 => {
                self.exchange(cell, [piece::B_PP], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            23 => {
                self.exchange(cell, [piece::B_PS], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            25 => {
                self.exchange(cell, [piece::B_PB], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            27 => {
                self.exchange(cell, [piece::B_PR], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            29 => {
                self.exchange(cell, [piece::B_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            31 => {
                self.exchange(cell, [piece::E], piece::B_P);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            32 => {
                self.exchange(cell, [piece::E], piece::B_S);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            33 => {
                self.exchange(cell, [piece::E], piece::B_G);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            34 => {
                self.exchange(cell, [piece::E], piece::B_B);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            35 => {
                self.exchange(cell, [piece::E], piece::B_R);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(2, cell);
                }
            }
            37 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    38 => {
                        self.put(cell, piece::W_P);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_282(cell) {
                            self.leave(5, cell);
                        }
                    }
                    39 => {
                        self.put(cell, piece::W_PP);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_282(cell) {
                            self.leave(5, cell);
                        }
                    }
                    _ => {}
                }
            }
            40 => {
                self.exchange(cell, [piece::W_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_S);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            42 | 43 => {
                self.exchange(cell, [piece::W_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            45 => {
                self.exchange(cell, [piece::W_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            47 | 48 => {
                self.exchange(cell, [piece::W_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            50 => {
                self.exchange(cell, [piece::W_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            52 | 53 => {
                self.exchange(cell, [piece::W_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            55 => {
                self.exchange(cell, [piece::W_G], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_G);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            57 => {
                self.exchange(cell, [piece::W_PP], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            59 => {
                self.exchange(cell, [piece::W_PS], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            61 => {
                self.exchange(cell, [piece::W_PB], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            63 => {
                self.exchange(cell, [piece::W_PR], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            65 => {
                self.exchange(cell, [piece::W_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            67 => {
                self.exchange(cell, [piece::E], piece::W_P);
                let (_, cell) = m.modifier(1);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            68 => {
                self.exchange(cell, [piece::E], piece::W_S);
                let (_, cell) = m.modifier(1);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            69 => {
                self.exchange(cell, [piece::E], piece::W_G);
                let (_, cell) = m.modifier(1);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            70 => {
                self.exchange(cell, [piece::E], piece::W_B);
                let (_, cell) = m.modifier(1);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            71 => {
                self.exchange(cell, [piece::E], piece::W_R);
                let (_, cell) = m.modifier(1);
                if !self.keeper_282(cell) {
                    self.leave(5, cell);
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(self.board[cell.index()]))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
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
        Cell::new(u16::from(self.cell))
    }

    fn actions(&self, m: &Move) -> ActionList {
        let codes = m.codes().iter().map(|&code| split(code));
        codes
            .map(|(index, cell)| MoveAction {
                cell: Cell::from_index(cell),
                index: ACTIONS.get(index).copied().unwrap_or(0),
            })
            .collect()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.mixed_board()
            .word(
                u64::from(self.control) | u64::from(self.variables.black) << 32
                    | u64::from(self.variables.white) << 40
                    | u64::from(self.variables.b_hand_b) << 48
                    | u64::from(self.variables.b_hand_g) << 56,
            )
            .word(
                u64::from(self.variables.b_hand_p)
                    | u64::from(self.variables.b_hand_r) << 8
                    | u64::from(self.variables.b_hand_s) << 16
                    | u64::from(self.variables.moves) << 24
                    | u64::from(self.variables.w_hand_b) << 40
                    | u64::from(self.variables.w_hand_g) << 48
                    | u64::from(self.variables.w_hand_p) << 56,
            )
            .word(
                u64::from(self.variables.w_hand_r)
                    | u64::from(self.variables.w_hand_s) << 8,
            )
            .key()
    }
}

impl Hints for State {
    const DRAWS_INLINE: bool = false;

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        sample_by_candidates(self, rng, scratch)
    }

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }

    #[inline]
    fn board_key(&self) -> u64 {
        self.mixed_board().key()
    }

    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        self.planes == other.planes
    }
    const MOVE_IDENTITIES: usize = 1250;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 25 + from) * 25 + to
    }
}

impl Candidates for State {
    type Prefix = super::moves::Path;

    #[inline]
    fn candidates<S: CandidateSink<Move, super::moves::Path>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.candidates_1(out, cell),
            3 => self.candidates_198(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<super::moves::Path>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_80(&mut selector, cell, prefix);
            }
            1 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_85(&mut selector, cell, prefix);
            }
            2 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_278(&mut selector, cell, prefix);
            }
            3 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_281(&mut selector, cell, prefix);
            }
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 7] = [
    (0, 0),
    (1, 1),
    (37, 2),
    (48, 4),
    (49, 3),
    (85, 5),
    (96, 4),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        let mut state = Self {
            board: Table([0; _]),
            planes: planes(saved),
            variables: Variables {
                black: saved.snapshot.variables[0] as u8,
                white: saved.snapshot.variables[1] as u8,
                b_hand_b: saved.snapshot.variables[2] as u8,
                b_hand_g: saved.snapshot.variables[3] as u8,
                b_hand_p: saved.snapshot.variables[4] as u8,
                b_hand_r: saved.snapshot.variables[5] as u8,
                b_hand_s: saved.snapshot.variables[6] as u8,
                moves: saved.snapshot.variables[7] as u16,
                w_hand_b: saved.snapshot.variables[8] as u8,
                w_hand_g: saved.snapshot.variables[9] as u8,
                w_hand_p: saved.snapshot.variables[10] as u8,
                w_hand_r: saved.snapshot.variables[11] as u8,
                w_hand_s: saved.snapshot.variables[12] as u8,
            },
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
