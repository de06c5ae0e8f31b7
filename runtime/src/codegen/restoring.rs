//! The part of restoring a position that is the same for every game.

use super::cells::{CellSet, Table};
use crate::game::{GameInfo, Player, RestoreError, SavedPosition};

/// Returns the control state in which a saved position goes on, everything else about it being
/// checked too.
///
/// `switches` holds their action indices, the start as 0, and the control states behind
/// them; `to_move` the player to move in each control state.
///
/// # Errors
///
/// The part of the saved position that is not of the game.
pub fn control_after(
    info: &GameInfo,
    switches: &[(u32, u32)],
    to_move: &[u8],
    saved: &SavedPosition,
) -> Result<u32, RestoreError> {
    saved.check(info)?;
    let last_switch = saved.last_switch;
    let mut all = switches.iter();
    let found = all.find(|(index, _)| *index == last_switch);
    let &(_, control) = found.ok_or(RestoreError::LastSwitch(last_switch))?;
    let expected = to_move.get(control as usize).copied().map(Player::new);
    match expected {
        Some(expected) if expected == saved.snapshot.to_move => Ok(control),
        expected => Err(RestoreError::Turn {
            last_switch,
            found: saved.snapshot.to_move,
            expected: expected.unwrap_or(Player::KEEPER),
        }),
    }
}

/// Returns the action index of a switch behind which play goes on in a control state; 0 at the
/// start.
pub fn last_switch(switches: &[(u32, u32)], control: u32) -> u32 {
    let mut all = switches.iter();
    all.find(|(_, behind)| *behind == control)
        .map_or(0, |(index, _)| *index)
}

/// Returns the cells of each piece of a saved position that has been checked.
pub fn planes<const W: usize, const N: usize>(saved: &SavedPosition) -> Table<CellSet<W>, N> {
    let mut planes = Table([CellSet::EMPTY; N]);
    for (cell, piece) in saved.snapshot.pieces.iter().enumerate() {
        planes[piece.index()].insert(cell);
    }
    planes
}
