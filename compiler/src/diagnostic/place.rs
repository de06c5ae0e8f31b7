//! Places in the text, with the macros that they came out of.

use super::Span;

/// A place in the text. What came out of a macro has two: the use of the macro
/// in a section and the tokens in the macro's body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The place in the section: the name of the macro if it came out of one.
    pub at: Span,
    /// The place in the body of a macro, if it came out of one.
    pub origin: Option<Span>,
}

impl Place {
    /// Returns the place from the beginning of `self` to the end of `end`.
    #[must_use]
    pub fn to(self, end: Self) -> Self {
        let origin = match (self.origin, end.origin) {
            // Two bodies may be far apart; then the first one has to do.
            (Some(first), Some(last)) if self.at == end.at && first.start <= last.end => {
                Some(first.to(last))
            }
            (None, Some(_)) => None,
            (first, _) => first.filter(|_| self.at == end.at),
        };
        Self {
            at: self.at.to(end.at),
            origin,
        }
    }
}

impl From<Span> for Place {
    fn from(at: Span) -> Self {
        Self { at, origin: None }
    }
}
