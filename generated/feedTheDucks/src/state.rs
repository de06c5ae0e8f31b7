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
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `c`
    pub(crate) const C: super::PieceCode = 1;

    /// `e`
    pub(crate) const E: super::PieceCode = 2;

    /// `mark`
    pub(crate) const MARK: super::PieceCode = 3;

    /// `w`
    pub(crate) const W: super::PieceCode = 4;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) moves: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 64>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 8>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
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
        self.cell = cell as u8;
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::C as usize])
            .cells(self.planes[piece::MARK as usize])
            .cells(self.planes[piece::W as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 8] = [0, 1, 0, 0, 2, 0, 1, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 6] = [0, 2, 37, 38, 73, 74];

/// The classes of moves, by their first and their last modifier.
static CLASSES: [u16; 36] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 2, 0, 0, 0, 0, 0, 0,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            4 => self.moves_139(out, cell),
            6 => self.moves_254(out, cell),
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
                Cells::from_words([0xa0608040404042c]),
                Cells::EMPTY,
                Cells::from_words([0x79f3f3f9f9f3c0]),
                Cells::EMPTY,
                Cells::from_words([0x1580040802020813]),
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
            1 => self.draw_1(rng, self.cell as usize),
            4 => {
                let mut draw = Reservoir::new(rng);
                self.moves_139(&mut draw, self.cell as usize);
                draw.drawn()
            }
            6 => {
                let mut draw = Reservoir::new(rng);
                self.moves_254(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            4 => self.is_legal_from_139(m.codes(), cell),
            6 => self.is_legal_from_254(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_3(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                self.exchange(cell, [piece::C], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_147(cell) {
                    self.leave(5, cell);
                }
            }
            4 => {
                self.exchange(cell, [piece::C], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_259(cell) {
                    self.leave(7, cell);
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
            2 => i32::from(self.variables.moves),
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
                    | (if matches!(self.control, 4 | 6) {
                        u64::from(self.cell)
                    } else {
                        0
                    }) << 32 | u64::from(self.variables.white) << 48
                    | u64::from(self.variables.black) << 56,
            )
            .word(u64::from(self.variables.moves))
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
    const MOVE_IDENTITIES: usize = 11163;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (first, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[first * 6 + last]) * 61 + from) * 61 + to
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 16] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (30, 3),
    (32, 3),
    (35, 3),
    (36, 4),
    (38, 5),
    (66, 3),
    (68, 3),
    (71, 3),
    (72, 6),
    (74, 7),
    (102, 3),
    (104, 3),
    (107, 3),
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
                moves: saved.snapshot.variables[2] as u8,
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
