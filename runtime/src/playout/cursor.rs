//! Cursors: what perft and playouts need of a position, so that each is written once for reasoners
//! known at compile time and for those chosen at run time.

use super::playable::Playable;
use super::run::RunError;
use crate::codegen::MonotonicCache;
use crate::codegen::Pools;
use crate::game::ActionList;
use crate::game::Player;
use crate::position::{MoveList, TooManyMoves};
use crate::rng::{Drawing, Listing, LoopRng, below};

/// A cursor: a position with room for the list of its moves.
pub(crate) trait Cursor: Clone {
    /// Whether playouts that draw their moves are played several at a time, see
    /// [`interleaved`](super::interleaved).
    const INTERLEAVED: bool = false;

    /// Whether positions may be decided before the game is over.
    const CAN_BE_DECIDED: bool = false;

    /// Returns whether the scores are known to be final.
    fn is_decided(&self) -> bool {
        false
    }

    /// Why moves cannot be listed. Loops hand it on with every move, so it is small where a move
    /// takes little time.
    type Failure: Into<RunError>;

    /// Takes over the position of another cursor, but not its list.
    fn restart(&mut self, start: &Self);

    /// Lists the legal moves and returns their number.
    fn list(&mut self) -> Result<usize, Self::Failure>;

    /// Returns the actions of the listed move `index`.
    fn listed(&self, index: usize) -> ActionList;

    /// Plays the listed move `index`.
    fn play(&mut self, index: usize);

    /// Becomes the position after the move `index` that `parent` has listed.
    fn follow(&mut self, parent: &Self, index: usize);

    /// Plays a legal move drawn uniformly from the list of all, which may have been kept from
    /// earlier turns of the same playout; returns how many there were, 0 when there is none.
    fn play_listed(&mut self, rng: &mut LoopRng<Listing>) -> Result<usize, Self::Failure> {
        let moves = self.list()?;
        if moves > 0 {
            // Lists hold at most `MOVE_LIMIT` moves.
            self.play(below(rng, moves as u32) as usize);
        }
        Ok(moves)
    }

    /// Plays a legal move drawn uniformly; returns `false` when there is none.
    fn play_sampled(&mut self, rng: &mut LoopRng<Drawing>) -> bool;

    /// Returns the player to move.
    fn to_move(&self) -> Player;

    /// Returns the score of a player.
    fn score(&self, player: Player) -> i32;
}

/// A cursor over a generated reasoner.
#[derive(Clone)]
pub(crate) struct StaticCursor<P: Playable> {
    position: P,
    list: MoveList<P::Move>,
    kept: MonotonicCache<P::Move>,
    pools: Pools,
}

impl<P: Playable> StaticCursor<P> {
    pub(crate) fn new(position: P) -> Self {
        let mut pools = Pools::new(P::POOLS);
        position.fill_pool(&mut pools);
        Self {
            position,
            list: MoveList::new(),
            kept: MonotonicCache::new(P::MONOTONIC_CLASSES),
            pools,
        }
    }

    /// Plays a move drawn as the reasoner does it best; returns `false` when there is none.
    #[inline(always)]
    fn play_drawn<L>(&mut self, rng: &mut LoopRng<L>) -> bool {
        let (pools, list) = (&mut self.pools, &mut self.list);
        if P::DRAWS_INLINE {
            self.position.play_from_pool(rng, pools, list)
        } else {
            self.position.play_from_pool(&mut rng.0, pools, list)
        }
    }
}

impl<P: Playable> Cursor for StaticCursor<P> {
    const INTERLEAVED: bool = P::PLAYS_INTERLEAVED;

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
        self.pools.restart(&start.pools);
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

    #[inline(always)]
    fn play_listed(&mut self, rng: &mut LoopRng<Listing>) -> Result<usize, TooManyMoves> {
        if P::POOLS > 0
            && let Some(moves) = self.position.count_in_pool(&mut self.pools)
        {
            // The pool is the list of moves, for all who choose from its cells.
            if moves > 0 {
                self.play_drawn(rng);
            }
            return Ok(moves);
        }
        let class = self.position.monotonic_class();
        if let Some(class) = class {
            let Some(m) = self.kept.draw(class, &self.position, rng)? else {
                return Ok(0);
            };
            // The list may hold moves that have become illegal.
            let moves = self.position.count_moves();
            self.position.apply(&m);
            return Ok(moves);
        }
        let moves = self.list()?;
        if moves > 0 {
            // Lists hold at most `MOVE_LIMIT` moves.
            self.play(below(rng, moves as u32) as usize);
        }
        Ok(moves)
    }

    #[inline(always)]
    fn play_sampled(&mut self, rng: &mut LoopRng<Drawing>) -> bool {
        self.play_drawn(rng)
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }
}
