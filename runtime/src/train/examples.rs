//! Examples: positions with what is to be learned from them.

use super::symmetry::Images;
use crate::evaluate::{CellActions, Inputs};
use crate::game::MoveAction;
use crate::playout::Playable;

/// Examples of positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Examples {
    /// The inputs of all positions.
    inputs: Vec<u32>,
    /// The numbers of the actions on cells of all positions' moves, each once in a position.
    numbers: Vec<u32>,
    /// The actions of all moves, by their places among those of the position.
    actions: Vec<u16>,
    /// The moves of all positions.
    moves: Vec<MoveExample>,
    /// What each player can expect, of all positions.
    values: Vec<f32>,
    all: Vec<Ends>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct MoveExample {
    /// Where its actions end.
    actions: usize,
    /// How often it should be made, of 1.
    part: f32,
}

/// Where what belongs to a position ends.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Ends {
    inputs: usize,
    numbers: usize,
    moves: usize,
    values: usize,
}

/// An example to be learned from.
pub(super) struct Example<'e> {
    pub(super) inputs: &'e [u32],
    pub(super) numbers: &'e [u32],
    pub(super) values: &'e [f32],
    moves: &'e [MoveExample],
    actions: &'e [u16],
    /// Where the actions of the first move begin.
    first: usize,
}

impl<'e> Example<'e> {
    /// Returns the image of the example, for which there is room in these.
    pub(super) fn image<'i>(
        &'i self,
        images: &Images,
        inputs: &'i mut Vec<u32>,
        numbers: &'i mut Vec<u32>,
    ) -> Example<'i> {
        let carry = |to: &mut Vec<u32>, from: &[u32], images: &[u32]| {
            to.clear();
            to.extend(from.iter().map(|&number| images[number as usize]));
        };
        carry(inputs, self.inputs, &images.inputs);
        carry(numbers, self.numbers, &images.actions);
        Example {
            inputs,
            numbers,
            ..*self
        }
    }

    /// Returns how often each move should be made, of 1, with the places of its actions.
    pub(super) fn moves(&self) -> impl Iterator<Item = (f32, &'e [u16])> {
        let mut begin = self.first;
        let actions = self.actions;
        self.moves.iter().map(move |m| {
            let found = &actions[begin..m.actions];
            begin = m.actions;
            (m.part, found)
        })
    }
}

impl Examples {
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns about how many bytes they take up.
    pub(super) fn bytes(&self) -> usize {
        4 * (self.inputs.len() + self.numbers.len() + self.values.len())
            + 2 * self.actions.len()
            + size_of::<MoveExample>() * self.moves.len()
            + size_of::<Ends>() * self.all.len()
    }

    /// Appends a position with how often each of its moves should be made; what players can expect is
    /// [told](Self::tell) later.
    pub(super) fn push<P: Playable>(
        &mut self,
        (inputs, places): (&Inputs, &mut Places),
        position: &P,
        moves: &[P::Move],
        policy: &[f32],
    ) {
        inputs.read(position, &mut self.inputs);
        places.forget();
        for (m, &part) in moves.iter().zip(policy) {
            for action in &position.actions(m) {
                let (place, is_new) = places.place(action);
                if is_new {
                    self.numbers.push(places.number(action) as u32);
                }
                self.actions.push(place);
            }
            self.moves.push(MoveExample {
                actions: self.actions.len(),
                part,
            });
        }
        self.values
            .extend(std::iter::repeat_n(0.0, P::game().players.len()));
        self.all.push(Ends {
            inputs: self.inputs.len(),
            numbers: self.numbers.len(),
            moves: self.moves.len(),
            values: self.values.len(),
        });
    }

    /// Tells what each player can expect in a position.
    pub(super) fn tell(&mut self, number: usize, values: &[f32]) {
        let end = self.all[number].values;
        self.values[end - values.len()..end].copy_from_slice(values);
    }

    /// Appends others.
    pub(super) fn append(&mut self, others: &Self) {
        let ends = self.all.last().copied().unwrap_or_default();
        let actions = self.actions.len();
        self.inputs.extend_from_slice(&others.inputs);
        self.numbers.extend_from_slice(&others.numbers);
        self.actions.extend_from_slice(&others.actions);
        self.values.extend_from_slice(&others.values);
        self.moves.extend(others.moves.iter().map(|m| MoveExample {
            actions: actions + m.actions,
            ..*m
        }));
        self.all.extend(others.all.iter().map(|of| Ends {
            inputs: ends.inputs + of.inputs,
            numbers: ends.numbers + of.numbers,
            moves: ends.moves + of.moves,
            values: ends.values + of.values,
        }));
    }

