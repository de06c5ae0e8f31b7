//! Windows of lines by the cells in them: what changes when a piece comes to a cell or leaves it.

use super::board::Conditional;
use super::fixed::{Fixed, ZERO};
use super::lines::LineCounter;
use crate::game::{Cell, Piece, Player};

/// The numbers by which the code of a window changes with a piece, one below the other: those of the
/// first set, of the second, and of both.
const KINDS: usize = 3;

/// Windows with two sets of pieces that are counted in them. The *code* of a window is the number of
/// pieces of the first set and, in units of the length and one, that of the second.
#[derive(Clone, Debug)]
pub(super) struct WindowTable {
    /// Where the windows of a cell begin in `through`.
    starts: Vec<u32>,
    /// The windows through each cell, one cell after the other.
    through: Vec<u32>,
    /// How much of the codes each kind of piece is.
    steps: [u8; KINDS],
    /// What a window is worth more with a piece of a kind than with its code: for every kind and
    /// every player who can be to move, by the code.
    gains: Vec<Fixed>,
    /// The number of players who can be to move, with nobody.
    movers: usize,
    first: Vec<Piece>,
    second: Vec<Piece>,
    length: usize,
}

impl WindowTable {
    /// Makes the windows of some lines, which are to begin with this number, ready.
    fn new(windows: &[Vec<Cell>], begin: u32, cells: usize, movers: usize) -> Self {
        let mut of_cell = vec![Vec::new(); cells];
        for (number, window) in (begin..).zip(windows) {
            for cell in window {
                of_cell[cell.index()].push(number);
            }
        }
        let length = windows.first().map_or(0, Vec::len);
        let base = length as u8 + 1;
        let mut starts = vec![0];
        let mut through = Vec::new();
        for windows in of_cell {
            through.extend(windows);
            starts.push(through.len() as u32);
        }
        Self {
            starts,
            through,
            steps: [1, base, base + 1],
            gains: vec![ZERO; KINDS * movers * (length + 1).pow(2)],
            movers,
            first: Vec::new(),
            second: Vec::new(),
            length,
        }
    }

    /// Puts lines together whose windows are the same, and in which no more than two sets of pieces are
    /// counted. Returns `None` if windows of theirs hold a cell twice, or if it is less work to count
    /// them anew.
    pub(super) fn gather(
        lines: &[&Conditional<LineCounter>],
        begin: u32,
        cells: usize,
        players: usize,
    ) -> Option<(Self, usize)> {
        let first = lines.first()?;
        let windows = first
            .finder
            .windows()
            .filter(|windows| !windows.is_empty())?;
        let mut table = Self::new(&windows, begin, cells, players + 1);
        let mut work = 0;
        for of in lines {
            work += of.finder.work();
            table.take(of);
        }
        // Most moves change two cells, and a window is looked up through its number and its code.
        let through = table.through.len().div_ceil(cells.max(1));
        (2 * LOOK_UP * through < work).then_some((table, windows.len()))
    }

    /// Returns whether these lines can be counted in the windows of the others.
    pub(super) fn fits(
        lines: &Conditional<LineCounter>,
        others: &[&Conditional<LineCounter>],
    ) -> bool {
        let sets = others.iter().flat_map(|of| of.finder.sets());
        let mut sets: Vec<&[Piece]> = sets.chain(lines.finder.sets()).collect();
        sets.retain(|set| !set.is_empty());
        sets.sort_unstable();
        sets.dedup();
        sets.len() <= 2
            && others
                .iter()
                .all(|of| of.finder.same_windows(&lines.finder))
    }

    /// Adds what lines are worth.
    fn take(&mut self, lines: &Conditional<LineCounter>) {
        let [pieces, blockers] = lines.finder.sets();
        for set in [pieces, blockers] {
            let known = [&self.first, &self.second]
                .iter()
                .any(|known| known[..] == *set);
            if !known && self.first.is_empty() {
                self.first = set.to_vec();
            } else if !known && !set.is_empty() {
                self.second = set.to_vec();
            }
        }
        let base = self.length + 1;
        // The counts of the pieces of a set are above or below the base.
        let count = |set: &[Piece], code: usize| match set {
            [] => 0,
            _ if set == self.first => code % base,
            _ => code / base,
        };
        for mover in 0..self.movers {
            let weights = lines.weights(Player::new(mover as u8));
            let value = |code: usize| match (count(pieces, code), count(blockers, code)) {
                (number @ 1.., 0) => weights.get(number - 1).copied().unwrap_or(ZERO),
                _ => ZERO,
            };
            for (kind, &step) in self.steps.iter().enumerate() {
                let begin = (kind * self.movers + mover) * base * base;
                let codes = base * base - usize::from(step);
                for (code, gain) in self.gains[begin..].iter_mut().enumerate().take(codes) {
                    *gain += value(code + usize::from(step)) - value(code);
                }
            }
        }
    }

    /// Returns the kind of a piece; `None` if it is not counted.
    pub(super) fn kind(&self, piece: Piece) -> Option<u8> {
        match (self.first.contains(&piece), self.second.contains(&piece)) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            (true, true) => Some(2),
            (false, false) => None,
        }
    }

    #[inline]
    fn through(&self, cell: u32) -> &[u32] {
        let (from, to) = (self.starts[cell as usize], self.starts[cell as usize + 1]);
        &self.through[from as usize..to as usize]
    }

    /// Returns how much more the windows through a cell are worth with a change, given who is to move.
    #[inline]
    pub(super) fn gain(&self, codes: &[u8], change: Change, mover: usize) -> Fixed {
        let codes_of = (self.length + 1) * (self.length + 1);
        let number = usize::from(change.kind) * self.movers + mover;
        let gains = &self.gains[number * codes_of..][..codes_of];
        let windows = self.through(change.cell);
        let mut gain = ZERO;
        if change.gone {
            let step = self.steps[usize::from(change.kind)];
            for &window in windows {
                gain -= gains[usize::from(codes[window as usize].wrapping_sub(step))];
            }
        } else {
            for &window in windows {
                gain += gains[usize::from(codes[window as usize])];
            }
        }
        gain
    }

    /// Makes a change in the codes.
    #[inline]
    pub(super) fn make(&self, codes: &mut [u8], change: Change) {
        let step = self.steps[usize::from(change.kind)];
        let step = if change.gone {
            step.wrapping_neg()
        } else {
            step
        };
        for &window in self.through(change.cell) {
            let code = &mut codes[window as usize];
            *code = code.wrapping_add(step);
        }
    }
}

/// The work of a look at a window, in units of operations of words.
const LOOK_UP: usize = 4;

/// A change of what stands on a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    /// The number of the table in which it counts.
    pub(super) table: u32,
    pub(super) cell: u32,
    /// The kind of the piece in the table.
    pub(super) kind: u8,
    /// Whether the piece has left.
    pub(super) gone: bool,
}

impl Change {
    /// Returns the change that makes this one undone.
    #[inline]
    pub(super) fn undone(self) -> Self {
        Self {
            gone: !self.gone,
            ..self
        }
    }
}
