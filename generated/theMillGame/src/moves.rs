//! Moves as codes of their modifiers.

/// A modifier of a move: its number in the upper bits, its cell in the lower.
pub(crate) type Code = u16;

pub(crate) const CELL_BITS: u32 = 5;

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

impl Move {
    pub(crate) const EMPTY: Self = Self([0; _]);

    /// The move with one more modifier, at place `depth`.
    #[inline]
    pub(crate) const fn then(mut self, depth: usize, index: usize, cell: usize) -> Self {
        self.0[depth] = code(index, cell);
        self
    }
}

impl Move {
    /// The move of these modifiers, or the beginning of one.
    pub(crate) fn of(codes: &[Code]) -> Self {
        let mut all = [0; _];
        for (to, from) in all.iter_mut().zip(codes) {
            *to = *from;
        }
        Self(all)
    }
}
