//! The preparation of the tokens of the rules for the grammar.
//!
//! Two tokens mean different things at different places, which one token of
//! look-ahead cannot tell: `*` is a suffix except directly within `[$ … ]` and
//! `{$ … }` (round brackets aside), where it multiplies; `+` and `-` in front of
//! a number are part of it where an operand is due.

use super::limits;
use super::token::{PlacedToken, Token};
use super::usage::Meter;
use crate::diagnostic::Diagnostic;

/// Returns the tokens with suffixes and signed numbers told apart.
///
/// # Errors
///
/// Brackets nested too deeply.
pub(crate) fn prepare(
    tokens: Vec<PlacedToken>,
    meter: &Meter,
) -> Result<Vec<PlacedToken>, Diagnostic> {
    let mut prepared: Vec<PlacedToken> = Vec::with_capacity(tokens.len());
    // For every open bracket whether `*` multiplies in it.
    let mut open: Vec<bool> = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        let multiplies = open.last().copied().unwrap_or(false);
        match token.token {
            Token::Star if !multiplies && !operand_due(prepared.last()) => {
                token.token = Token::Repeat;
            }
            Token::Plus | Token::Minus if operand_due(prepared.last()) => {
                if let Some(number) = tokens.next_if(|next| matches!(next.token, Token::Number(_)))
                {
                    token = PlacedToken {
                        token: match token.token {
                            Token::Plus => number.token,
                            _ => Token::Negative,
                        },
                        place: token.place.to(number.place),
                    };
                }
            }
            Token::LeftParenthesis => open.push(multiplies),
            Token::LeftAssign | Token::LeftCompare => open.push(true),
            ref opener if opener.opens() => open.push(false),
            ref closer if closer.closes() => {
                open.pop();
            }
            _ => {}
        }
        meter.check(&limits::BRACKET_DEPTH, open.len(), token.place, |most| {
            format!("brackets are nested more than {most} deep")
        })?;
        prepared.push(token);
    }
    Ok(prepared)
}

/// Returns whether an operand has to follow `previous` (`None` at the beginning).
pub(crate) fn operand_due(previous: Option<&PlacedToken>) -> bool {
    previous.is_none_or(|previous| previous.token.opens() || previous.token.is_binary_operator())
}
