//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, codes_of, check_current, check_cell,
    control_after, last_switch, planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use rbg_runtime::codegen::sample_by_listing;
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

    /// `w`
    pub(crate) const W: super::PieceCode = 2;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<1>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) quiet: u8,
    pub(crate) round: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 4>,
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
        self.cell = cell as u8;
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new().cells(self.planes[piece::B]).cells(self.planes[piece::W])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 2] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 3 | 11) { u64::from(self.cell) } else { 0 })
                    << 32 | u64::from(self.variables.white) << 48
                | u64::from(self.variables.black) << 56,
            u64::from(self.variables.quiet) | u64::from(self.variables.round) << 8,
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
static TO_MOVE: [u8; 14] = [0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 17] = [
    0, 4, 5, 6, 10, 11, 12, 17, 18, 19, 20, 21, 32, 33, 34, 35, 36,
];

/// The classes of moves, by their first and their last modifier.
static CLASSES: [u16; 289] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 9, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            2 => self.clone().moves_6(out, cell),
            3 => self.clone().moves_7(out, cell),
            5 => self.clone().moves_28(out, cell),
            11 => self.clone().moves_69(out, cell),
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
            planes: Planes([
                Cells::EMPTY,
                Cells::from_words([0xffffff]),
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
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
            2 => self.clone().is_legal_from_6(m.codes(), cell),
            3 => self.clone().is_legal_from_7(m.codes(), cell),
            5 => self.clone().is_legal_from_28(m.codes(), cell),
            11 => self.clone().is_legal_from_69(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::E], piece::W);
                let (index, cell) = m.modifier(1);
                match index {
                    2 => {
                        self.keeper_21(cell);
                    }
                    3 => {
                        self.keeper_35(cell);
                    }
                    _ => {}
                }
            }
            4 => {
                self.exchange(cell, [piece::E], piece::B);
                let (index, cell) = m.modifier(1);
                match index {
                    5 => {
                        if !self.keeper_from_1(cell) {
                            self.leave(1, cell);
                        }
                    }
                    6 => {
                        if !self.keeper_63(cell) {
                            self.leave(9, cell);
                        }
                    }
                    _ => {}
                }
            }
            7 | 8 => {
                self.exchange(cell, [piece::W], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::W);
                let (index, cell) = m.modifier(2);
                match index {
                    10 => {
                        if !self.keeper_from_44(cell) {
                            self.leave(7, cell);
                        }
                    }
                    11 => {
                        if !self.keeper_57(cell) {
                            self.leave(8, cell);
                        }
                    }
                    _ => {}
                }
            }
            12 | 13 => {
                self.exchange(cell, [piece::B], piece::E);
                let (_, cell) = m.modifier(1);
                self.exchange(cell, [piece::E], piece::B);
                let (index, cell) = m.modifier(2);
                match index {
                    15 => {
                        if !self.keeper_from_80(cell) {
                            self.leave(12, cell);
                        }
                    }
                    16 => {
                        if !self.keeper_88(cell) {
                            self.leave(13, cell);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        let mut planes = self.planes.0.iter();
        let piece = planes.position(|plane| plane.contains(cell.index()));
        Piece::from_index(piece.unwrap_or(0))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
            0 => i32::from(self.variables.white),
            1 => i32::from(self.variables.black),
            2 => i32::from(self.variables.quiet),
            3 => i32::from(self.variables.round),
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
        if actions.len() > 3 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 24, code)?;
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
        sample_by_listing(self, rng, scratch)
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            2 => self.clone().pseudo_legal_6(out, cell),
            3 => self.clone().pseudo_legal_7(out, cell),
            5 => self.clone().pseudo_legal_28(out, cell),
            11 => self.clone().pseudo_legal_69(out, cell),
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
    const MOVE_IDENTITIES: usize = 6912;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (first, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[first * 17 + last]) * 24 + from) * 24 + to
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 17] = [
    (0, 0),
    (3, 2),
    (5, 4),
    (6, 6),
    (9, 5),
    (11, 1),
    (12, 9),
    (16, 3),
    (20, 7),
    (21, 8),
    (26, 10),
    (29, 10),
    (31, 11),
    (35, 12),
    (36, 13),
    (41, 10),
    (44, 10),
];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 2] = [(3, &[0, 1]), (11, &[1, 2])];

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
            planes: planes(saved),
            variables: Variables {
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
                quiet: saved.snapshot.variables[2] as u8,
                round: saved.snapshot.variables[3] as u8,
            },
            cell: 0,
            control: 0,
        };
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
