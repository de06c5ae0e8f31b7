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
            1 | 3 | 5 | 7 | 9 | 11 | 13 | 15 | 17 | 19 | 21 | 23 | 25 | 27 | 29 | 31 | 33
            | 35 | 37 | 39 | 41 | 43 | 45 | 47 | 49 | 51 | 53 | 55 | 57 | 59 | 61 | 63
            | 68 | 70 | 72 | 74 | 76 | 78 | 80 | 82 | 84 | 86 | 88 | 90 | 92 | 94 | 96
            | 98 | 100 | 102 | 104 | 106 | 108 | 110 | 112 | 114 | 116 | 118 | 120 | 122
            | 124 | 126 | 128 | 130 => {
                self.put(cell, piece::V);
            }
            2 => {
                self.leave(4, cell);
            }
            4 => {
                self.leave(5, cell);
            }
            6 => {
                self.leave(6, cell);
            }
            8 => {
                self.leave(7, cell);
            }
            10 => {
                self.leave(8, cell);
            }
            12 => {
                self.leave(9, cell);
            }
            14 => {
                self.leave(10, cell);
            }
            16 => {
                self.leave(11, cell);
            }
            18 => {
                self.leave(12, cell);
            }
            20 => {
                self.leave(13, cell);
            }
            22 => {
                self.leave(14, cell);
            }
            24 => {
                self.leave(15, cell);
            }
            26 => {
                self.leave(16, cell);
            }
            28 => {
                self.leave(17, cell);
            }
            30 => {
                self.leave(18, cell);
            }
            32 => {
                self.leave(19, cell);
            }
            34 => {
                self.leave(42, cell);
            }
            36 => {
                self.leave(43, cell);
            }
            38 => {
                self.leave(44, cell);
            }
            40 => {
                self.leave(45, cell);
            }
            42 => {
                self.leave(46, cell);
            }
            44 => {
                self.leave(47, cell);
            }
            46 => {
                self.leave(48, cell);
            }
            48 => {
                self.leave(49, cell);
            }
            50 => {
                self.leave(50, cell);
            }
            52 => {
                self.leave(51, cell);
            }
            54 => {
                self.leave(52, cell);
            }
            56 => {
                self.leave(53, cell);
            }
            58 => {
                self.leave(54, cell);
            }
            60 => {
                self.leave(55, cell);
            }
            62 => {
                self.leave(56, cell);
            }
            64 => {
                self.leave(57, cell);
            }
            65 => {
                self.leave(24, cell);
            }
            66 | 133 => {
                self.put(cell, piece::E);
            }
            67 => {
                self.leave(3, cell);
            }
            69 => {
                self.leave(26, cell);
            }
            71 => {
                self.leave(27, cell);
            }
            73 => {
                self.leave(28, cell);
            }
            75 => {
                self.leave(29, cell);
            }
            77 => {
                self.leave(30, cell);
            }
            79 => {
                self.leave(31, cell);
            }
            81 => {
                self.leave(32, cell);
            }
            83 => {
                self.leave(33, cell);
            }
            85 => {
                self.leave(34, cell);
            }
            87 => {
                self.leave(35, cell);
            }
            89 => {
                self.leave(36, cell);
            }
            91 => {
                self.leave(37, cell);
            }
            93 => {
                self.leave(38, cell);
            }
            95 => {
                self.leave(39, cell);
            }
            97 => {
                self.leave(40, cell);
            }
            99 => {
                self.leave(41, cell);
            }
            101 => {
                self.leave(60, cell);
            }
            103 => {
                self.leave(61, cell);
            }
            105 => {
                self.leave(62, cell);
            }
            107 => {
                self.leave(63, cell);
            }
            109 => {
                self.leave(64, cell);
            }
            111 => {
                self.leave(65, cell);
            }
            113 => {
                self.leave(66, cell);
            }
            115 => {
                self.leave(67, cell);
            }
            117 => {
                self.leave(68, cell);
            }
            119 => {
                self.leave(69, cell);
            }
            121 => {
                self.leave(70, cell);
            }
            123 => {
                self.leave(71, cell);
            }
            125 => {
                self.leave(72, cell);
            }
            127 => {
                self.leave(73, cell);
            }
            129 => {
                self.leave(74, cell);
            }
            131 => {
                self.leave(75, cell);
            }
            132 => {
                self.leave(59, cell);
            }
            134 => {
                self.leave(25, cell);
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
                3 => self.keeper_92(cell),
                4 => self.keeper_93(cell),
                5 => self.keeper_94(cell),
                6 => self.keeper_95(cell),
                7 => self.keeper_96(cell),
                8 => self.keeper_97(cell),
                9 => self.keeper_98(cell),
                10 => self.keeper_99(cell),
                11 => self.keeper_100(cell),
                12 => self.keeper_101(cell),
                13 => self.keeper_102(cell),
                14 => self.keeper_103(cell),
                15 => self.keeper_104(cell),
                16 => self.keeper_105(cell),
                17 => self.keeper_106(cell),
                18 => self.keeper_107(cell),
                19 => self.keeper_108(cell),
                24 => self.keeper_306(cell),
                25 => self.keeper_323(cell),
                26 => self.keeper_340(cell),
                27 => self.keeper_341(cell),
                28 => self.keeper_342(cell),
                29 => self.keeper_343(cell),
                30 => self.keeper_344(cell),
                31 => self.keeper_345(cell),
                32 => self.keeper_346(cell),
                33 => self.keeper_347(cell),
                34 => self.keeper_348(cell),
                35 => self.keeper_349(cell),
                36 => self.keeper_350(cell),
                37 => self.keeper_351(cell),
                38 => self.keeper_352(cell),
                39 => self.keeper_353(cell),
                40 => self.keeper_354(cell),
                41 => self.keeper_355(cell),
                42 => self.keeper_390(cell),
                43 => self.keeper_391(cell),
                44 => self.keeper_392(cell),
                45 => self.keeper_393(cell),
                46 => self.keeper_394(cell),
                47 => self.keeper_395(cell),
                48 => self.keeper_396(cell),
                49 => self.keeper_397(cell),
                50 => self.keeper_398(cell),
                51 => self.keeper_399(cell),
                52 => self.keeper_400(cell),
                53 => self.keeper_401(cell),
                54 => self.keeper_402(cell),
                55 => self.keeper_403(cell),
                56 => self.keeper_404(cell),
                57 => self.keeper_405(cell),
                59 => self.keeper_621(cell),
                60 => self.keeper_654(cell),
                61 => self.keeper_655(cell),
                62 => self.keeper_656(cell),
                63 => self.keeper_657(cell),
                64 => self.keeper_658(cell),
                65 => self.keeper_659(cell),
                66 => self.keeper_660(cell),
                67 => self.keeper_661(cell),
                68 => self.keeper_662(cell),
                69 => self.keeper_663(cell),
                70 => self.keeper_664(cell),
                71 => self.keeper_665(cell),
                72 => self.keeper_666(cell),
                73 => self.keeper_667(cell),
                74 => self.keeper_668(cell),
                75 => self.keeper_669(cell),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }
}

/// The players on turn, by control state.
static MOVERS: [Player; 76] = [
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
                piece::W,
                piece::B,
                piece::W,
                piece::E,
                piece::B,
                piece::W,
                piece::B,
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
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..45 {
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
            2 => i32::from(self.variables.heading),
            3 => i32::from(self.variables.quiet),
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
