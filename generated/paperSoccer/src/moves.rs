//! Moves as codes of their modifiers.

/// A modifier of a move: its number in the upper bits, its cell in the lower.
pub(crate) type Code = u16;

pub(crate) const CELL_BITS: u32 = 9;

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
    /// As `from_path`, in the memory of an older move if there is one.
    #[inline]
    pub(crate) fn rewritten<const N: usize>(
        old: Option<Self>,
        path: &Path,
        last: [Code; N],
    ) -> Self {
        let Some(Self(mut codes)) = old.filter(|old| old.0.spilled()) else {
            return Self::from_path(path, last);
        };
        codes.clear();
        codes.extend_from_slice(path);
        for code in last {
            codes.push(code);
        }
        Self(codes)
    }
}
