//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, Table, codes_of, check_places,
    check_current, check_cell, control_after, last_switch, planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use super::game::GAME;
use super::moves::{Code, code, Move, split};
use std::hash::{Hash, Hasher};

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
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
    pub(crate) quiet: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 64>,
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 8>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
    /// The cells with one of the pieces `b`, `bb`.
    #[inline]
    pub(crate) fn any_b(&self) -> Cells {
        self.planes[piece::B] | self.planes[piece::BB]
    }

    /// The cells with one of the pieces `w`, `ww`.
    #[inline]
    pub(crate) fn any_w(&self) -> Cells {
        self.planes[piece::W] | self.planes[piece::WW]
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
            1 | 17 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 => {
                self.exchange(cell, [piece::W, piece::WW], piece::E);
            }
            6 => {
                if !self.keeper_57(cell) {
                    self.leave(4, cell);
                }
            }
            7 | 19 => {
                self.exchange(cell, [piece::BB], piece::E);
            }
            16 => {
                if !self.keeper_62(cell) {
                    self.leave(5, cell);
                }
            }
            18 => {
                if !self.keeper_29(cell) {
                    self.leave(2, cell);
                }
            }
            20 => {
                if !self.keeper_30(cell) {
                    self.leave(3, cell);
                }
            }
            21 | 37 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            22 | 23 | 24 | 25 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 => {
                self.exchange(cell, [piece::B, piece::BB], piece::E);
            }
            26 => {
                if !self.keeper_125(cell) {
                    self.leave(10, cell);
                }
            }
            27 | 39 => {
                self.exchange(cell, [piece::WW], piece::E);
            }
            36 => {
                if !self.keeper_130(cell) {
                    self.leave(11, cell);
                }
            }
            38 => {
                if !self.keeper_97(cell) {
                    self.leave(8, cell);
                }
            }
            40 => {
                if !self.keeper_98(cell) {
                    self.leave(9, cell);
                }
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B])
            .cells(self.planes[piece::BB])
            .cells(self.planes[piece::E])
            .cells(self.planes[piece::W])
            .cells(self.planes[piece::WW])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 2] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 1 | 6) { u64::from(self.cell) } else { 0 })
                    << 32 | u64::from(self.variables.black) << 48
                | u64::from(self.variables.white) << 56,
            u64::from(self.variables.quiet),
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
static ACTIONS: [u32; 41] = [
    0, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 27, 28, 37, 38,
    39, 40, 41, 42, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 62, 63,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 41] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 7,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_1(out, cell),
            6 => self.clone().moves_67(out, cell),
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
                Cells::from_words([0xaa55aa]),
                Cells::EMPTY,
                Cells::from_words([0xaa55000000]),
                Cells::from_words([0x55aa550000000000]),
                Cells::EMPTY,
                Cells::from_words([0xaa55aa55aa55aa55]),
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
            1 => self.clone().is_legal_from_1(m.codes(), cell),
            6 => self.clone().is_legal_from_67(m.codes(), cell),
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
            0 => i32::from(self.variables.black),
            1 => i32::from(self.variables.white),
            2 => i32::from(self.variables.quiet),
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
    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, scratch, self.cell as usize),
            6 => self.draw_67(rng, scratch, self.cell as usize),
            _ => None,
        }
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().pseudo_legal_1(out, cell),
            6 => self.clone().pseudo_legal_67(out, cell),
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

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 13] = [
    (0, 0),
    (1, 1),
    (7, 4),
    (19, 5),
    (23, 2),
    (28, 3),
    (35, 7),
    (36, 6),
    (42, 10),
    (54, 11),
    (58, 8),
    (63, 9),
    (70, 7),
];

/// The pieces that play never brings to some cells, with those cells.
static MISPLACED: [(u16, Cells); 3] = [
    (0, Cells::from_words([0xff00000000000000])),
    (3, Cells::from_words([0xff])),
    (5, Cells::from_words([0x55aa55aa55aa55aa])),
];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 2] = [(1, &[3, 4, 5]), (6, &[0, 1])];

/// The cells on which play can go on, for control states where it does not on all.
static TURN_CELLS: [(u32, Cells); 1] = [(0, Cells::from_words([0x1]))];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        check_places(&MISPLACED, saved)?;
        check_current(&CURRENT, control, saved)?;
        check_cell(&TURN_CELLS, control, saved)?;
        let mut state = Self {
            board: Table([0; _]),
            planes: planes(saved),
            variables: Variables {
                black: saved.snapshot.variables[0] as u8,
                white: saved.snapshot.variables[1] as u8,
                quiet: saved.snapshot.variables[2] as u8,
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
