//! The position and what changes it.

use rbg_runtime::codegen::{
    CellSet, Hints, MoveCounter, MoveSink, Planes, Table, codes_of, control_after,
    last_switch, planes, rand_core::Rng,
};
use rbg_runtime::game::{RestoreError, SavedPosition};
use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Piece, Player, Position, Restore,
    Variable,
};
use rbg_runtime::codegen::Pools;
use rbg_runtime::codegen::grow;
use rbg_runtime::codegen::touch;
use super::tables;
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
pub(crate) type Cells = CellSet<3>;

/// Scores and variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    pub(crate) white: u8,
    pub(crate) black: u8,
    pub(crate) corners: u8,
    pub(crate) sides: u8,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub struct State {
    /// The piece on each cell.
    pub(crate) board: Table<PieceCode, 256>,
    /// The cells of each piece.
    pub(crate) planes: Planes<3, 4>,
    /// The cells from which pattern 6 holds.
    pub(crate) region_0: Cells,
    /// The cells from which pattern 9 holds.
    pub(crate) region_1: Cells,
    /// The cells from which pattern 12 holds.
    pub(crate) region_2: Cells,
    /// The cells from which pattern 15 holds.
    pub(crate) region_3: Cells,
    /// The cells from which pattern 18 holds.
    pub(crate) region_4: Cells,
    /// The cells from which pattern 21 holds.
    pub(crate) region_5: Cells,
    /// The cells from which pattern 25 holds.
    pub(crate) region_6: Cells,
    /// The cells from which pattern 28 holds.
    pub(crate) region_7: Cells,
    /// The cells from which pattern 31 holds.
    pub(crate) region_8: Cells,
    /// The cells from which pattern 34 holds.
    pub(crate) region_9: Cells,
    /// The cells from which pattern 37 holds.
    pub(crate) region_10: Cells,
    /// The cells from which pattern 40 holds.
    pub(crate) region_11: Cells,
    /// The cells from which pattern 73 holds.
    pub(crate) region_12: Cells,
    /// The cells from which pattern 76 holds.
    pub(crate) region_13: Cells,
    /// The cells from which pattern 79 holds.
    pub(crate) region_14: Cells,
    /// The cells from which pattern 82 holds.
    pub(crate) region_15: Cells,
    /// The cells from which pattern 85 holds.
    pub(crate) region_16: Cells,
    /// The cells from which pattern 88 holds.
    pub(crate) region_17: Cells,
    /// The cells from which pattern 92 holds.
    pub(crate) region_18: Cells,
    /// The cells from which pattern 95 holds.
    pub(crate) region_19: Cells,
    /// The cells from which pattern 98 holds.
    pub(crate) region_20: Cells,
    /// The cells from which pattern 101 holds.
    pub(crate) region_21: Cells,
    /// The cells from which pattern 104 holds.
    pub(crate) region_22: Cells,
    /// The cells from which pattern 107 holds.
    pub(crate) region_23: Cells,
    pub(crate) variables: Variables,
    /// The current cell, which persists between moves.
    cell: u8,
    /// Where in the rules play goes on.
    control: u8,
}

