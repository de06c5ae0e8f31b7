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
use rbg_runtime::codegen::{
    Candidate, CandidateSink, Candidates, InlineList, NthMove, sample_by_candidates,
};
use rbg_runtime::codegen::Lines;
use super::tables;
use super::game::GAME;
use super::moves::{Move, split};

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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) moves: u16,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 4>,
    /// Certain pieces, line by line: whose, `exchange` and `put` say.
    pub(crate) lines_0: Lines<16, 5>,
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
        if matches!(old, piece::W) {
            self.lines_0.toggle(&tables::PLACES[cell]);
        }
        if matches!(piece, piece::W) {
            self.lines_0.toggle(&tables::PLACES[cell]);
        }
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
            if matches!(other, piece::W) {
                self.lines_0.remove(&tables::PLACES[cell]);
            }
        }
        self.planes[piece as usize] |= here;
        if matches!(piece, piece::W) {
            self.lines_0.insert(&tables::PLACES[cell]);
        }
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::W as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 10] = [0, 1, 1, 0, 0, 0, 2, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 7] = [0, 2, 3, 10, 18, 19, 26];

/// The classes of moves, by their first and their last modifier.
static CLASSES: [u16; 49] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_6(out, cell),
            2 => self.moves_7(out, cell),
            6 => self.moves_58(out, cell),
            7 => self.moves_59(out, cell),
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
                Cells::from_words([0x3ffff, 0x0]),
                Cells::from_words([0x7ffffffffffc0000, 0x0]),
                Cells::from_words([0x8000000000000000, 0x1ffff]),
                Cells::EMPTY,
            ]),
            lines_0: Lines::EMPTY,
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        for piece in [piece::W] {
            for cell in state.planes[piece as usize] {
                state.lines_0.insert(&tables::PLACES[cell]);
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
            7 => self.is_legal_from_59(m.codes(), cell),
            2 => self.is_legal_from_7(m.codes(), cell),
            1 | 6 => {
                let mut list = MoveList::new();
                self.moves(&mut list);
                list.contains(m)
            }
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_33(cell) {
                    self.leave(4, cell);
                }
            }
            3 => {
                if !self.keeper_10(cell) {
                    self.leave(3, cell);
                }
            }
            4 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_96(cell) {
                    self.leave(9, cell);
                }
            }
            6 => {
                if !self.keeper_69(cell) {
                    self.leave(8, cell);
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
                    | (if matches!(self.control, 2 | 7) {
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
    const DRAWS_INLINE: bool = false;

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 | 6 => sample_by_candidates(self, rng, scratch),
            2 => {
                let mut few = InlineList::new([Move::EMPTY; 1]);
                self.moves_7(&mut few, self.cell as usize);
                few.draw(rng)
            }
            7 => {
                let mut few = InlineList::new([Move::EMPTY; 1]);
                self.moves_59(&mut few, self.cell as usize);
                few.draw(rng)
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
    const MOVE_IDENTITIES: usize = 26244;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (first, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[first * 7 + last]) * 81 + from) * 81 + to
    }
}

impl Candidates for State {
    type Prefix = Move;

    #[inline]
    fn candidates<S: CandidateSink<Move, Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.candidates_6(out, cell),
            2 | 7 => {}
            6 => self.candidates_58(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_19(&mut selector, cell, prefix),
            1 => self.moves_from_76(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 13] = [
    (0, 0),
    (1, 1),
    (3, 4),
    (9, 2),
    (10, 3),
    (13, 5),
    (16, 5),
    (17, 6),
    (19, 9),
    (25, 7),
    (26, 8),
    (29, 5),
    (32, 5),
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
            lines_0: Lines::EMPTY,
            variables: Variables {
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
                moves: saved.snapshot.variables[2] as u16,
            },
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        for piece in [piece::W] {
            for cell in state.planes[piece as usize] {
                state.lines_0.insert(&tables::PLACES[cell]);
            }
        }
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
