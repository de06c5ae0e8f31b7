//! A reasoner whose type is known only at run time, in a shared library for example.

use std::any::Any;
use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use rbg_runtime::position::KeyMixer;
use rbg_runtime::{
    ActionList, AnyGame, AnyPosition, GameInfo, MoveAction, Player, PlayoutRng, Snapshot,
};

use super::subject::{Handle, Standing, Subject};

/// A position of any game as a [`Subject`] that answers what [`AnyPosition`] does.
pub struct Dynamic {
    info: Rc<GameInfo>,
    start: Rc<dyn AnyPosition>,
    position: Box<dyn AnyPosition>,
    known: Rc<RefCell<Vec<ActionList>>>,
}

impl Dynamic {
    /// Returns the start of a play.
    pub fn start(game: &dyn AnyGame) -> Box<dyn Subject> {
        let start = game.initial();
        Box::new(Self {
            info: Rc::new(game.info().clone()),
            position: start.clone_box(),
            start: start.into(),
            known: Rc::default(),
        })
    }

    fn remember(&self, m: ActionList) -> Handle {
        let mut known = self.known.borrow_mut();
        known.push(m);
        known.len() - 1
    }

    fn recall(&self, m: Handle) -> ActionList {
        self.known.borrow()[m].clone()
    }
}

impl Subject for Dynamic {
    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn restart(&mut self) {
        self.position = self.start.clone_box();
        self.known = Rc::default();
    }

    fn copy(&self) -> Box<dyn Subject> {
        Box::new(Self {
            info: Rc::clone(&self.info),
            start: Rc::clone(&self.start),
            position: self.position.clone_box(),
            known: Rc::clone(&self.known),
        })
    }

    fn snapshot(&self) -> Snapshot {
        self.position.snapshot()
    }

    fn standing(&self) -> Standing {
        let players = Player::all(self.info.players.len());
        let bounds = players.map(|player| self.position.score_bounds(player));
        Standing {
            decided: self.position.is_decided(),
            bounds: bounds.map(|known| known.unwrap_or((0, i32::MAX))).collect(),
        }
    }

    fn moves(&self) -> Vec<Handle> {
        let moves = self.position.moves().into_iter();
        moves.map(|m| self.remember(m)).collect()
    }

    fn count(&self) -> usize {
        self.position.count_moves()
    }

    fn actions(&self, m: Handle) -> ActionList {
        self.recall(m)
    }

    fn find(&self, actions: &[MoveAction]) -> Option<Handle> {
        let legal = self.position.is_legal(actions);
        legal.then(|| self.remember(actions.iter().copied().collect()))
    }

    fn is_legal(&self, m: Handle) -> bool {
        self.position.is_legal(&self.recall(m))
    }

    fn sample(&self, rng: &mut PlayoutRng, _: bool) -> Option<Handle> {
        Some(self.remember(self.position.sample(rng)?))
    }

    fn apply(&mut self, m: Handle) -> bool {
        let m = self.recall(m);
        self.position.apply(&m)
    }

    fn keys(&self) -> Option<[u64; 3]> {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        // It knows no boards by themselves.
        let board = KeyMixer::new().value(&self.snapshot().pieces).key();
        Some([self.position.key(), board, hasher.finish()])
    }

    fn equals(&self, other: &dyn Subject) -> (bool, bool) {
        let Some(Self { position, .. }) = other.as_any().downcast_ref() else {
            return (false, false);
        };
        let boards = [&self.position, position].map(|position| position.snapshot().pieces);
        (self.position.same_as(&**position), boards[0] == boards[1])
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
