//! Cubes and sums of cubes: sets of boards as sums of products of tests, simplified as in two-level
//! logic minimisation.
//!
//! A *cube* says of some cells which pieces may be on them. A sum of cubes is
//! true on a board that agrees with one of them. This is two-level logic with
//! many-valued variables; the steps to fewer and larger cubes are those of
//! Espresso (Brayton and others, 1984): expand every cube as far as the sum
//! allows, then leave out what the others cover.

use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::model::CellId;

/// A set of boards: for some cells, in ascending order, the pieces that may be on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube(Vec<(CellId, PieceSet)>);

/// The most cases that a question about covering may be split into before the answer is "not known
/// to be covered".
const MOST_CASES: usize = 32;

impl Cube {
    /// The cube of all boards.
    pub const ALL: Self = Self(Vec::new());

    /// Returns the cube of the boards with one of these pieces on a cell.
    pub fn of(cell: CellId, pieces: PieceSet) -> Self {
        Self(vec![(cell, pieces)])
    }

    /// Returns the tests that the cube makes, cell by cell.
    pub fn tests(&self) -> &[(CellId, PieceSet)] {
        &self.0
    }

    /// Returns the only test, if there is just one.
    pub fn single(&self) -> Option<(CellId, PieceSet)> {
        match self.0[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Returns the same tests of other cells, which are in the same order.
    #[must_use]
    pub fn moved(&self, to: impl Fn(CellId) -> CellId) -> Self {
        let tests = self.0.iter();
        Self(tests.map(|&(cell, pieces)| (to(cell), pieces)).collect())
    }

    fn get(&self, cell: CellId) -> Option<PieceSet> {
        let at = self.0.binary_search_by_key(&cell, |(cell, _)| *cell).ok()?;
        Some(self.0[at].1)
    }

    /// Returns the boards in both cubes; `None` if there is none.
    pub fn and(&self, other: &Self) -> Option<Self> {
        let mut both = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut left, mut right) = (self.0.iter().peekable(), other.0.iter().peekable());
        while let (Some(&&(a, first)), Some(&&(b, second))) = (left.peek(), right.peek()) {
            if a <= b {
                left.next();
            }
            if b <= a {
                right.next();
            }
            let pieces = match a.cmp(&b) {
                std::cmp::Ordering::Less => first,
                std::cmp::Ordering::Greater => second,
                std::cmp::Ordering::Equal => first & second,
            };
            if pieces.is_empty() {
                return None;
            }
            both.push((a.min(b), pieces));
        }
        both.extend(left);
        both.extend(right);
        Some(Self(both))
    }

    /// Returns whether every board of this cube is in `other`.
    fn is_within(&self, other: &Self) -> bool {
        let tests = other.0.iter();
        let mut asked = tests.map(|&(cell, pieces)| self.get(cell).map(|own| (own, pieces)));
        asked.all(|both| both.is_some_and(|(own, pieces)| own.is_within(pieces)))
    }

    fn meets(&self, other: &Self) -> bool {
        let mut tests = other.0.iter();
        tests.all(|&(cell, pieces)| self.get(cell).is_none_or(|own| !(own & pieces).is_empty()))
    }

    fn without(&self, at: usize) -> Self {
        let mut tests = self.0.clone();
        tests.remove(at);
        Self(tests)
    }
}

/// Removes cubes that lie within others.
pub(crate) fn absorb(cubes: &mut Vec<Cube>, meter: &Meter) -> Result<(), Exhausted> {
    cubes.sort_by(|a, b| (a.0.len(), a).cmp(&(b.0.len(), b)));
    cubes.dedup();
    let mut kept: Vec<Cube> = Vec::new();
    for cube in cubes.drain(..) {
        meter.spend(1 + kept.len())?;
        if !kept.iter().any(|other| cube.is_within(other)) {
            kept.push(cube);
        }
    }
    *cubes = kept;
    Ok(())
}

/// Returns the boards that agree with one cube of each sum; `None` if that takes more than `most`
/// cubes.
pub(crate) fn product(
    first: &[Cube],
    second: &[Cube],
    most: usize,
    meter: &Meter,
) -> Result<Option<Vec<Cube>>, Exhausted> {
    if first.len() * second.len() > 4 * most {
        return Ok(None);
    }
    let pairs = first
        .iter()
        .flat_map(|a| second.iter().map(move |b| a.and(b)));
    let mut cubes: Vec<Cube> = pairs.flatten().collect();
    absorb(&mut cubes, meter)?;
    Ok((cubes.len() <= most).then_some(cubes))
}

/// Returns the boards that are in none of the cubes; `None` if that takes more than `most` cubes.
pub(crate) fn complement(
    cubes: &[Cube],
    all: PieceSet,
    most: usize,
    meter: &Meter,
) -> Result<Option<Vec<Cube>>, Exhausted> {
    let mut others = vec![Cube::ALL];
    for cube in cubes {
        let tests = cube.0.iter().map(|&(cell, pieces)| (cell, all & !pieces));
        let tests = tests.filter(|(_, pieces)| !pieces.is_empty());
        let outside: Vec<Cube> = tests.map(|(cell, pieces)| Cube::of(cell, pieces)).collect();
        let Some(both) = product(&others, &outside, most, meter)? else {
            return Ok(None);
        };
        others = both;
    }
    Ok(Some(others))
}

/// Returns a sum with fewer tests that is the same on all boards in `known`.
pub(crate) fn simplify(
    mut cubes: Vec<Cube>,
    known: &Cube,
    all: PieceSet,
    meter: &Meter,
) -> Result<Vec<Cube>, Exhausted> {
    cubes.retain(|cube| cube.meets(known));
    for cube in &mut cubes {
        let needed = |&(cell, pieces): &(CellId, PieceSet)| {
            !known.get(cell).unwrap_or(all).is_within(pieces)
        };
        cube.0.retain(needed);
    }
    absorb(&mut cubes, meter)?;
    for number in 0..cubes.len() {
        let mut at = 0;
        while at < cubes[number].0.len() {
            let cube = &cubes[number];
            let (cell, pieces) = cube.0[at];
            let larger = cube.without(at);
            let outside = larger.and(&Cube::of(cell, all & !pieces));
            let outside = outside.and_then(|outside| outside.and(known));
            if outside.is_none_or(|outside| covered(&outside, &cubes, all)) {
                cubes[number] = larger;
            } else {
                at += 1;
            }
        }
    }
    absorb(&mut cubes, meter)?;
    let mut number = 0;
    while number < cubes.len() {
        let cube = cubes.remove(number);
        let inside = cube.and(known);
        if !inside.is_none_or(|inside| covered(&inside, &cubes, all)) {
            cubes.insert(number, cube);
            number += 1;
        }
    }
    Ok(cubes)
}

/// Returns whether every board in `cube` is in one of `cubes`.
fn covered(cube: &Cube, cubes: &[Cube], all: PieceSet) -> bool {
    let near: Vec<&Cube> = cubes.iter().filter(|other| cube.meets(other)).collect();
    let mut cases = MOST_CASES;
    split(cube, &near, all, &mut cases)
}

fn split(cube: &Cube, cubes: &[&Cube], all: PieceSet, cases: &mut usize) -> bool {
    if *cases == 0 {
        return false;
    }
    *cases -= 1;
    if cubes.iter().any(|other| cube.is_within(other)) {
        return true;
    }
    // Only a cube of the sum that leaves boards out can tell cases apart; the
    // one with the fewest open tests soonest gives an answer.
    let mut fewest: Option<(usize, (CellId, PieceSet))> = None;
    for other in cubes {
        let tests = other.0.iter().copied();
        let mut open =
            tests.filter(|&(cell, pieces)| !cube.get(cell).unwrap_or(all).is_within(pieces));
        if let Some(first) = open.next() {
            let count = 1 + open.count();
            if fewest.is_none_or(|(least, _)| count < least) {
                fewest = Some((count, first));
            }
        }
    }
    let Some((_, (cell, pieces))) = fewest else {
        return false;
    };
    // A board in none of them is soonest found outside the nearest.
    [all & !pieces, pieces].into_iter().all(|half| {
        cube.and(&Cube::of(cell, half)).is_none_or(|case| {
            let near: Vec<&Cube> = cubes.iter().copied().filter(|c| case.meets(c)).collect();
            split(&case, &near, all, cases)
        })
    })
}

#[cfg(test)]
mod tests;
