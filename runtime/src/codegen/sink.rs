//! Sinks for the moves that a reasoner finds: they are listed, counted, or one of them is selected.
//! Generated code is written once for all three.

use std::hint::select_unpredictable;

use rand_core::Rng;

use super::endless::{Passed, note_modifier_among};
use crate::codegen::CellSet;
use crate::position::{LONG_MOVE_LIMIT, MoveList, Unlistable, give_up};
use crate::rng::below;

/// A sink that takes the legal moves of a position one by one or in sets.
pub trait MoveSink<M> {
    /// Takes a move.
    fn push(&mut self, m: M);

    /// Takes a move that is made only where it is wanted, if possible by reusing one that is no
    /// longer wanted.
    #[inline]
    fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        self.push(make(None));
    }

    /// Takes a move under a condition that is hard to predict.
    #[inline]
    fn push_if(&mut self, condition: bool, m: M) {
        if condition {
            self.push(m);
        }
    }

    /// Takes the moves that `make` makes of the cells of a set.
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M);

    /// Takes the moves that `make` makes of the cells of a set, as [`extend`](Self::extend) does,
    /// where few cells are expected.
    #[inline]
    fn extend_few<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        self.extend(cells, make);
    }

    /// Returns whether further moves make no difference.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }

    /// Returns the number of moves so far, where that grows with them.
    #[inline]
    fn found_so_far(&self) -> usize {
        0
    }

    /// Returns whether all moves are kept.
    #[inline]
    fn keeps(&self) -> bool {
        false
    }

    /// Notes that a search which gives its moves to the sink passes a modifier that it may pass again
    /// and again, behind `length` others.
    #[inline]
    fn pass_modifier(&self, length: usize) -> Passed {
        let bytes = if self.keeps() {
            size_of::<M>() + length * size_of::<u32>()
        } else {
            0
        };
        note_modifier_among(self.found_so_far(), bytes)
    }
}

impl<M> MoveSink<M> for MoveList<M> {
    #[inline]
    fn push(&mut self, m: M) {
        MoveList::push(self, m);
    }

    #[inline]
    fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        MoveList::push_with(self, make);
    }

    #[inline]
    fn push_if(&mut self, condition: bool, m: M) {
        MoveList::push_if(self, condition, m);
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        self.extend_from_cells(cells, make);
    }

    #[inline]
    fn extend_few<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        self.extend_from_few_cells(cells, make);
    }

    #[inline]
    fn found_so_far(&self) -> usize {
        self.len()
    }

    #[inline]
    fn keeps(&self) -> bool {
        true
    }
}

/// Counts moves. A search for moves of any length ends where there are too many.
#[inline]
fn add<M>(count: &mut usize, more: usize) {
    *count += more;
    if std::mem::needs_drop::<M>() && *count > LONG_MOVE_LIMIT {
        give_up(Unlistable::TooMany);
    }
}

/// A sink that counts moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveCounter {
    /// The number of moves so far.
    pub count: usize,
}

impl<M> MoveSink<M> for MoveCounter {
    #[inline]
    fn push(&mut self, _: M) {
        add::<M>(&mut self.count, 1);
    }

    #[inline]
    fn push_with(&mut self, _: impl FnOnce(Option<M>) -> M) {
        add::<M>(&mut self.count, 1);
    }

    #[inline]
    fn push_if(&mut self, condition: bool, _: M) {
        add::<M>(&mut self.count, usize::from(condition));
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, _: impl Fn(usize) -> M) {
        add::<M>(&mut self.count, cells.len());
    }

    #[inline]
    fn found_so_far(&self) -> usize {
        self.count
    }
}

/// A sink that keeps the move of a certain number in the order of listing.
#[derive(Clone, Copy, Debug)]
pub struct NthMove<M> {
    /// The number of moves that are still to be passed over.
    left: usize,
    found: Option<M>,
}

impl<M> NthMove<M> {
    /// Creates a sink that waits for move `number`, from 0.
    pub fn new(number: usize) -> Self {
        Self {
            left: number,
            found: None,
        }
    }

    /// Returns the move, if there were enough.
    pub fn found(self) -> Option<M> {
        self.found
    }
}

impl<M> MoveSink<M> for NthMove<M> {
    #[inline]
    fn push(&mut self, m: M) {
        self.push_with(|_| m);
    }

    #[inline]
    fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        if self.found.is_some() {
            return;
        }
        if self.left == 0 {
            self.found = Some(make(None));
        } else {
            self.left -= 1;
        }
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        if self.found.is_some() {
            return;
        }
        let count = cells.len();
        if self.left < count {
            self.found = cells.nth(self.left).map(make);
        } else {
            self.left -= count;
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.found.is_some()
    }
}

