//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, Table, codes_of, check_places,
    control_after, last_switch, planes, rand_core::Rng,
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
use super::moves::{Code, code, Move, split};
use std::hash::{Hash, Hasher};

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
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) quiet: u8,
    pub(crate) vacant: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 64>,
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 32>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
    /// The cells with one of the pieces `bB`, `bCK`, `bCR`, `bDP`, `bK`, `bN`, `bP`, `bQ`, `bR`.
    #[inline]
    pub(crate) fn any_b(&self) -> Cells {
        self.planes[piece::B_B] | self.planes[piece::B_CK] | self.planes[piece::B_CR]
            | self.planes[piece::B_DP] | self.planes[piece::B_K]
            | self.planes[piece::B_N] | self.planes[piece::B_P] | self.planes[piece::B_Q]
            | self.planes[piece::B_R]
    }

    /// The cells with one of the pieces `bB`, `bQ`.
    #[inline]
    pub(crate) fn any_b_2(&self) -> Cells {
        self.planes[piece::B_B] | self.planes[piece::B_Q]
    }

    /// The cells with one of the pieces `bCK`, `bK`.
    #[inline]
    pub(crate) fn any_b_3(&self) -> Cells {
        self.planes[piece::B_CK] | self.planes[piece::B_K]
    }

    /// The cells with one of the pieces `bCR`, `bQ`, `bR`.
    #[inline]
    pub(crate) fn any_b_4(&self) -> Cells {
        self.planes[piece::B_CR] | self.planes[piece::B_Q] | self.planes[piece::B_R]
    }

    /// The cells with one of the pieces `bCR`, `bR`.
    #[inline]
    pub(crate) fn any_b_5(&self) -> Cells {
        self.planes[piece::B_CR] | self.planes[piece::B_R]
    }

    /// The cells with one of the pieces `bDP`, `bP`.
    #[inline]
    pub(crate) fn any_b_6(&self) -> Cells {
        self.planes[piece::B_DP] | self.planes[piece::B_P]
    }

    /// The cells with one of the pieces `wB`, `wCK`, `wCR`, `wDP`, `wK`, `wN`, `wP`, `wQ`, `wR`.
    #[inline]
    pub(crate) fn any_w(&self) -> Cells {
        self.planes[piece::W_B] | self.planes[piece::W_CK] | self.planes[piece::W_CR]
            | self.planes[piece::W_DP] | self.planes[piece::W_K]
            | self.planes[piece::W_N] | self.planes[piece::W_P] | self.planes[piece::W_Q]
            | self.planes[piece::W_R]
    }

    /// The cells with one of the pieces `wB`, `wQ`.
    #[inline]
    pub(crate) fn any_w_2(&self) -> Cells {
        self.planes[piece::W_B] | self.planes[piece::W_Q]
    }

    /// The cells with one of the pieces `wCK`, `wK`.
    #[inline]
    pub(crate) fn any_w_3(&self) -> Cells {
        self.planes[piece::W_CK] | self.planes[piece::W_K]
    }

    /// The cells with one of the pieces `wCR`, `wQ`, `wR`.
    #[inline]
    pub(crate) fn any_w_4(&self) -> Cells {
        self.planes[piece::W_CR] | self.planes[piece::W_Q] | self.planes[piece::W_R]
    }

    /// The cells with one of the pieces `wCR`, `wR`.
    #[inline]
    pub(crate) fn any_w_5(&self) -> Cells {
        self.planes[piece::W_CR] | self.planes[piece::W_R]
    }

    /// The cells with one of the pieces `wDP`, `wP`.
    #[inline]
    pub(crate) fn any_w_6(&self) -> Cells {
        self.planes[piece::W_DP] | self.planes[piece::W_P]
    }

    /// Returns whether one of the pieces `bB`, `bCK`, `bCR`, `bDP`, `bK`, `bN`, `bP`, `bQ`, `bR` is on a cell.
    #[inline]
    pub(crate) fn is_any_b(&self, cell: usize) -> bool {
        matches!(
            self.board[cell], piece::B_B | piece::B_CK | piece::B_CR | piece::B_DP |
            piece::B_K | piece::B_N | piece::B_P | piece::B_Q | piece::B_R
        )
    }

    /// Returns whether one of the pieces `wB`, `wCK`, `wCR`, `wDP`, `wK`, `wN`, `wP`, `wQ`, `wR` is on a cell.
    #[inline]
    pub(crate) fn is_any_w(&self, cell: usize) -> bool {
        matches!(
            self.board[cell], piece::W_B | piece::W_CK | piece::W_CR | piece::W_DP |
            piece::W_K | piece::W_N | piece::W_P | piece::W_Q | piece::W_R
        )
    }

    /// Puts a piece on a cell and returns the one that stood there.
    #[inline]
    pub(crate) fn put(&mut self, cell: usize, piece: PieceCode) -> PieceCode {
        let old = std::mem::replace(&mut self.board[cell], piece);
        self.planes[old].toggle(cell);
        self.planes[piece].toggle(cell);
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
            self.planes[other].remove(cell);
        }
        self.planes[piece].insert(cell);
    }

    /// How many cells hold a piece.
    #[inline]
    pub(crate) fn count(&self, piece: PieceCode) -> i32 {
        self.planes[piece].len() as i32
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
                self.exchange(cell, [piece::W_N], piece::E);
            }
            2 | 17 => {
                self.put(cell, piece::W_N);
            }
            3 => {
                self.exchange(cell, [piece::W_B], piece::E);
            }
            4 | 16 => {
                self.put(cell, piece::W_B);
            }
            5 => {
                self.exchange(cell, [piece::W_CR, piece::W_R], piece::E);
            }
            6 | 15 => {
                self.put(cell, piece::W_R);
            }
            7 => {
                self.exchange(cell, [piece::W_Q], piece::E);
            }
            8 | 14 => {
                self.put(cell, piece::W_Q);
            }
            9 => {
                self.exchange(cell, [piece::W_CK, piece::W_K], piece::E);
            }
            10 | 25 | 28 => {
                self.put(cell, piece::W_K);
            }
            12 | 18 | 20 => {
                self.exchange(cell, [piece::W_P], piece::E);
            }
            13 | 22 => {
                self.put(cell, piece::W_P);
            }
            19 => {
                self.put(cell, piece::W_DP);
            }
            21 => {
                self.exchange(cell, [piece::B_DP], piece::E);
            }
            24 | 27 => {
                self.exchange(cell, [piece::W_CK], piece::E);
            }
            30 => {
                self.exchange(cell, [piece::B_N], piece::E);
            }
            31 | 46 => {
                self.put(cell, piece::B_N);
            }
            32 => {
                self.exchange(cell, [piece::B_B], piece::E);
            }
            33 | 45 => {
                self.put(cell, piece::B_B);
            }
            34 => {
                self.exchange(cell, [piece::B_CR, piece::B_R], piece::E);
            }
            35 | 44 => {
                self.put(cell, piece::B_R);
            }
            36 => {
                self.exchange(cell, [piece::B_Q], piece::E);
            }
            37 | 43 => {
                self.put(cell, piece::B_Q);
            }
            38 => {
                self.exchange(cell, [piece::B_CK, piece::B_K], piece::E);
            }
            39 | 54 | 57 => {
                self.put(cell, piece::B_K);
            }
            41 | 47 | 49 => {
                self.exchange(cell, [piece::B_P], piece::E);
            }
            42 | 51 => {
                self.put(cell, piece::B_P);
            }
            48 => {
                self.put(cell, piece::B_DP);
            }
            50 => {
                self.exchange(cell, [piece::W_DP], piece::E);
            }
            53 | 56 => {
                self.exchange(cell, [piece::B_CK], piece::E);
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B_B])
            .cells(self.planes[piece::B_CK])
            .cells(self.planes[piece::B_CR])
            .cells(self.planes[piece::B_DP])
            .cells(self.planes[piece::B_K])
            .cells(self.planes[piece::B_N])
            .cells(self.planes[piece::B_P])
            .cells(self.planes[piece::B_Q])
            .cells(self.planes[piece::B_R])
            .cells(self.planes[piece::W_B])
            .cells(self.planes[piece::W_CK])
            .cells(self.planes[piece::W_CR])
            .cells(self.planes[piece::W_DP])
            .cells(self.planes[piece::W_K])
            .cells(self.planes[piece::W_N])
            .cells(self.planes[piece::W_P])
            .cells(self.planes[piece::W_Q])
            .cells(self.planes[piece::W_R])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control) | u64::from(self.variables.white) << 32
                | u64::from(self.variables.black) << 40
                | u64::from(self.variables.quiet) << 48
                | u64::from(self.variables.vacant) << 56,
        ]
    }
}

