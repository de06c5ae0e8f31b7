//! The wording of errors in `#rules`.

use super::Failure;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::operands::operand_due;
use crate::syntax::token::Token;

/// Returns the error at the place where the rules' parser gave up.
pub(super) fn explain(failure: &Failure<'_>) -> Diagnostic {
    let found = failure.found().map(|found| &found.token);
    let previous = failure.previous();
    match previous.map(|previous| &previous.token) {
        Some(Token::Caret) => {
            return failure
                .error(Code::SYN_POWER, "`^` needs a number behind it", "a number")
                .with_hint("`a^3` means `a a a`; a macro may supply the number");
        }
        Some(Token::Arrow) => {
            return failure
                .error(
                    Code::SYN_ARROW,
                    "`->` needs the name of a player behind it",
                    "a player",
                )
                .with_hint("the switch to the keeper is written `->>` without a space");
        }
        _ => {}
    }
    let sign = matches!(found, Some(Token::Plus | Token::Minus));
    if sign && operand_due(previous) {
        return misplaced_sign(failure);
    }
    if let Some(operator) = previous.filter(|token| token.token.is_binary_operator()) {
        return failure.error(
            Code::SYN_OPERAND,
            format!("`{}` lacks its right operand", operator.token),
            "an operand",
        );
    }
    let open = failure.open_brackets();
    match (open.last(), found) {
        (Some(opener), None) => {
            let closer = closer(&opener.token);
            failure
                .error(
                    Code::SYN_END,
                    format!("`{}` is not closed", opener.token),
                    &format!("`{closer}`"),
                )
                .with_label(opener.place, "opened here")
        }
        (Some(opener), Some(found)) => {
            let closer = closer(&opener.token);
            let message = if found.closes() {
                format!("`{}` is closed by `{found}`", opener.token)
            } else {
                format!("`{found}` cannot stand here within `{}`", opener.token)
            };
            failure
                .error(Code::SYN_BRACKET, message, &format!("`{closer}`"))
                .with_label(opener.place, "opened here")
                .with_optional_hint(split_opener(failure))
        }
        (None, _) if failure.position == 0 => {
            failure.error(Code::TYPE_RULES, "the rules are not a move", "an action")
        }
        (None, Some(found)) if found.closes() => failure
            .trailing("rules")
            .with_hint(format!("no bracket is open that `{found}` could close")),
        (None, _) => failure.trailing("rules"),
    }
}

fn closer(opener: &Token) -> String {
    opener
        .closer()
        .map_or_else(String::new, |closer| closer.to_string())
}

fn misplaced_sign(failure: &Failure<'_>) -> Diagnostic {
    let minus = failure
        .found()
        .is_some_and(|found| found.token == Token::Minus);
    let (message, hint) = if minus {
        (
            "`-` needs an operand on its left",
            "there is no unary minus; write `0-x` for the negative of `x`",
        )
    } else {
        (
            "`+` needs an operand on its left",
            "an alternative cannot be empty; write `{$ 0==0}` for one that does nothing",
        )
    };
    failure
        .error(Code::SYN_SIGN, message, "an operand")
        .with_hint(hint)
}

/// Returns advice about an opening bracket that a space splits: `{ $` looks like `{$` but is not.
fn split_opener(failure: &Failure<'_>) -> Option<String> {
    let opener = &failure.previous()?.token;
    let sign = &failure.found()?.token;
    let splits = matches!(
        (opener, sign),
        (
            Token::LeftBrace,
            Token::Dollar | Token::Question | Token::Exclamation
        ) | (Token::LeftBracket, Token::Dollar)
    );
    splits.then(|| format!("write `{opener}{sign}` without a space"))
}
