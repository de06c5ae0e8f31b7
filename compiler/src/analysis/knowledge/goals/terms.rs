//! Terms: conjunctions of tests on cells, comparisons, and questions about the whole board. A sum of
//! terms says when something holds.

use super::condition::Unknown;
use crate::analysis::patterns::cubes::Cube;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::effort::{Exhausted, Meter};
use crate::machine::comparison::divides;
use crate::machine::constant_folding::constant;
use crate::machine::contradiction::contradict;
use crate::machine::exclusive::inverse;
use crate::model::{CellId, Comparison};

/// The number of a region among those found.
pub(super) type RegionId = usize;

/// The number of a sum that is denied, among those found.
pub(super) type SumId = usize;

/// A test that is not about single cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Test {
    /// A comparison holds.
    Compare(Comparison),
    /// Pieces of a region connect a cell to its targets, or do not.
    Chain {
        region: RegionId,
        from: CellId,
        negated: bool,
    },
    /// No term of a sum holds.
    None(SumId),
    /// Something that was not understood holds.
    Unknown(Unknown),
}

/// A conjunction of tests.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(in crate::analysis) struct Term {
    pub(in crate::analysis) cube: Cube,
    /// The other tests, sorted.
    pub(super) tests: Vec<Test>,
}

impl Term {
    /// The term that always holds.
    pub(super) const ALL: Self = Self {
        cube: Cube::ALL,
        tests: Vec::new(),
    };

    /// Returns the term of a test on one cell.
    pub(super) fn on(cell: CellId, pieces: PieceSet) -> Self {
        Self {
            cube: Cube::of(cell, pieces),
            tests: Vec::new(),
        }
    }

    /// Returns the term of another test.
    pub(super) fn of(test: Test) -> Self {
        Self {
            cube: Cube::ALL,
            tests: vec![test],
        }
    }

    /// Returns the conjunction of two terms; `None` if no position can be in both.
    pub(super) fn and(&self, other: &Self, meter: &Meter) -> Result<Option<Self>, Exhausted> {
        meter.spend(4 + self.cube.tests().len() + other.cube.tests().len())?;
        let Some(cube) = self.cube.and(&other.cube) else {
            return Ok(None);
        };
        let mut tests = self.tests.clone();
        for test in &other.tests {
            let excluded = tests.iter().any(|known| exclude(known, test));
            if excluded {
                return Ok(None);
            }
            if let Err(at) = tests.binary_search(test) {
                tests.insert(at, test.clone());
            }
        }
        Ok(Some(Self { cube, tests }))
    }
}

/// Returns whether no position passes both tests.
fn exclude(one: &Test, other: &Test) -> bool {
    match (one, other) {
        (Test::Compare(one), Test::Compare(other)) => contradict(one, other),
        (
            Test::Chain {
                region,
                from,
                negated,
            },
            Test::Chain {
                region: of,
                from: start,
                negated: denied,
            },
        ) => region == of && from == start && negated != denied,
        _ => false,
    }
}

/// Returns the sum of a comparison.
pub(super) fn compared(comparison: &Comparison) -> Vec<Term> {
    match constant(comparison) {
        Some(true) => vec![Term::ALL],
        Some(false) => Vec::new(),
        None => vec![Term::of(Test::Compare(comparison.clone()))],
    }
}

/// Returns the terms that hold where one of each sum does; `None` if they are more than `most`.
pub(super) fn product(
    first: &[Term],
    second: &[Term],
    most: usize,
    meter: &Meter,
) -> Result<Option<Vec<Term>>, Exhausted> {
    if first.len() * second.len() > 4 * most {
        return Ok(None);
    }
    let mut terms: Vec<Term> = Vec::new();
    for one in first {
        for other in second {
            terms.extend(one.and(other, meter)?);
        }
    }
    tidy(&mut terms, meter)?;
    Ok((terms.len() <= most).then_some(terms))
}

/// Removes terms that are there twice, and all others where one always holds.
pub(super) fn tidy(terms: &mut Vec<Term>, meter: &Meter) -> Result<(), Exhausted> {
    meter.spend(terms.len())?;
    terms.sort_unstable();
    terms.dedup();
    if terms.first().is_some_and(|first| *first == Term::ALL) {
        terms.truncate(1);
    }
    Ok(())
}

