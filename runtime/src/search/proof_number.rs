//! Depth-first proof-number search (df-pn) for games of two players whose scores have
//! a constant sum.
//!
//! A run answers one question: can the first player get at least this score? Positions
//! in which that player is to move are proven by one move, the others only by all. The
//! numbers of a position say how much is left to be proven, or to be disproven, at
//! least; the search goes on where that is least, as long as it stays so (Nagai, 2002).
//! As the same position is reached in many ways, the larger number is the maximum over
//! the moves and one for every further move that is open, not the sum (weak
//! proof-number search: Ueda et al., 2008).

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::game::Player;
use crate::playout::Pace;
use crate::playout::Playable;
use crate::position::MoveList;
use crate::rng::stream;

use super::budget::Budget;
use super::memory::OutOfMemory;
use super::proof_table::{NEVER, Numbers, ProofTable};

/// The number of moves of a line beyond which a search is given up: the game may go round in
/// circles.
const DEEPEST: usize = 2000;

/// The number of random games from which the scores come that are asked for first.
const GAMES: u64 = 100;

/// The number of moves at which games are cut off.
const LONGEST: usize = 10_000;

/// The result of a proof-number search.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::search::{Budget, ProofNumber};
///
/// let mut search = ProofNumber::<Nim>::new(1 << 16).expect("there is memory");
/// let proven = search.search(&Nim::initial(), &Budget::default(), &mut |_| Continue(()));
/// assert_eq!((proven.least, proven.most), (100, 100));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Proven<M> {
    /// The score that the first player can be sure of.
    pub least: i32,
    /// The score that the second player can hold the first to. The value of the
    /// position is known when both are equal.
    pub most: i32,
    /// The best move if the value is known, else one that promises much; `None` if the game is
    /// over.
    pub best: Option<M>,
    /// The number of positions that were looked at.
    pub positions: u64,
    /// The wall-clock time.
    pub elapsed: Duration,
}

/// A proof-number search with a table of fixed size.
///
/// ```
/// # use rbg_testkit::nim::Nim;
/// use std::ops::ControlFlow::Continue;
/// use rbg_runtime::Position;
/// use rbg_runtime::search::{Budget, ProofNumber};
///
/// let mut search = ProofNumber::<Nim>::new(1 << 16).expect("there is memory");
/// let proven = search.search(&Nim::initial(), &Budget::default(), &mut |_| Continue(()));
/// assert_eq!(proven.best, Some(2));
/// ```
pub struct ProofNumber<P: Playable> {
    table: ProofTable,
    levels: Vec<Level<P::Move>>,
    /// The score that the first player is to get.
    goal: i32,
    /// The highest final score below the goal that was met, and the lowest other one.
    around: (Option<i32>, Option<i32>),
    positions: u64,
    /// Whether the search is to end at once.
    stopped: bool,
}

/// A position on the way down.
struct Level<M> {
    moves: MoveList<M>,
    children: Vec<Child>,
}

impl<M> Level<M> {
    fn new() -> Self {
        Self {
            moves: MoveList::new(),
            children: Vec::new(),
        }
    }
}

#[derive(Clone, Copy)]
struct Child {
    key: u64,
    numbers: Numbers,
}

