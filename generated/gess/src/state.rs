//! The position and what changes it.

use rbg_runtime::{
    ActionList, Cell, CellSet, GameInfo, MoveAction, MoveCounter, MoveList, MoveSink,
    Piece, Player, Position, Table, Variable, rand_core::Rng,
};
use rbg_runtime::{MoveSelector, rng::below};
use super::game::GAME;
use super::moves::{Code, Move, split};

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
            1 | 3 | 5 | 7 | 9 | 11 | 13 | 15 | 17 | 19 | 21 | 23 | 25 | 27 | 29 | 31 | 33
            | 35 | 37 | 39 | 41 | 43 | 45 | 47 | 49 | 51 | 53 | 55 | 57 | 59 | 61
            | 63 => {
                self.put(cell, piece::LIFTED);
            }
            2 => {
                self.leave(2, cell);
            }
            4 => {
                self.leave(3, cell);
            }
            6 => {
                self.leave(4, cell);
            }
            8 => {
                self.leave(5, cell);
            }
            10 => {
                self.leave(6, cell);
            }
            12 => {
                self.leave(7, cell);
            }
            14 => {
                self.leave(8, cell);
            }
            16 => {
                self.leave(9, cell);
            }
            18 => {
                self.leave(10, cell);
            }
            20 => {
                self.leave(11, cell);
            }
            22 => {
                self.leave(12, cell);
            }
            24 => {
                self.leave(13, cell);
            }
            26 => {
                self.leave(14, cell);
            }
            28 => {
                self.leave(15, cell);
            }
            30 => {
                self.leave(16, cell);
            }
            32 => {
                self.leave(17, cell);
            }
            34 => {
                self.leave(20, cell);
            }
            36 => {
                self.leave(21, cell);
            }
            38 => {
                self.leave(22, cell);
            }
            40 => {
                self.leave(23, cell);
            }
            42 => {
                self.leave(24, cell);
            }
            44 => {
                self.leave(25, cell);
            }
            46 => {
                self.leave(26, cell);
            }
            48 => {
                self.leave(27, cell);
            }
            50 => {
                self.leave(28, cell);
            }
            52 => {
                self.leave(29, cell);
            }
            54 => {
                self.leave(30, cell);
            }
            56 => {
                self.leave(31, cell);
            }
            58 => {
                self.leave(32, cell);
            }
            60 => {
                self.leave(33, cell);
            }
            62 => {
                self.leave(34, cell);
            }
            64 => {
                self.leave(35, cell);
            }
            _ => {}
        }
    }

    /// Plays the keeper's moves until a player is on turn or it is stuck.
    fn run_keeper(&mut self) {
        for _ in 0..rbg_runtime::KEEPER_PATIENCE {
            let cell = self.cell as usize;
            let moved = match self.control {
                0 => self.keeper_0(cell),
                2 => self.keeper_56(cell),
                3 => self.keeper_60(cell),
                4 => self.keeper_61(cell),
                5 => self.keeper_65(cell),
                6 => self.keeper_66(cell),
                7 => self.keeper_70(cell),
                8 => self.keeper_71(cell),
                9 => self.keeper_75(cell),
                10 => self.keeper_76(cell),
                11 => self.keeper_80(cell),
                12 => self.keeper_81(cell),
                13 => self.keeper_86(cell),
                14 => self.keeper_87(cell),
                15 => self.keeper_91(cell),
                16 => self.keeper_92(cell),
                17 => self.keeper_97(cell),
                20 => self.keeper_495(cell),
                21 => self.keeper_498(cell),
                22 => self.keeper_499(cell),
                23 => self.keeper_502(cell),
                24 => self.keeper_503(cell),
                25 => self.keeper_506(cell),
                26 => self.keeper_507(cell),
                27 => self.keeper_510(cell),
                28 => self.keeper_511(cell),
                29 => self.keeper_515(cell),
                30 => self.keeper_516(cell),
                31 => self.keeper_520(cell),
                32 => self.keeper_521(cell),
                33 => self.keeper_525(cell),
                34 => self.keeper_526(cell),
                35 => self.keeper_530(cell),
                _ => false,
            };
            if !moved {
                return;
            }
        }
    }
}

/// The players on turn, by control state.
static MOVERS: [Player; 36] = [
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
            board: Table([
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::W,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::B,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
                piece::E,
            ]),
            planes: Table([Cells::EMPTY; _]),
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for cell in 0..484 {
            state.planes[state.board[cell] as usize].insert(cell);
        }
        state.run_keeper();
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
        let count = self.count_moves();
        let mut selector = MoveSelector::new(below(rng, count as u32) as usize);
        self.find(&mut selector);
        selector.found()
    }

    fn is_legal(&self, m: &Move) -> bool {
        let mut list = MoveList::new();
        self.moves(&mut list);
        list.contains(m)
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        for &code in m.codes() {
            self.perform(code);
        }
        self.run_keeper();
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        Piece::from(self.board[usize::from(cell)])
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        match variable {
            0 => i32::from(self.variables.black),
            1 => i32::from(self.variables.white),
            2 => i32::from(self.variables.distance),
            3 => i32::from(self.variables.moves),
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
