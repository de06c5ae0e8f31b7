//! Tests that draws from pools are uniform over the open cells, of several pools too, and that
//! another playout begins with all of them anew.

use std::ops::ControlFlow;

use rbg_runtime::codegen::{CellSet, Pools};
use rbg_runtime::rng::stream;
use rbg_runtime::{PlayoutLimit, PlayoutMode, PlayoutRequest, Position, playouts};
use rbg_testkit::statistics::uniform_p;

use crate::stones::Stones;

/// The cells of four pools, which share some.
const CELLS: [CellSet<2>; 4] = [
    CellSet::from_words([0b1001_0000, 0b11]),
    CellSet::from_words([0b0011_0000, 0b11_0000]),
    CellSet::from_words([0b1, 0]),
    CellSet::from_words([0b111, 0b111]),
];

fn filled(pools: usize) -> Pools {
    let mut filled = Pools::new(pools);
    for (pool, cells) in CELLS.into_iter().enumerate().take(pools) {
        filled.fill(pool, || cells);
    }
    filled
}

/// Counts for each pool how often each of its cells comes as the one of this number.
fn counts(pools: usize, draws: u64, mut draw: impl FnMut(u64, usize) -> usize) -> Vec<Vec<u64>> {
    let mut counts = vec![[0; 128]; pools];
    for round in 0..draws {
        for (pool, counts) in counts.iter_mut().enumerate() {
            counts[draw(round, pool)] += 1;
        }
    }
    let counts = counts.into_iter().zip(CELLS);
    counts
        .map(|(counts, cells)| {
            let of_pool: Vec<u64> = cells.into_iter().map(|cell| counts[cell]).collect();
            assert_eq!(of_pool.iter().sum::<u64>(), draws, "no other cells");
            of_pool
        })
        .collect()
}

#[test]
fn every_cell_of_every_pool_is_taken_equally_often_at_every_place() {
    for pools in 1..=CELLS.len() {
        let start = filled(pools);
        for place in 0..4 {
            let mut kept = start.clone();
            let mut rng = stream(3, (pools * 10 + place) as u64);
            let counts = counts(pools, 3_000, |_, pool| {
                if pool == 0 {
                    kept.restart(&start);
                }
                // A pool that has been filled is not filled again.
                kept.fill(pool, || CellSet::<2>::ALL);
                let taken: Vec<usize> = std::iter::from_fn(|| kept.take(pool, &mut rng)).collect();
                assert_eq!(kept.len(pool), 0);
                let set: CellSet<2> = taken.iter().fold(CellSet::EMPTY, |mut set, &cell| {
                    assert!(set.insert(cell), "each once");
                    set
                });
                assert_eq!(set, CELLS[pool], "all of them");
                taken[place.min(taken.len() - 1)]
            });
            for (pool, counts) in counts.iter().enumerate() {
                let p = uniform_p(counts);
                assert!(
                    p > 1e-4,
                    "pool {pool} of {pools}, place {place}: {counts:?}"
                );
            }
        }
    }
}

#[test]
fn every_open_cell_of_every_pool_is_drawn_equally_often_whatever_was_dropped_before() {
    /// The cells that are open: those of even numbers are closed.
    const OPEN: CellSet<2> = CellSet::from_words([!0 / 3 * 2, !0 / 3 * 2]);
    for pools in 1..=CELLS.len() {
        let start = filled(pools);
        let mut kept = start.clone();
        let mut rng = stream(4, pools as u64);
        let mut counts = vec![[0_u64; 128]; pools];
        for _ in 0..3_000 {
            kept.restart(&start);
            for _ in 0..3 {
                // The first draw drops some of the closed cells, the others find the rest.
                for (pool, counts) in counts.iter_mut().enumerate() {
                    if let Some(cell) = kept.draw(pool, &mut rng, |cell| OPEN.contains(cell)) {
                        counts[cell] += 1;
                    }
                }
            }
        }
        for (pool, counts) in counts.iter().enumerate() {
            let open = CELLS[pool].into_iter().filter(|&cell| OPEN.contains(cell));
            let open: Vec<u64> = open.map(|cell| counts[cell]).collect();
            let drawn = if open.is_empty() { 0 } else { 9_000 };
            assert_eq!(open.iter().sum::<u64>(), drawn);
            assert_eq!(counts.iter().sum::<u64>(), drawn, "no closed cells");
            assert!(uniform_p(&open) > 1e-4, "pool {pool} of {pools}: {open:?}");
        }
    }
}

#[test]
fn all_pools_begin_anew_when_they_are_restarted_and_can_be_filled_when_they_are_forgotten() {
    let mut rng = stream(5, 0);
    for pools in 1..=CELLS.len() {
        let start = filled(pools);
        let mut kept = start.clone();
        let lengths =
            |kept: &Pools| -> Vec<usize> { (0..pools).map(|pool| kept.len(pool)).collect() };
        let all = lengths(&start);
        for pool in 0..pools {
            kept.take(pool, &mut rng);
        }
        assert!(
            lengths(&kept)
                .iter()
                .zip(&all)
                .all(|(kept, all)| kept + 1 == *all)
        );
        kept.restart(&start);
        assert_eq!(lengths(&kept), all);
        kept.forget();
        for pool in 0..pools {
            kept.fill(pool, || CellSet::<1>::from_words([0b11]));
        }
        assert_eq!(lengths(&kept), vec![2; pools]);
        // What was not met at the start is not met after a restart either.
        kept.restart(&Pools::new(pools));
        for (pool, cells) in CELLS.into_iter().enumerate().take(pools) {
            kept.fill(pool, || cells);
        }
        assert_eq!(lengths(&kept), all);
    }
}

#[test]
fn playouts_of_a_game_with_several_pools_are_all_played_to_the_end() {
    for mode in [PlayoutMode::Enumerate, PlayoutMode::Sample] {
        let request = PlayoutRequest::new(mode, PlayoutLimit::Count(200));
        let stats = playouts(&Stones::initial(), &request, &mut |_| {
            ControlFlow::Continue(())
        });
        assert_eq!(stats.playouts, 200);
        assert_eq!((stats.moves.min(), stats.moves.max()), (Some(6), Some(6)));
    }
}
