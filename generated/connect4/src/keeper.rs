//! Performing the keeper's moves.

use rbg_runtime::codegen::slide_up;
use super::state::piece;
use super::tables;
use super::state::State;

impl State {
    /// Then `[$ red=50]`.
    #[inline(always)]
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.red = value as u8;
            {
                let value = 50;
                self.variables.yellow = value as u8;
                self.leave(1, cell);
                return true;
            }
        }
    }

    /// Then `{e}` or `{! pattern 6}`.
    #[inline(always)]
    pub(crate) fn keeper_5(&mut self, cell: usize) -> bool {
        {
            let cell = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize])
                .last()
                .unwrap_or(cell);
            {
                self.exchange(cell, [piece::E], piece::R);
                if !self.pattern_10(cell) {
                    self.leave(3, cell);
                    return true;
                } else {
                    {
                        let value = 100;
                        self.variables.red = value as u8;
                        {
                            let value = 0;
                            self.variables.yellow = value as u8;
                            self.leave(5, cell);
                            return true;
                        }
                    }
                }
            }
        }
    }

    /// Then `{e}` or `{! pattern 6}`.
    #[inline(always)]
    pub(crate) fn keeper_37(&mut self, cell: usize) -> bool {
        {
            let cell = slide_up(&tables::DOWN_RAYS, cell, self.planes[piece::E as usize])
                .last()
                .unwrap_or(cell);
            {
                self.exchange(cell, [piece::E], piece::Y);
                if !self.pattern_41(cell) {
                    self.leave(1, cell);
                    return true;
                } else {
                    {
                        let value = 100;
                        self.variables.yellow = value as u8;
                        {
                            let value = 0;
                            self.variables.red = value as u8;
                            self.leave(5, cell);
                            return true;
                        }
                    }
                }
            }
        }
    }
}
