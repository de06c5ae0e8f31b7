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
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `last`
    pub(crate) const LAST: super::PieceCode = 2;

    /// `w`
    pub(crate) const W: super::PieceCode = 3;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<6>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) black: u16,
    pub(crate) white: u16,
    pub(crate) moves: u16,
    pub(crate) passes: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 512>,
    /// The cells of each piece.
    pub(crate) planes: Planes<6, 4>,
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
            self.planes[other].remove(cell);
        }
        self.planes[piece].insert(cell);
    }

    /// How many cells hold a piece.
    #[inline]
    pub(crate) fn count(&self, piece: PieceCode) -> i32 {
        self.planes[piece].len() as i32
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u16;
    }

    /// Plays the keeper's moves until a player is on turn or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::position::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let played = match self.control {
                2 => self.keeper_2(cell),
                3 => self.keeper_10(cell),
                4 => self.keeper_12(cell),
                5 => self.keeper_18(cell),
                6 => self.keeper_20(cell),
                8 => self.keeper_34(cell),
                9 => self.keeper_43(cell),
                11 => self.keeper_64(cell),
                12 => self.keeper_69(cell),
                13 => self.keeper_70(cell),
                14 => self.keeper_79(cell),
                15 => self.keeper_80(cell),
                16 => self.keeper_90(cell),
                17 => self.keeper_111(cell),
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
            .cells(self.planes[piece::B])
            .cells(self.planes[piece::LAST])
            .cells(self.planes[piece::W])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 2] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 1 | 7) { u64::from(self.cell) } else { 0 })
                    << 32 | u64::from(self.variables.black) << 48,
            u64::from(self.variables.white) | u64::from(self.variables.moves) << 16
                | u64::from(self.variables.passes) << 32,
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
static TO_MOVE: [u8; 18] = [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 5] = [0, 2, 10, 28, 36];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_1(out, cell),
            7 => self.clone().moves_32(out, cell),
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
                Cells::EMPTY,
                Cells::from_words([
                    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
                    0xffffffffffffffff, 0xffffffffffffffff, 0x1ffffffffff,
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
        rbg_runtime::codegen::begin_tries();
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
            1 => self.clone().draw_1(rng, self.cell as usize),
            7 => self.clone().draw_32(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().is_legal_from_1(m.codes(), cell),
            7 => self.clone().is_legal_from_32(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        rbg_runtime::codegen::begin_tries();
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.leave(3, cell);
                self.run_keeper();
            }
            2 => {
                self.leave(2, cell);
                self.run_keeper();
            }
            3 => {
                self.leave(11, cell);
                self.run_keeper();
            }
            4 => {
                self.leave(9, cell);
                self.run_keeper();
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
            0 => i32::from(self.variables.black),
            1 => i32::from(self.variables.white),
            2 => i32::from(self.variables.moves),
            3 => i32::from(self.variables.passes),
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
        let codes = codes_of(actions, &ACTIONS, 361, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
    }
}

impl Hints for State {
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_1(out, cell),
            7 => self.pseudo_legal_32(out, cell),
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
    const MOVE_IDENTITIES: usize = 1444;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 361 + cell
    }
    const MOVE_CODES: usize = 2560;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 21] = [
    (0, 0),
    (1, 1),
    (2, 3),
    (7, 12),
    (10, 2),
    (14, 4),
    (16, 5),
    (19, 10),
    (21, 6),
    (23, 8),
    (26, 10),
    (27, 7),
    (28, 11),
    (33, 17),
    (36, 9),
    (40, 13),
    (42, 14),
    (45, 10),
    (47, 15),
    (49, 16),
    (52, 10),
];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 2] = [(1, &[0, 1, 3]), (7, &[0, 1, 3])];

/// The cells on which play can go on, for control states where it does not on all.
static TURN_CELLS: [(u32, Cells); 1] = [
    (0, Cells::from_words([0x1, 0x0, 0x0, 0x0, 0x0, 0x0])),
];

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
                black: saved.snapshot.variables[0] as u16,
                white: saved.snapshot.variables[1] as u16,
                moves: saved.snapshot.variables[2] as u16,
                passes: saved.snapshot.variables[3] as u8,
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
