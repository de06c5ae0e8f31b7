//! The positions behind moves from the start of a game.

use super::run::RunError;
use crate::game::ActionList;
use crate::position::Position;

/// Returns the position after these moves.
///
/// # Errors
///
/// [`RunError::Failed`] for the first that is not legal.
pub(crate) fn position_after<P: Position>(moves: &[ActionList]) -> Result<P, RunError> {
    let mut position = P::initial();
    for (number, actions) in (1..).zip(moves) {
        let m = position.move_from_actions(actions);
        position.apply(&m.ok_or_else(|| illegal(number))?);
    }
    Ok(position)
}

/// Returns the error of a move that is not legal, by its number from 1.
pub(crate) fn illegal(number: usize) -> RunError {
    RunError::failed(format!("move {number} is not legal"))
}
