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
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
    pub(crate) quiet: u8,
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
            .cells(self.planes[piece::BB as usize])
            .cells(self.planes[piece::E as usize])
            .cells(self.planes[piece::W as usize])
            .cells(self.planes[piece::WW as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 16] = [0, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 45] = [
    0, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 29, 30,
    39, 40, 41, 42, 43, 44, 45, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 61, 62, 66,
    67,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 45] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_1(out, cell),
            4 => self.moves_51(out, cell),
            6 => self.clone().moves_53(out, cell),
            8 => self.clone().moves_71(out, cell),
            12 => self.moves_123(out, cell),
            14 => self.clone().moves_125(out, cell),
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
            14 => self.clone().is_legal_from_125(m.codes(), cell),
            6 => self.clone().is_legal_from_53(m.codes(), cell),
            8 => self.clone().is_legal_from_71(m.codes(), cell),
            12 => self.is_legal_from_123(m.codes(), cell),
            4 => self.is_legal_from_51(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::B], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    2 | 3 => {
                        self.exchange(cell, [piece::W, piece::WW], piece::E);
                        let (index, cell) = m.modifier(2);
                        match index {
                            4 => {
                                self.leave(4, cell);
                            }
                            7 => {
                                if !self.keeper_52(cell) {
                                    self.leave(5, cell);
                                }
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
            5 | 6 => {
                self.exchange(cell, [piece::W, piece::WW], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    4 => {
                        self.leave(4, cell);
                    }
                    7 => {
                        if !self.keeper_52(cell) {
                            self.leave(5, cell);
                        }
                    }
                    _ => {}
                }
            }
            8 => {
                self.exchange(cell, [piece::BB], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    9 | 10 | 11 | 12 => {
                        self.exchange(cell, [piece::W, piece::WW], piece::E);
                        let (index, cell) = m.modifier(2);
                        match index {
                            13 => {
                                self.leave(6, cell);
                            }
                            18 => {
                                if !self.keeper_54(cell) {
                                    self.leave(7, cell);
                                }
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
            14 | 15 | 16 | 17 => {
                self.exchange(cell, [piece::W, piece::WW], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    13 => {
                        self.leave(6, cell);
                    }
                    18 => {
                        if !self.keeper_54(cell) {
                            self.leave(7, cell);
                        }
                    }
                    _ => {}
                }
            }
            19 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_29(cell) {
                    self.leave(2, cell);
                }
            }
            21 => {
                self.exchange(cell, [piece::BB], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_30(cell) {
                    self.leave(3, cell);
                }
            }
            23 => {
                self.exchange(cell, [piece::W], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    24 | 25 => {
                        self.exchange(cell, [piece::B, piece::BB], piece::E);
                        let (index, cell) = m.modifier(2);
                        match index {
                            26 => {
                                self.leave(12, cell);
                            }
                            29 => {
                                if !self.keeper_124(cell) {
                                    self.leave(13, cell);
                                }
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
            27 | 28 => {
                self.exchange(cell, [piece::B, piece::BB], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    26 => {
                        self.leave(12, cell);
                    }
                    29 => {
                        if !self.keeper_124(cell) {
                            self.leave(13, cell);
                        }
                    }
                    _ => {}
                }
            }
            30 => {
                self.exchange(cell, [piece::WW], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    31 | 32 | 33 | 34 => {
                        self.exchange(cell, [piece::B, piece::BB], piece::E);
                        let (index, cell) = m.modifier(2);
                        match index {
                            35 => {
                                self.leave(14, cell);
                            }
                            40 => {
                                if !self.keeper_126(cell) {
                                    self.leave(15, cell);
                                }
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
            }
            36 | 37 | 38 | 39 => {
                self.exchange(cell, [piece::B, piece::BB], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    35 => {
                        self.leave(14, cell);
                    }
                    40 => {
                        if !self.keeper_126(cell) {
                            self.leave(15, cell);
                        }
                    }
                    _ => {}
                }
            }
            41 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_101(cell) {
                    self.leave(10, cell);
                }
            }
            43 => {
                self.exchange(cell, [piece::WW], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_102(cell) {
                    self.leave(11, cell);
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

    #[inline]
    fn key(&self) -> u64 {
        self.mixed_board()
            .word(
                u64::from(self.control) | u64::from(self.cell) << 32
                    | u64::from(self.variables.black) << 48
                    | u64::from(self.variables.white) << 56,
            )
            .word(u64::from(self.variables.quiet))
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
            1 => self.draw_1(rng, scratch, self.cell as usize),
            4 => {
                let mut draw = Reservoir::new(rng);
                self.moves_51(&mut draw, self.cell as usize);
                draw.drawn()
            }
            6 | 14 => sample_by_listing(self, rng, scratch),
            8 => self.draw_71(rng, scratch, self.cell as usize),
            12 => {
                let mut draw = Reservoir::new(rng);
                self.moves_123(&mut draw, self.cell as usize);
                draw.drawn()
            }
            _ => None,
        }
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.pseudo_legal_1(out, cell),
            4 => self.pseudo_legal_51(out, cell),
            6 => self.pseudo_legal_53(out, cell),
            8 => self.pseudo_legal_71(out, cell),
            12 => self.pseudo_legal_123(out, cell),
            14 => self.pseudo_legal_125(out, cell),
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
    const MOVE_IDENTITIES: usize = 8192;

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
static SWITCHES: [(u32, u32); 17] = [
    (0, 0),
    (1, 1),
    (5, 4),
    (8, 5),
    (16, 6),
    (21, 7),
    (25, 2),
    (30, 3),
    (37, 9),
    (38, 8),
    (42, 12),
    (45, 13),
    (53, 14),
    (58, 15),
    (62, 10),
    (67, 11),
    (74, 9),
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
