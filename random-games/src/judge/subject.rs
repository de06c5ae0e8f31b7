//! A reasoner without its type.

use std::any::Any;
use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::rc::Rc;

use rbg_runtime::codegen::{MonotonicCache, Pools};
use rbg_runtime::{
    ActionList, Cell, GameInfo, MoveAction, MoveList, Playable, PlayoutRng, Snapshot, Variable,
};

/// A move of a reasoner, which stays valid for all subjects of the same play.
pub type Handle = usize;

/// A position of a reasoner that is asked questions.
pub trait Subject {
    /// The description of the game.
    fn info(&self) -> &'static GameInfo;
    /// A copy, which knows the same moves.
    fn copy(&self) -> Box<dyn Subject>;
    /// What can be seen of the position.
    fn snapshot(&self) -> Snapshot;
    /// The legal moves.
    fn moves(&self) -> Vec<Handle>;
    /// What may be the legal moves with some others.
    fn pseudo_legal(&self) -> Vec<Handle>;
    /// Whether the pseudo_legal can be larger than the list of moves.
    fn has_pseudo_legal(&self) -> bool;
    /// The number of legal moves.
    fn count(&self) -> usize;
    /// A move as the language defines it.
    fn actions(&self, m: Handle) -> ActionList;
    /// The legal move with these actions.
    fn find(&self, actions: &[MoveAction]) -> Option<Handle>;
    /// Whether a move is legal.
    fn is_legal(&self, m: Handle) -> bool;
    /// A random move, drawn in one of two ways.
    fn sample(&self, rng: &mut PlayoutRng, with_list: bool) -> Option<Handle>;
    /// A random move of a monotonic class, from the list that is kept since the play
    /// began. An error if the list overflows.
    fn sample_kept(&mut self, class: usize, rng: &mut PlayoutRng)
    -> Result<Option<Handle>, String>;
    /// The monotonic class of the position.
    fn class(&self) -> Option<usize>;
    /// The number of monotonic classes.
    fn classes(&self) -> usize;
    /// Plays on from here by drawing from the cells that are kept through a playout, up
    /// to so many moves, and tells what is wrong with these.
    fn play_from_pools(&self, rng: &mut PlayoutRng, longest: usize) -> Result<(), String>;
    /// Performs a move.
    fn apply(&mut self, m: Handle);
    /// Keys of the position, of its board, and its ordinary hash.
    fn keys(&self) -> [u64; 3];
    /// Whether two subjects of the same reasoner are equal, by two operations: as
    /// positions and as boards.
    fn equals(&self, other: &dyn Subject) -> (bool, bool);
    /// The identity of a move, and the number of identities.
    fn identity(&self, m: Handle) -> (usize, usize);
    /// Whether two moves are equal.
    fn same_move(&self, a: Handle, b: Handle) -> bool;
    /// For [`equals`](Self::equals).
    fn as_any(&self) -> &dyn Any;
}

/// A reasoner's position as a [`Subject`].
pub struct Probe<P: Playable> {
    position: P,
    kept: MonotonicCache<P::Move>,
    known: Rc<RefCell<Vec<P::Move>>>,
}

impl<P: Playable> Probe<P> {
    /// The start of a play.
    pub fn start() -> Box<dyn Subject> {
        Box::new(Self {
            position: P::initial(),
            kept: MonotonicCache::new(P::MONOTONIC_CLASSES),
            known: Rc::default(),
        })
    }

    fn remember(&self, m: P::Move) -> Handle {
        let mut known = self.known.borrow_mut();
        known.push(m);
        known.len() - 1
    }

    fn recall(&self, m: Handle) -> P::Move {
        self.known.borrow()[m].clone()
    }
}

