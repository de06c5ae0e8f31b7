//! Lines: sequences of cells that patterns ask about around one cell.
//!
//! *What it proves:* whether a pattern holds from a cell depends on which cells
//! of some *lines* through it hold certain pieces, on each line up to a certain
//! *reach* away, and it holds if any one of the lines is so that it does; which
//! patterns of cells on a line those are is the same for all cells and lines,
//! if cells beyond an end of the line count as not holding the pieces.
//!
//! *On what:* alternatives ([`crate::analysis::patterns::alternatives`]) all of whose tests are for
//! the same pieces, or against them. Alternatives that have a cell in common belong
//! together; those about rows in different directions have none but the cell
//! where the pattern is asked. So the cells around a cell fall into groups, and
//! groups of different cells are on one line if they share two cells or more.
//!
//! *Why it is sound:* it is a way to write down the alternatives. Whether one
//! table serves all cells and lines is found out by looking at all bits that
//! can be there.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

use crate::analysis::patterns::alternatives::{Alternatives, Column};
use crate::analysis::patterns::cubes::Cube;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::model::CellId;

/// The bits of the word of a line, with the reach on both sides of its cells.
const LINE_BITS: usize = 32;

/// The longest reach: tables of answers have a bit for each way to occupy twice the reach.
const LONGEST_REACH: usize = 6;

/// The most lines: their numbers are kept in a byte.
const MOST_LINES: usize = 256;

/// The most lines through a cell that are worth keeping.
const MOST_THROUGH: usize = 8;

/// A set of lines through the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineSet {
    /// The lines that each cell is on, and where on them.
    pub places: Vec<Vec<Place>>,
    /// The number of lines.
    pub lines: usize,
    /// The distance from a cell up to which patterns look.
    pub reach: usize,
}

impl LineSet {
    /// Returns the largest number of lines through a cell.
    pub fn most(&self) -> usize {
        self.places.iter().map(Vec::len).max().unwrap_or(0)
    }
}

/// A place of a cell on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the line.
    pub line: usize,
    /// The number of the cell on the line.
    pub at: usize,
}

/// The table of answers to a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// The answers as bits, one for each way to occupy the cells around a cell on a line, those in
    /// front of it lowest: whether the pattern holds.
    pub words: Vec<u16>,
    /// The places from which to look, per cell.
    pub places: Vec<Vec<Place>>,
}

impl Answers {
    /// Returns whether what is on the cell where the pattern is asked makes a difference, lines being
    /// looked at up to `reach` cells away.
    pub fn look_at_own_cell(&self, reach: usize) -> bool {
        let answer = |around: usize| self.words[around / 16] >> (around % 16) & 1;
        let mut without = (0..16 * self.words.len()).filter(|around| around >> reach & 1 == 0);
        without.any(|around| answer(around) != answer(around | 1 << reach))
    }
}

/// Returns the pieces that all tests of some alternatives are about.
pub fn asked_pieces(found: &Alternatives, pieces: usize) -> Option<PieceSet> {
    let columns = found.columns(pieces);
    let first = columns.first()?.pieces;
    let same = columns.iter().all(|column| column.pieces == first);
    same.then_some(first)
}

