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
use super::moves::{Code, Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `e`
    pub(crate) const E: super::PieceCode = 0;

    /// `gap`
    pub(crate) const GAP: super::PieceCode = 1;

    /// `goldCamel`
    pub(crate) const GOLD_CAMEL: super::PieceCode = 2;

    /// `goldCat`
    pub(crate) const GOLD_CAT: super::PieceCode = 3;

    /// `goldDog`
    pub(crate) const GOLD_DOG: super::PieceCode = 4;

    /// `goldElephant`
    pub(crate) const GOLD_ELEPHANT: super::PieceCode = 5;

    /// `goldHorse`
    pub(crate) const GOLD_HORSE: super::PieceCode = 6;

    /// `goldRabbit`
    pub(crate) const GOLD_RABBIT: super::PieceCode = 7;

    /// `olde`
    pub(crate) const OLDE: super::PieceCode = 8;

    /// `oldgoldCamel`
    pub(crate) const OLDGOLD_CAMEL: super::PieceCode = 9;

    /// `oldgoldCat`
    pub(crate) const OLDGOLD_CAT: super::PieceCode = 10;

    /// `oldgoldDog`
    pub(crate) const OLDGOLD_DOG: super::PieceCode = 11;

    /// `oldgoldElephant`
    pub(crate) const OLDGOLD_ELEPHANT: super::PieceCode = 12;

    /// `oldgoldHorse`
    pub(crate) const OLDGOLD_HORSE: super::PieceCode = 13;

    /// `oldgoldRabbit`
    pub(crate) const OLDGOLD_RABBIT: super::PieceCode = 14;

    /// `oldsilverCamel`
    pub(crate) const OLDSILVER_CAMEL: super::PieceCode = 15;

    /// `oldsilverCat`
    pub(crate) const OLDSILVER_CAT: super::PieceCode = 16;

    /// `oldsilverDog`
    pub(crate) const OLDSILVER_DOG: super::PieceCode = 17;

    /// `oldsilverElephant`
    pub(crate) const OLDSILVER_ELEPHANT: super::PieceCode = 18;

    /// `oldsilverHorse`
    pub(crate) const OLDSILVER_HORSE: super::PieceCode = 19;

    /// `oldsilverRabbit`
    pub(crate) const OLDSILVER_RABBIT: super::PieceCode = 20;

    /// `silverCamel`
    pub(crate) const SILVER_CAMEL: super::PieceCode = 21;

    /// `silverCat`
    pub(crate) const SILVER_CAT: super::PieceCode = 22;

    /// `silverDog`
    pub(crate) const SILVER_DOG: super::PieceCode = 23;

    /// `silverElephant`
    pub(crate) const SILVER_ELEPHANT: super::PieceCode = 24;

    /// `silverHorse`
    pub(crate) const SILVER_HORSE: super::PieceCode = 25;

    /// `silverRabbit`
    pub(crate) const SILVER_RABBIT: super::PieceCode = 26;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) gold: u8,
    pub(crate) silver: u8,
    pub(crate) steps: u8,
    pub(crate) turns: u8,
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

    /// Performs one modifier of a move.
    #[inline]
    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 => {
                self.leave(5, cell);
                self.run_keeper();
            }
            2 => {
                self.leave(6, cell);
                self.run_keeper();
            }
            3 => {
                self.leave(7, cell);
                self.run_keeper();
            }
            4 => {
                self.leave(8, cell);
                self.run_keeper();
            }
            5 => {
                self.leave(9, cell);
                self.run_keeper();
            }
            6 => {
                self.leave(10, cell);
                self.run_keeper();
            }
            7 => {
                self.leave(11, cell);
                self.run_keeper();
            }
            8 => {
                self.leave(12, cell);
                self.run_keeper();
            }
            9 => {
                self.leave(13, cell);
                self.run_keeper();
            }
            10 => {
                self.leave(14, cell);
                self.run_keeper();
            }
            11 => {
                self.leave(15, cell);
                self.run_keeper();
            }
            12 => {
                self.leave(16, cell);
                self.run_keeper();
            }
            13 => {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
            }
            14 | 49 => {
                self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
            }
            15 | 170 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
            }
            16 | 70 | 159 => {
                self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
            }
            17 | 168 | 189 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::E);
            }
            18 | 87 | 157 | 180 => {
                self.exchange(cell, [piece::E], piece::GOLD_HORSE);
            }
            19 | 166 | 187 | 204 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::E);
            }
            20 | 100 | 155 | 178 | 197 => {
                self.exchange(cell, [piece::E], piece::GOLD_DOG);
            }
            21 | 164 | 185 | 202 | 215 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::E);
            }
            22 | 109 | 153 | 176 | 195 | 210 => {
                self.exchange(cell, [piece::E], piece::GOLD_CAT);
            }
            23 | 162 | 183 | 200 | 213 | 222 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
            }
            24 | 151 | 174 | 193 | 208 | 219 => {
                self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
            }
            25 => {
                self.leave(22, cell);
                self.run_keeper();
            }
            26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 112 | 113 | 114 | 115 | 116 | 117
            | 118 | 119 | 138 | 139 | 140 | 141 | 142 | 143 | 144 | 145 | 224 | 225 | 226
            | 227 | 228 | 229 | 230 | 231 => {
                self.put(cell, piece::E);
            }
            34 => {
                self.keeper_408(cell);
            }
            35 => {
                self.keeper_409(cell);
            }
            36 => {
                self.leave(27, cell);
                self.run_keeper();
            }
            37 => {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::GAP);
            }
            38 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_ELEPHANT);
            }
            39 | 62 | 81 | 96 | 107 | 136 => {
                self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
            }
            40 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_ELEPHANT);
            }
            41 | 64 | 83 | 98 | 134 | 221 => {
                self.exchange(cell, [piece::E], piece::SILVER_CAT);
            }
            42 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_ELEPHANT);
            }
            43 | 66 | 85 | 132 | 212 => {
                self.exchange(cell, [piece::E], piece::SILVER_DOG);
            }
            44 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_ELEPHANT);
            }
            45 | 68 | 130 | 199 => {
                self.exchange(cell, [piece::E], piece::SILVER_HORSE);
            }
            46 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_ELEPHANT);
            }
            47 | 128 | 182 => {
                self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
            }
            48 | 69 | 86 | 99 | 108 | 160 | 181 | 198 | 211 | 220 => {
                self.exchange(cell, [piece::GAP], piece::E);
            }
            50 | 71 | 88 | 101 | 110 | 135 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
            }
            51 | 72 | 89 | 102 | 111 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
            }
            52 | 73 | 90 | 103 | 133 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::E);
            }
            53 | 74 | 91 | 104 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
            }
            54 | 75 | 92 | 131 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::E);
            }
            55 | 76 | 93 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
            }
            56 | 77 | 129 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::E);
            }
            57 | 78 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
            }
            58 | 127 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
            }
            59 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
            }
            60 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
            }
            61 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_CAMEL);
            }
            63 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_CAMEL);
            }
            65 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAMEL);
            }
            67 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_CAMEL);
            }
            79 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
            }
            80 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_HORSE);
            }
            82 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_HORSE);
            }
            84 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_HORSE);
            }
            94 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
            }
            95 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_DOG);
            }
            97 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_DOG);
            }
            105 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
            }
            106 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_CAT);
            }
            120 | 232 => {
                let value = i32::from(self.variables.steps) + 2;
                if value <= 4 {
                    self.variables.steps = value as u8;
                }
            }
            121 => {
                self.keeper_601(cell);
            }
            122 => {
                self.keeper_602(cell);
            }
            123 => {
                self.leave(4, cell);
                self.run_keeper();
            }
            124 => {
                self.leave(18, cell);
                self.run_keeper();
            }
            125 => {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
            }
            126 | 161 => {
                self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
            }
            137 => {
                self.leave(28, cell);
                self.run_keeper();
            }
            146 => {
                self.keeper_662(cell);
            }
            147 => {
                self.keeper_663(cell);
            }
            148 => {
                self.leave(33, cell);
                self.run_keeper();
            }
            149 => {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::GAP);
            }
            150 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_ELEPHANT);
            }
            152 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_ELEPHANT);
            }
            154 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_ELEPHANT);
            }
            156 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_ELEPHANT);
            }
            158 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_ELEPHANT);
            }
            163 | 184 | 201 | 214 | 223 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
            }
            165 | 186 | 203 | 216 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
            }
            167 | 188 | 205 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
            }
            169 | 190 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
            }
            171 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
            }
            172 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
            }
            173 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_CAMEL);
            }
            175 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_CAMEL);
            }
            177 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAMEL);
            }
            179 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_CAMEL);
            }
            191 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
            }
            192 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_HORSE);
            }
            194 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_HORSE);
            }
            196 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_HORSE);
            }
            206 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
            }
            207 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_DOG);
            }
            209 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_DOG);
            }
            217 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
            }
            218 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_CAT);
            }
            233 => {
                self.keeper_710(cell);
            }
            234 => {
                self.keeper_711(cell);
            }
            235 => {
                self.leave(21, cell);
                self.run_keeper();
            }
            236 => {
                self.leave(24, cell);
                self.run_keeper();
            }
            _ => {}
        }
    }

    /// Plays the keeper's moves until a player is on turn or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::position::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let played = match self.control {
                0 => self.keeper_0(cell),
                2 => self.keeper_5(cell),
                4 => self.keeper_58(cell),
                5 => self.keeper_59(cell),
                6 => self.keeper_60(cell),
                7 => self.keeper_61(cell),
                8 => self.keeper_62(cell),
                9 => self.keeper_63(cell),
                10 => self.keeper_64(cell),
                11 => self.keeper_74(cell),
                12 => self.keeper_75(cell),
                13 => self.keeper_76(cell),
                14 => self.keeper_77(cell),
                15 => self.keeper_78(cell),
                16 => self.keeper_79(cell),
                18 => self.keeper_118(cell),
                19 => self.keeper_125(cell),
                21 => self.keeper_182(cell),
                22 => self.keeper_203(cell),
                24 => self.keeper_378(cell),
                27 => self.keeper_464(cell),
                28 => self.keeper_485(cell),
                33 => self.keeper_693(cell),
                _ => false,
            };
            if !played {
                return;
            }
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::E as usize])
            .cells(self.planes[piece::GAP as usize])
            .cells(self.planes[piece::GOLD_CAMEL as usize])
            .cells(self.planes[piece::GOLD_CAT as usize])
            .cells(self.planes[piece::GOLD_DOG as usize])
            .cells(self.planes[piece::GOLD_ELEPHANT as usize])
            .cells(self.planes[piece::GOLD_HORSE as usize])
            .cells(self.planes[piece::GOLD_RABBIT as usize])
            .cells(self.planes[piece::OLDGOLD_CAMEL as usize])
            .cells(self.planes[piece::OLDGOLD_CAT as usize])
            .cells(self.planes[piece::OLDGOLD_DOG as usize])
            .cells(self.planes[piece::OLDGOLD_ELEPHANT as usize])
            .cells(self.planes[piece::OLDGOLD_HORSE as usize])
            .cells(self.planes[piece::OLDGOLD_RABBIT as usize])
            .cells(self.planes[piece::OLDSILVER_CAMEL as usize])
            .cells(self.planes[piece::OLDSILVER_CAT as usize])
            .cells(self.planes[piece::OLDSILVER_DOG as usize])
            .cells(self.planes[piece::OLDSILVER_ELEPHANT as usize])
            .cells(self.planes[piece::OLDSILVER_HORSE as usize])
            .cells(self.planes[piece::OLDSILVER_RABBIT as usize])
            .cells(self.planes[piece::SILVER_CAMEL as usize])
            .cells(self.planes[piece::SILVER_CAT as usize])
            .cells(self.planes[piece::SILVER_DOG as usize])
            .cells(self.planes[piece::SILVER_ELEPHANT as usize])
            .cells(self.planes[piece::SILVER_HORSE as usize])
            .cells(self.planes[piece::SILVER_RABBIT as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 36] = [
    0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 237] = [
    0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 21, 23, 25, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 71, 72, 73, 74, 75, 76, 77, 78, 79, 83, 87, 89, 90, 91, 92, 93, 94,
    95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
    113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129,
    130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146,
    147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
    164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 177, 181, 182, 206, 207, 208, 209,
    210, 211, 212, 213, 214, 215, 216, 217, 218, 234, 235, 236, 237, 238, 239, 240, 241,
    242, 246, 250, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265,
    266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
    283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299,
    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316,
    317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333,
    334, 335, 336, 340, 344, 345,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 237] = [
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.moves_7(out, cell),
            17 => self.clone().moves_80(out, cell),
            23 => self.clone().moves_241(out, cell),
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
                Cells::from_words([0xffffffffffffffff, 0x0]),
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::EMPTY,
                Cells::from_words([0x0, 0xffffffffffffffff]),
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
        state.run_keeper();
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
            23 => self.clone().is_legal_from_241(m.codes(), cell),
            17 => self.clone().is_legal_from_80(m.codes(), cell),
            1 => self.is_legal_from_3(m.codes(), cell),
            3 => self.is_legal_from_7(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        for &code in m.codes() {
            self.perform(code);
        }
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(self.board[cell.index()]))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
            0 => i32::from(self.variables.gold),
            1 => i32::from(self.variables.silver),
            2 => i32::from(self.variables.steps),
            3 => i32::from(self.variables.turns),
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
                u64::from(self.control) | u64::from(self.cell) << 32
                    | u64::from(self.variables.gold) << 48
                    | u64::from(self.variables.silver) << 56,
            )
            .word(u64::from(self.variables.steps) | u64::from(self.variables.turns) << 8)
            .key()
    }
}

