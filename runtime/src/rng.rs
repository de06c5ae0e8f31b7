//! Random numbers for playouts: seeded, reproducible and unbiased.

use std::convert::Infallible;
use std::marker::PhantomData;

use rand_core::{Rng, SeedableRng, TryRng};

/// The generator behind playouts and random agents.
///
/// ```
/// use rand_core::Rng;
/// use rbg_runtime::PlayoutRng;
/// use rbg_runtime::rng::stream;
///
/// let mut rng: PlayoutRng = stream(42, 0);
/// assert_eq!(rng.next_u64(), stream(42, 0).next_u64());
/// assert_ne!(stream(42, 1).next_u64(), stream(42, 0).next_u64());
/// ```
pub type PlayoutRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A generator of its own type for a loop over games.
///
/// Generated code is generic over the generator. What nobody else calls is compiled into
/// the loop, where the state of the generator stays in registers; what others call too,
/// who draw a move now and then, may stay a function. So no two loops have the same `L`.
#[derive(Debug)]
#[repr(transparent)]
pub(crate) struct LoopRng<L>(pub(crate) PlayoutRng, PhantomData<L>);

/// The loop of playouts that list their moves.
#[derive(Debug)]
pub(crate) enum Listing {}

/// The loop of playouts that draw their moves.
#[derive(Debug)]
pub(crate) enum Drawing {}

/// The loops of batches.
#[derive(Debug)]
pub(crate) enum Batches {}

impl<L> LoopRng<L> {
    #[inline]
    pub(crate) fn new(rng: PlayoutRng) -> Self {
        Self(rng, PhantomData)
    }
}

impl<L> Clone for LoopRng<L> {
    #[inline]
    fn clone(&self) -> Self {
        Self::new(self.0.clone())
    }
}

impl<L> TryRng for LoopRng<L> {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0.try_next_u32()
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0.try_next_u64()
    }

    #[inline]
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.try_fill_bytes(bytes)
    }
}

/// Returns the generator of stream `index` under a seed.
///
/// Equal arguments give equal streams; streams that differ in either argument
/// are statistically independent. Playout `i` draws from stream `i`, so it can
/// be repeated without the ones before it.
#[inline]
pub fn stream(seed: u64, index: u64) -> PlayoutRng {
    PlayoutRng::seed_from_u64(scramble(scramble(seed).wrapping_add(index)))
}

/// Applies a bijection of the 64-bit words in which every input bit affects every output bit (the
/// finaliser of splitmix64). Without it neighbouring indices would seed overlapping runs of the
/// splitmix sequence that fills the state.
#[inline]
const fn scramble(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Returns a number below `n`, each with exactly equal probability; 0 if `n` is 0.
///
/// Multiplies and shifts instead of dividing; the few draws that would favour
/// some numbers are rejected (Lemire, "Fast random integer generation in an
/// interval").
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let biased = n.wrapping_neg() % n;
        while (product as u32) < biased {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Returns a number below `n`, as [`below`] does, for ranges that need 64 bits.
#[inline]
pub fn below_u64<R: Rng + ?Sized>(rng: &mut R, n: u64) -> u64 {
    let mut product = u128::from(rng.next_u64()) * u128::from(n);
    if (product as u64) < n {
        let biased = n.wrapping_neg() % n;
        while (product as u64) < biased {
            product = u128::from(rng.next_u64()) * u128::from(n);
        }
    }
    (product >> 64) as u64
}