    /// Returns an example.
    pub(super) fn get(&self, number: usize) -> Example<'_> {
        let before = number.checked_sub(1).map(|before| self.all[before]);
        let (from, to) = (before.unwrap_or_default(), self.all[number]);
        let first = from.moves.checked_sub(1);
        Example {
            inputs: &self.inputs[from.inputs..to.inputs],
            numbers: &self.numbers[from.numbers..to.numbers],
            values: &self.values[from.values..to.values],
            moves: &self.moves[from.moves..to.moves],
            actions: &self.actions,
            first: first.map_or(0, |before| self.moves[before].actions),
        }
    }
}

/// The places of actions on cells among those of a position.
#[derive(Clone, Debug)]
pub(super) struct Places {
    actions: CellActions,
    /// The number of the position, and of the one in which each was met last, with its place there.
    now: u32,
    known: Vec<(u32, u16)>,
    /// How many the position has.
    count: u16,
}

impl Places {
    /// Returns places for the moves of a game.
    pub(super) fn new(actions: CellActions) -> Self {
        Self {
            known: vec![(0, 0); actions.count],
            actions,
            now: 0,
            count: 0,
        }
    }

    fn number(&self, action: &MoveAction) -> usize {
        self.actions.number(action)
    }

    /// Begins another position.
    fn forget(&mut self) {
        self.count = 0;
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.known.fill((0, 0));
            self.now = 1;
        }
    }

    /// Returns the place of an action, and whether it was not met before.
    fn place(&mut self, action: &MoveAction) -> (u16, bool) {
        let (when, place) = &mut self.known[self.actions.number(action)];
        let is_new = *when != self.now;
        if is_new {
            (*when, *place) = (self.now, self.count);
            self.count = self.count.wrapping_add(1);
        }
        (*place, is_new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Piece, Plane};
    use crate::position::Position;
    use crate::testing::Toy;

    type Game = Toy<2>;

    fn one(board: [u16; 3], policy: &[f32], values: [f32; 2]) -> Examples {
        let inputs = Inputs::new(&[Plane::Piece(Piece::new(1))], Game::game()).expect("it fits");
        let mut places = Places::new(CellActions::of(Game::game()));
        let moves: Vec<u16> = (0..policy.len() as u16).collect();
        let position = Game::of_moves(policy.len()).with_board(board);
        let mut examples = Examples::default();
        examples.push((&inputs, &mut places), &position, &moves, policy);
        examples.tell(0, &values);
        examples
    }

    #[test]
    fn what_is_appended_is_found_again() {
        let parts = [
            one([1, 0, 1], &[0.25, 0.75], [0.5, 0.5]),
            one([0, 0, 0], &[0.5, 0.25, 0.25], [1.0, 0.0]),
            one([1, 1, 1], &[1.0], [0.25, 0.75]),
        ];
        let mut all = Examples::default();
        parts.iter().for_each(|part| all.append(part));
        assert_eq!(all.len(), 3);
        assert_eq!(
            all.bytes(),
            parts.iter().map(Examples::bytes).sum::<usize>()
        );
        let told = |example: &Example<'_>| {
            let moves = example.moves().map(|(part, actions)| {
                let rows = actions
                    .iter()
                    .map(|&place| example.numbers[usize::from(place)]);
                (part, rows.collect::<Vec<u32>>())
            });
            (
                example.inputs.to_vec(),
                moves.collect::<Vec<_>>(),
                example.values.to_vec(),
            )
        };
        for (number, part) in parts.iter().enumerate() {
            assert_eq!(told(&all.get(number)), told(&part.get(0)));
        }
        // A move of a toy acts on the cell of its number.
        let (inputs, moves, values) = told(&all.get(0));
        assert_eq!(inputs, [0, 2]);
        assert_eq!(moves, [(0.25, vec![0]), (0.75, vec![1])]);
        assert_eq!(values, [0.5, 0.5]);
    }
}
