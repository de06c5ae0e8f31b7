//! Alpha-beta search for games of two players whose scores have a constant sum.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::game::Player;
use crate::playout::Pace;
use crate::playout::Playable;
use crate::position::MoveList;

use super::budget::Budget;
use super::memory::OutOfMemory;
use super::table::{Bound, FOR_EVER, Table};
use crate::evaluate::{Heuristic, difference};

/// The unit of values: differences of scores in percent are whole multiples of this
/// where the game is over.
const UNIT: f32 = 1000.0;

/// A value beyond all others.
const INFINITE: i32 = 1 << 28;

/// The number of killer moves for each depth: moves that were good elsewhere at the same depth.
const KILLERS: usize = 2;

/// The width of the first window around the value of the previous depth.
const WINDOW: i32 = 3000;

/// The result of an alpha-beta search.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::search::{AlphaBeta, Budget};
///
/// let mut search = AlphaBeta::<Nim>::new(1 << 16, None).expect("there is memory");
/// let found = search.search(&Nim::initial(), 10, &Budget::default(), &mut |_| Continue(()));
/// assert_eq!((found.best, found.difference), (Some(2), 100.0));
/// assert!(found.exact);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found<M> {
    /// The best move; `None` if the game is over.
    pub best: Option<M>,
    /// The first player's score less the second's, in percent of the largest one.
    pub difference: f32,
    /// Whether the difference is certain: nothing was estimated.
    pub exact: bool,
    /// The number of moves that were looked ahead.
    pub depth: u16,
    /// The number of positions that were looked at.
    pub positions: u64,
    /// The wall-clock time.
    pub elapsed: Duration,
}

/// An alpha-beta search with a table that is kept from move to move.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::search::{AlphaBeta, Budget};
///
/// let mut search = AlphaBeta::<Nim>::new(1 << 16, None).expect("there is memory");
/// let found = search.search(&Nim::initial(), 10, &Budget::default(), &mut |_| Continue(()));
/// assert_eq!(found.best, Some(2));
/// ```
pub struct AlphaBeta<P: Playable> {
    table: Table,
    heuristic: Option<Box<dyn Heuristic<P>>>,
    /// The number of times that the moves with an identity were good.
    history: Vec<u32>,
    killers: Vec<[Option<P::Move>; KILLERS]>,
    lists: Vec<MoveList<P::Move>>,
    positions: u64,
    /// Whether the search is to end at once.
    stopped: bool,
    /// The number of moves that are looked further where the position is not quiet.
    quiescence: u16,
}