impl Hints for State {
    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_3(rng, self.cell as usize),
            3 => self.draw_7(rng, self.cell as usize),
            17 | 23 => sample_by_listing(self, rng, scratch),
            _ => None,
        }
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_3(out, cell),
            3 => self.pseudo_legal_7(out, cell),
            17 => self.clone().pseudo_legal_80(out, cell),
            23 => self.clone().pseudo_legal_241(out, cell),
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
    const MOVE_IDENTITIES: usize = 32768;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 128 + from) * 128 + to
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 49] = [
    (0, 0),
    (1, 1),
    (2, 5),
    (4, 6),
    (6, 7),
    (8, 8),
    (10, 9),
    (12, 10),
    (14, 3),
    (15, 11),
    (17, 12),
    (19, 13),
    (21, 14),
    (23, 15),
    (25, 16),
    (40, 2),
    (42, 17),
    (55, 22),
    (67, 20),
    (70, 20),
    (79, 25),
    (82, 20),
    (83, 26),
    (86, 20),
    (87, 27),
    (173, 29),
    (176, 20),
    (177, 30),
    (180, 20),
    (181, 4),
    (182, 18),
    (189, 20),
    (203, 19),
    (205, 23),
    (218, 28),
    (230, 20),
    (233, 20),
    (242, 31),
    (245, 20),
    (246, 32),
    (249, 20),
    (250, 33),
    (336, 34),
    (339, 20),
    (340, 35),
    (343, 20),
    (344, 21),
    (345, 24),
    (352, 20),
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
                gold: saved.snapshot.variables[0] as u8,
                silver: saved.snapshot.variables[1] as u8,
                steps: saved.snapshot.variables[2] as u8,
                turns: saved.snapshot.variables[3] as u8,
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
