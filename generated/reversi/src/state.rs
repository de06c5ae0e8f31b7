//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, codes_of, check_places, control_after,
    last_switch, planes, rand_core::Rng,
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
    pub(crate) black: u8,
    pub(crate) white: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<1, 4>,
    pub(crate) variables: Variables,
    /// Cells that the keeper has found out and the player on turn needs.
    pub(crate) known: Cells,
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

    /// Puts a piece on all of some cells, where another one stands.
    #[inline]
    pub(crate) fn turn_over(
        &mut self,
        cells: Cells,
        other: PieceCode,
        piece: PieceCode,
    ) {
        self.planes[other] ^= cells;
        self.planes[piece] ^= cells;
    }

    /// How many cells hold a piece.
    #[inline]
    pub(crate) fn count(&self, piece: PieceCode) -> i32 {
        self.planes[piece].len() as i32
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.known = Cells::EMPTY;
        self.leave_known(control, cell);
    }

    /// As `leave`, to a player who needs the cells that have been found out.
    #[inline]
    pub(crate) fn leave_known(&mut self, control: u8, cell: usize) {
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
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control)
                | (if matches!(self.control, 2 | 7) { u64::from(self.cell) } else { 0 })
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
static TO_MOVE: [u8; 9] = [0, 1, 1, 0, 0, 2, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 5] = [0, 2, 13, 22, 33];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_5(out, cell),
            2 => self.moves_13(out, cell),
            5 => self.moves_46(out, cell),
            7 => self.moves_55(out, cell),
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
                Cells::from_words([0x810000000]),
                Cells::from_words([0xffffffe7e7ffffff]),
                Cells::from_words([0x1008000000]),
                Cells::EMPTY,
            ]),
            variables: Variables::default(),
            known: Cells::EMPTY,
            cell: 0,
            control: 0,
        };
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
            1 => self.draw_5(rng, self.cell as usize),
            2 => self.draw_13(rng, self.cell as usize),
            5 => self.draw_46(rng, self.cell as usize),
            7 => self.draw_55(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_5(m.codes(), cell),
            2 => self.is_legal_from_13(m.codes(), cell),
            5 => self.is_legal_from_46(m.codes(), cell),
            7 => self.is_legal_from_55(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_31(cell);
            }
            2 => {
                self.keeper_from_27(cell);
            }
            3 => {
                self.keeper_73(cell);
            }
            4 => {
                self.keeper_from_0(cell);
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
        if actions.len() > 1 {
            return None;
        }
        let codes = codes_of(actions, &ACTIONS, 64, code)?;
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
            1 => self.pseudo_legal_5(out, cell),
            2 => self.moves_13(out, cell),
            5 => self.pseudo_legal_46(out, cell),
            7 => self.moves_55(out, cell),
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
    const MOVE_IDENTITIES: usize = 256;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 64 + cell
    }
    const MOVE_CODES: usize = 320;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 11] = [
    (0, 0),
    (1, 1),
    (2, 4),
    (12, 2),
    (13, 3),
    (20, 6),
    (21, 5),
    (22, 8),
    (32, 7),
    (33, 0),
    (40, 6),
];

/// The pieces that play never brings to some cells, with those cells.
static MISPLACED: [(u16, Cells); 1] = [(1, Cells::from_words([0x1818000000]))];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        check_places(&MISPLACED, saved)?;
        let mut state = Self {
            planes: planes(saved),
            variables: Variables {
                black: saved.snapshot.variables[0] as u8,
                white: saved.snapshot.variables[1] as u8,
            },
            known: Cells::EMPTY,
            cell: 0,
            control: 0,
        };
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        match state.control {
            1 => state.known = state.pattern_9_everywhere(),
            5 => state.known = state.pattern_26_everywhere(),
            _ => {}
        }
        Ok(state)
    }
}
