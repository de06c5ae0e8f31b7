//! The windows of a board.

use super::directions::{Direction, ahead, directions};
use crate::evaluate::hidden::Inputs;
use crate::game::{Cell, GameInfo};

/// The largest number of codes of a window, where it has more than two cells.
const MOST_CODES: usize = 256;

/// The longest windows, and the shortest ones that are looked at.
const LONGEST: usize = 6;
const SHORTEST: usize = 2;

/// The largest number of kinds of what can be on a cell.
const MOST_CONTENTS: usize = 40;

/// The mark for an input that is not of a cell.
pub(crate) const NO_CELL: u32 = u32::MAX;

/// The windows of a board, and which row of weights each has by its code.
///
/// What stands on a cell is told by a number, the *content*: that of its piece among those that are
/// seen, or one behind them. A *code* is the contents of the cells of a window, the first one counting
/// least.
#[derive(Clone, Debug)]
pub(crate) struct Windows {
    contents: usize,
    all: Vec<Window>,
    /// The cells of all windows.
    members: Vec<u32>,
    /// Where what is through each cell begins.
    starts: Vec<u32>,
    through: Vec<Through>,
    /// The kinds of windows: what is learned of one of a kind holds for all.
    kinds: Vec<Kind>,
    rows: usize,
    /// The cell of each input, and its content there.
    inputs: Vec<(u32, u8)>,
}

#[derive(Clone, Copy, Debug)]
struct Window {
    /// The number of its first cell in `members`.
    first: u32,
    cells: u32,
    /// The first row of weights of its kind.
    row: u32,
}

/// That a window goes through a cell.
#[derive(Clone, Copy, Debug)]
struct Through {
    window: u32,
    /// What a content of 1 more on the cell adds to the code.
    step: u16,
}

/// A kind of windows: those of a direction that are as far over the border on the same side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) direction: usize,
    /// The number of places of the window before its first cell that are not on the board.
    pub(crate) before: usize,
    pub(crate) cells: usize,
    /// The first row of weights: there is one for each code and, among those of a code, for each cell.
    pub(crate) row: usize,
}

impl Windows {
    /// Returns the windows of a game's board of which so many kinds of pieces are seen.
    pub(crate) fn new(inputs: &Inputs, game: &GameInfo) -> Self {
        let seen = inputs.pieces().len();
        let contents = seen + usize::from(seen < game.pieces.len());
        let cells = game.cells.len();
        let mut windows = Self {
            contents,
            all: Vec::new(),
            members: Vec::new(),
            starts: Vec::new(),
            through: Vec::new(),
            kinds: Vec::new(),
            rows: 0,
            inputs: vec![(NO_CELL, 0); inputs.count()],
        };
        for (content, &(_, first)) in (0..).zip(inputs.pieces()) {
            for cell in 0..cells {
                windows.inputs[first as usize + cell] = (cell as u32, content);
            }
        }
        if contents <= MOST_CONTENTS {
            let length = length_of(contents);
            for (number, direction) in directions(game).iter().enumerate() {
                for cell in game.all_cells() {
                    windows.begin_at(cell, (number, direction), length);
                }
            }
        }
        windows.gather_through(cells);
        windows
    }

    /// Adds the windows whose first cell this is.
    fn begin_at(&mut self, cell: Cell, (number, direction): (usize, &Direction), length: usize) {
        let over = match direction.previous[cell.index()] {
            None => length - 1,
            Some(_) => 0,
        };
        for before in 0..=over {
            let members = ahead(direction, cell, length - before);
            if members.len() < SHORTEST {
                continue;
            }
            let row = self.row_of(number, before, members.len());
            self.all.push(Window {
                first: self.members.len() as u32,
                cells: members.len() as u32,
                row: row as u32,
            });
            self.members.extend(members);
        }
    }

    /// Returns the first row of a kind of windows.
    fn row_of(&mut self, direction: usize, before: usize, cells: usize) -> usize {
        let is_it =
            |kind: &&Kind| (kind.direction, kind.before, kind.cells) == (direction, before, cells);
        if let Some(known) = self.kinds.iter().find(is_it) {
            return known.row;
        }
        let row = self.rows;
        self.kinds.push(Kind {
            direction,
            before,
            cells,
            row,
        });
        self.rows += cells * self.contents.pow(cells as u32);
        row
    }

    fn gather_through(&mut self, cells: usize) {
        let mut of_cell = vec![Vec::new(); cells];
        for (number, window) in (0..).zip(&self.all) {
            let mut step = 1;
            for &cell in self.cells(window) {
                of_cell[cell as usize].push(Through {
                    window: number,
                    step,
                });
                step = step.wrapping_mul(self.contents as u16);
            }
        }
        self.starts.push(0);
        for through in of_cell {
            self.through.extend(through);
            self.starts.push(self.through.len() as u32);
        }
    }

