//! Performing the keeper's moves.

use super::state::piece;
use super::state::State;

impl State {
    /// Then `[$ north=50]`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        {
            let value = 50;
            let old = std::mem::replace(&mut self.variables.north, value as u8);
            {
                let value = 50;
                let old = std::mem::replace(&mut self.variables.north_east, value as u8);
                {
                    let value = 50;
                    let old = std::mem::replace(
                        &mut self.variables.south_east,
                        value as u8,
                    );
                    {
                        let value = 50;
                        let old = std::mem::replace(
                            &mut self.variables.south,
                            value as u8,
                        );
                        {
                            let value = 50;
                            let old = std::mem::replace(
                                &mut self.variables.south_west,
                                value as u8,
                            );
                            if self.keeper_from_5(cell) {
                                return true;
                            }
                            self.variables.south_west = old;
                        }
                        self.variables.south = old;
                    }
                    self.variables.south_east = old;
                }
                self.variables.north_east = old;
            }
            self.variables.north = old;
        }
        false
    }

    /// Then `[n]`.
    pub(crate) fn keeper_24(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::N);
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_40(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[ne]`.
    pub(crate) fn keeper_59(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::NE);
            if self.pattern_65(cell) {
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_75(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[se]`.
    pub(crate) fn keeper_94(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::SE);
            if self.pattern_100(cell) {
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_110(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[s]`.
    pub(crate) fn keeper_129(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::S);
            if self.pattern_135(cell) {
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_145(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[sw]`.
    pub(crate) fn keeper_164(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::SW);
            if self.pattern_170(cell) {
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_180(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[nw]`.
    pub(crate) fn keeper_199(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::NW);
            if self.pattern_205(cell) {
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
                    let old = std::mem::replace(&mut self.variables.north, value as u8);
                    {
                        let value = 0;
                        let old = std::mem::replace(
                            &mut self.variables.north_east,
                            value as u8,
                        );
                        {
                            let value = 0;
                            let old = std::mem::replace(
                                &mut self.variables.south_east,
                                value as u8,
                            );
                            if self.keeper_from_213(cell) {
                                return true;
                            }
                            self.variables.south_east = old;
                        }
                        self.variables.north_east = old;
                    }
                    self.variables.north = old;
                }
            }
            self.put(cell, old);
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
    fn keeper_from_40(&mut self, cell: usize) -> bool {
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
    fn keeper_from_75(&mut self, cell: usize) -> bool {
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
    fn keeper_from_110(&mut self, cell: usize) -> bool {
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
    fn keeper_from_145(&mut self, cell: usize) -> bool {
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
    fn keeper_from_180(&mut self, cell: usize) -> bool {
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
    fn keeper_from_213(&mut self, cell: usize) -> bool {
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