/// The limits of a search under way.
struct Watch<'a> {
    budget: Budget,
    begun: Instant,
    pace: Pace,
    progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl<P: Playable> ProofNumber<P> {
    /// Creates a search whose table takes up this number of bytes.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`] if the system has not so much memory.
    pub fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        Ok(Self {
            table: ProofTable::new(bytes)?,
            levels: Vec::new(),
            goal: 0,
            around: (None, None),
            positions: 0,
            stopped: false,
        })
    }

    /// Asks for one score after another until the value is known, the budget is spent
    /// or `progress`, which is told of the positions so far, breaks.
    pub fn search(
        &mut self,
        position: &P,
        budget: &Budget,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Proven<P::Move> {
        let mut watch = Watch {
            budget: *budget,
            begun: Instant::now(),
            pace: Pace::new(),
            progress,
        };
        self.positions = 0;
        self.stopped = false;
        let mut moves = MoveList::new();
        position.moves(&mut moves);
        let (mut least, mut most) = (0, P::game().variables[0].bound.max(0));
        let mut best = 0;
        if moves.is_empty() {
            (least, most) = (position.score(Player::FIRST), position.score(Player::FIRST));
        }
        let scores = scores(position);
        while least < most && !self.stopped {
            self.goal = next_goal(&scores, least, most);
            self.around = (None, None);
            self.table.clear();
            let unknown = Numbers {
                proof: 1,
                disproof: 1,
            };
            let without_limit = Numbers {
                proof: NEVER,
                disproof: NEVER,
            };
            let numbers = self.look(position, unknown, without_limit, 0, &mut watch);
            let first = position.to_move() == Player::FIRST;
            let known = numbers.is_solved();
            // A move that does what the player to move wants, or comes nearest to it.
            if (numbers.proof == 0) == first || !known && best == 0 {
                best = self.cached_best(first);
            }
            if numbers.proof == 0 {
                // Only ends with this score or a higher one count for the proof.
                least = self.around.1.unwrap_or(self.goal);
            } else if numbers.disproof == 0 {
                most = self.around.0.unwrap_or(self.goal - 1);
            } else {
                break;
            }
        }
        Proven {
            least,
            most,
            best: moves.get(best).cloned(),
            positions: self.positions,
            elapsed: watch.begun.elapsed(),
        }
    }

    /// Returns the child of the root that is best for the player to move.
    fn cached_best(&self, first: bool) -> usize {
        let children = self.levels.first().map_or(&[][..], |level| &level.children);
        (0..children.len())
            .min_by_key(|&index| wanted(children[index].numbers, first).0)
            .unwrap_or(0)
    }

    /// Works on a position with these numbers until one of them reaches its limit.
    fn look(
        &mut self,
        position: &P,
        numbers: Numbers,
        limits: Numbers,
        depth: usize,
        watch: &mut Watch<'_>,
    ) -> Numbers {
        self.positions += 1;
        if watch.pace.spend(1) || watch.budget.spent(self.positions, Duration::ZERO) {
            let elapsed = watch.begun.elapsed();
            self.stopped |= watch.budget.spent(self.positions, elapsed)
                || (watch.progress)(self.positions).is_break();
        }
        self.stopped |= depth == DEEPEST;
        if self.stopped {
            return numbers;
        }
        let before = self.positions;
        let first = position.to_move() == Player::FIRST;
        if self.levels.len() <= depth {
            self.levels.push(Level::new());
        }
        self.expand(position, first, depth);
        // From here on for the player to move: what it wants is the proof.
        let most = wanted(limits, first);
        let numbers = loop {
            let choice = Choice::among(&self.levels[depth].children, first);
            let (own, other) = choice.numbers();
            if own >= most.0 || other >= most.1 || self.stopped {
                break oriented(own, other, first);
            }
            // A little more than the second best, so that the search does not go to and
            // fro between two moves (Pawlewicz and Lew, 2007).
            let enough = choice.second.saturating_add(choice.second / 4 + 1);
            let own_limit = most.0.min(enough);
            let other_limit = most.1.saturating_sub(choice.open - 1);
            let limits = oriented(own_limit, other_limit, first);
            let child = self.levels[depth].children[choice.best];
            // Work on another child may have led to this position as well.
            let now = self.table.get(child.key).unwrap_or(child.numbers);
            if now.proof >= limits.proof || now.disproof >= limits.disproof {
                self.levels[depth].children[choice.best].numbers = now;
                continue;
            }
            let mut next = position.clone();
            next.apply(&self.levels[depth].moves[choice.best]);
            let found = self.look(&next, now, limits, depth + 1, watch);
            self.levels[depth].children[choice.best].numbers = found;
        };
        let work = u32::try_from(self.positions - before).unwrap_or(u32::MAX);
        self.table.put(position.key(), numbers, work.max(1));
        numbers
    }

    /// Finds out what is known of the children of a position. When one of them decides
    /// it, the others are left out.
    fn expand(&mut self, position: &P, first: bool, depth: usize) {
        let Level {
            mut moves,
            mut children,
        } = std::mem::replace(&mut self.levels[depth], Level::new());
        position.moves(&mut moves);
        children.clear();
        for m in moves.iter() {
            let mut next = position.clone();
            next.apply(m);
            let key = next.key();
            let known = self.table.get(key);
            let numbers = known.unwrap_or_else(|| self.begin(&next));
            children.push(Child { key, numbers });
            if wanted(numbers, first).0 == 0 {
                break;
            }
        }
        self.levels[depth] = Level { moves, children };
    }

    /// Returns the numbers of a position that was never looked at: of whether the goal is reached
    /// if the game is over, else of the number of moves.
    fn begin(&mut self, position: &P) -> Numbers {
        let to_move = position.to_move();
        if P::CAN_BE_DECIDED
            && to_move != Player::KEEPER
            && let Some(numbers) = self.decided(position)
        {
            return numbers;
        }
        let moves = if to_move == Player::KEEPER {
            0
        } else {
            position.count_moves()
        };
        if moves > 0 {
            let moves = u32::try_from(moves).unwrap_or(NEVER).min(NEVER - 1);
            return oriented(1, moves, to_move == Player::FIRST);
        }
        let score = position.score(Player::FIRST);
        let (below, above) = &mut self.around;
        if score >= self.goal {
            *above = Some(above.map_or(score, |above| above.min(score)));
            Numbers::PROVEN
        } else {
            *below = Some(below.map_or(score, |below| below.max(score)));
            Numbers::DISPROVEN
        }
    }
}

