//! Games beside their images.

use super::Symmetry;
use crate::game::{ActionList, Cell, Variable};
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The number of moves at which games are cut off.
const LONGEST: u32 = 400;

/// The largest number of moves of a position that are held against each other.
const MOST_MOVES: usize = 1 << 12;

/// Returns a cell by its number.
pub(super) fn cell(number: u32) -> Cell {
    Cell::from_index(number as usize)
}

/// Returns the symmetry that carries cells to these, if in so many games that begin here it is one: which
/// action is the image of which is found on the way. `same_cell`: current cells have to be images of each
/// other, too.
pub(super) fn hold<P: Playable>(
    first: &P,
    cells: Vec<u32>,
    same_cell: bool,
    games: u64,
) -> Option<Symmetry> {
    let mut symmetry = Symmetry {
        actions: vec![0; P::game().actions.len() + 1],
        cells,
    };
    for game in 0..games {
        play(first, &mut symmetry, (same_cell, false), game)?;
    }
    symmetry.complete()?;
    for game in 0..games {
        play(first, &mut symmetry, (same_cell, true), game)?;
    }
    Some(symmetry)
}

impl Symmetry {
    /// Lets actions that were never met be their own images; `None` if two have one image.
    fn complete(&mut self) -> Option<()> {
        for index in 1..self.actions.len() {
            if self.actions[index] == 0 {
                self.actions[index] = index as u32;
            }
        }
        let mut images = self.actions.clone();
        images.sort_unstable();
        images
            .windows(2)
            .all(|pair| pair[0] < pair[1])
            .then_some(())
    }

    /// Notes that the actions of a move are those of another one's image; `false`, and nothing is noted,
    /// if they cannot be.
    fn note(&mut self, actions: &ActionList, image: &ActionList) -> bool {
        let before = self.actions.clone();
        let same_cells = actions.len() == image.len()
            && actions
                .iter()
                .zip(image)
                .all(|(one, other)| self.cells[one.cell.index()] == other.cell.index() as u32);
        let fits = same_cells
            && actions.iter().zip(image).all(|(one, other)| {
                let known = &mut self.actions[one.index as usize];
                let is_new = *known == 0 && !before.contains(&other.index);
                if is_new {
                    *known = other.index;
                }
                *known == other.index
            });
        if !fits {
            self.actions = before;
        }
        fits
    }

    /// Returns whether a position is the image of another one.
    fn is_image<P: Playable>(&self, position: &P, image: &P, same_cell: bool) -> bool {
        let game = P::game();
        let at_image = |at: Cell| cell(self.cells[at.index()]);
        let mut variables = (0..game.variables.len()).map(Variable::from_index);
        position.to_move() == image.to_move()
            && game
                .all_cells()
                .all(|at| position.piece_at(at) == image.piece_at(at_image(at)))
            && variables.all(|of| position.variable(of) == image.variable(of))
            && (!same_cell || at_image(position.current_cell()) == image.current_cell())
    }
}

/// Plays a game beside its image; `None` if it is none. If `known` the images of actions are known, and the
/// moves of every position have to be images of each other.
fn play<P: Playable>(
    first: &P,
    symmetry: &mut Symmetry,
    (same_cell, known): (bool, bool),
    game: u64,
) -> Option<()> {
    let mut rng = stream(0, game);
    let (mut position, mut image) = (first.clone(), first.clone());
    let (mut moves, mut image_moves) = (MoveList::new(), MoveList::new());
    for _ in 0..LONGEST {
        position.moves(&mut moves);
        image.moves(&mut image_moves);
        if moves.overflowed() || moves.len() != image_moves.len() || moves.len() > MOST_MOVES {
            return None;
        }
        if moves.is_empty() {
            break;
        }
        if known {
            let carried = moves.iter().map(|m| {
                let actions = position.actions(m);
                let actions = actions.iter().map(|action| symmetry.image(action));
                actions.collect::<ActionList>()
            });
            let mut carried: Vec<ActionList> = carried.collect();
            let mut due: Vec<ActionList> = image_moves.iter().map(|m| image.actions(m)).collect();
            carried.sort_unstable();
            due.sort_unstable();
            if carried != due {
                return None;
            }
        }
        let m = &moves[below(&mut rng, moves.len() as u32) as usize];
        let actions = position.actions(m);
        position.apply(m);
        image = image_moves.iter().find_map(|m| {
            if !symmetry.note(&actions, &image.actions(m)) {
                return None;
            }
            let mut image = image.clone();
            image.apply(m);
            symmetry
                .is_image(&position, &image, same_cell)
                .then_some(image)
        })?;
    }
    Some(())
}
