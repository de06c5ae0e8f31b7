//! Moves as codes of their modifiers.

/// A modifier of a move: its number in the upper bits, its cell in the lower.
pub(crate) type Code = u16;

pub(crate) const CELL_BITS: u32 = 7;

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
pub struct Move([Code; 6]);

impl Move {
    /// The codes of its modifiers.
    #[inline]
    pub(crate) fn codes(&self) -> &[Code] {
        let end = self.0.iter().position(|&code| code == 0);
        &self.0[..end.unwrap_or(self.0.len())]
    }
}

/// A move under construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    codes: [Code; 6],
    length: usize,
}

impl Path {
    pub(crate) const EMPTY: Self = Self { codes: [0; _], length: 0 };

    /// With one more modifier.
    #[inline]
    pub(crate) fn then(mut self, index: usize, cell: usize) -> Self {
        if let Some(place) = self.codes.get_mut(self.length) {
            *place = code(index, cell);
        }
        self.length += 1;
        self
    }

    /// The move that ends with one more modifier.
    #[inline]
    pub(crate) fn end(self, index: usize, cell: usize) -> Move {
        Move(self.then(index, cell).codes)
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
