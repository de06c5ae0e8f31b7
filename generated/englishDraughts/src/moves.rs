//! Moves as codes of their modifiers.

/// A modifier of a move: its number in the upper bits, its cell in the lower.
pub(crate) type Code = u16;

pub(crate) const CELL_BITS: u32 = 6;

/// The code of a modifier.
#[inline]
pub(crate) const fn code(index: usize, cell: usize) -> Code {
    (index << CELL_BITS | cell) as Code
}

/// The number of a modifier and its cell.
#[inline]
pub(crate) const fn split(code: Code) -> (usize, usize) {
    (code as usize >> CELL_BITS, code as usize & ((1 << CELL_BITS) - 1))
}

/// A move: the codes of its modifiers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(Path);

/// The modifiers of a move, or of one under construction.
pub(crate) type Path = rbg_runtime::codegen::smallvec::SmallVec<[Code; 8]>;

impl Move {
    /// The codes of its modifiers.
    #[inline]
    pub(crate) fn codes(&self) -> &[Code] {
        &self.0
    }
}

impl Move {
    /// The move of these modifiers.
    #[inline]
    pub(crate) fn of_codes<const N: usize>(all: [Code; N]) -> Self {
        let mut codes = [0; 8];
        for (to, from) in codes.iter_mut().zip(all) {
            *to = from;
        }
        Self(Path::from_buf_and_len(codes, N))
    }
}

impl Move {
    /// The path with its last modifiers.
    #[inline]
    pub(crate) fn from_path<const N: usize>(path: &Path, last: [Code; N]) -> Self {
        let length = path.len() + N;
        if length > 8 {
            let mut codes = Path::from_slice(path);
            codes.extend_from_slice(&last);
            return Self(codes);
        }
        let mut codes = [0; 8];
        for (to, from) in codes.iter_mut().zip(path.iter().copied().chain(last)) {
            *to = from;
        }
        Self(Path::from_buf_and_len(codes, length))
    }
}

impl Move {
    /// The move of these modifiers.
    pub(crate) fn of(codes: &[Code]) -> Self {
        Self(Path::from_slice(codes))
    }
}
