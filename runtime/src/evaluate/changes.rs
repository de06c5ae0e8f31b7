//! What is different in a sum over the board when few pieces are.

use super::accumulator::Part;
use super::board::{Board, Conditional};
use super::fixed::{Fixed, ZERO, any};
use super::lines::LineCounter;
use super::windows::{Change, WindowTable};
use super::words::{Planes, words_of};
use crate::game::{GameInfo, Piece, Player};
use crate::playout::Playable;

/// How a sum over the board changes with the pieces on the cells.
#[derive(Clone, Debug)]
pub(super) struct Changes {
    pieces: Vec<PieceChanges>,
    tables: Vec<WindowTable>,
    /// The number of windows in all tables.
    windows: usize,
    /// What is counted anew when one of its pieces has moved.
    anew: Vec<Anew>,
    words: usize,
    /// The number of players who can be to move, with nobody.
    movers: usize,
}

/// What depends on a piece.
#[derive(Clone, Debug)]
struct PieceChanges {
    piece: Piece,
    /// The weight on each cell.
    cells: Vec<Fixed>,
    /// The tables of windows, and the kind that the piece is in them.
    tables: Vec<(u32, u8)>,
    /// A bit for each number of what is counted anew; numbers that are equal modulo 64 have the same.
    anew: u64,
}

/// Something that is counted anew.
#[derive(Clone, Copy, Debug)]
enum Anew {
    Lines(usize),
    Nearest(usize),
}

impl Changes {
    pub(super) fn new(board: &Board, game: &GameInfo) -> Self {
        let (cells, players) = (game.cells.len(), game.players.len());
        let (mut tables, mut anew, mut windows) = (Vec::new(), Vec::new(), 0);
        let mut gathered: Vec<Vec<usize>> = Vec::new();
        for (number, lines) in board.lines.iter().enumerate() {
            let fitting = gathered.iter_mut().find(|group| {
                let others = members(board, group);
                WindowTable::fits(lines, &others)
            });
            match fitting {
                Some(group) => group.push(number),
                None => gathered.push(vec![number]),
            }
        }
        for group in gathered {
            let lines = members(board, &group);
            match WindowTable::gather(&lines, windows as u32, cells, players) {
                Some((table, more)) => {
                    tables.push(table);
                    windows += more;
                }
                None => anew.extend(group.into_iter().map(Anew::Lines)),
            }
        }
        anew.extend((0..board.nearest.len()).map(Anew::Nearest));
        let pieces = (0..game.pieces.len()).map(Piece::from_index);
        let pieces = pieces.map(|piece| PieceChanges::new(piece, board, &tables, &anew, cells));
        Self {
            pieces: pieces.filter(PieceChanges::counts).collect(),
            tables,
            windows,
            anew,
            words: words_of(cells).max(1),
            movers: players + 1,
        }
    }

    /// Makes room where nothing is known yet.
    #[inline]
    fn fit(&self, part: &mut Part) {
        if part.sums.is_empty() {
            part.planes.resize(self.pieces.len() * self.words, 0);
            part.sums.resize(self.movers, ZERO);
            part.codes.resize(self.windows, 0);
            part.counted.resize(self.anew.len() * self.movers, ZERO);
        }
    }

    /// Returns the sum over the board of a position.
    #[inline]
    pub(super) fn sum<P: Playable>(
        &self,
        board: &Board,
        part: &mut Part,
        planes: &Planes<'_, P>,
        to_move: Player,
    ) -> Fixed {
        self.fit(part);
        let mover = to_move.index().min(self.movers - 1);
        let (places, anew) = self.compare(part, planes);
        let mut sum = part.sums[mover] + places;
        if let Some((last, earlier)) = part.changes.split_last() {
            for &change in earlier {
                let table = &self.tables[change.table as usize];
                sum += table.gain(&part.codes, change, mover);
                table.make(&mut part.codes, change);
            }
            sum += self.tables[last.table as usize].gain(&part.codes, *last, mover);
            for change in earlier {
                let table = &self.tables[change.table as usize];
                table.make(&mut part.codes, change.undone());
            }
        }
        if anew != 0 {
            for (number, of) in self.concerned(anew) {
                let known = part.counted[number * self.movers + mover];
                sum += of.count(board, planes, to_move) - known;
            }
        }
        sum
    }

