//! Legality strategies: how a given move is told to be legal where a player is to choose.

/// The strategies by which a move is told to be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalityStrategy {
    /// Follows the move through the rules.
    Follow,
    /// Looks for the move among all.
    List(ListReason),
}

/// The reasons for looking for a move among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListReason {
    /// A part of the moves without modifiers goes round.
    Loop,
    /// The moves have so many states that following them would be too much code.
    ManyStates,
}

impl LegalityStrategy {
    /// Returns the reason why moves are told to be legal so, without a full stop.
    pub fn reason(self) -> &'static str {
        match self {
            Self::Follow => "the cells of a move tell how it goes on",
            Self::List(ListReason::Loop) => "moves go round between two modifiers",
            Self::List(ListReason::ManyStates) => "moves have too many states to be followed",
        }
    }
}