impl PartialEq for State {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.planes == other.planes && self.words() == other.words()
    }
}

impl Eq for State {}

impl Hash for State {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 12] = [0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 59] = [
    0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    28, 31, 32, 33, 39, 40, 41, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 74, 75, 76,
    77, 78, 79, 80, 81, 82, 83, 84, 85, 88, 89, 90, 96, 97, 98,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 59] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0,
    0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 6,
    0, 0, 7,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_2(out, cell),
            6 => self.clone().moves_141(out, cell),
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
            planes: Planes([
                Cells::from_words([0x24]),
                Cells::from_words([0x10]),
                Cells::from_words([0x81]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x42]),
                Cells::from_words([0xff00]),
                Cells::from_words([0x8]),
                Cells::EMPTY,
                Cells::from_words([0xffffffff0000]),
                Cells::from_words([0x2400000000000000]),
                Cells::from_words([0x1000000000000000]),
                Cells::from_words([0x8100000000000000]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x4200000000000000]),
                Cells::from_words([0xff000000000000]),
                Cells::from_words([0x800000000000000]),
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
                self.exchange(cell, [piece::W_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_N);
                let (_, cell) = m.modifier(2);
                if !self.keeper_80(cell) {
                    self.leave(2, cell);
                }
            }
            3 => {
                self.exchange(cell, [piece::W_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_80(cell) {
                    self.leave(2, cell);
                }
            }
            5 => {
                self.exchange(cell, [piece::W_CR, piece::W_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_80(cell) {
                    self.leave(2, cell);
                }
            }
            7 => {
                self.exchange(cell, [piece::W_Q], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_Q);
                let (_, cell) = m.modifier(2);
                if !self.keeper_80(cell) {
                    self.leave(2, cell);
                }
            }
            9 => {
                self.exchange(cell, [piece::W_CK, piece::W_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_80(cell) {
                    self.leave(2, cell);
                }
            }
            12 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    13 => {
                        self.put(cell, piece::W_P);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_81(cell) {
                            self.leave(3, cell);
                        }
                    }
                    14 => {
                        self.put(cell, piece::W_Q);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_81(cell) {
                            self.leave(3, cell);
                        }
                    }
                    15 => {
                        self.put(cell, piece::W_R);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_81(cell) {
                            self.leave(3, cell);
                        }
                    }
                    16 => {
                        self.put(cell, piece::W_B);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_81(cell) {
                            self.leave(3, cell);
                        }
                    }
                    17 => {
                        self.put(cell, piece::W_N);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_81(cell) {
                            self.leave(3, cell);
                        }
                    }
                    _ => {}
                }
            }
            18 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_DP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_81(cell) {
                    self.leave(3, cell);
                }
            }
            20 => {
                self.exchange(cell, [piece::W_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::B_DP], piece::E);
                let (_, cell) = m.modifier(2);
                self.put(cell, piece::W_P);
                let (_, cell) = m.modifier(3);
                if !self.keeper_81(cell) {
                    self.leave(3, cell);
                }
            }
            24 => {
                self.exchange(cell, [piece::W_CK], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_91(cell) {
                    self.leave(4, cell);
                }
            }
            27 => {
                self.exchange(cell, [piece::W_CK], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::W_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_92(cell) {
                    self.leave(5, cell);
                }
            }
            30 => {
                self.exchange(cell, [piece::B_N], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_N);
                let (_, cell) = m.modifier(2);
                if !self.keeper_256(cell) {
                    self.leave(8, cell);
                }
            }
            32 => {
                self.exchange(cell, [piece::B_B], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_B);
                let (_, cell) = m.modifier(2);
                if !self.keeper_256(cell) {
                    self.leave(8, cell);
                }
            }
            34 => {
                self.exchange(cell, [piece::B_CR, piece::B_R], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_R);
                let (_, cell) = m.modifier(2);
                if !self.keeper_256(cell) {
                    self.leave(8, cell);
                }
            }
            36 => {
                self.exchange(cell, [piece::B_Q], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_Q);
                let (_, cell) = m.modifier(2);
                if !self.keeper_256(cell) {
                    self.leave(8, cell);
                }
            }
            38 => {
                self.exchange(cell, [piece::B_CK, piece::B_K], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_256(cell) {
                    self.leave(8, cell);
                }
            }
            41 => {
                self.exchange(cell, [piece::B_P], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    42 => {
                        self.put(cell, piece::B_P);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_257(cell) {
                            self.leave(9, cell);
                        }
                    }
                    43 => {
                        self.put(cell, piece::B_Q);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_257(cell) {
                            self.leave(9, cell);
                        }
                    }
                    44 => {
                        self.put(cell, piece::B_R);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_257(cell) {
                            self.leave(9, cell);
                        }
                    }
                    45 => {
                        self.put(cell, piece::B_B);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_257(cell) {
                            self.leave(9, cell);
                        }
                    }
                    46 => {
                        self.put(cell, piece::B_N);
                        let (_, cell) = m.modifier(2);
                        if !self.keeper_257(cell) {
                            self.leave(9, cell);
                        }
                    }
                    _ => {}
                }
            }
            47 => {
                self.exchange(cell, [piece::B_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_DP);
                let (_, cell) = m.modifier(2);
                if !self.keeper_257(cell) {
                    self.leave(9, cell);
                }
            }
            49 => {
                self.exchange(cell, [piece::B_P], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::W_DP], piece::E);
                let (_, cell) = m.modifier(2);
                self.put(cell, piece::B_P);
                let (_, cell) = m.modifier(3);
                if !self.keeper_257(cell) {
                    self.leave(9, cell);
                }
            }
            53 => {
                self.exchange(cell, [piece::B_CK], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_267(cell) {
                    self.leave(10, cell);
                }
            }
            56 => {
                self.exchange(cell, [piece::B_CK], piece::E);
                let (_, cell) = m.modifier(1);
                self.put(cell, piece::B_K);
                let (_, cell) = m.modifier(2);
                if !self.keeper_268(cell) {
                    self.leave(11, cell);
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
            0 => i32::from(self.variables.white),
            1 => i32::from(self.variables.black),
            2 => i32::from(self.variables.quiet),
            3 => i32::from(self.variables.vacant),
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

    fn move_from_actions(&self, actions: &[MoveAction]) -> Option<Move> {
        if actions.len() > 4 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 64, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
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
    const LISTS_FOR_LEGALITY: bool = true;

    #[inline]
    fn board_key(&self) -> u64 {
        self.mixed_board().key()
    }

    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        self.planes == other.planes
    }

    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        Some(self.planes[piece.number()].as_words())
    }
    const MOVES_ARE_ACTIONS: bool = true;
    const MOVE_IDENTITIES: usize = 32768;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 64 + from) * 64 + to
    }
}

impl Candidates for State {
    type Prefix = super::moves::Path;

    #[inline]
    fn candidates<S: CandidateSink<Move, super::moves::Path>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.candidates_2(out, cell),
            6 => self.candidates_141(out, cell),
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
                state.moves_from_49(&mut selector, cell, prefix);
            }
            1 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_55(&mut selector, cell, prefix);
            }
            2 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_56(&mut selector, cell, prefix);
            }
            3 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_75(&mut selector, cell, prefix);
            }
            4 => self.moves_from_82(&mut selector, cell, prefix),
            5 => self.moves_from_83(&mut selector, cell, prefix),
            6 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_230(&mut selector, cell, prefix);
            }
            7 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_238(&mut selector, cell, prefix);
            }
            8 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_239(&mut selector, cell, prefix);
            }
            9 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_251(&mut selector, cell, prefix);
            }
            10 => self.moves_from_258(&mut selector, cell, prefix),
            11 => self.moves_from_259(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 13] = [
    (0, 0),
    (2, 1),
    (13, 2),
    (28, 3),
    (33, 4),
    (41, 5),
    (58, 7),
    (59, 6),
    (70, 8),
    (85, 9),
    (90, 10),
    (98, 11),
    (115, 7),
];

/// The pieces that play never brings to some cells, with those cells.
static MISPLACED: [(u16, Cells); 6] = [
    (1, Cells::from_words([0xffffffffffffffef])),
    (2, Cells::from_words([0xffffffffffffff7e])),
    (3, Cells::from_words([0xffff])),
    (11, Cells::from_words([0xefffffffffffffff])),
    (12, Cells::from_words([0x7effffffffffffff])),
    (13, Cells::from_words([0xffff000000000000])),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        check_places(&MISPLACED, saved)?;
        let mut state = Self {
            board: Table([0; _]),
            planes: planes(saved),
            variables: Variables {
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
                quiet: saved.snapshot.variables[2] as u8,
                vacant: saved.snapshot.variables[3] as u8,
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