/// Returns the lines that some patterns look at, and the answers to each pattern; `None` where one
/// table does not serve all cells.
pub fn lines(patterns: &[&Alternatives], all: PieceSet) -> Option<(LineSet, Vec<Option<Answers>>)> {
    let groups: Vec<Group<'_>> = groups(patterns)?;
    let lines = joined(&groups)?;
    let cells = patterns.first()?.rows.len();
    let mut places = vec![Vec::new(); cells];
    let mut at = FxHashMap::default();
    for (line, members) in lines.iter().enumerate() {
        for (number, cell) in members.cells.iter().enumerate() {
            places[cell.index()].push(Place { line, at: number });
            at.insert((line, *cell), number);
        }
    }
    // Where a cell is on a line, from another.
    let offset = |line: usize, from: CellId, to: CellId| {
        Some(*at.get(&(line, to))? as isize - *at.get(&(line, from))? as isize)
    };
    let mut reach = 0;
    for (line, members) in lines.iter().enumerate() {
        for group in members.groups.iter().map(|&number| &groups[number]) {
            for &cell in &group.cells {
                reach = reach.max(offset(line, group.asked, cell)?.unsigned_abs());
            }
        }
    }
    let longest = lines.iter().map(|line| line.cells.len()).max()?;
    let set = LineSet {
        places,
        lines: lines.len(),
        reach,
    };
    let fits = reach <= LONGEST_REACH
        && longest + 2 * reach <= LINE_BITS
        && lines.len() <= MOST_LINES
        && set.most() <= MOST_THROUGH;
    if !fits {
        return None;
    }
    let answers = (0..patterns.len()).map(|pattern| {
        let asked = asked_windows(pattern, &groups, &lines, reach, all, offset)?;
        // The fewer places are left out, the more patterns share a table of them.
        let answers = |everywhere: bool| {
            let mut table = Table::new(reach);
            let mut places = vec![Vec::new(); cells];
            for (number, line) in lines.iter().enumerate() {
                for (at, cell) in line.cells.iter().enumerate() {
                    let cubes = asked.get(&(number, *cell));
                    if cubes.is_none() && !everywhere {
                        continue;
                    }
                    places[cell.index()].push(Place { line: number, at });
                    let first = reach.saturating_sub(at);
                    let last = (reach + line.cells.len() - 1 - at).min(2 * reach);
                    if !table.note(cubes.map_or(&[], Vec::as_slice), first, last) {
                        return None;
                    }
                }
            }
            let words = table.words();
            Some(Answers { words, places })
        };
        answers(true).or_else(|| answers(false))
    });
    let answers = answers.collect();
    Some((set, answers))
}

/// Returns what a pattern asks for from each cell on each line.
fn asked_windows(
    pattern: usize,
    groups: &[Group<'_>],
    lines: &[Line],
    reach: usize,
    all: PieceSet,
    offset: impl Fn(usize, CellId, CellId) -> Option<isize>,
) -> Option<BTreeMap<(usize, CellId), Vec<Window>>> {
    let mut asked: BTreeMap<(usize, CellId), Vec<Window>> = BTreeMap::new();
    for (number, line) in lines.iter().enumerate() {
        let own = line.groups.iter().map(|&number| &groups[number]);
        for group in own.filter(|group| group.pattern == pattern) {
            let cubes = group.cubes.iter().map(|cube| {
                let tests = cube.tests().iter().map(|&(cell, pieces)| {
                    let bit = offset(number, group.asked, cell)? + reach as isize;
                    Some((bit, Column::of(pieces, all).inside))
                });
                let tests: Option<Vec<_>> = tests.collect();
                tests.map(|tests| Window::of(&tests))
            });
            let cubes: Option<Vec<Window>> = cubes.collect();
            let known = asked.entry((number, group.asked)).or_default();
            known.extend(cubes?);
        }
    }
    asked.values_mut().for_each(|cubes| cubes.sort_unstable());
    Some(asked)
}

/// Alternatives of a pattern from one cell that have to lie on one line.
struct Group<'a> {
    pattern: usize,
    asked: CellId,
    /// The cells that they are about, and the cell where they are asked.
    cells: BTreeSet<CellId>,
    cubes: Vec<&'a Cube>,
}

/// Returns the groups of all patterns and cells; `None` if some alternative asks for nothing.
fn groups<'a>(patterns: &[&'a Alternatives]) -> Option<Vec<Group<'a>>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for (pattern, found) in patterns.iter().enumerate() {
        for (cell, row) in found.rows.iter().enumerate() {
            let asked = CellId::from_index(cell);
            let first = groups.len();
            for cube in row {
                let others = cube.tests().iter().map(|(cell, _)| *cell);
                let others: BTreeSet<CellId> = others.filter(|cell| *cell != asked).collect();
                if others.is_empty() {
                    return None;
                }
                let mut joined = Group {
                    pattern,
                    asked,
                    cells: others,
                    cubes: vec![cube],
                };
                let mut number = first;
                while number < groups.len() {
                    if groups[number].cells.is_disjoint(&joined.cells) {
                        number += 1;
                    } else {
                        let other = groups.swap_remove(number);
                        joined.cells.extend(other.cells);
                        joined.cubes.extend(other.cubes);
                    }
                }
                groups.push(joined);
            }
            for group in &mut groups[first..] {
                group.cells.insert(asked);
            }
        }
    }
    Some(groups)
}

