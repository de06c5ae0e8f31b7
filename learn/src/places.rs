//! The places of moves in a policy layout, and where symmetries carry them.

use rbg_runtime::game::{MoveEncoding, MoveNumbering, NumberIndex, PolicyLayout};
use rbg_runtime::{Cell, MoveAction};

/// The places of the moves of a game, by the numbers of their actions on cells: the cell's number times the
/// number of actions, and the action index less 1.
#[derive(Clone, Debug)]
pub struct MovePlaces {
    index: NumberIndex,
    /// The place of each number of a move.
    places: Vec<u32>,
    /// The number of places.
    count: u32,
    /// The number of actions.
    actions: u32,
}

impl MovePlaces {
    /// Returns the places of a layout on so many cells, for moves that have these numbers and are made of
    /// so many actions; `None` where moves are made in parts, so that a whole one has no place.
    ///
    /// ```
    /// # use rbg_testkit::nim::Nim;
    /// use rbg_learn::places::MovePlaces;
    /// use rbg_runtime::game::{Geometry, MoveEncoding, MoveNumbering, PolicyLayout};
    /// use rbg_runtime::{Cell, MoveAction, Position};
    ///
    /// let take = |cell: u16| [MoveAction::from((Cell::new(cell), 1))].into_iter().collect();
    /// let moves = vec![(take(0), 0), (take(3), 1)];
    /// let numbering = MoveNumbering::new(MoveEncoding::Target, moves, String::new())?;
    /// let policy = PolicyLayout::new(Nim::game(), &Geometry::of(Nim::game()), &numbering);
    /// let places = MovePlaces::new(numbering, &policy, 5, 1).unwrap();
    /// assert_eq!((places.place(&[3]), places.place(&[1])), (Some(3), None));
    /// # Ok::<(), rbg_runtime::game::NumberingError>(())
    /// ```
    pub fn new(
        numbering: MoveNumbering,
        policy: &PolicyLayout,
        cells: usize,
        actions: usize,
    ) -> Option<Self> {
        if numbering.encoding() == MoveEncoding::Parts {
            return None;
        }
        let places = (0..policy.places.len()).map(|number| policy.output(number, cells));
        Some(Self {
            index: NumberIndex::new(numbering),
            places: places.collect(),
            count: count(policy, cells) as u32,
            actions: actions as u32,
        })
    }

    /// Returns the place of a move that is made of these actions on cells; none if it cannot be legal in
    /// any position.
    pub fn place(&self, actions: &[u32]) -> Option<u32> {
        let actions = actions.iter().map(|&number| self.action(number));
        let number = self.index.number(&actions.collect::<Vec<MoveAction>>())?;
        self.places.get(number as usize).copied()
    }

    /// Returns the image of each place under a symmetry that carries actions on cells to these; places of
    /// which no move is carried to a move stay where they are, as far as nothing else comes there. None if
    /// places are torn apart or come together.
    pub fn images(&self, carried: &[u32]) -> Option<Vec<u32>> {
        let mut images = vec![None; self.count as usize];
        let mut taken = vec![false; self.count as usize];
        for (number, &place) in (0..).zip(&self.places) {
            let mut image = None;
            for actions in self.index.moves_of(number) {
                let numbers = actions.iter().map(|action| {
                    let of_cell = action.cell.index() as u32 * self.actions;
                    let number = of_cell + action.index.saturating_sub(1);
                    carried.get(number as usize).copied()
                });
                // What is never legal is among the numbers, too, and its image may have none.
                let Some(found) = self.place(&numbers.collect::<Option<Vec<u32>>>()?) else {
                    continue;
                };
                if image.is_some_and(|image| image != found) {
                    return None;
                }
                image = Some(found);
            }
            if let Some(image) = image {
                let taken = &mut taken[image as usize];
                if std::mem::replace(taken, true) {
                    return None;
                }
                images[place as usize] = Some(image);
            }
        }
        for place in 0..images.len() {
            if images[place].is_none() && !taken[place] {
                (images[place], taken[place]) = (Some(place as u32), true);
            }
        }
        let mut free = (0..self.count).filter(|&place| !taken[place as usize]);
        images
            .into_iter()
            .map(|image| image.or_else(|| free.next()))
            .collect()
    }

