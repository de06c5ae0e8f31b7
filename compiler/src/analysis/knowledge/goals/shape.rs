//! The shapes of conditions: what a sum of terms comes to, in the words of board games.
//!
//! *What it proves:* nothing new: a condition holds in at least the positions in which its sum does,
//! and mostly in just these.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::condition::{Condition, Connection, Reason, Unknown};
use super::directions::Directions;
use super::questions::Questions;
use super::terms::{RegionId, Term, Test};
use crate::analysis::patterns::cubes::{Cube, absorb};
use crate::analysis::pieces::piece_set::PieceSet;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::contradiction::constant_last;
use crate::model::{Arithmetic, CellId, Comparison, Operator, Relation};

/// Sums of more groups of terms with different tests are not told one by one.
const MOST_GROUPS: usize = 6;

/// Sums of more groups are not told at all.
const MOST_MEMBERS: usize = 1_000;

/// Sums of more tests on cells are not searched for those within others.
const MOST_ABSORBED: usize = 4_096;

/// A finder of the shapes of sums.
pub(super) struct Shapes<'a> {
    pub(super) questions: &'a Questions<'a>,
    pub(super) directions: &'a Directions,
    /// The pieces that can ever stand on each cell.
    pub(super) possible: &'a [PieceSet],
    /// All pieces.
    pub(super) all: PieceSet,
}

impl Shapes<'_> {
    /// Returns the condition that a sum comes to.
    pub(super) fn of(
        &self,
        terms: impl IntoIterator<Item = Term>,
        meter: &Meter,
    ) -> Result<Condition, Exhausted> {
        let mut groups: BTreeMap<Vec<Test>, Vec<Cube>> = BTreeMap::new();
        let mut chains: BTreeMap<Vec<RegionId>, Vec<CellId>> = BTreeMap::new();
        for term in terms {
            match self.chain(&term) {
                Some((regions, from)) => chains.entry(regions).or_default().push(from),
                None => groups.entry(term.tests).or_default().push(term.cube),
            }
        }
        let mut parts: Vec<Condition> = Vec::new();
        for (regions, through) in chains {
            let pieces = self.questions.regions[regions[0]].pieces;
            parts.push(self.connection(&regions, through, pieces, meter)?);
        }
        let members = groups.len();
        let groups = groups.into_iter();
        let mut conditions = groups.map(|(tests, cubes)| {
            let tests = tests.iter().map(|test| self.test(test, meter));
            let both = tests.chain([self.cubes(cubes, meter)]);
            Ok(all(both.collect::<Result<_, _>>()?))
        });
        if members <= MOST_GROUPS {
            for condition in conditions {
                parts.push(condition?);
            }
        } else if members <= MOST_MEMBERS {
            let conditions = conditions.collect::<Result<_, _>>()?;
            parts.push(Condition::Somewhere(conditions));
        } else {
            // The first tells what they are like; of the others nothing is claimed.
            let unknown = Unknown {
                reason: Reason::TooManyWays,
                span: Span::default(),
            };
            let first = conditions.next().transpose()?.into_iter();
            parts.extend(first.chain([Condition::Unknown(unknown)]));
        }
        Ok(any(parts))
    }

    /// Returns the regions that a term asks to connect its only cell, and that cell.
    fn chain(&self, term: &Term) -> Option<(Vec<RegionId>, CellId)> {
        let mut regions = Vec::new();
        let mut start = None;
        for test in &term.tests {
            let Test::Chain {
                region,
                from,
                negated: false,
            } = test
            else {
                return None;
            };
            if *start.get_or_insert(*from) != *from {
                return None;
            }
            regions.push(*region);
        }
        let start = start?;
        let first = &self.questions.regions[regions[0]];
        let alike = regions.iter().all(|&region| {
            let region = &self.questions.regions[region];
            region.pieces == first.pieces && region.neighbours == first.neighbours
        });
        let possible = self.possible[start.index()];
        let (cell, pieces) = term.cube.single()?;
        (alike && cell == start && pieces == first.pieces & possible).then_some((regions, start))
    }

    /// Returns the condition that regions connect one of some cells, which has to hold one of the
    /// pieces `first`, to all their targets.
    fn connection(
        &self,
        regions: &[RegionId],
        mut through: Vec<CellId>,
        first: PieceSet,
        meter: &Meter,
    ) -> Result<Condition, Exhausted> {
        through.sort_unstable();
        through.dedup();
        let of = |region: &RegionId| &self.questions.regions[*region];
        let region = of(&regions[0]);
        let mut sides: Vec<Vec<CellId>> = regions.iter().map(|r| of(r).targets.clone()).collect();
        sides.sort();
        Ok(Condition::Connection(Connection {
            pieces: region.pieces,
            first,
            through,
            sides,
            neighbours: Arc::new(region.neighbours.rows(meter)?.to_vec()),
        }))
    }

    /// Returns the condition of a test that is not about single cells.
    fn test(&self, test: &Test, meter: &Meter) -> Result<Condition, Exhausted> {
        match test {
            Test::Compare(comparison) => Ok(self.compare(comparison)),
            Test::None(sum) => Ok(not(
                self.of(self.questions.sums[*sum].iter().cloned(), meter)?
            )),
            Test::Unknown(unknown) => Ok(Condition::Unknown(*unknown)),
            Test::Chain {
                region,
                from,
                negated,
            } => {
                let connection = self.connection(&[*region], vec![*from], self.all, meter)?;
                if *negated {
                    Ok(not(connection))
                } else {
                    Ok(connection)
                }
            }
        }
    }

    /// Returns the condition that a comparison comes to: whether pieces are on the board at all,
    /// or how numbers compare.
    fn compare(&self, comparison: &Comparison) -> Condition {
        let comparison = constant_last(comparison);
        let Arithmetic::Constant(bound) = comparison.right else {
            return Condition::Compare(comparison);
        };
        let Some(pieces) = counted(&comparison.left) else {
            return Condition::Compare(comparison);
        };
        let some = match (comparison.relation, bound) {
            (Relation::Greater | Relation::NotEqual, 0) | (Relation::GreaterEqual, 1) => true,
            (Relation::Equal | Relation::LessEqual, 0) | (Relation::Less, 1) => false,
            _ => return Condition::Compare(comparison),
        };
        let cells = (0..self.possible.len()).map(CellId::from_index);
        let cells = cells.filter(|cell| !(self.possible[cell.index()] & pieces).is_empty());
        let holds = Condition::Holds {
            pieces,
            cells: cells.collect(),
        };
        if some { holds } else { not(holds) }
    }

    /// Returns the condition of a sum of tests on cells.
    fn cubes(&self, mut cubes: Vec<Cube>, meter: &Meter) -> Result<Condition, Exhausted> {
        if cubes.len() <= MOST_ABSORBED {
            absorb(&mut cubes, meter)?;
        } else {
            cubes.sort_unstable();
            cubes.dedup();
        }
        if cubes.contains(&Cube::ALL) {
            return Ok(Condition::Always);
        }
        if let [cube] = &cubes[..] {
            return Ok(filled(cube));
        }
        let mut parts = Vec::new();
        let mut singles: BTreeMap<PieceSet, Vec<CellId>> = BTreeMap::new();
        let mut others = Vec::new();
        for cube in cubes {
            match cube.single() {
                Some((cell, pieces)) => singles.entry(pieces).or_default().push(cell),
                None => others.push(cube.tests().to_vec()),
            }
        }
        for (pieces, cells) in singles {
            parts.push(Condition::Holds { pieces, cells });
        }
        if !others.is_empty() {
            others.sort_unstable();
            parts.push(match self.directions.line(&others, meter)? {
                Some(line) => Condition::Line(line),
                None => Condition::Arrangement(others),
            });
        }
        Ok(any(parts))
    }
}

