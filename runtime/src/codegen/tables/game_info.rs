//! Cells, edges and actions of a game, from what takes less room than they do.

use std::borrow::Cow;
use std::mem::{forget, replace};

use super::shifts::Shifts;
use crate::game::{ActionInfo, CellInfo, EdgeRun};

/// The cells of a board, box by box, whose names are made of their places.
///
/// A box is the place of its first cell and its size along each axis; its cells are in the order of
/// layers, rows and columns. A name has the number of the column behind the first of the `letters`,
/// that of the row behind the second, and that of the layer behind the third, if there is one.
#[derive(Clone, Copy, Debug)]
pub struct GridCells<'a, const A: usize> {
    letters: [&'a str; A],
    boxes: &'a [([u32; 3], [u32; 3])],
}

impl<'a, const A: usize> GridCells<'a, A> {
    /// Creates the cells of some boxes.
    pub const fn new(letters: [&'a str; A], boxes: &'a [([u32; 3], [u32; 3])]) -> Self {
        Self { letters, boxes }
    }

    /// Returns the names of all cells as one text.
    pub const fn names<const L: usize>(self) -> [u8; L] {
        let mut names = [0; L];
        let (mut places, mut at) = (Places::of(self.boxes), 0);
        while let Some(place) = places.next() {
            let mut axis = 0;
            while axis < A {
                let letters = self.letters[axis].as_bytes();
                let mut letter = 0;
                while letter < letters.len() {
                    names[at] = letters[letter];
                    at += 1;
                    letter += 1;
                }
                let mut number = place[axis];
                at += digits(number);
                let mut digit = at;
                loop {
                    digit -= 1;
                    names[digit] = b'0' + (number % 10) as u8;
                    number /= 10;
                    if number == 0 {
                        break;
                    }
                }
                axis += 1;
            }
        }
        assert!(at == L);
        names
    }

    /// Returns the cells, given the [`names`](Self::names) of all of them.
    pub const fn cells<const N: usize>(self, names: &'static [u8]) -> [CellInfo; N] {
        let mut cells = [const { CellInfo::new("", [0; 3]) }; N];
        let (mut places, mut rest, mut cell) = (Places::of(self.boxes), names, 0);
        while let Some(place) = places.next() {
            let (mut length, mut axis) = (0, 0);
            while axis < A {
                length += self.letters[axis].len() + digits(place[axis]);
                axis += 1;
            }
            let name;
            (name, rest) = rest.split_at(length);
            let Ok(name) = str::from_utf8(name) else {
                panic!("the letters of a name are not text");
            };
            // What is replaced has nothing to drop.
            forget(replace(&mut cells[cell], CellInfo::new(name, place)));
            cell += 1;
        }
        assert!(cell == N);
        cells
    }
}

/// Returns how many digits a number has.
const fn digits(number: u32) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

/// The places in boxes, one after the other.
struct Places<'a> {
    boxes: &'a [([u32; 3], [u32; 3])],
    /// The box that is looked at.
    number: usize,
    /// The place that is next, by its number in the box.
    at: u32,
}

impl<'a> Places<'a> {
    const fn of(boxes: &'a [([u32; 3], [u32; 3])]) -> Self {
        Self {
            boxes,
            number: 0,
            at: 0,
        }
    }

    const fn next(&mut self) -> Option<[u32; 3]> {
        while self.number < self.boxes.len() {
            let ([x, y, z], [width, height, depth]) = self.boxes[self.number];
            let (column, row) = (self.at % width, self.at / width);
            let (row, layer) = (row % height, row / height);
            if layer < depth {
                self.at += 1;
                return Some([x + column, y + row, z + layer]);
            }
            self.number += 1;
            self.at = 0;
        }
        None
    }
}

impl<const D: usize> Shifts<'_, D> {
    /// Returns the edges of a label, of at most `N` cells, in as few runs as there can be.
    pub const fn edges<const N: usize, const R: usize>(self) -> [EdgeRun; R] {
        let targets = self.targets_u16::<N>().0;
        let mut runs = [EdgeRun::new(0, 0, 0); R];
        let (mut cell, mut run) = (0, 0);
        while cell < N {
            let (first, target) = (cell, targets[cell]);
            cell += 1;
            if target == u16::MAX {
                continue;
            }
            while cell < N && targets[cell] as usize == target as usize + cell - first {
                cell += 1;
            }
            runs[run] = EdgeRun::new(first as u16, (cell - first) as u16, target);
            run += 1;
        }
        assert!(run == R);
        runs
    }
}

