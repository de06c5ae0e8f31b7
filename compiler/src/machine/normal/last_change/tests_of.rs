//! The tests for pieces that a pattern makes, and whether a change can make them pass.

use std::collections::{BTreeMap, BTreeSet};

use crate::automaton::{PatternId, StateId};
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::step::Machine;
use crate::model::{CellId, Game, PieceId};

/// The most questions within each other.
const DEEPEST: usize = 8;

/// The tests of a pattern that only shifts and tests for pieces.
#[derive(Debug, Default)]
pub(super) struct Tests {
    /// Those on the ways through the pattern.
    on_ways: BTreeSet<Vec<PieceId>>,
    /// Those of patterns that have to hold on the way.
    asked: BTreeSet<Vec<PieceId>>,
    /// Those of patterns that must not hold on the way.
    denied: BTreeSet<Vec<PieceId>>,
}

impl Tests {
    /// Returns the tests of a pattern that is the same from every cell and only shifts and tests for pieces;
    /// none of another one.
    pub(super) fn of(
        machine: &Machine,
        pattern: PatternId,
        meter: &Meter,
    ) -> Result<Option<Self>, Exhausted> {
        let entry = machine.patterns[pattern.index()];
        let mut jumps = true;
        for step in machine.steps(entry, meter)? {
            let rows = machine.relations.get(step.relation).rows(meter)?;
            jumps &= step.action != Action::Accept && rows.iter().all(|row| *row == rows[0]);
        }
        let mut tests = Self::default();
        let found = jumps && tests.collect(machine, pattern, &mut vec![false], meter)?;
        Ok(found.then_some(tests))
    }

    /// Adds the tests of a pattern that is asked within others, told from the outermost by whether each is denied;
    /// returns whether it only shifts and tests for pieces.
    fn collect(
        &mut self,
        machine: &Machine,
        pattern: PatternId,
        within: &mut Vec<bool>,
        meter: &Meter,
    ) -> Result<bool, Exhausted> {
        if within.len() > DEEPEST {
            return Ok(false);
        }
        let outermost = within.len() == 1;
        let denied = within.iter().filter(|denied| **denied).count() % 2 == 1;
        let entry = machine.patterns[pattern.index()];
        for state in machine.pattern_states(pattern, meter)? {
            for step in machine.steps(state, meter)? {
                match &step.action {
                    _ if outermost && step.target == entry && !step.action.ends() => {
                        return Ok(false);
                    }
                    Action::Pass | Action::Accept => {}
                    Action::On(pieces) => {
                        let tests = match (outermost, denied) {
                            (true, _) => &mut self.on_ways,
                            (false, false) => &mut self.asked,
                            (false, true) => &mut self.denied,
                        };
                        tests.insert(pieces.clone());
                    }
                    Action::Pattern { negated, pattern } => {
                        within.push(*negated);
                        let told = self.collect(machine, *pattern, within, meter)?;
                        within.pop();
                        if !told {
                            return Ok(false);
                        }
                    }
                    _ => return Ok(false),
                }
            }
        }
        Ok(true)
    }

    /// Returns whether a test on the way through the pattern can pass on a cell because a piece is put there,
    /// given the pieces one of which stood there, if these are known.
    pub(super) fn may_pass(&self, piece: PieceId, before: Option<&BTreeSet<PieceId>>) -> bool {
        self.on_ways
            .iter()
            .any(|test| begins_to_pass(test, piece, before))
    }

    /// Returns whether a question on the way through the pattern can be answered otherwise because a piece is put
    /// on a cell, so that the pattern holds.
    pub(super) fn may_change_elsewhere(
        &self,
        piece: PieceId,
        before: Option<&BTreeSet<PieceId>>,
    ) -> bool {
        let fails = |test: &Vec<PieceId>| {
            let passed = before.is_none_or(|before| before.iter().any(|one| test.contains(one)));
            passed && !test.contains(&piece)
        };
        self.asked
            .iter()
            .any(|test| begins_to_pass(test, piece, before))
            || self.denied.iter().any(fails)
    }
}

/// Returns whether a test can pass for a piece that did not for the one in its place.
fn begins_to_pass(test: &[PieceId], piece: PieceId, before: Option<&BTreeSet<PieceId>>) -> bool {
    let failed = before.is_none_or(|before| before.iter().any(|one| !test.contains(one)));
    failed && test.contains(&piece)
}

/// Returns whether a pattern that only shifts and tests for pieces holds when the game begins.
pub(super) fn holds_at_start(
    machine: &Machine,
    game: &Game,
    pattern: PatternId,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    holds_from(
        machine,
        game,
        (pattern, CellId(0)),
        &mut BTreeMap::new(),
        meter,
    )
}

/// Returns whether a pattern holds from a cell when the game begins, given the answers found before.
pub(super) fn holds_from(
    machine: &Machine,
    game: &Game,
    question: (PatternId, CellId),
    answers: &mut BTreeMap<(PatternId, CellId), bool>,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    if let Some(&answer) = answers.get(&question) {
        return Ok(answer);
    }
    let (pattern, cell) = question;
    let first = (machine.patterns[pattern.index()], cell);
    let mut seen: BTreeSet<(StateId, CellId)> = BTreeSet::from([first]);
    let mut todo = vec![first];
    let mut holds = false;
    'search: while let Some((state, cell)) = todo.pop() {
        for step in machine.steps(state, meter)? {
            for &to in machine.relations.get(step.relation).targets(cell, meter)? {
                let passes = match &step.action {
                    Action::Accept => {
                        holds = true;
                        break 'search;
                    }
                    Action::On(pieces) => pieces.contains(&game.board.cells[to.index()].piece),
                    Action::Pattern { negated, pattern } => {
                        let asked = (*pattern, to);
                        *negated != holds_from(machine, game, asked, answers, meter)?
                    }
                    _ => true,
                };
                if passes && seen.insert((step.target, to)) {
                    todo.push((step.target, to));
                }
            }
        }
    }
    answers.insert(question, holds);
    Ok(holds)
}
