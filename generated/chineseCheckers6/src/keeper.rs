//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ north=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.north = value as u8;
            {
                let value = 50;
                self.variables.north_east = value as u8;
                {
                    let value = 50;
                    self.variables.south_east = value as u8;
                    {
                        let value = 50;
                        self.variables.south = value as u8;
                        {
                            let value = 50;
                            self.variables.south_west = value as u8;
                            return self.keeper_from_5(cell);
                        }
                    }
                }
            }
        }
    }

    /// Then `[n]`.
    pub(crate) fn keeper_24(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::N);
            if self.pattern_28(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(3, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_39(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::N], piece::E);
        }
        false
    }

    /// Then `[ne]`.
    pub(crate) fn keeper_58(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::NE);
            if self.pattern_64(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(6, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_73(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::NE], piece::E);
        }
        false
    }

    /// Then `[se]`.
    pub(crate) fn keeper_92(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SE);
            if self.pattern_98(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(8, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_107(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::SE], piece::E);
        }
        false
    }

    /// Then `[s]`.
    pub(crate) fn keeper_126(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::S);
            if self.pattern_132(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(10, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_141(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::S], piece::E);
        }
        false
    }

    /// Then `[sw]`.
    pub(crate) fn keeper_160(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::SW);
            if self.pattern_166(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(12, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_175(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::SW], piece::E);
        }
        false
    }

    /// Then `[nw]`.
    pub(crate) fn keeper_194(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::NW);
            if self.pattern_200(cell) {
                {
                    let value = i32::from(self.variables.moves) + 1;
                    if value <= 201 {
                        let old = std::mem::replace(
                            &mut self.variables.moves,
                            value as u8,
                        );
                        if i32::from(self.variables.moves) < 201 {
                            self.leave(1, cell);
                            return true;
                        }
                        if i32::from(self.variables.moves) == 201 {
                            self.leave(4, cell);
                            return true;
                        }
                        self.variables.moves = old;
                    }
                }
            } else {
                {
                    let value = 0;
                    self.variables.north = value as u8;
                    {
                        let value = 0;
                        self.variables.north_east = value as u8;
                        {
                            let value = 0;
                            self.variables.south_east = value as u8;
                            return self.keeper_from_207(cell);
                        }
                    }
                }
            }
            self.exchange(cell, [piece::NW], piece::E);
        }
        false
    }

    /// Then `[$ northWest=50]`.
    fn keeper_from_5(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            self.variables.north_west = value as u8;
            self.leave(1, cell);
            return true;
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_39(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.north = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_73(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.north_east = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_107(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.south_east = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_141(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.south = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_175(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.south_west = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }

    /// Then `[$ south=0]`.
    fn keeper_from_207(&mut self, cell: usize) -> bool {
        {
            let value = 0;
            self.variables.south = value as u8;
            {
                let value = 0;
                self.variables.south_west = value as u8;
                {
                    let value = 0;
                    self.variables.north_west = value as u8;
                    {
                        let value = 100;
                        self.variables.north_west = value as u8;
                        self.leave(4, cell);
                        return true;
                    }
                }
            }
        }
    }
}
