//! Strategies of drawing a move uniformly, to be compared with each other.

use serde::{Deserialize, Serialize};

use crate::codegen::MonotonicCache;
use crate::codegen::sample_by_listing;
use crate::codegen::{MoveCounter, NthMove};
use crate::game::ActionList;
use crate::game::Player;
use crate::playout::Cursor;
use crate::playout::Playable;
use crate::playout::PlayoutMode;
use crate::position::{MoveList, TooManyMoves};
use crate::rng::{Drawing, LoopRng, PlayoutRng, below};

/// The strategies by which a uniform playout finds its moves.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::PlayoutRequest;
/// use rbg_runtime::playout::policy::{PolicyPlayouts, UniformStrategy, play};
///
/// for strategy in [UniformStrategy::Plain, UniformStrategy::Filter, UniformStrategy::Drawn] {
///     let request = PolicyPlayouts::new(PlayoutRequest::sample(10));
///     let request = request.with_uniform(Some(strategy));
///     let stats = play::<Nim>(&request, &mut |_| Continue(())).unwrap();
///     assert_eq!(stats.playouts.playouts, 10);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UniformStrategy {
    /// Lists the legal moves at every position and picks one: what the others are
    /// compared with.
    Plain,
    /// Draws, where moves only become fewer, from a list that is prepared once per playout and
    /// shrunk; elsewhere as `Drawn`.
    Kept,
    /// Draws from the pseudo-legal moves and tests what has been drawn.
    Filter,
    /// Draws as the reasoner does it best.
    Drawn,
}

/// A cursor that draws by one of the strategies.
#[derive(Clone)]
pub(super) struct UniformCursor<P: Playable> {
    engine: UniformStrategy,
    position: P,
    list: MoveList<P::Move>,
    kept: MonotonicCache<P::Move>,
}

impl<P: Playable> UniformCursor<P> {
    pub(super) fn new(position: P, engine: UniformStrategy) -> Self {
        Self {
            engine,
            position,
            list: MoveList::new(),
            kept: MonotonicCache::new(P::MONOTONIC_CLASSES),
        }
    }
}

/// The number of draws in vain before rejected members are taken out of a list.
const TRIES: usize = 8;

/// Draws a legal move uniformly from the pseudo-legal moves; `None` if there is none.
fn filtered<P: Playable>(
    position: &P,
    rng: &mut PlayoutRng,
    list: &mut MoveList<P::Move>,
) -> Option<P::Move> {
    if !P::HAS_PSEUDO_LEGAL {
        return sample_by_listing(position, rng, list);
    }
    let mut counter = MoveCounter::default();
    position.pseudo_legal(&mut counter);
    let count = u32::try_from(counter.count).unwrap_or(0);
    for _ in 0..TRIES.min(count as usize) {
        let mut selector = NthMove::new(below(rng, count) as usize);
        position.pseudo_legal(&mut selector);
        let drawn = selector.found()?;
        if position.is_legal(&drawn) {
            return Some(drawn);
        }
    }
    // Most of them are not legal.
    list.clear();
    position.pseudo_legal(list);
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

impl<P: Playable> Cursor for UniformCursor<P> {
    const CAN_BE_DECIDED: bool = P::CAN_BE_DECIDED;

    type Failure = TooManyMoves;

    #[inline]
    fn is_decided(&self) -> bool {
        self.position.is_decided()
    }

    #[inline]
    fn restart(&mut self, start: &Self) {
        self.position.clone_from(&start.position);
        self.kept.restart();
    }

    #[inline]
    fn list(&mut self) -> Result<usize, TooManyMoves> {
        self.position.moves(&mut self.list);
        if self.list.overflowed() {
            return Err(TooManyMoves);
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
    fn play_sampled(&mut self, rng: &mut LoopRng<Drawing>) -> bool {
        let rng = &mut rng.0;
        let (position, list) = (&self.position, &mut self.list);
        let drawn = match (self.engine, position.monotonic_class()) {
            (UniformStrategy::Plain, _) => sample_by_listing(position, rng, list),
            (UniformStrategy::Filter, _) => filtered(position, rng, list),
            (UniformStrategy::Kept, Some(class)) => match self.kept.draw(class, position, rng) {
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

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }
}

impl UniformStrategy {
    /// The mode in which cursors find moves.
    pub(super) const MODE: PlayoutMode = PlayoutMode::Sample;
}
