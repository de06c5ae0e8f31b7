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
use rbg_runtime::codegen::sample_by_listing;
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `bB`
    pub(crate) const B_B: super::PieceCode = 0;

    /// `bG`
    pub(crate) const B_G: super::PieceCode = 1;

    /// `bK`
    pub(crate) const B_K: super::PieceCode = 2;

    /// `bL`
    pub(crate) const B_L: super::PieceCode = 3;

    /// `bN`
    pub(crate) const B_N: super::PieceCode = 4;

    /// `bP`
    pub(crate) const B_P: super::PieceCode = 5;

    /// `bPB`
    pub(crate) const B_PB: super::PieceCode = 6;

    /// `bPL`
    pub(crate) const B_PL: super::PieceCode = 7;

    /// `bPN`
    pub(crate) const B_PN: super::PieceCode = 8;

    /// `bPP`
    pub(crate) const B_PP: super::PieceCode = 9;

    /// `bPR`
    pub(crate) const B_PR: super::PieceCode = 10;

    /// `bPS`
    pub(crate) const B_PS: super::PieceCode = 11;

    /// `bR`
    pub(crate) const B_R: super::PieceCode = 12;

    /// `bS`
    pub(crate) const B_S: super::PieceCode = 13;

    /// `e`
    pub(crate) const E: super::PieceCode = 14;

    /// `wB`
    pub(crate) const W_B: super::PieceCode = 15;

    /// `wG`
    pub(crate) const W_G: super::PieceCode = 16;

    /// `wK`
    pub(crate) const W_K: super::PieceCode = 17;

    /// `wL`
    pub(crate) const W_L: super::PieceCode = 18;

    /// `wN`
    pub(crate) const W_N: super::PieceCode = 19;

    /// `wP`
    pub(crate) const W_P: super::PieceCode = 20;

    /// `wPB`
    pub(crate) const W_PB: super::PieceCode = 21;

    /// `wPL`
    pub(crate) const W_PL: super::PieceCode = 22;

    /// `wPN`
    pub(crate) const W_PN: super::PieceCode = 23;

    /// `wPP`
    pub(crate) const W_PP: super::PieceCode = 24;

    /// `wPR`
    pub(crate) const W_PR: super::PieceCode = 25;

    /// `wPS`
    pub(crate) const W_PS: super::PieceCode = 26;

    /// `wR`
    pub(crate) const W_R: super::PieceCode = 27;

    /// `wS`
    pub(crate) const W_S: super::PieceCode = 28;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
    pub(crate) b_hand_b: u8,
    pub(crate) b_hand_g: u8,
    pub(crate) b_hand_l: u8,
    pub(crate) b_hand_n: u8,
    pub(crate) b_hand_p: u8,
    pub(crate) b_hand_r: u8,
    pub(crate) b_hand_s: u8,
    pub(crate) moves: u16,
    pub(crate) w_hand_b: u8,
    pub(crate) w_hand_g: u8,
    pub(crate) w_hand_l: u8,
    pub(crate) w_hand_n: u8,
    pub(crate) w_hand_p: u8,
    pub(crate) w_hand_r: u8,
    pub(crate) w_hand_s: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
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
        let here = Cells::of(cell);
        for other in others {
            self.planes[other as usize] &= !here;
        }
        self.planes[piece as usize] |= here;
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B_B as usize])
            .cells(self.planes[piece::B_G as usize])
            .cells(self.planes[piece::B_K as usize])
            .cells(self.planes[piece::B_L as usize])
            .cells(self.planes[piece::B_N as usize])
            .cells(self.planes[piece::B_P as usize])
            .cells(self.planes[piece::B_PB as usize])
            .cells(self.planes[piece::B_PL as usize])
            .cells(self.planes[piece::B_PN as usize])
            .cells(self.planes[piece::B_PP as usize])
            .cells(self.planes[piece::B_PR as usize])
            .cells(self.planes[piece::B_PS as usize])
            .cells(self.planes[piece::B_R as usize])
            .cells(self.planes[piece::B_S as usize])
            .cells(self.planes[piece::W_B as usize])
            .cells(self.planes[piece::W_G as usize])
            .cells(self.planes[piece::W_K as usize])
            .cells(self.planes[piece::W_L as usize])
            .cells(self.planes[piece::W_N as usize])
            .cells(self.planes[piece::W_P as usize])
            .cells(self.planes[piece::W_PB as usize])
            .cells(self.planes[piece::W_PL as usize])
            .cells(self.planes[piece::W_PN as usize])
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
static ACTIONS: [u32; 109] = [
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100,
    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
    118, 119, 120, 121, 122, 123,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 109] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_1(out, cell),
            3 => self.clone().moves_255(out, cell),
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
                Cells::from_words([0x0, 0x1]),
                Cells::from_words([0x0, 0x2800]),
                Cells::from_words([0x0, 0x1000]),
                Cells::from_words([0x0, 0x10100]),
                Cells::from_words([0x0, 0x8200]),
                Cells::from_words([0x7fc0000000000000, 0x0]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x0, 0x40]),
                Cells::from_words([0x0, 0x4400]),
                Cells::from_words([0x803ffffff802fa00, 0xbe]),
                Cells::from_words([0x10000, 0x0]),
                Cells::from_words([0x28, 0x0]),
                Cells::from_words([0x10, 0x0]),
                Cells::from_words([0x101, 0x0]),
                Cells::from_words([0x82, 0x0]),
                Cells::from_words([0x7fc0000, 0x0]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x400, 0x0]),
                Cells::from_words([0x44, 0x0]),
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
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_P);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            3 | 4 => {
                self.exchange(cell, [piece::B_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            6 => {
                self.exchange(cell, [piece::B_L], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_L);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            8 | 9 => {
                self.exchange(cell, [piece::B_L], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PL);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            11 => {
                self.exchange(cell, [piece::B_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_N);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            13 | 14 => {
                self.exchange(cell, [piece::B_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PN);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            16 => {
                self.exchange(cell, [piece::B_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_S);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            18 | 19 => {
                self.exchange(cell, [piece::B_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            21 => {
                self.exchange(cell, [piece::B_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            23 | 24 => {
                self.exchange(cell, [piece::B_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            26 => {
                self.exchange(cell, [piece::B_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            28 | 29 => {
                self.exchange(cell, [piece::B_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            31 => {
                self.exchange(cell, [piece::B_G], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_G);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            33 => {
                self.exchange(cell, [piece::B_PP], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            35 => {
                self.exchange(cell, [piece::B_PL], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PL);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            37 => {
                self.exchange(cell, [piece::B_PN], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PN);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            39 => {
                self.exchange(cell, [piece::B_PS], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            41 => {
                self.exchange(cell, [piece::B_PB], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            43 => {
                self.exchange(cell, [piece::B_PR], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            45 => {
                self.exchange(cell, [piece::B_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            47 => {
                self.exchange(cell, [piece::E], piece::B_P);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            48 => {
                self.exchange(cell, [piece::E], piece::B_L);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            49 => {
                self.exchange(cell, [piece::E], piece::B_N);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            50 => {
                self.exchange(cell, [piece::E], piece::B_S);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            51 => {
                self.exchange(cell, [piece::E], piece::B_G);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            52 => {
                self.exchange(cell, [piece::E], piece::B_B);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            53 => {
                self.exchange(cell, [piece::E], piece::B_R);
                let (_, cell) = m.modifier(1);
                if !self.keeper_116(cell) {
                    self.leave(2, cell);
                }
            }
            55 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_P);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            57 | 58 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            60 => {
                self.exchange(cell, [piece::W_L], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_L);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            62 | 63 => {
                self.exchange(cell, [piece::W_L], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PL);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            65 => {
                self.exchange(cell, [piece::W_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_N);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            67 | 68 => {
                self.exchange(cell, [piece::W_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PN);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            70 => {
                self.exchange(cell, [piece::W_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_S);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            72 | 73 => {
                self.exchange(cell, [piece::W_S], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            75 => {
                self.exchange(cell, [piece::W_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            77 | 78 => {
                self.exchange(cell, [piece::W_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            80 => {
                self.exchange(cell, [piece::W_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            82 | 83 => {
                self.exchange(cell, [piece::W_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            85 => {
                self.exchange(cell, [piece::W_G], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_G);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            87 => {
                self.exchange(cell, [piece::W_PP], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            89 => {
                self.exchange(cell, [piece::W_PL], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PL);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            91 => {
                self.exchange(cell, [piece::W_PN], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PN);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            93 => {
                self.exchange(cell, [piece::W_PS], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PS);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            95 => {
                self.exchange(cell, [piece::W_PB], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PB);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            97 => {
                self.exchange(cell, [piece::W_PR], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_PR);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            99 => {
                self.exchange(cell, [piece::W_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            101 => {
                self.exchange(cell, [piece::E], piece::W_P);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            102 => {
                self.exchange(cell, [piece::E], piece::W_L);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            103 => {
                self.exchange(cell, [piece::E], piece::W_N);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            104 => {
                self.exchange(cell, [piece::E], piece::W_S);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            105 => {
                self.exchange(cell, [piece::E], piece::W_G);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            106 => {
                self.exchange(cell, [piece::E], piece::W_B);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
                    self.leave(5, cell);
                }
            }
            107 => {
                self.exchange(cell, [piece::E], piece::W_R);
                let (_, cell) = m.modifier(1);
                if !self.keeper_368(cell) {
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
            4 => i32::from(self.variables.b_hand_l),
            5 => i32::from(self.variables.b_hand_n),
            6 => i32::from(self.variables.b_hand_p),
            7 => i32::from(self.variables.b_hand_r),
            8 => i32::from(self.variables.b_hand_s),
            9 => i32::from(self.variables.moves),
            10 => i32::from(self.variables.w_hand_b),
            11 => i32::from(self.variables.w_hand_g),
            12 => i32::from(self.variables.w_hand_l),
            13 => i32::from(self.variables.w_hand_n),
            14 => i32::from(self.variables.w_hand_p),
            15 => i32::from(self.variables.w_hand_r),
            16 => i32::from(self.variables.w_hand_s),
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
                u64::from(self.variables.b_hand_l)
                    | u64::from(self.variables.b_hand_n) << 8
                    | u64::from(self.variables.b_hand_p) << 16
                    | u64::from(self.variables.b_hand_r) << 24
                    | u64::from(self.variables.b_hand_s) << 32
                    | u64::from(self.variables.moves) << 40
                    | u64::from(self.variables.w_hand_b) << 56,
            )
            .word(
                u64::from(self.variables.w_hand_g)
                    | u64::from(self.variables.w_hand_l) << 8
                    | u64::from(self.variables.w_hand_n) << 16
                    | u64::from(self.variables.w_hand_p) << 24
                    | u64::from(self.variables.w_hand_r) << 32
                    | u64::from(self.variables.w_hand_s) << 40,
            )
            .key()
    }
}

impl Hints for State {
    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        sample_by_listing(self, rng, scratch)
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
    const MOVE_IDENTITIES: usize = 13122;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 81 + from) * 81 + to
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 7] = [
    (0, 0),
    (1, 1),
    (55, 2),
    (68, 4),
    (69, 3),
    (123, 5),
    (136, 4),
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
                b_hand_l: saved.snapshot.variables[4] as u8,
                b_hand_n: saved.snapshot.variables[5] as u8,
                b_hand_p: saved.snapshot.variables[6] as u8,
                b_hand_r: saved.snapshot.variables[7] as u8,
                b_hand_s: saved.snapshot.variables[8] as u8,
                moves: saved.snapshot.variables[9] as u16,
                w_hand_b: saved.snapshot.variables[10] as u8,
                w_hand_g: saved.snapshot.variables[11] as u8,
                w_hand_l: saved.snapshot.variables[12] as u8,
                w_hand_n: saved.snapshot.variables[13] as u8,
                w_hand_p: saved.snapshot.variables[14] as u8,
                w_hand_r: saved.snapshot.variables[15] as u8,
                w_hand_s: saved.snapshot.variables[16] as u8,
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
