//! Cursors over positions that are known only at run time.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::game::{ActionList, Player};
use crate::playout::{Cursor, RunError};
use crate::position::{AnyPosition, Unlistable};
use crate::rng::{Drawing, LoopRng};

/// A cursor over an engine known only at run time.
pub(crate) struct DynamicCursor {
    position: Box<dyn AnyPosition>,
    list: Vec<ActionList>,
    /// Why the moves of some position could not be listed; clones share it.
    failure: Rc<OnceCell<RunError>>,
}

impl DynamicCursor {
    pub(crate) fn new(position: Box<dyn AnyPosition>) -> Self {
        Self {
            position,
            list: Vec::new(),
            failure: Rc::default(),
        }
    }

    /// Returns why the moves of some position could not be listed, if that has happened.
    pub(crate) fn failure(&self) -> Option<&RunError> {
        self.failure.get()
    }

    /// Notes the first failure.
    fn noted<T>(&self, result: Result<T, Unlistable>) -> Result<T, RunError> {
        let result = result.map_err(RunError::from);
        if let Err(error) = &result {
            self.failure.get_or_init(|| error.clone());
        }
        result
    }
}

impl Clone for DynamicCursor {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone_box(),
            list: self.list.clone(),
            failure: Rc::clone(&self.failure),
        }
    }
}

impl Cursor for DynamicCursor {
    const CAN_BE_DECIDED: bool = true;

    type Failure = RunError;

    fn is_decided(&self) -> bool {
        self.position.is_decided()
    }

    fn restart(&mut self, start: &Self) {
        self.position = start.position.clone_box();
    }

    fn list(&mut self) -> Result<usize, RunError> {
        let listed = self.position.list_moves(&mut self.list);
        self.noted(listed)?;
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

    fn play_sampled(&mut self, rng: &mut LoopRng<Drawing>) -> bool {
        match self.noted(self.position.try_sample(&mut rng.0)) {
            Ok(Some(actions)) => {
                self.position.apply_listed(&actions);
                true
            }
            Ok(None) | Err(_) => false,
        }
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }
}
