use rand_core::Rng;
use rbg_runtime::codegen::Hints;
use rbg_runtime::rng::{below, below_u64, stream};
use rbg_runtime::{MoveList, Position};
use rbg_testkit::statistics::uniform_p;

use crate::toys::TicTacToe;

/// Returns how likely draws are to differ at least as much where the classes are equally likely.
fn p_of(classes: usize, draws: u32, mut draw: impl FnMut() -> usize) -> f64 {
    let mut seen = vec![0; classes];
    (0..draws).for_each(|_| seen[draw()] += 1);
    uniform_p(&seen)
}

#[test]
fn equal_seeds_and_indices_give_equal_streams_and_others_do_not() {
    let first = |seed, index| stream(seed, index).next_u64();
    assert_eq!(first(1, 2), first(1, 2));
    let mut all: Vec<u64> = (0..100)
        .flat_map(|seed| (0..100).map(move |index| first(seed, index)))
        .collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 10_000);
}

#[test]
fn the_first_draws_of_successive_streams_are_uniform() {
    let mut index = 0;
    let p = p_of(10, 100_000, || {
        index += 1;
        below(&mut stream(5, index), 10) as usize
    });
    assert!(p > 1e-3, "{p}");
}

#[test]
fn every_number_below_a_bound_is_equally_likely() {
    let mut rng = stream(1, 0);
    let small = p_of(7, 70_000, || below(&mut rng, 7) as usize);
    let long = p_of(7, 70_000, || below_u64(&mut rng, 7) as usize);
    assert!(small > 1e-3, "{small}");
    assert!(long > 1e-3, "{long}");
}

/// Checks bounds near the width of a word: with three quarters of the range as the bound, a plain
/// multiply-shift would give every third number two chances instead of one.
#[test]
fn bounds_near_the_width_of_a_word_are_not_biased() {
    let mut rng = stream(2, 0);
    let word = 3 << 30;
    let short = p_of(3, 30_000, || (below(&mut rng, word) % 3) as usize);
    let double = p_of(3, 30_000, || (below_u64(&mut rng, 3 << 62) % 3) as usize);
    assert!(short > 1e-3, "{short}");
    assert!(double > 1e-3, "{double}");
}

#[test]
fn draws_stay_below_the_bound() {
    let mut rng = stream(3, 0);
    for n in [1, 2, 3, u32::MAX] {
        for _ in 0..1000 {
            assert!(below(&mut rng, n) < n);
            assert!(below_u64(&mut rng, u64::from(n)) < u64::from(n));
        }
    }
    assert_eq!(below(&mut rng, 0), 0);
    assert_eq!(below_u64(&mut rng, 0), 0);
}

#[test]
fn moves_are_sampled_uniformly() {
    let mut rng = stream(4, 0);
    let mut list = MoveList::new();
    let position = TicTacToe::initial();
    let p = p_of(9, 45_000, || {
        let m = position.sample_move_with(&mut rng, &mut list);
        usize::from(m.expect("the game is not over"))
    });
    assert!(p > 1e-3, "{p}");
}
