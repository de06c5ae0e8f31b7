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
    Candidate, CandidateSink, Candidates, NthMove, sample_by_candidates,
};
use super::game::GAME;
use super::moves::{Move, split};

/// The pieces by their numbers.
#[allow(dead_code)]
pub(crate) mod piece {
    /// `b`
    pub(crate) const B: super::PieceCode = 0;

    /// `e`
    pub(crate) const E: super::PieceCode = 1;

    /// `lifted`
    pub(crate) const LIFTED: super::PieceCode = 2;

    /// `w`
    pub(crate) const W: super::PieceCode = 3;
}

/// A piece as it is stored.
pub(crate) type PieceCode = u8;

/// A set of cells.
pub(crate) type Cells = CellSet<8>;

/// Scores and variables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Variables {
    pub(crate) black: u8,
    pub(crate) white: u8,
    pub(crate) distance: u8,
    pub(crate) moves: u16,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 512>,
    /// The cells of each piece.
    pub(crate) planes: Table<Cells, 4>,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u16,
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
        self.cell = cell as u16;
    }

    /// The beginning of a key: where the pieces are.
    #[inline]
    fn mixed_board(&self) -> KeyMixer {
        KeyMixer::new()
            .cells(self.planes[piece::B as usize])
            .cells(self.planes[piece::LIFTED as usize])
            .cells(self.planes[piece::W as usize])
    }
}

