//! Drawing moves from the list of all, and counting how often each one is drawn.

use rand_core::Rng;

use super::hints::Hints;
use crate::position::{MoveList, Position, SampleHistogram};
use crate::rng::{below, stream};

/// Draws a legal move uniformly by listing all of them in `scratch`, whose
/// content is replaced; `None` when there is none.
#[inline]
pub fn sample_by_listing<P: Position, R: Rng>(
    position: &P,
    rng: &mut R,
    scratch: &mut MoveList<P::Move>,
) -> Option<P::Move> {
    position.moves(scratch);
    // A list is never longer than `MOVE_LIMIT`, so its length fits.
    let choice = below(rng, scratch.len() as u32);
    scratch.get(choice as usize).cloned()
}

impl SampleHistogram {
    /// Draws `count` moves of a position with the random numbers of a seed.
    pub fn of<P: Hints>(position: &P, seed: u64, count: u64) -> Self {
        let (mut list, mut scratch) = (MoveList::new(), MoveList::new());
        position.moves(&mut list);
        let mut moves = list.to_vec();
        moves.sort_unstable();
        let mut rng = stream(seed, 0);
        Self::collect(&moves, count, || {
            position.sample_move_with(&mut rng, &mut scratch)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::sample_by_listing;
    use crate::position::{MoveList, SampleHistogram};
    use crate::rng::stream;
    use crate::testing::{Toy, chi_square};

    #[test]
    fn every_listed_move_is_drawn_equally_often() {
        let mut rng = stream(41, 0);
        let mut scratch = MoveList::new();
        // What was in the list is of no consequence.
        (0..9).for_each(|_| scratch.push(99));
        let mut drawn = [0; 7];
        for _ in 0..7000 {
            let m = sample_by_listing(&Toy::<1>::of_moves(7), &mut rng, &mut scratch);
            drawn[usize::from(m.expect("there are moves"))] += 1;
        }
        // What six degrees of freedom exceed once in a million.
        assert!(chi_square(&drawn) < 38.3, "{drawn:?}");
        let over = Toy::<1>::of_moves(0);
        assert_eq!(sample_by_listing(&over, &mut rng, &mut scratch), None);
    }

    #[test]
    fn a_histogram_counts_draws_of_legal_moves_by_the_seed() {
        let position = Toy::<1>::of_moves(4);
        let of = |seed| SampleHistogram::of(&position, seed, 400);
        let histogram = of(1);
        assert_eq!(histogram.wrong, 0);
        assert_eq!(histogram.drawn.iter().sum::<u64>(), 400);
        assert!(histogram.drawn.iter().all(|&count| count > 50));
        assert_eq!(of(1), histogram);
        assert_ne!(of(2), histogram);
        let over = SampleHistogram::of(&Toy::<1>::of_moves(0), 1, 10);
        assert_eq!((over.drawn, over.wrong), (vec![], 0));
    }
}
