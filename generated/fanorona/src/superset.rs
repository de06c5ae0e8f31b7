//! Finding a player's moves without the conditions at their ends.

use rbg_runtime::codegen::MoveSink;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn pseudo_legal_5<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_15 = tables::BOARD & self.planes[piece::W as usize];
        let at_33 = at_15;
        let at_34 = at_15;
        let at_35 = at_15;
        let at_36 = at_15;
        let at_37 = at_15;
        let at_38 = at_15;
        let at_39 = at_15;
        let at_40 = at_15;
        let at_72 = at_40;
        let at_90_0 = at_72;
        out.extend(
            (at_90_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 29, cell - 10).then(1, 30, cell),
        );
        let at_74 = at_40;
        let at_91_0 = at_74;
        out.extend(
            (at_91_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 31, cell - 10).then(1, 32, cell),
        );
        let at_68 = at_39;
        let at_88_0 = at_68;
        out.extend(
            (at_88_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 25, cell - 8).then(1, 26, cell),
        );
        let at_70 = at_39;
        let at_89_0 = at_70;
        out.extend(
            (at_89_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 27, cell - 8).then(1, 28, cell),
        );
        let at_64 = at_38;
        let at_86_0 = at_64;
        out.extend(
            (at_86_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 21, cell + 8).then(1, 22, cell),
        );
        let at_66 = at_38;
        let at_87_0 = at_66;
        out.extend(
            (at_87_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 23, cell + 8).then(1, 24, cell),
        );
        let at_60 = at_37;
        let at_84_0 = at_60;
        out.extend(
            (at_84_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 17, cell + 10).then(1, 18, cell),
        );
        let at_62 = at_37;
        let at_85_0 = at_62;
        out.extend(
            (at_85_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 19, cell + 10).then(1, 20, cell),
        );
        let at_56 = at_36;
        let at_82_0 = at_56;
        out.extend(
            (at_82_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 13, cell - 1).then(1, 14, cell),
        );
        let at_58 = at_36;
        let at_83_0 = at_58;
        out.extend(
            (at_83_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 15, cell - 1).then(1, 16, cell),
        );
        let at_52 = at_35;
        let at_80_0 = at_52;
        out.extend(
            (at_80_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 9, cell + 1).then(1, 10, cell),
        );
        let at_54 = at_35;
        let at_81_0 = at_54;
        out.extend(
            (at_81_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 11, cell + 1).then(1, 12, cell),
        );
        let at_48 = at_34;
        let at_78_0 = at_48;
        out.extend(
            (at_78_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 5, cell - 9).then(1, 6, cell),
        );
        let at_50 = at_34;
        let at_79_0 = at_50;
        out.extend(
            (at_79_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 7, cell - 9).then(1, 8, cell),
        );
        let at_44 = at_33;
        let at_76_0 = at_44;
        out.extend(at_76_0.shifted(-9), |cell| m.then(0, 1, cell + 9).then(1, 2, cell));
        let at_46 = at_33;
        let at_77_0 = at_46;
        out.extend(at_77_0.shifted(-9), |cell| m.then(0, 3, cell + 9).then(1, 4, cell));
    }

    /// Then `{b}`.
    pub(crate) fn pseudo_legal_227<S: MoveSink<Move>>(&self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_240 = tables::BOARD & self.planes[piece::B as usize];
        let at_254 = at_240;
        let at_255 = at_240;
        let at_256 = at_240;
        let at_257 = at_240;
        let at_258 = at_240;
        let at_259 = at_240;
        let at_260 = at_240;
        let at_261 = at_240;
        let at_294 = at_261;
        let at_321_0 = at_294;
        out.extend(
            (at_321_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 96, cell - 10).then(1, 97, cell),
        );
        let at_296 = at_261;
        let at_322_0 = at_296;
        out.extend(
            (at_322_0 & tables::MASK_0).shifted(10),
            |cell| m.then(0, 98, cell - 10).then(1, 99, cell),
        );
        let at_290 = at_260;
        let at_319_0 = at_290;
        out.extend(
            (at_319_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 92, cell - 8).then(1, 93, cell),
        );
        let at_292 = at_260;
        let at_320_0 = at_292;
        out.extend(
            (at_320_0 & tables::MASK_1).shifted(8),
            |cell| m.then(0, 94, cell - 8).then(1, 95, cell),
        );
        let at_286 = at_259;
        let at_317_0 = at_286;
        out.extend(
            (at_317_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 88, cell + 8).then(1, 89, cell),
        );
        let at_288 = at_259;
        let at_318_0 = at_288;
        out.extend(
            (at_318_0 & tables::MASK_2).shifted(-8),
            |cell| m.then(0, 90, cell + 8).then(1, 91, cell),
        );
        let at_282 = at_258;
        let at_315_0 = at_282;
        out.extend(
            (at_315_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 84, cell + 10).then(1, 85, cell),
        );
        let at_284 = at_258;
        let at_316_0 = at_284;
        out.extend(
            (at_316_0 & tables::MASK_3).shifted(-10),
            |cell| m.then(0, 86, cell + 10).then(1, 87, cell),
        );
        let at_278 = at_257;
        let at_313_0 = at_278;
        out.extend(
            (at_313_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 80, cell - 1).then(1, 81, cell),
        );
        let at_280 = at_257;
        let at_314_0 = at_280;
        out.extend(
            (at_314_0 & tables::MASK_4).shifted(1),
            |cell| m.then(0, 82, cell - 1).then(1, 83, cell),
        );
        let at_274 = at_256;
        let at_311_0 = at_274;
        out.extend(
            (at_311_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 76, cell + 1).then(1, 77, cell),
        );
        let at_276 = at_256;
        let at_312_0 = at_276;
        out.extend(
            (at_312_0 & tables::MASK_5).shifted(-1),
            |cell| m.then(0, 78, cell + 1).then(1, 79, cell),
        );
        let at_270 = at_255;
        let at_309_0 = at_270;
        out.extend(
            (at_309_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 72, cell - 9).then(1, 73, cell),
        );
        let at_272 = at_255;
        let at_310_0 = at_272;
        out.extend(
            (at_310_0 & tables::MASK_6).shifted(9),
            |cell| m.then(0, 74, cell - 9).then(1, 75, cell),
        );
        let at_266 = at_254;
        let at_307_0 = at_266;
        out.extend(
            at_307_0.shifted(-9),
            |cell| m.then(0, 68, cell + 9).then(1, 69, cell),
        );
        let at_268 = at_254;
        let at_308_0 = at_268;
        out.extend(
            at_308_0.shifted(-9),
            |cell| m.then(0, 70, cell + 9).then(1, 71, cell),
        );
    }

    /// Then `go on` or `->>`.
    pub(crate) fn pseudo_legal_263<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let m = m.then(0, 33, cell);
            out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 34, cell));
        }
        {
            let m = m.then(0, 35, cell);
            out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 36, cell));
        }
        {
            let m = m.then(0, 37, cell);
            out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 38, cell));
        }
        {
            let m = m.then(0, 39, cell);
            out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 40, cell));
        }
        {
            let m = m.then(0, 41, cell);
            out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 42, cell));
        }
        {
            let m = m.then(0, 43, cell);
            out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 44, cell));
        }
        {
            let m = m.then(0, 45, cell);
            out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 46, cell));
        }
        {
            let m = m.then(0, 47, cell);
            out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 48, cell));
        }
        {
            let m = m.then(0, 49, cell);
            out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 50, cell));
        }
        {
            let m = m.then(0, 51, cell);
            out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 52, cell));
        }
        {
            let m = m.then(0, 53, cell);
            out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 54, cell));
        }
        {
            let m = m.then(0, 55, cell);
            out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 56, cell));
        }
        {
            let m = m.then(0, 57, cell);
            out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 58, cell));
        }
        {
            let m = m.then(0, 59, cell);
            out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 60, cell));
        }
        {
            let m = m.then(0, 61, cell);
            out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 62, cell));
        }
        {
            let m = m.then(0, 63, cell);
            out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 64, cell));
        }
        out.push(m.then(0, 65, cell));
    }

    /// Then `go on` or `->>`.
    pub(crate) fn pseudo_legal_611<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let m = Move::EMPTY;
        {
            let m = m.then(0, 100, cell);
            out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 101, cell));
        }
        {
            let m = m.then(0, 102, cell);
            out.extend_few(tables::NORTH_SETS[cell], |cell| m.then(1, 103, cell));
        }
        {
            let m = m.then(0, 104, cell);
            out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 105, cell));
        }
        {
            let m = m.then(0, 106, cell);
            out.extend_few(tables::SOUTH_SETS[cell], |cell| m.then(1, 107, cell));
        }
        {
            let m = m.then(0, 108, cell);
            out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 109, cell));
        }
        {
            let m = m.then(0, 110, cell);
            out.extend_few(tables::WEST_SETS[cell], |cell| m.then(1, 111, cell));
        }
        {
            let m = m.then(0, 112, cell);
            out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 113, cell));
        }
        {
            let m = m.then(0, 114, cell);
            out.extend_few(tables::EAST_SETS[cell], |cell| m.then(1, 115, cell));
        }
        {
            let m = m.then(0, 116, cell);
            out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 117, cell));
        }
        {
            let m = m.then(0, 118, cell);
            out.extend_few(tables::NORTH_WEST_SETS[cell], |cell| m.then(1, 119, cell));
        }
        {
            let m = m.then(0, 120, cell);
            out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 121, cell));
        }
        {
            let m = m.then(0, 122, cell);
            out.extend_few(tables::NORTH_EAST_SETS[cell], |cell| m.then(1, 123, cell));
        }
        {
            let m = m.then(0, 124, cell);
            out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 125, cell));
        }
        {
            let m = m.then(0, 126, cell);
            out.extend_few(tables::SOUTH_WEST_SETS[cell], |cell| m.then(1, 127, cell));
        }
        {
            let m = m.then(0, 128, cell);
            out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 129, cell));
        }
        {
            let m = m.then(0, 130, cell);
            out.extend_few(tables::SOUTH_EAST_SETS[cell], |cell| m.then(1, 131, cell));
        }
        out.push(m.then(0, 132, cell));
    }
}