    /// Makes what is known that of another position.
    pub(super) fn accumulate<P: Playable>(
        &self,
        board: &Board,
        part: &mut Part,
        planes: &Planes<'_, P>,
    ) {
        self.fit(part);
        let (places, anew) = self.compare(part, planes);
        for sum in &mut part.sums {
            *sum += places;
        }
        for change in &part.changes {
            let table = &self.tables[change.table as usize];
            for (mover, sum) in part.sums.iter_mut().enumerate() {
                *sum += table.gain(&part.codes, *change, mover);
            }
            table.make(&mut part.codes, *change);
        }
        for (number, of) in self.concerned(anew) {
            let known = &mut part.counted[number * self.movers..][..self.movers];
            for ((mover, sum), known) in part.sums.iter_mut().enumerate().zip(known) {
                let now = of.count(board, planes, Player::from_index(mover));
                *sum += now - *known;
                *known = now;
            }
        }
        for (of, known) in self
            .pieces
            .iter()
            .zip(part.planes.chunks_exact_mut(self.words))
        {
            for (known, now) in known.iter_mut().zip(planes.plane(of.piece)) {
                *known = *now;
            }
        }
    }

    /// Compares a position with the one that is known: notes the changes of windows, and returns what
    /// the pieces on the cells are worth more and what has to be counted anew.
    ///
    /// Pieces leave first: a window never holds more of them than it has cells.
    #[inline]
    fn compare<P: Playable>(&self, part: &mut Part, planes: &Planes<'_, P>) -> (Fixed, u64) {
        let (mut sum, mut anew, mut departed) = (ZERO, 0, 0);
        part.changes.clear();
        for (of, known) in self.pieces.iter().zip(part.planes.chunks_exact(self.words)) {
            let words = planes.plane(of.piece).iter().zip(known);
            for (at, (now, known)) in words.enumerate() {
                let mut left = now ^ known;
                while left != 0 {
                    let bit = left.trailing_zeros();
                    left &= left - 1;
                    let cell = 64 * at as u32 + bit;
                    let gone = known >> bit & 1 == 1;
                    let weight = of.cells.get(cell as usize).copied().unwrap_or(ZERO);
                    sum += if gone { -weight } else { weight };
                    anew |= of.anew;
                    for &(table, kind) in &of.tables {
                        let last = part.changes.len();
                        part.changes.push(Change {
                            table,
                            cell,
                            kind,
                            gone,
                        });
                        if gone {
                            part.changes.swap(departed, last);
                            departed += 1;
                        }
                    }
                }
            }
        }
        (sum, anew)
    }

    /// Returns what has to be counted anew, with its number.
    #[inline]
    fn concerned(&self, anew: u64) -> impl Iterator<Item = (usize, &Anew)> {
        let all = self.anew.iter().enumerate();
        all.filter(move |(number, _)| anew >> (number % 64) & 1 == 1)
    }
}

/// Returns the lines with these numbers.
fn members<'b>(board: &'b Board, numbers: &[usize]) -> Vec<&'b Conditional<LineCounter>> {
    numbers.iter().map(|&number| &board.lines[number]).collect()
}

impl PieceChanges {
    fn new(
        piece: Piece,
        board: &Board,
        tables: &[WindowTable],
        anew: &[Anew],
        cells: usize,
    ) -> Self {
        let mut sums = vec![ZERO; cells];
        for (_, weight) in board.counted.iter().filter(|(of, _)| *of == piece) {
            sums.iter_mut().for_each(|sum| *sum += weight);
        }
        for (_, weights) in board.placed.iter().filter(|(of, _)| *of == piece) {
            sums.iter_mut()
                .zip(weights)
                .for_each(|(sum, weight)| *sum += weight);
        }
        let tables = (0..).zip(tables);
        let tables = tables.filter_map(|(number, table)| Some((number, table.kind(piece)?)));
        let anew = anew.iter().enumerate();
        let anew = anew.filter(|(_, of)| of.depends_on(board, piece));
        Self {
            piece,
            cells: sums,
            tables: tables.collect(),
            anew: anew.fold(0, |bits, (number, _)| bits | 1 << (number % 64)),
        }
    }

    /// Returns whether the piece makes a difference.
    fn counts(&self) -> bool {
        any(&self.cells) || !self.tables.is_empty() || self.anew != 0
    }
}

impl Anew {
    fn depends_on(self, board: &Board, piece: Piece) -> bool {
        match self {
            Self::Lines(number) => {
                let sets = board.lines[number].finder.sets();
                sets.iter().any(|set| set.contains(&piece))
            }
            Self::Nearest(number) => board.nearest[number].finder.pieces().contains(&piece),
        }
    }

    #[inline]
    fn count<P: Playable>(self, board: &Board, planes: &Planes<'_, P>, to_move: Player) -> Fixed {
        match self {
            Self::Lines(number) => board.lines[number].sum(planes, to_move),
            Self::Nearest(number) => board.nearest[number].sum(planes, to_move),
        }
    }
}

#[cfg(test)]
mod tests;
