//! Draws from the list of all moves are uniform.

use super::sample_by_listing;
use crate::position::{MoveList, SampleHistogram};
use crate::rng::stream;
use crate::testing::Toy;
use rbg_testkit::statistics::uniform_p;

#[test]
fn every_listed_move_is_drawn_equally_often() {
    let mut rng = stream(41, 0);
    let mut scratch = MoveList::new();
    // What was in the list is of no consequence.
    (0..9).for_each(|_| scratch.push(99));
    let mut drawn = [0_u64; 7];
    for _ in 0..7000 {
        let m = sample_by_listing(&Toy::<1>::of_moves(7), &mut rng, &mut scratch);
        drawn[usize::from(m.expect("there are moves"))] += 1;
    }
    assert!(uniform_p(&drawn) > 1e-6, "{drawn:?}");
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
