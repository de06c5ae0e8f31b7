//! Places where parsers give up.

use crate::diagnostic::{Code, Diagnostic, Place};
use crate::syntax::token::PlacedToken;

/// The place where a parser gave up.
pub(super) struct Failure<'t> {
    /// The tokens of the whole section.
    pub(super) tokens: &'t [PlacedToken],
    /// The position of the token that could not follow; the number of tokens if the end could not.
    pub(super) position: usize,
    /// The section's name in the text.
    pub(super) heading: Place,
}

impl<'t> Failure<'t> {
    /// Returns the token that could not follow.
    pub(super) fn found(&self) -> Option<&'t PlacedToken> {
        self.tokens.get(self.position)
    }

    /// Returns the token before it.
    pub(super) fn previous(&self) -> Option<&'t PlacedToken> {
        self.position
            .checked_sub(1)
            .and_then(|position| self.tokens.get(position))
    }

    /// Returns the positions of the brackets that are open here, outermost first.
    pub(super) fn open_positions(&self) -> Vec<usize> {
        let mut open = Vec::new();
        for (position, token) in self.tokens[..self.position].iter().enumerate() {
            if token.token.opens() {
                open.push(position);
            } else if token.token.closes() {
                open.pop();
            }
        }
        open
    }

    /// The brackets that are open here, outermost first.
    pub(super) fn open_brackets(&self) -> Vec<&'t PlacedToken> {
        let positions = self.open_positions().into_iter();
        positions.map(|position| &self.tokens[position]).collect()
    }

    /// The position of the innermost bracket that is open here.
    pub(super) fn innermost_open(&self) -> Option<usize> {
        self.open_positions().pop()
    }

    /// Returns an error at the position, or behind the last token if the section ends.
    pub(super) fn error(&self, code: Code, message: impl Into<String>, due: &str) -> Diagnostic {
        match self.found() {
            Some(found) => Diagnostic::error(
                code,
                found.place,
                message,
                format!("{due} is due here, not `{}`", found.token),
            ),
            None => Diagnostic::error(
                code,
                self.previous().map_or(self.heading, |last| last.place),
                message,
                format!("the section ends here, where {due} is due"),
            ),
        }
    }

    /// Returns the error about tokens behind a complete section.
    pub(super) fn trailing(&self, section: &str) -> Diagnostic {
        let found = self.found();
        let place = found.map_or(self.heading, |found| found.place);
        let token = found.map_or_else(String::new, |found| found.token.to_string());
        Diagnostic::error(
            Code::STRUCT_TRAILING,
            place,
            format!("`{token}` cannot continue the {section}"),
            format!("the {section} could end in front of this"),
        )
    }
}
