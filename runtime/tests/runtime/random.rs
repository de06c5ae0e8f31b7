use rand_core::Rng;
use rbg_runtime::codegen::Hints;
use rbg_runtime::rng::{below, below_u64, stream};
use rbg_runtime::{MoveList, Position};

use crate::toys::TicTacToe;

/// The chi-square statistic of draws against the uniform distribution.
fn chi_square(classes: usize, draws: u32, mut draw: impl FnMut() -> usize) -> f64 {
    let mut seen = vec![0_u32; classes];
    (0..draws).for_each(|_| seen[draw()] += 1);
    let expected = f64::from(draws) / classes as f64;
    let deviation = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    seen.iter().map(deviation).sum()
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
    let statistic = chi_square(10, 100_000, || {
        index += 1;
        below(&mut stream(5, index), 10) as usize
    });
    // 27.88 is the 0.999 quantile with 9 degrees of freedom.
    assert!(statistic < 27.88, "{statistic}");
}

#[test]
fn every_number_below_a_bound_is_equally_likely() {
    let mut rng = stream(1, 0);
    let small = chi_square(7, 70_000, || below(&mut rng, 7) as usize);
    let long = chi_square(7, 70_000, || below_u64(&mut rng, 7) as usize);
    // 22.46 is the 0.999 quantile with 6 degrees of freedom.
    assert!(small < 22.46, "{small}");
    assert!(long < 22.46, "{long}");
}

/// With three quarters of the range as the bound, a plain multiply-shift would
/// give every third number two chances instead of one.
#[test]
fn bounds_near_the_width_of_a_word_are_not_biased() {
    let mut rng = stream(2, 0);
    let word = 3 << 30;
    let short = chi_square(3, 30_000, || (below(&mut rng, word) % 3) as usize);
    let double = chi_square(3, 30_000, || (below_u64(&mut rng, 3 << 62) % 3) as usize);
    // 13.82 is the 0.999 quantile with 2 degrees of freedom.
    assert!(short < 13.82, "{short}");
    assert!(double < 13.82, "{double}");
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
    let statistic = chi_square(9, 45_000, || {
        let m = position.sample_move_with(&mut rng, &mut list);
        usize::from(m.expect("the game is not over"))
    });
    // 26.12 is the 0.999 quantile with 8 degrees of freedom.
    assert!(statistic < 26.12, "{statistic}");
}
