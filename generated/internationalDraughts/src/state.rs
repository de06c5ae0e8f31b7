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
use rbg_runtime::codegen::{Reservoir, sample_by_listing};
use super::game::GAME;
use super::moves::{Code, Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `bb`
    pub(crate) const BB: super::PieceCode = 1;

    /// `e`
    pub(crate) const E: super::PieceCode = 2;

    /// `taken`
    pub(crate) const TAKEN: super::PieceCode = 3;

    /// `w`
    pub(crate) const W: super::PieceCode = 4;

    /// `ww`
    pub(crate) const WW: super::PieceCode = 5;

    /// `x`
    pub(crate) const X: super::PieceCode = 6;
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
    pub(crate) most: u8,
    pub(crate) quiet: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
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
        let here = Cells::of(cell);
        for other in others {
            self.planes[other as usize] &= !here;
        }
        self.planes[piece as usize] |= here;
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
        self.cell = cell as u8;
    }

    /// Performs one modifier of a move.
    #[inline]
    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            1 | 5 => {
                self.exchange(cell, [piece::W], piece::E);
            }
            2 => {
                self.leave(4, cell);
                self.run_keeper();
            }
            3 | 11 => {
                self.exchange(cell, [piece::WW], piece::E);
            }
            4 => {
                self.leave(5, cell);
                self.run_keeper();
            }
            6 | 7 | 8 | 9 | 12 | 13 | 14 | 15 => {
                self.exchange(cell, [piece::B, piece::BB], piece::TAKEN);
            }
            10 => {
                self.leave(6, cell);
                self.run_keeper();
            }
            16 => {
                self.leave(7, cell);
                self.run_keeper();
            }
            17 | 21 => {
                self.exchange(cell, [piece::B], piece::E);
            }
            18 => {
                self.leave(13, cell);
                self.run_keeper();
            }
            19 | 27 => {
                self.exchange(cell, [piece::BB], piece::E);
            }
            20 => {
                self.leave(14, cell);
                self.run_keeper();
            }
            22 | 23 | 24 | 25 | 28 | 29 | 30 | 31 => {
                self.exchange(cell, [piece::W, piece::WW], piece::TAKEN);
            }
            26 => {
                self.leave(15, cell);
                self.run_keeper();
            }
            32 => {
                self.leave(16, cell);
                self.run_keeper();
            }
            _ => {}
        }
    }

    /// Plays the keeper's moves until a player is on turn or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::position::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let played = match self.control {
                0 => self.keeper_0(cell),
                2 => self.keeper_7(cell),
                4 => self.keeper_37(cell),
                5 => self.keeper_38(cell),
                6 => self.keeper_95(cell),
                7 => self.keeper_100(cell),
                8 => self.keeper_118(cell),
                10 => self.keeper_133(cell),
                13 => self.keeper_167(cell),
                14 => self.keeper_168(cell),
                15 => self.keeper_225(cell),
                16 => self.keeper_230(cell),
                17 => self.keeper_248(cell),
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
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::BB as usize])
            .cells(self.planes[piece::E as usize])
            .cells(self.planes[piece::TAKEN as usize])
            .cells(self.planes[piece::W as usize])
            .cells(self.planes[piece::WW as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 18] = [0, 1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 33] = [
    0, 2, 3, 7, 8, 15, 16, 17, 18, 19, 20, 24, 25, 26, 27, 28, 29, 40, 41, 45, 46, 53,
    54, 55, 56, 57, 58, 62, 63, 64, 65, 66, 67,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 33] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_6(out, cell),
            3 => self.clone().moves_27(out, cell),
            9 => self.moves_132(out, cell),
            12 => self.clone().moves_157(out, cell),
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
                Cells::from_words([0x556aa556aa, 0x0]),
                Cells::EMPTY,
                Cells::from_words([0x556aa0000000000, 0x0]),
                Cells::EMPTY,
                Cells::from_words([0xa000000000000000, 0x556aa556a]),
                Cells::EMPTY,
                Cells::from_words([0x5aa955aa955aa955, 0xaa955aa95]),
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
        state.run_keeper();
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
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
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
            2 => i32::from(self.variables.most),
            3 => i32::from(self.variables.quiet),
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
            .word(u64::from(self.variables.most) | u64::from(self.variables.quiet) << 8)
            .key()
    }
}

impl Hints for State {
    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => {
                let mut draw = Reservoir::new(rng);
                self.moves_6(&mut draw, self.cell as usize);
                draw.drawn()
            }
            3 | 12 => sample_by_listing(self, rng, scratch),
            9 => {
                let mut draw = Reservoir::new(rng);
                self.moves_132(&mut draw, self.cell as usize);
                draw.drawn()
            }
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
static SWITCHES: [(u32, u32); 19] = [
    (0, 0),
    (1, 1),
    (3, 4),
    (8, 5),
    (13, 2),
    (14, 3),
    (20, 6),
    (29, 7),
    (33, 8),
    (38, 11),
    (39, 9),
    (41, 13),
    (46, 14),
    (51, 10),
    (52, 12),
    (58, 15),
    (67, 16),
    (71, 17),
    (76, 11),
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
                most: saved.snapshot.variables[2] as u8,
                quiet: saved.snapshot.variables[3] as u8,
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
