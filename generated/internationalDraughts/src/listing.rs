//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use rbg_runtime::position::LONGEST_MOVE;
use super::moves::Move;
use super::moves::Path;
use super::moves::code;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{w}` or `{ww}`.
    pub(crate) fn moves_6<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_16 = tables::SHIFT_2[cell] & self.planes[piece::W as usize];
        let at_22_0 = at_16;
        let at_28_1 = (at_22_0 & tables::MASK_0).shifted(-11)
            & self.planes[piece::E as usize];
        let at_28_2 = (at_22_0 & tables::MASK_1).shifted(-9)
            & self.planes[piece::E as usize];
        out.extend(at_28_1, |cell| Move::of_codes([code(1, cell + 11), code(2, cell)]));
        out.extend(at_28_2, |cell| Move::of_codes([code(1, cell + 9), code(2, cell)]));
        let at_17 = tables::SHIFT_2[cell] & self.planes[piece::WW as usize];
        for cell in at_17 {
            if path.len() < LONGEST_MOVE {
                path.push(code(3, cell));
                let at_29 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_30 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_31 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_32 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_260 = (at_29) | (at_30) | (at_31) | (at_32);
                out.extend(at_260, |cell| Move::from_path(path, [code(4, cell)]));
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{w}` or `{ww}`.
    pub(crate) fn moves_27<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_35 = tables::SHIFT_2[cell] & self.planes[piece::W as usize];
        let at_36 = tables::SHIFT_2[cell] & self.planes[piece::WW as usize];
        let at_42 = at_36 & self.pattern_5_everywhere();
        for cell in at_42 {
            {
                self.exchange(cell, [piece::WW], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(11, cell));
                    if self.count(piece::TAKEN) == i32::from(self.variables.most) {
                        out.push_with(|old| Move::rewritten(
                            old,
                            path,
                            [code(16, cell)],
                        ));
                    }
                    let at_73 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_74 = (tables::UP_LEFT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]))
                        | (((at_73 & tables::MASK_0).shifted(-11))
                            & (self.planes[piece::B as usize]
                                | self.planes[piece::BB as usize]));
                    let at_75 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_76 = (tables::UP_RIGHT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]))
                        | (((at_75 & tables::MASK_1).shifted(-9))
                            & (self.planes[piece::B as usize]
                                | self.planes[piece::BB as usize]));
                    let at_77 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_78 = (tables::DOWN_LEFT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]))
                        | (((at_77 & tables::MASK_2).shifted(9))
                            & (self.planes[piece::B as usize]
                                | self.planes[piece::BB as usize]));
                    let at_79 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_80 = (tables::DOWN_RIGHT_SETS[cell]
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]))
                        | (((at_79 & tables::MASK_3).shifted(11))
                            & (self.planes[piece::B as usize]
                                | self.planes[piece::BB as usize]));
                    let at_99 = (at_80).filtered(|cell| self.pattern_11(cell));
                    for cell in at_99 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(15, cell));
                                self.moves_from_114(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_98 = (at_78).filtered(|cell| self.pattern_10(cell));
                    for cell in at_98 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(14, cell));
                                self.moves_from_113(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_97 = (at_76).filtered(|cell| self.pattern_9(cell));
                    for cell in at_97 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(13, cell));
                                self.moves_from_112(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_96 = (at_74).filtered(|cell| self.pattern_8(cell));
                    for cell in at_96 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(12, cell));
                                self.moves_from_111(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::WW);
            }
            if out.is_full() {
                return;
            }
        }
        let at_41 = at_35 & self.pattern_4_everywhere();
        for cell in at_41 {
            {
                self.exchange(cell, [piece::W], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(5, cell));
                    self.moves_from_57(out, cell, path);
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}` or `{bb}`.
    pub(crate) fn moves_132<S: MoveSink<Move>>(&self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_143 = tables::SHIFT_2[cell] & self.planes[piece::B as usize];
        let at_152_0 = at_143;
        let at_158_1 = (at_152_0 & tables::MASK_2).shifted(9)
            & self.planes[piece::E as usize];
        let at_158_2 = (at_152_0 & tables::MASK_3).shifted(11)
            & self.planes[piece::E as usize];
        out.extend(
            at_158_1,
            |cell| Move::of_codes([code(17, cell - 9), code(18, cell)]),
        );
        out.extend(
            at_158_2,
            |cell| Move::of_codes([code(17, cell - 11), code(18, cell)]),
        );
        let at_144 = tables::SHIFT_2[cell] & self.planes[piece::BB as usize];
        for cell in at_144 {
            if path.len() < LONGEST_MOVE {
                path.push(code(19, cell));
                let at_159 = slide_down(
                    &tables::UP_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_160 = slide_down(
                    &tables::UP_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_161 = slide_up(
                    &tables::DOWN_LEFT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_162 = slide_up(
                    &tables::DOWN_RIGHT_RAYS,
                    cell,
                    self.planes[piece::E as usize],
                );
                let at_261 = (at_159) | (at_160) | (at_161) | (at_162);
                out.extend(at_261, |cell| Move::from_path(path, [code(20, cell)]));
                path.pop();
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}` or `{bb}`.
    pub(crate) fn moves_157<S: MoveSink<Move>>(&mut self, out: &mut S, cell: usize) {
        let path = &mut Path::new();
        let at_165 = tables::SHIFT_2[cell] & self.planes[piece::B as usize];
        let at_166 = tables::SHIFT_2[cell] & self.planes[piece::BB as usize];
        let at_172 = at_166 & self.pattern_131_everywhere();
        for cell in at_172 {
            {
                self.exchange(cell, [piece::BB], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(27, cell));
                    if self.count(piece::TAKEN) == i32::from(self.variables.most) {
                        out.push_with(|old| Move::rewritten(
                            old,
                            path,
                            [code(32, cell)],
                        ));
                    }
                    let at_203 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_204 = (tables::UP_LEFT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]))
                        | (((at_203 & tables::MASK_0).shifted(-11))
                            & (self.planes[piece::W as usize]
                                | self.planes[piece::WW as usize]));
                    let at_205 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_206 = (tables::UP_RIGHT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]))
                        | (((at_205 & tables::MASK_1).shifted(-9))
                            & (self.planes[piece::W as usize]
                                | self.planes[piece::WW as usize]));
                    let at_207 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_208 = (tables::DOWN_LEFT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]))
                        | (((at_207 & tables::MASK_2).shifted(9))
                            & (self.planes[piece::W as usize]
                                | self.planes[piece::WW as usize]));
                    let at_209 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_210 = (tables::DOWN_RIGHT_SETS[cell]
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]))
                        | (((at_209 & tables::MASK_3).shifted(11))
                            & (self.planes[piece::W as usize]
                                | self.planes[piece::WW as usize]));
                    let at_229 = (at_210).filtered(|cell| self.pattern_11(cell));
                    for cell in at_229 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(31, cell));
                                self.moves_from_244(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_228 = (at_208).filtered(|cell| self.pattern_10(cell));
                    for cell in at_228 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(30, cell));
                                self.moves_from_243(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_227 = (at_206).filtered(|cell| self.pattern_9(cell));
                    for cell in at_227 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(29, cell));
                                self.moves_from_242(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    let at_226 = (at_204).filtered(|cell| self.pattern_8(cell));
                    for cell in at_226 {
                        {
                            let old = self.put(cell, piece::TAKEN);
                            if path.len() < LONGEST_MOVE {
                                path.push(code(28, cell));
                                self.moves_from_241(out, cell, path);
                                path.pop();
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::BB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_171 = at_165 & self.pattern_130_everywhere();
        for cell in at_171 {
            {
                self.exchange(cell, [piece::B], piece::E);
                if path.len() < LONGEST_MOVE {
                    path.push(code(21, cell));
                    self.moves_from_187(out, cell, path);
                    path.pop();
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b,bb}` or `{$ taken == most}`.
    fn moves_from_57<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_8(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(6, cell));
                            self.moves_from_106(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_9(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(7, cell));
                            self.moves_from_107(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_10(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(8, cell));
                            self.moves_from_108(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::B | piece::BB) {
                if self.pattern_11(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(9, cell));
                            self.moves_from_109(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if self.count(piece::TAKEN) == i32::from(self.variables.most) {
            out.push_with(|old| Move::rewritten(old, path, [code(10, cell)]));
        }
    }

    /// Then `{e}`.
    fn moves_from_106<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_57(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_107<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_57(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_108<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_57(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_109<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_57(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_111<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                let at_119 = Cells::of(cell)
                    | slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_81 = if self.count(piece::TAKEN) == i32::from(self.variables.most)
                {
                    at_119
                } else {
                    Cells::EMPTY
                };
                out.extend(at_81, |cell| Move::from_path(path, [code(16, cell)]));
                let at_73 = (((at_119 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_74 = (((at_119 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_73 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_75 = (((at_119 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_76 = (((at_119 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_75 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_77 = (((at_119 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_78 = (((at_119 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_77 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_79 = (((at_119 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_80 = (((at_119 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_79 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_99 = (at_80).filtered(|cell| self.pattern_11(cell));
                for cell in at_99 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(15, cell));
                            self.moves_from_114(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_98 = (at_78).filtered(|cell| self.pattern_10(cell));
                for cell in at_98 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(14, cell));
                            self.moves_from_113(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_97 = (at_76).filtered(|cell| self.pattern_9(cell));
                for cell in at_97 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(13, cell));
                            self.moves_from_112(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_96 = (at_74).filtered(|cell| self.pattern_8(cell));
                for cell in at_96 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(12, cell));
                            self.moves_from_111(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_112<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                let at_120 = Cells::of(cell)
                    | slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_81 = if self.count(piece::TAKEN) == i32::from(self.variables.most)
                {
                    at_120
                } else {
                    Cells::EMPTY
                };
                out.extend(at_81, |cell| Move::from_path(path, [code(16, cell)]));
                let at_73 = (((at_120 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_74 = (((at_120 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_73 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_75 = (((at_120 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_76 = (((at_120 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_75 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_77 = (((at_120 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_78 = (((at_120 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_77 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_79 = (((at_120 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_80 = (((at_120 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_79 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_99 = (at_80).filtered(|cell| self.pattern_11(cell));
                for cell in at_99 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(15, cell));
                            self.moves_from_114(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_98 = (at_78).filtered(|cell| self.pattern_10(cell));
                for cell in at_98 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(14, cell));
                            self.moves_from_113(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_97 = (at_76).filtered(|cell| self.pattern_9(cell));
                for cell in at_97 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(13, cell));
                            self.moves_from_112(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_96 = (at_74).filtered(|cell| self.pattern_8(cell));
                for cell in at_96 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(12, cell));
                            self.moves_from_111(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_113<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                let at_121 = Cells::of(cell)
                    | slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_81 = if self.count(piece::TAKEN) == i32::from(self.variables.most)
                {
                    at_121
                } else {
                    Cells::EMPTY
                };
                out.extend(at_81, |cell| Move::from_path(path, [code(16, cell)]));
                let at_73 = (((at_121 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_74 = (((at_121 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_73 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_75 = (((at_121 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_76 = (((at_121 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_75 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_77 = (((at_121 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_78 = (((at_121 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_77 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_79 = (((at_121 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_80 = (((at_121 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_79 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_99 = (at_80).filtered(|cell| self.pattern_11(cell));
                for cell in at_99 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(15, cell));
                            self.moves_from_114(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_98 = (at_78).filtered(|cell| self.pattern_10(cell));
                for cell in at_98 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(14, cell));
                            self.moves_from_113(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_97 = (at_76).filtered(|cell| self.pattern_9(cell));
                for cell in at_97 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(13, cell));
                            self.moves_from_112(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_96 = (at_74).filtered(|cell| self.pattern_8(cell));
                for cell in at_96 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(12, cell));
                            self.moves_from_111(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_114<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                let at_122 = Cells::of(cell)
                    | slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_81 = if self.count(piece::TAKEN) == i32::from(self.variables.most)
                {
                    at_122
                } else {
                    Cells::EMPTY
                };
                out.extend(at_81, |cell| Move::from_path(path, [code(16, cell)]));
                let at_73 = (((at_122 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_74 = (((at_122 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_73 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_75 = (((at_122 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_76 = (((at_122 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_75 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_77 = (((at_122 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_78 = (((at_122 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_77 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_79 = (((at_122 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_80 = (((at_122 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::B as usize] | self.planes[piece::BB as usize]))
                    | (((at_79 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::B as usize]
                            | self.planes[piece::BB as usize]));
                let at_99 = (at_80).filtered(|cell| self.pattern_11(cell));
                for cell in at_99 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(15, cell));
                            self.moves_from_114(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_98 = (at_78).filtered(|cell| self.pattern_10(cell));
                for cell in at_98 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(14, cell));
                            self.moves_from_113(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_97 = (at_76).filtered(|cell| self.pattern_9(cell));
                for cell in at_97 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(13, cell));
                            self.moves_from_112(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_96 = (at_74).filtered(|cell| self.pattern_8(cell));
                for cell in at_96 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(12, cell));
                            self.moves_from_111(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{w,ww}` or `{$ taken == most}`.
    fn moves_from_187<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_8(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(22, cell));
                            self.moves_from_236(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_9(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(23, cell));
                            self.moves_from_237(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_10(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(24, cell));
                            self.moves_from_238(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if matches!(self.board[cell], piece::W | piece::WW) {
                if self.pattern_11(cell) {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(25, cell));
                            self.moves_from_239(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                }
            }
        }
        if self.count(piece::TAKEN) == i32::from(self.variables.most) {
            out.push_with(|old| Move::rewritten(old, path, [code(26, cell)]));
        }
    }

    /// Then `{e}`.
    fn moves_from_236<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_187(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_237<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_187(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_238<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_187(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_239<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                self.moves_from_187(out, cell, path);
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_241<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_LEFT, cell) {
            if self.board[cell] == piece::E {
                let at_249 = Cells::of(cell)
                    | slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_211 = if self.count(piece::TAKEN)
                    == i32::from(self.variables.most)
                {
                    at_249
                } else {
                    Cells::EMPTY
                };
                out.extend(at_211, |cell| Move::from_path(path, [code(32, cell)]));
                let at_203 = (((at_249 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_204 = (((at_249 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_203 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_205 = (((at_249 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_206 = (((at_249 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_205 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_207 = (((at_249 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_208 = (((at_249 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_207 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_209 = (((at_249 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_210 = (((at_249 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_209 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_229 = (at_210).filtered(|cell| self.pattern_11(cell));
                for cell in at_229 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(31, cell));
                            self.moves_from_244(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_228 = (at_208).filtered(|cell| self.pattern_10(cell));
                for cell in at_228 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(30, cell));
                            self.moves_from_243(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_227 = (at_206).filtered(|cell| self.pattern_9(cell));
                for cell in at_227 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(29, cell));
                            self.moves_from_242(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_226 = (at_204).filtered(|cell| self.pattern_8(cell));
                for cell in at_226 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(28, cell));
                            self.moves_from_241(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_242<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
            if self.board[cell] == piece::E {
                let at_250 = Cells::of(cell)
                    | slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_211 = if self.count(piece::TAKEN)
                    == i32::from(self.variables.most)
                {
                    at_250
                } else {
                    Cells::EMPTY
                };
                out.extend(at_211, |cell| Move::from_path(path, [code(32, cell)]));
                let at_203 = (((at_250 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_204 = (((at_250 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_203 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_205 = (((at_250 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_206 = (((at_250 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_205 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_207 = (((at_250 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_208 = (((at_250 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_207 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_209 = (((at_250 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_210 = (((at_250 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_209 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_229 = (at_210).filtered(|cell| self.pattern_11(cell));
                for cell in at_229 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(31, cell));
                            self.moves_from_244(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_228 = (at_208).filtered(|cell| self.pattern_10(cell));
                for cell in at_228 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(30, cell));
                            self.moves_from_243(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_227 = (at_206).filtered(|cell| self.pattern_9(cell));
                for cell in at_227 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(29, cell));
                            self.moves_from_242(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_226 = (at_204).filtered(|cell| self.pattern_8(cell));
                for cell in at_226 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(28, cell));
                            self.moves_from_241(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_243<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
            if self.board[cell] == piece::E {
                let at_251 = Cells::of(cell)
                    | slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_211 = if self.count(piece::TAKEN)
                    == i32::from(self.variables.most)
                {
                    at_251
                } else {
                    Cells::EMPTY
                };
                out.extend(at_211, |cell| Move::from_path(path, [code(32, cell)]));
                let at_203 = (((at_251 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_204 = (((at_251 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_203 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_205 = (((at_251 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_206 = (((at_251 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_205 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_207 = (((at_251 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_208 = (((at_251 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_207 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_209 = (((at_251 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_210 = (((at_251 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_209 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_229 = (at_210).filtered(|cell| self.pattern_11(cell));
                for cell in at_229 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(31, cell));
                            self.moves_from_244(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_228 = (at_208).filtered(|cell| self.pattern_10(cell));
                for cell in at_228 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(30, cell));
                            self.moves_from_243(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_227 = (at_206).filtered(|cell| self.pattern_9(cell));
                for cell in at_227 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(29, cell));
                            self.moves_from_242(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_226 = (at_204).filtered(|cell| self.pattern_8(cell));
                for cell in at_226 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(28, cell));
                            self.moves_from_241(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }

    /// Then `{e}`.
    fn moves_from_244<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: &mut Path,
    ) {
        if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
            if self.board[cell] == piece::E {
                let at_252 = Cells::of(cell)
                    | slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                let at_211 = if self.count(piece::TAKEN)
                    == i32::from(self.variables.most)
                {
                    at_252
                } else {
                    Cells::EMPTY
                };
                out.extend(at_211, |cell| Move::from_path(path, [code(32, cell)]));
                let at_203 = (((at_252 & tables::MASK_0).shifted(-11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_3, -11, 4);
                let at_204 = (((at_252 & tables::MASK_0).shifted(-11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_203 & tables::MASK_0).shifted(-11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_205 = (((at_252 & tables::MASK_1).shifted(-9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_2, -9, 4);
                let at_206 = (((at_252 & tables::MASK_1).shifted(-9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_205 & tables::MASK_1).shifted(-9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_207 = (((at_252 & tables::MASK_2).shifted(9))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_1, 9, 4);
                let at_208 = (((at_252 & tables::MASK_2).shifted(9))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_207 & tables::MASK_2).shifted(9))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_209 = (((at_252 & tables::MASK_3).shifted(11))
                    & self.planes[piece::E as usize])
                    .spread(self.planes[piece::E as usize] & tables::MASK_0, 11, 4);
                let at_210 = (((at_252 & tables::MASK_3).shifted(11))
                    & (self.planes[piece::W as usize] | self.planes[piece::WW as usize]))
                    | (((at_209 & tables::MASK_3).shifted(11))
                        & (self.planes[piece::W as usize]
                            | self.planes[piece::WW as usize]));
                let at_229 = (at_210).filtered(|cell| self.pattern_11(cell));
                for cell in at_229 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(31, cell));
                            self.moves_from_244(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_228 = (at_208).filtered(|cell| self.pattern_10(cell));
                for cell in at_228 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(30, cell));
                            self.moves_from_243(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_227 = (at_206).filtered(|cell| self.pattern_9(cell));
                for cell in at_227 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(29, cell));
                            self.moves_from_242(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
                let at_226 = (at_204).filtered(|cell| self.pattern_8(cell));
                for cell in at_226 {
                    {
                        let old = self.put(cell, piece::TAKEN);
                        if path.len() < LONGEST_MOVE {
                            path.push(code(28, cell));
                            self.moves_from_241(out, cell, path);
                            path.pop();
                        }
                        self.put(cell, old);
                    }
                    if out.is_full() {
                        return;
                    }
                }
            }
        }
    }
}
