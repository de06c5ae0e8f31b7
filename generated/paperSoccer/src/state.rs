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
    /// `blackGoal`
    pub(crate) const BLACK_GOAL: super::PieceCode = 0;

    /// `d`
    pub(crate) const D: super::PieceCode = 1;

    /// `e`
    pub(crate) const E: super::PieceCode = 2;

    /// `f`
    pub(crate) const F: super::PieceCode = 3;

    /// `o`
    pub(crate) const O: super::PieceCode = 4;

    /// `r`
    pub(crate) const R: super::PieceCode = 5;

    /// `whiteGoal`
    pub(crate) const WHITE_GOAL: super::PieceCode = 6;

    /// `x`
    pub(crate) const X: super::PieceCode = 7;

    /// `z`
    pub(crate) const Z: super::PieceCode = 8;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<8>;

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
    pub(crate) board: Table<PieceCode, 512>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 16>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u16,
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

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u16;
    }

    /// Performs one modifier of a move.
    #[inline]
    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 | 2 | 3 | 4 | 13 | 14 | 15 | 16 | 26 | 27 | 28 | 29 | 38 | 39 | 40
            | 41 => {
                self.exchange(cell, [piece::E], piece::D);
            }
            5 | 7 | 17 | 19 | 30 | 32 | 42 | 44 => {
                self.exchange(cell, [piece::E], piece::F);
            }
            6 | 8 | 18 | 20 | 31 | 33 | 43 | 45 => {
                self.exchange(cell, [piece::R], piece::Z);
            }
            9 | 11 | 21 | 23 | 34 | 36 | 46 | 48 => {
                self.exchange(cell, [piece::E], piece::R);
            }
            10 | 12 | 22 | 24 | 35 | 37 | 47 | 49 => {
                self.exchange(cell, [piece::F], piece::Z);
            }
            25 => {
                if !self.keeper_37(cell) {
                    self.leave(2, cell);
                }
            }
            50 => {
                if !self.keeper_84(cell) {
                    self.leave(5, cell);
                }
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::BLACK_GOAL as usize])
            .cells(self.planes[piece::D as usize])
            .cells(self.planes[piece::F as usize])
            .cells(self.planes[piece::O as usize])
            .cells(self.planes[piece::R as usize])
            .cells(self.planes[piece::WHITE_GOAL as usize])
            .cells(self.planes[piece::X as usize])
            .cells(self.planes[piece::Z as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 6] = [0, 1, 0, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 51] = [
    0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 61, 62,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_2(out, cell),
            4 => self.clone().moves_49(out, cell),
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
                Cells::from_words([0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x400]),
                Cells::from_words([
                    0x80000aa82aa2a, 0x8000020000200, 0x2000020000080, 0x2000008000080,
                    0x800008000020, 0x800002000020, 0xa82aa00002000008, 0xa8a,
                ]),
                Cells::from_words([
                    0xaaa7ffff002801c0, 0xfff2aaaa9ffffcaa, 0xaaa9ffffcaaaaa7f,
                    0xfffcaaaaa7ffff2a, 0xaaaa7ffff2aaaa9f, 0xffff2aaaa9ffffca,
                    0x2801ffffcaaaaa7, 0x70,
                ]),
                Cells::EMPTY,
                Cells::from_words([
                    0x5540000000100000, 0x1555500000055, 0x5550000005555400,
                    0x555540000015, 0x5554000001555500, 0x155550000005,
                    0x100000000555540, 0x0,
                ]),
                Cells::EMPTY,
                Cells::from_words([0x4, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0]),
                Cells::from_words([
                    0x10000055455411, 0x4000040000100, 0x4000010000100, 0x1000010000040,
                    0x1000004000040, 0x400004000010, 0x5455400001000010, 0x1105,
                ]),
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

    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => {
                let mut draw = Reservoir::new(rng);
                self.clone().moves_2(&mut draw, self.cell as usize);
                draw.drawn()
            }
            4 => {
                let mut draw = Reservoir::new(rng);
                self.clone().moves_49(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().is_legal_from_2(m.codes(), cell),
            4 => self.clone().is_legal_from_49(m.codes(), cell),
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
                u64::from(self.control) | u64::from(self.cell) << 32
                    | u64::from(self.variables.white) << 48
                    | u64::from(self.variables.black) << 56,
            )
            .key()
    }
}

impl Hints for State {
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
    const MOVE_IDENTITIES: usize = 32768;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        KeyMixer::new().value(m.codes()).key() as usize % Self::MOVE_IDENTITIES
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 9] = [
    (0, 0),
    (2, 1),
    (27, 2),
    (33, 3),
    (36, 3),
    (37, 4),
    (62, 5),
    (68, 3),
    (71, 3),
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
        state.cell = saved.snapshot.cell.number();
        state.control = control as u8;
        Ok(state)
    }
}
