//! Finding a player's moves.

use rbg_runtime::codegen::MoveSink;
use rbg_runtime::codegen::slide_up;
use rbg_runtime::codegen::slide_down;
use super::moves::Move;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `{w}`.
    pub(crate) fn moves_1<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_2 = tables::BOARD & self.planes[piece::W as usize];
        for cell in at_2 {
            {
                self.exchange(cell, [piece::W], piece::E);
                {
                    let m = m.then(0, 1, cell);
                    let at_4 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_5 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_6 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_7 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_8 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_9 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_10 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_11 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_48 = (at_4) | (at_5) | (at_6) | (at_7) | (at_8) | (at_9)
                        | (at_10) | (at_11);
                    for cell in at_48 {
                        {
                            let m = m.then(1, 2, cell);
                            let at_13 = slide_down(
                                &tables::UP_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_14 = slide_up(
                                &tables::DOWN_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_15 = slide_down(
                                &tables::LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_16 = slide_up(
                                &tables::RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_17 = slide_down(
                                &tables::UP_LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_18 = slide_down(
                                &tables::UP_RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_19 = slide_up(
                                &tables::DOWN_LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_20 = slide_up(
                                &tables::DOWN_RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_49 = (at_13) | (at_14) | (at_15) | (at_16) | (at_17)
                                | (at_18) | (at_19) | (at_20);
                            out.extend(at_49, |cell| m.then(2, 3, cell));
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{b}`.
    pub(crate) fn moves_25<S: MoveSink<Move>>(&mut self, out: &mut S, _cell: usize) {
        let m = Move::EMPTY;
        let at_26 = tables::BOARD & self.planes[piece::B as usize];
        for cell in at_26 {
            {
                self.exchange(cell, [piece::B], piece::E);
                {
                    let m = m.then(0, 4, cell);
                    let at_28 = slide_down(
                        &tables::UP_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_29 = slide_up(
                        &tables::DOWN_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_30 = slide_down(
                        &tables::LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_31 = slide_up(
                        &tables::RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_32 = slide_down(
                        &tables::UP_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_33 = slide_down(
                        &tables::UP_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_34 = slide_up(
                        &tables::DOWN_LEFT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_35 = slide_up(
                        &tables::DOWN_RIGHT_RAYS,
                        cell,
                        self.planes[piece::E as usize],
                    );
                    let at_50 = (at_28) | (at_29) | (at_30) | (at_31) | (at_32) | (at_33)
                        | (at_34) | (at_35);
                    for cell in at_50 {
                        {
                            let m = m.then(1, 5, cell);
                            let at_37 = slide_down(
                                &tables::UP_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_38 = slide_up(
                                &tables::DOWN_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_39 = slide_down(
                                &tables::LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_40 = slide_up(
                                &tables::RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_41 = slide_down(
                                &tables::UP_LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_42 = slide_down(
                                &tables::UP_RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_43 = slide_up(
                                &tables::DOWN_LEFT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_44 = slide_up(
                                &tables::DOWN_RIGHT_RAYS,
                                cell,
                                self.planes[piece::E as usize],
                            );
                            let at_51 = (at_37) | (at_38) | (at_39) | (at_40) | (at_41)
                                | (at_42) | (at_43) | (at_44);
                            out.extend(at_51, |cell| m.then(2, 6, cell));
                        }
                        if out.is_full() {
                            return;
                        }
                    }
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            if out.is_full() {
                return;
            }
        }
    }

    /// Then `{e}`.
    pub(crate) fn moves_from_12<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_13 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_14 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_15 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_16 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_17 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_18 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_19 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_20 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_49 = (at_13) | (at_14) | (at_15) | (at_16) | (at_17) | (at_18) | (at_19)
            | (at_20);
        out.extend(at_49, |cell| m.then(2, 3, cell));
    }

    /// Then `{e}`.
    pub(crate) fn moves_from_36<S: MoveSink<Move>>(
        &self,
        out: &mut S,
        cell: usize,
        m: Move,
    ) {
        let at_37 = slide_down(&tables::UP_RAYS, cell, self.planes[piece::E as usize]);
        let at_38 = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize]);
        let at_39 = slide_down(&tables::LEFT_RAYS, cell, self.planes[piece::E as usize]);
        let at_40 = slide_up(&tables::RIGHT_RAYS, cell, self.planes[piece::E as usize]);
        let at_41 = slide_down(
            &tables::UP_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_42 = slide_down(
            &tables::UP_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_43 = slide_up(
            &tables::DOWN_LEFT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_44 = slide_up(
            &tables::DOWN_RIGHT_RAYS,
            cell,
            self.planes[piece::E as usize],
        );
        let at_51 = (at_37) | (at_38) | (at_39) | (at_40) | (at_41) | (at_42) | (at_43)
            | (at_44);
        out.extend(at_51, |cell| m.then(2, 6, cell));
    }
}