/// Returns whether it takes less time to choose one of some sets step by step than to look it up
/// where all have just been stored. Of one word, three are chosen among, but four are looked up; a
/// set of two words takes two look-ups, and of three too many steps.
const fn chosen_by_steps(words: usize, sets: usize) -> bool {
    match words {
        1 => sets <= 3,
        2 => sets <= 4,
        _ => false,
    }
}

/// Draws one of the cells of some sets uniformly, each as often as it is in a set:
/// the number of the set and the cell. There is no branch on which set it is.
#[inline(always)]
pub fn draw_among<const W: usize, const G: usize, R: Rng>(
    sets: &[CellSet<W>; G],
    rng: &mut R,
) -> Option<(usize, usize)> {
    let (mut before, mut total) = ([0; G], 0);
    for (before, set) in before.iter_mut().zip(sets) {
        *before = total;
        total += set.len();
    }
    let number = below(rng, total as u32) as usize;
    let begun = before.iter().filter(|before| number >= **before).count();
    let chosen = begun.checked_sub(1)?;
    if const { !chosen_by_steps(W, G) } {
        let cell = sets[chosen].nth(number - before[chosen])?;
        return Some((chosen, cell));
    }
    let (mut set, mut first) = (sets[0], 0);
    for at in 1..G {
        let beyond = number >= before[at];
        first = select_unpredictable(beyond, before[at], first);
        for word in 0..W {
            set.0[word] = select_unpredictable(beyond, sets[at].0[word], set.0[word]);
        }
    }
    let cell = set.nth(number - first)?;
    Some((chosen, cell))
}

/// A sink that keeps up to `N` moves, a power of two: those count whose condition does not hold
/// too, as they are written before it is known.
#[derive(Clone, Copy, Debug)]
pub struct InlineList<M, const N: usize> {
    moves: [M; N],
    count: usize,
}

impl<M: Copy, const N: usize> InlineList<M, N> {
    const MASK: usize = {
        assert!(N.is_power_of_two());
        N - 1
    };

    /// Creates a list without moves; `room` is where they will be.
    #[inline]
    pub fn new(room: [M; N]) -> Self {
        Self {
            moves: room,
            count: 0,
        }
    }

    /// Returns one of the moves, drawn uniformly, if there is any.
    #[inline]
    pub fn draw<R: Rng>(&self, rng: &mut R) -> Option<M> {
        let number = below(rng, self.count as u32) as usize;
        (self.count > 0).then(|| self.moves[number & Self::MASK])
    }
}

impl<M: Copy, const N: usize> MoveSink<M> for InlineList<M, N> {
    #[inline]
    fn push(&mut self, m: M) {
        self.moves[self.count & Self::MASK] = m;
        self.count += 1;
    }

    #[inline]
    fn push_if(&mut self, condition: bool, m: M) {
        self.moves[self.count & Self::MASK] = m;
        self.count += usize::from(condition);
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        cells.for_each(|cell| self.push(make(cell)));
    }
}

/// A reservoir sampler: it draws one of the moves uniformly while they are being found.
///
/// Each set of moves takes the place of what has been drawn before with a
/// probability in proportion to its size (reservoir sampling: Vitter, "Random
/// sampling with a reservoir", 1985), so moves need not be counted first.
#[derive(Debug)]
pub struct Reservoir<'r, M, R> {
    rng: &'r mut R,
    /// The number of moves so far.
    count: usize,
    drawn: Option<M>,
}

impl<'r, M, R: Rng> Reservoir<'r, M, R> {
    /// Creates a sampler that has drawn nothing.
    pub fn new(rng: &'r mut R) -> Self {
        Self {
            rng,
            count: 0,
            drawn: None,
        }
    }

    /// Returns the move that was drawn, if there was any.
    pub fn drawn(self) -> Option<M> {
        self.drawn
    }
}

impl<M, R: Rng> MoveSink<M> for Reservoir<'_, M, R> {
    #[inline]
    fn push(&mut self, m: M) {
        self.push_with(|_| m);
    }

    #[inline]
    fn push_with(&mut self, make: impl FnOnce(Option<M>) -> M) {
        add::<M>(&mut self.count, 1);
        if below(self.rng, self.count as u32) == 0 {
            self.drawn = Some(make(self.drawn.take()));
        }
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        let count = cells.len();
        if count == 0 {
            return;
        }
        add::<M>(&mut self.count, count);
        let number = below(self.rng, self.count as u32) as usize;
        if number < count {
            self.drawn = cells.nth(number).map(make);
        }
    }

    #[inline]
    fn found_so_far(&self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests;
