//! The joining of two tokens into one by `~`.

use super::lexer;
use super::limits;
use super::token::Token;
use super::usage::Meter;
use crate::diagnostic::{Code, Diagnostic, Place};

/// Returns the token that `left` and `right` spell together. The result is final: it is not looked
/// up as a macro.
///
/// # Errors
///
/// Tokens that do not form one, or one that is too long.
pub(crate) fn join(
    left: &Token,
    right: &Token,
    meter: &Meter,
    place: Place,
) -> Result<Token, Diagnostic> {
    let spelling = format!("{left}{right}");
    meter.check(&limits::PASTED_BYTES, spelling.len(), place, |most| {
        format!("`~` makes a token of more than {most} bytes")
    })?;
    lexer::single_token(&spelling, place)?.ok_or_else(|| {
        Diagnostic::error(
            Code::PASTE_TOKEN,
            place,
            format!("`{left}` and `{right}` do not form a token"),
            "joined here",
        )
    })
}