/// Returns actions of a few kinds, given the number of the kind of each.
pub const fn actions<const N: usize>(
    kinds: &'static [ActionInfo],
    numbers: [usize; N],
) -> [ActionInfo; N] {
    let mut actions = [const { ActionInfo::switch(0, "") }; N];
    let mut at = 0;
    while at < N {
        let ActionInfo {
            kind,
            text: Cow::Borrowed(text),
        } = &kinds[numbers[at]]
        else {
            panic!("the text of an action is not constant");
        };
        // What is replaced has nothing to drop.
        forget(replace(&mut actions[at], ActionInfo::new(*kind, text)));
        at += 1;
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Cell, LabelInfo};

    /// Returns the names of cells with their places.
    fn told(cells: &[CellInfo]) -> Vec<(&str, [u32; 3])> {
        let cells = cells.iter();
        cells.map(|cell| (&*cell.name, cell.place)).collect()
    }

    #[test]
    fn cells_are_named_after_their_places() {
        const HEXAGONS: GridCells<'_, 2> = GridCells::new(
            ["hx", "y"],
            &[([1, 0, 0], [2, 1, 1]), ([0, 1, 0], [1, 2, 1])],
        );
        static NAMES: [u8; 20] = HEXAGONS.names();
        static CELLS: [CellInfo; 4] = HEXAGONS.cells(&NAMES);
        let expected = [
            ("hx1y0", [1, 0, 0]),
            ("hx2y0", [2, 0, 0]),
            ("hx0y1", [0, 1, 0]),
            ("hx0y2", [0, 2, 0]),
        ];
        assert_eq!(told(&CELLS), expected);
        const LAYERS: GridCells<'_, 3> =
            GridCells::new(["cx", "y", "z"], &[([9, 10, 99], [2, 1, 2])]);
        static LAYER_NAMES: [u8; 40] = LAYERS.names();
        static LAYER_CELLS: [CellInfo; 4] = LAYERS.cells(&LAYER_NAMES);
        let expected = [
            ("cx9y10z99", [9, 10, 99]),
            ("cx10y10z99", [10, 10, 99]),
            ("cx9y10z100", [9, 10, 100]),
            ("cx10y10z100", [10, 10, 100]),
        ];
        assert_eq!(told(&LAYER_CELLS), expected);
    }

    #[test]
    fn edges_are_runs_as_long_as_they_can_be() {
        type Blocks = &'static [([usize; 2], [usize; 2])];
        let cases: [(&str, Blocks); 5] = [
            ("nothing", &[]),
            ("to the right in three rows", &[([0, 1], [3, 3])]),
            ("down", &[([0, 4], [4, 2])]),
            ("a run of two blocks", &[([0, 3], [3, 1]), ([3, 6], [3, 1])]),
            ("back and forth", &[([0, 1], [1, 1]), ([1, 0], [1, 1])]),
        ];
        fn runs<const R: usize>(blocks: Blocks) -> Vec<EdgeRun> {
            Shifts::new([1, 4], blocks).edges::<16, R>().to_vec()
        }
        for (name, blocks) in cases {
            let targets = Shifts::new([1, 4], blocks).targets_u16::<16>();
            let edges = (0..16).filter(|cell| targets[*cell] != u16::MAX);
            let edges = edges.map(|cell| (Cell::new(cell as u16), Cell::new(targets[cell])));
            let label = LabelInfo::from_edges("label".to_owned(), edges);
            let expected = label.runs();
            let found = match expected.len() {
                0 => runs::<0>(blocks),
                1 => runs::<1>(blocks),
                2 => runs::<2>(blocks),
                _ => runs::<3>(blocks),
            };
            assert_eq!(found, expected, "{name}");
        }
    }

    #[test]
    fn actions_are_of_the_kinds_that_are_numbered() {
        static KINDS: [ActionInfo; 2] = [ActionInfo::switch(1, "->p"), ActionInfo::off(3, "[x]")];
        static ACTIONS: [ActionInfo; 3] = actions(&KINDS, [1, 0, 1]);
        assert_eq!(ACTIONS, [1, 0, 1].map(|kind| KINDS[kind].clone()));
    }
}
