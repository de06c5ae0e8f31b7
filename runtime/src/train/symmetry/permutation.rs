//! A symmetry: which cells and actions are the images of which.

use crate::evaluate::CellActions;
use crate::game::{ActionList, Cell, MoveAction, Variable};
use crate::playout::Playable;

/// A symmetry of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    /// The image of each cell.
    cells: Vec<u32>,
    /// The index of the image of each action, from 1 as actions are; that of none is 0.
    actions: Vec<u32>,
}

/// Returns a cell by its number.
pub(super) fn cell_of(number: u32) -> Cell {
    Cell::from_index(number as usize)
}

impl Symmetry {
    /// Creates a symmetry that carries cells to these, of which the images of so many actions are not known
    /// yet.
    pub(super) fn new(cells: Vec<u32>, actions: usize) -> Self {
        Self {
            cells,
            actions: vec![0; actions + 1],
        }
    }

    /// Returns the image of each cell.
    pub(super) fn cells(&self) -> &[u32] {
        &self.cells
    }

    /// Returns the index of the image of each action, from 1 as actions are.
    pub(super) fn actions(&self) -> &[u32] {
        &self.actions
    }

    /// Returns the image of an action.
    pub(super) fn image(&self, action: &MoveAction) -> MoveAction {
        MoveAction {
            cell: cell_of(self.cells[action.cell.index()]),
            index: self.actions[action.index as usize],
        }
    }

    /// Returns the images of actions on cells, by their numbers.
    pub(super) fn numbers(&self, all: CellActions) -> Vec<u32> {
        let actions = all.actions;
        let all = self.cells.iter().flat_map(|&cell| {
            let indices = self.actions.iter().skip(1);
            indices.map(move |&index| cell * actions as u32 + index - 1)
        });
        all.collect()
    }

    /// Lets actions that were never met be their own images; `None` if two have one image.
    pub(super) fn complete(&mut self) -> Option<()> {
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

    /// Returns whether the actions of a move are on the images of the cells of another one's.
    pub(super) fn carries(&self, actions: &ActionList, image: &ActionList) -> bool {
        let mut both = actions.iter().zip(image);
        actions.len() == image.len()
            && both.all(|(one, other)| self.cells[one.cell.index()] == other.cell.index() as u32)
    }

    /// Notes that the actions of a move that is [carried](Self::carries) are those of another one's image;
    /// `false`, and nothing is noted, if they cannot be.
    pub(super) fn note(&mut self, actions: &ActionList, image: &ActionList) -> bool {
        let before = self.actions.clone();
        let fits = actions.iter().zip(image).all(|(one, other)| {
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
    pub(super) fn is_image<P: Playable>(&self, position: &P, image: &P, same_cell: bool) -> bool {
        let game = P::game();
        let at_image = |at: Cell| cell_of(self.cells[at.index()]);
        let mut variables = (0..game.variables.len()).map(Variable::from_index);
        position.to_move() == image.to_move()
            && game
                .all_cells()
                .all(|at| position.piece_at(at) == image.piece_at(at_image(at)))
            && variables.all(|of| position.variable(of) == image.variable(of))
            && (!same_cell || at_image(position.current_cell()) == image.current_cell())
    }
}
