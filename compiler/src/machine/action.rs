//! Actions: what steps do on the cell to which they have led.

use crate::automaton::PatternId;
use crate::model::{ActionIndex, Arithmetic, Comparison, PieceId, PlayerId, VariableId};

/// An action of a step, on the cell to which its relation has led.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Does nothing: a shift on its own.
    Pass,
    /// Goes on if the piece on the cell is one of these (sorted).
    On(Vec<PieceId>),
    /// Goes on if the comparison holds.
    Compare(Comparison),
    /// Goes on if the pattern holds, or does not.
    Pattern {
        /// Whether the pattern is negated: `{! … }` rather than `{? … }`.
        negated: bool,
        /// The pattern.
        pattern: PatternId,
    },
    /// Puts a piece.
    Off(PieceId, Option<ActionIndex>),
    /// Sets a variable, or stops if the value is out of range.
    Assign(VariableId, Arithmetic, Option<ActionIndex>),
    /// Ends the move.
    Switch(PlayerId, ActionIndex),
    /// Ends the test of a pattern, which holds.
    Accept,
}

impl Action {
    /// Returns whether the action changes pieces or variables.
    pub fn writes(&self) -> bool {
        matches!(self, Self::Off(..) | Self::Assign(..))
    }

    /// Returns whether the action tests or asks, and changes nothing.
    pub fn tests(&self) -> bool {
        matches!(self, Self::On(_) | Self::Compare(_) | Self::Pattern { .. })
    }

    /// Returns whether nothing follows the action within the same search.
    pub fn ends(&self) -> bool {
        matches!(self, Self::Switch(..) | Self::Accept)
    }

    /// Returns the number of the modifier, if the action has one.
    pub fn index(&self) -> Option<ActionIndex> {
        match self {
            Self::Off(_, index) | Self::Assign(_, _, index) => *index,
            Self::Switch(_, index) => Some(*index),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::action;

    #[test]
    fn acts_that_write_end_or_have_a_number() {
        let cases = [
            ("", "nothing"),
            ("{e}", "nothing"),
            ("{$ v == 1}", "nothing"),
            ("? 0", "nothing"),
            ("! 0", "nothing"),
            ("[x]", "writes, numbered"),
            ("[$ v = 1]", "writes, numbered"),
            ("->p", "ends, numbered"),
            ("->>", "ends, numbered"),
            ("accept", "ends"),
        ];
        for (text, expected) in cases {
            let action = action(text);
            let facts = [
                (action.writes(), "writes"),
                (action.ends(), "ends"),
                (action.index().is_some(), "numbered"),
            ];
            let facts: Vec<&str> = facts.iter().filter(|f| f.0).map(|f| f.1).collect();
            let facts = facts.join(", ");
            let facts = if facts.is_empty() { "nothing" } else { &facts };
            assert_eq!(facts, expected, "`{text}`");
        }
        assert_eq!(Action::Off(PieceId(1), None).index(), None);
    }
}
