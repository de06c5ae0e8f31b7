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
use rbg_runtime::codegen::sample_by_listing;
use super::game::GAME;
use super::moves::{Code, code, Move, split};
use std::hash::{Hash, Hasher};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `w`
    pub(crate) const W: super::PieceCode = 2;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
    /// The cells of each piece.
    pub(crate) planes: Planes<2, 4>,
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
        let here = Cells::of(cell);
        for other in others {
            self.planes[other] &= !here;
        }
        self.planes[piece] |= here;
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
                self.keeper_3(cell);
            }
            2 => {
                self.keeper_7(cell);
            }
            3 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 13 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            12 => {
                self.keeper_25(cell);
            }
            22 => {
                self.keeper_48(cell);
            }
            _ => {}
        }
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new().cells(self.planes[piece::B]).cells(self.planes[piece::E])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 3) { u64::from(self.cell) } else { 0 })
                    << 32 | u64::from(self.variables.black) << 48
                | u64::from(self.variables.white) << 56,
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
static TO_MOVE: [u8; 9] = [0, 1, 0, 2, 0, 1, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 23] = [
    0, 2, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 23] = [
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            3 => self.moves_5(out, cell),
            5 => self.moves_9(out, cell),
            7 => self.moves_32(out, cell),
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
                Cells::from_words([0x5aa955aa955aa955, 0xaa955aa95]),
                Cells::EMPTY,
                Cells::from_words([0xa556aa556aa556aa, 0x556aa556a]),
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
            1 => self.is_legal_from_1(m.codes(), cell),
            3 => self.is_legal_from_5(m.codes(), cell),
            5 => self.is_legal_from_9(m.codes(), cell),
            7 => self.is_legal_from_32(m.codes(), cell),
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
        if actions.len() > 6 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 100, code)?;
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
            1 => self.draw_1(rng, self.cell as usize),
            3 => self.draw_5(rng, self.cell as usize),
            5 | 7 => sample_by_listing(self, rng, scratch),
            _ => None,
        }
    }

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
    const MOVE_IDENTITIES: usize = 20000;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 100 + from) * 100 + to
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 9] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (4, 3),
    (5, 4),
    (7, 5),
    (17, 6),
    (21, 7),
    (31, 8),
];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 1] = [(3, &[1])];

/// The cells on which play can go on, for control states where it does not on all.
static TURN_CELLS: [(u32, Cells); 1] = [
    (3, Cells::from_words([0xc0300000000201, 0x804000000])),
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
                black: saved.snapshot.variables[0] as u8,
                white: saved.snapshot.variables[1] as u8,
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
