//! Games in which no position occurs twice.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use foldhash::fast::FixedState;
use rand_core::Rng;

use crate::codegen::sample_by_listing;
use crate::codegen::{Hints, MoveSink};
use crate::game::{
    ActionList, Cell, GameInfo, Piece, Player, RestoreError, SavedPosition, Variable,
};
use crate::playout::Playable;
use crate::position::KeyMixer;
use crate::position::MoveList;
use crate::position::{Position, Restore};

/// A rule that says which positions count as the same.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::playout::policy::{Positional, Repetition, Situational};
///
/// let start = Nim::initial();
/// assert!(Positional::same(&start, &start) && Situational::same(&start, &start));
/// assert_eq!(Positional::key(&start), Positional::key(&start.clone()));
/// ```
pub trait Repetition: Clone + std::fmt::Debug + Send + Sync + 'static {
    /// Returns the key of what is compared.
    fn key<P: Playable>(position: &P) -> u64;

    /// Returns whether two positions count as the same.
    fn same<P: Playable>(position: &P, other: &P) -> bool;
}

/// The rule by which positions with the same pieces on the same cells count as the same. Variables
/// do not matter: with a counter of moves nothing would ever occur twice.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::playout::policy::{NoRepetition, Positional};
///
/// let position = NoRepetition::<Nim, Positional>::new(Nim::initial());
/// assert_eq!(position.count_moves(), 2);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Positional;

impl Repetition for Positional {
    #[inline]
    fn key<P: Playable>(position: &P) -> u64 {
        position.board_key()
    }

    #[inline]
    fn same<P: Playable>(position: &P, other: &P) -> bool {
        position.same_board(other)
    }
}

/// The rule by which, beside the pieces, the same player has to be to move.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use rbg_runtime::Position;
/// use rbg_runtime::playout::policy::{NoRepetition, Situational};
///
/// let position = NoRepetition::<Nim, Situational>::new(Nim::initial());
/// assert!(!position.repeats(&1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Situational;

impl Repetition for Situational {
    #[inline]
    fn key<P: Playable>(position: &P) -> u64 {
        let to_move = u64::from(position.to_move().number());
        KeyMixer::new()
            .word(position.board_key())
            .word(to_move)
            .key()
    }

    #[inline]
    fn same<P: Playable>(position: &P, other: &P) -> bool {
        position.to_move() == other.to_move() && position.same_board(other)
    }
}

/// A position of a game in which moves that recreate an earlier position are
/// illegal.
///
/// A move after which the pieces stand as before it, such as a pass, recreates
/// nothing. A player all of whose moves are illegal has none, and the game is over.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::playout::policy::NoRepetition;
/// use rbg_runtime::{Position, perft};
///
/// let start: NoRepetition<Nim> = NoRepetition::new(Nim::initial());
/// // No position of this game can come twice.
/// assert_eq!(perft(&start, 3, &mut |_| Continue(())), Ok(7));
/// ```
#[derive(Clone, Debug)]
pub struct NoRepetition<P, R = Positional> {
    position: P,
    earlier: History<P>,
    rule: PhantomData<R>,
}

impl<P: Playable, R: Repetition> NoRepetition<P, R> {
    /// Creates the position, without any earlier ones.
    pub fn new(position: P) -> Self {
        let mut earlier = History::default();
        earlier.add::<R>(&position);
        Self {
            position,
            earlier,
            rule: PhantomData,
        }
    }

    /// Returns the position without its history.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Returns whether a legal move of the game without this rule recreates an earlier position.
    pub fn repeats(&self, m: &P::Move) -> bool {
        let mut next = self.position.clone();
        next.apply(m);
        self.earlier.has::<R>(&next) && !next.same_board(&self.position)
    }
}

/// The number of draws in vain before all moves are listed.
const TRIES: usize = 16;

impl<P: Playable, R: Repetition> Position for NoRepetition<P, R> {
    type Move = P::Move;

