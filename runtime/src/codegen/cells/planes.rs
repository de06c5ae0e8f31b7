//! The cells of each piece.

use std::ops::{Index, IndexMut};

use super::CellSet;

/// The cells of each piece, by the pieces' numbers. `N` is a power of two not below their number,
/// so that reading needs no bounds check: numbers are taken modulo `N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Planes<const W: usize, const N: usize>(pub [CellSet<W>; N]);

impl<const W: usize, const N: usize> Planes<W, N> {
    const MASK: usize = {
        assert!(N.is_power_of_two());
        N - 1
    };
}

/// Implements indexing by piece numbers of a type.
macro_rules! indexed_by {
    ($($number:ty),*) => {$(
        impl<const W: usize, const N: usize> Index<$number> for Planes<W, N> {
            type Output = CellSet<W>;

            #[inline]
            fn index(&self, piece: $number) -> &CellSet<W> {
                &self.0[piece as usize & Self::MASK]
            }
        }

        impl<const W: usize, const N: usize> IndexMut<$number> for Planes<W, N> {
            #[inline]
            fn index_mut(&mut self, piece: $number) -> &mut CellSet<W> {
                &mut self.0[piece as usize & Self::MASK]
            }
        }
    )*};
}

indexed_by!(u8, u16);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_are_found_by_numbers_of_pieces() {
        let mut planes = Planes([CellSet::<1>::EMPTY; 4]);
        planes[2u8].insert(7);
        assert!(planes[2u16].contains(7));
        // Numbers are taken modulo the size.
        assert_eq!(planes[6u8], planes.0[2]);
        assert_eq!(planes[1u8], CellSet::EMPTY);
    }
}
