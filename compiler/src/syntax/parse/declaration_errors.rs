//! The wording of errors in `#players`, `#pieces` and `#variables`.

use super::Failure;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::token::Token;

/// Returns an error in a list with bounds.
pub(super) fn bounded(failure: &Failure<'_>, section: &str) -> Diagnostic {
    let previous = failure.previous().map(|token| &token.token);
    match previous {
        Some(Token::Name(name)) => failure
            .error(
                Code::DECL_BOUND,
                format!("`{name}` needs a bound"),
                "`(` and a number",
            )
            .with_hint(format!("write the largest value behind it: `{name}(100)`")),
        Some(Token::LeftParenthesis) => {
            failure.error(Code::DECL_BOUND, "a bound is a positive number", "a number")
        }
        Some(Token::Number(_)) => failure.error(
            Code::DECL_BOUND,
            "a bound is a single number in parentheses",
            "`)`",
        ),
        _ => list(failure, section),
    }
}

/// Returns an error in a list of names.
pub(super) fn plain(failure: &Failure<'_>) -> Diagnostic {
    match (
        failure.previous().map(|token| &token.token),
        failure.found(),
    ) {
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
    match failure.found().map(|found| &found.token) {
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
        _ => failure.trailing(&format!("list of {section}")),
    }
}
