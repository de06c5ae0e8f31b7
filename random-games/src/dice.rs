//! Random choices.

use rand_core::Rng;
use rbg_runtime::PlayoutRng;
use rbg_runtime::rng::{below, stream};

/// The source of the choices of one game.
#[derive(Clone, Debug)]
pub(crate) struct Dice {
    rng: PlayoutRng,
}

impl Dice {
    /// Creates the dice of game `number` of a campaign.
    pub(crate) fn new(seed: u64, number: u64) -> Self {
        Self {
            rng: stream(seed, number),
        }
    }

    /// Returns other dice, for choices that are to be made several times.
    pub(crate) fn fork(&mut self) -> Self {
        Self::new(u64::from(self.rng.next_u32()), 0)
    }

    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        below(&mut self.rng, n as u32) as usize
    }

    /// Returns a number from `least` to `most`.
    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// Returns whether something of this probability, in percent, happens.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Returns one of several things.
    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Returns one of several things, each as often as its weight says.
    pub(crate) fn weighted<T: Copy>(&mut self, of: &[(usize, T)]) -> T {
        let total = of.iter().map(|(weight, _)| weight).sum();
        let mut left = self.below(total);
        for &(weight, thing) in of {
            if left < weight {
                return thing;
            }
            left -= weight;
        }
        of[0].1
    }

    /// Returns some of several things, each at most once and at least one, in their order.
    pub(crate) fn some<T: Clone>(&mut self, of: &[T], most: usize) -> Vec<T> {
        let wanted = self.between(1, most.min(of.len()).max(1));
        let mut chosen: Vec<usize> = (0..of.len()).collect();
        while chosen.len() > wanted {
            let place = self.below(chosen.len());
            chosen.remove(place);
        }
        chosen.into_iter().map(|index| of[index].clone()).collect()
    }
}
