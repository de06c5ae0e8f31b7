//! Boards of second implementations: rows of piece names, with holes.

use std::ops::Add;

/// A square, from the upper left corner, or a step between squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Square {
    pub(crate) x: i32,
    pub(crate) y: i32,
}

pub(crate) const fn at(x: i32, y: i32) -> Square {
    Square { x, y }
}

impl Add for Square {
    type Output = Square;

    fn add(self, step: Square) -> Square {
        at(self.x + step.x, self.y + step.y)
    }
}

impl Square {
    pub(crate) fn times(self, factor: i32) -> Square {
        at(self.x * factor, self.y * factor)
    }

    pub(crate) fn opposite(self) -> Square {
        self.times(-1)
    }
}

pub(crate) const STRAIGHT: [Square; 4] = [at(0, -1), at(0, 1), at(-1, 0), at(1, 0)];
pub(crate) const DIAGONAL: [Square; 4] = [at(-1, -1), at(1, -1), at(-1, 1), at(1, 1)];

/// Returns the four straight steps and the four diagonal ones.
pub(crate) fn all_steps() -> impl Iterator<Item = Square> {
    STRAIGHT.into_iter().chain(DIAGONAL)
}

/// Returns steps along the lines of boards with points: straight from every point, and diagonal
/// from every second one, beginning with the corner.
pub(crate) fn lines(point: Square) -> impl Iterator<Item = Square> {
    all_steps().filter(move |step| step.x * step.y == 0 || (point.x + point.y) % 2 == 0)
}

/// The six steps between hexagons, each next to the following one, when the
/// rows of a hexagon are written flush with its slanted middle column.
pub(crate) const HEXAGONAL: [Square; 6] = [
    at(-1, -1),
    at(0, -1),
    at(1, 0),
    at(1, 1),
    at(0, 1),
    at(-1, 0),
];

/// The pieces on the squares of a board; nothing outside the board and in its holes.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    width: i32,
    pieces: Vec<Option<&'static str>>,
}

impl Grid {
    /// Returns a board drawn as words in rows of equal length; a dash is a hole.
    pub(crate) fn drawn(picture: &'static str) -> Self {
        let rows: Vec<Vec<_>> = picture
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        assert!(rows.iter().all(|row| row.len() == rows[0].len()));
        Self {
            width: rows[0].len() as i32,
            pieces: rows
                .concat()
                .into_iter()
                .map(|word| (word != "-").then_some(word))
                .collect(),
        }
    }

    fn index(&self, square: Square) -> Option<usize> {
        if (0..self.width).contains(&square.x) {
            usize::try_from(square.y * self.width + square.x).ok()
        } else {
            None
        }
    }

    /// Returns the piece on a square, if the board has that square.
    pub(crate) fn get(&self, square: Square) -> Option<&'static str> {
        self.pieces.get(self.index(square)?).copied().flatten()
    }

    pub(crate) fn is(&self, square: Square, piece: &str) -> bool {
        self.get(square) == Some(piece)
    }

    pub(crate) fn set(&mut self, square: Square, piece: &'static str) {
        let index = self.index(square).expect("a square of the board");
        self.pieces[index] = Some(piece);
    }

    /// Returns every square, row by row.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.pieces.len() as i32)
            .map(|i| at(i % self.width, i / self.width))
            .filter(|&square| self.get(square).is_some())
    }

    /// Returns the squares that hold a piece, row by row.
    pub(crate) fn having<'a>(&'a self, piece: &'a str) -> impl Iterator<Item = Square> + 'a {
        self.squares().filter(move |&square| self.is(square, piece))
    }

    pub(crate) fn count(&self, piece: &str) -> usize {
        self.having(piece).count()
    }

    /// Returns the pieces of all squares, row by row.
    pub(crate) fn cells(&self) -> Vec<&'static str> {
        self.pieces.iter().copied().flatten().collect()
    }
}
