//! The part of restoring a position that is the same for every game.

use super::cells::{CellSet, Planes};
use crate::game::{Cell, GameInfo, Piece, Player, RestoreError, SavedPosition, Snapshot};

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

/// Checks that no piece of a saved position stands where play never brings it; `misplaced` holds
/// pieces with the cells on which they never stand.
///
/// # Errors
///
/// The first piece that does.
pub fn check_places<const W: usize>(
    misplaced: &[(u16, CellSet<W>)],
    saved: &SavedPosition,
) -> Result<(), RestoreError> {
    for (cell, &piece) in saved.snapshot.pieces.iter().enumerate() {
        let found = misplaced.iter().find(|(of, _)| *of == piece.number());
        if found.is_some_and(|(_, cells)| cells.contains(cell)) {
            let cell = Cell::from_index(cell);
            return Err(RestoreError::Misplaced { piece, cell });
        }
    }
    Ok(())
}

/// Checks that one of the pieces that can stand on the current cell in a control state does;
/// `current` holds them for control states where not all pieces can.
///
/// # Errors
///
/// The piece that stands there instead.
pub fn check_current(
    current: &[(u32, &[u16])],
    control: u32,
    saved: &SavedPosition,
) -> Result<(), RestoreError> {
    let Snapshot { pieces, cell, .. } = &saved.snapshot;
    let piece = pieces[cell.index()];
    let found = current.iter().find(|(of, _)| *of == control);
    if found.is_some_and(|(_, pieces)| !pieces.contains(&piece.number())) {
        return Err(RestoreError::Current {
            last_switch: saved.last_switch,
            piece,
        });
    }
    Ok(())
}

/// Checks that play can go on on the current cell in a control state; `cells` holds those where it can
/// for control states where it cannot on all.
///
/// # Errors
///
/// The cell.
pub fn check_cell<const W: usize>(
    cells: &[(u32, CellSet<W>)],
    control: u32,
    saved: &SavedPosition,
) -> Result<(), RestoreError> {
    let cell = saved.snapshot.cell;
    let found = cells.iter().find(|(of, _)| *of == control);
    if found.is_some_and(|(_, cells)| !cells.contains(cell.index())) {
        return Err(RestoreError::CellNotReached {
            last_switch: saved.last_switch,
            cell,
        });
    }
    Ok(())
}

/// Checks that pieces stand on no more cells in a control state than play can bring them to; `most` holds
/// control states with pieces and these numbers of cells.
///
/// # Errors
///
/// The first piece that does.
pub fn check_counts(
    most: &[(u32, u16, usize)],
    control: u32,
    saved: &SavedPosition,
) -> Result<(), RestoreError> {
    for &(_, number, most) in most.iter().filter(|(of, ..)| *of == control) {
        let pieces = saved.snapshot.pieces.iter();
        let found = pieces.filter(|piece| piece.number() == number).count();
        if found > most {
            return Err(RestoreError::TooMany {
                last_switch: saved.last_switch,
                piece: Piece::new(number),
                found,
                most,
            });
        }
    }
    Ok(())
}

/// Returns the action index of a switch behind which play goes on in a control state; 0 at the
/// start.
pub fn last_switch(switches: &[(u32, u32)], control: u32) -> u32 {
    let mut all = switches.iter();
    all.find(|(_, behind)| *behind == control)
        .map_or(0, |(index, _)| *index)
}

