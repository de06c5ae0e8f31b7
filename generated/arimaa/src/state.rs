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
use rbg_runtime::codegen::Reservoir;
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
            13 | 113 => {
                let value = i32::from(self.variables.steps) + 1;
                if value <= 4 {
                    self.variables.steps = value as u8;
                }
            }
            14 => {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::E);
            }
            15 | 39 => {
                self.exchange(cell, [piece::E], piece::GOLD_ELEPHANT);
            }
            16 | 148 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::E);
            }
            17 | 60 | 137 => {
                self.exchange(cell, [piece::E], piece::GOLD_CAMEL);
            }
            18 | 146 | 167 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::E);
            }
            19 | 77 | 135 | 158 => {
                self.exchange(cell, [piece::E], piece::GOLD_HORSE);
            }
            20 | 144 | 165 | 182 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::E);
            }
            21 | 90 | 133 | 156 | 175 => {
                self.exchange(cell, [piece::E], piece::GOLD_DOG);
            }
            22 | 142 | 163 | 180 | 193 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::E);
            }
            23 | 99 | 131 | 154 | 173 | 188 => {
                self.exchange(cell, [piece::E], piece::GOLD_CAT);
            }
            24 | 140 | 161 | 178 | 191 | 200 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::E);
            }
            25 | 129 | 152 | 171 | 186 | 197 => {
                self.exchange(cell, [piece::E], piece::GOLD_RABBIT);
            }
            26 | 126 => {
                let value = i32::from(self.variables.steps) + 2;
                if value <= 4 {
                    self.variables.steps = value as u8;
                }
            }
            27 => {
                self.exchange(cell, [piece::GOLD_ELEPHANT], piece::GAP);
            }
            28 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_ELEPHANT);
            }
            29 | 52 | 71 | 86 | 97 | 125 => {
                self.exchange(cell, [piece::E], piece::SILVER_RABBIT);
            }
            30 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_ELEPHANT);
            }
            31 | 54 | 73 | 88 | 123 | 199 => {
                self.exchange(cell, [piece::E], piece::SILVER_CAT);
            }
            32 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_ELEPHANT);
            }
            33 | 56 | 75 | 121 | 190 => {
                self.exchange(cell, [piece::E], piece::SILVER_DOG);
            }
            34 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_ELEPHANT);
            }
            35 | 58 | 119 | 177 => {
                self.exchange(cell, [piece::E], piece::SILVER_HORSE);
            }
            36 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::GOLD_ELEPHANT);
            }
            37 | 117 | 160 => {
                self.exchange(cell, [piece::E], piece::SILVER_CAMEL);
            }
            38 | 59 | 76 | 89 | 98 | 138 | 159 | 176 | 189 | 198 => {
                self.exchange(cell, [piece::GAP], piece::E);
            }
            40 | 61 | 78 | 91 | 100 | 124 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::E);
            }
            41 | 62 | 79 | 92 | 101 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_RABBIT);
            }
            42 | 63 | 80 | 93 | 122 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::E);
            }
            43 | 64 | 81 | 94 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_CAT);
            }
            44 | 65 | 82 | 120 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::E);
            }
            45 | 66 | 83 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_DOG);
            }
            46 | 67 | 118 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::E);
            }
            47 | 68 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_HORSE);
            }
            48 | 116 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::E);
            }
            49 => {
                self.exchange(cell, [piece::GAP], piece::SILVER_CAMEL);
            }
            50 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::GAP);
            }
            51 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_CAMEL);
            }
            53 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_CAMEL);
            }
            55 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_CAMEL);
            }
            57 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GOLD_CAMEL);
            }
            69 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::GAP);
            }
            70 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_HORSE);
            }
            72 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_HORSE);
            }
            74 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GOLD_HORSE);
            }
            84 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::GAP);
            }
            85 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_DOG);
            }
            87 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GOLD_DOG);
            }
            95 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::GAP);
            }
            96 => {
                self.exchange(cell, [piece::SILVER_RABBIT], piece::GOLD_CAT);
            }
            102 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 202 | 203 | 204 | 205 | 206
            | 207 | 208 | 209 => {
                self.put(cell, piece::E);
            }
            110 => {
                self.keeper_88(cell);
            }
            111 => {
                self.keeper_89(cell);
            }
            112 => {
                self.leave(19, cell);
                self.run_keeper();
            }
            114 => {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::E);
            }
            115 | 139 => {
                self.exchange(cell, [piece::E], piece::SILVER_ELEPHANT);
            }
            127 => {
                self.exchange(cell, [piece::SILVER_ELEPHANT], piece::GAP);
            }
            128 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_ELEPHANT);
            }
            130 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_ELEPHANT);
            }
            132 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_ELEPHANT);
            }
            134 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_ELEPHANT);
            }
            136 => {
                self.exchange(cell, [piece::GOLD_CAMEL], piece::SILVER_ELEPHANT);
            }
            141 | 162 | 179 | 192 | 201 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_RABBIT);
            }
            143 | 164 | 181 | 194 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_CAT);
            }
            145 | 166 | 183 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_DOG);
            }
            147 | 168 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_HORSE);
            }
            149 => {
                self.exchange(cell, [piece::GAP], piece::GOLD_CAMEL);
            }
            150 => {
                self.exchange(cell, [piece::SILVER_CAMEL], piece::GAP);
            }
            151 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_CAMEL);
            }
            153 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_CAMEL);
            }
            155 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_CAMEL);
            }
            157 => {
                self.exchange(cell, [piece::GOLD_HORSE], piece::SILVER_CAMEL);
            }
            169 => {
                self.exchange(cell, [piece::SILVER_HORSE], piece::GAP);
            }
            170 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_HORSE);
            }
            172 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_HORSE);
            }
            174 => {
                self.exchange(cell, [piece::GOLD_DOG], piece::SILVER_HORSE);
            }
            184 => {
                self.exchange(cell, [piece::SILVER_DOG], piece::GAP);
            }
            185 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_DOG);
            }
            187 => {
                self.exchange(cell, [piece::GOLD_CAT], piece::SILVER_DOG);
            }
            195 => {
                self.exchange(cell, [piece::SILVER_CAT], piece::GAP);
            }
            196 => {
                self.exchange(cell, [piece::GOLD_RABBIT], piece::SILVER_CAT);
            }
            210 => {
                self.keeper_340(cell);
            }
            211 => {
                self.keeper_341(cell);
            }
            212 => {
                self.leave(25, cell);
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
                5 => self.keeper_59(cell),
                6 => self.keeper_60(cell),
                7 => self.keeper_61(cell),
                8 => self.keeper_62(cell),
                9 => self.keeper_63(cell),
                10 => self.keeper_64(cell),
                11 => self.keeper_75(cell),
                12 => self.keeper_76(cell),
                13 => self.keeper_77(cell),
                14 => self.keeper_78(cell),
                15 => self.keeper_79(cell),
                16 => self.keeper_80(cell),
                19 => self.keeper_125(cell),
                21 => self.keeper_244(cell),
                25 => self.keeper_376(cell),
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
static TO_MOVE: [u8; 26] = [
    0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 213] = [
    0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 21, 23, 25, 42, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
    72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
    93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
    111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127,
    128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 143, 147, 170, 171, 172,
    173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
    190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206,
    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223,
    224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240,
    241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257,
    258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 271, 275,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 213] = [
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.moves_7(out, cell),
            4 => self.clone().moves_58(out, cell),
            22 => self.clone().moves_320(out, cell),
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

    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_3(rng, self.cell as usize),
            3 => self.draw_7(rng, self.cell as usize),
            4 => {
                let mut draw = Reservoir::new(rng);
                self.clone().moves_58(&mut draw, self.cell as usize);
                draw.drawn()
            }
            22 => {
                let mut draw = Reservoir::new(rng);
                self.clone().moves_320(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            22 => self.clone().is_legal_from_320(m.codes(), cell),
            4 => self.clone().is_legal_from_58(m.codes(), cell),
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
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_3(out, cell),
            3 => self.pseudo_legal_7(out, cell),
            4 => self.clone().pseudo_legal_58(out, cell),
            22 => self.clone().pseudo_legal_320(out, cell),
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
static SWITCHES: [(u32, u32); 31] = [
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
    (41, 4),
    (139, 17),
    (142, 20),
    (143, 18),
    (146, 20),
    (147, 19),
    (154, 20),
    (168, 21),
    (169, 22),
    (267, 23),
    (270, 20),
    (271, 24),
    (274, 20),
    (275, 25),
    (282, 20),
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