/// Returns the pieces that an expression counts together, if that is all it does.
fn counted(value: &Arithmetic) -> Option<PieceSet> {
    match value {
        Arithmetic::Count(piece) => Some(PieceSet::of(&[*piece])),
        Arithmetic::Operation(Operator::Add, left, right) => Some(counted(left)? | counted(right)?),
        _ => None,
    }
}

/// Returns the condition that all tests of a cube pass.
fn filled(cube: &Cube) -> Condition {
    let mut cells: BTreeMap<PieceSet, Vec<CellId>> = BTreeMap::new();
    for &(cell, pieces) in cube.tests() {
        cells.entry(pieces).or_default().push(cell);
    }
    let cells = cells.into_iter();
    let parts = cells.map(|(pieces, cells)| match cells[..] {
        [_] => Condition::Holds { pieces, cells },
        _ => Condition::Filled { pieces, cells },
    });
    all(parts.collect())
}

/// Returns the condition that another one does not hold.
pub(super) fn not(condition: Condition) -> Condition {
    match condition {
        Condition::Not(inner) => *inner,
        Condition::Unknown(_) => condition,
        _ => Condition::Not(Box::new(condition)),
    }
}

/// Returns the condition that some others hold together. That no arrangement of some kinds is on the board
/// is one condition, however many questions it is asked by.
pub(super) fn all(parts: Vec<Condition>) -> Condition {
    let mut known: Vec<Condition> = Vec::new();
    for mut part in parts {
        if part == Condition::Always {
            continue;
        }
        let before = known.iter_mut().find_map(denied);
        if let (Some(all), Some(more)) = (before, denied(&mut part)) {
            all.append(more);
            all.sort_unstable();
            all.dedup();
        } else {
            known.push(part);
        }
    }
    match known.len() {
        0 => Condition::Always,
        1 => known.remove(0),
        _ => Condition::All(known),
    }
}

/// Returns the arrangements of which a condition says that none is on the board.
fn denied(condition: &mut Condition) -> Option<&mut Vec<Vec<(CellId, PieceSet)>>> {
    match condition {
        Condition::Not(part) => match &mut **part {
            Condition::Arrangement(cubes) => Some(cubes),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the condition that one of some others holds.
pub(super) fn any(mut parts: Vec<Condition>) -> Condition {
    if parts.contains(&Condition::Always) {
        return Condition::Always;
    }
    match parts.len() {
        1 => parts.remove(0),
        _ => Condition::Any(parts),
    }
}
