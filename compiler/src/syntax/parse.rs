//! The running of the parsers over expanded tokens, and the wording of their errors.

mod board_errors;
mod declaration_errors;
mod failure;
mod foreign;
mod rule_errors;

use lalrpop_util::ParseError;

use super::ast::{Board, Bounded, Expression, Name};
use super::grammar::{BoardParser, BoundedListParser, NameListParser, RulesParser};
use super::operands;
use super::sites::MacroSite;
use super::token::{PlacedToken, Token};
use super::usage::Meter;
use crate::diagnostic::{Diagnostic, Place};
use failure::Failure;

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
