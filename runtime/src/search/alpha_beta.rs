//! Alpha-beta search for games of two players whose scores have a constant sum.

mod estimates;
mod order;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::game::Player;
use crate::playout::Pace;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::PlayoutRng;

use super::budget::Budget;
use super::memory::OutOfMemory;
use super::table::{Bound, FOR_EVER, Table};
use crate::evaluate::{Heuristic, difference};
use estimates::{Estimates, UNIT};
use order::{Estimate, MoveOrder, SORTED_BY_ESTIMATE, reduction};

/// A value beyond all others.
const INFINITE: i32 = 1 << 28;

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
    estimates: Estimates<P>,
    order: MoveOrder<P>,
    lists: Vec<MoveList<P::Move>>,
    positions: u64,
    /// Whether the search is to end at once.
    stopped: bool,
    /// The number of moves that are looked further where the position is not quiet.
    quiescence: u16,
    /// The generator by which one of several best moves is chosen, if not the first.
    ties: Option<PlayoutRng>,
    /// Whether positions are estimated so fast that the search does so freely: at its horizon without
    /// looking for moves, and of all children to sort them; and looks less far behind those
    /// that come late.
    selective: bool,
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
        let estimates = Estimates::new(heuristic);
        Ok(Self {
            table: Table::new(bytes)?,
            selective: estimates.are_fast(),
            estimates,
            order: MoveOrder::new(),
            lists: Vec::new(),
            positions: 0,
            stopped: false,
            quiescence: 0,
            ties: None,
        })
    }

    /// Forgets everything.
    pub fn restart(&mut self) {
        self.table.clear();
        self.order.clear();
    }

    /// Sets the number of moves that are looked further where the heuristic says that a position is
    /// not quiet.
    pub fn set_quiescence(&mut self, moves: u16) {
        self.quiescence = moves;
    }

    /// Has one of several best moves chosen at random, each as likely, rather than always the same.
    pub fn set_random_ties(&mut self, rng: Option<PlayoutRng>) {
        self.ties = rng;
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
        self.order.age();
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        self.order.shuffle(moves.len(), self.ties.as_mut());
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
        if self.selective && depth == 0 {
            return (self.estimates.of(position, position.to_move()), false);
        }
        let mut depth = depth;
        let mut quiescence = quiescence;
        if depth == 0 && quiescence > 0 && !self.estimates.is_quiet(position) {
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
            self.estimates.of(position, to_move)
        } else {
            self.estimates.look_near(position);
            let order = self.sorted(position, &moves, known.map(|entry| entry.best), depth, ply);
            let begin = low;
            let mut best = (-INFINITE, 0);
            // Whether the best value is certain, and whether all are.
            let (mut best_exact, mut all_exact) = (false, true);
            for (number, &(_, index)) in order.iter().enumerate() {
                let m = &moves[index as usize];
                let mut next = position.clone();
                next.apply(m);
                let (value, exact) = self.step(
                    &next, to_move, depth, ply, low, high, number, quiescence, watch,
                );
                if self.stopped {
                    self.lists[ply] = moves;
                    self.order.keep(order, ply);
                    return (0, false);
                }
                all_exact &= exact;
                if value > best.0 {
                    best = (value, index);
                    best_exact = exact;
                }
                low = low.max(value);
                if low >= high {
                    self.order.reward(m, depth, ply);
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
            self.order.keep(order, ply);
            return (value, exact);
        };
        let exact = moves.is_empty();
        self.lists[ply] = moves;
        (outcome, exact)
    }

    /// Returns the value of a move for the one who makes it: with an empty window first, if it is
    /// not expected to be the best (principal variation search), and less far behind moves that come
    /// late (late move reductions).
    #[allow(clippy::too_many_arguments)]
    fn step(
        &mut self,
        next: &P,
        to_move: Player,
        depth: u16,
        ply: usize,
        low: i32,
        high: i32,
        number: usize,
        quiescence: u16,
        watch: &mut Watch<'_>,
    ) -> (i32, bool) {
        let same = next.to_move() == to_move;
        let reduces = self.selective;
        // The game may end with nobody to move; then the value is the second
        // player's if that is the one who did not move.
        let turned = |(value, exact): (i32, bool)| (if same { value } else { -value }, exact);
        let mut look = |low: i32, high: i32, less: u16| {
            let (low, high) = if same { (low, high) } else { (-high, -low) };
            self.child(
                next,
                to_move,
                depth - 1 - less,
                ply + 1,
                low,
                high,
                quiescence,
                watch,
            )
        };
        let less = if reduces && low > -INFINITE {
            reduction(depth, number)
        } else {
            0
        };
        if less > 0 {
            let outcome = turned(look(low, low + 1, less));
            if outcome.0 <= low {
                return outcome;
            }
        }
        if number > 0 && low > -INFINITE && high - low > 1 {
            let outcome = turned(look(low, low + 1, 0));
            if outcome.0 <= low || outcome.0 >= high {
                return outcome;
            }
        }
        turned(look(low, high, 0))
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

    /// Returns the places of moves, in the order in which they are to be tried.
    fn sorted(
        &mut self,
        position: &P,
        moves: &MoveList<P::Move>,
        best: Option<u32>,
        depth: u16,
        ply: usize,
    ) -> Vec<(i64, u32)> {
        self.order.grow(ply);
        if !self.selective || depth < SORTED_BY_ESTIMATE {
            return self.order.sorted(moves, best, ply, None);
        }
        let (mover, estimates) = (position.to_move(), &mut self.estimates);
        let mut next = position.clone();
        let mut estimate = |m: &P::Move| {
            next.clone_from(position);
            next.apply(m);
            estimates.after(&next, mover)
        };
        let estimate: Estimate<'_, P> = &mut estimate;
        self.order.sorted(moves, best, ply, Some(estimate))
    }
}

#[cfg(test)]
mod tests;
