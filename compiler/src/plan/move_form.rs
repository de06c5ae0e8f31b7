//! The choice of the representation of players' moves.

use super::costs::LONGEST_FIXED_MOVE;
use crate::analysis::MoveLength;
use crate::effort::{Exhausted, Meter};
use crate::machine::Machine;

/// The representations of players' moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// An array of this number of modifiers, all at known places: the move under construction is
    /// passed by value.
    Fixed(usize),
    /// An array of this number of modifiers, filled from its beginning: the move under construction
    /// is passed by value with its length.
    Path(usize),
    /// A list that grows.
    Growable,
}

impl MoveForm {
    /// Returns the number of codes for which a move has room, if that is fixed: at least that of its
    /// modifiers. Four codes are copied as one word, three are not.
    pub fn room(self) -> Option<usize> {
        match self {
            Self::Fixed(3) | Self::Path(3) => Some(4),
            Self::Fixed(length) | Self::Path(length) => Some(length),
            Self::Growable => None,
        }
    }

    /// Returns the representation of moves of some lengths; `bounded` tells whether a bound may be
    /// used.
    pub(super) fn of(
        machine: &Machine,
        length: &MoveLength,
        bounded: bool,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        Ok(match length.longest {
            Some(longest) if longest <= LONGEST_FIXED_MOVE && bounded => {
                if length.depths_known(machine, meter)? {
                    Self::Fixed(longest)
                } else {
                    Self::Path(longest)
                }
            }
            _ => Self::Growable,
        })
    }
}
