//! Performing the keeper's moves.

use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{? pattern 1}` or `{! pattern 1}`.
    pub(crate) fn keeper_0(&mut self, cell: usize) -> bool {
        self.keeper_from_0(cell)
    }

    /// Then `[w]`.
    pub(crate) fn keeper_92(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::W);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_126(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::W], piece::E);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_93(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_145(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_94(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_165(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_95(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_147(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_96(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_168(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_97(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_149(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_98(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_171(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_99(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_151(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_100(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_174(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_101(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_153(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_102(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_177(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_103(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_155(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_104(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_180(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_105(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_157(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_106(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_183(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_107(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_159(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_108(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_186(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[w]`.
    pub(crate) fn keeper_306(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::M], piece::W);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.exchange(cell, [piece::W], piece::M);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_323(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::E], piece::B);
            {
                let value = i32::from(self.variables.quiet) + 1;
                if value <= 100 {
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_389(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
            }
            self.exchange(cell, [piece::B], piece::E);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_340(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_440(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_341(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_476(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_342(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_442(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_343(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_479(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_344(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_444(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_345(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_482(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_346(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_446(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_347(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_485(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_348(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_448(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_349(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_488(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_350(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_450(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_351(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_491(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_352(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_452(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_353(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_494(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_354(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_454(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_355(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_497(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_390(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_499(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_391(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_541(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_392(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_501(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_393(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_544(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_394(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_503(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_395(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_547(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_396(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_505(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_397(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_550(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_398(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_507(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_399(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_553(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_400(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_509(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_401(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_556(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_402(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_511(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_403(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_559(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_404(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::B {
                    {
                        self.exchange(cell, [piece::B], piece::E);
                        if self.keeper_from_513(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::B);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_405(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::B {
                            {
                                self.exchange(cell, [piece::B], piece::E);
                                if self.keeper_from_562(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::B);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[b]`.
    pub(crate) fn keeper_621(&mut self, cell: usize) -> bool {
        {
            self.exchange(cell, [piece::M], piece::B);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.exchange(cell, [piece::B], piece::M);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_654(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_702(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_655(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_720(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_656(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_704(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_657(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_723(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_658(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_706(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_659(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_726(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_660(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_708(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_661(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_729(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_662(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_710(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_663(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_732(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_664(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_712(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_665(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_735(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_666(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_714(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_667(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_738(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_668(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                if self.board[cell] == piece::W {
                    {
                        self.exchange(cell, [piece::W], piece::E);
                        if self.keeper_from_716(cell) {
                            return true;
                        }
                        self.exchange(cell, [piece::E], piece::W);
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `[m]`.
    pub(crate) fn keeper_669(&mut self, cell: usize) -> bool {
        {
            let old = self.put(cell, piece::M);
            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                if self.board[cell] == piece::V {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::W {
                            {
                                self.exchange(cell, [piece::W], piece::E);
                                if self.keeper_from_741(cell) {
                                    return true;
                                }
                                self.exchange(cell, [piece::E], piece::W);
                            }
                        }
                    }
                }
            }
            self.put(cell, old);
        }
        false
    }

    /// Then `{? pattern 1}` or `{! pattern 1}`.
    fn keeper_from_0(&mut self, cell: usize) -> bool {
        if self.pattern_1(cell) {
            self.leave(1, cell);
            return true;
        } else {
            self.leave(2, cell);
            return true;
        }
    }

    /// Then `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_126(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            {
                let value = 100;
                self.variables.white = value as u8;
                {
                    let value = 0;
                    self.variables.black = value as u8;
                    if self.pattern_213(cell) {
                        self.leave(21, cell);
                        return true;
                    } else {
                        self.leave(22, cell);
                        return true;
                    }
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
                    self.leave(20, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 19}`.
    fn keeper_from_145(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_145(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_189(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 17}`.
    fn keeper_from_147(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_147(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_192(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 23}`.
    fn keeper_from_149(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_149(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_195(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 21}`.
    fn keeper_from_151(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_151(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_198(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 27}`.
    fn keeper_from_153(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_153(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_201(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 30}`.
    fn keeper_from_155(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_155(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_204(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 28}`.
    fn keeper_from_157(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_157(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_207(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 25}`.
    fn keeper_from_159(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_159(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_210(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 17}`.
    fn keeper_from_165(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_165(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_189(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 19}`.
    fn keeper_from_168(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_168(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_192(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 21}`.
    fn keeper_from_171(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_171(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_195(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 23}`.
    fn keeper_from_174(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_174(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_198(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 25}`.
    fn keeper_from_177(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_177(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_201(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 28}`.
    fn keeper_from_180(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_180(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_204(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 30}`.
    fn keeper_from_183(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_183(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_207(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 27}`.
    fn keeper_from_186(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_186(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_210(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ heading=1]`.
    fn keeper_from_189(&mut self, cell: usize) -> bool {
        {
            let value = 1;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=2]`.
    fn keeper_from_192(&mut self, cell: usize) -> bool {
        {
            let value = 2;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=3]`.
    fn keeper_from_195(&mut self, cell: usize) -> bool {
        {
            let value = 3;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=4]`.
    fn keeper_from_198(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=5]`.
    fn keeper_from_201(&mut self, cell: usize) -> bool {
        {
            let value = 5;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=6]`.
    fn keeper_from_204(&mut self, cell: usize) -> bool {
        {
            let value = 6;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=7]`.
    fn keeper_from_207(&mut self, cell: usize) -> bool {
        {
            let value = 7;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=8]`.
    fn keeper_from_210(&mut self, cell: usize) -> bool {
        {
            let value = 8;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `{m}` or `{w}` or `{m}`.
    fn keeper_from_217(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::M {
            if self.pattern_4(cell) {
                self.leave(23, cell);
                return true;
            }
        }
        if self.board[cell] == piece::W {
            if self.keeper_from_230(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::M {
            if !self.pattern_4(cell) {
                {
                    self.exchange(cell, [piece::M], piece::W);
                    if self.keeper_from_230(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::W], piece::M);
                }
            }
        }
        false
    }

    /// Then `{v}` or `{$ v == 0}`.
    fn keeper_from_230(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::V as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::V], piece::E);
                if self.keeper_from_230(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::V);
            }
        }
        if self.count(piece::V) == 0 {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.heading, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_126(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
                self.variables.heading = old;
            }
        }
        false
    }

    /// Then `{$ quiet < 100}` or `{$ quiet == 100}`.
    fn keeper_from_389(&mut self, cell: usize) -> bool {
        if i32::from(self.variables.quiet) < 100 {
            {
                let value = 100;
                self.variables.black = value as u8;
                {
                    let value = 0;
                    self.variables.white = value as u8;
                    return self.keeper_from_0(cell);
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
                    self.leave(20, cell);
                    return true;
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 247}`.
    fn keeper_from_440(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_440(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_515(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 246}`.
    fn keeper_from_442(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_442(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_518(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 249}`.
    fn keeper_from_444(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_444(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_521(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 248}`.
    fn keeper_from_446(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_446(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_524(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 251}`.
    fn keeper_from_448(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_448(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_527(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 253}`.
    fn keeper_from_450(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_450(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_530(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 252}`.
    fn keeper_from_452(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_452(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_533(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 250}`.
    fn keeper_from_454(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_454(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_536(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 246}`.
    fn keeper_from_476(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_476(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_515(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 247}`.
    fn keeper_from_479(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_479(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_518(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 248}`.
    fn keeper_from_482(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_482(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_521(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 249}`.
    fn keeper_from_485(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_485(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_524(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 250}`.
    fn keeper_from_488(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_488(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_527(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 252}`.
    fn keeper_from_491(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_491(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_530(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 253}`.
    fn keeper_from_494(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_494(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_533(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 251}`.
    fn keeper_from_497(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_497(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_536(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 19}`.
    fn keeper_from_499(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_499(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_572(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 17}`.
    fn keeper_from_501(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_501(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_575(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 23}`.
    fn keeper_from_503(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_503(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_578(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 21}`.
    fn keeper_from_505(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_505(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_581(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 27}`.
    fn keeper_from_507(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_507(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_584(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 30}`.
    fn keeper_from_509(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_509(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_587(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 28}`.
    fn keeper_from_511(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_511(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_590(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 25}`.
    fn keeper_from_513(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_513(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_593(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ heading=1]`.
    fn keeper_from_515(&mut self, cell: usize) -> bool {
        {
            let value = 1;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=2]`.
    fn keeper_from_518(&mut self, cell: usize) -> bool {
        {
            let value = 2;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=3]`.
    fn keeper_from_521(&mut self, cell: usize) -> bool {
        {
            let value = 3;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=4]`.
    fn keeper_from_524(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=5]`.
    fn keeper_from_527(&mut self, cell: usize) -> bool {
        {
            let value = 5;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=6]`.
    fn keeper_from_530(&mut self, cell: usize) -> bool {
        {
            let value = 6;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=7]`.
    fn keeper_from_533(&mut self, cell: usize) -> bool {
        {
            let value = 7;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=8]`.
    fn keeper_from_536(&mut self, cell: usize) -> bool {
        {
            let value = 8;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `{b}` or `{! pattern 17}`.
    fn keeper_from_541(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_541(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_572(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 19}`.
    fn keeper_from_544(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_544(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_575(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 21}`.
    fn keeper_from_547(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_547(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_578(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 23}`.
    fn keeper_from_550(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_550(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_581(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 25}`.
    fn keeper_from_553(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_553(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_584(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 28}`.
    fn keeper_from_556(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_556(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_587(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 30}`.
    fn keeper_from_559(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_559(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_590(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{b}` or `{! pattern 27}`.
    fn keeper_from_562(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::B => {
                self.exchange(cell, [piece::B], piece::E);
                if self.keeper_from_562(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::B);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_593(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{m}` or `{b}` or `{m}`.
    fn keeper_from_563(&mut self, cell: usize) -> bool {
        if self.board[cell] == piece::M {
            if self.pattern_226(cell) {
                self.leave(58, cell);
                return true;
            }
        }
        if self.board[cell] == piece::B {
            if self.keeper_from_597(cell) {
                return true;
            }
        }
        if self.board[cell] == piece::M {
            if !self.pattern_226(cell) {
                {
                    self.exchange(cell, [piece::M], piece::B);
                    if self.keeper_from_597(cell) {
                        return true;
                    }
                    self.exchange(cell, [piece::B], piece::M);
                }
            }
        }
        false
    }

    /// Then `[$ heading=1]`.
    fn keeper_from_572(&mut self, cell: usize) -> bool {
        {
            let value = 1;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=2]`.
    fn keeper_from_575(&mut self, cell: usize) -> bool {
        {
            let value = 2;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=3]`.
    fn keeper_from_578(&mut self, cell: usize) -> bool {
        {
            let value = 3;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=4]`.
    fn keeper_from_581(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=5]`.
    fn keeper_from_584(&mut self, cell: usize) -> bool {
        {
            let value = 5;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=6]`.
    fn keeper_from_587(&mut self, cell: usize) -> bool {
        {
            let value = 6;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=7]`.
    fn keeper_from_590(&mut self, cell: usize) -> bool {
        {
            let value = 7;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=8]`.
    fn keeper_from_593(&mut self, cell: usize) -> bool {
        {
            let value = 8;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_217(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `{v}` or `{$ v == 0}`.
    fn keeper_from_597(&mut self, cell: usize) -> bool {
        for cell in self.planes[piece::V as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::V], piece::E);
                if self.keeper_from_597(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::V);
            }
        }
        if self.count(piece::V) == 0 {
            {
                let value = 0;
                let old = std::mem::replace(&mut self.variables.heading, value as u8);
                {
                    let value = 0;
                    let old = std::mem::replace(&mut self.variables.quiet, value as u8);
                    if self.keeper_from_389(cell) {
                        return true;
                    }
                    self.variables.quiet = old;
                }
                self.variables.heading = old;
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 247}`.
    fn keeper_from_702(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_702(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_742(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 246}`.
    fn keeper_from_704(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_704(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_745(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 249}`.
    fn keeper_from_706(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_706(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_748(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 248}`.
    fn keeper_from_708(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_708(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_751(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 251}`.
    fn keeper_from_710(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_710(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_754(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 253}`.
    fn keeper_from_712(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_712(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_757(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 252}`.
    fn keeper_from_714(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_714(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_760(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 250}`.
    fn keeper_from_716(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_716(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::M {
                            if self.keeper_from_763(cell) {
                                return true;
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 246}`.
    fn keeper_from_720(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_720(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_742(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 247}`.
    fn keeper_from_723(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_723(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_745(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 248}`.
    fn keeper_from_726(&mut self, cell: usize) -> bool {
        match follow(&tables::EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_726(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_748(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 249}`.
    fn keeper_from_729(&mut self, cell: usize) -> bool {
        match follow(&tables::WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_729(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_751(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 250}`.
    fn keeper_from_732(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_732(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_754(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 252}`.
    fn keeper_from_735(&mut self, cell: usize) -> bool {
        match follow(&tables::SOUTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_735(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::NORTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_757(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::NORTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 253}`.
    fn keeper_from_738(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_EAST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_738(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_WEST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_760(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_WEST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `{w}` or `{! pattern 251}`.
    fn keeper_from_741(&mut self, cell: usize) -> bool {
        match follow(&tables::NORTH_WEST, cell) {
            Some(cell) if self.board[cell] == piece::W => {
                self.exchange(cell, [piece::W], piece::E);
                if self.keeper_from_741(cell) {
                    return true;
                }
                self.exchange(cell, [piece::E], piece::W);
            }
            _ => {
                let mut cell = cell;
                loop {
                    if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                        if self.board[cell] == piece::V {
                            if let Some(cell) = follow(&tables::SOUTH_EAST, cell) {
                                if self.board[cell] == piece::M {
                                    if self.keeper_from_763(cell) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                    let Some(next) = follow(&tables::SOUTH_EAST, cell) else { break };
                    cell = next;
                    if !(self.board[cell] == piece::E) {
                        break;
                    }
                }
            }
        }
        false
    }

    /// Then `[$ heading=1]`.
    fn keeper_from_742(&mut self, cell: usize) -> bool {
        {
            let value = 1;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=2]`.
    fn keeper_from_745(&mut self, cell: usize) -> bool {
        {
            let value = 2;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=3]`.
    fn keeper_from_748(&mut self, cell: usize) -> bool {
        {
            let value = 3;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=4]`.
    fn keeper_from_751(&mut self, cell: usize) -> bool {
        {
            let value = 4;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=5]`.
    fn keeper_from_754(&mut self, cell: usize) -> bool {
        {
            let value = 5;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=6]`.
    fn keeper_from_757(&mut self, cell: usize) -> bool {
        {
            let value = 6;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=7]`.
    fn keeper_from_760(&mut self, cell: usize) -> bool {
        {
            let value = 7;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }

    /// Then `[$ heading=8]`.
    fn keeper_from_763(&mut self, cell: usize) -> bool {
        {
            let value = 8;
            let old = std::mem::replace(&mut self.variables.heading, value as u8);
            if self.keeper_from_563(cell) {
                return true;
            }
            self.variables.heading = old;
        }
        false
    }
}
