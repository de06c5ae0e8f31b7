//! The wording of errors in `#rules`.

use super::failure::Failure;
use super::foreign;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::operands::operand_due;
use crate::syntax::sites::{self, MacroSite};
use crate::syntax::token::{PlacedToken, Token};

/// Returns the error at the place where the rules' parser gave up.
pub(super) fn explain(failure: &Failure<'_>, macros: &[MacroSite]) -> Diagnostic {
    let found = failure.found().map(|found| &found.token);
    let previous = failure.previous();
    if let Some(error) = foreign::explain(failure) {
        return error;
    }
    if let Some(error) = unknown_call(failure, macros) {
        return error;
    }
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
        return failure
            .error(
                Code::SYN_OPERAND,
                format!("`{}` lacks its right operand", operator.token),
                "an operand",
            )
            .with_optional_hint(missing_operand(&operator.token, found));
    }
    match (failure.open_brackets().last(), found) {
        (Some(opener), None) => {
            let closer = closer(&opener.token);
            unmatched(macros).unwrap_or_else(|| {
                failure
                    .error(
                        Code::SYN_END,
                        format!("`{}` is not closed", opener.token),
                        &format!("`{closer}`"),
                    )
                    .with_label(opener.place, "opened here")
            })
        }
        (Some(opener), Some(found)) => {
            if found.closes()
                && let Some(error) = unmatched(macros)
            {
                return error;
            }
            within(failure, opener, found)
        }
        (None, _) if failure.position == 0 => {
            failure.error(Code::TYPE_RULES, "the rules are not a move", "an action")
        }
        (None, Some(found)) if found.closes() => unmatched(macros).unwrap_or_else(|| {
            failure
                .trailing("rules")
                .with_hint(format!("no bracket is open that `{found}` could close"))
        }),
        (None, found) => failure
            .trailing("rules")
            .with_optional_hint(found.and_then(foreign::advice).map(str::to_owned)),
    }
}

fn within(failure: &Failure<'_>, opener: &PlacedToken, found: &Token) -> Diagnostic {
    let closer = closer(&opener.token);
    let message = if found.closes() {
        format!("`{}` is closed by `{found}`", opener.token)
    } else {
        format!("`{found}` cannot stand here within `{}`", opener.token)
    };
    failure
        .error(Code::SYN_BRACKET, message, &format!("`{closer}`"))
        .with_label(opener.place, "opened here")
        .with_optional_hint(
            split_opener(failure).or_else(|| foreign::advice(found).map(str::to_owned)),
        )
}

/// Returns the error about `name(…;` where `name` is no macro.
fn unknown_call(failure: &Failure<'_>, macros: &[MacroSite]) -> Option<Diagnostic> {
    if failure.found()?.token != Token::Semicolon {
        return None;
    }
    let opener = failure.innermost_open()?;
    if failure.tokens[opener].token != Token::LeftParenthesis {
        return None;
    }
    let called = &failure.tokens[opener.checked_sub(1)?];
    let Token::Name(name) = &called.token else {
        return None;
    };
    // A label or player in front of a bracket is mostly written with a space.
    let touches = called.place.written().end == failure.tokens[opener].place.written().start;
    let known = macros.iter().any(|site| site.name == *name);
    (touches || known).then(|| sites::unknown(name, called.place, macros))
}

/// Returns the error about the first macro whose brackets do not match, if one is to blame for
/// brackets that do not match in the rules. Macros may come in pairs that open and close.
fn unmatched(macros: &[MacroSite]) -> Option<Diagnostic> {
    let mut unmatched = macros
        .iter()
        .filter_map(|site| Some((site, site.unmatched.as_ref()?)));
    let (site, brackets) = unmatched.next()?;
    if unmatched.next().is_some() {
        return None;
    }
    let name = &site.name;
    let (code, span, message, remark) = match (&brackets.opener, &brackets.closer) {
        (Some((opener, _)), Some((closer, span))) => {
            let message = format!("`{opener}` in macro `{name}` is closed by `{closer}`");
            (Code::SYN_BRACKET, *span, message, "not its counterpart")
        }
        (None, Some((closer, span))) => {
            let message = format!("`{closer}` in macro `{name}` closes no bracket");
            (Code::SYN_BRACKET, *span, message, "nothing is open here")
        }
        (Some((opener, span)), None) => {
            let message = format!("`{opener}` in macro `{name}` is not closed");
            (Code::SYN_END, *span, message, "opened here")
        }
        (None, None) => return None,
    };
    let error = Diagnostic::error(code, span.into(), message, remark);
    let error = match (&brackets.opener, &brackets.closer) {
        (Some((_, opener)), Some(_)) => error.with_label((*opener).into(), "opened here"),
        _ => error.with_label(site.span.into(), "the macro"),
    };
    Some(error.with_hint("elsewhere in the rules the brackets do not match because of it"))
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
    let repeated = matches!(failure.previous(), Some(previous) if previous.token == Token::Plus);
    let (message, hint) = if minus {
        (
            "`-` needs an operand on its left",
            "there is no unary minus; write `0-x` for the negative of `x`",
        )
    } else if repeated {
        (
            "`+` needs an operand on its left",
            "`+` separates alternatives, none of which can be empty: `{$ 0==0}` does nothing, \
             and one or more `up` are `up up*`",
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

/// Returns what to do about an operator with nothing on its right.
fn missing_operand(operator: &Token, found: Option<&Token>) -> Option<String> {
    let hint = match operator {
        Token::Plus => {
            "an alternative cannot be empty; write `{$ 0==0}` for one that does nothing. \
             One or more `up` are `up up*`"
        }
        Token::Comma if found.is_some_and(Token::closes) => "remove the comma",
        Token::Equals => "an assignment is written `[$ x = 1]`, a comparison `{$ x == 1}`",
        _ => return None,
    };
    Some(hint.to_owned())
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
