//! Cursors over positions that are known only at run time.

use crate::game::{ActionList, Player};
use crate::playout::{Cursor, RunError};
use crate::position::{AnyPosition, MOVE_LIMIT};
use crate::rng::LoopRng;

/// A cursor over an engine known only at run time.
pub(crate) struct DynamicCursor {
    position: Box<dyn AnyPosition>,
    list: Vec<ActionList>,
}

impl DynamicCursor {
    pub(crate) fn new(position: Box<dyn AnyPosition>) -> Self {
        Self {
            position,
            list: Vec::new(),
        }
    }
}

impl Clone for DynamicCursor {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone_box(),
            list: self.list.clone(),
        }
    }
}

impl Cursor for DynamicCursor {
    fn restart(&mut self, start: &Self) {
        self.position = start.position.clone_box();
    }

    fn list(&mut self) -> Result<usize, RunError> {
        self.list = self.position.moves();
        if self.list.len() >= MOVE_LIMIT {
            return Err(RunError::TooManyMoves);
        }
        Ok(self.list.len())
    }

    fn listed(&self, index: usize) -> ActionList {
        self.list[index].clone()
    }

    fn play(&mut self, index: usize) {
        self.position.apply_listed(&self.list[index]);
    }

    fn follow(&mut self, parent: &Self, index: usize) {
        self.position = parent.position.clone_box();
        self.position.apply_listed(&parent.list[index]);
    }

    fn play_sampled(&mut self, rng: &mut LoopRng) -> bool {
        match self.position.sample(&mut rng.0) {
            Some(actions) => {
                self.position.apply_listed(&actions);
                true
            }
            None => false,
        }
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }
}