    fn action(&self, number: u32) -> MoveAction {
        let actions = self.actions.max(1);
        let cell = Cell::from_index((number / actions) as usize);
        MoveAction::from((cell, number % actions + 1))
    }
}

/// Returns how many places a policy has on so many cells: a row of channels for each cell, then those beside the board.
pub(crate) fn count(policy: &PolicyLayout, cells: usize) -> usize {
    cells * policy.channels as usize + policy.anywhere as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use rbg_runtime::ActionList;
    use rbg_runtime::game::PolicyPlace;

    /// Returns places on two cells of two channels each and two beside, for moves of one action each: the
    /// entries are the cell, the action and the number of the move.
    fn places(moves: &[(u16, u32, u32)]) -> MovePlaces {
        let moves = moves.iter().map(|&(cell, index, number)| {
            let actions: ActionList = [MoveAction::from((Cell::new(cell), index))]
                .as_slice()
                .into();
            (actions, number)
        });
        let numbering = MoveNumbering::new(MoveEncoding::Words, moves.collect(), String::new());
        let numbering = numbering.unwrap();
        let on_cell = |cell, channel| PolicyPlace::Cell {
            cell: Cell::new(cell),
            channel,
        };
        let all = [
            on_cell(0, 0),
            on_cell(1, 0),
            on_cell(0, 1),
            PolicyPlace::Anywhere(1),
        ];
        let value = serde_json::json!({
            "channels": 2, "anywhere": 2, "places": &all[..numbering.size() as usize],
        });
        let policy: PolicyLayout = serde_json::from_value(value).unwrap();
        MovePlaces::new(numbering, &policy, 2, 3).unwrap()
    }

    #[test]
    fn places_are_rows_of_channels_and_what_is_beside_the_board() {
        let places = places(&[(0, 1, 0), (1, 1, 1), (0, 2, 2), (1, 3, 3)]);
        for (actions, place) in [
            (&[0][..], Some(0)),
            (&[3], Some(2)),
            (&[1], Some(1)),
            (&[5], Some(5)),
            (&[2], None),
            (&[0, 3], None),
            (&[], None),
        ] {
            assert_eq!(places.place(actions), place, "{actions:?}");
        }
    }

    #[test]
    fn symmetries_carry_places_with_the_moves() {
        // The cells are exchanged, actions stay.
        let mirrored = [3, 4, 5, 0, 1, 2];
        for (moves, images) in [
            (&[(0, 1, 0), (1, 1, 1)][..], Some([2, 1, 0, 3, 4, 5])),
            // The image of the third move is none, so its place stays.
            (&[(0, 1, 0), (1, 1, 1), (0, 2, 2)], Some([2, 1, 0, 3, 4, 5])),
            // None is carried to a move.
            (&[(0, 1, 0), (1, 2, 1)], Some([0, 1, 2, 3, 4, 5])),
            // Two moves of one number are carried to two numbers.
            (&[(0, 1, 0), (0, 2, 0), (1, 1, 1), (1, 2, 2)], None),
            // Two numbers are carried to one.
            (&[(0, 1, 0), (0, 2, 1), (1, 1, 2), (1, 2, 2)], None),
        ] {
            let found = places(moves).images(&mirrored);
            assert_eq!(found, images.map(|images| images.to_vec()), "{moves:?}");
        }
        assert_eq!(places(&[(0, 1, 0)]).images(&[]), None);
    }

    #[test]
    fn a_place_that_is_taken_is_left_for_one_that_is_free() {
        // The second move is carried to the place of the first one, which is carried to none.
        let carried = [5, 4, 3, 0, 1, 2];
        let images = places(&[(0, 1, 0), (1, 1, 1)]).images(&carried).unwrap();
        assert_eq!(images, [2, 1, 0, 3, 4, 5]);
    }
}
