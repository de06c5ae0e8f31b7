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
use rbg_runtime::codegen::{
    Candidate, CandidateSink, Candidates, NthMove, sample_by_candidates,
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

    /// `x`
    pub(crate) const X: super::PieceCode = 3;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<2>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
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

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B])
            .cells(self.planes[piece::W])
            .cells(self.planes[piece::X])
    }

    /// Everything but the pieces that decides how the game can go on.
    #[inline]
    fn words(&self) -> [u64; 1] {
        [
            u64::from(self.control)
                | (if matches!(
                    self.control, 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12 | 13 | 14 | 15 | 16
                    | 17 | 18 | 19
                ) {
                    u64::from(self.cell)
                } else {
                    0
                }) << 32 | u64::from(self.variables.white) << 48
                | u64::from(self.variables.black) << 56,
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
static TO_MOVE: [u8; 21] = [
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 23] = [
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
];

/// The classes of moves, by their last modifier.
static CLASSES: [u16; 23] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            2 => self.moves_12(out, cell),
            3 => self.moves_13(out, cell),
            4 => self.moves_14(out, cell),
            5 => self.moves_15(out, cell),
            6 => self.moves_16(out, cell),
            7 => self.moves_17(out, cell),
            8 => self.moves_18(out, cell),
            9 => self.moves_19(out, cell),
            11 => self.moves_33(out, cell),
            12 => self.moves_44(out, cell),
            13 => self.moves_45(out, cell),
            14 => self.moves_46(out, cell),
            15 => self.moves_47(out, cell),
            16 => self.moves_48(out, cell),
            17 => self.moves_49(out, cell),
            18 => self.moves_50(out, cell),
            19 => self.moves_51(out, cell),
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
                Cells::from_words([0x8040000048, 0x0]),
                Cells::from_words([0xefffff7fbfffffb7, 0xedfffffdf]),
                Cells::from_words([0x1000000000000000, 0x120000020]),
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
            11 => self.is_legal_from_33(m.codes(), cell),
            2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 => {
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
                let (index, cell) = m.modifier(1);

                static NEXT: [u8; 10] = [21, 21, 2, 3, 4, 5, 6, 7, 8, 9];
                if let Some(next) = NEXT.get(index).copied() && next != 21 {
                    self.leave(next, cell);
                    return;
                }
                match index {
                    _ => {}
                }
            }
            10 => {
                self.exchange(cell, [piece::E], piece::W);
                let (_, cell) = m.modifier(1);
                self.keeper_29(cell);
            }
            12 => {
                self.exchange(cell, [piece::B], piece::E);
                let (index, cell) = m.modifier(1);

                static NEXT: [u8; 21] = [
                    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 12, 13, 14, 15,
                    16, 17, 18, 19,
                ];
                if let Some(next) = NEXT.get(index).copied() && next != 21 {
                    self.leave(next, cell);
                    return;
                }
                match index {
                    _ => {}
                }
            }
            21 => {
                self.exchange(cell, [piece::E], piece::B);
                let (_, cell) = m.modifier(1);
                self.keeper_61(cell);
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
    const DRAWS_INLINE: bool = false;

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 => {
                sample_by_candidates(self, rng, scratch)
            }
            11 => self.draw_33(rng, self.cell as usize),
            _ => None,
        }
    }

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
    const MOVE_IDENTITIES: usize = 20000;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let codes = m.codes();
        let (_, from) = codes.first().map_or((0, 0), |&code| split(code));
        let (last, to) = codes.last().map_or((0, 0), |&code| split(code));
        (usize::from(CLASSES[last]) * 100 + from) * 100 + to
    }
}

impl Candidates for State {
    type Prefix = Move;

    #[inline]
    fn candidates<S: CandidateSink<Move, Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 | 11 => {}
            2 => self.candidates_12(out, cell),
            3 => self.candidates_13(out, cell),
            4 => self.candidates_14(out, cell),
            5 => self.candidates_15(out, cell),
            6 => self.candidates_16(out, cell),
            7 => self.candidates_17(out, cell),
            8 => self.candidates_18(out, cell),
            9 => self.candidates_19(out, cell),
            12 => self.candidates_44(out, cell),
            13 => self.candidates_45(out, cell),
            14 => self.candidates_46(out, cell),
            15 => self.candidates_47(out, cell),
            16 => self.candidates_48(out, cell),
            17 => self.candidates_49(out, cell),
            18 => self.candidates_50(out, cell),
            19 => self.candidates_51(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_20(&mut selector, cell, prefix),
            1 => self.moves_from_52(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 21] = [
    (0, 0),
    (1, 1),
    (3, 2),
    (4, 3),
    (5, 4),
    (6, 5),
    (7, 6),
    (8, 7),
    (9, 8),
    (10, 9),
    (12, 10),
    (16, 11),
    (18, 12),
    (19, 13),
    (20, 14),
    (21, 15),
    (22, 16),
    (23, 17),
    (24, 18),
    (25, 19),
    (27, 20),
];

/// The pieces that can stand on the current cell, for control states where not all can.
static CURRENT: [(u32, &[u16]); 16] = [
    (2, &[1]),
    (3, &[1]),
    (4, &[1]),
    (5, &[1]),
    (6, &[1]),
    (7, &[1]),
    (8, &[1]),
    (9, &[1]),
    (12, &[1]),
    (13, &[1]),
    (14, &[1]),
    (15, &[1]),
    (16, &[1]),
    (17, &[1]),
    (18, &[1]),
    (19, &[1]),
];

/// The cells on which play can go on, for control states where it does not on all.
static TURN_CELLS: [(u32, Cells); 16] = [
    (2, Cells::from_words([0xffffffffffffffff, 0x3ffffff])),
    (3, Cells::from_words([0xfffffffffffffc00, 0xfffffffff])),
    (4, Cells::from_words([0xf7fdff7fdff7fdff, 0x7fdff7fdf])),
    (5, Cells::from_words([0xeffbfeffbfeffbfe, 0xffbfeffbf])),
    (6, Cells::from_words([0xf7fdff7fdff7fdff, 0x1ff7fdf])),
    (7, Cells::from_words([0xeffbfeffbfeffbfe, 0x3feffbf])),
    (8, Cells::from_words([0xf7fdff7fdff7fc00, 0x7fdff7fdf])),
    (9, Cells::from_words([0xeffbfeffbfeff800, 0xffbfeffbf])),
    (12, Cells::from_words([0xffffffffffffffff, 0x3ffffff])),
    (13, Cells::from_words([0xfffffffffffffc00, 0xfffffffff])),
    (14, Cells::from_words([0xf7fdff7fdff7fdff, 0x7fdff7fdf])),
    (15, Cells::from_words([0xeffbfeffbfeffbfe, 0xffbfeffbf])),
    (16, Cells::from_words([0xf7fdff7fdff7fdff, 0x1ff7fdf])),
    (17, Cells::from_words([0xeffbfeffbfeffbfe, 0x3feffbf])),
    (18, Cells::from_words([0xf7fdff7fdff7fc00, 0x7fdff7fdf])),
    (19, Cells::from_words([0xeffbfeffbfeff800, 0xffbfeffbf])),
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
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
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
