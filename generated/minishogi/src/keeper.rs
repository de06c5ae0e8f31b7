//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `->black`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[$ bHandP=2-((((bP+bPP)+wP)+wPP)+wHandP)]`.
    pub(crate) fn keeper_87(&mut self, cell: usize) -> bool {
        {
            let value = 2
                - ((((self.count(piece::B_P) + self.count(piece::B_PP))
                    + self.count(piece::W_P)) + self.count(piece::W_PP))
                    + i32::from(self.variables.w_hand_p));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.b_hand_p, value as u8);
                {
                    let value = 2
                        - ((((self.count(piece::B_S) + self.count(piece::B_PS))
                            + self.count(piece::W_S)) + self.count(piece::W_PS))
                            + i32::from(self.variables.w_hand_s));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.b_hand_s,
                            value as u8,
                        );
                        {
                            let value = 2
                                - ((self.count(piece::B_G) + self.count(piece::W_G))
                                    + i32::from(self.variables.w_hand_g));
                            if value >= 0 {
                                let old = std::mem::replace(
                                    &mut self.variables.b_hand_g,
                                    value as u8,
                                );
                                {
                                    let value = 2
                                        - ((((self.count(piece::B_B) + self.count(piece::B_PB))
                                            + self.count(piece::W_B)) + self.count(piece::W_PB))
                                            + i32::from(self.variables.w_hand_b));
                                    if value >= 0 {
                                        let old = std::mem::replace(
                                            &mut self.variables.b_hand_b,
                                            value as u8,
                                        );
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
                                                if self.keeper_from_171(cell) {
                                                    return true;
                                                }
                                                self.variables.b_hand_r = old;
                                            }
                                        }
                                        self.variables.b_hand_b = old;
                                    }
                                }
                                self.variables.b_hand_g = old;
                            }
                        }
                        self.variables.b_hand_s = old;
                    }
                }
                self.variables.b_hand_p = old;
            }
        }
        false
    }

    /// Then `[$ wHandP=2-((((wP+wPP)+bP)+bPP)+bHandP)]`.
    pub(crate) fn keeper_282(&mut self, cell: usize) -> bool {
        {
            let value = 2
                - ((((self.count(piece::W_P) + self.count(piece::W_PP))
                    + self.count(piece::B_P)) + self.count(piece::B_PP))
                    + i32::from(self.variables.b_hand_p));
            if value >= 0 {
                let old = std::mem::replace(&mut self.variables.w_hand_p, value as u8);
                {
                    let value = 2
                        - ((((self.count(piece::W_S) + self.count(piece::W_PS))
                            + self.count(piece::B_S)) + self.count(piece::B_PS))
                            + i32::from(self.variables.b_hand_s));
                    if value >= 0 {
                        let old = std::mem::replace(
                            &mut self.variables.w_hand_s,
                            value as u8,
                        );
                        {
                            let value = 2
                                - ((self.count(piece::W_G) + self.count(piece::B_G))
                                    + i32::from(self.variables.b_hand_g));
                            if value >= 0 {
                                let old = std::mem::replace(
                                    &mut self.variables.w_hand_g,
                                    value as u8,
                                );
                                {
                                    let value = 2
                                        - ((((self.count(piece::W_B) + self.count(piece::W_PB))
                                            + self.count(piece::B_B)) + self.count(piece::B_PB))
                                            + i32::from(self.variables.b_hand_b));
                                    if value >= 0 {
                                        let old = std::mem::replace(
                                            &mut self.variables.w_hand_b,
                                            value as u8,
                                        );
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
                                                if self.keeper_from_350(cell) {
                                                    return true;
                                                }
                                                self.variables.w_hand_r = old;
                                            }
                                        }
                                        self.variables.w_hand_b = old;
                                    }
                                }
                                self.variables.w_hand_g = old;
                            }
                        }
                        self.variables.w_hand_s = old;
                    }
                }
                self.variables.w_hand_p = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_171(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 300 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                if i32::from(self.variables.moves) < 300 {
                    {
                        let value = 100;
                        self.variables.black = value as u8;
                        {
                            let value = 0;
                            self.variables.white = value as u8;
                            self.leave(3, cell);
                            return true;
                        }
                    }
                }
                if i32::from(self.variables.moves) == 300 {
                    {
                        let value = 50;
                        self.variables.black = value as u8;
                        {
                            let value = 50;
                            self.variables.white = value as u8;
                            self.leave(4, cell);
                            return true;
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }

    /// Then `[$ moves=moves+1]`.
    fn keeper_from_350(&mut self, cell: usize) -> bool {
        {
            let value = i32::from(self.variables.moves) + 1;
            if value <= 300 {
                let old = std::mem::replace(&mut self.variables.moves, value as u16);
                if i32::from(self.variables.moves) < 300 {
                    {
                        let value = 100;
                        self.variables.white = value as u8;
                        {
                            let value = 0;
                            self.variables.black = value as u8;
                            self.leave(1, cell);
                            return true;
                        }
                    }
                }
                if i32::from(self.variables.moves) == 300 {
                    {
                        let value = 50;
                        self.variables.white = value as u8;
                        {
                            let value = 50;
                            self.variables.black = value as u8;
                            self.leave(4, cell);
                            return true;
                        }
                    }
                }
                self.variables.moves = old;
            }
        }
        false
    }
}
