//! The positions from which play begins.

use super::run::RunError;
use crate::game::{ActionList, SavedPosition};
use crate::position::{Position, Restore};

/// Returns the position after these moves from a saved position, or else from the start of the game.
///
/// # Errors
///
/// [`RunError::Failed`] where the saved position is not one of the game, and for the first move that
/// is not legal.
pub(crate) fn position_after<P: Position + Restore>(
    start: Option<&SavedPosition>,
    moves: &[ActionList],
) -> Result<P, RunError> {
    let mut position = start_of::<P>(start)?;
    for (number, actions) in (1..).zip(moves) {
        let m = position.move_from_actions(actions);
        position.apply(&m.ok_or_else(|| illegal(number))?);
    }
    Ok(position)
}

/// Returns a saved position, or else the start of the game.
///
/// # Errors
///
/// [`RunError::Failed`] where the saved position is not one of the game.
pub(crate) fn start_of<P: Position + Restore>(
    start: Option<&SavedPosition>,
) -> Result<P, RunError> {
    start.map_or_else(
        || Ok(P::initial()),
        |saved| P::restore(saved).map_err(RunError::failed),
    )
}

/// Returns the error of a move that is not legal, by its number from 1.
pub(crate) fn illegal(number: usize) -> RunError {
    RunError::failed(format!("move {number} is not legal"))
}
