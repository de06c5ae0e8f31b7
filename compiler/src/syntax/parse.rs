//! The running of the parsers over expanded tokens, and the wording of their errors.

mod board_errors;
mod declaration_errors;
mod foreign;
mod rule_errors;

use lalrpop_util::ParseError;

use super::ast::{Board, Bounded, Expression, Name};
use super::grammar::{BoardParser, BoundedListParser, NameListParser, RulesParser};
use super::operands;
use super::sites::MacroSite;
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

/// Where a parser stops that cannot go on.
enum Stop {
    /// Behind the last token.
    AtEnd,
    /// At the token that it has read last.
    AtToken,
}

impl From<ParseError<Place, Token, ()>> for Stop {
    fn from(error: ParseError<Place, Token, ()>) -> Self {
        match error {
            ParseError::UnrecognizedEof { .. } => Self::AtEnd,
            _ => Self::AtToken,
        }
    }
}

/// Lets `parser` read `tokens`; the error is the position of the token at fault.
fn run<T>(
    tokens: &[PlacedToken],
    parser: impl FnOnce(&mut dyn Iterator<Item = Triple>) -> Result<T, Stop>,
) -> Result<T, usize> {
    let mut read = 0_usize;
    let mut triples = tokens.iter().map(|token| {
        read += 1;
        Ok((token.place, token.token.clone(), token.place))
    });
    let result = parser(&mut triples);
    result.map_err(|stop| match stop {
        Stop::AtEnd => tokens.len(),
        Stop::AtToken => read.saturating_sub(1),
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

    /// Returns the positions of the brackets that are open here, outermost first.
    fn open_positions(&self) -> Vec<usize> {
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
    fn open_brackets(&self) -> Vec<&'t PlacedToken> {
        let positions = self.open_positions().into_iter();
        positions.map(|position| &self.tokens[position]).collect()
    }

    /// The position of the innermost bracket that is open here.
    fn innermost_open(&self) -> Option<usize> {
        self.open_positions().pop()
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
    run(tokens, |triples| {
        Ok(BoundedListParser::new().parse(triples)?)
    })
    .map_err(|position| {
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
    run(tokens, |triples| Ok(NameListParser::new().parse(triples)?)).map_err(|position| {
        declaration_errors::plain(&Failure {
            tokens,
            position,
            heading,
        })
    })
}

/// Parses `#board`.
pub(crate) fn board(tokens: &[PlacedToken], heading: Place) -> Result<Board, Diagnostic> {
    run(tokens, |triples| Ok(BoardParser::new().parse(triples)?)).map_err(|position| {
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
    macros: &[MacroSite],
    meter: &Meter,
) -> Result<Expression, Diagnostic> {
    let tokens = &operands::prepare(tokens, meter)?;
    run(tokens, |triples| Ok(RulesParser::new().parse(triples)?)).map_err(|position| {
        let failure = Failure {
            tokens,
            position,
            heading,
        };
        rule_errors::explain(&failure, macros)
    })
}
