//! What is known about the scores that a game can still come to: changes, and bars against them.

use std::collections::BTreeSet;

use super::clock::Clock;
use super::forms::LinearForm;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::diagnostic::Span;
use crate::model::{CellId, VariableId};

/// What is known about the scores that a game can still come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Latches {
    /// The ways in which scores may change behind a player's decision.
    pub changes: Vec<ScoreChange>,
    /// The bars by which these are told to be over.
    pub bars: Vec<Bar>,
    /// The variable that counts down what is left of the game, if a bar asks for it.
    pub clock: Option<Clock>,
    /// Whether the changes are all that there are; if not, nothing is known.
    pub complete: bool,
}

/// A way in which the rules set a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreChange {
    /// The score.
    pub score: VariableId,
    /// What it is set to, if that is always the same.
    pub value: Option<i32>,
    /// The sets of bars of any of which all have to hold, for this never to happen again.
    pub barred: Vec<Vec<usize>>,
    /// The place of the assignment.
    pub span: Span,
}

/// A conjunction of tests on cells, each with the pieces of which one has to stand there.
pub type Arrangement = Vec<(CellId, PieceSet)>;

/// A fact about a position by which some test never passes from now on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bar {
    /// On one cell of each of these arrangements stands one of the pieces given for the cell.
    Blocked(Vec<Arrangement>),
    /// The form is not positive.
    Limit(LinearForm),
    /// The deficit is larger than what can be made up for while the clock runs.
    TooLate {
        /// What is missing.
        deficit: Deficit,
        /// The most that can be made up for: per player to move, by the number of times that
        /// the clock can still tick.
        gains: Vec<Vec<i32>>,
        /// How many ticks are left when it usually is, about.
        lead: usize,
    },
}

/// What is missing for a test to pass.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Deficit {
    /// The least number of cells of one of these arrangements that do not hold one of the pieces
    /// given for them.
    Cells(Vec<Arrangement>),
    /// How far the form is from being positive.
    Form(LinearForm),
}

/// Returns the different sets of pieces that arrangements ask for, in ascending order.
pub fn piece_sets(arrangements: &[Arrangement]) -> Vec<PieceSet> {
    let all = arrangements.iter().flatten().map(|(_, pieces)| *pieces);
    let sets: BTreeSet<PieceSet> = all.collect();
    sets.into_iter().collect()
}

impl Latches {
    /// Returns what is known by some of the bars alone.
    pub fn keep(&self, kept: impl Fn(&Bar) -> bool) -> Self {
        let mut numbers = vec![None; self.bars.len()];
        let mut bars = Vec::new();
        let used = |number| {
            let mut sets = self.changes.iter().flat_map(|change| &change.barred);
            sets.any(|set| {
                set.contains(&number) && set.iter().all(|other| kept(&self.bars[*other]))
            })
        };
        for (number, bar) in self.bars.iter().enumerate() {
            if used(number) {
                numbers[number] = Some(bars.len());
                bars.push(bar.clone());
            }
        }
        let renumbered = |set: &Vec<usize>| -> Option<Vec<usize>> {
            set.iter().map(|bar| numbers[*bar]).collect()
        };
        let changes = self.changes.iter().map(|change| ScoreChange {
            barred: change.barred.iter().filter_map(renumbered).collect(),
            ..change.clone()
        });
        let timed = bars.iter().any(|bar| matches!(bar, Bar::TooLate { .. }));
        Self {
            changes: changes.collect(),
            clock: self.clock.filter(|_| timed),
            complete: self.complete,
            bars,
        }
    }

    /// Returns whether positions can be decided before the game is over, as far as is known: of no
    /// score are there changes to different values that nothing bars.
    pub fn may_decide(&self) -> bool {
        let certain = |change: &&ScoreChange| change.barred.is_empty();
        let settled = |change: &ScoreChange| {
            let mut others = self.changes.iter().filter(certain);
            change.value.is_some()
                && others.all(|other| other.score != change.score || other.value == change.value)
        };
        self.complete && self.changes.iter().filter(certain).all(settled)
    }
}
