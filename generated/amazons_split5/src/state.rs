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
static ACTIONS: [u32; 39] = [
    0, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 29, 32, 33,
    34, 35, 36, 37, 38, 39, 40, 43, 44, 45, 46, 47, 48, 49, 50, 51,
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
            13 => self.moves_27(out, cell),
            23 => self.moves_48(out, cell),
            25 => self.moves_53(out, cell),
            35 => self.moves_72(out, cell),
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
            | 43 => self.draw_17(rng, self.cell as usize),
            13 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_27(&mut few, self.cell as usize);
                few.draw(rng)
            }
            23 => self.draw_48(rng, self.cell as usize),
            25 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_53(&mut few, self.cell as usize);
                few.draw(rng)
            }
            35 => {
                let mut few = InlineList::new([Move::EMPTY; 8]);
                self.moves_72(&mut few, self.cell as usize);
                few.draw(rng)
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            13 => self.is_legal_from_27(m.codes(), cell),
            23 => self.is_legal_from_48(m.codes(), cell),
            25 => self.is_legal_from_53(m.codes(), cell),
            35 => self.is_legal_from_72(m.codes(), cell),
            3 => self.is_legal_from_8(m.codes(), cell),
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 26
            | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 36 | 37 | 38 | 39 | 40 | 41 | 42
            | 43 => {
                let mut list = MoveList::new();
                self.moves(&mut list);
                list.contains(m)
            }
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);

        static NEXT: [u8; 39] = [
            45, 45, 4, 5, 6, 7, 8, 9, 10, 11, 45, 14, 15, 16, 17, 18, 19, 20, 21, 45, 45,
            26, 27, 28, 29, 30, 31, 32, 33, 45, 36, 37, 38, 39, 40, 41, 42, 43, 45,
        ];
        if let Some(&next) = NEXT.get(index) && next != 45 {
            self.leave(next, cell);
            return;
        }
        match index {
            1 => {
                self.keeper_6(cell);
            }
            10 => {
                self.keeper_25(cell);
            }
            19 => {
                self.keeper_44(cell);
            }
            20 => {
                self.keeper_51(cell);
            }
            29 => {
                self.keeper_70(cell);
            }
            38 => {
                self.keeper_89(cell);
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
            13 => self.moves_27(out, cell),
            23 => self.pseudo_legal_48(out, cell),
            25 => self.moves_53(out, cell),
            35 => self.moves_72(out, cell),
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
    const MOVE_IDENTITIES: usize = 3800;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 100 + cell
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 45] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (4, 3),
    (5, 4),
    (6, 5),
    (7, 6),
    (8, 7),
    (9, 8),
    (10, 9),
    (11, 10),
    (12, 11),
    (13, 12),
    (15, 13),
    (16, 14),
    (17, 15),
    (18, 16),
    (19, 17),
    (20, 18),
    (21, 19),
    (22, 20),
    (23, 21),
    (24, 22),
    (28, 23),
    (29, 24),
    (31, 25),
    (32, 26),
    (33, 27),
    (34, 28),
    (35, 29),
    (36, 30),
    (37, 31),
    (38, 32),
    (39, 33),
    (40, 34),
    (42, 35),
    (43, 36),
    (44, 37),
    (45, 38),
    (46, 39),
    (47, 40),
    (48, 41),
    (49, 42),
    (50, 43),
    (51, 44),
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
