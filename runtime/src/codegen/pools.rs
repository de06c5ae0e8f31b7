//! Pools: cells that wait for a move, kept through a playout.

use rand_core::Rng;

use crate::codegen::CellSet;
use crate::rng::below;

/// The *pools* of one playout: lists of the cells on which moves can be made in certain positions,
/// perhaps those of both players.
///
/// The cells of a pool only become fewer, so its list is made when the pool is first
/// met. A cell that is drawn and is not open any more is dropped, and another is
/// drawn. Every draw is uniform over the open cells, since all of them are in the
/// list, each once, and members are drawn uniformly until one is open.
///
/// To draw from a set of cells takes its number of cells, which the move before has
/// changed, and then a search for the one that has been drawn. From a list it takes
/// nothing that depends on the move before but its length.
#[derive(Clone, Debug)]
pub struct Pools {
    /// The first pool, next to the others and not behind a pointer: mostly there is no more than
    /// one, and every move looks at it.
    first: Pool,
    others: Vec<Pool>,
}

#[derive(Clone, Debug, Default)]
struct Pool {
    /// Whether the pool has been met.
    met: bool,
    cells: Vec<u16>,
}

impl Pool {
    #[inline]
    fn restart(&mut self, start: &Self) {
        self.met = start.met;
        self.cells.clone_from(&start.cells);
    }
}

impl Pools {
    /// Creates this number of pools, none of them met.
    pub fn new(pools: usize) -> Self {
        Self {
            first: Pool::default(),
            others: vec![Pool::default(); pools.saturating_sub(1)],
        }
    }

    #[inline]
    fn get(&self, pool: usize) -> Option<&Pool> {
        match pool.checked_sub(1) {
            None => Some(&self.first),
            Some(other) => self.others.get(other),
        }
    }

    #[inline]
    fn get_mut(&mut self, pool: usize) -> Option<&mut Pool> {
        match pool.checked_sub(1) {
            None => Some(&mut self.first),
            Some(other) => self.others.get_mut(other),
        }
    }

    /// Goes back to other pools, those at the start of another playout; keeps the
    /// memory.
    #[inline]
    pub fn restart(&mut self, start: &Self) {
        self.first.restart(&start.first);
        for (pool, start) in self.others.iter_mut().zip(&start.others) {
            pool.restart(start);
        }
    }

    /// Forgets all pools, for a playout from anywhere; keeps the memory.
    #[inline]
    pub fn forget(&mut self) {
        self.first.met = false;
        for pool in &mut self.others {
            pool.met = false;
        }
    }

    /// Fills a pool if it has not been met.
    #[inline]
    pub fn fill<const W: usize>(&mut self, pool: usize, cells: impl FnOnce() -> CellSet<W>) {
        if let Some(pool) = self.get_mut(pool)
            && !pool.met
        {
            pool.cells.clear();
            // Boards have at most 2^16 cells.
            let cells = cells().into_iter().map(|cell| cell as u16);
            pool.cells.extend(cells);
            // Said last, it is known to the code behind this call, which asks again.
            pool.met = true;
        }
    }

    /// Returns the number of cells of a pool whose cells are all open.
    #[inline]
    pub fn len(&self, pool: usize) -> usize {
        self.get(pool).map_or(0, |pool| pool.cells.len())
    }

    /// Draws a cell uniformly and takes it out. For pools whose cells are all open:
    /// nothing but what is drawn from them closes any.
    #[inline]
    pub fn take<R: Rng>(&mut self, pool: usize, rng: &mut R) -> Option<usize> {
        let cells = &mut self.get_mut(pool)?.cells;
        if cells.is_empty() {
            return None;
        }
        let choice = below(rng, cells.len() as u32) as usize;
        Some(usize::from(cells.swap_remove(choice)))
    }

