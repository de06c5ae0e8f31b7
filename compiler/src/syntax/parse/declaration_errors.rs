//! The wording of errors in `#players`, `#pieces` and `#variables`.

use super::failure::Failure;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::token::Token;

/// Returns an error in a list with bounds.
pub(super) fn bounded(failure: &Failure<'_>, section: &str) -> Diagnostic {
    let found = failure.found().map(|token| &token.token);
    match failure.previous().map(|token| &token.token) {
        Some(Token::Name(name)) => match found {
            Some(Token::Minus | Token::Dot) if splits_name(failure) => split_name(failure),
            _ => failure
                .error(
                    Code::DECL_BOUND,
                    format!("`{name}` needs a bound"),
                    "`(` and a number",
                )
                .with_hint(match found {
                    Some(Token::Equals | Token::EqualEqual | Token::Colon) => format!(
                        "write the largest value behind it: `{name}(100)`; every variable begins \
                         with 0"
                    ),
                    _ => format!("write the largest value behind it: `{name}(100)`"),
                }),
        },
        Some(Token::LeftParenthesis) => {
            failure.error(Code::DECL_BOUND, "a bound is a positive number", "a number")
        }
        Some(Token::Number(_)) if failure.innermost_open().is_some() => failure
            .error(
                Code::DECL_BOUND,
                "a bound is a single number in parentheses",
                "`)`",
            )
            .with_hint("values go from 0 to the bound"),
        _ => list(failure, section),
    }
}

/// Returns whether a name goes on behind the token that was found.
fn splits_name(failure: &Failure<'_>) -> bool {
    let behind = failure.tokens.get(failure.position + 1);
    behind.is_some_and(|behind| matches!(behind.token, Token::Name(_) | Token::Number(_)))
}

/// Returns the error about what looks like one name and is several tokens.
fn split_name(failure: &Failure<'_>) -> Diagnostic {
    let sign = failure
        .found()
        .map_or_else(String::new, |found| found.token.to_string());
    let place = failure.found().map_or(failure.heading, |found| found.place);
    Diagnostic::error(
        Code::LEX_STRAY,
        place,
        format!("`{sign}` cannot be part of a name"),
        "not a letter or digit",
    )
    .with_hint("names consist of letters and digits only, e.g. `myPiece`")
}

/// Returns an error in a list of names.
pub(super) fn plain(failure: &Failure<'_>) -> Diagnostic {
    match (
        failure.previous().map(|token| &token.token),
        failure.found(),
    ) {
        (Some(Token::Name(_)), Some(found))
            if matches!(found.token, Token::Minus | Token::Dot) && splits_name(failure) =>
        {
            split_name(failure)
        }
        (Some(Token::Name(name)), Some(found)) if found.token == Token::LeftParenthesis => failure
            .trailing("list of pieces")
            .with_hint(format!("pieces have no bound: write just `{name}`")),
        _ => list(failure, "pieces"),
    }
}

fn list(failure: &Failure<'_>, section: &str) -> Diagnostic {
    let complete = failure
        .previous()
        .is_some_and(|previous| previous.token != Token::Comma);
    let previous = failure.previous().map(|previous| &previous.token);
    match failure.found().map(|found| &found.token) {
        Some(Token::Name(_)) if matches!(previous, Some(Token::Number(_))) => failure
            .trailing(&format!("list of {section}"))
            .with_hint("a name begins with a letter"),
        Some(Token::Name(name)) if complete => failure
            .error(
                Code::DECL_COMMA,
                format!("a comma is missing in the list of {section}"),
                "`,`",
            )
            .with_hint(format!("separate the entries: `, {name}`")),
        Some(Token::Keyword(keyword)) => {
            failure
                .trailing(&format!("list of {section}"))
                .with_hint(format!(
                    "`{}` is a reserved word and cannot be used as a name",
                    keyword.text()
                ))
        }
        Some(Token::Number(_)) => failure
            .trailing(&format!("list of {section}"))
            .with_hint("a name begins with a letter"),
        Some(opener) if opener.opens() => failure
            .trailing(&format!("list of {section}"))
            .with_hint("the names are written without brackets around them"),
        Some(Token::Minus | Token::Slash) => failure
            .trailing(&format!("list of {section}"))
            .with_hint("comments begin with `//`"),
        Some(Token::Semicolon) => failure
            .trailing(&format!("list of {section}"))
            .with_hint("entries are separated by commas, and nothing ends a section"),
        Some(Token::Text) => failure
            .trailing(&format!("list of {section}"))
            .with_hint("names are written without quotation marks"),
        _ => failure.trailing(&format!("list of {section}")),
    }
}
