//! Joining two tokens into one by `~`.

use super::lexer;
use super::limits;
use super::token::PlacedToken;
use crate::diagnostic::{Code, Diagnostic, Place};

/// The token that `left` and `right` spell together. The result is final: it is
/// not looked up as a macro.
///
/// # Errors
///
/// Tokens that do not form one, or one that is too long.
pub(crate) fn join(
    left: &PlacedToken,
    right: &PlacedToken,
    tilde: Place,
) -> Result<PlacedToken, Diagnostic> {
    let spelling = format!("{}{}", left.token, right.token);
    if spelling.len() > limits::PASTED_BYTES {
        return Err(limits::exceeded(
            tilde,
            format!(
                "`~` makes a token of more than {} bytes",
                limits::PASTED_BYTES
            ),
        ));
    }
    let token = lexer::single_token(&spelling, tilde.at)
        .map_err(|mut error| {
            error.message = format!("`~` makes the number `{spelling}`, which is too large");
            error
        })?
        .ok_or_else(|| {
            Diagnostic::error(
                Code::PASTE_TOKEN,
                tilde,
                format!("`{}` and `{}` do not form a token", left.token, right.token),
                "joined here",
            )
        })?;
    Ok(PlacedToken {
        token,
        place: left.place.to(right.place),
    })
}