impl<P: Playable> Subject for Probe<P> {
    fn info(&self) -> &'static GameInfo {
        P::game()
    }

    fn copy(&self) -> Box<dyn Subject> {
        Box::new(Self {
            position: self.position.clone(),
            kept: self.kept.clone(),
            known: Rc::clone(&self.known),
        })
    }

    fn snapshot(&self) -> Snapshot {
        let game = P::game();
        Snapshot {
            pieces: (0..game.cells.len())
                .map(|cell| self.position.piece_at(Cell::from_index(cell)))
                .collect(),
            variables: (0..game.variables.len())
                .map(|variable| self.position.variable(Variable::from_index(variable)))
                .collect(),
            cell: self.position.current_cell(),
            to_move: self.position.to_move(),
        }
    }

    fn moves(&self) -> Vec<Handle> {
        let mut list = MoveList::new();
        self.position.moves(&mut list);
        list.iter().map(|m| self.remember(m.clone())).collect()
    }

    fn pseudo_legal(&self) -> Vec<Handle> {
        let mut list = MoveList::new();
        self.position.pseudo_legal(&mut list);
        list.iter().map(|m| self.remember(m.clone())).collect()
    }

    fn has_pseudo_legal(&self) -> bool {
        P::HAS_PSEUDO_LEGAL
    }

    fn count(&self) -> usize {
        self.position.count_moves()
    }

    fn actions(&self, m: Handle) -> ActionList {
        self.position.actions(&self.recall(m))
    }

    fn find(&self, actions: &[MoveAction]) -> Option<Handle> {
        let m = self.position.move_from_actions(actions)?;
        Some(self.remember(m))
    }

    fn is_legal(&self, m: Handle) -> bool {
        self.position.is_legal(&self.recall(m))
    }

    fn sample(&self, rng: &mut PlayoutRng, with_list: bool) -> Option<Handle> {
        let m = if with_list {
            self.position.sample_move_with(rng, &mut MoveList::new())
        } else {
            self.position.sample_move(rng)
        };
        Some(self.remember(m?))
    }

    fn sample_kept(
        &mut self,
        class: usize,
        rng: &mut PlayoutRng,
    ) -> Result<Option<Handle>, String> {
        let drawn = self.kept.draw(class, &self.position, rng);
        let drawn = drawn.map_err(|error| error.to_string())?;
        Ok(drawn.map(|m| self.remember(m)))
    }

    fn class(&self) -> Option<usize> {
        self.position.monotonic_class()
    }

    fn classes(&self) -> usize {
        P::MONOTONIC_CLASSES
    }

    fn play_from_pools(&self, rng: &mut PlayoutRng, longest: usize) -> Result<(), String> {
        if P::POOLS == 0 {
            return Ok(());
        }
        let (mut list, mut scratch) = (MoveList::new(), MoveList::new());
        let (mut position, mut pools) = (self.position.clone(), Pools::new(P::POOLS));
        position.fill_pool(&mut pools);
        for made in 0..longest {
            position.moves(&mut list);
            let wrong = |what: &str| Err(format!("after {made} moves from pools {what}"));
            let counted = position.count_in_pool(&mut pools);
            if counted.is_some_and(|count| count != list.len()) {
                return wrong("another number of moves is counted than listed");
            }
            let before = position.clone();
            if !position.play_from_pool(rng, &mut pools, &mut scratch) {
                return match list.is_empty() {
                    true => Ok(()),
                    false => wrong("no move is drawn"),
                };
            }
            let leads_here = |m: &P::Move| {
                let mut next = before.clone();
                next.apply(m);
                next == position
            };
            if !list.iter().any(leads_here) {
                return wrong("a move is drawn that is not legal");
            }
        }
        Ok(())
    }

    fn apply(&mut self, m: Handle) {
        let m = self.recall(m);
        self.position.apply(&m);
    }

    fn keys(&self) -> [u64; 3] {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        [
            self.position.key(),
            self.position.board_key(),
            hasher.finish(),
        ]
    }

    fn equals(&self, other: &dyn Subject) -> (bool, bool) {
        let other = other.as_any().downcast_ref::<Self>();
        other.map_or((false, false), |other| {
            let boards = self.position.same_board(&other.position);
            (self.position == other.position, boards)
        })
    }

    fn identity(&self, m: Handle) -> (usize, usize) {
        (P::move_identity(&self.recall(m)), P::MOVE_IDENTITIES)
    }

    fn same_move(&self, a: Handle, b: Handle) -> bool {
        self.recall(a) == self.recall(b)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
