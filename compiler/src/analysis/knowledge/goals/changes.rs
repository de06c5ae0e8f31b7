//! Changes: what is still known when the board or a variable has changed.
//!
//! *What it proves:* what is kept of a term holds behind the change if the term held before.
//!
//! *Why it is sound:* a change of one cell leaves all others as they are, and one that replaces
//! certain pieces on any cell wrongs no test that none of these passes, nor one that the new piece
//! passes. Every other test that looks at the board may be wrong, and a comparison that reads a
//! variable which is set.

use super::condition::{Reason, Unknown};
use super::questions::Questions;
use super::rules::Rules;
use super::scores::{counts, reads};
use super::terms::{Term, Test};
use crate::analysis::patterns::cubes::Cube;
use crate::analysis::pieces::piece_set::PieceSet;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Step;
use crate::model::{CellId, Comparison, VariableId};

/// What decides whether something is still known.
pub(super) struct Changes<'c, 'a> {
    pub(super) rules: &'c Rules<'a>,
    pub(super) questions: &'c Questions<'a>,
}

impl Changes<'_, '_> {
    /// Returns what is still known when something else was put on a cell. What stood there before is
    /// nothing that the position is asked about any more, so it is not missed.
    pub(super) fn put(
        &self,
        known: &Term,
        cell: CellId,
        span: Span,
        meter: &Meter,
    ) -> Result<Term, Exhausted> {
        let tests = known.cube.tests().iter();
        let others = tests.filter(|(tested, _)| *tested != cell);
        let known = Term {
            cube: cube(others.copied()),
            tests: known.tests.clone(),
        };
        other_board(&known, known.cube.clone(), span, meter)
    }

    /// Returns what is still known when a step may have acted on any cell.
    pub(super) fn anywhere(
        &self,
        term: &Term,
        state: StateId,
        step: &Step,
        meter: &Meter,
    ) -> Result<Term, Exhausted> {
        match &step.action {
            Action::Off(piece, _) => {
                let put = PieceSet::of(&[*piece]);
                let flow = &self.rules.flow;
                let replaced =
                    PieceSet::of(&flow.before(&self.rules.machine, state, step, meter)?);
                // Where a test passed, a cell that is changed held another piece, or passes again.
                let stays = |&&(_, pieces): &&(CellId, PieceSet)| {
                    (pieces & replaced).is_empty() || put.is_within(pieces)
                };
                let kept = cube(term.cube.tests().iter().filter(stays).copied());
                other_board(term, kept, step.span, meter)
            }
            Action::Assign(variable, ..) => {
                let unread = |test: &Test| !self.reads(test, *variable);
                keep(term, term.cube.clone(), step.span, unread, meter)
            }
            _ => Ok(term.clone()),
        }
    }

    /// Returns whether a test may depend on a variable.
    fn reads(&self, test: &Test, variable: VariableId) -> bool {
        match test {
            Test::Compare(Comparison { left, right, .. }) => {
                reads(left, variable) || reads(right, variable)
            }
            Test::Chain { .. } => false,
            Test::None(sum) => {
                let mut tests = self.questions.sums[*sum]
                    .iter()
                    .flat_map(|term| &term.tests);
                tests.any(|test| self.reads(test, variable))
            }
            Test::Unknown(_) => false,
        }
    }
}

/// Returns a term with a cube in place of its own, behind a change of the board.
fn other_board(term: &Term, cube: Cube, span: Span, meter: &Meter) -> Result<Term, Exhausted> {
    keep(term, cube, span, |test| !looks_at_board(test), meter)
}

/// Returns a term of which only some tests are kept; that others were there is not forgotten.
fn keep(
    term: &Term,
    cube: Cube,
    span: Span,
    kept: impl Fn(&Test) -> bool,
    meter: &Meter,
) -> Result<Term, Exhausted> {
    let tests: Vec<Test> = term
        .tests
        .iter()
        .filter(|test| kept(test))
        .cloned()
        .collect();
    let all = tests.len() == term.tests.len() && cube.tests().len() == term.cube.tests().len();
    let rest = Term { cube, tests };
    if all {
        return Ok(rest);
    }
    let is_known =
        |test: &Test| matches!(test, Test::Unknown(open) if open.reason == Reason::Changed);
    if rest.tests.iter().any(is_known) {
        return Ok(rest);
    }
    let reason = Reason::Changed;
    let changed = Term::of(Test::Unknown(Unknown { reason, span }));
    Ok(rest.and(&changed, meter)?.unwrap_or(rest))
}

fn cube(tests: impl Iterator<Item = (CellId, PieceSet)>) -> Cube {
    let cubes = tests.map(|(cell, pieces)| Cube::of(cell, pieces));
    // Tests of different cells exclude nothing.
    cubes.fold(Cube::ALL, |all, one| all.and(&one).unwrap_or(Cube::ALL))
}

/// Returns whether a test depends on what stands on the board.
fn looks_at_board(test: &Test) -> bool {
    match test {
        Test::Compare(Comparison { left, right, .. }) => counts(left) || counts(right),
        Test::Chain { .. } | Test::None(_) => true,
        Test::Unknown(_) => false,
    }
}
