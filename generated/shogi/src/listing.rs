//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::moves::Path;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{bP}` or `{bL}` or `{bN}` or `{bS}` or `{bB}` or `{bR}` or `…`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::B_P as usize];
        for cell in at_2 {
            {
                self.exchange(cell, [piece::B_P], piece::E);
                {
                    let path = path.then(1, cell);
                    if let Some(cell) = follow(&tables::SHIFT_30, cell) {
                        if !matches!(
                            self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                            piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                            piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                            piece::B_PS | piece::B_R | piece::B_S
                        ) {
                            {
                                let old = self.put(cell, piece::B_P);
                                {
                                    let path = path.then(2, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 1];
                                        if seen[0].insert(cell) {
                                            self.moves_from_109(out, seen, cell, path);
                                        }
                                    }
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_3 = tables::BOARD & self.planes[piece::B_P as usize];
        for cell in at_3 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_P], piece::E);
                {
                    let path = path.then(3, cell);
                    if let Some(cell) = follow(&tables::UP, cell) {
                        if !matches!(
                            self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                            piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                            piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                            piece::B_PS | piece::B_R | piece::B_S
                        ) {
                            self.moves_from_58(out, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_P);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_3 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_P], piece::E);
                {
                    let path = path.then(4, cell);
                    if let Some(cell) = follow(&tables::SHIFT_31, cell) {
                        if !matches!(
                            self.board[cell], piece::B_B | piece::B_G | piece::B_K |
                            piece::B_L | piece::B_N | piece::B_P | piece::B_PB |
                            piece::B_PL | piece::B_PN | piece::B_PP | piece::B_PR |
                            piece::B_PS | piece::B_R | piece::B_S
                        ) {
                            self.moves_from_58(out, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_4 = tables::BOARD & self.planes[piece::B_L as usize];
        for cell in at_4 {
            {
                self.exchange(cell, [piece::B_L], piece::E);
                {
                    let path = path.then(6, cell);
                    let at_26 = Cells::of(cell)
                        | slide_down(
                            &tables::UP_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_59 = ((at_26 & tables::MASK_21).shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_59 {
                        {
                            let old = self.put(cell, piece::B_L);
                            {
                                let path = path.then(7, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_L);
            }
            if out.is_full() {
                return;
            }
        }
        let at_5 = tables::BOARD & self.planes[piece::B_L as usize];
        for cell in at_5 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_L], piece::E);
                {
                    let path = path.then(8, cell);
                    let at_27 = Cells::of(cell)
                        | slide_down(
                            &tables::UP_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_60 = (at_27.shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_60 {
                        {
                            let old = self.put(cell, piece::B_PL);
                            {
                                let path = path.then(10, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_L);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_5 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_L], piece::E);
                {
                    let path = path.then(9, cell);
                    let at_28 = Cells::of(cell)
                        | slide_down(
                            &tables::UP_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_60 = ((at_28 & tables::MASK_22).shifted(-9))
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_60 {
                        {
                            let old = self.put(cell, piece::B_PL);
                            {
                                let path = path.then(10, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_L);
            }
            if out.is_full() {
                return;
            }
        }
        let at_6 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_6 {
            {
                self.exchange(cell, [piece::B_N], piece::E);
                {
                    let path = path.then(11, cell);
                    let at_61 = tables::SHIFT_32_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_61 {
                        {
                            let old = self.put(cell, piece::B_N);
                            {
                                let path = path.then(12, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_7 = tables::BOARD & self.planes[piece::B_N as usize];
        for cell in at_7 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_N], piece::E);
                {
                    let path = path.then(13, cell);
                    let at_62 = tables::SHIFT_21_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_62 {
                        {
                            let old = self.put(cell, piece::B_PN);
                            {
                                let path = path.then(15, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_N);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_7 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_N], piece::E);
                {
                    let path = path.then(14, cell);
                    let at_62 = tables::SHIFT_33_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_62 {
                        {
                            let old = self.put(cell, piece::B_PN);
                            {
                                let path = path.then(15, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_8 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_8 {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(16, cell);
                    let at_63 = tables::SHIFT_22[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_63 {
                        {
                            let old = self.put(cell, piece::B_S);
                            {
                                let path = path.then(17, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_9 = tables::BOARD & self.planes[piece::B_S as usize];
        for cell in at_9 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(18, cell);
                    let at_64 = tables::SHIFT_22[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_64 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(20, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_9 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_S], piece::E);
                {
                    let path = path.then(19, cell);
                    let at_64 = tables::SHIFT_34_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_64 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(20, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_10 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_10 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(21, cell);
                    let at_65 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_69 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_68 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_67 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_66 = (tables::SHIFT_14[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_65 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_69 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_68 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_67 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_66 {
                        {
                            let old = self.put(cell, piece::B_B);
                            {
                                let path = path.then(22, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_11 = tables::BOARD & self.planes[piece::B_B as usize];
        for cell in at_11 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(23, cell);
                    let at_70 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_74 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_73 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_72 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_71 = (tables::SHIFT_14[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_70 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_74 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_73 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_72 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_71 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(25, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_11 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_B], piece::E);
                {
                    let path = path.then(24, cell);
                    let at_75 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_78 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_77 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_76 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_71 = (tables::SHIFT_35_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_75 & tables::MASK_23).shifted(-10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_78 & tables::MASK_24).shifted(10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_77 & tables::MASK_25).shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_76 & tables::MASK_26).shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_71 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(25, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_12 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_12 {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(26, cell);
                    let at_79 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_83 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_82 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_81 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_80 = (tables::SHIFT_18[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_79.shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_83 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_82 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_81 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_80 {
                        {
                            let old = self.put(cell, piece::B_R);
                            {
                                let path = path.then(27, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_13 = tables::BOARD & self.planes[piece::B_R as usize];
        for cell in at_13 & tables::AREA_24 {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(28, cell);
                    let at_84 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_88 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_87 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_86 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_85 = (tables::SHIFT_18[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_84.shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_88 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_87 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_86 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_85 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(30, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_13 & tables::AREA_25 {
            {
                self.exchange(cell, [piece::B_R], piece::E);
                {
                    let path = path.then(29, cell);
                    let at_89 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_92 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_91 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_90 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_85 = (tables::SHIFT_36_2[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_89 & tables::MASK_22).shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_92 & tables::MASK_27).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_91 & tables::MASK_28).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_90 & tables::MASK_29).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_85 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(30, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_14 = tables::BOARD & self.planes[piece::B_G as usize];
        for cell in at_14 {
            {
                self.exchange(cell, [piece::B_G], piece::E);
                {
                    let path = path.then(31, cell);
                    let at_93 = tables::SHIFT_23[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_93 {
                        {
                            let old = self.put(cell, piece::B_G);
                            {
                                let path = path.then(32, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_G);
            }
            if out.is_full() {
                return;
            }
        }
        let at_15 = tables::BOARD & self.planes[piece::B_PP as usize];
        for cell in at_15 {
            {
                self.exchange(cell, [piece::B_PP], piece::E);
                {
                    let path = path.then(33, cell);
                    let at_94 = tables::SHIFT_23[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_94 {
                        {
                            let old = self.put(cell, piece::B_PP);
                            {
                                let path = path.then(34, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PP);
            }
            if out.is_full() {
                return;
            }
        }
        let at_16 = tables::BOARD & self.planes[piece::B_PL as usize];
        for cell in at_16 {
            {
                self.exchange(cell, [piece::B_PL], piece::E);
                {
                    let path = path.then(35, cell);
                    let at_95 = tables::SHIFT_23[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_95 {
                        {
                            let old = self.put(cell, piece::B_PL);
                            {
                                let path = path.then(36, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PL);
            }
            if out.is_full() {
                return;
            }
        }
        let at_17 = tables::BOARD & self.planes[piece::B_PN as usize];
        for cell in at_17 {
            {
                self.exchange(cell, [piece::B_PN], piece::E);
                {
                    let path = path.then(37, cell);
                    let at_96 = tables::SHIFT_23[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_96 {
                        {
                            let old = self.put(cell, piece::B_PN);
                            {
                                let path = path.then(38, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PN);
            }
            if out.is_full() {
                return;
            }
        }
        let at_18 = tables::BOARD & self.planes[piece::B_PS as usize];
        for cell in at_18 {
            {
                self.exchange(cell, [piece::B_PS], piece::E);
                {
                    let path = path.then(39, cell);
                    let at_97 = tables::SHIFT_23[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_97 {
                        {
                            let old = self.put(cell, piece::B_PS);
                            {
                                let path = path.then(40, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PS);
            }
            if out.is_full() {
                return;
            }
        }
        let at_19 = tables::BOARD & self.planes[piece::B_PB as usize];
        for cell in at_19 {
            {
                self.exchange(cell, [piece::B_PB], piece::E);
                {
                    let path = path.then(41, cell);
                    let at_98 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_102 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_101 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_100 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_99 = (tables::SHIFT_12[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | (((at_98 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_102 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_101 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_100 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_99 {
                        {
                            let old = self.put(cell, piece::B_PB);
                            {
                                let path = path.then(42, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_20 = tables::BOARD & self.planes[piece::B_PR as usize];
        for cell in at_20 {
            {
                self.exchange(cell, [piece::B_PR], piece::E);
                {
                    let path = path.then(43, cell);
                    let at_103 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_107 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_106 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_105 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_104 = (tables::SHIFT_12[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]))
                        | ((at_103.shifted(-9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_107 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_106 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]))
                        | (((at_105 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::B_B as usize]
                                | self.planes[piece::B_G as usize]
                                | self.planes[piece::B_K as usize]
                                | self.planes[piece::B_L as usize]
                                | self.planes[piece::B_N as usize]
                                | self.planes[piece::B_P as usize]
                                | self.planes[piece::B_PB as usize]
                                | self.planes[piece::B_PL as usize]
                                | self.planes[piece::B_PN as usize]
                                | self.planes[piece::B_PP as usize]
                                | self.planes[piece::B_PR as usize]
                                | self.planes[piece::B_PS as usize]
                                | self.planes[piece::B_R as usize]
                                | self.planes[piece::B_S as usize]));
                    for cell in at_104 {
                        {
                            let old = self.put(cell, piece::B_PR);
                            {
                                let path = path.then(44, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_PR);
            }
            if out.is_full() {
                return;
            }
        }
        let at_21 = tables::BOARD & self.planes[piece::B_K as usize];
        for cell in at_21 {
            {
                self.exchange(cell, [piece::B_K], piece::E);
                {
                    let path = path.then(45, cell);
                    let at_108 = tables::SHIFT_12[cell]
                        & !(self.planes[piece::B_B as usize]
                            | self.planes[piece::B_G as usize]
                            | self.planes[piece::B_K as usize]
                            | self.planes[piece::B_L as usize]
                            | self.planes[piece::B_N as usize]
                            | self.planes[piece::B_P as usize]
                            | self.planes[piece::B_PB as usize]
                            | self.planes[piece::B_PL as usize]
                            | self.planes[piece::B_PN as usize]
                            | self.planes[piece::B_PP as usize]
                            | self.planes[piece::B_PR as usize]
                            | self.planes[piece::B_PS as usize]
                            | self.planes[piece::B_R as usize]
                            | self.planes[piece::B_S as usize]);
                    for cell in at_108 {
                        {
                            let old = self.put(cell, piece::B_K);
                            {
                                let path = path.then(46, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_109(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B_K);
            }
            if out.is_full() {
                return;
            }
        }
        let at_22 = tables::BOARD & self.planes[piece::E as usize];
        let at_49 = if i32::from(self.variables.b_hand_s) > 0 {
            at_22
        } else {
            Cells::EMPTY
        };
        for cell in at_49 {
            {
                self.exchange(cell, [piece::E], piece::B_S);
                {
                    let path = path.then(50, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_S], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_50 = if i32::from(self.variables.b_hand_g) > 0 {
            at_22
        } else {
            Cells::EMPTY
        };
        for cell in at_50 {
            {
                self.exchange(cell, [piece::E], piece::B_G);
                {
                    let path = path.then(51, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_G], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_51 = if i32::from(self.variables.b_hand_b) > 0 {
            at_22
        } else {
            Cells::EMPTY
        };
        for cell in at_51 {
            {
                self.exchange(cell, [piece::E], piece::B_B);
                {
                    let path = path.then(52, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_52 = if i32::from(self.variables.b_hand_r) > 0 {
            at_22
        } else {
            Cells::EMPTY
        };
        for cell in at_52 {
            {
                self.exchange(cell, [piece::E], piece::B_R);
                {
                    let path = path.then(53, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_R], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_54 = at_22 & tables::UP_DOWN & !self.pattern_53_everywhere();
        let at_55 = if i32::from(self.variables.b_hand_l) > 0 {
            at_22 & tables::UP_DOWN
        } else {
            Cells::EMPTY
        };
        for cell in at_55 {
            {
                self.exchange(cell, [piece::E], piece::B_L);
                {
                    let path = path.then(48, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_L], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_56 = if i32::from(self.variables.b_hand_n) > 0 {
            at_22 & tables::AREA_27
        } else {
            Cells::EMPTY
        };
        for cell in at_56 {
            {
                self.exchange(cell, [piece::E], piece::B_N);
                {
                    let path = path.then(49, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_109(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::B_N], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_111 = if i32::from(self.variables.b_hand_p) > 0 {
            at_54
        } else {
            Cells::EMPTY
        };
        for cell in at_111 {
            {
                self.exchange(cell, [piece::E], piece::B_P);
                {
                    let path = path.then(47, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if !self.pattern_117(cell) {
                            if seen[0].insert(cell) {
                                self.moves_from_109(out, seen, cell, path);
                            }
                        }
                        if self.pattern_118(cell) {
                            if seen[0].insert(cell) {
                                self.moves_from_109(out, seen, cell, path);
                            }
                        }
                    }
                }
                self.exchange(cell, [piece::B_P], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{wP}` or `{wL}` or `{wN}` or `{wS}` or `{wB}` or `{wR}` or `…`.
    pub(crate) fn moves_255<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let path = Path::EMPTY;
        let at_257 = tables::BOARD & self.planes[piece::W_P as usize];
        for cell in at_257 {
            {
                self.exchange(cell, [piece::W_P], piece::E);
                {
                    let path = path.then(55, cell);
                    if let Some(cell) = follow(&tables::SHIFT_37, cell) {
                        if !matches!(
                            self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                            piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                            piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                            piece::W_PS | piece::W_R | piece::W_S
                        ) {
                            {
                                let old = self.put(cell, piece::W_P);
                                {
                                    let path = path.then(56, cell);
                                    {
                                        let seen = &mut [Cells::EMPTY; 1];
                                        if seen[0].insert(cell) {
                                            self.moves_from_364(out, seen, cell, path);
                                        }
                                    }
                                }
                                self.put(cell, old);
                            }
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_258 = tables::BOARD & self.planes[piece::W_P as usize];
        for cell in at_258 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_P], piece::E);
                {
                    let path = path.then(57, cell);
                    if let Some(cell) = follow(&tables::DOWN, cell) {
                        if !matches!(
                            self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                            piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                            piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                            piece::W_PS | piece::W_R | piece::W_S
                        ) {
                            self.moves_from_313(out, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_P);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_258 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_P], piece::E);
                {
                    let path = path.then(58, cell);
                    if let Some(cell) = follow(&tables::SHIFT_38, cell) {
                        if !matches!(
                            self.board[cell], piece::W_B | piece::W_G | piece::W_K |
                            piece::W_L | piece::W_N | piece::W_P | piece::W_PB |
                            piece::W_PL | piece::W_PN | piece::W_PP | piece::W_PR |
                            piece::W_PS | piece::W_R | piece::W_S
                        ) {
                            self.moves_from_313(out, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_P);
            }
            if out.is_full() {
                return;
            }
        }
        let at_259 = tables::BOARD & self.planes[piece::W_L as usize];
        for cell in at_259 {
            {
                self.exchange(cell, [piece::W_L], piece::E);
                {
                    let path = path.then(60, cell);
                    let at_281 = Cells::of(cell)
                        | slide_up(
                            &tables::DOWN_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_314 = ((at_281 & tables::MASK_0).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_314 {
                        {
                            let old = self.put(cell, piece::W_L);
                            {
                                let path = path.then(61, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_L);
            }
            if out.is_full() {
                return;
            }
        }
        let at_260 = tables::BOARD & self.planes[piece::W_L as usize];
        for cell in at_260 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_L], piece::E);
                {
                    let path = path.then(62, cell);
                    let at_282 = Cells::of(cell)
                        | slide_up(
                            &tables::DOWN_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_315 = ((at_282 & tables::MASK_1).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_315 {
                        {
                            let old = self.put(cell, piece::W_PL);
                            {
                                let path = path.then(64, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_L);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_260 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_L], piece::E);
                {
                    let path = path.then(63, cell);
                    let at_283 = Cells::of(cell)
                        | slide_up(
                            &tables::DOWN_RAYS,
                            cell,
                            self.planes[piece::E as usize],
                        );
                    let at_315 = ((at_283 & tables::MASK_2).shifted(9))
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_315 {
                        {
                            let old = self.put(cell, piece::W_PL);
                            {
                                let path = path.then(64, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_L);
            }
            if out.is_full() {
                return;
            }
        }
        let at_261 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_261 {
            {
                self.exchange(cell, [piece::W_N], piece::E);
                {
                    let path = path.then(65, cell);
                    let at_316 = tables::SHIFT_39[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_316 {
                        {
                            let old = self.put(cell, piece::W_N);
                            {
                                let path = path.then(66, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_262 = tables::BOARD & self.planes[piece::W_N as usize];
        for cell in at_262 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_N], piece::E);
                {
                    let path = path.then(67, cell);
                    let at_317 = tables::SHIFT_9[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_317 {
                        {
                            let old = self.put(cell, piece::W_PN);
                            {
                                let path = path.then(69, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_N);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_262 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_N], piece::E);
                {
                    let path = path.then(68, cell);
                    let at_317 = tables::SHIFT_40[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_317 {
                        {
                            let old = self.put(cell, piece::W_PN);
                            {
                                let path = path.then(69, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_N);
            }
            if out.is_full() {
                return;
            }
        }
        let at_263 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_263 {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(70, cell);
                    let at_318 = tables::SHIFT_10[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_318 {
                        {
                            let old = self.put(cell, piece::W_S);
                            {
                                let path = path.then(71, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_264 = tables::BOARD & self.planes[piece::W_S as usize];
        for cell in at_264 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(72, cell);
                    let at_319 = tables::SHIFT_10[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_319 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(74, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_264 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_S], piece::E);
                {
                    let path = path.then(73, cell);
                    let at_319 = tables::SHIFT_41[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_319 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(74, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_S);
            }
            if out.is_full() {
                return;
            }
        }
        let at_265 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_265 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(75, cell);
                    let at_320 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_324 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_323 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_322 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_321 = (tables::SHIFT_14[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_320 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_324 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_323 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_322 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_321 {
                        {
                            let old = self.put(cell, piece::W_B);
                            {
                                let path = path.then(76, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_266 = tables::BOARD & self.planes[piece::W_B as usize];
        for cell in at_266 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(77, cell);
                    let at_325 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_329 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_328 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_327 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_326 = (tables::SHIFT_14[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_325 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_329 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_328 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_327 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_326 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(79, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_266 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_B], piece::E);
                {
                    let path = path.then(78, cell);
                    let at_330 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_333 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_332 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_331 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_326 = (tables::SHIFT_42[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_330 & tables::MASK_7).shifted(-10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_333 & tables::MASK_8).shifted(10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_332 & tables::MASK_9).shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_331 & tables::MASK_10).shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_326 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(79, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_B);
            }
            if out.is_full() {
                return;
            }
        }
        let at_267 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_267 {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(80, cell);
                    let at_334 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_338 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_337 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_336 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_335 = (tables::SHIFT_18[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_334.shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_338 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_337 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_336 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_335 {
                        {
                            let old = self.put(cell, piece::W_R);
                            {
                                let path = path.then(81, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_268 = tables::BOARD & self.planes[piece::W_R as usize];
        for cell in at_268 & tables::AREA_28 {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(82, cell);
                    let at_339 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_343 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_342 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_341 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_340 = (tables::SHIFT_18[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_339.shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_343 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_342 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_341 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_340 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(84, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        for cell in at_268 & tables::AREA_29 {
            {
                self.exchange(cell, [piece::W_R], piece::E);
                {
                    let path = path.then(83, cell);
                    let at_344 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_347 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_346 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_345 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_340 = (tables::SHIFT_43[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_344 & tables::MASK_13).shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_347 & tables::MASK_14).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_346 & tables::MASK_15).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_345 & tables::MASK_2).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_340 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(84, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_R);
            }
            if out.is_full() {
                return;
            }
        }
        let at_269 = tables::BOARD & self.planes[piece::W_G as usize];
        for cell in at_269 {
            {
                self.exchange(cell, [piece::W_G], piece::E);
                {
                    let path = path.then(85, cell);
                    let at_348 = tables::SHIFT_11[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_348 {
                        {
                            let old = self.put(cell, piece::W_G);
                            {
                                let path = path.then(86, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_G);
            }
            if out.is_full() {
                return;
            }
        }
        let at_270 = tables::BOARD & self.planes[piece::W_PP as usize];
        for cell in at_270 {
            {
                self.exchange(cell, [piece::W_PP], piece::E);
                {
                    let path = path.then(87, cell);
                    let at_349 = tables::SHIFT_11[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_349 {
                        {
                            let old = self.put(cell, piece::W_PP);
                            {
                                let path = path.then(88, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PP);
            }
            if out.is_full() {
                return;
            }
        }
        let at_271 = tables::BOARD & self.planes[piece::W_PL as usize];
        for cell in at_271 {
            {
                self.exchange(cell, [piece::W_PL], piece::E);
                {
                    let path = path.then(89, cell);
                    let at_350 = tables::SHIFT_11[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_350 {
                        {
                            let old = self.put(cell, piece::W_PL);
                            {
                                let path = path.then(90, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PL);
            }
            if out.is_full() {
                return;
            }
        }
        let at_272 = tables::BOARD & self.planes[piece::W_PN as usize];
        for cell in at_272 {
            {
                self.exchange(cell, [piece::W_PN], piece::E);
                {
                    let path = path.then(91, cell);
                    let at_351 = tables::SHIFT_11[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_351 {
                        {
                            let old = self.put(cell, piece::W_PN);
                            {
                                let path = path.then(92, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PN);
            }
            if out.is_full() {
                return;
            }
        }
        let at_273 = tables::BOARD & self.planes[piece::W_PS as usize];
        for cell in at_273 {
            {
                self.exchange(cell, [piece::W_PS], piece::E);
                {
                    let path = path.then(93, cell);
                    let at_352 = tables::SHIFT_11[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_352 {
                        {
                            let old = self.put(cell, piece::W_PS);
                            {
                                let path = path.then(94, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PS);
            }
            if out.is_full() {
                return;
            }
        }
        let at_274 = tables::BOARD & self.planes[piece::W_PB as usize];
        for cell in at_274 {
            {
                self.exchange(cell, [piece::W_PB], piece::E);
                {
                    let path = path.then(95, cell);
                    let at_353 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_357 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_356 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_355 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_354 = (tables::SHIFT_12[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | (((at_353 & tables::MASK_3).shifted(-10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_357 & tables::MASK_4).shifted(10))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_356 & tables::MASK_5).shifted(8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_355 & tables::MASK_6).shifted(-8))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_354 {
                        {
                            let old = self.put(cell, piece::W_PB);
                            {
                                let path = path.then(96, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PB);
            }
            if out.is_full() {
                return;
            }
        }
        let at_275 = tables::BOARD & self.planes[piece::W_PR as usize];
        for cell in at_275 {
            {
                self.exchange(cell, [piece::W_PR], piece::E);
                {
                    let path = path.then(97, cell);
                    let at_358 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_362 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_361 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_360 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_359 = (tables::SHIFT_12[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]))
                        | ((at_358.shifted(-9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_362 & tables::MASK_11).shifted(1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_361 & tables::MASK_12).shifted(-1))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]))
                        | (((at_360 & tables::MASK_1).shifted(9))
                            & !(self.planes[piece::W_B as usize]
                                | self.planes[piece::W_G as usize]
                                | self.planes[piece::W_K as usize]
                                | self.planes[piece::W_L as usize]
                                | self.planes[piece::W_N as usize]
                                | self.planes[piece::W_P as usize]
                                | self.planes[piece::W_PB as usize]
                                | self.planes[piece::W_PL as usize]
                                | self.planes[piece::W_PN as usize]
                                | self.planes[piece::W_PP as usize]
                                | self.planes[piece::W_PR as usize]
                                | self.planes[piece::W_PS as usize]
                                | self.planes[piece::W_R as usize]
                                | self.planes[piece::W_S as usize]));
                    for cell in at_359 {
                        {
                            let old = self.put(cell, piece::W_PR);
                            {
                                let path = path.then(98, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_PR);
            }
            if out.is_full() {
                return;
            }
        }
        let at_276 = tables::BOARD & self.planes[piece::W_K as usize];
        for cell in at_276 {
            {
                self.exchange(cell, [piece::W_K], piece::E);
                {
                    let path = path.then(99, cell);
                    let at_363 = tables::SHIFT_12[cell]
                        & !(self.planes[piece::W_B as usize]
                            | self.planes[piece::W_G as usize]
                            | self.planes[piece::W_K as usize]
                            | self.planes[piece::W_L as usize]
                            | self.planes[piece::W_N as usize]
                            | self.planes[piece::W_P as usize]
                            | self.planes[piece::W_PB as usize]
                            | self.planes[piece::W_PL as usize]
                            | self.planes[piece::W_PN as usize]
                            | self.planes[piece::W_PP as usize]
                            | self.planes[piece::W_PR as usize]
                            | self.planes[piece::W_PS as usize]
                            | self.planes[piece::W_R as usize]
                            | self.planes[piece::W_S as usize]);
                    for cell in at_363 {
                        {
                            let old = self.put(cell, piece::W_K);
                            {
                                let path = path.then(100, cell);
                                {
                                    let seen = &mut [Cells::EMPTY; 1];
                                    if seen[0].insert(cell) {
                                        self.moves_from_364(out, seen, cell, path);
                                    }
                                }
                            }
                            self.put(cell, old);
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W_K);
            }
            if out.is_full() {
                return;
            }
        }
        let at_277 = tables::BOARD & self.planes[piece::E as usize];
        let at_304 = if i32::from(self.variables.w_hand_s) > 0 {
            at_277
        } else {
            Cells::EMPTY
        };
        for cell in at_304 {
            {
                self.exchange(cell, [piece::E], piece::W_S);
                {
                    let path = path.then(104, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_S], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_305 = if i32::from(self.variables.w_hand_g) > 0 {
            at_277
        } else {
            Cells::EMPTY
        };
        for cell in at_305 {
            {
                self.exchange(cell, [piece::E], piece::W_G);
                {
                    let path = path.then(105, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_G], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_306 = if i32::from(self.variables.w_hand_b) > 0 {
            at_277
        } else {
            Cells::EMPTY
        };
        for cell in at_306 {
            {
                self.exchange(cell, [piece::E], piece::W_B);
                {
                    let path = path.then(106, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_B], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_307 = if i32::from(self.variables.w_hand_r) > 0 {
            at_277
        } else {
            Cells::EMPTY
        };
        for cell in at_307 {
            {
                self.exchange(cell, [piece::E], piece::W_R);
                {
                    let path = path.then(107, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_R], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_309 = at_277 & tables::DOWN_UP & !self.pattern_308_everywhere();
        let at_310 = if i32::from(self.variables.w_hand_l) > 0 {
            at_277 & tables::DOWN_UP
        } else {
            Cells::EMPTY
        };
        for cell in at_310 {
            {
                self.exchange(cell, [piece::E], piece::W_L);
                {
                    let path = path.then(102, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_L], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_311 = if i32::from(self.variables.w_hand_n) > 0 {
            at_277 & tables::AREA_59
        } else {
            Cells::EMPTY
        };
        for cell in at_311 {
            {
                self.exchange(cell, [piece::E], piece::W_N);
                {
                    let path = path.then(103, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if seen[0].insert(cell) {
                            self.moves_from_364(out, seen, cell, path);
                        }
                    }
                }
                self.exchange(cell, [piece::W_N], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
        let at_365 = if i32::from(self.variables.w_hand_p) > 0 {
            at_309
        } else {
            Cells::EMPTY
        };
        for cell in at_365 {
            {
                self.exchange(cell, [piece::E], piece::W_P);
                {
                    let path = path.then(101, cell);
                    {
                        let seen = &mut [Cells::EMPTY; 1];
                        if !self.pattern_369(cell) {
                            if seen[0].insert(cell) {
                                self.moves_from_364(out, seen, cell, path);
                            }
                        }
                        if self.pattern_370(cell) {
                            if seen[0].insert(cell) {
                                self.moves_from_364(out, seen, cell, path);
                            }
                        }
                    }
                }
                self.exchange(cell, [piece::W_P], piece::E);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `[bPP]`.
    fn moves_from_58<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        {
            let old = self.put(cell, piece::B_PP);
            {
                let path = path.then(5, cell);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if seen[0].insert(cell) {
                        self.moves_from_109(out, seen, cell, path);
                    }
                }
            }
            self.put(cell, old);
        }
    }

    /// Then `{! pattern 112}`.
    fn moves_from_109<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 1],
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_112(cell) {
            out.push(path.end(54, cell));
        }
    }

    /// Then `[wPP]`.
    fn moves_from_313<S: MoveSink<Move>>(
        &mut self,
        out: &mut S,
        cell: usize,
        path: Path,
    ) {
        {
            let old = self.put(cell, piece::W_PP);
            {
                let path = path.then(59, cell);
                {
                    let seen = &mut [Cells::EMPTY; 1];
                    if seen[0].insert(cell) {
                        self.moves_from_364(out, seen, cell, path);
                    }
                }
            }
            self.put(cell, old);
        }
    }

    /// Then `{! pattern 228}`.
    fn moves_from_364<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        _seen: &mut [Cells; 1],
        cell: usize,
        path: Path,
    ) {
        if !self.pattern_228(cell) {
            out.push(path.end(108, cell));
        }
    }
}
