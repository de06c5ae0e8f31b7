//! Ways to draw a move uniformly, to be compared with each other.

use serde::{Deserialize, Serialize};

use crate::game::Player;
use crate::kept::KeptMoves;
use crate::moves::{ActionList, MoveList};
use crate::playout::PlayoutMode;
use crate::position::{Position, sample_by_listing};
use crate::rng::{LoopRng, PlayoutRng, below};
use crate::run::RunError;
use crate::sink::{MoveCounter, MoveSelector};
use crate::walk::Walker;

/// How a uniform playout finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UniformEngine {
    /// Lists the legal moves at every position and picks one: what the others are
    /// compared with.
    Plain,
    /// Where moves only become fewer, draws from a list that is prepared once per
    /// playout and shrunk; elsewhere as `Drawn`.
    Kept,
    /// Draws from the superset and tests what has been drawn.
    Filter,
    /// As the reasoner does it best.
    Drawn,
}

/// A walker that draws as one of the engines.
#[derive(Clone)]
pub(super) struct UniformWalker<P: Position> {
    engine: UniformEngine,
    position: P,
    list: MoveList<P::Move>,
    kept: KeptMoves<P::Move>,
}

impl<P: Position> UniformWalker<P> {
    pub(super) fn new(position: P, engine: UniformEngine) -> Self {
        Self {
            engine,
            position,
            list: MoveList::new(),
            kept: KeptMoves::new(P::MONOTONIC_CLASSES),
        }
    }
}

/// Draws in vain before rejected members are taken out of a list.
const TRIES: usize = 8;

/// Draws a legal move uniformly from the superset; `None` if there is none.
fn filtered<P: Position>(
    position: &P,
    rng: &mut PlayoutRng,
    list: &mut MoveList<P::Move>,
) -> Option<P::Move> {
    if !P::HAS_SUPERSET {
        return sample_by_listing(position, rng, list);
    }
    let mut counter = MoveCounter::default();
    position.superset(&mut counter);
    let count = u32::try_from(counter.count).unwrap_or(0);
    for _ in 0..TRIES.min(count as usize) {
        let mut selector = MoveSelector::new(below(rng, count) as usize);
        position.superset(&mut selector);
        let drawn = selector.found()?;
        if position.is_legal(&drawn) {
            return Some(drawn);
        }
    }
    // Most of them are not legal.
    list.clear();
    position.superset(list);
    while !list.is_empty() {
        let index = below(rng, list.len() as u32) as usize;
        let drawn = list.get(index)?;
        if position.is_legal(drawn) {
            return Some(drawn.clone());
        }
        list.swap_remove(index);
    }
    None
}

impl<P: Position> Walker for UniformWalker<P> {
    #[inline]
    fn restart(&mut self, start: &Self) {
        self.position.clone_from(&start.position);
        self.kept.restart();
    }

    #[inline]
    fn list(&mut self) -> Result<usize, RunError> {
        self.position.moves(&mut self.list);
        if self.list.overflowed() {
            return Err(RunError::TooManyMoves);
        }
        Ok(self.list.len())
    }

    fn listed(&self, index: usize) -> ActionList {
        self.position.actions(&self.list[index])
    }

    #[inline]
    fn play(&mut self, index: usize) {
        self.position.apply(&self.list[index]);
    }

    #[inline]
    fn follow(&mut self, parent: &Self, index: usize) {
        self.position.clone_from(&parent.position);
        self.position.apply(&parent.list[index]);
    }

    #[inline]
    fn play_sampled(&mut self, LoopRng(rng): &mut LoopRng) -> bool {
        let (position, list) = (&self.position, &mut self.list);
        let drawn = match (self.engine, position.monotonic_class()) {
            (UniformEngine::Plain, _) => sample_by_listing(position, rng, list),
            (UniformEngine::Filter, _) => filtered(position, rng, list),
            (UniformEngine::Kept, Some(class)) => match self.kept.draw(class, position, rng) {
                Ok(drawn) => drawn,
                Err(_) => position.sample_move_with(rng, list),
            },
            _ => position.sample_move_with(rng, list),
        };
        match drawn {
            Some(m) => {
                self.position.apply(&m);
                true
            }
            None => false,
        }
    }

    fn mover(&self) -> Player {
        self.position.mover()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }
}

impl UniformEngine {
    /// The mode in which walkers find moves.
    pub(super) const MODE: PlayoutMode = PlayoutMode::Sample;
}
