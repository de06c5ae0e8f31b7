//! What ways to a place have tested: whether two of them can go on in one position.

use std::ops::BitAnd;

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::exclusive::{exclude_each_other, negation};
use crate::machine::step::Machine;
use crate::model::PieceId;

/// The most tests of a kind and region that are told apart: their outcomes together are bits.
const MOST_TESTS: usize = 6;

/// What one of some ways has tested, as far as it counts where they have come. Each bit of a kind
/// is a case, and exactly one case of each kind holds in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tested {
    /// The pieces of which one stands on the cell.
    pieces: u64,
    /// The outcomes of patterns that begin on the cell.
    patterns: u64,
    /// The outcomes of comparisons.
    comparisons: u64,
}

impl Tested {
    /// Nothing has been tested.
    pub(super) const NOTHING: Self = Self {
        pieces: u64::MAX,
        patterns: u64::MAX,
        comparisons: u64::MAX,
    };

    /// There is no way.
    pub(super) const NO_WAY: Self = Self {
        pieces: 0,
        patterns: 0,
        comparisons: 0,
    };

    /// Returns what still counts on another cell: variables are everywhere the same.
    pub(super) fn elsewhere(self) -> Self {
        Self {
            comparisons: self.comparisons,
            ..Self::NOTHING
        }
    }

    /// Returns whether there can be a position in which both go on.
    pub(super) fn meets(self, other: Self) -> bool {
        let both = self & other;
        both.pieces != 0 && both.patterns != 0 && both.comparisons != 0
    }

    /// Returns what ways of both have tested.
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            pieces: self.pieces | other.pieces,
            patterns: self.patterns | other.patterns,
            comparisons: self.comparisons | other.comparisons,
        }
    }
}

impl BitAnd for Tested {
    type Output = Self;

    /// Returns what a way has tested that makes both tests.
    fn bitand(self, other: Self) -> Self {
        Self {
            pieces: self.pieces & other.pieces,
            patterns: self.patterns & other.patterns,
            comparisons: self.comparisons & other.comparisons,
        }
    }
}

/// Returns what each step of each state tests, where regions are numbered.
pub(super) fn tests(
    machine: &Machine,
    region: &[usize],
    meter: &Meter,
) -> Result<Vec<Vec<Tested>>, Exhausted> {
    let regions = region.iter().max().map_or(0, |last| last + 1);
    let mut patterns = vec![Outcomes::default(); regions];
    let mut comparisons = patterns.clone();
    for state in machine.states(meter)? {
        let region = region[state.index()];
        for step in machine.steps(state, meter)? {
            match &step.action {
                Action::Pattern { .. } => patterns[region].add(&step.action),
                Action::Compare(_) => comparisons[region].add(&step.action),
                _ => {}
            }
        }
    }
    let outcomes = patterns.iter_mut().chain(&mut comparisons);
    outcomes.for_each(Outcomes::complete);
    let mut tests = Vec::new();
    for state in machine.states(meter)? {
        let region = region[state.index()];
        let steps = machine.steps(state, meter)?.iter();
        let tested = steps.map(|step| match &step.action {
            Action::On(pieces) => Tested {
                pieces: piece_mask(pieces),
                ..Tested::NOTHING
            },
            action @ Action::Pattern { .. } => Tested {
                patterns: patterns[region].in_which(action),
                ..Tested::NOTHING
            },
            action @ Action::Compare(_) => Tested {
                comparisons: comparisons[region].in_which(action),
                ..Tested::NOTHING
            },
            _ => Tested::NOTHING,
        });
        tests.push(tested.collect());
    }
    Ok(tests)
}

/// Some tests, and their outcomes together: the bit of an outcome is the one whose number has the
/// bits of the tests that pass.
#[derive(Clone, Debug, Default)]
struct Outcomes<'m> {
    tests: Vec<&'m Action>,
    /// The outcomes that do not contradict themselves.
    possible: u64,
}

impl<'m> Outcomes<'m> {
    /// Tells a test and its opposite apart, if there is room.
    fn add(&mut self, test: &'m Action) {
        if self.tests.len() < MOST_TESTS && self.find(test).is_none() {
            self.tests.push(test);
        }
    }

    /// Finds the outcomes that are possible, when all tests have been added.
    fn complete(&mut self) {
        let outcomes = 0..1 << self.tests.len();
        let possible = outcomes.filter(|&outcome| self.is_possible(outcome));
        self.possible = possible.fold(0, |mask, outcome| mask | 1 << outcome);
    }

    /// Returns the number of a test, and whether it passes if that one does; otherwise exactly one
    /// of them passes.
    fn find(&self, test: &Action) -> Option<(usize, bool)> {
        let number = |test: &Action| self.tests.iter().position(|&known| known == test);
        let opposite = || Some((number(&negation(test)?)?, false));
        number(test).map(|number| (number, true)).or_else(opposite)
    }

    /// Returns the outcomes in which a test passes; all if it is not told apart.
    fn in_which(&self, test: &Action) -> u64 {
        let Some((number, passes)) = self.find(test) else {
            return u64::MAX;
        };
        let outcomes = 0..1u64 << self.tests.len();
        let outcomes = outcomes.filter(|outcome| (outcome >> number & 1 == 1) == passes);
        self.possible & outcomes.fold(0, |mask, outcome| mask | 1 << outcome)
    }

    /// Returns whether no two tests contradict each other that come out like this.
    fn is_possible(&self, outcome: u64) -> bool {
        let tests = self.tests.iter().enumerate();
        let held = tests.filter_map(|(number, &test)| match outcome >> number & 1 {
            1 => Some(test.clone()),
            _ => negation(test),
        });
        let held: Vec<Action> = held.collect();
        let mut pairs = held.iter().enumerate();
        pairs.all(|(number, one)| {
            let mut later = held[number + 1..].iter();
            !later.any(|other| exclude_each_other(0, one, other))
        })
    }
}

/// Returns the pieces as bits; with more than 64 kinds, all bits.
fn piece_mask(pieces: &[PieceId]) -> u64 {
    let bit = |piece: &PieceId| 1u64.checked_shl(piece.0);
    pieces
        .iter()
        .map(bit)
        .try_fold(0, |mask, bit| Some(mask | bit?))
        .unwrap_or(u64::MAX)
}