    fn cells(&self, window: &Window) -> &[u32] {
        &self.members[window.first as usize..][..window.cells as usize]
    }

    /// Returns the number of rows of weights.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Returns how many there are.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the number of kinds of what can be on a cell.
    pub(crate) fn contents(&self) -> usize {
        self.contents
    }

    /// Returns the kinds of windows.
    pub(crate) fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Returns the largest number of windows through a cell.
    pub(crate) fn most_through(&self) -> usize {
        let ends = self.starts.windows(2);
        ends.map(|ends| (ends[1] - ends[0]) as usize)
            .max()
            .unwrap_or(0)
    }

    /// Returns the content of a cell on which no piece stands that is seen.
    pub(crate) fn unseen(&self) -> u8 {
        self.contents.saturating_sub(1) as u8
    }

    /// Returns the cell of an input, `NO_CELL` if it has none, and its content there.
    #[inline]
    pub(crate) fn on_cell(&self, input: u32) -> (u32, u8) {
        self.inputs[input as usize]
    }

    /// Tells the windows through a cell, and what a content of 1 more there adds to their codes.
    #[inline]
    pub(crate) fn through(&self, cell: u32) -> impl Iterator<Item = (usize, u16)> {
        let (from, to) = (self.starts[cell as usize], self.starts[cell as usize + 1]);
        let through = &self.through[from as usize..to as usize];
        through.iter().map(|of| (of.window as usize, of.step))
    }

    /// Returns the cells of a window, and the first of their rows of weights, which follow one another, with a
    /// code.
    #[inline]
    pub(crate) fn rows_of(&self, window: usize, code: u16) -> (&[u32], usize) {
        let window = &self.all[window];
        let row = window.row as usize + usize::from(code) * window.cells as usize;
        (self.cells(window), row)
    }
}

/// Returns the number of cells of windows, in which there can be so many things.
fn length_of(contents: usize) -> usize {
    let mut length = SHORTEST;
    while length < LONGEST && contents.pow(length as u32 + 1) <= MOST_CODES {
        length += 1;
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Piece, Plane};
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn the_more_pieces_there_are_the_shorter_are_windows() {
        let lengths = [1, 2, 3, 4, 5, 6, 7, 16, 40].map(length_of);
        assert_eq!(lengths, [6, 6, 5, 4, 3, 3, 2, 2, 2]);
        // A code fits a number of 16 bits.
        for contents in 1..=MOST_CONTENTS {
            assert!(contents.pow(length_of(contents) as u32) <= 1 << 16);
        }
    }

    fn windows(planes: &[Plane]) -> Windows {
        let game = Toy::<2>::game();
        let inputs = Inputs::new(planes, game).expect("they are of the game");
        Windows::new(&inputs, game)
    }

    #[test]
    fn windows_reach_over_the_border_and_each_kind_has_rows_of_its_own() {
        // Three cells in a row, of which two kinds of pieces are seen, and there are others.
        let windows = windows(&[Plane::Piece(Piece::new(1)), Plane::Piece(Piece::new(2))]);
        assert_eq!((windows.contents(), windows.unseen()), (3, 2));
        let kinds: Vec<_> = windows
            .kinds()
            .iter()
            .map(|kind| (kind.before, kind.cells))
            .collect();
        assert_eq!(kinds, [(0, 3), (1, 3), (2, 3), (3, 2), (0, 2)]);
        assert_eq!(windows.count(), 5);
        assert_eq!(windows.rows(), 3 * 3 * 27 + 2 * 2 * 9);
        assert_eq!(windows.most_through(), 5);
        // The first cell counts least; the windows of the last two cells do not go through it.
        assert_eq!(
            windows.through(0).collect::<Vec<_>>(),
            [(0, 1), (1, 1), (2, 1), (3, 1)]
        );
        assert_eq!(
            windows.through(2).collect::<Vec<_>>(),
            [(0, 9), (1, 9), (2, 9), (4, 3)]
        );
        assert_eq!(windows.rows_of(1, 2), (&[0, 1, 2][..], 81 + 6));
        assert_eq!(windows.rows_of(4, 8), (&[1, 2][..], 3 * 81 + 18 + 16));
    }

    #[test]
    fn inputs_tell_cells_and_contents() {
        let planes = [
            Plane::Piece(Piece::new(2)),
            Plane::CurrentCell,
            Plane::Piece(Piece::new(1)),
        ];
        let windows = windows(&planes);
        assert_eq!(windows.on_cell(1), (1, 0));
        assert_eq!(windows.on_cell(4).0, NO_CELL);
        assert_eq!(windows.on_cell(8), (2, 1));
    }
}