    /// Draws an open cell uniformly, which may stay open.
    #[inline]
    pub fn draw<R: Rng>(
        &mut self,
        pool: usize,
        rng: &mut R,
        open: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let cells = &mut self.get_mut(pool)?.cells;
        while !cells.is_empty() {
            let choice = below(rng, cells.len() as u32) as usize;
            let cell = usize::from(*cells.get(choice)?);
            if open(cell) {
                return Some(cell);
            }
            cells.swap_remove(choice);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Pools;
    use crate::codegen::CellSet;
    use crate::rng::stream;
    use rbg_testkit::statistics::uniform_p;

    #[test]
    fn every_cell_is_drawn_equally_often_and_taken_once() {
        let cells = CellSet::<2>::from_words([0b1001_0000, 0b11]);
        let mut start = Pools::new(1);
        start.fill(0, || cells);
        let mut counts = [0; 128];
        const ROUNDS: usize = 3000;
        let mut pools = start.clone();
        for round in 0..ROUNDS {
            let mut rng = stream(3, round as u64);
            pools.restart(&start);
            // A pool that has been filled is not filled again.
            pools.fill(0, || CellSet::<2>::ALL);
            let mut taken = CellSet::<2>::EMPTY;
            while let Some(cell) = pools.take(0, &mut rng) {
                assert!(taken.insert(cell));
                if taken.len() == 2 {
                    counts[cell] += 1;
                }
            }
            assert_eq!(taken, cells);
        }
        for cell in cells {
            // The standard deviation is below 24.
            let drawn: usize = counts[cell];
            assert!((ROUNDS / 4).abs_diff(drawn) < 120, "{drawn}");
        }
    }

    #[test]
    fn cells_that_stay_open_are_drawn_until_they_are_closed() {
        let mut pools = Pools::new(1);
        let mut rng = stream(4, 0);
        pools.fill(0, || CellSet::<1>::from_words([0b1111]));
        let drawn = |pools: &mut Pools, rng: &mut _, open: u64| -> u64 {
            let draws = (0..100).filter_map(|_| pools.draw(0, rng, |cell| open >> cell & 1 != 0));
            draws.fold(0, |drawn, cell| drawn | 1 << cell)
        };
        assert_eq!(drawn(&mut pools, &mut rng, 0b1111), 0b1111);
        assert_eq!(drawn(&mut pools, &mut rng, 0b0101), 0b0101);
        assert_eq!(drawn(&mut pools, &mut rng, 0), 0);
        // Another playout, in which other cells are open.
        pools.forget();
        pools.fill(0, || CellSet::<1>::from_words([0b110_0000]));
        assert_eq!(drawn(&mut pools, &mut rng, !0), 0b110_0000);
    }

    #[test]
    fn closed_cells_are_passed_over_until_an_open_one_is_drawn() {
        for seed in 0..20 {
            let mut pools = Pools::new(1);
            pools.fill(0, || CellSet::<1>::from_words([0b1111]));
            let drawn = pools.draw(0, &mut stream(5, seed), |cell| cell == 2);
            assert_eq!(drawn, Some(2));
        }
    }

    #[test]
    fn all_pools_are_restarted_and_all_are_forgotten() {
        let cells = |pool: usize| CellSet::<1>::from_words([0b111 << (3 * pool)]);
        let mut start = Pools::new(3);
        // The second is not met at the start.
        start.fill(0, || cells(0));
        start.fill(2, || cells(2));
        let mut rng = stream(6, 0);
        let mut pools = start.clone();
        let empty = |pools: &mut Pools, rng: &mut _, pool: usize| {
            let mut taken = CellSet::<1>::EMPTY;
            while let Some(cell) = pools.take(pool, rng) {
                assert!(taken.insert(cell));
            }
            taken
        };
        for _ in 0..3 {
            for pool in 0..3 {
                pools.fill(pool, || cells(pool));
                assert_eq!(pools.len(pool), 3);
                assert_eq!(empty(&mut pools, &mut rng, pool), cells(pool));
                assert_eq!(pools.len(pool), 0);
            }
            pools.restart(&start);
            assert_eq!([0, 1, 2].map(|pool| pools.len(pool)), [3, 0, 3]);
        }
        for pool in 0..3 {
            pools.fill(pool, || cells(pool));
        }
        pools.forget();
        for pool in 0..3 {
            // Less than before: what was there is gone.
            pools.fill(pool, || CellSet::<1>::of(60));
            assert_eq!(empty(&mut pools, &mut rng, pool), CellSet::of(60));
        }
        // There is no fourth.
        pools.fill(3, || cells(0));
        assert_eq!((pools.len(3), pools.take(3, &mut rng)), (0, None));
        assert_eq!(pools.draw(3, &mut rng, |_| true), None);
    }

    #[test]
    fn open_cells_are_drawn_equally_often_among_closed_ones() {
        let mut drawn = [0; 6];
        for seed in 0..4000 {
            let mut pools = Pools::new(2);
            pools.fill(1, || CellSet::<1>::from_words([0b11_1111]));
            let cell = pools.draw(1, &mut stream(7, seed), |cell| cell % 2 == 1);
            drawn[cell.expect("three are open")] += 1;
        }
        let open = [drawn[1], drawn[3], drawn[5]];
        assert_eq!(open.iter().sum::<u64>(), 4000);
        assert!(uniform_p(&open) > 1e-7, "{drawn:?}");
    }
}