impl<P: Playable> ProofNumber<P> {
    /// Returns the numbers of a position where it is known that the goal is reached in the end, or
    /// that it is not.
    fn decided(&mut self, position: &P) -> Option<Numbers> {
        let (least, most) = position.score_bounds(Player::FIRST);
        let (below, above) = &mut self.around;
        if least >= self.goal {
            *above = Some(above.map_or(least, |above| above.min(least)));
            Some(Numbers::PROVEN)
        } else if most < self.goal {
            *below = Some(below.map_or(most, |below| below.max(most)));
            Some(Numbers::DISPROVEN)
        } else {
            None
        }
    }
}

/// Returns the number of what the player to move wants, and the other one.
fn wanted(numbers: Numbers, first: bool) -> (u32, u32) {
    if first {
        (numbers.proof, numbers.disproof)
    } else {
        (numbers.disproof, numbers.proof)
    }
}

/// Returns the numbers, from that of what the player to move wants and the other one.
fn oriented(own: u32, other: u32, first: bool) -> Numbers {
    if first {
        Numbers {
            proof: own,
            disproof: other,
        }
    } else {
        Numbers {
            proof: other,
            disproof: own,
        }
    }
}

/// A summary of the children of a position.
struct Choice {
    /// The child that is the easiest way to what the player to move wants.
    best: usize,
    /// The number of that child, and of the second best.
    least: u32,
    second: u32,
    /// The largest number of the contrary.
    largest: u32,
    /// The number of children that are not refuted.
    open: u32,
}

impl Choice {
    fn among(children: &[Child], first: bool) -> Self {
        let mut choice = Self {
            best: 0,
            least: NEVER,
            second: NEVER,
            largest: 0,
            open: 0,
        };
        let mut ties = u32::MAX;
        for (index, child) in children.iter().enumerate() {
            let (own, other) = wanted(child.numbers, first);
            // Of equal ones the one about which most is known otherwise.
            if own < choice.least || own == choice.least && other < ties {
                choice.second = choice.least;
                (choice.best, choice.least, ties) = (index, own, other);
            } else {
                choice.second = choice.second.min(own);
            }
            choice.largest = choice.largest.max(other);
            choice.open += u32::from(other > 0);
        }
        choice
    }

    /// Returns the numbers of the position: of what the player to move wants, and the other.
    fn numbers(&self) -> (u32, u32) {
        if self.least == 0 {
            return (0, NEVER);
        }
        if self.open == 0 {
            return (NEVER, 0);
        }
        (self.least, (self.largest + self.open - 1).min(NEVER - 1))
    }
}

/// Returns the final scores of the first player in some games.
fn scores<P: Playable>(position: &P) -> BTreeSet<i32> {
    let mut moves = MoveList::new();
    let score = |game: u64| {
        let mut rng = stream(0x7072_6f6f, game);
        let mut position = position.clone();
        for _ in 0..LONGEST {
            match position.sample_move_with(&mut rng, &mut moves) {
                Some(m) => position.apply(&m),
                None => break,
            }
        }
        position.score(Player::FIRST)
    };
    (0..GAMES).map(score).collect()
}

/// Returns the score to ask for next when the value lies between `least` and `most`: one of those
/// that occur, the middle one or, of two, the higher one.
fn next_goal(scores: &BTreeSet<i32>, least: i32, most: i32) -> i32 {
    let between: Vec<i32> = scores.range(least + 1..=most).copied().collect();
    between.get(between.len() / 2).copied().unwrap_or(least + 1)
}

#[cfg(test)]
mod tests;