/// The limits of a search under way.
struct Watch<'a> {
    budget: Budget,
    begun: Instant,
    pace: Pace,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<P: Playable> AlphaBeta<P> {
    /// Creates a search whose table takes up this number of bytes. Without a heuristic positions
    /// that are not over are even.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`] if the system has not so much memory.
    pub fn new(
        bytes: usize,
        heuristic: Option<Box<dyn Heuristic<P>>>,
    ) -> Result<Self, OutOfMemory> {
        Ok(Self {
            table: Table::new(bytes)?,
            heuristic,
            history: vec![0; P::MOVE_IDENTITIES],
            killers: Vec::new(),
            lists: Vec::new(),
            positions: 0,
            stopped: false,
            quiescence: 0,
        })
    }

    /// Forgets everything.
    pub fn restart(&mut self) {
        self.table.clear();
        self.history.fill(0);
        self.killers.fill_with(Default::default);
    }

    /// Sets the number of moves that are looked further where the heuristic says that a position is
    /// not quiet.
    pub fn set_quiescence(&mut self, moves: u16) {
        self.quiescence = moves;
    }

    /// Looks ahead further and further until the value is certain, `deepest` is
    /// reached, the budget is spent or `progress`, which is told of the positions so
    /// far, breaks.
    pub fn search(
        &mut self,
        position: &P,
        deepest: u16,
        budget: &Budget,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Found<P::Move> {
        let mut watch = Watch {
            budget: *budget,
            begun: Instant::now(),
            pace: Pace::new(),
            progress,
        };
        self.positions = 0;
        self.stopped = false;
        for history in &mut self.history {
            *history /= 8;
        }
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let mut found = Found {
            best: moves.first().cloned(),
            difference: difference(position),
            exact: moves.is_empty(),
            depth: 0,
            positions: 0,
            elapsed: Duration::ZERO,
        };
        let mut guess = 0;
        let mut depth = 1;
        while !moves.is_empty() && depth <= deepest {
            let (value, exact) = self.around(position, depth, guess, &mut watch);
            if self.stopped {
                break;
            }
            guess = value;
            let sign = if position.to_move() == Player::FIRST {
                1.0
            } else {
                -1.0
            };
            found.difference = sign * value as f32 / UNIT;
            found.exact = exact;
            found.depth = depth;
            if let Some(entry) = self.table.get(position.key()) {
                found.best = moves.get(entry.best as usize).cloned().or(found.best);
            }
            if exact {
                break;
            }
            depth += 1;
        }
        found.positions = self.positions;
        found.elapsed = watch.begun.elapsed();
        found
    }

    /// Searches in a window around a guess, and in wider ones until the value lies
    /// within (aspiration).
    fn around(
        &mut self,
        position: &P,
        depth: u16,
        guess: i32,
        watch: &mut Watch<'_>,
    ) -> (i32, bool) {
        let mut half = WINDOW;
        loop {
            let (low, high) = if depth == 1 || half > INFINITE / 4 {
                (-INFINITE, INFINITE)
            } else {
                (guess - half, guess + half)
            };
            let outcome = self.value(position, depth, 0, low, high, self.quiescence, watch);
            if self.stopped || (low < outcome.0 && outcome.0 < high) {
                return outcome;
            }
            half = half.saturating_mul(8);
        }
    }

    /// Returns the value for the player to move, and whether it rests on ends of the game alone.
    /// Outside the window it is a bound.
    #[allow(clippy::too_many_arguments)]
    fn value(
        &mut self,
        position: &P,
        depth: u16,
        ply: usize,
        mut low: i32,
        high: i32,
        quiescence: u16,
        watch: &mut Watch<'_>,
    ) -> (i32, bool) {
        self.positions += 1;
        if watch.pace.spend(1) || watch.budget.spent(self.positions, Duration::ZERO) {
            let elapsed = watch.begun.elapsed();
            self.stopped |= watch.budget.spent(self.positions, elapsed)
                || (watch.progress)(self.positions).is_break();
        }
        if self.stopped {
            return (0, false);
        }
        let mut depth = depth;
        let mut quiescence = quiescence;
        if depth == 0 && quiescence > 0 && !self.is_quiet(position) {
            depth = 1;
            quiescence -= 1;
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && entry.depth >= depth
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= high,
                Bound::Upper => entry.value <= low,
            }
            && ply > 0
        {
            return (entry.value, entry.depth == FOR_EVER);
        }
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, MoveList::new);
            self.killers.resize_with(ply + 1, Default::default);
        }
        let mut moves = std::mem::take(&mut self.lists[ply]);
        if P::CAN_BE_DECIDED && ply != 0 && position.is_decided() {
            // The game goes on, but not the search.
            moves.clear();
        } else {
            position.moves(&mut moves);
        }
        let to_move = position.to_move();
        let outcome = if moves.is_empty() {
            let sign = if to_move == Player::SECOND { -1.0 } else { 1.0 };
            (sign * difference(position) * UNIT) as i32
        } else if depth == 0 {
            self.estimate(position, to_move)
        } else {
            let order = self.order(&moves, known.map(|entry| entry.best), ply);
            let begin = low;
            let mut best = (-INFINITE, 0);
            // Whether the best value is certain, and whether all are.
            let (mut best_exact, mut all_exact) = (false, true);
            for (number, &index) in order.iter().enumerate() {
                let m = &moves[index as usize];
                let mut next = position.clone();
                next.apply(m);
                let (value, exact) = self.step(
                    &next,
                    to_move,
                    depth,
                    ply,
                    low,
                    high,
                    number > 0,
                    quiescence,
                    watch,
                );
                if self.stopped {
                    self.lists[ply] = moves;
                    return (0, false);
                }
                all_exact &= exact;
                if value > best.0 {
                    best = (value, index);
                    best_exact = exact;
                }
                low = low.max(value);
                if low >= high {
                    self.reward(m, depth, ply);
                    break;
                }
            }
            let (value, index) = best;
            // What is as good as can be needs no other move; a value above the
            // window is at least what it is by the best move alone.
            let cut = value >= high;
            let exact = all_exact || (best_exact && (cut || value >= (100.0 * UNIT) as i32));
            let bound = if cut {
                Bound::Lower
            } else if value <= begin {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let depth = if exact { FOR_EVER } else { depth };
            self.table.put(key, value, depth, bound, index);
            self.lists[ply] = moves;
            return (value, exact);
        };
        let exact = moves.is_empty();
        self.lists[ply] = moves;
        (outcome, exact)
    }

    /// Returns the value of a move for the one who makes it: with an empty window first, if it is
    /// not expected to be the best (principal variation search).
    #[allow(clippy::too_many_arguments)]
    fn step(
        &mut self,
        next: &P,
        to_move: Player,
        depth: u16,
        ply: usize,
        low: i32,
        high: i32,
        later: bool,
        quiescence: u16,
        watch: &mut Watch<'_>,
    ) -> (i32, bool) {
        let same = next.to_move() == to_move;
        // The game may end with nobody to move; then the value is the second
        // player's if that is the one who did not move.
        let turned = |(value, exact): (i32, bool)| (if same { value } else { -value }, exact);
        let mut look = |low: i32, high: i32| {
            let (low, high) = if same { (low, high) } else { (-high, -low) };
            self.child(
                next,
                to_move,
                depth - 1,
                ply + 1,
                low,
                high,
                quiescence,
                watch,
            )
        };
        if later && low > -INFINITE && high - low > 1 {
            let outcome = turned(look(low, low + 1));
            if outcome.0 <= low || outcome.0 >= high {
                return outcome;
            }
        }
        turned(look(low, high))
    }

    /// Returns the value of a position after a move, for the player to move there; where nobody is,
    /// for the opponent of whom made the move.
    #[allow(clippy::too_many_arguments)]
    fn child(
        &mut self,
        next: &P,
        to_move: Player,
        depth: u16,
        ply: usize,
        low: i32,
        high: i32,
        quiescence: u16,
        watch: &mut Watch<'_>,
    ) -> (i32, bool) {
        if next.to_move() == Player::KEEPER {
            self.positions += 1;
            let sign = if to_move == Player::FIRST { -1.0 } else { 1.0 };
            return ((sign * difference(next) * UNIT) as i32, true);
        }
        self.value(next, depth, ply, low, high, quiescence, watch)
    }

    fn is_quiet(&self, position: &P) -> bool {
        let heuristic = self.heuristic.as_ref();
        heuristic.is_none_or(|heuristic| heuristic.is_quiet(position))
    }

    fn estimate(&self, position: &P, to_move: Player) -> i32 {
        self.heuristic.as_ref().map_or(0, |heuristic| {
            (heuristic.value(position, to_move) * UNIT) as i32
        })
    }

    /// Returns the places of moves, in the order in which they are to be tried: the best one of an
    /// earlier search, killers, then by history.
    fn order(&self, moves: &MoveList<P::Move>, best: Option<u32>, ply: usize) -> Vec<u32> {
        let rank = |index: u32| {
            let m = &moves[index as usize];
            if best == Some(index) {
                u32::MAX
            } else if self.killers[ply].iter().flatten().any(|killer| killer == m) {
                u32::MAX - 1
            } else {
                self.history[P::move_identity(m)].min(u32::MAX - 2)
            }
        };
        let mut order: Vec<u32> = (0..moves.len() as u32).collect();
        order.sort_by_cached_key(|&index| std::cmp::Reverse(rank(index)));
        order
    }

    /// Notes that a move was too good for the opponent.
    fn reward(&mut self, m: &P::Move, depth: u16, ply: usize) {
        let history = &mut self.history[P::move_identity(m)];
        *history = history.saturating_add(u32::from(depth) * u32::from(depth));
        let killers = &mut self.killers[ply];
        if killers[0].as_ref() != Some(m) {
            killers.swap(0, 1);
            killers[0] = Some(m.clone());
        }
    }
}

#[cfg(test)]
mod tests;
