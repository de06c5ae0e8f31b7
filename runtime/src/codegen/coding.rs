//! Moves made of their actions, as generated code stores them.

use smallvec::SmallVec;

use crate::game::MoveAction;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Cell;

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
}
