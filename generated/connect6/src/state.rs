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
use rbg_runtime::codegen::{
    Candidate, CandidateSink, Candidates, NthMove, sample_by_candidates,
};
use rbg_runtime::codegen::Lines;
use super::tables;
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
pub(crate) type Cells = CellSet<6>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The cells of each piece.
    pub(crate) planes: Planes<6, 4>,
    /// Certain pieces, line by line: whose, `exchange` and `put` say.
    pub(crate) lines_0: Lines<128, 5>,
    /// Certain pieces, line by line: whose, `exchange` and `put` say.
    pub(crate) lines_1: Lines<128, 5>,
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
        for other in others {
            self.planes[other].remove(cell);
            if matches!(other, piece::B) {
                self.lines_0.remove(&tables::PLACES[cell]);
            }
            if matches!(other, piece::W) {
                self.lines_1.remove(&tables::PLACES[cell]);
            }
        }
        self.planes[piece].insert(cell);
        if matches!(piece, piece::B) {
            self.lines_0.insert(&tables::PLACES[cell]);
        }
        if matches!(piece, piece::W) {
            self.lines_1.insert(&tables::PLACES[cell]);
        }
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u16;
    }

    /// Performs one modifier of a move.
    #[inline]
    fn perform(&mut self, code: Code) {
        let (index, cell) = split(code);
        match index {
            2 => {
                self.exchange(cell, [piece::E], piece::W);
            }
            5 => {
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {}
        }
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
            u64::from(self.control) | u64::from(self.variables.white) << 32
                | u64::from(self.variables.black) << 40,
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
static TO_MOVE: [u8; 10] = [0, 2, 0, 1, 0, 0, 0, 2, 0, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 8] = [0, 4, 10, 11, 15, 21, 22, 26];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.clone().moves_22(out, cell),
            7 => self.clone().moves_84(out, cell),
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
                Cells::from_words([
                    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff,
                    0xffffffffffffffff, 0xffffffffffffffff, 0x1ffffffffff,
                ]),
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            lines_0: Lines::EMPTY,
            lines_1: Lines::EMPTY,
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
            1 => self.is_legal_from_3(m.codes(), cell),
            3 => self.clone().is_legal_from_22(m.codes(), cell),
            7 => self.clone().is_legal_from_84(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.keeper_5(cell);
            }
            2 => {
                self.exchange(cell, [piece::E], piece::W);
                let (index, cell) = m.modifier(1);
                match index {
                    3 => {
                        self.keeper_60(cell);
                    }
                    4 => {
                        self.keeper_67(cell);
                    }
                    _ => {}
                }
            }
            5 => {
                self.exchange(cell, [piece::E], piece::B);
                let (index, cell) = m.modifier(1);
                match index {
                    6 => {
                        self.keeper_91(cell);
                    }
                    7 => {
                        self.keeper_94(cell);
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
    const DRAWS_INLINE: bool = false;

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_3(rng, self.cell as usize),
            3 | 7 => sample_by_candidates(self, rng, scratch),
            _ => None,
        }
    }
    const HAS_PSEUDO_LEGAL: bool = true;

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            3 => self.clone().pseudo_legal_22(out, cell),
            7 => self.clone().pseudo_legal_84(out, cell),
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
    const MOVE_IDENTITIES: usize = 32768;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        KeyMixer::new().value(m.codes()).key() as usize % Self::MOVE_IDENTITIES
    }
}

impl Candidates for State {
    type Prefix = Move;

    #[inline]
    fn candidates<S: CandidateSink<Move, Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => {}
            3 => self.candidates_22(out, cell),
            7 => self.candidates_84(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_35(&mut selector, cell, prefix);
            }
            1 => {
                let mut state = self.clone();
                for &code in prefix.codes() {
                    state.perform(code);
                }
                state.moves_from_88(&mut selector, cell, prefix);
            }
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 14] = [
    (0, 0),
    (3, 1),
    (4, 2),
    (8, 4),
    (9, 3),
    (11, 5),
    (14, 4),
    (15, 6),
    (19, 4),
    (20, 7),
    (22, 8),
    (25, 4),
    (26, 9),
    (30, 4),
];

impl Restore for State {
    fn last_switch(&self) -> u32 {
        last_switch(&SWITCHES, u32::from(self.control))
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        let control = control_after(&GAME, &SWITCHES, &TO_MOVE, saved)?;
        let mut state = Self {
            planes: planes(saved),
            lines_0: Lines::EMPTY,
            lines_1: Lines::EMPTY,
            variables: Variables {
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
            },
            cell: 0,
            control: 0,
        };
        for piece in [piece::B] {
            for cell in state.planes[piece] {
                state.lines_0.insert(&tables::PLACES[cell]);
            }
        }
        for piece in [piece::W] {
            for cell in state.planes[piece] {
                state.lines_1.insert(&tables::PLACES[cell]);
            }
        }
        state.cell = saved.snapshot.cell.number();
        state.control = control as u8;
        Ok(state)
    }
}