    fn game() -> &'static GameInfo {
        P::game()
    }

    fn initial() -> Self {
        Self::new(P::initial())
    }

    #[inline]
    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn moves(&self, out: &mut MoveList<P::Move>) {
        self.position.moves(out);
        let mut index = 0;
        while let Some(m) = out.get(index) {
            if self.repeats(m) {
                out.swap_remove(index);
            } else {
                index += 1;
            }
        }
    }

    fn sample_move<G: Rng>(&self, rng: &mut G) -> Option<P::Move> {
        self.sample_move_with(rng, &mut MoveList::new())
    }

    fn is_legal(&self, m: &P::Move) -> bool {
        self.position.is_legal(m) && !self.repeats(m)
    }

    fn apply(&mut self, m: &P::Move) {
        self.position.apply(m);
        self.earlier.add::<R>(&self.position);
    }

    #[inline]
    fn score(&self, player: Player) -> i32 {
        self.position.score(player)
    }

    /// A game that ends earlier ends with the same scores.
    #[inline]
    fn is_decided(&self) -> bool {
        self.position.is_decided()
    }

    fn score_bounds(&self, player: Player) -> (i32, i32) {
        self.position.score_bounds(player)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Piece {
        self.position.piece_at(cell)
    }

    #[inline]
    fn variable(&self, variable: Variable) -> i32 {
        self.position.variable(variable)
    }

    #[inline]
    fn current_cell(&self) -> Cell {
        self.position.current_cell()
    }

    fn actions(&self, m: &P::Move) -> ActionList {
        self.position.actions(m)
    }

    fn key(&self) -> u64 {
        let key = KeyMixer::new().word(self.position.key());
        key.word(self.earlier.digest).key()
    }
}

/// A restored position has no earlier ones.
impl<P: Playable, R: Repetition> Restore for NoRepetition<P, R> {
    fn last_switch(&self) -> u32 {
        self.position.last_switch()
    }

    fn restore(saved: &SavedPosition) -> Result<Self, RestoreError> {
        P::restore(saved).map(Self::new)
    }
}

impl<P: Playable, R: Repetition> Hints for NoRepetition<P, R> {
    fn sample_move_with<G: Rng>(
        &self,
        rng: &mut G,
        scratch: &mut MoveList<P::Move>,
    ) -> Option<P::Move> {
        for _ in 0..TRIES {
            let m = self.position.sample_move_with(rng, scratch)?;
            if !self.repeats(&m) {
                return Some(m);
            }
        }
        sample_by_listing(self, rng, scratch)
    }

    const CAN_BE_DECIDED: bool = P::CAN_BE_DECIDED;
    const STOPS_PLAYOUTS: bool = P::STOPS_PLAYOUTS;

    const HAS_PSEUDO_LEGAL: bool = true;
    const LISTS_FOR_LEGALITY: bool = P::LISTS_FOR_LEGALITY;

    fn pseudo_legal<S: MoveSink<P::Move>>(&self, out: &mut S) {
        self.position.pseudo_legal(out);
    }

    #[inline]
    fn board_key(&self) -> u64 {
        self.position.board_key()
    }

    #[inline]
    fn same_board(&self, other: &Self) -> bool {
        self.position.same_board(&other.position)
    }

    const MOVE_IDENTITIES: usize = P::MOVE_IDENTITIES;

    #[inline]
    fn move_identity(m: &P::Move) -> usize {
        P::move_identity(m)
    }
}

impl<P: Playable, R: Repetition> PartialEq for NoRepetition<P, R> {
    /// Compares the positions, and those before them in any order.
    fn eq(&self, other: &Self) -> bool {
        let (own, others) = (&self.earlier, &other.earlier);
        self.position == other.position
            && own.count == others.count
            && own.digest == others.digest
            && own.positions().all(|position| others.has::<R>(position))
    }
}

impl<P: Playable, R: Repetition> Eq for NoRepetition<P, R> {}

