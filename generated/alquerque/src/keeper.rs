//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `->white`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.leave(1, cell);
        true
    }

    /// Then `[w]`.
    pub(crate) fn keeper_13(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_31(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_23(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_24(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_25(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_26(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_27(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_28(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_29(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_30(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_31(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_67(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_85(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_77(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_78(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_79(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_80(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_81(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_82(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_83(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_84(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                {
                    let old = self.put(cell, piece::E);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.quiet,
                            value as u8,
                        );
                        if self.keeper_from_85(cell) {
                            return true;
                        }
                        self.variables.quiet = old;
                    }
                    self.put(cell, old);
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_31(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    self.leave(11, cell);
                    return true;
                }
            }
        }
        if i32::from(self.variables.quiet) == 100 {
            {
                let value = 50;
                self.variables.white = value as u8;
                {
                    let value = 50;
                    self.variables.black = value as u8;
                    self.leave(12, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_85(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    self.leave(1, cell);
                    return true;
                }
            }
        }
        if i32::from(self.variables.quiet) == 100 {
            {
                let value = 50;
                self.variables.black = value as u8;
                {
                    let value = 50;
                    self.variables.white = value as u8;
                    self.leave(12, cell);
                    return true;
                }
            }
        }
        false
    }
}
