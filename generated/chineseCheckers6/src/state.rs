//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, codes_of, control_after, last_switch,
    planes, rand_core::Rng,
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
    /// `e`
    pub(crate) const E: super::PieceCode = 0;

    /// `n`
    pub(crate) const N: super::PieceCode = 1;

    /// `ne`
    pub(crate) const NE: super::PieceCode = 2;

    /// `nw`
    pub(crate) const NW: super::PieceCode = 3;

    /// `s`
    pub(crate) const S: super::PieceCode = 4;

    /// `se`
    pub(crate) const SE: super::PieceCode = 5;

    /// `sw`
    pub(crate) const SW: super::PieceCode = 6;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) north: u8,
    pub(crate) north_east: u8,
    pub(crate) south_east: u8,
    pub(crate) south: u8,
    pub(crate) south_west: u8,
    pub(crate) north_west: u8,
    pub(crate) moves: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<2, 8>,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::N])
            .cells(self.planes[piece::NE])
            .cells(self.planes[piece::NW])
            .cells(self.planes[piece::S])
            .cells(self.planes[piece::SE])
            .cells(self.planes[piece::SW])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 2] {
        [
            u64::from(self.control) | u64::from(self.variables.north) << 32
                | u64::from(self.variables.north_east) << 40
                | u64::from(self.variables.south_east) << 48
                | u64::from(self.variables.south) << 56,
            u64::from(self.variables.south_west)
                | u64::from(self.variables.north_west) << 8
                | u64::from(self.variables.moves) << 16,
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
static TO_MOVE: [u8; 14] = [0, 1, 0, 2, 0, 0, 3, 0, 4, 0, 5, 0, 6, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 13] = [0, 8, 9, 22, 23, 36, 37, 50, 51, 64, 65, 78, 79];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.clone().moves_7(out, cell),
            3 => self.clone().moves_37(out, cell),
            6 => self.clone().moves_72(out, cell),
            8 => self.clone().moves_106(out, cell),
            10 => self.clone().moves_140(out, cell),
            12 => self.clone().moves_174(out, cell),
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
                Cells::from_words([0xff7f8fe0fc07c000, 0x7c07e0fe3fd]),
                Cells::from_words([0x3ff, 0x0]),
                Cells::from_words([0x80300700780000, 0x0]),
                Cells::from_words([0x401803803c00, 0x0]),
                Cells::from_words([0x0, 0x1ff800000000000]),
                Cells::from_words([0x0, 0x780380300400]),
                Cells::from_words([0x0, 0x3c01c01802]),
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
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::N], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_24(cell) {
                    self.leave(2, cell);
                }
            }
            3 => {
                self.exchange(cell, [piece::NE], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_58(cell) {
                    self.leave(5, cell);
                }
            }
            5 => {
                self.exchange(cell, [piece::SE], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_92(cell) {
                    self.leave(7, cell);
                }
            }
            7 => {
                self.exchange(cell, [piece::S], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_126(cell) {
                    self.leave(9, cell);
                }
            }
            9 => {
                self.exchange(cell, [piece::SW], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_160(cell) {
                    self.leave(11, cell);
                }
            }
            11 => {
                self.exchange(cell, [piece::NW], piece::E);
                let (_, cell) = m.modifier(1);
                if !self.keeper_194(cell) {
                    self.leave(13, cell);
                }
            }
            _ => {}
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
        let mut planes = self.planes.0.iter();
        let piece = planes.position(|plane| plane.contains(cell.index()));
        Piece::from_index(piece.unwrap_or(0))
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable.number() {
            0 => i32::from(self.variables.north),
            1 => i32::from(self.variables.north_east),
            2 => i32::from(self.variables.south_east),
            3 => i32::from(self.variables.south),
            4 => i32::from(self.variables.south_west),
            5 => i32::from(self.variables.north_west),
            6 => i32::from(self.variables.moves),
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
        if actions.len() > 2 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 121, code)?;
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
    const CAN_BE_DECIDED: bool = true;
    const STOPS_PLAYOUTS: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }
    const LISTS_FOR_LEGALITY: bool = true;

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
    const MOVE_IDENTITIES: usize = 32768;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        KeyMixer::new().value(m.codes()).key() as usize % Self::MOVE_IDENTITIES
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 25] = [
    (0, 0),
    (7, 1),
    (9, 2),
    (12, 4),
    (20, 4),
    (21, 3),
    (23, 5),
    (26, 4),
    (34, 4),
    (35, 6),
    (37, 7),
    (40, 4),
    (48, 4),
    (49, 8),
    (51, 9),
    (54, 4),
    (62, 4),
    (63, 10),
    (65, 11),
    (68, 4),
    (76, 4),
    (77, 12),
    (79, 13),
    (82, 4),
    (90, 4),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        let mut state = Self {
            planes: planes(saved),
            variables: Variables {
                north: saved.snapshot.variables[0] as u8,
                north_east: saved.snapshot.variables[1] as u8,
                south_east: saved.snapshot.variables[2] as u8,
                south: saved.snapshot.variables[3] as u8,
                south_west: saved.snapshot.variables[4] as u8,
                north_west: saved.snapshot.variables[5] as u8,
                moves: saved.snapshot.variables[6] as u8,
            },
            cell: 0,
            control: 0,
        };
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