impl State {
    /// Puts a piece on a cell where one of some others stands.
    #[inline(always)]
    pub(crate) fn exchange<const N: usize>(
        &mut self,
        cell: usize,
        others: [PieceCode; N],
        piece: PieceCode,
    ) {
        self.board[cell] = piece;
        for other in others {
            self.planes[other].remove(cell);
        }
        self.planes[piece].insert(cell);
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_0();
        } else {
            self.note_region_0(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_1();
        } else {
            self.note_region_1(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_2();
        } else {
            self.note_region_2(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_3();
        } else {
            self.note_region_3(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_4();
        } else {
            self.note_region_4(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_5();
        } else {
            self.note_region_5(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_6();
        } else {
            self.note_region_6(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_7();
        } else {
            self.note_region_7(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_8();
        } else {
            self.note_region_8(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_9();
        } else {
            self.note_region_9(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_10();
        } else {
            self.note_region_10(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::W)) {
            self.find_region_11();
        } else {
            self.note_region_11(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_12();
        } else {
            self.note_region_12(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_13();
        } else {
            self.note_region_13(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_14();
        } else {
            self.note_region_14(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_15();
        } else {
            self.note_region_15(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_16();
        } else {
            self.note_region_16(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_17();
        } else {
            self.note_region_17(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_18();
        } else {
            self.note_region_18(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_19();
        } else {
            self.note_region_19(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_20();
        } else {
            self.note_region_20(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_21();
        } else {
            self.note_region_21(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_22();
        } else {
            self.note_region_22(cell, piece);
        }
        if others.iter().any(|other| matches!(* other, piece::B)) {
            self.find_region_23();
        } else {
            self.note_region_23(cell, piece);
        }
    }

    /// The cells of the pieces that `region_0` connects.
    #[inline]
    fn within_region_0(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_0` right when a piece has been put on a cell.
    #[inline]
    fn note_region_0(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_0();
            let further = touch(&mut self.region_0, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_0(further);
            }
        }
    }

    /// Adds to `region_0` what cells of it connect.
    #[inline(never)]
    fn grow_region_0(&mut self, cells: Cells) {
        let within = self.within_region_0();
        grow(&mut self.region_0, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_0`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_0(&mut self) {
        self.region_0 = tables::MASK_0;
        self.grow_region_0(tables::MASK_0 & self.within_region_0());
    }

    /// The cells of the pieces that `region_1` connects.
    #[inline]
    fn within_region_1(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_1` right when a piece has been put on a cell.
    #[inline]
    fn note_region_1(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_1();
            let further = touch(&mut self.region_1, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_1(further);
            }
        }
    }

    /// Adds to `region_1` what cells of it connect.
    #[inline(never)]
    fn grow_region_1(&mut self, cells: Cells) {
        let within = self.within_region_1();
        grow(&mut self.region_1, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_1`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_1(&mut self) {
        self.region_1 = tables::MASK_1;
        self.grow_region_1(tables::MASK_1 & self.within_region_1());
    }

    /// The cells of the pieces that `region_2` connects.
    #[inline]
    fn within_region_2(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_2` right when a piece has been put on a cell.
    #[inline]
    fn note_region_2(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_2();
            let further = touch(&mut self.region_2, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_2(further);
            }
        }
    }

    /// Adds to `region_2` what cells of it connect.
    #[inline(never)]
    fn grow_region_2(&mut self, cells: Cells) {
        let within = self.within_region_2();
        grow(&mut self.region_2, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_2`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_2(&mut self) {
        self.region_2 = tables::MASK_2;
        self.grow_region_2(tables::MASK_2 & self.within_region_2());
    }

    /// The cells of the pieces that `region_3` connects.
    #[inline]
    fn within_region_3(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_3` right when a piece has been put on a cell.
    #[inline]
    fn note_region_3(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_3();
            let further = touch(&mut self.region_3, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_3(further);
            }
        }
    }

    /// Adds to `region_3` what cells of it connect.
    #[inline(never)]
    fn grow_region_3(&mut self, cells: Cells) {
        let within = self.within_region_3();
        grow(&mut self.region_3, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_3`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_3(&mut self) {
        self.region_3 = tables::MASK_3;
        self.grow_region_3(tables::MASK_3 & self.within_region_3());
    }

    /// The cells of the pieces that `region_4` connects.
    #[inline]
    fn within_region_4(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_4` right when a piece has been put on a cell.
    #[inline]
    fn note_region_4(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_4();
            let further = touch(&mut self.region_4, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_4(further);
            }
        }
    }

    /// Adds to `region_4` what cells of it connect.
    #[inline(never)]
    fn grow_region_4(&mut self, cells: Cells) {
        let within = self.within_region_4();
        grow(&mut self.region_4, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_4`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_4(&mut self) {
        self.region_4 = tables::MASK_4;
        self.grow_region_4(tables::MASK_4 & self.within_region_4());
    }

    /// The cells of the pieces that `region_5` connects.
    #[inline]
    fn within_region_5(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_5` right when a piece has been put on a cell.
    #[inline]
    fn note_region_5(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_5();
            let further = touch(&mut self.region_5, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_5(further);
            }
        }
    }

    /// Adds to `region_5` what cells of it connect.
    #[inline(never)]
    fn grow_region_5(&mut self, cells: Cells) {
        let within = self.within_region_5();
        grow(&mut self.region_5, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_5`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_5(&mut self) {
        self.region_5 = tables::MASK_5;
        self.grow_region_5(tables::MASK_5 & self.within_region_5());
    }

    /// The cells of the pieces that `region_6` connects.
    #[inline]
    fn within_region_6(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_6` right when a piece has been put on a cell.
    #[inline]
    fn note_region_6(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_6();
            let further = touch(&mut self.region_6, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_6(further);
            }
        }
    }

    /// Adds to `region_6` what cells of it connect.
    #[inline(never)]
    fn grow_region_6(&mut self, cells: Cells) {
        let within = self.within_region_6();
        grow(&mut self.region_6, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_6`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_6(&mut self) {
        self.region_6 = tables::MASK_6;
        self.grow_region_6(tables::MASK_6 & self.within_region_6());
    }

    /// The cells of the pieces that `region_7` connects.
    #[inline]
    fn within_region_7(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_7` right when a piece has been put on a cell.
    #[inline]
    fn note_region_7(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_7();
            let further = touch(&mut self.region_7, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_7(further);
            }
        }
    }

    /// Adds to `region_7` what cells of it connect.
    #[inline(never)]
    fn grow_region_7(&mut self, cells: Cells) {
        let within = self.within_region_7();
        grow(&mut self.region_7, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_7`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_7(&mut self) {
        self.region_7 = tables::MASK_7;
        self.grow_region_7(tables::MASK_7 & self.within_region_7());
    }

    /// The cells of the pieces that `region_8` connects.
    #[inline]
    fn within_region_8(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_8` right when a piece has been put on a cell.
    #[inline]
    fn note_region_8(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_8();
            let further = touch(&mut self.region_8, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_8(further);
            }
        }
    }

    /// Adds to `region_8` what cells of it connect.
    #[inline(never)]
    fn grow_region_8(&mut self, cells: Cells) {
        let within = self.within_region_8();
        grow(&mut self.region_8, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_8`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_8(&mut self) {
        self.region_8 = tables::MASK_8;
        self.grow_region_8(tables::MASK_8 & self.within_region_8());
    }

    /// The cells of the pieces that `region_9` connects.
    #[inline]
    fn within_region_9(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_9` right when a piece has been put on a cell.
    #[inline]
    fn note_region_9(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_9();
            let further = touch(&mut self.region_9, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_9(further);
            }
        }
    }

    /// Adds to `region_9` what cells of it connect.
    #[inline(never)]
    fn grow_region_9(&mut self, cells: Cells) {
        let within = self.within_region_9();
        grow(&mut self.region_9, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_9`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_9(&mut self) {
        self.region_9 = tables::MASK_9;
        self.grow_region_9(tables::MASK_9 & self.within_region_9());
    }

    /// The cells of the pieces that `region_10` connects.
    #[inline]
    fn within_region_10(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_10` right when a piece has been put on a cell.
    #[inline]
    fn note_region_10(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_10();
            let further = touch(&mut self.region_10, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_10(further);
            }
        }
    }

    /// Adds to `region_10` what cells of it connect.
    #[inline(never)]
    fn grow_region_10(&mut self, cells: Cells) {
        let within = self.within_region_10();
        grow(&mut self.region_10, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_10`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_10(&mut self) {
        self.region_10 = tables::MASK_10;
        self.grow_region_10(tables::MASK_10 & self.within_region_10());
    }

    /// The cells of the pieces that `region_11` connects.
    #[inline]
    fn within_region_11(&self) -> Cells {
        self.planes[piece::W]
    }

    /// Keeps `region_11` right when a piece has been put on a cell.
    #[inline]
    fn note_region_11(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::W) {
            let within = self.within_region_11();
            let further = touch(&mut self.region_11, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_11(further);
            }
        }
    }

    /// Adds to `region_11` what cells of it connect.
    #[inline(never)]
    fn grow_region_11(&mut self, cells: Cells) {
        let within = self.within_region_11();
        grow(&mut self.region_11, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_11`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_11(&mut self) {
        self.region_11 = tables::MASK_11;
        self.grow_region_11(tables::MASK_11 & self.within_region_11());
    }

    /// The cells of the pieces that `region_12` connects.
    #[inline]
    fn within_region_12(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_12` right when a piece has been put on a cell.
    #[inline]
    fn note_region_12(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_12();
            let further = touch(&mut self.region_12, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_12(further);
            }
        }
    }

    /// Adds to `region_12` what cells of it connect.
    #[inline(never)]
    fn grow_region_12(&mut self, cells: Cells) {
        let within = self.within_region_12();
        grow(&mut self.region_12, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_12`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_12(&mut self) {
        self.region_12 = tables::MASK_0;
        self.grow_region_12(tables::MASK_0 & self.within_region_12());
    }

    /// The cells of the pieces that `region_13` connects.
    #[inline]
    fn within_region_13(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_13` right when a piece has been put on a cell.
    #[inline]
    fn note_region_13(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_13();
            let further = touch(&mut self.region_13, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_13(further);
            }
        }
    }

    /// Adds to `region_13` what cells of it connect.
    #[inline(never)]
    fn grow_region_13(&mut self, cells: Cells) {
        let within = self.within_region_13();
        grow(&mut self.region_13, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_13`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_13(&mut self) {
        self.region_13 = tables::MASK_1;
        self.grow_region_13(tables::MASK_1 & self.within_region_13());
    }

    /// The cells of the pieces that `region_14` connects.
    #[inline]
    fn within_region_14(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_14` right when a piece has been put on a cell.
    #[inline]
    fn note_region_14(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_14();
            let further = touch(&mut self.region_14, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_14(further);
            }
        }
    }

    /// Adds to `region_14` what cells of it connect.
    #[inline(never)]
    fn grow_region_14(&mut self, cells: Cells) {
        let within = self.within_region_14();
        grow(&mut self.region_14, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_14`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_14(&mut self) {
        self.region_14 = tables::MASK_2;
        self.grow_region_14(tables::MASK_2 & self.within_region_14());
    }

    /// The cells of the pieces that `region_15` connects.
    #[inline]
    fn within_region_15(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_15` right when a piece has been put on a cell.
    #[inline]
    fn note_region_15(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_15();
            let further = touch(&mut self.region_15, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_15(further);
            }
        }
    }

    /// Adds to `region_15` what cells of it connect.
    #[inline(never)]
    fn grow_region_15(&mut self, cells: Cells) {
        let within = self.within_region_15();
        grow(&mut self.region_15, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_15`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_15(&mut self) {
        self.region_15 = tables::MASK_3;
        self.grow_region_15(tables::MASK_3 & self.within_region_15());
    }

    /// The cells of the pieces that `region_16` connects.
    #[inline]
    fn within_region_16(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_16` right when a piece has been put on a cell.
    #[inline]
    fn note_region_16(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_16();
            let further = touch(&mut self.region_16, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_16(further);
            }
        }
    }

    /// Adds to `region_16` what cells of it connect.
    #[inline(never)]
    fn grow_region_16(&mut self, cells: Cells) {
        let within = self.within_region_16();
        grow(&mut self.region_16, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_16`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_16(&mut self) {
        self.region_16 = tables::MASK_4;
        self.grow_region_16(tables::MASK_4 & self.within_region_16());
    }

    /// The cells of the pieces that `region_17` connects.
    #[inline]
    fn within_region_17(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_17` right when a piece has been put on a cell.
    #[inline]
    fn note_region_17(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_17();
            let further = touch(&mut self.region_17, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_17(further);
            }
        }
    }

    /// Adds to `region_17` what cells of it connect.
    #[inline(never)]
    fn grow_region_17(&mut self, cells: Cells) {
        let within = self.within_region_17();
        grow(&mut self.region_17, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_17`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_17(&mut self) {
        self.region_17 = tables::MASK_5;
        self.grow_region_17(tables::MASK_5 & self.within_region_17());
    }

    /// The cells of the pieces that `region_18` connects.
    #[inline]
    fn within_region_18(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_18` right when a piece has been put on a cell.
    #[inline]
    fn note_region_18(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_18();
            let further = touch(&mut self.region_18, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_18(further);
            }
        }
    }

    /// Adds to `region_18` what cells of it connect.
    #[inline(never)]
    fn grow_region_18(&mut self, cells: Cells) {
        let within = self.within_region_18();
        grow(&mut self.region_18, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_18`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_18(&mut self) {
        self.region_18 = tables::MASK_6;
        self.grow_region_18(tables::MASK_6 & self.within_region_18());
    }

    /// The cells of the pieces that `region_19` connects.
    #[inline]
    fn within_region_19(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_19` right when a piece has been put on a cell.
    #[inline]
    fn note_region_19(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_19();
            let further = touch(&mut self.region_19, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_19(further);
            }
        }
    }

    /// Adds to `region_19` what cells of it connect.
    #[inline(never)]
    fn grow_region_19(&mut self, cells: Cells) {
        let within = self.within_region_19();
        grow(&mut self.region_19, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_19`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_19(&mut self) {
        self.region_19 = tables::MASK_7;
        self.grow_region_19(tables::MASK_7 & self.within_region_19());
    }

    /// The cells of the pieces that `region_20` connects.
    #[inline]
    fn within_region_20(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_20` right when a piece has been put on a cell.
    #[inline]
    fn note_region_20(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_20();
            let further = touch(&mut self.region_20, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_20(further);
            }
        }
    }

    /// Adds to `region_20` what cells of it connect.
    #[inline(never)]
    fn grow_region_20(&mut self, cells: Cells) {
        let within = self.within_region_20();
        grow(&mut self.region_20, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_20`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_20(&mut self) {
        self.region_20 = tables::MASK_8;
        self.grow_region_20(tables::MASK_8 & self.within_region_20());
    }

    /// The cells of the pieces that `region_21` connects.
    #[inline]
    fn within_region_21(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_21` right when a piece has been put on a cell.
    #[inline]
    fn note_region_21(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_21();
            let further = touch(&mut self.region_21, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_21(further);
            }
        }
    }

    /// Adds to `region_21` what cells of it connect.
    #[inline(never)]
    fn grow_region_21(&mut self, cells: Cells) {
        let within = self.within_region_21();
        grow(&mut self.region_21, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_21`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_21(&mut self) {
        self.region_21 = tables::MASK_9;
        self.grow_region_21(tables::MASK_9 & self.within_region_21());
    }

    /// The cells of the pieces that `region_22` connects.
    #[inline]
    fn within_region_22(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_22` right when a piece has been put on a cell.
    #[inline]
    fn note_region_22(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_22();
            let further = touch(&mut self.region_22, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_22(further);
            }
        }
    }

    /// Adds to `region_22` what cells of it connect.
    #[inline(never)]
    fn grow_region_22(&mut self, cells: Cells) {
        let within = self.within_region_22();
        grow(&mut self.region_22, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_22`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_22(&mut self) {
        self.region_22 = tables::MASK_10;
        self.grow_region_22(tables::MASK_10 & self.within_region_22());
    }

    /// The cells of the pieces that `region_23` connects.
    #[inline]
    fn within_region_23(&self) -> Cells {
        self.planes[piece::B]
    }

    /// Keeps `region_23` right when a piece has been put on a cell.
    #[inline]
    fn note_region_23(&mut self, cell: usize, piece: PieceCode) {
        if matches!(piece, piece::B) {
            let within = self.within_region_23();
            let further = touch(&mut self.region_23, cell, &tables::SHIFT_3_2, within);
            if !further.is_empty() {
                self.grow_region_23(further);
            }
        }
    }

    /// Adds to `region_23` what cells of it connect.
    #[inline(never)]
    fn grow_region_23(&mut self, cells: Cells) {
        let within = self.within_region_23();
        grow(&mut self.region_23, cells, &tables::SHIFT_3_2, within);
    }

    /// Finds `region_23`: certain cells, and the neighbours of its cells with such pieces.
    #[inline(never)]
    fn find_region_23(&mut self) {
        self.region_23 = tables::MASK_11;
        self.grow_region_23(tables::MASK_11 & self.within_region_23());
    }

    /// Ends a move on a cell.
    #[inline]
    pub(crate) fn leave(&mut self, control: u8, cell: usize) {
        self.control = control;
        self.cell = cell as u8;
    }

    /// Makes a move, and what the keeper does next.
    #[inline(always)]
    pub(crate) fn make(&mut self, m: &Move) {
        let (index, cell) = m.modifier(0);
        match index {
            1 => {
                if !self.keeper_3(cell) {
                    self.leave(2, cell);
                }
            }
            2 => {
                if !self.keeper_65(cell) {
                    self.leave(5, cell);
                }
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
                | u64::from(self.variables.black) << 40
                | u64::from(self.variables.corners) << 48
                | u64::from(self.variables.sides) << 56,
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
static TO_MOVE: [u8; 6] = [0, 1, 0, 0, 2, 0];

/// The action indices of the language definition, by the number in a code.
static ACTIONS: [u32; 3] = [0, 2, 24];

impl State {
    /// Gives all legal moves to `out`.
    #[inline]
    fn find<S: MoveSink<Move>>(&self, out: &mut S) {
        let cell = self.cell as usize;
        match self.control {
            1 => self.moves_1(out, cell),
            4 => self.moves_56(out, cell),
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
                Cells::EMPTY,
                Cells::from_words([
                    0xffffffffffffffff, 0xffffffffffffffff, 0x1ffffffffff,
                ]),
                Cells::EMPTY,
                Cells::EMPTY,
            ]),
            region_0: Cells::EMPTY,
            region_1: Cells::EMPTY,
            region_2: Cells::EMPTY,
            region_3: Cells::EMPTY,
            region_4: Cells::EMPTY,
            region_5: Cells::EMPTY,
            region_6: Cells::EMPTY,
            region_7: Cells::EMPTY,
            region_8: Cells::EMPTY,
            region_9: Cells::EMPTY,
            region_10: Cells::EMPTY,
            region_11: Cells::EMPTY,
            region_12: Cells::EMPTY,
            region_13: Cells::EMPTY,
            region_14: Cells::EMPTY,
            region_15: Cells::EMPTY,
            region_16: Cells::EMPTY,
            region_17: Cells::EMPTY,
            region_18: Cells::EMPTY,
            region_19: Cells::EMPTY,
            region_20: Cells::EMPTY,
            region_21: Cells::EMPTY,
            region_22: Cells::EMPTY,
            region_23: Cells::EMPTY,
            variables: Variables::default(),
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        state.find_region_0();
        state.find_region_1();
        state.find_region_2();
        state.find_region_3();
        state.find_region_4();
        state.find_region_5();
        state.find_region_6();
        state.find_region_7();
        state.find_region_8();
        state.find_region_9();
        state.find_region_10();
        state.find_region_11();
        state.find_region_12();
        state.find_region_13();
        state.find_region_14();
        state.find_region_15();
        state.find_region_16();
        state.find_region_17();
        state.find_region_18();
        state.find_region_19();
        state.find_region_20();
        state.find_region_21();
        state.find_region_22();
        state.find_region_23();
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

    #[inline]
    fn sample_move<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.control {
            1 => self.draw_1(rng, self.cell as usize),
            4 => self.draw_56(rng, self.cell as usize),
            _ => None,
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let cell = self.cell as usize;
        match self.control {
            1 => self.is_legal_from_1(m.codes(), cell),
            4 => self.is_legal_from_56(m.codes(), cell),
            _ => false,
        }
    }

    #[inline]
    fn apply(&mut self, m: &Move) {
        self.make(m);
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
            2 => i32::from(self.variables.corners),
            3 => i32::from(self.variables.sides),
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
        let codes = codes_of(actions, &ACTIONS, 169, code)?;
        let m = Move::of(&codes);
        self.is_legal(&m).then_some(m)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.words().into_iter().fold(self.mixed_board(), KeyMixer::word).key()
    }
}

impl Hints for State {
    const POOLS: usize = 1;

    #[inline]
    fn fill_pool(&self, pools: &mut Pools) {
        match self.control {
            1 | 4 => pools.fill(0, || self.pool_1()),
            _ => {}
        }
    }

    #[inline]
    fn count_in_pool(&self, pools: &mut Pools) -> Option<usize> {
        self.fill_pool(pools);
        match self.control {
            1 | 4 => Some(pools.len(0)),
            _ => None,
        }
    }

    #[inline(always)]
    fn play_from_pool<R: Rng>(
        &mut self,
        rng: &mut R,
        pools: &mut Pools,
        _scratch: &mut MoveList<Move>,
    ) -> bool {
        match self.control {
            1 => {
                match self.draw_1_pooled(rng, pools) {
                    Some(m) => {
                        self.make(&m);
                        true
                    }
                    None => false,
                }
            }
            4 => {
                match self.draw_56_pooled(rng, pools) {
                    Some(m) => {
                        self.make(&m);
                        true
                    }
                    None => false,
                }
            }
            _ => false,
        }
    }

    #[inline]
    fn pseudo_legal<S: MoveSink<Move>>(&self, out: &mut S) {
        self.find(out);
    }
    const MONOTONIC_CLASSES: usize = 2;

    #[inline]
    fn monotonic_class(&self) -> Option<usize> {
        match self.control {
            1 => Some(0),
            4 => Some(1),
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

    #[inline]
    fn cells_of(&self, piece: Piece) -> Option<&[u64]> {
        Some(self.planes[piece.number()].as_words())
    }
    const MOVES_ARE_ACTIONS: bool = true;
    const MOVE_IDENTITIES: usize = 338;

    #[inline]
    fn move_identity(m: &Move) -> usize {
        let (index, cell) = m.codes().first().map_or((1, 0), |&code| split(code));
        (index - 1) * 169 + cell
    }
    const MOVE_CODES: usize = 768;

    #[inline]
    fn move_code(m: &Move) -> usize {
        m.codes().first().map_or(0, |&code| code as usize)
    }
}

/// The switches by their action indices, the start first, and the control states
/// behind them.
static SWITCHES: [(u32, u32); 9] = [
    (0, 0),
    (1, 1),
    (2, 2),
    (19, 3),
    (22, 3),
    (23, 4),
    (24, 5),
    (41, 3),
    (44, 3),
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
            region_0: Cells::EMPTY,
            region_1: Cells::EMPTY,
            region_2: Cells::EMPTY,
            region_3: Cells::EMPTY,
            region_4: Cells::EMPTY,
            region_5: Cells::EMPTY,
            region_6: Cells::EMPTY,
            region_7: Cells::EMPTY,
            region_8: Cells::EMPTY,
            region_9: Cells::EMPTY,
            region_10: Cells::EMPTY,
            region_11: Cells::EMPTY,
            region_12: Cells::EMPTY,
            region_13: Cells::EMPTY,
            region_14: Cells::EMPTY,
            region_15: Cells::EMPTY,
            region_16: Cells::EMPTY,
            region_17: Cells::EMPTY,
            region_18: Cells::EMPTY,
            region_19: Cells::EMPTY,
            region_20: Cells::EMPTY,
            region_21: Cells::EMPTY,
            region_22: Cells::EMPTY,
            region_23: Cells::EMPTY,
            variables: Variables {
                white: saved.snapshot.variables[0] as u8,
                black: saved.snapshot.variables[1] as u8,
                corners: saved.snapshot.variables[2] as u8,
                sides: saved.snapshot.variables[3] as u8,
            },
            cell: 0,
            control: 0,
        };
        for (piece, plane) in state.planes.0.into_iter().enumerate() {
            for cell in plane {
                state.board[cell] = piece as PieceCode;
            }
        }
        state.find_region_0();
        state.find_region_1();
        state.find_region_2();
        state.find_region_3();
        state.find_region_4();
        state.find_region_5();
        state.find_region_6();
        state.find_region_7();
        state.find_region_8();
        state.find_region_9();
        state.find_region_10();
        state.find_region_11();
        state.find_region_12();
        state.find_region_13();
        state.find_region_14();
        state.find_region_15();
        state.find_region_16();
        state.find_region_17();
        state.find_region_18();
        state.find_region_19();
        state.find_region_20();
        state.find_region_21();
        state.find_region_22();
        state.find_region_23();
        state.cell = saved.snapshot.cell.number() as u8;
        state.control = control as u8;
        Ok(state)
    }
}
