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
use rbg_runtime::codegen::NthMove;
use rbg_runtime::rng::below;
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `bb`
    pub(crate) const BB: super::PieceCode = 1;

    /// `e`
    pub(crate) const E: super::PieceCode = 2;

    /// `w`
    pub(crate) const W: super::PieceCode = 3;

    /// `ww`
    pub(crate) const WW: super::PieceCode = 4;

    /// `x`
    pub(crate) const X: super::PieceCode = 5;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<18>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) turns: u16,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 2048>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 8>,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::BB as usize])
            .cells(self.planes[piece::W as usize])
            .cells(self.planes[piece::WW as usize])
            .cells(self.planes[piece::X as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 32] = [
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    0, 0, 0, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 25] = [
    0, 2, 18, 34, 50, 67, 83, 99, 115, 132, 141, 150, 159, 176, 192, 208, 224, 241, 257,
    273, 289, 306, 315, 324, 333,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_6(out, cell),
            2 => self.moves_7(out, cell),
            12 => self.moves_193(out, cell),
            13 => self.moves_194(out, cell),
            14 => self.moves_195(out, cell),
            27 => self.moves_474(out, cell),
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
                Cells::from_words([
                    0x155555, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
                    0x0, 0x0, 0x0, 0x0, 0x0,
                ]),
                Cells::EMPTY,
                Cells::from_words([
                    0xaaaa000005400000, 0x55555556aaaaaaaa, 0xaaaaaaaaaaad5555,
                    0xaab555555555555a, 0x5555556aaaaaaaaa, 0xaaaaaaaaaad55555,
                    0xab555555555555aa, 0x555556aaaaaaaaaa, 0xaaaaaaaaad555555,
                    0xb555555555555aaa, 0x55556aaaaaaaaaaa, 0xaaaaaaaad5555555,
                    0x555555555555aaaa, 0x5556aaaaaaaaaaab, 0xaaaaaaad55555555,
                    0x55555555555aaaaa, 0x556aaaaaaaaaaab5, 0x5555555555,
                ]),
                Cells::from_words([
                    0x1555550000000, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
                    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
                ]),
                Cells::EMPTY,
                Cells::from_words([
                    0x5554aaaaaaaaaaaa, 0xaaaaaaa955555555, 0x555555555552aaaa,
                    0x554aaaaaaaaaaaa5, 0xaaaaaa9555555555, 0x55555555552aaaaa,
                    0x54aaaaaaaaaaaa55, 0xaaaaa95555555555, 0x5555555552aaaaaa,
                    0x4aaaaaaaaaaaa555, 0xaaaa955555555555, 0x555555552aaaaaaa,
                    0xaaaaaaaaaaaa5555, 0xaaa9555555555554, 0x55555552aaaaaaaa,
                    0xaaaaaaaaaaa55555, 0xaa9555555555554a, 0x2aaaaaaaaa,
                ]),
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
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_6(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_6(&mut selector, cell);
                selector.found()
            }
            2 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_7(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_7(&mut selector, cell);
                selector.found()
            }
            12 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_193(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_193(&mut selector, cell);
                selector.found()
            }
            13 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_194(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_194(&mut selector, cell);
                selector.found()
            }
            14 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_195(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_195(&mut selector, cell);
                selector.found()
            }
            27 => {
                let cell = self.cell as usize;
                let mut counter = MoveCounter::default();
                self.moves_474(&mut counter, cell);
                let mut selector = NthMove::new(
                    below(rng, counter.count as u32) as usize,
                );
                self.moves_474(&mut selector, cell);
                selector.found()
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            12 => self.is_legal_from_193(m.codes(), cell),
            13 => self.is_legal_from_194(m.codes(), cell),
            14 => self.is_legal_from_195(m.codes(), cell),
            27 => self.is_legal_from_474(m.codes(), cell),
            1 => self.is_legal_from_6(m.codes(), cell),
            2 => self.is_legal_from_7(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_33(cell) {
                    self.leave(7, cell);
                }
            }
            2 => {
                if !self.keeper_34(cell) {
                    self.leave(8, cell);
                }
            }
            3 => {
                if !self.keeper_35(cell) {
                    self.leave(9, cell);
                }
            }
            4 => {
                if !self.keeper_36(cell) {
                    self.leave(10, cell);
                }
            }
            5 => {
                if !self.keeper_250(cell) {
                    self.leave(23, cell);
                }
            }
            6 => {
                if !self.keeper_251(cell) {
                    self.leave(24, cell);
                }
            }
            7 => {
                if !self.keeper_252(cell) {
                    self.leave(25, cell);
                }
            }
            8 => {
                if !self.keeper_253(cell) {
                    self.leave(26, cell);
                }
            }
            9 => {
                if !self.keeper_29(cell) {
                    self.leave(3, cell);
                }
            }
            10 => {
                if !self.keeper_30(cell) {
                    self.leave(4, cell);
                }
            }
            11 => {
                if !self.keeper_31(cell) {
                    self.leave(5, cell);
                }
            }
            12 => {
                if !self.keeper_32(cell) {
                    self.leave(6, cell);
                }
            }
            13 => {
                if !self.keeper_226(cell) {
                    self.leave(19, cell);
                }
            }
            14 => {
                if !self.keeper_227(cell) {
                    self.leave(20, cell);
                }
            }
            15 => {
                if !self.keeper_228(cell) {
                    self.leave(21, cell);
                }
            }
            16 => {
                if !self.keeper_229(cell) {
                    self.leave(22, cell);
                }
            }
            17 => {
                if !self.keeper_485(cell) {
                    self.leave(28, cell);
                }
            }
            18 => {
                if !self.keeper_486(cell) {
                    self.leave(29, cell);
                }
            }
            19 => {
                if !self.keeper_487(cell) {
                    self.leave(30, cell);
                }
            }
            20 => {
                if !self.keeper_488(cell) {
                    self.leave(31, cell);
                }
            }
            21 => {
                if !self.keeper_218(cell) {
                    self.leave(15, cell);
                }
            }
            22 => {
                if !self.keeper_219(cell) {
                    self.leave(16, cell);
                }
            }
            23 => {
                if !self.keeper_220(cell) {
                    self.leave(17, cell);
                }
            }
            24 => {
                if !self.keeper_221(cell) {
                    self.leave(18, cell);
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
            2 => i32::from(self.variables.turns),
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
            .word(u64::from(self.variables.turns))
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
    const MOVE_IDENTITIES: usize = 27048;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 1127 + cell
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 33] = [
    (0, 0),
    (1, 1),
    (2, 7),
    (18, 8),
    (34, 9),
    (50, 10),
    (66, 14),
    (67, 23),
    (83, 24),
    (99, 25),
    (115, 26),
    (131, 2),
    (132, 3),
    (141, 4),
    (150, 5),
    (159, 6),
    (174, 11),
    (175, 12),
    (176, 19),
    (192, 20),
    (208, 21),
    (224, 22),
    (240, 27),
    (241, 28),
    (257, 29),
    (273, 30),
    (289, 31),
    (305, 13),
    (306, 15),
    (315, 16),
    (324, 17),
    (333, 18),
    (348, 11),
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
                turns: saved.snapshot.variables[2] as u16,
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
