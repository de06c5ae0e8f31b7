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
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `m`
    pub(crate) const M: super::PieceCode = 2;

    /// `v`
    pub(crate) const V: super::PieceCode = 3;

    /// `w`
    pub(crate) const W: super::PieceCode = 4;
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
    pub(crate) heading: u8,
    pub(crate) quiet: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 64>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 8>,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::E as usize])
            .cells(self.planes[piece::M as usize])
            .cells(self.planes[piece::V as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 76] = [
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 135] = [
    0, 2, 3, 7, 8, 13, 14, 18, 19, 24, 25, 29, 30, 35, 36, 40, 41, 46, 47, 51, 52, 57,
    58, 62, 63, 68, 69, 73, 74, 79, 80, 84, 85, 91, 92, 96, 97, 102, 103, 107, 108, 113,
    114, 118, 119, 124, 125, 129, 130, 135, 136, 140, 141, 146, 147, 151, 152, 157, 158,
    162, 163, 168, 169, 173, 174, 179, 186, 187, 196, 197, 201, 202, 207, 208, 212, 213,
    218, 219, 223, 224, 229, 230, 234, 235, 240, 241, 245, 246, 251, 252, 256, 257, 262,
    263, 267, 268, 273, 274, 278, 279, 285, 286, 290, 291, 296, 297, 301, 302, 307, 308,
    312, 313, 318, 319, 323, 324, 329, 330, 334, 335, 340, 341, 345, 346, 351, 352, 356,
    357, 362, 363, 367, 368, 373, 380, 381,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 135] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_5(out, cell),
            2 => self.moves_6(out, cell),
            21 => self.moves_227(out, cell),
            22 => self.moves_228(out, cell),
            23 => self.moves_263(out, cell),
            58 => self.moves_611(out, cell),
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
                Cells::from_words([0x297ffff]),
                Cells::from_words([0x400000]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x1ffffd280000]),
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
        let cell = self.cell as usize;
        match self.control {
            21 => self.is_legal_from_227(m.codes(), cell),
            22 => self.is_legal_from_228(m.codes(), cell),
            23 => self.is_legal_from_263(m.codes(), cell),
            1 => self.is_legal_from_5(m.codes(), cell),
            2 => self.is_legal_from_6(m.codes(), cell),
            58 => self.is_legal_from_611(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_93(cell) {
                    self.leave(4, cell);
                }
            }
            3 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_94(cell) {
                    self.leave(5, cell);
                }
            }
            5 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_95(cell) {
                    self.leave(6, cell);
                }
            }
            7 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_96(cell) {
                    self.leave(7, cell);
                }
            }
            9 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_97(cell) {
                    self.leave(8, cell);
                }
            }
            11 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_98(cell) {
                    self.leave(9, cell);
                }
            }
            13 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_99(cell) {
                    self.leave(10, cell);
                }
            }
            15 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_100(cell) {
                    self.leave(11, cell);
                }
            }
            17 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_101(cell) {
                    self.leave(12, cell);
                }
            }
            19 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_102(cell) {
                    self.leave(13, cell);
                }
            }
            21 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_103(cell) {
                    self.leave(14, cell);
                }
            }
            23 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_104(cell) {
                    self.leave(15, cell);
                }
            }
            25 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_105(cell) {
                    self.leave(16, cell);
                }
            }
            27 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_106(cell) {
                    self.leave(17, cell);
                }
            }
            29 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_107(cell) {
                    self.leave(18, cell);
                }
            }
            31 => {
                self.exchange(cell, [piece::W], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_108(cell) {
                    self.leave(19, cell);
                }
            }
            33 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_390(cell) {
                    self.leave(42, cell);
                }
            }
            35 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_391(cell) {
                    self.leave(43, cell);
                }
            }
            37 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_392(cell) {
                    self.leave(44, cell);
                }
            }
            39 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_393(cell) {
                    self.leave(45, cell);
                }
            }
            41 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_394(cell) {
                    self.leave(46, cell);
                }
            }
            43 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_395(cell) {
                    self.leave(47, cell);
                }
            }
            45 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_396(cell) {
                    self.leave(48, cell);
                }
            }
            47 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_397(cell) {
                    self.leave(49, cell);
                }
            }
            49 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_398(cell) {
                    self.leave(50, cell);
                }
            }
            51 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_399(cell) {
                    self.leave(51, cell);
                }
            }
            53 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_400(cell) {
                    self.leave(52, cell);
                }
            }
            55 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_401(cell) {
                    self.leave(53, cell);
                }
            }
            57 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_402(cell) {
                    self.leave(54, cell);
                }
            }
            59 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_403(cell) {
                    self.leave(55, cell);
                }
            }
            61 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_404(cell) {
                    self.leave(56, cell);
                }
            }
            63 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_405(cell) {
                    self.leave(57, cell);
                }
            }
            65 => {
                if !self.keeper_306(cell) {
                    self.leave(24, cell);
                }
            }
            66 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_92(cell) {
                    self.leave(3, cell);
                }
            }
            68 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_340(cell) {
                    self.leave(26, cell);
                }
            }
            70 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_341(cell) {
                    self.leave(27, cell);
                }
            }
            72 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_342(cell) {
                    self.leave(28, cell);
                }
            }
            74 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_343(cell) {
                    self.leave(29, cell);
                }
            }
            76 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_344(cell) {
                    self.leave(30, cell);
                }
            }
            78 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_345(cell) {
                    self.leave(31, cell);
                }
            }
            80 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_346(cell) {
                    self.leave(32, cell);
                }
            }
            82 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_347(cell) {
                    self.leave(33, cell);
                }
            }
            84 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_348(cell) {
                    self.leave(34, cell);
                }
            }
            86 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_349(cell) {
                    self.leave(35, cell);
                }
            }
            88 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_350(cell) {
                    self.leave(36, cell);
                }
            }
            90 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_351(cell) {
                    self.leave(37, cell);
                }
            }
            92 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_352(cell) {
                    self.leave(38, cell);
                }
            }
            94 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_353(cell) {
                    self.leave(39, cell);
                }
            }
            96 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_354(cell) {
                    self.leave(40, cell);
                }
            }
            98 => {
                self.exchange(cell, [piece::B], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_355(cell) {
                    self.leave(41, cell);
                }
            }
            100 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_654(cell) {
                    self.leave(60, cell);
                }
            }
            102 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_655(cell) {
                    self.leave(61, cell);
                }
            }
            104 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_656(cell) {
                    self.leave(62, cell);
                }
            }
            106 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_657(cell) {
                    self.leave(63, cell);
                }
            }
            108 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_658(cell) {
                    self.leave(64, cell);
                }
            }
            110 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_659(cell) {
                    self.leave(65, cell);
                }
            }
            112 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_660(cell) {
                    self.leave(66, cell);
                }
            }
            114 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_661(cell) {
                    self.leave(67, cell);
                }
            }
            116 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_662(cell) {
                    self.leave(68, cell);
                }
            }
            118 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_663(cell) {
                    self.leave(69, cell);
                }
            }
            120 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_664(cell) {
                    self.leave(70, cell);
                }
            }
            122 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_665(cell) {
                    self.leave(71, cell);
                }
            }
            124 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_666(cell) {
                    self.leave(72, cell);
                }
            }
            126 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_667(cell) {
                    self.leave(73, cell);
                }
            }
            128 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_668(cell) {
                    self.leave(74, cell);
                }
            }
            130 => {
                self.exchange(cell, [piece::M], piece::V);
                let (_, cell) = m.modifier(1);
                if !self.keeper_669(cell) {
                    self.leave(75, cell);
                }
            }
            132 => {
                if !self.keeper_621(cell) {
                    self.leave(59, cell);
                }
            }
            133 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_323(cell) {
                    self.leave(25, cell);
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
            2 => i32::from(self.variables.heading),
            3 => i32::from(self.variables.quiet),
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
                u64::from(self.control)
                    | (if matches!(self.control, 23 | 58) {
                        u64::from(self.cell)
                    } else {
                        0
                    }) << 32 | u64::from(self.variables.white) << 48
                    | u64::from(self.variables.black) << 56,
            )
            .word(
                u64::from(self.variables.heading) | u64::from(self.variables.quiet) << 8,
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
        match self.control {
            1 => self.draw_5(rng, self.cell as usize),
            2 => self.draw_6(rng, self.cell as usize),
            21 => self.draw_227(rng, self.cell as usize),
            22 => self.draw_228(rng, self.cell as usize),
            23 | 58 => sample_by_candidates(self, rng, scratch),
            _ => None,
        }
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_5(out, cell),
            2 => self.moves_6(out, cell),
            21 => self.pseudo_legal_227(out, cell),
            22 => self.moves_228(out, cell),
            23 => self.pseudo_legal_263(out, cell),
            58 => self.pseudo_legal_611(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn board_key(&self) -> u64 {
        self.mixed_board().key()
    }

    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        self.planes == other.planes
    }
    const MOVE_IDENTITIES: usize = 4050;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 45 + from) * 45 + to
    }
}

