//! Demands: what a move asks of the position before it.

use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::PatternId;
use crate::effort::{Exhausted, Meter};
use crate::machine::contradiction::contradict;
use crate::model::{CellId, Comparison};

/// A question about the position before a move, with the answer that the move needs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fact {
    /// The comparison holds.
    Compare(Comparison),
    /// The pattern holds on the cell, or does not.
    Pattern {
        /// The pattern.
        pattern: PatternId,
        /// The cell on which it is asked.
        cell: CellId,
        /// Whether it does not hold.
        negated: bool,
    },
}

impl Fact {
    /// Returns whether no position has both.
    fn excludes(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Compare(a), Self::Compare(b)) => contradict(a, b),
            (
                Self::Pattern {
                    pattern,
                    cell,
                    negated,
                },
                Self::Pattern {
                    pattern: other_pattern,
                    cell: other_cell,
                    negated: other_negated,
                },
            ) => pattern == other_pattern && cell == other_cell && negated != other_negated,
            _ => false,
        }
    }
}

/// What some ways to make a move have in common in what they ask of the position before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Demand {
    /// The pieces one of which has to stand on a cell, by ascending cells; cells without an entry
    /// may hold whatever can ever be there.
    pieces: Vec<(CellId, PieceSet)>,
    /// The facts that have to be true, in ascending order.
    facts: Vec<Fact>,
}

impl Demand {
    /// Returns the demand that one of some pieces stands on a cell as well, on which `possible` can
    /// stand at all; `None` if nothing can satisfy both.
    pub(super) fn with_piece(
        mut self,
        cell: CellId,
        tested: PieceSet,
        possible: PieceSet,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        meter.spend(4)?;
        match self.pieces.binary_search_by_key(&cell, |entry| entry.0) {
            Ok(place) => {
                let set = &mut self.pieces[place].1;
                *set = *set & tested;
                Ok((!set.is_empty()).then_some(self))
            }
            Err(place) => {
                let set = possible & tested;
                self.pieces.insert(place, (cell, set));
                Ok((!set.is_empty()).then_some(self))
            }
        }
    }

    /// Returns the demand that a fact is true as well; `None` if it contradicts another.
    pub(super) fn with_fact(
        mut self,
        fact: Fact,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        meter.spend(4 + self.facts.len())?;
        if self.facts.iter().any(|known| known.excludes(&fact)) {
            return Ok(None);
        }
        if let Err(place) = self.facts.binary_search(&fact) {
            self.facts.insert(place, fact);
        }
        Ok(Some(self))
    }

    /// Weakens the demand to what it has in common with another; returns whether it has changed.
    pub(super) fn join(&mut self, other: &Self, meter: &Meter) -> Result<bool, Exhausted> {
        meter.spend(4 + self.pieces.len() + self.facts.len())?;
        let (entries, facts) = (self.pieces.len(), self.facts.len());
        let mut grown = false;
        self.pieces.retain_mut(|(cell, set)| {
            let place = other.pieces.binary_search_by_key(cell, |entry| entry.0);
            let Ok(place) = place else {
                return false;
            };
            let joined = *set | other.pieces[place].1;
            grown |= joined != *set;
            *set = joined;
            true
        });
        let known = |fact: &Fact| other.facts.binary_search(fact).is_ok();
        self.facts.retain(known);
        Ok(grown || self.pieces.len() < entries || self.facts.len() < facts)
    }

    /// Returns whether no position satisfies both demands.
    pub(super) fn excludes(&self, other: &Self, meter: &Meter) -> Result<bool, Exhausted> {
        meter.spend(4 + self.pieces.len() + other.pieces.len())?;
        let mut others = other.pieces.iter().peekable();
        for (cell, set) in &self.pieces {
            while others.next_if(|(other, _)| other < cell).is_some() {}
            if let Some((_, other)) = others.next_if(|(other, _)| other == cell)
                && (*set & *other).is_empty()
            {
                return Ok(true);
            }
        }
        let mut facts = self.facts.iter();
        Ok(facts.any(|fact| other.facts.iter().any(|other| fact.excludes(other))))
    }
}

#[cfg(test)]
mod tests {
    use std::slice::from_ref;

    use super::*;
    use crate::machine::Action;
    use crate::model::PieceId;
    use crate::testing::action;

    fn set(pieces: &[u32]) -> PieceSet {
        let pieces: Vec<PieceId> = pieces.iter().copied().map(PieceId).collect();
        PieceSet::of(&pieces)
    }

    /// Returns the demand for pieces on cells, on which pieces 0 to 3 can stand.
    fn pieces(demanded: &[(u32, &[u32])]) -> Demand {
        let mut demand = Demand::default();
        for (cell, pieces) in demanded {
            let more = demand
                .with_piece(
                    CellId(*cell),
                    set(pieces),
                    set(&[0, 1, 2, 3]),
                    &Meter::unlimited(),
                )
                .unwrap();
            demand = more.expect("the demands agree");
        }
        demand
    }

