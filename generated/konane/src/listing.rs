//! Finding a player's moves.

use rbg_runtime::MoveSink;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{b}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = &mut Path::new();
        let at_2 = tables::BOARD & self.planes[piece::B as usize];
        out.extend(at_2 & tables::AREA_10, |cell| Move::from_path(path, 1, cell));
    }

    /// Then `{w}`.
    pub(crate) fn moves_5<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_6 = tables::SHIFT_11[cell] & self.planes[piece::W as usize];
        out.extend(at_6, |cell| Move::from_path(path, 2, cell));
    }

    /// Then `{b}`.
    pub(crate) fn moves_9<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = &mut Path::new();
        let at_10 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_10 {
            path.push(code(3, cell));
            let at_12 = tables::UP_SETS[cell] & self.planes[piece::W as usize];
            for cell in at_12 {
                path.push(code(4, cell));
                self.moves_from_16(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_13 = tables::DOWN_SETS[cell] & self.planes[piece::W as usize];
            for cell in at_13 {
                path.push(code(6, cell));
                self.moves_from_17(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_14 = tables::LEFT_SETS[cell] & self.planes[piece::W as usize];
            for cell in at_14 {
                path.push(code(8, cell));
                self.moves_from_18(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_15 = tables::RIGHT_SETS[cell] & self.planes[piece::W as usize];
            for cell in at_15 {
                path.push(code(10, cell));
                self.moves_from_19(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            path.pop();
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w}`.
    pub(crate) fn moves_32<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let path = &mut Path::new();
        let at_33 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_33 {
            path.push(code(13, cell));
            let at_35 = tables::UP_SETS[cell] & self.planes[piece::B as usize];
            for cell in at_35 {
                path.push(code(14, cell));
                self.moves_from_39(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_36 = tables::DOWN_SETS[cell] & self.planes[piece::B as usize];
            for cell in at_36 {
                path.push(code(16, cell));
                self.moves_from_40(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_37 = tables::LEFT_SETS[cell] & self.planes[piece::B as usize];
            for cell in at_37 {
                path.push(code(18, cell));
                self.moves_from_41(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            let at_38 = tables::RIGHT_SETS[cell] & self.planes[piece::B as usize];
            for cell in at_38 {
                path.push(code(20, cell));
                self.moves_from_42(out, cell, path);
                path.pop();
                if out.is_full() {
                    return;
                }
            }
            path.pop();
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_16<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_20 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        let at_24 = (at_20.shifted(-10)) & self.planes[piece::W as usize];
        for cell in at_24 {
            path.push(code(5, cell));
            self.moves_from_16(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_20;
        out.extend(at_54, |cell| Move::from_path(path, 12, cell));
    }

    /// Then `{e}`.
    fn moves_from_17<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_21 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        let at_26 = ((at_21 & tables::MASK_2).shifted(10))
            & self.planes[piece::W as usize];
        for cell in at_26 {
            path.push(code(7, cell));
            self.moves_from_17(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_21;
        out.extend(at_54, |cell| Move::from_path(path, 12, cell));
    }

    /// Then `{e}`.
    fn moves_from_18<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_22 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        let at_27 = ((at_22 & tables::MASK_1).shifted(-1))
            & self.planes[piece::W as usize];
        for cell in at_27 {
            path.push(code(9, cell));
            self.moves_from_18(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_22;
        out.extend(at_54, |cell| Move::from_path(path, 12, cell));
    }

    /// Then `{e}`.
    fn moves_from_19<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_23 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        let at_28 = ((at_23 & tables::MASK_0).shifted(1))
            & self.planes[piece::W as usize];
        for cell in at_28 {
            path.push(code(11, cell));
            self.moves_from_19(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_23;
        out.extend(at_54, |cell| Move::from_path(path, 12, cell));
    }

    /// Then `{e}`.
    fn moves_from_39<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_43 = tables::UP_SETS[cell] & self.planes[piece::E as usize];
        let at_47 = (at_43.shifted(-10)) & self.planes[piece::B as usize];
        for cell in at_47 {
            path.push(code(15, cell));
            self.moves_from_39(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_43;
        out.extend(at_55, |cell| Move::from_path(path, 22, cell));
    }

    /// Then `{e}`.
    fn moves_from_40<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_44 = tables::DOWN_SETS[cell] & self.planes[piece::E as usize];
        let at_49 = ((at_44 & tables::MASK_2).shifted(10))
            & self.planes[piece::B as usize];
        for cell in at_49 {
            path.push(code(17, cell));
            self.moves_from_40(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_44;
        out.extend(at_55, |cell| Move::from_path(path, 22, cell));
    }

    /// Then `{e}`.
    fn moves_from_41<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_45 = tables::LEFT_SETS[cell] & self.planes[piece::E as usize];
        let at_50 = ((at_45 & tables::MASK_1).shifted(-1))
            & self.planes[piece::B as usize];
        for cell in at_50 {
            path.push(code(19, cell));
            self.moves_from_41(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_45;
        out.extend(at_55, |cell| Move::from_path(path, 22, cell));
    }

    /// Then `{e}`.
    fn moves_from_42<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        let at_46 = tables::RIGHT_SETS[cell] & self.planes[piece::E as usize];
        let at_51 = ((at_46 & tables::MASK_0).shifted(1))
            & self.planes[piece::B as usize];
        for cell in at_51 {
            path.push(code(21, cell));
            self.moves_from_42(out, cell, path);
            path.pop();
            if out.is_full() {
                return;
            }
        }
        let at_55 = at_46;
        out.extend(at_55, |cell| Move::from_path(path, 22, cell));
    }
}
