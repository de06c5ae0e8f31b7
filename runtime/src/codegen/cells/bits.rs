//! Extracting, depositing and selecting the bits of one word (pext, pdep), by the instructions of
//! the processor where it has them.

/// Returns the bits of `word` at the places of `mask`, in the lowest places (pext).
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
pub(super) fn gather(word: u64, mask: u64) -> u64 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(word, mask) }
}

/// Returns the bits of `word` at the places of `mask`, in the lowest places (pext).
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
pub(super) fn gather(word: u64, mut mask: u64) -> u64 {
    let (mut bits, mut at) = (0, 0);
    while mask != 0 {
        bits |= (word >> mask.trailing_zeros() & 1) << at;
        at += 1;
        mask &= mask - 1;
    }
    bits
}

/// Returns the lowest bits of `bits` at the places of `mask` (pdep).
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
pub(super) fn scatter(bits: u64, mask: u64) -> u64 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pdep_u64(bits, mask) }
}

/// Returns the lowest bits of `bits` at the places of `mask` (pdep).
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
pub(super) fn scatter(mut bits: u64, mut mask: u64) -> u64 {
    let mut word = 0;
    while mask != 0 {
        word |= (bits & 1) << mask.trailing_zeros();
        bits >>= 1;
        mask &= mask - 1;
    }
    word
}

/// Returns the place of the set bit number `n` (from 0), which must exist.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline]
#[allow(unsafe_code)]
pub(super) fn select(word: u64, n: u32) -> u32 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pdep_u64(1 << n, word) }.trailing_zeros()
}

/// Returns the place of the set bit number `n` (from 0), which must exist: halves are chosen by
/// their numbers of set bits.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline]
pub(super) fn select(word: u64, mut n: u32) -> u32 {
    let mut at = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = word >> at & ((1 << width) - 1);
        let count = low.count_ones();
        if n >= count {
            n -= count;
            at += width;
        }
    }
    at
}

/// Returns the bits of a byte as bytes, the lowest first.
#[inline]
pub(crate) fn spread_bits(bits: u8) -> [u8; 8] {
    scatter(u64::from(bits), 0x0101_0101_0101_0101).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::{gather, scatter, select};

    /// Words without a bit, with few and with all of them.
    const WORDS: [u64; 8] = [
        0,
        1,
        1 << 63,
        u64::MAX,
        0x8000_0001_8000_0001,
        0x0123_4567_89ab_cdef,
        0xaaaa_5555_f00f_0ff0,
        0x8421_0000_0000_1248,
    ];

    fn places(word: u64) -> Vec<u32> {
        (0..64).filter(|place| word >> place & 1 != 0).collect()
    }

    #[test]
    fn bits_are_gathered_and_scattered_in_the_order_of_the_mask() {
        for mask in WORDS {
            let places = places(mask);
            for word in WORDS {
                let mut gathered = 0;
                let mut scattered = 0;
                for (n, place) in places.iter().enumerate() {
                    gathered |= (word >> place & 1) << n;
                    scattered |= (word >> n & 1) << place;
                }
                assert_eq!(gather(word, mask), gathered, "{word:x} {mask:x}");
                assert_eq!(scatter(word, mask), scattered, "{word:x} {mask:x}");
            }
        }
    }

    #[test]
    fn every_bit_of_a_word_is_selected_by_its_number() {
        for word in WORDS {
            for (n, place) in places(word).into_iter().enumerate() {
                assert_eq!(select(word, n as u32), place, "{word:x} {n}");
            }
        }
    }
}
