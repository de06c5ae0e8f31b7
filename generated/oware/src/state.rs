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
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `A`
    pub(crate) const A: super::PieceCode = 0;

    /// `B`
    pub(crate) const B: super::PieceCode = 1;

    /// `C`
    pub(crate) const C: super::PieceCode = 2;

    /// `D`
    pub(crate) const D: super::PieceCode = 3;

    /// `E`
    pub(crate) const E: super::PieceCode = 4;

    /// `F`
    pub(crate) const F: super::PieceCode = 5;

    /// `G`
    pub(crate) const G: super::PieceCode = 6;

    /// `H`
    pub(crate) const H: super::PieceCode = 7;

    /// `I`
    pub(crate) const I: super::PieceCode = 8;

    /// `J`
    pub(crate) const J: super::PieceCode = 9;

    /// `K`
    pub(crate) const K: super::PieceCode = 10;

    /// `L`
    pub(crate) const L: super::PieceCode = 11;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) south: u8,
    pub(crate) north: u8,
    pub(crate) hand: u8,
    pub(crate) in_a: u8,
    pub(crate) in_b: u8,
    pub(crate) in_c: u8,
    pub(crate) in_d: u8,
    pub(crate) in_e: u8,
    pub(crate) in_f: u8,
    pub(crate) in_g: u8,
    pub(crate) in_h: u8,
    pub(crate) in_i: u8,
    pub(crate) in_j: u8,
    pub(crate) in_k: u8,
    pub(crate) in_l: u8,
    pub(crate) north_store: u8,
    pub(crate) quiet: u8,
    pub(crate) south_store: u8,
    pub(crate) walked: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 16>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 16>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
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
            .cells(self.planes[piece::A as usize])
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::C as usize])
            .cells(self.planes[piece::D as usize])
            .cells(self.planes[piece::E as usize])
            .cells(self.planes[piece::F as usize])
            .cells(self.planes[piece::G as usize])
            .cells(self.planes[piece::H as usize])
            .cells(self.planes[piece::I as usize])
            .cells(self.planes[piece::J as usize])
            .cells(self.planes[piece::K as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 16] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 13] = [0, 14, 17, 20, 23, 26, 29, 76, 79, 82, 85, 88, 91];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_13(out, cell),
            9 => self.moves_165(out, cell),
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
                Cells::from_words([0x1]),
                Cells::from_words([0x2]),
                Cells::from_words([0x4]),
                Cells::from_words([0x8]),
                Cells::from_words([0x10]),
                Cells::from_words([0x20]),
                Cells::from_words([0x40]),
                Cells::from_words([0x80]),
                Cells::from_words([0x100]),
                Cells::from_words([0x200]),
                Cells::from_words([0x400]),
                Cells::from_words([0x800]),
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
            1 => self.draw_13(rng, self.cell as usize),
            9 => self.draw_165(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_13(m.codes(), cell),
            9 => self.is_legal_from_165(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_32(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                if !self.keeper_33(cell) {
                    self.leave(3, cell);
                }
            }
            3 => {
                if !self.keeper_34(cell) {
                    self.leave(4, cell);
                }
            }
            4 => {
                if !self.keeper_35(cell) {
                    self.leave(5, cell);
                }
            }
            5 => {
                if !self.keeper_36(cell) {
                    self.leave(6, cell);
                }
            }
            6 => {
                if !self.keeper_37(cell) {
                    self.leave(7, cell);
                }
            }
            7 => {
                if !self.keeper_185(cell) {
                    self.leave(10, cell);
                }
            }
            8 => {
                if !self.keeper_186(cell) {
                    self.leave(11, cell);
                }
            }
            9 => {
                if !self.keeper_187(cell) {
                    self.leave(12, cell);
                }
            }
            10 => {
                if !self.keeper_188(cell) {
                    self.leave(13, cell);
                }
            }
            11 => {
                if !self.keeper_189(cell) {
                    self.leave(14, cell);
                }
            }
            12 => {
                if !self.keeper_190(cell) {
                    self.leave(15, cell);
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
            0 => i32::from(self.variables.south),
            1 => i32::from(self.variables.north),
            2 => i32::from(self.variables.hand),
            3 => i32::from(self.variables.in_a),
            4 => i32::from(self.variables.in_b),
            5 => i32::from(self.variables.in_c),
            6 => i32::from(self.variables.in_d),
            7 => i32::from(self.variables.in_e),
            8 => i32::from(self.variables.in_f),
            9 => i32::from(self.variables.in_g),
            10 => i32::from(self.variables.in_h),
            11 => i32::from(self.variables.in_i),
            12 => i32::from(self.variables.in_j),
            13 => i32::from(self.variables.in_k),
            14 => i32::from(self.variables.in_l),
            15 => i32::from(self.variables.north_store),
            16 => i32::from(self.variables.quiet),
            17 => i32::from(self.variables.south_store),
            18 => i32::from(self.variables.walked),
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
                u64::from(self.control) | u64::from(self.variables.south) << 32
                    | u64::from(self.variables.north) << 40
                    | u64::from(self.variables.hand) << 48
                    | u64::from(self.variables.in_a) << 56,
            )
            .word(
                u64::from(self.variables.in_b) | u64::from(self.variables.in_c) << 8
                    | u64::from(self.variables.in_d) << 16
                    | u64::from(self.variables.in_e) << 24
                    | u64::from(self.variables.in_f) << 32
                    | u64::from(self.variables.in_g) << 40
                    | u64::from(self.variables.in_h) << 48
                    | u64::from(self.variables.in_i) << 56,
            )
            .word(
                u64::from(self.variables.in_j) | u64::from(self.variables.in_k) << 8
                    | u64::from(self.variables.in_l) << 16
                    | u64::from(self.variables.north_store) << 24
                    | u64::from(self.variables.quiet) << 32
                    | u64::from(self.variables.south_store) << 40
                    | u64::from(self.variables.walked) << 48,
            )
            .key()
    }
}

impl Hints for State {
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_13(out, cell),
            9 => self.pseudo_legal_165(out, cell),
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
    const MOVE_IDENTITIES: usize = 144;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 12 + cell
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 19] = [
    (0, 0),
    (13, 1),
    (14, 2),
    (17, 3),
    (20, 4),
    (23, 5),
    (26, 6),
    (29, 7),
    (73, 8),
    (74, 8),
    (75, 9),
    (76, 10),
    (79, 11),
    (82, 12),
    (85, 13),
    (88, 14),
    (91, 15),
    (135, 8),
    (136, 8),
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
                south: saved.snapshot.variables[0] as u8,
                north: saved.snapshot.variables[1] as u8,
                hand: saved.snapshot.variables[2] as u8,
                in_a: saved.snapshot.variables[3] as u8,
                in_b: saved.snapshot.variables[4] as u8,
                in_c: saved.snapshot.variables[5] as u8,
                in_d: saved.snapshot.variables[6] as u8,
                in_e: saved.snapshot.variables[7] as u8,
                in_f: saved.snapshot.variables[8] as u8,
                in_g: saved.snapshot.variables[9] as u8,
                in_h: saved.snapshot.variables[10] as u8,
                in_i: saved.snapshot.variables[11] as u8,
                in_j: saved.snapshot.variables[12] as u8,
                in_k: saved.snapshot.variables[13] as u8,
                in_l: saved.snapshot.variables[14] as u8,
                north_store: saved.snapshot.variables[15] as u8,
                quiet: saved.snapshot.variables[16] as u8,
                south_store: saved.snapshot.variables[17] as u8,
                walked: saved.snapshot.variables[18] as u8,
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
