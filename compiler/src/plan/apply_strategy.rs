//! Apply strategies: how players' moves are performed.

use super::apply_plan::Branch;
use super::move_form::MoveForm;

/// The strategies by which players' moves are performed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApplyStrategy {
    /// Goes along the tree of the modifiers that can follow each other, and decides only where more
    /// than one can.
    Tree(Vec<Branch>),
    /// Performs one modifier after the other by its number.
    ByModifier(ByModifierReason),
}

/// The reasons for performing one modifier after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByModifierReason {
    /// To perform moves straight through is switched off.
    SwitchedOff,
    /// Moves are of any length, so that modifiers have no known place.
    AnyLength,
    /// The tree would be too large.
    LargeTree,
}

impl ApplyStrategy {
    /// Decides how moves of a form are performed, of whose modifiers a tree may have been made.
    pub(super) fn new(straight: bool, form: MoveForm, tree: Option<Vec<Branch>>) -> Self {
        if !straight {
            return Self::ByModifier(ByModifierReason::SwitchedOff);
        }
        if form == MoveForm::Growable {
            return Self::ByModifier(ByModifierReason::AnyLength);
        }
        tree.map_or(Self::ByModifier(ByModifierReason::LargeTree), Self::Tree)
    }

    /// Returns the tree of modifiers, if moves are performed along it.
    pub fn tree(&self) -> Option<&[Branch]> {
        match self {
            Self::Tree(tree) => Some(tree),
            Self::ByModifier(_) => None,
        }
    }

    /// Returns the reason why moves are performed so, without a full stop.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Tree(_) => "few modifiers can follow each other",
            Self::ByModifier(ByModifierReason::SwitchedOff) => {
                "performing moves straight through is switched off"
            }
            Self::ByModifier(ByModifierReason::AnyLength) => "moves are of any length",
            Self::ByModifier(ByModifierReason::LargeTree) => {
                "too many modifiers can follow each other"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strategy_follows_from_the_form_and_the_tree() {
        let tree = || Some(Vec::new());
        let by_modifier = ApplyStrategy::ByModifier;
        let path = MoveForm::Path(3);
        let cases = [
            (true, path, tree(), ApplyStrategy::Tree(Vec::new())),
            (
                false,
                path,
                tree(),
                by_modifier(ByModifierReason::SwitchedOff),
            ),
            (
                true,
                MoveForm::Growable,
                tree(),
                by_modifier(ByModifierReason::AnyLength),
            ),
            (true, path, None, by_modifier(ByModifierReason::LargeTree)),
        ];
        for (straight, form, tree, expected) in cases {
            assert_eq!(ApplyStrategy::new(straight, form, tree), expected);
        }
    }
}
