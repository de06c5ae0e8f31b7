//! The inputs of a hidden layer: a number for everything that a position can have.

use std::collections::BTreeSet;

use crate::evaluate::words::Planes;
use crate::game::{GameInfo, Piece, Plane, Player, Variable};
use crate::playout::Playable;

/// The largest bound of a variable each of whose values has an input of its own.
const MOST_VALUES: i32 = 15;

/// The number of inputs of a variable with a larger bound: one for each length in bits.
const LENGTHS: u32 = 32;

/// The inputs of a hidden layer for the planes of a game, numbered from 0.
#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    /// The pieces that are seen, with the input of the first cell of each.
    pieces: Vec<(Piece, u32)>,
    /// What else is seen, with its first input.
    others: Vec<(Other, u32)>,
    count: u32,
}

/// What is seen beside pieces.
#[derive(Clone, Debug)]
enum Other {
    /// Each value up to a bound.
    Value(Variable, i32),
    Length(Variable),
    ToMove(Player),
    Behind(Vec<u32>),
    CurrentCell,
}

impl Inputs {
    /// Returns the inputs for some planes of a game.
    ///
    /// # Errors
    ///
    /// What the game has not, in words.
    pub(crate) fn new(planes: &[Plane], game: &GameInfo) -> Result<Self, String> {
        let cells = game.cells.len() as u32;
        let mut inputs = Self {
            pieces: Vec::new(),
            others: Vec::new(),
            count: 0,
        };
        for plane in planes {
            let (other, more) = match plane {
                // It is the same everywhere, as the biases are.
                Plane::Board => continue,
                Plane::Piece(piece) => {
                    if piece.index() >= game.pieces.len() {
                        return Err(format!("the game has no {piece}"));
                    }
                    if inputs.pieces.iter().any(|(known, _)| known == piece) {
                        return Err(format!("{piece} is seen twice"));
                    }
                    inputs.pieces.push((*piece, inputs.count));
                    (None, cells)
                }
                Plane::Variable(variable) => {
                    let declared = game.variables.get(variable.index());
                    match declared.map(|declared| declared.bound) {
                        None => return Err(format!("the game has no {variable}")),
                        Some(bound @ 0..=MOST_VALUES) => {
                            (Some(Other::Value(*variable, bound)), bound as u32 + 1)
                        }
                        Some(_) => (Some(Other::Length(*variable)), LENGTHS),
                    }
                }
                Plane::ToMove(player) => (Some(Other::ToMove(*player)), 1),
                Plane::Behind(switches) => (Some(Other::Behind(switches.clone())), 1),
                Plane::CurrentCell => (Some(Other::CurrentCell), cells),
            };
            inputs
                .others
                .extend(other.map(|other| (other, inputs.count)));
            inputs.count = inputs.count.saturating_add(more);
        }
        Ok(inputs)
    }

    /// Returns how many there are.
    pub(crate) fn count(&self) -> usize {
        self.count as usize
    }

    /// Returns the largest number of them that a position can have.
    pub(crate) fn most(&self, game: &GameInfo) -> usize {
        let on_cells = if self.pieces.is_empty() {
            0
        } else {
            game.cells.len()
        };
        on_cells + self.others.len()
    }

    /// Returns the pieces that are seen, with the input of the first cell of each.
    pub(crate) fn pieces(&self) -> &[(Piece, u32)] {
        &self.pieces
    }

    /// Tells the inputs that a position has beside pieces.
    #[inline]
    pub(super) fn others<P: Playable>(&self, position: &P, mut tell: impl FnMut(u32)) {
        for (other, first) in &self.others {
            match other {
                Other::Value(variable, bound) => {
                    let value = position.variable(*variable).clamp(0, *bound);
                    tell(first + value as u32);
                }
                Other::Length(variable) => {
                    let value = position.variable(*variable).max(0) as u32;
                    tell(first + (u32::BITS - value.leading_zeros()).min(LENGTHS - 1));
                }
                Other::ToMove(player) => {
                    if position.to_move() == *player {
                        tell(*first);
                    }
                }
                Other::Behind(switches) => {
                    if switches.contains(&position.last_switch()) {
                        tell(*first);
                    }
                }
                Other::CurrentCell => tell(first + position.current_cell().index() as u32),
            }
        }
    }

    /// Returns the image of each input under a permutation of cells and one of actions, of which that of
    /// none is 0; `None` if one has no image.
    pub(crate) fn images(&self, cells: &[u32], actions: &[u32]) -> Option<Vec<u32>> {
        let mut images: Vec<u32> = (0..self.count).collect();
        let mut carry = |first: u32| {
            for (input, image) in (first..).zip(cells) {
                images[input as usize] = first + image;
            }
        };
        self.pieces.iter().for_each(|&(_, first)| carry(first));
        for (other, first) in &self.others {
            match other {
                Other::CurrentCell => carry(*first),
                Other::Value(..) | Other::Length(_) | Other::ToMove(_) | Other::Behind(_) => {}
            }
        }
        for (other, first) in &self.others {
            if let Other::Behind(switches) = other {
                let carried = switches.iter().map(|&switch| actions.get(switch as usize));
                let carried: Option<BTreeSet<&u32>> = carried.collect();
                let is_it = |(other, _): &&(Other, u32)| match (other, &carried) {
                    (Other::Behind(switches), Some(carried)) => {
                        switches.iter().collect::<BTreeSet<_>>() == *carried
                    }
                    _ => false,
                };
                images[*first as usize] = self.others.iter().find(is_it)?.1;
            }
        }
        Some(images)
    }

    /// Appends all inputs that a position has.
    pub(crate) fn read<P: Playable>(&self, position: &P, found: &mut Vec<u32>) {
        let planes = Planes::of(position);
        for &(piece, first) in &self.pieces {
            cells_of(planes.plane(piece), |cell| found.push(first + cell));
        }
        self.others(position, |input| found.push(input));
    }
}

/// Tells the cells of a set.
#[inline]
pub(in crate::evaluate) fn cells_of(words: &[u64], mut tell: impl FnMut(u32)) {
    for (at, &word) in (0..).zip(words) {
        let mut left = word;
        while left != 0 {
            tell(64 * at + left.trailing_zeros());
            left &= left - 1;
        }
    }
}
