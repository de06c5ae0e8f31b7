//! Testing patterns.

use rbg_runtime::codegen::any_apart;
use super::state::Cells;
use super::state::piece;
use super::tables;
use super::tables::follow;
use super::state::State;

impl State {
    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_4(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if any_apart(&tables::ALTERNATIVES_11[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_6(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_135(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_132(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_8(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_137(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_135(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_10(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_139(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_137(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_12(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_141(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_139(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_14(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_143(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_141(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_16(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_145(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_3, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_143(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_18(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if any_apart(&tables::ALTERNATIVES_11[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_20(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if any_apart(&tables::ALTERNATIVES_11[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_22(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_152(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_149(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_24(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_154(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_152(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_26(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_156(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_154(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_28(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_158(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_156(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_30(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_160(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_158(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_32(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_162(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_4, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_160(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_34(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if any_apart(&tables::ALTERNATIVES_11[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_36(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if any_apart(&tables::ALTERNATIVES_10[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_38(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_169(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_166(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_40(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_171(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_169(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_42(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_173(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_171(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_44(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_175(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_173(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_46(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_177(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_175(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_48(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_179(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_7, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_177(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_50(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if any_apart(&tables::ALTERNATIVES_10[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_52(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        if any_apart(&tables::ALTERNATIVES_10[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_54(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_186(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_183(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_56(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_188(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_186(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_58(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_190(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_188(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_60(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_192(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_190(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_62(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_194(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_192(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_64(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_196(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_8, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_194(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_66(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if any_apart(&tables::ALTERNATIVES_10[cell], wrong_0) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_68(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_5[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_70(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                !(self.planes[piece::E as usize] | self.planes[piece::MARKED as usize]),
            )
        {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_4[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_72(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_205(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_203(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_74(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_207(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_205(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_76(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_209(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_11, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_207(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_78(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_3[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_80(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_82(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_84(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_9[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_86(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell]
            .meets(
                !(self.planes[piece::E as usize] | self.planes[piece::MARKED as usize]),
            )
        {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_8[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_88(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_222(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_220(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_90(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_224(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_222(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_92(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_226(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_224(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_94(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_228(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_14, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_226(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_96(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_7[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_98(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_6[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_100(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_9[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_102(&self, cell: usize) -> bool {
        if tables::ANY_OF_2[cell]
            .meets(
                !(self.planes[piece::E as usize] | self.planes[piece::MARKED as usize]),
            )
        {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_8[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_104(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_239(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_237(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_106(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_241(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_239(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_108(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_243(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_241(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_110(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_245(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_15, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_243(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_112(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_7[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_114(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_6[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_116(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell].meets(self.planes[piece::E as usize]) {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        if tables::ALTERNATIVES_5[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_118(&self, cell: usize) -> bool {
        if tables::ANY_OF[cell]
            .meets(
                !(self.planes[piece::E as usize] | self.planes[piece::MARKED as usize]),
            )
        {
            return true;
        }
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_4[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_120(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_256(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_254(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_122(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_258(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_256(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_124(&self, cell: usize) -> bool {
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if self.board[cell] == piece::E {
                if self.holds_from_260(cell) {
                    return true;
                }
            }
        }
        if let Some(cell) = follow(&tables::SHIFT_16, cell) {
            if matches!(self.board[cell], piece::B | piece::W) {
                if self.holds_from_258(cell) {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_126(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_3[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_128(&self, cell: usize) -> bool {
        let wrong_0 = !self.planes[piece::E as usize];
        let wrong_1 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES_2[cell]
            .iter()
            .any(|sets| ((sets[0] & wrong_0) | (sets[1] & wrong_1)).is_empty())
        {
            return true;
        }
        false
    }

    /// Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_130(&self, cell: usize) -> bool {
        let wrong_0 = self.planes[piece::E as usize]
            | self.planes[piece::MARKED as usize];
        if tables::ALTERNATIVES[cell].iter().any(|sets| (*sets & wrong_0).is_empty()) {
            return true;
        }
        false
    }

    /// Then `{b}`.
    pub(crate) fn pattern_271(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::B], piece::MARKED);
                let holds = self.holds_from_283(cell);
                self.exchange(cell, [piece::MARKED], piece::B);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 271}`.
    pub(crate) fn pattern_273(&mut self, cell: usize) -> bool {
        if !self.pattern_271(cell) {
            return true;
        }
        false
    }

    /// Then `{w}`.
    pub(crate) fn pattern_279(&mut self, _cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::BOARD {
            {
                self.exchange(cell, [piece::W], piece::MARKED);
                let holds = self.holds_from_291(cell);
                self.exchange(cell, [piece::MARKED], piece::W);
                if holds {
                    return true;
                }
            }
        }
        false
    }

    /// Then `{! pattern 279}`.
    pub(crate) fn pattern_281(&mut self, cell: usize) -> bool {
        if !self.pattern_279(cell) {
            return true;
        }
        false
    }

    /// Then `{b}` or `{marked}`.
    pub(crate) fn pattern_295(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::SHIFT_17[cell].meets(self.planes[piece::MARKED as usize]) {
                return true;
            }
            let new = tables::SHIFT_17[cell] & self.planes[piece::B as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{w}` or `{marked}`.
    pub(crate) fn pattern_299(&self, cell: usize) -> bool {
        let mut reached = Cells::of(cell);
        let mut todo = reached;
        while let Some(cell) = todo.pop() {
            if tables::SHIFT_17[cell].meets(self.planes[piece::MARKED as usize]) {
                return true;
            }
            let new = tables::SHIFT_17[cell] & self.planes[piece::W as usize] & !reached;
            reached |= new;
            todo |= new;
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_132(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_133(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_133(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_19.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_135(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_132(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_137(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_135(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_139(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_137(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_141(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_139(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_143(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_141(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_145(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_143(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_149(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_150(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_150(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_20.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_152(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_149(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_154(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_152(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_156(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_154(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_158(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_156(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_160(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_158(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_162(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_160(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_166(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_167(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_167(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_21.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_169(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_166(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_171(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_169(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_173(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_171(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_175(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_173(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_177(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_175(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_179(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_177(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_183(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_184(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_184(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_22.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_186(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_183(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_188(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_186(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_190(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_188(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_192(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_190(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_194(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_192(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_196(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_194(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_200(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_201(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_201(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_23.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_203(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_200(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_205(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_203(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_207(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_205(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_209(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_207(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_217(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_218(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_218(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_24.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_220(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_217(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_222(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_220(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_224(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_222(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_226(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_224(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_228(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::UP_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_226(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::UP_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_234(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_235(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_235(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_25.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_237(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_234(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_239(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_237(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_241(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_239(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_243(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_241(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_245(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_LEFT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_243(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_LEFT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_251(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_252(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{e}` or `success`.
    fn holds_from_252(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if tables::AREA_26.contains(cell) {
                    return true;
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_254(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_251(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_256(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_254(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_258(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_256(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b,w}` or `{e}`.
    fn holds_from_260(&self, cell: usize) -> bool {
        {
            let mut cell = cell;
            loop {
                if let Some(cell) = follow(&tables::DOWN_RIGHT, cell) {
                    if matches!(self.board[cell], piece::B | piece::W) {
                        if self.holds_from_258(cell) {
                            return true;
                        }
                    }
                }
                let Some(next) = follow(&tables::DOWN_RIGHT, cell) else { break };
                cell = next;
                if !(self.board[cell] == piece::E) {
                    break;
                }
            }
        }
        false
    }

    /// Then `{b}`.
    fn holds_from_283(&self, _cell: usize) -> bool {
        for cell in self.planes[piece::B as usize] & tables::BOARD {
            if !self.pattern_295(cell) {
                return true;
            }
        }
        false
    }

    /// Then `{w}`.
    fn holds_from_291(&self, _cell: usize) -> bool {
        for cell in self.planes[piece::W as usize] & tables::BOARD {
            if !self.pattern_299(cell) {
                return true;
            }
        }
        false
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_4_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_4 = ({
            let into = from_132 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_133
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_4
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_6_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_6 = ({
            let into = from_135 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_132
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_6
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_8_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_8 = ({
            let into = from_137 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_135
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_8
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_10_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_139 = {
            let into = from_137
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_139 | (into.shifted(8))
        };
        let from_10 = ({
            let into = from_139 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_137
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_10
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_12_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_139 = {
            let into = from_137
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_139 | (into.shifted(8))
        };
        let from_141 = {
            let into = from_139
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_141 = {
            let into = (from_141 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_141 | (into.shifted(8))
        };
        let from_12 = ({
            let into = from_141 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_139
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_12
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_14_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_139 = {
            let into = from_137
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_139 | (into.shifted(8))
        };
        let from_141 = {
            let into = from_139
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_141 = {
            let into = (from_141 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_141 | (into.shifted(8))
        };
        let from_143 = {
            let into = from_141
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_143 = {
            let into = (from_143 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_143 | (into.shifted(8))
        };
        let from_14 = ({
            let into = from_143 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_141
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_14
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_16_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_139 = {
            let into = from_137
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_139 | (into.shifted(8))
        };
        let from_141 = {
            let into = from_139
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_141 = {
            let into = (from_141 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_141 | (into.shifted(8))
        };
        let from_143 = {
            let into = from_141
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_143 = {
            let into = (from_143 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_143 | (into.shifted(8))
        };
        let from_145 = {
            let into = from_143
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_145 = {
            let into = (from_145 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_145 | (into.shifted(8))
        };
        let from_16 = ({
            let into = from_145 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_143
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_16
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_18_everywhere(&self) -> Cells {
        let from_133 = tables::FROM_19;
        let from_133 = {
            let into = (from_133 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_133 | (into.shifted(8))
        };
        let from_132 = {
            let into = from_133
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_132 = {
            let into = (from_132 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_132 | (into.shifted(8))
        };
        let from_135 = {
            let into = from_132
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_135 = {
            let into = (from_135 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_135 | (into.shifted(8))
        };
        let from_137 = {
            let into = from_135
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_137 = {
            let into = (from_137 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_137 | (into.shifted(8))
        };
        let from_139 = {
            let into = from_137
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_139 = {
            let into = (from_139 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_139 | (into.shifted(8))
        };
        let from_141 = {
            let into = from_139
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_141 = {
            let into = (from_141 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_141 | (into.shifted(8))
        };
        let from_143 = {
            let into = from_141
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_143 = {
            let into = (from_143 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_143 | (into.shifted(8))
        };
        let from_145 = {
            let into = from_143
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_145 = {
            let into = (from_145 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_145 | (into.shifted(8))
        };
        let from_147 = {
            let into = from_145
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(8)
        };
        let from_147 = {
            let into = (from_147 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_40, 8, 3);
            from_147 | (into.shifted(8))
        };
        let from_18 = ({
            let into = from_147 & self.planes[piece::E as usize];
            into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                | (into & tables::MASK_41).shifted(-40)
                | (into & tables::MASK_41).shifted(-32)
                | (into & tables::MASK_41).shifted(-24)
                | (into & tables::MASK_41).shifted(-16)
                | (into & tables::MASK_41).shifted(-8)
                | (into & tables::MASK_41).shifted(0)
        })
            | ({
                let into = from_145
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-56) | (into & tables::MASK_41).shifted(-48)
                    | (into & tables::MASK_41).shifted(-40)
                    | (into & tables::MASK_41).shifted(-32)
                    | (into & tables::MASK_41).shifted(-24)
                    | (into & tables::MASK_41).shifted(-16)
                    | (into & tables::MASK_41).shifted(-8)
                    | (into & tables::MASK_41).shifted(0)
            });
        from_18
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_20_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_20 = ({
            let into = from_149 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_150
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_20
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_22_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_22 = ({
            let into = from_152 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_149
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_22
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_24_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_24 = ({
            let into = from_154 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_152
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_24
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_26_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_156 = {
            let into = from_154
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_156 | (into.shifted(-8))
        };
        let from_26 = ({
            let into = from_156 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_154
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_26
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_28_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_156 = {
            let into = from_154
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_156 | (into.shifted(-8))
        };
        let from_158 = {
            let into = from_156
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_158 = {
            let into = (from_158 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_158 | (into.shifted(-8))
        };
        let from_28 = ({
            let into = from_158 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_156
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_28
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_30_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_156 = {
            let into = from_154
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_156 | (into.shifted(-8))
        };
        let from_158 = {
            let into = from_156
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_158 = {
            let into = (from_158 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_158 | (into.shifted(-8))
        };
        let from_160 = {
            let into = from_158
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_160 = {
            let into = (from_160 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_160 | (into.shifted(-8))
        };
        let from_30 = ({
            let into = from_160 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_158
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_30
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_32_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_156 = {
            let into = from_154
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_156 | (into.shifted(-8))
        };
        let from_158 = {
            let into = from_156
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_158 = {
            let into = (from_158 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_158 | (into.shifted(-8))
        };
        let from_160 = {
            let into = from_158
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_160 = {
            let into = (from_160 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_160 | (into.shifted(-8))
        };
        let from_162 = {
            let into = from_160
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_162 = {
            let into = (from_162 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_162 | (into.shifted(-8))
        };
        let from_32 = ({
            let into = from_162 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_160
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_32
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_34_everywhere(&self) -> Cells {
        let from_150 = tables::FROM_20;
        let from_150 = {
            let into = (from_150 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_150 | (into.shifted(-8))
        };
        let from_149 = {
            let into = from_150
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_149 = {
            let into = (from_149 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_149 | (into.shifted(-8))
        };
        let from_152 = {
            let into = from_149
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_152 = {
            let into = (from_152 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_152 | (into.shifted(-8))
        };
        let from_154 = {
            let into = from_152
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_154 = {
            let into = (from_154 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_154 | (into.shifted(-8))
        };
        let from_156 = {
            let into = from_154
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_156 = {
            let into = (from_156 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_156 | (into.shifted(-8))
        };
        let from_158 = {
            let into = from_156
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_158 = {
            let into = (from_158 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_158 | (into.shifted(-8))
        };
        let from_160 = {
            let into = from_158
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_160 = {
            let into = (from_160 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_160 | (into.shifted(-8))
        };
        let from_162 = {
            let into = from_160
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_162 = {
            let into = (from_162 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_162 | (into.shifted(-8))
        };
        let from_164 = {
            let into = from_162
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            into.shifted(-8)
        };
        let from_164 = {
            let into = (from_164 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_38, -8, 3);
            from_164 | (into.shifted(-8))
        };
        let from_34 = ({
            let into = from_164 & self.planes[piece::E as usize];
            (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                | (into & tables::MASK_39).shifted(16)
                | (into & tables::MASK_39).shifted(24)
                | (into & tables::MASK_39).shifted(32)
                | (into & tables::MASK_39).shifted(40)
                | (into & tables::MASK_39).shifted(48) | into.shifted(56)
        })
            | ({
                let into = from_162
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_39).shifted(0) | (into & tables::MASK_39).shifted(8)
                    | (into & tables::MASK_39).shifted(16)
                    | (into & tables::MASK_39).shifted(24)
                    | (into & tables::MASK_39).shifted(32)
                    | (into & tables::MASK_39).shifted(40)
                    | (into & tables::MASK_39).shifted(48) | into.shifted(56)
            });
        from_34
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_36_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_36 = ({
            let into = from_166 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_167
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_36
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_38_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_38 = ({
            let into = from_169 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_166
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_38
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_40_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_40 = ({
            let into = from_171 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_169
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_40
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_42_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_173 = {
            let into = from_171
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_173 = {
            let into = (from_173 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_173 | ((into & tables::MASK_1).shifted(1))
        };
        let from_42 = ({
            let into = from_173 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_171
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_42
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_44_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_173 = {
            let into = from_171
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_173 = {
            let into = (from_173 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_173 | ((into & tables::MASK_1).shifted(1))
        };
        let from_175 = {
            let into = from_173
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_175 = {
            let into = (from_175 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_175 | ((into & tables::MASK_1).shifted(1))
        };
        let from_44 = ({
            let into = from_175 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_173
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_44
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_46_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_173 = {
            let into = from_171
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_173 = {
            let into = (from_173 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_173 | ((into & tables::MASK_1).shifted(1))
        };
        let from_175 = {
            let into = from_173
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_175 = {
            let into = (from_175 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_175 | ((into & tables::MASK_1).shifted(1))
        };
        let from_177 = {
            let into = from_175
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_177 = {
            let into = (from_177 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_177 | ((into & tables::MASK_1).shifted(1))
        };
        let from_46 = ({
            let into = from_177 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_175
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_46
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_48_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_173 = {
            let into = from_171
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_173 = {
            let into = (from_173 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_173 | ((into & tables::MASK_1).shifted(1))
        };
        let from_175 = {
            let into = from_173
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_175 = {
            let into = (from_175 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_175 | ((into & tables::MASK_1).shifted(1))
        };
        let from_177 = {
            let into = from_175
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_177 = {
            let into = (from_177 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_177 | ((into & tables::MASK_1).shifted(1))
        };
        let from_179 = {
            let into = from_177
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_179 = {
            let into = (from_179 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_179 | ((into & tables::MASK_1).shifted(1))
        };
        let from_48 = ({
            let into = from_179 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_177
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_48
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_50_everywhere(&self) -> Cells {
        let from_167 = tables::FROM_21;
        let from_167 = {
            let into = (from_167 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_167 | ((into & tables::MASK_1).shifted(1))
        };
        let from_166 = {
            let into = from_167
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_166 = {
            let into = (from_166 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_166 | ((into & tables::MASK_1).shifted(1))
        };
        let from_169 = {
            let into = from_166
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_169 = {
            let into = (from_169 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_169 | ((into & tables::MASK_1).shifted(1))
        };
        let from_171 = {
            let into = from_169
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_171 = {
            let into = (from_171 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_171 | ((into & tables::MASK_1).shifted(1))
        };
        let from_173 = {
            let into = from_171
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_173 = {
            let into = (from_173 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_173 | ((into & tables::MASK_1).shifted(1))
        };
        let from_175 = {
            let into = from_173
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_175 = {
            let into = (from_175 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_175 | ((into & tables::MASK_1).shifted(1))
        };
        let from_177 = {
            let into = from_175
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_177 = {
            let into = (from_177 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_177 | ((into & tables::MASK_1).shifted(1))
        };
        let from_179 = {
            let into = from_177
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_179 = {
            let into = (from_179 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_179 | ((into & tables::MASK_1).shifted(1))
        };
        let from_181 = {
            let into = from_179
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_1).shifted(1)
        };
        let from_181 = {
            let into = (from_181 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_0, 1, 3);
            from_181 | ((into & tables::MASK_1).shifted(1))
        };
        let from_50 = ({
            let into = from_181 & self.planes[piece::E as usize];
            (into & tables::MASK_37).shifted(-7) | (into & tables::MASK_37).shifted(-6)
                | (into & tables::MASK_37).shifted(-5)
                | (into & tables::MASK_37).shifted(-4)
                | (into & tables::MASK_37).shifted(-3)
                | (into & tables::MASK_37).shifted(-2)
                | (into & tables::MASK_37).shifted(-1)
                | (into & tables::MASK_37).shifted(0)
        })
            | ({
                let into = from_179
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_37).shifted(-7)
                    | (into & tables::MASK_37).shifted(-6)
                    | (into & tables::MASK_37).shifted(-5)
                    | (into & tables::MASK_37).shifted(-4)
                    | (into & tables::MASK_37).shifted(-3)
                    | (into & tables::MASK_37).shifted(-2)
                    | (into & tables::MASK_37).shifted(-1)
                    | (into & tables::MASK_37).shifted(0)
            });
        from_50
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_52_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_52 = ({
            let into = from_183 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_184
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_52
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_54_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_54 = ({
            let into = from_186 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_183
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_54
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_56_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_56 = ({
            let into = from_188 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_186
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_56
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_58_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_190 = {
            let into = from_188
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_190 = {
            let into = (from_190 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_190 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_58 = ({
            let into = from_190 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_188
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_58
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_60_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_190 = {
            let into = from_188
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_190 = {
            let into = (from_190 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_190 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_192 = {
            let into = from_190
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_192 = {
            let into = (from_192 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_192 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_60 = ({
            let into = from_192 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_190
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_60
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_62_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_190 = {
            let into = from_188
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_190 = {
            let into = (from_190 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_190 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_192 = {
            let into = from_190
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_192 = {
            let into = (from_192 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_192 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_194 = {
            let into = from_192
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_194 = {
            let into = (from_194 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_194 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_62 = ({
            let into = from_194 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_192
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_62
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_64_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_190 = {
            let into = from_188
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_190 = {
            let into = (from_190 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_190 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_192 = {
            let into = from_190
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_192 = {
            let into = (from_192 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_192 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_194 = {
            let into = from_192
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_194 = {
            let into = (from_194 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_194 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_196 = {
            let into = from_194
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_196 = {
            let into = (from_196 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_196 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_64 = ({
            let into = from_196 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_194
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_64
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_66_everywhere(&self) -> Cells {
        let from_184 = tables::FROM_22;
        let from_184 = {
            let into = (from_184 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_184 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_183 = {
            let into = from_184
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_183 = {
            let into = (from_183 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_183 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_186 = {
            let into = from_183
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_186 = {
            let into = (from_186 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_186 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_188 = {
            let into = from_186
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_188 = {
            let into = (from_188 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_188 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_190 = {
            let into = from_188
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_190 = {
            let into = (from_190 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_190 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_192 = {
            let into = from_190
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_192 = {
            let into = (from_192 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_192 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_194 = {
            let into = from_192
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_194 = {
            let into = (from_194 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_194 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_196 = {
            let into = from_194
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_196 = {
            let into = (from_196 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_196 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_198 = {
            let into = from_196
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_0).shifted(-1)
        };
        let from_198 = {
            let into = (from_198 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_1, -1, 3);
            from_198 | ((into & tables::MASK_0).shifted(-1))
        };
        let from_66 = ({
            let into = from_198 & self.planes[piece::E as usize];
            (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                | (into & tables::MASK_36).shifted(2)
                | (into & tables::MASK_36).shifted(3)
                | (into & tables::MASK_36).shifted(4)
                | (into & tables::MASK_36).shifted(5)
                | (into & tables::MASK_36).shifted(6)
                | (into & tables::MASK_36).shifted(7)
        })
            | ({
                let into = from_196
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_36).shifted(0) | (into & tables::MASK_36).shifted(1)
                    | (into & tables::MASK_36).shifted(2)
                    | (into & tables::MASK_36).shifted(3)
                    | (into & tables::MASK_36).shifted(4)
                    | (into & tables::MASK_36).shifted(5)
                    | (into & tables::MASK_36).shifted(6)
                    | (into & tables::MASK_36).shifted(7)
            });
        from_66
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_68_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_68 = ({
            let into = from_200 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_201
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_68
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_70_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_70 = ({
            let into = from_203 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_200
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_70
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_72_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_72 = ({
            let into = from_205 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_203
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_72
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_74_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_207 = {
            let into = from_205
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_207 = {
            let into = (from_207 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_207 | ((into & tables::MASK_5).shifted(9))
        };
        let from_74 = ({
            let into = from_207 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_205
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_74
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_76_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_207 = {
            let into = from_205
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_207 = {
            let into = (from_207 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_207 | ((into & tables::MASK_5).shifted(9))
        };
        let from_209 = {
            let into = from_207
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_209 = {
            let into = (from_209 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_209 | ((into & tables::MASK_5).shifted(9))
        };
        let from_76 = ({
            let into = from_209 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_207
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_76
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_78_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_207 = {
            let into = from_205
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_207 = {
            let into = (from_207 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_207 | ((into & tables::MASK_5).shifted(9))
        };
        let from_209 = {
            let into = from_207
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_209 = {
            let into = (from_209 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_209 | ((into & tables::MASK_5).shifted(9))
        };
        let from_211 = {
            let into = from_209
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_211 = {
            let into = (from_211 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_211 | ((into & tables::MASK_5).shifted(9))
        };
        let from_78 = ({
            let into = from_211 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_209
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_78
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_80_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_207 = {
            let into = from_205
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_207 = {
            let into = (from_207 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_207 | ((into & tables::MASK_5).shifted(9))
        };
        let from_209 = {
            let into = from_207
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_209 = {
            let into = (from_209 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_209 | ((into & tables::MASK_5).shifted(9))
        };
        let from_211 = {
            let into = from_209
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_211 = {
            let into = (from_211 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_211 | ((into & tables::MASK_5).shifted(9))
        };
        let from_213 = {
            let into = from_211
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_213 = {
            let into = (from_213 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_213 | ((into & tables::MASK_5).shifted(9))
        };
        let from_80 = ({
            let into = from_213 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_211
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_80
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_82_everywhere(&self) -> Cells {
        let from_201 = tables::FROM_23;
        let from_201 = {
            let into = (from_201 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_201 | ((into & tables::MASK_5).shifted(9))
        };
        let from_200 = {
            let into = from_201
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_200 = {
            let into = (from_200 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_200 | ((into & tables::MASK_5).shifted(9))
        };
        let from_203 = {
            let into = from_200
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_203 = {
            let into = (from_203 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_203 | ((into & tables::MASK_5).shifted(9))
        };
        let from_205 = {
            let into = from_203
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_205 = {
            let into = (from_205 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_205 | ((into & tables::MASK_5).shifted(9))
        };
        let from_207 = {
            let into = from_205
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_207 = {
            let into = (from_207 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_207 | ((into & tables::MASK_5).shifted(9))
        };
        let from_209 = {
            let into = from_207
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_209 = {
            let into = (from_209 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_209 | ((into & tables::MASK_5).shifted(9))
        };
        let from_211 = {
            let into = from_209
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_211 = {
            let into = (from_211 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_211 | ((into & tables::MASK_5).shifted(9))
        };
        let from_213 = {
            let into = from_211
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_213 = {
            let into = (from_213 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_213 | ((into & tables::MASK_5).shifted(9))
        };
        let from_215 = {
            let into = from_213
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_5).shifted(9)
        };
        let from_215 = {
            let into = (from_215 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_2, 9, 3);
            from_215 | ((into & tables::MASK_5).shifted(9))
        };
        let from_82 = ({
            let into = from_215 & self.planes[piece::E as usize];
            into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                | (into & tables::MASK_30).shifted(-45)
                | (into & tables::MASK_31).shifted(-36)
                | (into & tables::MASK_32).shifted(-27)
                | (into & tables::MASK_33).shifted(-18)
                | (into & tables::MASK_34).shifted(-9)
                | (into & tables::MASK_35).shifted(0)
        })
            | ({
                let into = from_213
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                into.shifted(-63) | (into & tables::MASK_29).shifted(-54)
                    | (into & tables::MASK_30).shifted(-45)
                    | (into & tables::MASK_31).shifted(-36)
                    | (into & tables::MASK_32).shifted(-27)
                    | (into & tables::MASK_33).shifted(-18)
                    | (into & tables::MASK_34).shifted(-9)
                    | (into & tables::MASK_35).shifted(0)
            });
        from_82
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_84_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_84 = ({
            let into = from_217 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_218
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_84
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_86_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_86 = ({
            let into = from_220 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_217
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_86
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_88_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_88 = ({
            let into = from_222 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_220
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_88
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_90_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_224 = {
            let into = from_222
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_224 = {
            let into = (from_224 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_224 | ((into & tables::MASK_4).shifted(7))
        };
        let from_90 = ({
            let into = from_224 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_222
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_90
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_92_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_224 = {
            let into = from_222
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_224 = {
            let into = (from_224 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_224 | ((into & tables::MASK_4).shifted(7))
        };
        let from_226 = {
            let into = from_224
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_226 = {
            let into = (from_226 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_226 | ((into & tables::MASK_4).shifted(7))
        };
        let from_92 = ({
            let into = from_226 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_224
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_92
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_94_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_224 = {
            let into = from_222
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_224 = {
            let into = (from_224 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_224 | ((into & tables::MASK_4).shifted(7))
        };
        let from_226 = {
            let into = from_224
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_226 = {
            let into = (from_226 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_226 | ((into & tables::MASK_4).shifted(7))
        };
        let from_228 = {
            let into = from_226
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_228 = {
            let into = (from_228 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_228 | ((into & tables::MASK_4).shifted(7))
        };
        let from_94 = ({
            let into = from_228 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_226
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_94
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_96_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_224 = {
            let into = from_222
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_224 = {
            let into = (from_224 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_224 | ((into & tables::MASK_4).shifted(7))
        };
        let from_226 = {
            let into = from_224
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_226 = {
            let into = (from_226 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_226 | ((into & tables::MASK_4).shifted(7))
        };
        let from_228 = {
            let into = from_226
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_228 = {
            let into = (from_228 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_228 | ((into & tables::MASK_4).shifted(7))
        };
        let from_230 = {
            let into = from_228
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_230 = {
            let into = (from_230 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_230 | ((into & tables::MASK_4).shifted(7))
        };
        let from_96 = ({
            let into = from_230 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_228
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_96
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_98_everywhere(&self) -> Cells {
        let from_218 = tables::FROM_24;
        let from_218 = {
            let into = (from_218 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_218 | ((into & tables::MASK_4).shifted(7))
        };
        let from_217 = {
            let into = from_218
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_217 = {
            let into = (from_217 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_217 | ((into & tables::MASK_4).shifted(7))
        };
        let from_220 = {
            let into = from_217
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_220 = {
            let into = (from_220 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_220 | ((into & tables::MASK_4).shifted(7))
        };
        let from_222 = {
            let into = from_220
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_222 = {
            let into = (from_222 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_222 | ((into & tables::MASK_4).shifted(7))
        };
        let from_224 = {
            let into = from_222
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_224 = {
            let into = (from_224 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_224 | ((into & tables::MASK_4).shifted(7))
        };
        let from_226 = {
            let into = from_224
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_226 = {
            let into = (from_226 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_226 | ((into & tables::MASK_4).shifted(7))
        };
        let from_228 = {
            let into = from_226
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_228 = {
            let into = (from_228 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_228 | ((into & tables::MASK_4).shifted(7))
        };
        let from_230 = {
            let into = from_228
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_230 = {
            let into = (from_230 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_230 | ((into & tables::MASK_4).shifted(7))
        };
        let from_232 = {
            let into = from_230
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_4).shifted(7)
        };
        let from_232 = {
            let into = (from_232 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_3, 7, 3);
            from_232 | ((into & tables::MASK_4).shifted(7))
        };
        let from_98 = ({
            let into = from_232 & self.planes[piece::E as usize];
            (into & tables::MASK_21).shifted(-49) | (into & tables::MASK_22).shifted(-42)
                | (into & tables::MASK_23).shifted(-35)
                | (into & tables::MASK_24).shifted(-28)
                | (into & tables::MASK_25).shifted(-21)
                | (into & tables::MASK_26).shifted(-14)
                | (into & tables::MASK_27).shifted(-7)
                | (into & tables::MASK_28).shifted(0)
        })
            | ({
                let into = from_230
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_21).shifted(-49)
                    | (into & tables::MASK_22).shifted(-42)
                    | (into & tables::MASK_23).shifted(-35)
                    | (into & tables::MASK_24).shifted(-28)
                    | (into & tables::MASK_25).shifted(-21)
                    | (into & tables::MASK_26).shifted(-14)
                    | (into & tables::MASK_27).shifted(-7)
                    | (into & tables::MASK_28).shifted(0)
            });
        from_98
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_100_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_100 = ({
            let into = from_234 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_235
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_100
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_102_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_102 = ({
            let into = from_237 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_234
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_102
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_104_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_104 = ({
            let into = from_239 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_237
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_104
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_106_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_241 = {
            let into = from_239
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_241 = {
            let into = (from_241 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_241 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_106 = ({
            let into = from_241 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_239
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_106
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_108_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_241 = {
            let into = from_239
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_241 = {
            let into = (from_241 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_241 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_243 = {
            let into = from_241
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_243 = {
            let into = (from_243 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_243 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_108 = ({
            let into = from_243 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_241
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_108
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_110_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_241 = {
            let into = from_239
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_241 = {
            let into = (from_241 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_241 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_243 = {
            let into = from_241
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_243 = {
            let into = (from_243 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_243 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_245 = {
            let into = from_243
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_245 = {
            let into = (from_245 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_245 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_110 = ({
            let into = from_245 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_243
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_110
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_112_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_241 = {
            let into = from_239
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_241 = {
            let into = (from_241 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_241 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_243 = {
            let into = from_241
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_243 = {
            let into = (from_243 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_243 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_245 = {
            let into = from_243
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_245 = {
            let into = (from_245 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_245 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_247 = {
            let into = from_245
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_247 = {
            let into = (from_247 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_247 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_112 = ({
            let into = from_247 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_245
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_112
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_114_everywhere(&self) -> Cells {
        let from_235 = tables::FROM_25;
        let from_235 = {
            let into = (from_235 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_235 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_234 = {
            let into = from_235
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_234 = {
            let into = (from_234 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_234 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_237 = {
            let into = from_234
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_237 = {
            let into = (from_237 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_237 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_239 = {
            let into = from_237
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_239 = {
            let into = (from_239 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_239 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_241 = {
            let into = from_239
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_241 = {
            let into = (from_241 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_241 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_243 = {
            let into = from_241
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_243 = {
            let into = (from_243 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_243 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_245 = {
            let into = from_243
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_245 = {
            let into = (from_245 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_245 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_247 = {
            let into = from_245
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_247 = {
            let into = (from_247 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_247 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_249 = {
            let into = from_247
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_3).shifted(-7)
        };
        let from_249 = {
            let into = (from_249 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_4, -7, 3);
            from_249 | ((into & tables::MASK_3).shifted(-7))
        };
        let from_114 = ({
            let into = from_249 & self.planes[piece::E as usize];
            (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                | (into & tables::MASK_15).shifted(14)
                | (into & tables::MASK_16).shifted(21)
                | (into & tables::MASK_17).shifted(28)
                | (into & tables::MASK_18).shifted(35)
                | (into & tables::MASK_19).shifted(42)
                | (into & tables::MASK_20).shifted(49)
        })
            | ({
                let into = from_247
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_13).shifted(0) | (into & tables::MASK_14).shifted(7)
                    | (into & tables::MASK_15).shifted(14)
                    | (into & tables::MASK_16).shifted(21)
                    | (into & tables::MASK_17).shifted(28)
                    | (into & tables::MASK_18).shifted(35)
                    | (into & tables::MASK_19).shifted(42)
                    | (into & tables::MASK_20).shifted(49)
            });
        from_114
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_116_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_116 = ({
            let into = from_251 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_252
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_116
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_118_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_118 = ({
            let into = from_254 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_251
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_118
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_120_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_120 = ({
            let into = from_256 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_254
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_120
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_122_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_258 = {
            let into = from_256
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_258 = {
            let into = (from_258 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_258 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_122 = ({
            let into = from_258 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_256
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_122
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_124_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_258 = {
            let into = from_256
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_258 = {
            let into = (from_258 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_258 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_260 = {
            let into = from_258
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_260 = {
            let into = (from_260 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_260 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_124 = ({
            let into = from_260 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_258
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_124
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_126_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_258 = {
            let into = from_256
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_258 = {
            let into = (from_258 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_258 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_260 = {
            let into = from_258
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_260 = {
            let into = (from_260 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_260 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_262 = {
            let into = from_260
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_262 = {
            let into = (from_262 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_262 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_126 = ({
            let into = from_262 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_260
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_126
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_128_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_258 = {
            let into = from_256
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_258 = {
            let into = (from_258 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_258 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_260 = {
            let into = from_258
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_260 = {
            let into = (from_260 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_260 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_262 = {
            let into = from_260
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_262 = {
            let into = (from_262 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_262 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_264 = {
            let into = from_262
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_264 = {
            let into = (from_264 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_264 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_128 = ({
            let into = from_264 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_262
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_128
    }

    /// All cells from which: Then `{e}` or `{b,w}`.
    pub(crate) fn pattern_130_everywhere(&self) -> Cells {
        let from_252 = tables::FROM_26;
        let from_252 = {
            let into = (from_252 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_252 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_251 = {
            let into = from_252
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_251 = {
            let into = (from_251 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_251 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_254 = {
            let into = from_251
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_254 = {
            let into = (from_254 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_254 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_256 = {
            let into = from_254
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_256 = {
            let into = (from_256 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_256 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_258 = {
            let into = from_256
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_258 = {
            let into = (from_258 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_258 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_260 = {
            let into = from_258
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_260 = {
            let into = (from_260 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_260 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_262 = {
            let into = from_260
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_262 = {
            let into = (from_262 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_262 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_264 = {
            let into = from_262
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_264 = {
            let into = (from_264 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_264 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_266 = {
            let into = from_264
                & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
            (into & tables::MASK_2).shifted(-9)
        };
        let from_266 = {
            let into = (from_266 & self.planes[piece::E as usize])
                .spread(self.planes[piece::E as usize] & tables::MASK_5, -9, 3);
            from_266 | ((into & tables::MASK_2).shifted(-9))
        };
        let from_130 = ({
            let into = from_266 & self.planes[piece::E as usize];
            (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                | (into & tables::MASK_8).shifted(18)
                | (into & tables::MASK_9).shifted(27)
                | (into & tables::MASK_10).shifted(36)
                | (into & tables::MASK_11).shifted(45)
                | (into & tables::MASK_12).shifted(54) | into.shifted(63)
        })
            | ({
                let into = from_264
                    & (self.planes[piece::B as usize] | self.planes[piece::W as usize]);
                (into & tables::MASK_6).shifted(0) | (into & tables::MASK_7).shifted(9)
                    | (into & tables::MASK_8).shifted(18)
                    | (into & tables::MASK_9).shifted(27)
                    | (into & tables::MASK_10).shifted(36)
                    | (into & tables::MASK_11).shifted(45)
                    | (into & tables::MASK_12).shifted(54) | into.shifted(63)
            });
        from_130
    }
}
