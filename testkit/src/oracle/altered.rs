//! Saved positions that are altered at random: most are positions of the game that no play leads to,
//! some are of no game.

use rbg_runtime::game::{ActionKind, SavedPosition};
use rbg_runtime::rng::below;
use rbg_runtime::{Cell, GameInfo, Piece, Player, PlayoutRng, Snapshot};

/// Returns a saved position with some random changes.
pub(super) fn altered(
    info: &GameInfo,
    saved: &SavedPosition,
    rng: &mut PlayoutRng,
) -> SavedPosition {
    let mut altered = saved.clone();
    for _ in 0..=below(rng, 8) {
        alter(info, &mut altered, rng);
    }
    altered
}

fn alter(info: &GameInfo, saved: &mut SavedPosition, rng: &mut PlayoutRng) {
    let mut any = |count: usize| below(rng, count.max(1) as u32) as usize;
    let snapshot = &mut saved.snapshot;
    let cell = any(info.cells.len());
    match any(12) {
        0..=4 => put(snapshot, cell, any(info.pieces.len())),
        5 => {
            let piece = Piece::from_index(any(info.pieces.len()));
            snapshot.pieces.fill(piece);
        }
        6 | 7 => {
            let variable = any(info.variables.len());
            if let Some(value) = snapshot.variables.get_mut(variable) {
                let bound = info.variables[variable].bound;
                *value = [0, bound, bound / 2][any(3)];
            }
        }
        8 => snapshot.cell = Cell::from_index(cell),
        9 | 10 => {
            // A switch with whoever moves behind it.
            let index = any(info.actions.len());
            if let Some(ActionKind::Switch(player)) = info.actions.get(index).map(|a| &a.kind) {
                snapshot.to_move = *player;
                saved.last_switch = index as u32 + 1;
            }
        }
        _ => match any(6) {
            0 => put(snapshot, cell, info.pieces.len()),
            1 => snapshot.pieces.truncate(cell),
            2 => snapshot.cell = Cell::from_index(info.cells.len()),
            3 => snapshot.to_move = Player::from_seat(any(info.players.len() + 1)),
            4 => saved.last_switch = any(info.actions.len() + 2) as u32,
            _ => snapshot.variables.push(-1),
        },
    }
}

/// Puts a piece on a cell, unless the pieces have been cut off before it.
fn put(snapshot: &mut Snapshot, cell: usize, piece: usize) {
    if let Some(place) = snapshot.pieces.get_mut(cell) {
        *place = Piece::from_index(piece);
    }
}
