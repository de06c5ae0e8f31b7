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
use rbg_runtime::codegen::Pools;
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `box`
    pub(crate) const BOX: super::PieceCode = 1;

    /// `dot`
    pub(crate) const DOT: super::PieceCode = 2;

    /// `gap`
    pub(crate) const GAP: super::PieceCode = 3;

    /// `line`
    pub(crate) const LINE: super::PieceCode = 4;

    /// `r`
    pub(crate) const R: super::PieceCode = 5;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<5>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) red: u8,
    pub(crate) blue: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 512>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 8>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u16,
    /// Where in the rules play goes on.
    control: u8,
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
        self.cell = cell as u16;
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::BOX as usize])
            .cells(self.planes[piece::DOT as usize])
            .cells(self.planes[piece::LINE as usize])
            .cells(self.planes[piece::R as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 10] = [0, 1, 0, 2, 0, 1, 0, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 5] = [0, 4, 14, 17, 27];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.moves_16(out, cell),
            5 => self.moves_40(out, cell),
            8 => self.moves_64(out, cell),
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
                Cells::EMPTY,
                Cells::from_words([
                    0x5550000155540000, 0x5500001555400005, 0x5000015554000055,
                    0x155540000555, 0x5555,
                ]),
                Cells::from_words([
                    0x5555400015555, 0x55554000155550, 0x555540001555500,
                    0x5555400015555000, 0x155550000,
                ]),
                Cells::from_words([
                    0xaaaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa,
                    0xaaaaaaaaaaaaaaaa, 0xaaaaaaaa,
                ]),
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
            1 => self.draw_3(rng, self.cell as usize),
            3 => self.draw_16(rng, self.cell as usize),
            5 => self.draw_40(rng, self.cell as usize),
            8 => self.draw_64(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            3 => self.is_legal_from_16(m.codes(), cell),
            1 => self.is_legal_from_3(m.codes(), cell),
            5 => self.is_legal_from_40(m.codes(), cell),
            8 => self.is_legal_from_64(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_5(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                if !self.keeper_50(cell) {
                    self.leave(6, cell);
                }
            }
            3 => {
                if !self.keeper_28(cell) {
                    self.leave(4, cell);
                }
            }
            4 => {
                if !self.keeper_69(cell) {
                    self.leave(9, cell);
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
            0 => i32::from(self.variables.red),
            1 => i32::from(self.variables.blue),
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
                u64::from(self.control) | u64::from(self.variables.red) << 32
                    | u64::from(self.variables.blue) << 40,
            )
            .key()
    }
}

impl Hints for State {
    const POOLS: usize = 1;

    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        match self.control {
            1 | 3 | 5 | 8 => pools.fill(0, || self.pool_3()),
            _ => {}
        }
    }

    #[inline]
    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        self.fill_pool(pools);
        match self.control {
            1 | 3 | 5 | 8 => Some(pools.len(0)),
            _ => None,
        }
    }

    #[inline(always)]
    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        _scratch: &mut MoveList<Move>,
    ) -> bool {
        match self.control {
            1 => {
                match self.draw_3_pooled(rng, pools) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
            3 => {
                match self.draw_16_pooled(rng, pools) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
            5 => {
                match self.draw_40_pooled(rng, pools) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
            8 => {
                match self.draw_64_pooled(rng, pools) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
            _ => false,
        }
    }

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }
    const MONOTONIC_CLASSES: usize = 4;

    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        match self.control {
            1 => Some(0),
            3 => Some(1),
            5 => Some(2),
            8 => Some(3),
            _ => None,
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
    const MOVE_IDENTITIES: usize = 1156;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 289 + cell
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 11] = [
    (0, 0),
    (3, 1),
    (4, 2),
    (12, 7),
    (13, 5),
    (14, 6),
    (16, 3),
    (17, 4),
    (25, 7),
    (26, 8),
    (27, 9),
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
                red: saved.snapshot.variables[0] as u8,
                blue: saved.snapshot.variables[1] as u8,
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
