//! The drawing of moves from candidates: more than the legal moves, but cheaper to count.
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

/// A sink that takes candidates, and moves that are complete.
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

/// A candidate: the beginning of a move, and which of the moves behind it is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate<P> {
    /// The number of the cut behind it.
    pub tail: usize,
    /// The cell on which the move goes on.
    pub cell: usize,
    /// The modifiers so far.
    pub prefix: P,
    /// The number, from 0, of the wanted move among those that begin so.
    pub number: usize,
}

/// A sink that adds up the bounds of candidates.
#[derive(Clone, Copy, Debug, Default)]
struct Counter {
    /// The sum of the bounds.
    numbers: usize,
    /// The number of candidates, complete moves included.
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

    #[inline]
    fn found_so_far(&self) -> usize {
        self.candidates
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

/// The candidate or move that a number stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Chosen<M, P> {
    Move(M),
    Candidate(Candidate<P>),
}

/// A sink that finds what a number stands for: a candidate or a move.
#[derive(Clone, Debug)]
pub struct NthCandidate<M, P> {
    left: usize,
    chosen: Option<Chosen<M, P>>,
}

impl<M, P> NthCandidate<M, P> {
    /// Waits for the candidate or move of a number, from 0.
    #[inline]
    pub fn new(number: usize) -> Self {
        Self {
            left: number,
            chosen: None,
        }
    }

    /// Returns the move that the number stands for, if there is one; `finish` returns the move that a
    /// candidate asks for.
    #[inline]
    pub fn finish_by(self, finish: impl FnOnce(Candidate<P>) -> Option<M>) -> Option<M> {
        match self.chosen? {
            Chosen::Move(m) => Some(m),
            Chosen::Candidate(candidate) => finish(candidate),
        }
    }
}

impl<M, P> MoveSink<M> for NthCandidate<M, P> {
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

impl<M, P> CandidateSink<M, P> for NthCandidate<M, P> {
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
    /// The beginning of a move: its modifiers so far.
    type Prefix;

    /// Gives candidates for all legal moves to `out`, always in the same order.
    fn candidates<S: CandidateSink<Self::Move, Self::Prefix>>(&self, out: &mut S);

    /// Returns the move that a candidate asks for, if there are as many.
    fn finish(&self, candidate: Candidate<Self::Prefix>) -> Option<Self::Move>;
}

/// The number of candidates for which one draw is tried: then listing all moves costs no more than
/// to go on would.
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
            let mut selector = NthCandidate::new(below(rng, numbers) as usize);
            position.candidates(&mut selector);
            let accepted = selector.finish_by(|candidate| position.finish(candidate));
            if accepted.is_some() {
                return accepted;
            }
        }
    }
    sample_by_listing(position, rng, scratch)
}

#[cfg(test)]
mod tests {
    use super::{
        Candidate, CandidateSink, Candidates, Chosen, Counter, NthCandidate, sample_by_candidates,
    };
    use crate::codegen::{CellSet, MoveSink};
    use crate::position::MoveList;
    use crate::rng::stream;
    use crate::testing::Toy;
    use rand_core::Rng;
    use rbg_testkit::statistics::uniform_p;

    /// Gives three moves and three candidates with ten numbers.
    fn candidates(sink: &mut impl CandidateSink<usize, usize>) {
        sink.push(100);
        sink.candidates(CellSet::<2>::from_words([0b10, 1]), 7, 3, |cell| 10 * cell);
        sink.extend(CellSet::<1>::from_words([0b10_0010]), |cell| cell);
        sink.candidates(CellSet::<1>::of(9), 8, 1, |cell| cell);
    }

    #[test]
    fn every_number_stands_for_one_place_of_one_candidate() {
        let mut counter = Counter::default();
        candidates(&mut counter);
        assert_eq!((counter.numbers, counter.candidates), (10, 6));
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
            Some(Chosen::Move(1)),
            Some(Chosen::Move(5)),
            candidate(8, 9, 9, 0),
            None,
        ];
        for (number, expected) in expected.into_iter().enumerate() {
            let mut selector = NthCandidate::new(number);
            candidates(&mut selector);
            assert_eq!(selector.is_full(), expected.is_some());
            assert_eq!(selector.chosen, expected, "number {number}");
        }
    }

    /// A position whose first move is given as it is, and every other one behind a candidate of a
    /// bound that the first cell of the board holds, of which only the last number is a move.
    impl Candidates for Toy<1> {
        type Prefix = usize;

        fn candidates<S: CandidateSink<u16, usize>>(&self, out: &mut S) {
            let mut list = MoveList::new();
            crate::Position::moves(self, &mut list);
            let bound = usize::from(self.board[0]);
            for &m in list.iter() {
                if m == 0 {
                    out.push(m);
                } else {
                    let cells = CellSet::<1>::of(usize::from(m));
                    out.candidates(cells, 5, bound, |cell| 10 * cell);
                }
            }
        }

        fn finish(&self, candidate: Candidate<usize>) -> Option<u16> {
            assert_eq!((candidate.tail, candidate.prefix), (5, 10 * candidate.cell));
            let last = candidate.number + 1 == usize::from(self.board[0]);
            last.then_some(candidate.cell as u16)
        }
    }

    #[test]
    fn every_move_is_drawn_equally_often_however_many_numbers_are_rejected() {
        let mut rng = stream(21, 0);
        let mut scratch = MoveList::new();
        for (moves, bound, draws) in [(5, 1, 5_000), (5, 3, 20_000), (13, 2, 20_000)] {
            let position = Toy::of_moves(moves).with_board([bound, 0, 0]);
            let mut drawn = vec![0; moves];
            for _ in 0..draws {
                let m = sample_by_candidates(&position, &mut rng, &mut scratch);
                drawn[usize::from(m.expect("there are moves"))] += 1;
            }
            assert!(uniform_p(&drawn) > 1e-7, "{moves} {bound}: {drawn:?}");
        }
    }

    #[test]
    fn a_move_is_found_where_almost_every_number_is_rejected_and_none_where_none_is() {
        let mut scratch = MoveList::new();
        let position = Toy::of_moves(2).with_board([50_000, 0, 0]);
        for seed in 0..20 {
            let m = sample_by_candidates(&position, &mut stream(22, seed), &mut scratch);
            assert!(m.is_some_and(|m| m < 2), "{m:?}");
        }
        let over = Toy::of_moves(0);
        let m = sample_by_candidates(&over, &mut stream(22, 0), &mut scratch);
        assert_eq!(m, None);
    }

    #[test]
    fn no_random_number_is_spent_where_there_are_no_moves() {
        let (mut rng, mut fresh) = (stream(23, 0), stream(23, 0));
        let over = Toy::of_moves(0);
        let m = sample_by_candidates(&over, &mut rng, &mut MoveList::new());
        assert_eq!(m, None);
        assert_eq!(rng.next_u64(), fresh.next_u64());
    }
}
