//! Drawing moves from candidates: more than the legal moves, but cheaper to count.
//!
//! A *candidate* is the beginning of moves together with a bound on how many
//! moves begin so. It stands for as many numbers as its bound. A number is drawn
//! uniformly among those of all candidates; where the moves behind its candidate
//! are fewer, it is rejected and another one is drawn. Every legal move has one
//! number, so whatever is accepted is exactly uniform.

use rand_core::Rng;

use crate::codegen::CellSet;
use crate::codegen::MoveSink;
use crate::codegen::sample_by_listing;
use crate::position::MoveList;
use crate::position::Position;
use crate::rng::below;

/// Takes candidates, and moves that are complete.
pub trait CandidateSink<M, P>: MoveSink<M> {
    /// Takes a candidate for each cell of a set. It goes on as `tail` says, in at
    /// most `bound` ways, behind the modifiers that `make` makes of the cell.
    fn candidates<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        tail: usize,
        bound: usize,
        make: impl Fn(usize) -> P,
    );
}

/// The beginning of a move, and which of the moves behind it is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate<P> {
    /// How it goes on.
    pub tail: usize,
    /// Where it goes on.
    pub cell: usize,
    /// Its modifiers so far.
    pub prefix: P,
    /// Which of the moves that begin so, from 0.
    pub number: usize,
}

/// Adds up the bounds of candidates.
#[derive(Clone, Copy, Debug, Default)]
struct Counter {
    /// How many numbers they have.
    numbers: usize,
    /// How many there are, complete moves included.
    candidates: usize,
}

impl<M> MoveSink<M> for Counter {
    #[inline]
    fn push(&mut self, _: M) {
        self.numbers += 1;
        self.candidates += 1;
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, _: impl Fn(usize) -> M) {
        let count = cells.len();
        self.numbers += count;
        self.candidates += count;
    }
}

impl<M, P> CandidateSink<M, P> for Counter {
    #[inline]
    fn candidates<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        _: usize,
        bound: usize,
        _: impl Fn(usize) -> P,
    ) {
        let count = cells.len();
        self.numbers += bound * count;
        self.candidates += count;
    }
}

/// What a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Chosen<M, P> {
    Move(M),
    Candidate(Candidate<P>),
}

/// Finds what a number stands for.
#[derive(Clone, Debug)]
struct Selector<M, P> {
    left: usize,
    chosen: Option<Chosen<M, P>>,
}

impl<M, P> MoveSink<M> for Selector<M, P> {
    #[inline]
    fn push(&mut self, m: M) {
        if self.chosen.is_some() {
            return;
        }
        if self.left == 0 {
            self.chosen = Some(Chosen::Move(m));
        } else {
            self.left -= 1;
        }
    }

    #[inline]
    fn extend<const W: usize>(&mut self, cells: CellSet<W>, make: impl Fn(usize) -> M) {
        if self.chosen.is_some() {
            return;
        }
        let count = cells.len();
        if self.left < count {
            self.chosen = cells.nth(self.left).map(|cell| Chosen::Move(make(cell)));
        } else {
            self.left -= count;
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.chosen.is_some()
    }
}

impl<M, P> CandidateSink<M, P> for Selector<M, P> {
    #[inline]
    fn candidates<const W: usize>(
        &mut self,
        cells: CellSet<W>,
        tail: usize,
        bound: usize,
        make: impl Fn(usize) -> P,
    ) {
        if self.chosen.is_some() {
            return;
        }
        let numbers = bound * cells.len();
        if self.left < numbers {
            let (place, number) = (self.left / bound, self.left % bound);
            let candidate = |cell| Candidate {
                tail,
                cell,
                prefix: make(cell),
                number,
            };
            self.chosen = cells
                .nth(place)
                .map(|cell| Chosen::Candidate(candidate(cell)));
        } else {
            self.left -= numbers;
        }
    }
}

/// A position whose moves can be drawn from candidates.
pub trait Candidates: Position {
    /// The modifiers of a move under construction.
    type Prefix;

    /// Gives candidates for all legal moves to `out`, always in the same order.
    fn candidates<S: CandidateSink<Self::Move, Self::Prefix>>(&self, out: &mut S);

    /// The move that a candidate asks for, if there are as many.
    fn finish(&self, candidate: Candidate<Self::Prefix>) -> Option<Self::Move>;
}

/// One draw is tried for so many candidates; then listing all moves costs no more
/// than to go on would.
const CANDIDATES_PER_TRY: usize = 4;

/// Draws a legal move uniformly from candidates; `None` when there is none.
///
/// `scratch` is used only if that fails a number of times.
#[inline]
pub fn sample_by_candidates<P: Candidates, R: Rng>(
    position: &P,
    rng: &mut R,
    scratch: &mut MoveList<P::Move>,
) -> Option<P::Move> {
    let mut counter = Counter::default();
    position.candidates(&mut counter);
    if counter.numbers == 0 {
        return None;
    }
    if let Ok(numbers) = u32::try_from(counter.numbers) {
        for _ in 0..=counter.candidates / CANDIDATES_PER_TRY {
            let mut selector = Selector {
                left: below(rng, numbers) as usize,
                chosen: None,
            };
            position.candidates(&mut selector);
            let accepted = match selector.chosen? {
                Chosen::Move(m) => Some(m),
                Chosen::Candidate(candidate) => position.finish(candidate),
            };
            if accepted.is_some() {
                return accepted;
            }
        }
    }
    sample_by_listing(position, rng, scratch)
}

#[cfg(test)]
mod tests {
    use super::{Candidate, CandidateSink, Chosen, Counter, Selector};
    use crate::codegen::{CellSet, MoveSink};

    /// Two moves and three candidates with nine numbers.
    fn candidates(sink: &mut impl CandidateSink<usize, usize>) {
        sink.push(100);
        sink.candidates(CellSet::<2>::from_words([0b10, 1]), 7, 3, |cell| 10 * cell);
        sink.extend(CellSet::<1>::of(5), |cell| cell);
        sink.candidates(CellSet::<1>::of(9), 8, 1, |cell| cell);
    }

    #[test]
    fn every_number_stands_for_one_place_of_one_candidate() {
        let mut counter = Counter::default();
        candidates(&mut counter);
        assert_eq!((counter.numbers, counter.candidates), (9, 5));
        let candidate = |tail, cell, prefix, number| {
            Some(Chosen::Candidate(Candidate {
                tail,
                cell,
                prefix,
                number,
            }))
        };
        let expected = [
            Some(Chosen::Move(100)),
            candidate(7, 1, 10, 0),
            candidate(7, 1, 10, 1),
            candidate(7, 1, 10, 2),
            candidate(7, 64, 640, 0),
            candidate(7, 64, 640, 1),
            candidate(7, 64, 640, 2),
            Some(Chosen::Move(5)),
            candidate(8, 9, 9, 0),
            None,
        ];
        for (number, expected) in expected.into_iter().enumerate() {
            let mut selector = Selector {
                left: number,
                chosen: None,
            };
            candidates(&mut selector);
            assert_eq!(selector.is_full(), expected.is_some());
            assert_eq!(selector.chosen, expected, "number {number}");
        }
    }
}