    fn compared(text: &str) -> Fact {
        match action(text) {
            Action::Compare(comparison) => Fact::Compare(comparison),
            other => panic!("{other:?} compares nothing"),
        }
    }

    fn pattern(pattern: u32, cell: u32, negated: bool) -> Fact {
        Fact::Pattern {
            pattern: PatternId(pattern),
            cell: CellId(cell),
            negated,
        }
    }

    fn facts(all: &[Fact]) -> Demand {
        let none = Demand::default();
        let all = all.iter().cloned();
        all.fold(none, |demand, fact| {
            demand
                .with_fact(fact, &Meter::unlimited())
                .unwrap()
                .expect("the facts agree")
        })
    }

    #[test]
    fn a_piece_that_cannot_be_there_is_demanded_in_vain() {
        let possible = set(&[0, 1]);
        let demand = |tested: &[u32]| {
            Demand::default()
                .with_piece(CellId(2), set(tested), possible, &Meter::unlimited())
                .unwrap()
        };
        assert!(demand(&[1, 2]).is_some());
        assert_eq!(demand(&[2, 3]), None);
        let again = |tested: &[u32]| {
            demand(&[1, 2])?
                .with_piece(CellId(2), set(tested), possible, &Meter::unlimited())
                .unwrap()
        };
        assert!(again(&[1, 3]).is_some());
        assert_eq!(again(&[0, 2]), None);
    }

    #[test]
    fn demands_exclude_each_other_by_disjoint_pieces_on_one_cell() {
        type Pieces<'a> = &'a [(u32, &'a [u32])];
        let cases: [(&str, Pieces<'_>, Pieces<'_>, bool); 6] = [
            ("nothing demanded", &[], &[], false),
            ("of one cell alone", &[(1, &[0])], &[], false),
            ("of other cells", &[(1, &[0])], &[(2, &[1])], false),
            ("the same piece", &[(1, &[0, 1])], &[(1, &[1, 2])], false),
            ("other pieces", &[(1, &[0, 1])], &[(1, &[2, 3])], true),
            (
                "other pieces behind other cells",
                &[(0, &[0]), (3, &[0]), (5, &[0])],
                &[(1, &[1]), (2, &[1]), (5, &[1])],
                true,
            ),
        ];
        for (story, a, b, expected) in cases {
            let (a, b) = (pieces(a), pieces(b));
            assert_eq!(
                a.excludes(&b, &Meter::unlimited()).unwrap(),
                expected,
                "{story}"
            );
            assert_eq!(
                b.excludes(&a, &Meter::unlimited()).unwrap(),
                expected,
                "{story}"
            );
        }
    }

    #[test]
    fn demands_exclude_each_other_by_contrary_facts() {
        let cases = [
            (compared("{$ v == 1}"), compared("{$ v == 2}"), true),
            (compared("{$ v == 1}"), compared("{$ w == 2}"), false),
            (pattern(0, 1, false), pattern(0, 1, true), true),
            (pattern(0, 1, false), pattern(0, 1, false), false),
            (pattern(0, 1, false), pattern(0, 2, true), false),
            (pattern(0, 1, false), pattern(1, 1, true), false),
            (pattern(0, 1, false), compared("{$ v == 1}"), false),
        ];
        for (a, b, expected) in cases {
            let (one, other) = (facts(from_ref(&a)), facts(from_ref(&b)));
            assert_eq!(
                one.excludes(&other, &Meter::unlimited()).unwrap(),
                expected,
                "{a:?} and {b:?}"
            );
            let both = one.with_fact(b.clone(), &Meter::unlimited()).unwrap();
            assert_eq!(both.is_none(), expected, "{a:?} and {b:?}");
        }
    }

    #[test]
    fn a_joined_demand_is_what_both_have_in_common() {
        let mut demand = pieces(&[(1, &[0]), (2, &[1])]);
        assert!(
            demand
                .join(&pieces(&[(1, &[2]), (3, &[1])]), &Meter::unlimited())
                .unwrap()
        );
        assert_eq!(demand, pieces(&[(1, &[0, 2])]));
        assert!(
            !demand
                .join(&pieces(&[(1, &[0]), (2, &[1])]), &Meter::unlimited())
                .unwrap()
        );
        assert!(demand.join(&pieces(&[]), &Meter::unlimited()).unwrap());
        assert_eq!(demand, Demand::default());
        let (one, other) = (compared("{$ v == 1}"), pattern(0, 1, false));
        let mut demand = facts(&[one.clone(), other.clone()]);
        assert!(
            !demand
                .join(&facts(&[other.clone(), one.clone()]), &Meter::unlimited())
                .unwrap()
        );
        assert!(
            demand
                .join(&facts(from_ref(&other)), &Meter::unlimited())
                .unwrap()
        );
        assert_eq!(demand, facts(&[other]));
    }
}
