//! Notations of other languages in `#rules`, and what is written here instead.

use super::failure::Failure;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::token::Token;

/// Returns the error about two tokens that are one operator elsewhere, the second of which, or the
/// one behind it, cannot follow.
pub(super) fn explain(failure: &Failure<'_>) -> Option<Diagnostic> {
    let at = |position: usize| failure.tokens.get(position).map(|token| &token.token);
    let position = failure.position;
    // The parser may accept the first of the two and stumble over the second.
    [position.checked_sub(1), Some(position)]
        .into_iter()
        .flatten()
        .find_map(|first| {
            let (left, right) = (at(first)?, at(first + 1)?);
            let hint = operator(failure, left, right)?;
            let (begin, end) = (failure.tokens[first].place, failure.tokens[first + 1].place);
            let space = if begin.written().end == end.written().start {
                ""
            } else {
                " "
            };
            let written = format!("{left}{space}{right}");
            let place = begin.to(end);
            let message = format!("`{written}` is not an operator");
            Some(Diagnostic::error(code(left, right), place, message, "unknown").with_hint(hint))
        })
}

fn code(left: &Token, right: &Token) -> Code {
    match (left, right) {
        (Token::LeftNegated, _) => Code::SYN_BRACKET,
        (Token::Minus, Token::Minus | Token::Equals) => Code::SYN_OPERAND,
        (Token::Minus | Token::Arrow | Token::KeeperArrow, _)
        | (_, Token::Arrow | Token::KeeperArrow) => Code::SYN_ARROW,
        _ => Code::SYN_OPERAND,
    }
}

/// Returns what to write instead of two tokens that are one operator elsewhere.
fn operator(failure: &Failure<'_>, left: &Token, right: &Token) -> Option<&'static str> {
    let inside = failure
        .innermost_open()
        .map(|open| &failure.tokens[open].token);
    let numbers = matches!(inside, Some(Token::LeftAssign | Token::LeftCompare));
    Some(match (left, right) {
        (Token::LeftNegated, Token::Equals | Token::EqualEqual) => {
            "`{!` begins a pattern, `{! up}`; a comparison is written `{$ x != y}`"
        }
        (Token::Equals, Token::Greater) if numbers => "write `>=`",
        (Token::Equals | Token::EqualEqual, Token::Greater | Token::GreaterEqual) => {
            "`->player` hands over to a player, `->>` to the keeper"
        }
        (Token::Equals, Token::Less) => "write `<=`",
        (Token::Less, Token::Greater)
        | (Token::Exclamation | Token::NotEqual, Token::EqualEqual) => "write `!=`",
        (Token::EqualEqual | Token::NotEqual, Token::Equals) => {
            "equal is written `==`, not equal `!=`"
        }
        (
            Token::Plus | Token::Minus | Token::Star | Token::Repeat | Token::Slash,
            Token::Equals,
        ) => "write the variable on both sides: `[$ x = x + 1]`",
        (Token::Colon, Token::Equals) => "an assignment has a plain `=`: `[$ x = 1]`",
        (Token::Plus, Token::Plus) | (Token::Minus, Token::Minus) if numbers => {
            "write `[$ x = x + 1]` or `[$ x = x - 1]`"
        }
        (Token::Minus, Token::Greater | Token::GreaterEqual) => {
            "an arrow is written `->` or `->>`, without a space in it"
        }
        (Token::Minus, Token::Arrow | Token::KeeperArrow) => {
            "an arrow has a single `-`: `->player`, or `->>` for the keeper"
        }
        (Token::Arrow, Token::Greater | Token::GreaterEqual) => {
            "the switch to the keeper is written `->>`, without a space"
        }
        (Token::KeeperArrow, Token::Greater) | (Token::Greater, Token::Greater) => {
            "the switch to the keeper is written `->>`"
        }
        (Token::Less, Token::Minus) => "arrows point to the right: `->player`",
        (Token::Star | Token::Repeat, Token::Slash) => "it closes no comment: comments do not nest",
        (Token::Star, Token::Star) if numbers => "there are no powers of numbers; write `x*x`",
        (Token::Slash, Token::Slash) => "write `/`",
        _ => return None,
    })
}

/// Returns what to say about a token that no rule uses where it stands.
pub(super) fn advice(found: &Token) -> Option<&'static str> {
    Some(match found {
        Token::Exclamation => {
            "`{! …}` tests that a move is not possible, so `{! {e}}` that the cell does not hold `e`"
        }
        Token::Question => {
            "what may be left out is an alternative to doing nothing: `(up + {$ 0==0})`"
        }
        Token::Dollar => "`$` stands directly behind `[` or `{`: `[$ x = 1]`, `{$ x == 1}`",
        Token::Colon => "`:` is for the edges of a board only",
        Token::Semicolon => {
            "actions follow each other without a separator, and only arguments of macros are \
             separated by `;`"
        }
        Token::Text => "names are written without quotation marks",
        Token::PlusGreater => "alternatives are joined by `+`; none goes before another",
        Token::Keyword(_) => "it is a reserved word; names have to be others",
        Token::Caret => {
            "`^` follows a direction, a switch, a dot or `(…)`, and a number follows it"
        }
        Token::Repeat => "`*` follows a direction, a switch, a dot or `(…)`",
        _ => return None,
    })
}