/// A line under construction: its cells, and the groups on it by their numbers.
struct Line {
    cells: Vec<CellId>,
    groups: Vec<usize>,
}

/// Joins groups that share two cells; `None` if a line becomes too long.
fn joined(groups: &[Group<'_>]) -> Option<Vec<Line>> {
    let mut parents: Vec<usize> = (0..groups.len()).collect();
    fn root(parents: &mut [usize], mut number: usize) -> usize {
        while parents[number] != number {
            parents[number] = parents[parents[number]];
            number = parents[number];
        }
        number
    }
    let mut pairs: FxHashMap<(CellId, CellId), usize> = FxHashMap::default();
    for (number, group) in groups.iter().enumerate() {
        if group.cells.len() > LINE_BITS {
            return None;
        }
        for (first, a) in group.cells.iter().enumerate() {
            for b in group.cells.iter().skip(first + 1) {
                let other = *pairs.entry((*a, *b)).or_insert(number);
                let (own, other) = (root(&mut parents, number), root(&mut parents, other));
                parents[own.max(other)] = own.min(other);
            }
        }
    }
    let mut lines: BTreeMap<usize, (BTreeSet<CellId>, Vec<usize>)> = BTreeMap::new();
    for (number, group) in groups.iter().enumerate() {
        let line = lines.entry(root(&mut parents, number)).or_default();
        line.0.extend(&group.cells);
        line.1.push(number);
        if line.0.len() > LINE_BITS {
            return None;
        }
    }
    let lines = lines.into_values().map(|(cells, groups)| Line {
        cells: cells.into_iter().collect(),
        groups,
    });
    Some(lines.collect())
}

/// A cube over the bits around a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Window {
    asked: u32,
    set: u32,
}

impl Window {
    fn of(tests: &[(isize, bool)]) -> Self {
        let bits = |wanted: &dyn Fn(bool) -> bool| {
            let own = tests.iter().filter(|(_, inside)| wanted(*inside));
            own.fold(0, |bits, (bit, _)| bits | 1u32 << bit)
        };
        Self {
            asked: bits(&|_| true),
            set: bits(&|inside| inside),
        }
    }
}

/// A table of answers while it is being filled.
struct Table {
    reach: usize,
    known: Vec<Option<bool>>,
    noted: FxHashSet<(Vec<Window>, usize, usize)>,
}

impl Table {
    fn new(reach: usize) -> Self {
        let mut known = vec![None; 1 << (2 * reach + 1)];
        // Where a cell is on fewer lines than others.
        known[0] = Some(false);
        Self {
            reach,
            known,
            noted: FxHashSet::default(),
        }
    }

    /// Notes the answers of a cell on a line whose cells are the bits from
    /// `first` to `last`; `false` if others are known.
    fn note(&mut self, cubes: &[Window], first: usize, last: usize) -> bool {
        if !self.noted.insert((cubes.to_vec(), first, last)) {
            return true;
        }
        (0..1u32 << (last + 1 - first)).all(|bits| {
            let bits = bits << first;
            let holds = cubes.iter().any(|cube| bits & cube.asked == cube.set);
            *self.known[bits as usize].get_or_insert(holds) == holds
        })
    }

    fn words(&self) -> Vec<u16> {
        let mut words = vec![0; (1usize << (2 * self.reach + 1)).div_ceil(16)];
        for (number, holds) in self.known.iter().enumerate() {
            if *holds == Some(true) {
                words[number / 16] |= 1 << (number % 16);
            }
        }
        words
    }
}

#[cfg(test)]
mod tests;
