//! Legal moves of a position as text.

use super::any::AnyPosition;
use crate::game::{ActionList, GameInfo, MoveTextError, format_move, parse_move};

/// Reads a move in canonical form that is legal in a position.
///
/// # Errors
///
/// As [`parse_move`], and [`MoveTextError::NotLegal`].
pub fn parse_legal_move(
    info: &GameInfo,
    position: &dyn AnyPosition,
    text: &str,
) -> Result<ActionList, MoveTextError> {
    let actions = parse_move(info, text)?;
    if position.is_legal(&actions) {
        Ok(actions)
    } else {
        Err(MoveTextError::NotLegal(format_move(info, &actions)))
    }
}
