//! The running of the parsers over expanded tokens, and the wording of their errors.

mod board_errors;
mod declaration_errors;
mod rule_errors;

use lalrpop_util::ParseError;

use super::ast::{Board, Bounded, Expression, Name};
use super::grammar::{BoardParser, BoundedListParser, NameListParser, RulesParser};
use super::operands;
use super::token::{PlacedToken, Token};
use super::usage::Meter;
use crate::diagnostic::{Code, Diagnostic, Place};

/// The place where a parser gave up.
struct Failure<'t> {
    /// The tokens of the whole section.
    tokens: &'t [PlacedToken],
    /// The position of the token that could not follow; the number of tokens if the end could not.
    position: usize,
    /// The section's name in the text.
    heading: Place,
}

type Triple = Result<(Place, Token, Place), ()>;

/// Lets `parser` read `tokens`; the error is the position of the token at fault.
fn run<T>(
    tokens: &[PlacedToken],
    parser: impl FnOnce(&mut dyn Iterator<Item = Triple>) -> Result<T, ParseError<Place, Token, ()>>,
) -> Result<T, usize> {
    let mut read = 0_usize;
    let mut triples = tokens.iter().map(|token| {
        read += 1;
        Ok((token.place, token.token.clone(), token.place))
    });
    let result = parser(&mut triples);
    result.map_err(|error| match error {
        ParseError::UnrecognizedEof { .. } => tokens.len(),
        _ => read.saturating_sub(1),
    })
}

impl<'t> Failure<'t> {
    fn found(&self) -> Option<&'t PlacedToken> {
        self.tokens.get(self.position)
    }

    fn previous(&self) -> Option<&'t PlacedToken> {
        self.position
            .checked_sub(1)
            .and_then(|position| self.tokens.get(position))
    }

    /// Returns the brackets that are open at the position, outermost first.
    fn open_brackets(&self) -> Vec<&'t PlacedToken> {
        let mut open = Vec::new();
        for token in &self.tokens[..self.position] {
            if token.token.opens() {
                open.push(token);
            } else if token.token.closes() {
                open.pop();
            }
        }
        open
    }

    /// Returns an error at the position, or behind the last token if the section ends.
    fn error(&self, code: Code, message: impl Into<String>, due: &str) -> Diagnostic {
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
    fn trailing(&self, section: &str) -> Diagnostic {
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

/// Parses `#players` or `#variables`, as `section` says.
///
/// # Errors
///
/// The first deviation from the grammar; so for all functions here.
pub(crate) fn bounded_list(
    tokens: &[PlacedToken],
    section: &str,
    heading: Place,
) -> Result<Vec<Bounded>, Diagnostic> {
    run(tokens, |triples| BoundedListParser::new().parse(triples)).map_err(|position| {
        declaration_errors::bounded(
            &Failure {
                tokens,
                position,
                heading,
            },
            section,
        )
    })
}

/// Parses `#pieces`.
pub(crate) fn name_list(tokens: &[PlacedToken], heading: Place) -> Result<Vec<Name>, Diagnostic> {
    run(tokens, |triples| NameListParser::new().parse(triples)).map_err(|position| {
        declaration_errors::plain(&Failure {
            tokens,
            position,
            heading,
        })
    })
}

/// Parses `#board`.
pub(crate) fn board(tokens: &[PlacedToken], heading: Place) -> Result<Board, Diagnostic> {
    run(tokens, |triples| BoardParser::new().parse(triples)).map_err(|position| {
        board_errors::explain(&Failure {
            tokens,
            position,
            heading,
        })
    })
}

/// Parses `#rules`.
pub(crate) fn rules(
    tokens: Vec<PlacedToken>,
    heading: Place,
    meter: &Meter,
) -> Result<Expression, Diagnostic> {
    let tokens = &operands::prepare(tokens, meter)?;
    run(tokens, |triples| RulesParser::new().parse(triples)).map_err(|position| {
        rule_errors::explain(&Failure {
            tokens,
            position,
            heading,
        })
    })
}