/// Returns the cells of each piece of a saved position that has been checked.
pub fn planes<const W: usize, const N: usize>(saved: &SavedPosition) -> Planes<W, N> {
    let mut planes = Planes([CellSet::EMPTY; N]);
    for (cell, piece) in saved.snapshot.pieces.iter().enumerate() {
        planes[piece.number()].insert(cell);
    }
    planes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Piece;
    use crate::position::Position;
    use crate::testing::Toy;

    /// Behind the start, actions 4 and 9, and action 7.
    const SWITCHES: [(u32, u32); 5] = [(0, 2), (4, 0), (7, 1), (9, 0), (11, 3)];

    /// Who is to move in three control states; there is no fourth.
    const TO_MOVE: [u8; 3] = [1, 2, 0];

    fn saved(last_switch: u32, to_move: u8) -> SavedPosition {
        SavedPosition {
            snapshot: Snapshot {
                pieces: [2, 0, 1].map(Piece::new).to_vec(),
                variables: vec![0, 0],
                cell: Cell::default(),
                to_move: Player::new(to_move),
            },
            last_switch,
        }
    }

    fn restored(saved: &SavedPosition) -> Result<u32, RestoreError> {
        control_after(Toy::<2>::game(), &SWITCHES, &TO_MOVE, saved)
    }

    #[test]
    fn play_goes_on_behind_the_last_switch() {
        for (last_switch, to_move, control) in [(0, 0, 2), (4, 1, 0), (7, 2, 1), (9, 1, 0)] {
            assert_eq!(restored(&saved(last_switch, to_move)), Ok(control));
        }
        for unknown in [1, 5, 12] {
            let refused = Err(RestoreError::LastSwitch(unknown));
            assert_eq!(restored(&saved(unknown, 1)), refused);
        }
    }

    #[test]
    fn whose_turn_it_is_has_to_be_what_the_rules_say() {
        // A control state that is not there is nobody's turn.
        for (last_switch, found, expected) in [(4, 2, 1), (7, 1, 2), (0, 1, 0), (11, 0, 0)] {
            let refused = RestoreError::Turn {
                last_switch,
                found: Player::new(found),
                expected: Player::new(expected),
            };
            assert_eq!(restored(&saved(last_switch, found)), Err(refused));
        }
    }

    #[test]
    fn what_is_not_of_the_game_is_refused() {
        let mut position = saved(4, 1);
        position.snapshot.pieces[1] = Piece::new(3);
        let refused = Err(RestoreError::Piece(Piece::new(3)));
        assert_eq!(restored(&position), refused);
    }

    #[test]
    fn a_piece_is_refused_where_play_never_brings_it() {
        let position = saved(4, 1);
        let set = |cells: &[usize]| {
            let mut set = CellSet::<1>::EMPTY;
            for &cell in cells {
                set.insert(cell);
            }
            set
        };
        let elsewhere = [(0, set(&[0, 2])), (2, set(&[1, 2]))];
        assert_eq!(check_places(&elsewhere, &position), Ok(()));
        let refused = Err(RestoreError::Misplaced {
            piece: Piece::new(1),
            cell: Cell::new(2),
        });
        assert_eq!(
            check_places(&[(0, set(&[0])), (1, set(&[2]))], &position),
            refused
        );
    }

    #[test]
    fn the_current_cell_has_a_piece_with_which_play_comes_there() {
        let mut position = saved(4, 1);
        // Pieces 2, 0 and 1 are on cells 0, 1 and 2; all can be current in control state 1.
        let current: [(u32, &[u16]); 2] = [(0, &[0, 2]), (3, &[0])];
        for (cell, control, fits) in [(0, 0, true), (2, 0, false), (2, 1, true), (1, 3, true)] {
            position.snapshot.cell = Cell::new(cell);
            let refused = RestoreError::Current {
                last_switch: 4,
                piece: Piece::new(1),
            };
            let expected = if fits { Ok(()) } else { Err(refused) };
            assert_eq!(check_current(&current, control, &position), expected);
        }
    }

    #[test]
    fn play_goes_on_from_where_it_comes_to() {
        let mut position = saved(4, 1);
        let mut ends = CellSet::<1>::EMPTY;
        ends.insert(0);
        ends.insert(2);
        let cells = [(0, CellSet::EMPTY), (3, ends)];
        for (control, cell, fits) in [(3, 2, true), (3, 1, false), (0, 0, false), (1, 1, true)] {
            position.snapshot.cell = Cell::new(cell);
            let refused = RestoreError::CellNotReached {
                last_switch: 4,
                cell: Cell::new(cell),
            };
            let expected = if fits { Ok(()) } else { Err(refused) };
            assert_eq!(check_cell(&cells, control, &position), expected);
        }
    }

    #[test]
    fn a_piece_stands_on_no_more_cells_than_play_can_bring_it_to() {
        let mut position = saved(4, 1);
        // Piece 2 is on cells 0 and 2, piece 0 on cell 1.
        position.snapshot.pieces[2] = Piece::new(2);
        let most = [(0, 2, 1), (1, 2, 2), (3, 0, 0), (3, 2, 1)];
        let cases = [
            (0, Some((2, 2, 1))),
            (1, None),
            (2, None),
            (3, Some((0, 1, 0))),
        ];
        for (control, refused) in cases {
            let refused = refused.map(|(piece, found, most)| RestoreError::TooMany {
                last_switch: 4,
                piece: Piece::new(piece),
                found,
                most,
            });
            assert_eq!(check_counts(&most, control, &position).err(), refused);
        }
    }

    #[test]
    fn one_of_the_switches_to_a_control_state_stands_for_all() {
        let found = [0, 1, 2, 3, 4].map(|control| last_switch(&SWITCHES, control));
        assert_eq!(found, [4, 7, 0, 11, 0]);
    }

    #[test]
    fn every_piece_has_its_cells() {
        let planes = planes::<1, 4>(&saved(4, 1));
        let cells = [0u8, 1, 2, 3].map(|piece| planes[piece].into_iter().collect::<Vec<_>>());
        assert_eq!(cells, [vec![1], vec![2], vec![0], vec![]]);
    }
}