/// The players to move, by control state.
static TO_MOVE: [u8; 36] = [
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 65] = [
    0, 4, 5, 8, 9, 40, 41, 44, 45, 76, 77, 80, 81, 112, 113, 116, 117, 148, 149, 152,
    153, 184, 185, 188, 189, 220, 221, 224, 225, 256, 257, 260, 261, 298, 299, 302, 303,
    334, 335, 338, 339, 370, 371, 374, 375, 406, 407, 410, 411, 442, 443, 446, 447, 478,
    479, 482, 483, 514, 515, 518, 519, 550, 551, 554, 555,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_3(out, cell),
            18 => self.moves_248(out, cell),
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
                Cells::from_words([
                    0x0, 0x0, 0x0, 0x0, 0x2480000000000000, 0xea00000000000049,
                    0x15fea0eaf5c15f, 0x0,
                ]),
                Cells::from_words([
                    0xa8057fffffffffff, 0xfffffa8057c5428f, 0xffffedb6dfffffff,
                    0xffffffffffffffff, 0xdb7fffffffffffff, 0x15ffffffffffffb6,
                    0xffea015f150a3ea0, 0xfffffffff,
                ]),
                Cells::EMPTY,
                Cells::from_words([
                    0x57fa800000000000, 0x57fa83abd70, 0x124920000000, 0x0, 0x0, 0x0,
                    0x0, 0x0,
                ]),
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
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_56(cell) {
                    self.leave(2, cell);
                }
            }
            3 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_60(cell) {
                    self.leave(3, cell);
                }
            }
            5 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_61(cell) {
                    self.leave(4, cell);
                }
            }
            7 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_65(cell) {
                    self.leave(5, cell);
                }
            }
            9 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_66(cell) {
                    self.leave(6, cell);
                }
            }
            11 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_70(cell) {
                    self.leave(7, cell);
                }
            }
            13 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_71(cell) {
                    self.leave(8, cell);
                }
            }
            15 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_75(cell) {
                    self.leave(9, cell);
                }
            }
            17 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_76(cell) {
                    self.leave(10, cell);
                }
            }
            19 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_80(cell) {
                    self.leave(11, cell);
                }
            }
            21 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_81(cell) {
                    self.leave(12, cell);
                }
            }
            23 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_86(cell) {
                    self.leave(13, cell);
                }
            }
            25 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_87(cell) {
                    self.leave(14, cell);
                }
            }
            27 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_91(cell) {
                    self.leave(15, cell);
                }
            }
            29 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_92(cell) {
                    self.leave(16, cell);
                }
            }
            31 => {
                self.exchange(cell, [piece::B], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_97(cell) {
                    self.leave(17, cell);
                }
            }
            33 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_495(cell) {
                    self.leave(20, cell);
                }
            }
            35 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_498(cell) {
                    self.leave(21, cell);
                }
            }
            37 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_499(cell) {
                    self.leave(22, cell);
                }
            }
            39 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_502(cell) {
                    self.leave(23, cell);
                }
            }
            41 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_503(cell) {
                    self.leave(24, cell);
                }
            }
            43 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_506(cell) {
                    self.leave(25, cell);
                }
            }
            45 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_507(cell) {
                    self.leave(26, cell);
                }
            }
            47 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_510(cell) {
                    self.leave(27, cell);
                }
            }
            49 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_511(cell) {
                    self.leave(28, cell);
                }
            }
            51 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_515(cell) {
                    self.leave(29, cell);
                }
            }
            53 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_516(cell) {
                    self.leave(30, cell);
                }
            }
            55 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_520(cell) {
                    self.leave(31, cell);
                }
            }
            57 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_521(cell) {
                    self.leave(32, cell);
                }
            }
            59 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_525(cell) {
                    self.leave(33, cell);
                }
            }
            61 => {
                self.exchange(cell, [piece::E], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_526(cell) {
                    self.leave(34, cell);
                }
            }
            63 => {
                self.exchange(cell, [piece::W], piece::LIFTED);
                let (_, cell) = m.modifier(1);
                if !self.keeper_530(cell) {
                    self.leave(35, cell);
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
            2 => i32::from(self.variables.distance),
            3 => i32::from(self.variables.moves),
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
                u64::from(self.control) | u64::from(self.variables.black) << 32
                    | u64::from(self.variables.white) << 40
                    | u64::from(self.variables.distance) << 48,
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
        sample_by_candidates(self, rng, scratch)
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
            1 => self.candidates_3(out, cell),
            18 => self.candidates_248(out, cell),
            _ => {}
        }
    }

    #[inline]
    fn finish(&self, candidate: Candidate<Move>) -> Option<Move> {
        let Candidate { tail, cell, prefix, number } = candidate;
        let mut selector = NthMove::new(number);
        match tail {
            0 => self.moves_from_40(&mut selector, cell, prefix),
            1 => self.moves_from_42(&mut selector, cell, prefix),
            2 => self.moves_from_44(&mut selector, cell, prefix),
            3 => self.moves_from_46(&mut selector, cell, prefix),
            4 => self.moves_from_48(&mut selector, cell, prefix),
            5 => self.moves_from_50(&mut selector, cell, prefix),
            6 => self.moves_from_52(&mut selector, cell, prefix),
            7 => self.moves_from_54(&mut selector, cell, prefix),
            8 => self.moves_from_449(&mut selector, cell, prefix),
            9 => self.moves_from_451(&mut selector, cell, prefix),
            10 => self.moves_from_453(&mut selector, cell, prefix),
            11 => self.moves_from_455(&mut selector, cell, prefix),
            12 => self.moves_from_457(&mut selector, cell, prefix),
            13 => self.moves_from_459(&mut selector, cell, prefix),
            14 => self.moves_from_461(&mut selector, cell, prefix),
            15 => self.moves_from_463(&mut selector, cell, prefix),
            _ => {}
        }
        selector.found()
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 39] = [
    (0, 0),
    (3, 1),
    (5, 2),
    (9, 3),
    (41, 4),
    (45, 5),
    (77, 6),
    (81, 7),
    (113, 8),
    (117, 9),
    (149, 10),
    (153, 11),
    (185, 12),
    (189, 13),
    (221, 14),
    (225, 15),
    (257, 16),
    (261, 17),
    (293, 19),
    (296, 19),
    (297, 18),
    (299, 20),
    (303, 21),
    (335, 22),
    (339, 23),
    (371, 24),
    (375, 25),
    (407, 26),
    (411, 27),
    (443, 28),
    (447, 29),
    (479, 30),
    (483, 31),
    (515, 32),
    (519, 33),
    (551, 34),
    (555, 35),
    (587, 19),
    (590, 19),
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
                distance: saved.snapshot.variables[2] as u8,
                moves: saved.snapshot.variables[3] as u16,
            },
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        state.cell = saved.snapshot.cell.number();
        state.control = control as u8;
        Ok(state)
    }
}