/// Returns the sum that holds where another does not, if it has a few short terms.
///
/// `known` are the sums that are denied by [`Test::None`]; `all` are all pieces.
pub(super) fn denied(
    terms: &[Term],
    all: PieceSet,
    known: &[Vec<Term>],
    meter: &Meter,
) -> Result<Option<Vec<Term>>, Exhausted> {
    let mut others = vec![Term::ALL];
    let singles = terms.iter().all(|term| term.size() <= 1);
    let size: usize = terms.iter().map(Term::size).sum();
    if !singles && size > 4 {
        return Ok(None);
    }
    if let [Term { cube, tests }] = terms
        && cube.tests().is_empty()
        && let [Test::None(sum)] = tests[..]
    {
        return Ok(Some(known[sum].clone()));
    }
    for term in terms {
        let mut outside = Vec::new();
        for &(cell, pieces) in term.cube.tests() {
            if !(all & !pieces).is_empty() {
                outside.push(Term::on(cell, all & !pieces));
            }
        }
        for test in &term.tests {
            let Some(opposite) = opposite(test) else {
                return Ok(None);
            };
            outside.push(Term::of(opposite));
        }
        let Some(both) = product(&others, &outside, 4096, meter)? else {
            return Ok(None);
        };
        others = both;
    }
    Ok(Some(others))
}

impl Term {
    /// Returns the number of its tests.
    pub(super) fn size(&self) -> usize {
        self.cube.tests().len() + self.tests.len()
    }
}

/// Returns the test that passes where another does not.
fn opposite(test: &Test) -> Option<Test> {
    match test {
        Test::Compare(comparison) if divides(comparison) => None,
        Test::Compare(comparison) => Some(Test::Compare(Comparison {
            relation: inverse(comparison.relation),
            ..comparison.clone()
        })),
        Test::Chain {
            region,
            from,
            negated,
        } => Some(Test::Chain {
            region: *region,
            from: *from,
            negated: !negated,
        }),
        Test::Unknown(unknown) => Some(Test::Unknown(*unknown)),
        Test::None(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Arithmetic, PieceId, Relation};

    fn set(pieces: &[u32]) -> PieceSet {
        PieceSet::of(&pieces.iter().copied().map(PieceId).collect::<Vec<_>>())
    }

    fn on(cell: u32, pieces: &[u32]) -> Term {
        Term::on(CellId(cell), set(pieces))
    }

    fn chain(from: u32, negated: bool) -> Term {
        Term::of(Test::Chain {
            region: 0,
            from: CellId(from),
            negated,
        })
    }

    fn count(relation: Relation, value: i32) -> Term {
        Term::of(Test::Compare(Comparison {
            left: Arithmetic::Count(PieceId(0)),
            relation,
            right: Arithmetic::Constant(value),
        }))
    }

    #[test]
    fn terms_exclude_each_other() {
        let cases = [
            (on(1, &[0]), on(1, &[1]), true),
            (on(1, &[0]), on(2, &[1]), false),
            (chain(1, false), chain(1, true), true),
            (chain(1, false), chain(2, true), false),
            (chain(1, true), chain(1, true), false),
            (count(Relation::Less, 2), count(Relation::Greater, 4), true),
            (count(Relation::Less, 2), count(Relation::Less, 4), false),
        ];
        for (one, other, excluded) in cases {
            assert_eq!(
                one.and(&other, &Meter::unlimited()).unwrap().is_none(),
                excluded,
                "{one:?} {other:?}"
            );
            assert_eq!(
                other.and(&one, &Meter::unlimited()).unwrap().is_none(),
                excluded,
                "{other:?} {one:?}"
            );
        }
    }

    #[test]
    fn where_one_of_few_terms_does_not_hold_others_do() {
        let all = set(&[0, 1, 2]);
        let short =
            |terms: &[Term]| denied(terms, all, &[vec![Term::ALL]], &Meter::unlimited()).unwrap();
        assert_eq!(short(&[]), Some(vec![Term::ALL]));
        assert_eq!(short(&[on(1, &[0])]), Some(vec![on(1, &[1, 2])]));
        assert_eq!(short(&[on(1, &[0, 1, 2])]), Some(Vec::new()));
        let both = on(1, &[1, 2])
            .and(&on(2, &[0, 2]), &Meter::unlimited())
            .unwrap();
        assert_eq!(
            short(&[on(1, &[0]), on(2, &[1])]),
            both.map(|term| vec![term])
        );
        assert_eq!(
            short(&[count(Relation::Less, 2)]),
            Some(vec![count(Relation::GreaterEqual, 2)])
        );
        assert_eq!(short(&[chain(3, false)]), Some(vec![chain(3, true)]));
        assert_eq!(short(&[Term::of(Test::None(0))]), Some(vec![Term::ALL]));
        let long = on(1, &[0])
            .and(&on(2, &[0]), &Meter::unlimited())
            .unwrap()
            .and_then(|term| term.and(&on(3, &[0]), &Meter::unlimited()).unwrap());
        let long = long.expect("other cells");
        assert_eq!(short(&[long.clone(), long]), None, "too long");
    }
}
