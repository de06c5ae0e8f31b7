//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        let at_4 = at_2 & self.pattern_3_everywhere();
        out.extend(at_4, |cell| m.then(0, 1, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_8<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_9 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_9, |cell| m.then(0, 2, cell));
        let at_10 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_10, |cell| m.then(0, 4, cell));
        let at_11 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_11, |cell| m.then(0, 6, cell));
        let at_12 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_12, |cell| m.then(0, 8, cell));
        let at_13 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_13, |cell| m.then(0, 10, cell));
        let at_14 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_14, |cell| m.then(0, 12, cell));
        let at_15 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_15, |cell| m.then(0, 14, cell));
        let at_16 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_16, |cell| m.then(0, 16, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_17<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_25 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_25, |cell| m.then(0, 3, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_18<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_27 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_27, |cell| m.then(0, 5, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_19<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_28 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_28, |cell| m.then(0, 7, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_20<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_29 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_29, |cell| m.then(0, 9, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_21<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_30 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_30, |cell| m.then(0, 11, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_22<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_31 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_31, |cell| m.then(0, 13, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_23<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_32 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_32, |cell| m.then(0, 15, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_24<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 18, cell));
        let at_33 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_33, |cell| m.then(0, 17, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_35<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_36 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_36, |cell| m.then(0, 19, cell));
        let at_37 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_37, |cell| m.then(0, 21, cell));
        let at_38 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_38, |cell| m.then(0, 23, cell));
        let at_39 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_39, |cell| m.then(0, 25, cell));
        let at_40 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_40, |cell| m.then(0, 27, cell));
        let at_41 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_41, |cell| m.then(0, 29, cell));
        let at_42 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_42, |cell| m.then(0, 31, cell));
        let at_43 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_43, |cell| m.then(0, 33, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_44<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_52 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_52, |cell| m.then(0, 20, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_45<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_54 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_54, |cell| m.then(0, 22, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_46<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_55 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_55, |cell| m.then(0, 24, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_47<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_56 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_56, |cell| m.then(0, 26, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_48<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_57 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_57, |cell| m.then(0, 28, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_49<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_58 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_58, |cell| m.then(0, 30, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_50<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_59 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_59, |cell| m.then(0, 32, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_51<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 35, cell));
        let at_60 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_60, |cell| m.then(0, 34, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_64<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_65 = tables::BOARD & self.planes[piece::B as usize];
        let at_66 = at_65 & self.pattern_3_everywhere();
        out.extend(at_66, |cell| m.then(0, 36, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_69<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_70 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_70, |cell| m.then(0, 37, cell));
        let at_71 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_71, |cell| m.then(0, 39, cell));
        let at_72 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_72, |cell| m.then(0, 41, cell));
        let at_73 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_73, |cell| m.then(0, 43, cell));
        let at_74 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_74, |cell| m.then(0, 45, cell));
        let at_75 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_75, |cell| m.then(0, 47, cell));
        let at_76 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_76, |cell| m.then(0, 49, cell));
        let at_77 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_77, |cell| m.then(0, 51, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_78<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_86 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_86, |cell| m.then(0, 38, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_79<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_88 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_88, |cell| m.then(0, 40, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_80<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_89 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_89, |cell| m.then(0, 42, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_81<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_90 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_90, |cell| m.then(0, 44, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_82<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_91 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_91, |cell| m.then(0, 46, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_83<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_92 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_92, |cell| m.then(0, 48, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_84<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_93 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_93, |cell| m.then(0, 50, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_85<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 53, cell));
        let at_94 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_94, |cell| m.then(0, 52, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_96<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        let at_97 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_97, |cell| m.then(0, 54, cell));
        let at_98 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_98, |cell| m.then(0, 56, cell));
        let at_99 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_99, |cell| m.then(0, 58, cell));
        let at_100 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_100, |cell| m.then(0, 60, cell));
        let at_101 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_101, |cell| m.then(0, 62, cell));
        let at_102 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_102, |cell| m.then(0, 64, cell));
        let at_103 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_103, |cell| m.then(0, 66, cell));
        let at_104 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_104, |cell| m.then(0, 68, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_105<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_113 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_113, |cell| m.then(0, 55, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_106<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_115 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_115, |cell| m.then(0, 57, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_107<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_116 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_116, |cell| m.then(0, 59, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_108<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_117 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_117, |cell| m.then(0, 61, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_109<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_118 = tables::UP_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_118, |cell| m.then(0, 63, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_110<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_119 = tables::UP_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_119, |cell| m.then(0, 65, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_111<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_120 = tables::DOWN_LEFT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_120, |cell| m.then(0, 67, cell));
    }

    /// Then `{e}` or `go on`.
    pub(crate) fn moves_112<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        out.push(m.then(0, 70, cell));
        let at_121 = tables::DOWN_RIGHT_SETS[cell] & self.planes[piece::E as usize];
        out.extend(at_121, |cell| m.then(0, 69, cell));
    }
}
