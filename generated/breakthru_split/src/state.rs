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
    Candidate, CandidateSink, Candidates, Reservoir, NthMove, Pools, sample_by_candidates,
};
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `e`
    pub(crate) const E: super::PieceCode = 0;

    /// `f`
    pub(crate) const F: super::PieceCode = 1;

    /// `g`
    pub(crate) const G: super::PieceCode = 2;

    /// `s`
    pub(crate) const S: super::PieceCode = 3;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) gold: u8,
    pub(crate) silver: u8,
    pub(crate) rounds: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 128>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 4>,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::F as usize])
            .cells(self.planes[piece::G as usize])
            .cells(self.planes[piece::S as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 13] = [0, 1, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 2];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 12] = [0, 4, 7, 8, 11, 12, 14, 15, 21, 22, 25, 26];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 12] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_5(out, cell),
            2 => self.moves_6(out, cell),
            7 => self.moves_29(out, cell),
            8 => self.moves_30(out, cell),
            12 => self.moves_51(out, cell),
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
                Cells::from_words([0xeedfdbfbfff83fff, 0x1fff83fffbfb7f6]),
                Cells::from_words([0x1000000000000000, 0x0]),
                Cells::EMPTY,
                Cells::from_words([0x12024040007c000, 0x7c000404809]),
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
            1 => self.is_legal_from_5(m.codes(), cell),
            2 | 7 | 8 | 12 => {
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
                if !self.keeper_10(cell) {
                    self.leave(3, cell);
                }
            }
            2 => {
                self.exchange(cell, [piece::G], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    3 => {
                        self.keeper_23(cell);
                    }
                    5 => {
                        self.keeper_24(cell);
                    }
                    _ => {}
                }
            }
            4 => {
                self.exchange(cell, [piece::G], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_24(cell);
            }
            6 => {
                self.exchange(cell, [piece::F], piece::E);
                let (_, cell) = m.modifier(1);
                self.keeper_25(cell);
            }
            8 => {
                self.exchange(cell, [piece::S], piece::E);
                let (index, cell) = m.modifier(1);
                match index {
                    9 => {
                        self.keeper_47(cell);
                    }
                    11 => {
                        if !self.keeper_48(cell) {
                            self.leave(11, cell);
                        }
                    }
                    _ => {}
                }
            }
            10 => {
                self.exchange(cell, [piece::S], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_48(cell) {
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
            0 => i32::from(self.variables.gold),
            1 => i32::from(self.variables.silver),
            2 => i32::from(self.variables.rounds),
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
                u64::from(self.control) | u64::from(self.variables.gold) << 32
                    | u64::from(self.variables.silver) << 40
                    | u64::from(self.variables.rounds) << 48,
            )
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
            1 => self.draw_5(rng, self.cell as usize),
            2 => {
                let mut draw = Reservoir::new(rng);
                self.moves_6(&mut draw, self.cell as usize);
                draw.drawn()
            }
            7 => {
                let mut draw = Reservoir::new(rng);
                self.moves_29(&mut draw, self.cell as usize);
                draw.drawn()
            }
            8 | 12 => sample_by_candidates(self, rng, scratch),
            _ => None,
        }
    }
    const POOLS: usize = 1;

    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        match self.control {
            1 => pools.fill(0, || self.pool_5()),
            _ => {}
        }
    }

    #[inline(always)]
    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        scratch: &mut MoveList<Move>,
    ) -> bool {
        match self.control {
            1 => {
                match self.draw_5_pooled(rng, pools) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
            _ => {
                match self.sample_move_with(rng, scratch) {
                    Some(m) => {
                        self.apply(&m);
                        true
                    }
                    None => false,
                }
            }
        }
    }

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }
    const MONOTONIC_CLASSES: usize = 1;

    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        match self.control {
            1 => Some(0),
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
    const MOVE_IDENTITIES: usize = 29282;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 121 + from) * 121 + to
    }
}

impl Candidates for State {
    type Prefix = Move;

    #[inline]
    fn candidates<S: CandidateSink<Move, Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 | 2 | 7 => {}
            8 => self.candidates_30(out, cell),
            12 => self.candidates_51(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_36(&mut selector, cell, prefix),
            1 => self.moves_from_57(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 15] = [
    (0, 0),
    (3, 1),
    (4, 3),
    (6, 2),
    (8, 4),
    (10, 7),
    (12, 5),
    (15, 6),
    (19, 9),
    (20, 8),
    (22, 10),
    (24, 12),
    (26, 11),
    (30, 9),
    (32, 9),
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
                gold: saved.snapshot.variables[0] as u8,
                silver: saved.snapshot.variables[1] as u8,
                rounds: saved.snapshot.variables[2] as u8,
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