impl Candidates for State {
    type Prefix = Move;

    #[inline]
    fn candidates<S: CandidateSink<Move, Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 | 2 | 21 | 22 => {}
            23 => self.candidates_263(out, cell),
            58 => self.candidates_611(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            32 => self.moves_from_357(&mut selector, cell, prefix),
            33 => self.moves_from_358(&mut selector, cell, prefix),
            34 => self.moves_from_359(&mut selector, cell, prefix),
            35 => self.moves_from_360(&mut selector, cell, prefix),
            36 => self.moves_from_361(&mut selector, cell, prefix),
            37 => self.moves_from_362(&mut selector, cell, prefix),
            38 => self.moves_from_363(&mut selector, cell, prefix),
            39 => self.moves_from_364(&mut selector, cell, prefix),
            40 => self.moves_from_365(&mut selector, cell, prefix),
            41 => self.moves_from_366(&mut selector, cell, prefix),
            42 => self.moves_from_367(&mut selector, cell, prefix),
            43 => self.moves_from_368(&mut selector, cell, prefix),
            44 => self.moves_from_369(&mut selector, cell, prefix),
            45 => self.moves_from_370(&mut selector, cell, prefix),
            46 => self.moves_from_371(&mut selector, cell, prefix),
            47 => self.moves_from_372(&mut selector, cell, prefix),
            48 => self.moves_from_638(&mut selector, cell, prefix),
            49 => self.moves_from_639(&mut selector, cell, prefix),
            50 => self.moves_from_640(&mut selector, cell, prefix),
            51 => self.moves_from_641(&mut selector, cell, prefix),
            52 => self.moves_from_642(&mut selector, cell, prefix),
            53 => self.moves_from_643(&mut selector, cell, prefix),
            54 => self.moves_from_644(&mut selector, cell, prefix),
            55 => self.moves_from_645(&mut selector, cell, prefix),
            56 => self.moves_from_646(&mut selector, cell, prefix),
            57 => self.moves_from_647(&mut selector, cell, prefix),
            58 => self.moves_from_648(&mut selector, cell, prefix),
            59 => self.moves_from_649(&mut selector, cell, prefix),
            60 => self.moves_from_650(&mut selector, cell, prefix),
            61 => self.moves_from_651(&mut selector, cell, prefix),
            62 => self.moves_from_652(&mut selector, cell, prefix),
            63 => self.moves_from_653(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 77] = [
    (0, 0),
    (1, 1),
    (3, 4),
    (8, 5),
    (14, 6),
    (19, 7),
    (25, 8),
    (30, 9),
    (36, 10),
    (41, 11),
    (47, 12),
    (52, 13),
    (58, 14),
    (63, 15),
    (69, 16),
    (74, 17),
    (80, 18),
    (85, 19),
    (90, 23),
    (92, 42),
    (97, 43),
    (103, 44),
    (108, 45),
    (114, 46),
    (119, 47),
    (125, 48),
    (130, 49),
    (136, 50),
    (141, 51),
    (147, 52),
    (152, 53),
    (158, 54),
    (163, 55),
    (169, 56),
    (174, 57),
    (179, 24),
    (185, 2),
    (187, 3),
    (194, 20),
    (195, 21),
    (197, 26),
    (202, 27),
    (208, 28),
    (213, 29),
    (219, 30),
    (224, 31),
    (230, 32),
    (235, 33),
    (241, 34),
    (246, 35),
    (252, 36),
    (257, 37),
    (263, 38),
    (268, 39),
    (274, 40),
    (279, 41),
    (284, 58),
    (286, 60),
    (291, 61),
    (297, 62),
    (302, 63),
    (308, 64),
    (313, 65),
    (319, 66),
    (324, 67),
    (330, 68),
    (335, 69),
    (341, 70),
    (346, 71),
    (352, 72),
    (357, 73),
    (363, 74),
    (368, 75),
    (373, 59),
    (379, 22),
    (381, 25),
    (388, 20),
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
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
                heading: saved.snapshot.variables[2] as u8,
                quiet: saved.snapshot.variables[3] as u8,
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
