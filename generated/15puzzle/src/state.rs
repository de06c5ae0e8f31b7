//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, Table, codes_of, check_current,
    check_cell, control_after, last_switch, planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use super::game::GAME;
use super::moves::{code, Move, split};
use std::hash::{Hash, Hasher};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `gap`
    pub(crate) const GAP: super::PieceCode = 0;

    /// `t1`
    pub(crate) const T1: super::PieceCode = 1;

    /// `t10`
    pub(crate) const T10: super::PieceCode = 2;

    /// `t11`
    pub(crate) const T11: super::PieceCode = 3;

    /// `t12`
    pub(crate) const T12: super::PieceCode = 4;

    /// `t13`
    pub(crate) const T13: super::PieceCode = 5;

    /// `t14`
    pub(crate) const T14: super::PieceCode = 6;

    /// `t15`
    pub(crate) const T15: super::PieceCode = 7;

    /// `t2`
    pub(crate) const T2: super::PieceCode = 8;

    /// `t3`
    pub(crate) const T3: super::PieceCode = 9;

    /// `t4`
    pub(crate) const T4: super::PieceCode = 10;

    /// `t5`
    pub(crate) const T5: super::PieceCode = 11;

    /// `t6`
    pub(crate) const T6: super::PieceCode = 12;

    /// `t7`
    pub(crate) const T7: super::PieceCode = 13;

    /// `t8`
    pub(crate) const T8: super::PieceCode = 14;

    /// `t9`
    pub(crate) const T9: super::PieceCode = 15;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) solver: u8,
    pub(crate) turns: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 16>,
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 16>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::GAP])
            .cells(self.planes[piece::T1])
            .cells(self.planes[piece::T10])
            .cells(self.planes[piece::T11])
            .cells(self.planes[piece::T12])
            .cells(self.planes[piece::T13])
            .cells(self.planes[piece::T14])
            .cells(self.planes[piece::T15])
            .cells(self.planes[piece::T2])
            .cells(self.planes[piece::T3])
            .cells(self.planes[piece::T4])
            .cells(self.planes[piece::T5])
            .cells(self.planes[piece::T6])
            .cells(self.planes[piece::T7])
            .cells(self.planes[piece::T8])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 1) { u64::from(self.cell) } else { 0 })
                    << 32 | u64::from(self.variables.solver) << 48
                | u64::from(self.variables.turns) << 56,
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
static TO_MOVE: [u8; 4] = [0, 1, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 2] = [0, 5];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_6(out, cell),
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
                Cells::from_words([0x1]),
                Cells::from_words([0x4000]),
                Cells::from_words([0x40]),
                Cells::from_words([0x20]),
                Cells::from_words([0x10]),
                Cells::from_words([0x8]),
                Cells::from_words([0x4]),
                Cells::from_words([0x2]),
                Cells::from_words([0x8000]),
                Cells::from_words([0x2000]),
                Cells::from_words([0x1000]),
                Cells::from_words([0x800]),
                Cells::from_words([0x400]),
                Cells::from_words([0x200]),
                Cells::from_words([0x100]),
                Cells::from_words([0x80]),
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
        state.keeper_from_0(0);
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
            1 => self.draw_6(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_6(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (_, cell) = m.modifier(0);
        if !self.keeper_9(cell) {
            self.leave(2, cell);
        }
    }

    #[inline]
    fn is_decided(&self) -> bool {
        self.scores_are_final()
    }

    fn score_bounds(&self, player: Player) -> (i32, i32) {
        self.bounds(player)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::new(u16::from(self.board[cell.index()]))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
            0 => i32::from(self.variables.solver),
            1 => i32::from(self.variables.turns),
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
        if actions.len() > 1 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 16, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
    }
}

impl Hints for State {
    const CAN_BE_DECIDED: bool = true;
    const STOPS_PLAYOUTS: bool = false;

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

    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        Some(self.planes[piece.number()].as_words())
    }
    const MOVES_ARE_ACTIONS: bool = true;
    const MOVE_IDENTITIES: usize = 16;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 16 + cell
    }
    const MOVE_CODES: usize = 32;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 4] = [(0, 0), (3, 3), (4, 1), (5, 2)];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 1] = [(1, &[0])];

/// The cells on which play can go on, for control states where it does not on all.
static TURN_CELLS: [(u32, Cells); 1] = [(0, Cells::from_words([0x1]))];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        check_current(&CURRENT, control, saved)?;
        check_cell(&TURN_CELLS, control, saved)?;
        let mut state = Self {
            board: Table([0; _]),
            planes: planes(saved),
            variables: Variables {
                solver: saved.snapshot.variables[0] as u8,
                turns: saved.snapshot.variables[1] as u8,
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
