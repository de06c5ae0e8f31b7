//! Moves made of their actions, as generated code stores them.

use smallvec::SmallVec;

use crate::game::{ActionList, Cell, MoveAction};

/// Returns the codes of some actions; `None` if one of them is in no move of the game.
///
/// `indices` holds the action indices of the modifiers in players' moves by their numbers: 0, which
/// is no modifier, and then the others in order. The board has so many `cells`, and `code` makes
/// a code of the number of a modifier and a cell.
pub fn codes_of<C: Copy>(
    actions: &[MoveAction],
    indices: &[u32],
    cells: usize,
    code: impl Fn(usize, usize) -> C,
) -> Option<SmallVec<[C; 8]>> {
    let codes = actions.iter().map(|action| {
        let number = indices.binary_search(&action.index).ok()?;
        let cell = action.cell.index();
        (number > 0 && cell < cells).then(|| code(number, cell))
    });
    codes.collect()
}

/// Returns the actions of a move: those of its codes, each the number of a modifier and a cell, and those
/// that complete it on the cell of the last.
///
/// `indices` holds the action indices of modifiers by their numbers, `endings` those that complete
/// moves behind them.
pub fn completed(
    codes: impl Iterator<Item = (usize, usize)>,
    indices: &[u32],
    endings: &[&[u32]],
) -> ActionList {
    let mut actions = ActionList::new();
    for (number, cell) in codes {
        let cell = Cell::from_index(cell);
        let ending = endings.get(number).copied().unwrap_or_default();
        let all = indices.get(number).into_iter().chain(ending);
        actions.extend(all.map(|&index| MoveAction { cell, index }));
    }
    actions
}

/// Returns the actions of a move: those of its codes, each the number of a modifier and a cell, and those of
/// its `ending`, on the cell of the last.
///
/// `indices` holds the action indices of modifiers by their numbers.
pub fn completed_by(
    codes: impl Iterator<Item = (usize, usize)>,
    indices: &[u32],
    ending: &[u32],
) -> ActionList {
    let mut actions = completed(codes, indices, &[]);
    if let Some(last) = actions.last().copied() {
        actions.extend(ending.iter().map(|&index| MoveAction { index, ..last }));
    }
    actions
}

/// Returns the actions of a move up to the first that ends its codes, or all.
///
/// `indices` holds the action indices of modifiers by their numbers, and `completed` tells behind which
/// numbers moves are completed.
pub fn until_completed<'a>(
    actions: &'a [MoveAction],
    indices: &[u32],
    completed: impl Fn(usize) -> bool,
) -> &'a [MoveAction] {
    let ends = |action: &MoveAction| indices.binary_search(&action.index).is_ok_and(&completed);
    let last = actions.iter().position(ends);
    last.map_or(actions, |last| &actions[..=last])
}

/// Returns the actions of a move that have codes: all but those that complete it. `None` if the move goes
/// on in another way where it is complete.
///
/// `indices` and `endings` are as of [`completed`].
pub fn incomplete<'a>(
    actions: &'a [MoveAction],
    indices: &[u32],
    endings: &[&[u32]],
) -> Option<&'a [MoveAction]> {
    for (place, action) in actions.iter().enumerate() {
        let number = indices.binary_search(&action.index).ok();
        let ending = number.and_then(|number| endings.get(number).copied());
        let ending = ending.unwrap_or_default();
        if ending.is_empty() {
            continue;
        }
        let (coded, rest) = actions.split_at(place + 1);
        let due = ending.iter().map(|&index| MoveAction { index, ..*action });
        return rest.iter().copied().eq(due).then_some(coded);
    }
    Some(actions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_have_codes_if_the_game_has_them() {
        let code = |number: usize, cell: usize| number as u8 * 16 + cell as u8;
        let codes = |actions: &[(u16, u32)]| {
            let actions = actions
                .iter()
                .map(|&(cell, index)| (Cell::new(cell), index));
            let actions: Vec<MoveAction> = actions.map(MoveAction::from).collect();
            codes_of(&actions, &[0, 2, 3, 9], 5, code).map(SmallVec::into_vec)
        };
        assert_eq!(codes(&[]), Some(vec![]));
        assert_eq!(codes(&[(4, 2)]), Some(vec![0x14]));
        assert_eq!(
            codes(&[(0, 3), (4, 9), (0, 3)]),
            Some(vec![0x20, 0x34, 0x20])
        );
        // No modifier, none of a player, one behind all, and a cell that is not there.
        for wrong in [(1, 0), (1, 4), (1, 10), (5, 2)] {
            assert_eq!(codes(&[wrong]), None, "{wrong:?}");
            assert_eq!(codes(&[(0, 3), wrong]), None, "{wrong:?}");
        }
    }

    #[test]
    fn moves_are_completed_on_the_cell_of_their_last_code() {
        let (indices, endings): ([u32; 4], [&[u32]; 4]) = ([0, 2, 3, 9], [&[], &[], &[4, 5], &[7]]);
        let of = |actions: &[(u16, u32)]| -> ActionList {
            let actions = actions.iter();
            actions
                .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
                .collect()
        };
        type Case = (&'static [(usize, usize)], &'static [(u16, u32)]);
        let cases: [Case; 4] = [
            (&[], &[]),
            (&[(1, 6)], &[(6, 2)]),
            (&[(1, 6), (2, 0)], &[(6, 2), (0, 3), (0, 4), (0, 5)]),
            (&[(3, 1)], &[(1, 9), (1, 7)]),
        ];
        for (codes, actions) in cases {
            let actions = of(actions);
            assert_eq!(
                completed(codes.iter().copied(), &indices, &endings),
                actions
            );
            let coded = incomplete(&actions, &indices, &endings);
            assert_eq!(coded, Some(&actions[..codes.len()]));
        }
        // Too short, on another cell, another modifier, and too long.
        let wrong: [&[(u16, u32)]; 4] = [
            &[(0, 3), (0, 4)],
            &[(0, 3), (0, 4), (1, 5)],
            &[(0, 3), (0, 5), (0, 4)],
            &[(1, 9), (1, 7), (1, 7)],
        ];
        for actions in wrong {
            assert_eq!(incomplete(&of(actions), &indices, &endings), None);
        }
    }

    #[test]
    fn moves_are_completed_by_an_ending_behind_the_first_code_that_has_one() {
        let of = |actions: &[(u16, u32)]| -> ActionList {
            let actions = actions.iter();
            actions
                .map(|&(cell, index)| MoveAction::from((Cell::new(cell), index)))
                .collect()
        };
        let indices: [u32; 3] = [0, 2, 3];
        let ended = completed_by([(1, 6), (2, 0)].into_iter(), &indices, &[4, 5]);
        assert_eq!(ended, of(&[(6, 2), (0, 3), (0, 4), (0, 5)]));
        assert_eq!(completed_by([].into_iter(), &indices, &[4]), of(&[]));
        let until = |actions: &[(u16, u32)], number: usize| {
            let actions = of(actions);
            until_completed(&actions, &indices, |other| other == number).len()
        };
        assert_eq!(until(&[(6, 2), (0, 3), (0, 4)], 2), 2);
        assert_eq!(until(&[(6, 2), (0, 3), (0, 2)], 1), 1);
        // Nothing ends the codes: not what has none.
        assert_eq!(until(&[(6, 2), (0, 4), (0, 2)], 2), 3);
    }
}
