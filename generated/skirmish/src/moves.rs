//! Moves as codes of their modifiers.

/// A modifier of a move: its number in the upper bits, its cell in the lower.
pub(crate) type Code = u16;
const CELL_BITS: u32 = 6;

/// The code of a modifier.
#[inline]
pub(crate) const fn code(index: usize, cell: usize) -> Code {
    (index << CELL_BITS | cell) as Code
}

/// A path with further modifiers.
#[inline]
pub(crate) fn longer<const N: usize>(path: &Path, codes: [Code; N]) -> Path {
    let mut longer = Path::from_slice(path);
    longer.extend_from_slice(&codes);
    longer
}

/// The number of a modifier and its cell.
#[inline]
pub(crate) const fn split(code: Code) -> (usize, usize) {
    (code as usize >> CELL_BITS, code as usize & ((1 << CELL_BITS) - 1))
}

/// A move: the codes of its modifiers, followed by zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move([Code; 4]);

impl Move {
    /// The codes of its modifiers.
    #[inline]
    pub(crate) fn codes(&self) -> &[Code] {
        let end = self.0.iter().position(|&code| code == 0);
        &self.0[..end.unwrap_or(self.0.len())]
    }

    /// The number and the cell of the modifier at a place.
    #[inline]
    pub(crate) const fn modifier(&self, place: usize) -> (usize, usize) {
        split(self.0[place])
    }
}

/// The modifiers of a move under construction.
pub(crate) type Path = rbg_runtime::smallvec::SmallVec<[Code; 16]>;

impl Move {
    /// The path with its last modifiers.
    #[inline]
    pub(crate) fn from_path<const N: usize>(path: &Path, last: [Code; N]) -> Self {
        let mut codes = [0; _];
        for (to, from) in codes.iter_mut().zip(path) {
            *to = *from;
        }
        for (to, from) in codes.iter_mut().skip(path.len()).zip(last) {
            *to = from;
        }
        Self(codes)
    }
}