impl<P: Playable, R: Repetition> Hash for NoRepetition<P, R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.hash(state);
        self.earlier.digest.hash(state);
    }
}

/// The number of positions that are kept next to each other before they go to a block.
const RECENT: usize = 32;

/// The number of blocks at which all become one.
const MOST_BLOCKS: usize = 8;

/// The positions that have occurred, each once.
///
/// Copies share all but the last few, so that to copy a position with its history
/// takes the same time however long the game has been. A history of which there is
/// one copy, as in a playout, consists of one block.
#[derive(Clone, Debug)]
struct History<P> {
    blocks: Vec<Arc<Block<P>>>,
    recent: Vec<(u64, P)>,
    /// The number of positions.
    count: usize,
    /// The sum of their keys, which does not depend on their order.
    digest: u64,
}

#[derive(Clone, Debug)]
struct Block<P> {
    entries: Vec<(u64, P)>,
    /// The entry with a key; of several, the first.
    places: HashMap<u64, usize, FixedState>,
    /// Entries that share their key with one before them.
    collided: Vec<usize>,
}

impl<P> Default for History<P> {
    fn default() -> Self {
        Self {
            blocks: Vec::new(),
            recent: Vec::new(),
            count: 0,
            digest: 0,
        }
    }
}

impl<P> Default for Block<P> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            places: HashMap::default(),
            collided: Vec::new(),
        }
    }
}

impl<P: Playable> History<P> {
    fn positions(&self) -> impl Iterator<Item = &P> {
        let blocks = self.blocks.iter().flat_map(|block| &block.entries);
        blocks.chain(&self.recent).map(|(_, position)| position)
    }

    /// Returns whether a position has occurred. Keys only tell where to look.
    #[inline]
    fn has<R: Repetition>(&self, position: &P) -> bool {
        self.has_keyed::<R>(R::key(position), position)
    }

    fn has_keyed<R: Repetition>(&self, key: u64, position: &P) -> bool {
        let mut recent = self.recent.iter().rev();
        recent.any(|(other, earlier)| *other == key && R::same(earlier, position))
            || self
                .blocks
                .iter()
                .rev()
                .any(|block| block.has::<R>(key, position))
    }

    fn add<R: Repetition>(&mut self, position: &P) {
        let key = R::key(position);
        if self.has_keyed::<R>(key, position) {
            return;
        }
        if self.recent.len() == RECENT {
            self.settle();
        }
        self.recent.push((key, position.clone()));
        self.count += 1;
        self.digest = self.digest.wrapping_add(key);
    }

    /// Moves the recent positions to a block: the last one if nobody else has it.
    fn settle(&mut self) {
        if self.blocks.len() == MOST_BLOCKS {
            let mut all = Block::default();
            for block in self.blocks.drain(..) {
                all.extend(block.entries.iter().cloned());
            }
            self.blocks.push(Arc::new(all));
        }
        let recent = self.recent.drain(..);
        if let Some(block) = self.blocks.last_mut().and_then(Arc::get_mut) {
            block.extend(recent);
            return;
        }
        let mut block = Block::default();
        block.extend(recent);
        self.blocks.push(Arc::new(block));
    }
}

impl<P: Playable> Block<P> {
    fn extend(&mut self, entries: impl IntoIterator<Item = (u64, P)>) {
        for (key, position) in entries {
            let place = self.entries.len();
            self.entries.push((key, position));
            if *self.places.entry(key).or_insert(place) != place {
                self.collided.push(place);
            }
        }
    }

    fn has<R: Repetition>(&self, key: u64, position: &P) -> bool {
        let Some(&first) = self.places.get(&key) else {
            return false;
        };
        let mut places = [first].into_iter().chain(self.collided.iter().copied());
        places.any(|place| {
            let (other, earlier) = &self.entries[place];
            *other == key && R::same(earlier, position)
        })
    }
}
