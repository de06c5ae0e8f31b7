//! Joining two tokens into one by `~`.

use super::lexer;
use super::limits::{self, Limits};
use super::token::Token;
use crate::diagnostic::{Code, Diagnostic, Place};

/// The token that `left` and `right` spell together. The result is final: it is
/// not looked up as a macro.
///
/// # Errors
///
/// Tokens that do not form one, or one that is too long.
pub(crate) fn join(
    left: &Token,
    right: &Token,
    limits: &Limits,
    place: Place,
) -> Result<Token, Diagnostic> {
    let spelling = format!("{left}{right}");
    if spelling.len() > limits.pasted_bytes {
        return Err(limits.exceeded(
            &limits::PASTED_BYTES,
            place,
            format!(
                "`~` makes a token of more than {} bytes",
                limits.pasted_bytes
            ),
        ));
    }
    lexer::single_token(&spelling, place)?.ok_or_else(|| {
        Diagnostic::error(
            Code::PASTE_TOKEN,
            place,
            format!("`{left}` and `{right}` do not form a token"),
            "joined here",
        )
    })
}
