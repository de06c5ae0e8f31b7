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
use rbg_runtime::codegen::InlineList;
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `w`
    pub(crate) const W: super::PieceCode = 2;

    /// `x`
    pub(crate) const X: super::PieceCode = 3;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 4>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    pub(crate) control: u8,
}

impl State {
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
            .cells(self.planes[piece::W as usize])
            .cells(self.planes[piece::X as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 45] = [
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 71] = [
    0, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 45, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            3 => self.moves_8(out, cell),
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 26
            | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 36 | 37 | 38 | 39 | 40 | 41 | 42
            | 43 => self.moves_17(out, cell),
            13 => self.moves_35(out, cell),
            23 => self.moves_64(out, cell),
            25 => self.moves_69(out, cell),
            35 => self.moves_96(out, cell),
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
                Cells::from_words([0x8040000048, 0x0]),
                Cells::from_words([0xefffff7fbfffffb7, 0xedfffffdf]),
                Cells::from_words([0x1000000000000000, 0x120000020]),
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

    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_8(&mut few, self.cell as usize);
                few.draw(rng)
            }
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 26
            | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 36 | 37 | 38 | 39 | 40 | 41 | 42
            | 43 => {
                let mut few = InlineList::new([Move::EMPTY; 2]);
                self.moves_17(&mut few, self.cell as usize);
                few.draw(rng)
            }
            13 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_35(&mut few, self.cell as usize);
                few.draw(rng)
            }
            23 => self.draw_64(rng, self.cell as usize),
            25 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_69(&mut few, self.cell as usize);
                few.draw(rng)
            }
            35 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_96(&mut few, self.cell as usize);
                few.draw(rng)
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            36 => self.is_legal_from_105(m.codes(), cell),
            37 => self.is_legal_from_106(m.codes(), cell),
            38 => self.is_legal_from_107(m.codes(), cell),
            39 => self.is_legal_from_108(m.codes(), cell),
            40 => self.is_legal_from_109(m.codes(), cell),
            41 => self.is_legal_from_110(m.codes(), cell),
            42 => self.is_legal_from_111(m.codes(), cell),
            43 => self.is_legal_from_112(m.codes(), cell),
            4 => self.is_legal_from_17(m.codes(), cell),
            5 => self.is_legal_from_18(m.codes(), cell),
            6 => self.is_legal_from_19(m.codes(), cell),
            7 => self.is_legal_from_20(m.codes(), cell),
            8 => self.is_legal_from_21(m.codes(), cell),
            9 => self.is_legal_from_22(m.codes(), cell),
            10 => self.is_legal_from_23(m.codes(), cell),
            11 => self.is_legal_from_24(m.codes(), cell),
            13 => self.is_legal_from_35(m.codes(), cell),
            14 => self.is_legal_from_44(m.codes(), cell),
            15 => self.is_legal_from_45(m.codes(), cell),
            16 => self.is_legal_from_46(m.codes(), cell),
            17 => self.is_legal_from_47(m.codes(), cell),
            18 => self.is_legal_from_48(m.codes(), cell),
            19 => self.is_legal_from_49(m.codes(), cell),
            20 => self.is_legal_from_50(m.codes(), cell),
            21 => self.is_legal_from_51(m.codes(), cell),
            23 => self.is_legal_from_64(m.codes(), cell),
            25 => self.is_legal_from_69(m.codes(), cell),
            26 => self.is_legal_from_78(m.codes(), cell),
            27 => self.is_legal_from_79(m.codes(), cell),
            3 => self.is_legal_from_8(m.codes(), cell),
            28 => self.is_legal_from_80(m.codes(), cell),
            29 => self.is_legal_from_81(m.codes(), cell),
            30 => self.is_legal_from_82(m.codes(), cell),
            31 => self.is_legal_from_83(m.codes(), cell),
            32 => self.is_legal_from_84(m.codes(), cell),
            33 => self.is_legal_from_85(m.codes(), cell),
            35 => self.is_legal_from_96(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);

        static NEXT: [u8; 71] = [
            45, 45, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 45, 14, 14, 15,
            15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 45, 45, 26, 26, 27, 27,
            28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33, 33, 45, 36, 36, 37, 37, 38, 38,
            39, 39, 40, 40, 41, 41, 42, 42, 43, 43, 45,
        ];
        if let Some(&next) = NEXT.get(index) && next != 45 {
            self.leave(next, cell);
            return;
        }
        match index {
            1 => {
                self.keeper_6(cell);
            }
            18 => {
                self.keeper_26(cell);
            }
            35 => {
                self.keeper_53(cell);
            }
            36 => {
                self.keeper_67(cell);
            }
            53 => {
                self.keeper_87(cell);
            }
            70 => {
                self.keeper_114(cell);
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
                    | (if matches!(
                        self.control, 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 13 | 14 | 15
                        | 16 | 17 | 18 | 19 | 20 | 21 | 25 | 26 | 27 | 28 | 29 | 30 | 31
                        | 32 | 33 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43
                    ) {
                        u64::from(self.cell)
                    } else {
                        0
                    }) << 32 | u64::from(self.variables.white) << 48
                    | u64::from(self.variables.black) << 56,
            )
            .key()
    }
}

impl Hints for State {
    const PLAYS_INTERLEAVED: bool = true;
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_1(out, cell),
            3 => self.moves_8(out, cell),
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 26
            | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 36 | 37 | 38 | 39 | 40 | 41 | 42
            | 43 => self.moves_17(out, cell),
            13 => self.moves_35(out, cell),
            23 => self.pseudo_legal_64(out, cell),
            25 => self.moves_69(out, cell),
            35 => self.moves_96(out, cell),
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
    const MOVE_IDENTITIES: usize = 7000;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 100 + cell
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 77] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (4, 3),
    (5, 4),
    (6, 4),
    (7, 5),
    (8, 5),
    (9, 6),
    (10, 6),
    (11, 7),
    (12, 7),
    (13, 8),
    (14, 8),
    (15, 9),
    (16, 9),
    (17, 10),
    (18, 10),
    (19, 11),
    (20, 11),
    (21, 12),
    (23, 13),
    (24, 14),
    (25, 14),
    (26, 15),
    (27, 15),
    (28, 16),
    (29, 16),
    (30, 17),
    (31, 17),
    (32, 18),
    (33, 18),
    (34, 19),
    (35, 19),
    (36, 20),
    (37, 20),
    (38, 21),
    (39, 21),
    (40, 22),
    (44, 23),
    (45, 24),
    (47, 25),
    (48, 26),
    (49, 26),
    (50, 27),
    (51, 27),
    (52, 28),
    (53, 28),
    (54, 29),
    (55, 29),
    (56, 30),
    (57, 30),
    (58, 31),
    (59, 31),
    (60, 32),
    (61, 32),
    (62, 33),
    (63, 33),
    (64, 34),
    (66, 35),
    (67, 36),
    (68, 36),
    (69, 37),
    (70, 37),
    (71, 38),
    (72, 38),
    (73, 39),
    (74, 39),
    (75, 40),
    (76, 40),
    (77, 41),
    (78, 41),
    (79, 42),
    (80, 42),
    (81, 43),
    (82, 43),
    (83, 44),
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
