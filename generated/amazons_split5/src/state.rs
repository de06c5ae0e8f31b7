//! The position and what changes it.

use rbg_runtime::{
    ActionList, Cell, CellSet, GameInfo, MoveAction, MoveCounter, MoveList, MoveSink,
    Piece, Player, Position, Table, Variable, rand_core::Rng,
};
use rbg_runtime::sample_by_listing;
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

    /// `x`
    pub(crate) const X: super::PieceCode = 3;
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
}

/// The players on turn, by control state.
static MOVERS: [Player; 45] = [
    0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 39] = [
    0, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 29, 32, 33,
    34, 35, 36, 37, 38, 39, 40, 43, 44, 45, 46, 47, 48, 49, 50, 51,
];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            3 => self.moves_8(out, cell),
            4 => self.moves_17(out, cell),
            5 => self.moves_18(out, cell),
            6 => self.moves_19(out, cell),
            7 => self.moves_20(out, cell),
            8 => self.moves_21(out, cell),
            9 => self.moves_22(out, cell),
            10 => self.moves_23(out, cell),
            11 => self.moves_24(out, cell),
            13 => self.moves_27(out, cell),
            14 => self.moves_36(out, cell),
            15 => self.moves_37(out, cell),
            16 => self.moves_38(out, cell),
            17 => self.moves_39(out, cell),
            18 => self.moves_40(out, cell),
            19 => self.moves_41(out, cell),
            20 => self.moves_42(out, cell),
            21 => self.moves_43(out, cell),
            23 => self.moves_48(out, cell),
            25 => self.moves_53(out, cell),
            26 => self.moves_62(out, cell),
            27 => self.moves_63(out, cell),
            28 => self.moves_64(out, cell),
            29 => self.moves_65(out, cell),
            30 => self.moves_66(out, cell),
            31 => self.moves_67(out, cell),
            32 => self.moves_68(out, cell),
            33 => self.moves_69(out, cell),
            35 => self.moves_72(out, cell),
            36 => self.moves_81(out, cell),
            37 => self.moves_82(out, cell),
            38 => self.moves_83(out, cell),
            39 => self.moves_84(out, cell),
            40 => self.moves_85(out, cell),
            41 => self.moves_86(out, cell),
            42 => self.moves_87(out, cell),
            43 => self.moves_88(out, cell),
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
    fn mover(&self) -> Player {
        MOVERS[self.control as usize]
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

    fn sample_move_with<R: Rng>(
        &self,
        rng: &mut R,
        scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            3 => sample_by_listing(self, rng, scratch),
            4 => self.draw_17(rng, self.cell as usize),
            5 => self.draw_18(rng, self.cell as usize),
            6 => self.draw_19(rng, self.cell as usize),
            7 => self.draw_20(rng, self.cell as usize),
            8 => self.draw_21(rng, self.cell as usize),
            9 => self.draw_22(rng, self.cell as usize),
            10 => self.draw_23(rng, self.cell as usize),
            11 => self.draw_24(rng, self.cell as usize),
            13 => sample_by_listing(self, rng, scratch),
            14 => self.draw_36(rng, self.cell as usize),
            15 => self.draw_37(rng, self.cell as usize),
            16 => self.draw_38(rng, self.cell as usize),
            17 => self.draw_39(rng, self.cell as usize),
            18 => self.draw_40(rng, self.cell as usize),
            19 => self.draw_41(rng, self.cell as usize),
            20 => self.draw_42(rng, self.cell as usize),
            21 => self.draw_43(rng, self.cell as usize),
            23 => self.draw_48(rng, self.cell as usize),
            25 => sample_by_listing(self, rng, scratch),
            26 => self.draw_62(rng, self.cell as usize),
            27 => self.draw_63(rng, self.cell as usize),
            28 => self.draw_64(rng, self.cell as usize),
            29 => self.draw_65(rng, self.cell as usize),
            30 => self.draw_66(rng, self.cell as usize),
            31 => self.draw_67(rng, self.cell as usize),
            32 => self.draw_68(rng, self.cell as usize),
            33 => self.draw_69(rng, self.cell as usize),
            35 => sample_by_listing(self, rng, scratch),
            36 => self.draw_81(rng, self.cell as usize),
            37 => self.draw_82(rng, self.cell as usize),
            38 => self.draw_83(rng, self.cell as usize),
            39 => self.draw_84(rng, self.cell as usize),
            40 => self.draw_85(rng, self.cell as usize),
            41 => self.draw_86(rng, self.cell as usize),
            42 => self.draw_87(rng, self.cell as usize),
            43 => self.draw_88(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            13 => self.is_legal_from_27(m.codes(), cell),
            23 => self.is_legal_from_48(m.codes(), cell),
            25 => self.is_legal_from_53(m.codes(), cell),
            35 => self.is_legal_from_72(m.codes(), cell),
            3 => self.is_legal_from_8(m.codes(), cell),
            4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 26
            | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 36 | 37 | 38 | 39 | 40 | 41 | 42
            | 43 => {
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

        static NEXT: [u8; 39] = [
            45, 45, 4, 5, 6, 7, 8, 9, 10, 11, 45, 14, 15, 16, 17, 18, 19, 20, 21, 45, 45,
            26, 27, 28, 29, 30, 31, 32, 33, 45, 36, 37, 38, 39, 40, 41, 42, 43, 45,
        ];
        if let Some(&next) = NEXT.get(index) && next != 45 {
            self.leave(next, cell);
            return;
        }
        match index {
            1 => {
                self.keeper_6(cell);
            }
            10 => {
                self.keeper_25(cell);
            }
            19 => {
                self.keeper_44(cell);
            }
            20 => {
                self.keeper_51(cell);
            }
            29 => {
                self.keeper_70(cell);
            }
            38 => {
                self.keeper_89(cell);
            }
            _ => {}
        }
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::from(self.board[usize::from(cell)])
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable {
            0 => i32::from(self.variables.white),
            1 => i32::from(self.variables.black),
            _ => 0,
        }
    }

    #[inline]
    fn current_cell(&self) -> Cell {
        Cell::from(self.cell)
    }

    fn actions(&self, m: &Move) -> ActionList {
        let codes = m.codes().iter().map(|&code| split(code));
        codes
            .map(|(index, cell)| MoveAction {
                cell: cell as Cell,
                index: ACTIONS.get(index).copied().unwrap_or(0),
            })
            .collect()
    }
}
