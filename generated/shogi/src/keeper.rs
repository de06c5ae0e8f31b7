//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[$ bHandP=18-((((bP+bPP)+wP)+wPP)+wHandP)]`.
    pub(crate) fn keeper_116(&mut self, cell: usize) -> bool {
        {
            let value = 18
                - ((((self.count(piece::B_P) + self.count(piece::B_PP))
                    + self.count(piece::W_P)) + self.count(piece::W_PP))
                    + i32::from(self.variables.w_hand_p));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.b_hand_p, value as u8);
                {
                    let value = 4
                        - ((((self.count(piece::B_L) + self.count(piece::B_PL))
                            + self.count(piece::W_L)) + self.count(piece::W_PL))
                            + i32::from(self.variables.w_hand_l));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.b_hand_l,
                            value as u8,
                        );
                        {
                            let value = 4
                                - ((((self.count(piece::B_N) + self.count(piece::B_PN))
                                    + self.count(piece::W_N)) + self.count(piece::W_PN))
                                    + i32::from(self.variables.w_hand_n));
                            if value >= 0 {
                                let old = std::mem::replace(
                                    &mut self.variables.b_hand_n,
                                    value as u8,
                                );
                                {
                                    let value = 4
                                        - ((((self.count(piece::B_S) + self.count(piece::B_PS))
                                            + self.count(piece::W_S)) + self.count(piece::W_PS))
                                            + i32::from(self.variables.w_hand_s));
                                    if value >= 0 {
                                        let old = std::mem::replace(
                                            &mut self.variables.b_hand_s,
                                            value as u8,
                                        );
                                        {
                                            let value = 4
                                                - ((self.count(piece::B_G) + self.count(piece::W_G))
                                                    + i32::from(self.variables.w_hand_g));
                                            if value >= 0 {
                                                let old = std::mem::replace(
                                                    &mut self.variables.b_hand_g,
                                                    value as u8,
                                                );
                                                if self.keeper_from_225(cell) {
                                                    return true;
                                                }
                                                self.variables.b_hand_g = old;
                                            }
                                        }
                                        self.variables.b_hand_s = old;
                                    }
                                }
                                self.variables.b_hand_n = old;
                            }
                        }
                        self.variables.b_hand_l = old;
                    }
                }
                self.variables.b_hand_p = old;
            }
        }
        false
    }

    /// Then `[$ wHandP=18-((((wP+wPP)+bP)+bPP)+bHandP)]`.
    pub(crate) fn keeper_368(&mut self, cell: usize) -> bool {
        {
            let value = 18
                - ((((self.count(piece::W_P) + self.count(piece::W_PP))
                    + self.count(piece::B_P)) + self.count(piece::B_PP))
                    + i32::from(self.variables.b_hand_p));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.w_hand_p, value as u8);
                {
                    let value = 4
                        - ((((self.count(piece::W_L) + self.count(piece::W_PL))
                            + self.count(piece::B_L)) + self.count(piece::B_PL))
                            + i32::from(self.variables.b_hand_l));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.w_hand_l,
                            value as u8,
                        );
                        {
                            let value = 4
                                - ((((self.count(piece::W_N) + self.count(piece::W_PN))
                                    + self.count(piece::B_N)) + self.count(piece::B_PN))
                                    + i32::from(self.variables.b_hand_n));
                            if value >= 0 {
                                let old = std::mem::replace(
                                    &mut self.variables.w_hand_n,
                                    value as u8,
                                );
                                {
                                    let value = 4
                                        - ((((self.count(piece::W_S) + self.count(piece::W_PS))
                                            + self.count(piece::B_S)) + self.count(piece::B_PS))
                                            + i32::from(self.variables.b_hand_s));
                                    if value >= 0 {
                                        let old = std::mem::replace(
                                            &mut self.variables.w_hand_s,
                                            value as u8,
                                        );
                                        {
                                            let value = 4
                                                - ((self.count(piece::W_G) + self.count(piece::B_G))
                                                    + i32::from(self.variables.b_hand_g));
                                            if value >= 0 {
                                                let old = std::mem::replace(
                                                    &mut self.variables.w_hand_g,
                                                    value as u8,
                                                );
                                                if self.keeper_from_460(cell) {
                                                    return true;
                                                }
                                                self.variables.w_hand_g = old;
                                            }
                                        }
                                        self.variables.w_hand_s = old;
                                    }
                                }
                                self.variables.w_hand_n = old;
                            }
                        }
                        self.variables.w_hand_l = old;
                    }
                }
                self.variables.w_hand_p = old;
            }
        }
        false
    }

    /// Then `[$ bHandB=2-((((bB+bPB)+wB)+wPB)+wHandB)]`.
    fn keeper_from_225(&mut self, cell: usize) -> bool {
        {
            let value = 2
                - ((((self.count(piece::B_B) + self.count(piece::B_PB))
                    + self.count(piece::W_B)) + self.count(piece::W_PB))
                    + i32::from(self.variables.w_hand_b));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.b_hand_b, value as u8);
                {
                    let value = 2
                        - ((((self.count(piece::B_R) + self.count(piece::B_PR))
                            + self.count(piece::W_R)) + self.count(piece::W_PR))
                            + i32::from(self.variables.w_hand_r));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.b_hand_r,
                            value as u8,
                        );
                        {
                            let value = i32::from(self.variables.moves) + 1;
                            if value <= 500 {
                                let old = std::mem::replace(
                                    &mut self.variables.moves,
                                    value as u16,
                                );
                                if i32::from(self.variables.moves) < 500 {
                                    {
                                        let value = 100;
                                        self.variables.black = value as u8;
                                        return self.keeper_from_251(cell);
                                    }
                                }
                                if i32::from(self.variables.moves) == 500 {
                                    {
                                        let value = 50;
                                        self.variables.black = value as u8;
                                        return self.keeper_from_252(cell);
                                    }
                                }
                                self.variables.moves = old;
                            }
                        }
                        self.variables.b_hand_r = old;
                    }
                }
                self.variables.b_hand_b = old;
            }
        }
        false
    }

    /// Then `[$ white=0]`.
    fn keeper_from_251(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.white = value as u8;
            self.leave(3, cell);
            return true;
        }
    }

    /// Then `[$ white=50]`.
    fn keeper_from_252(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.white = value as u8;
            self.leave(4, cell);
            return true;
        }
    }

    /// Then `[$ wHandB=2-((((wB+wPB)+bB)+bPB)+bHandB)]`.
    fn keeper_from_460(&mut self, cell: usize) -> bool {
        {
            let value = 2
                - ((((self.count(piece::W_B) + self.count(piece::W_PB))
                    + self.count(piece::B_B)) + self.count(piece::B_PB))
                    + i32::from(self.variables.b_hand_b));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.w_hand_b, value as u8);
                {
                    let value = 2
                        - ((((self.count(piece::W_R) + self.count(piece::W_PR))
                            + self.count(piece::B_R)) + self.count(piece::B_PR))
                            + i32::from(self.variables.b_hand_r));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.w_hand_r,
                            value as u8,
                        );
                        {
                            let value = i32::from(self.variables.moves) + 1;
                            if value <= 500 {
                                let old = std::mem::replace(
                                    &mut self.variables.moves,
                                    value as u16,
                                );
                                if i32::from(self.variables.moves) < 500 {
                                    {
                                        let value = 100;
                                        self.variables.white = value as u8;
                                        return self.keeper_from_467(cell);
                                    }
                                }
                                if i32::from(self.variables.moves) == 500 {
                                    {
                                        let value = 50;
                                        self.variables.white = value as u8;
                                        return self.keeper_from_468(cell);
                                    }
                                }
                                self.variables.moves = old;
                            }
                        }
                        self.variables.w_hand_r = old;
                    }
                }
                self.variables.w_hand_b = old;
            }
        }
        false
    }

    /// Then `[$ black=0]`.
    fn keeper_from_467(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.black = value as u8;
            self.leave(1, cell);
            return true;
        }
    }

    /// Then `[$ black=50]`.
    fn keeper_from_468(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.black = value as u8;
            self.leave(4, cell);
            return true;
        }
    }
}
