//! Monotonic classes: control states whose sets of legal moves only shrink.
//!
//! *What it proves:* of two positions of one play in the same control state,
//! the later has no legal move that the earlier did not have. A playout may
//! therefore keep the list of the first and only drop what has become illegal.
//!
//! *On what:* the moves of a control state must not depend on the cell on which
//! they begin, and nothing that they change may be read before they end, so
//! that each is legal exactly if all tests along one of its paths hold in the
//! position as it is. Between two visits only the *region* is passed: the
//! states on some path from the control state back to itself, the moves of other
//! players and of the keeper included. A test for pieces can then only turn from
//! true to false if no modifier of the region puts one of them where none of
//! them stood; inside a negated pattern it must only turn from false to true, so
//! no modifier of the region may replace one of them by another piece. A
//! comparison must not turn at all: the region changes nothing that it reads.
//! Values that moves assign must be constants, or their range is a comparison.
//!
//! Every one of these counts by itself:
//!
//! * The first step of every way leads from all cells to the same ones, or decides nothing
//!   by the cell, nor by what stands on it, and what is behind it leads there.
//! * No change of a move is read behind it in the same move, and no value that it assigns
//!   depends on the position.
//! * A test for pieces is under an even number of negated patterns and the region puts none
//!   of its pieces, or under an odd number and the region puts nothing else. A pattern that is
//!   asked both ways fulfils both.
//! * The region assigns no variable that a comparison reads, on either side and in any
//!   operand, and puts no piece where one reads a number of pieces.
//! * The region has the changes of all moves on all cycles of play through the control
//!   state, and of all states from which a switch leads back to it.
//!
//! *Why it is sound:* the legal moves are a union over paths of conjunctions of
//! such tests, and a union of shrinking sets shrinks.

use rustc_hash::FxHashSet;
use serde::Serialize;

use super::play::loops;
use super::region::Region;
use crate::automaton::StateId;
use crate::diagnostic::Span;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::RelationClass;
use crate::machine::step::{Machine, Step};
use crate::model::{Arithmetic, PlayerId};

/// The ways in which the moves of a control state can change along a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Monotonicity {
    /// The moves only become fewer: the list of the first visit can be kept.
    Shrinks,
    /// Play passes the control state once at most.
    Once,
    /// The moves may become more.
    Grows(Obstacle),
}

/// The reason why moves are not known to shrink, with the place where that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// The kind of reason.
    pub kind: ObstacleKind,
    /// The action in the text.
    pub span: Option<Span>,
}

/// The reasons why moves can grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ObstacleKind {
    /// Moves depend on the cell on which the previous move ended.
    StartsAtCell,
    /// A test depends on a change that the move itself has made.
    ReadsOwnChange,
    /// Play can make a test for pieces succeed that failed before.
    PieceTest,
    /// Play can change the outcome of a comparison.
    Comparison,
    /// The position decides whether an assigned value is in range.
    AssignedValue,
}

/// Decides for every control state how its moves can change, in the order of `controls`; `None` for
/// the keeper's. `observable_writes` tells of every step whether its change is read.
///
/// # Errors
///
/// What ran out of the budget.
pub fn monotonic(
    machine: &Machine,
    controls: &[(StateId, PlayerId)],
    observable_writes: &[Vec<bool>],
    meter: &Meter,
) -> Result<Vec<Option<Monotonicity>>, Exhausted> {
    let loops = loops(machine, controls, meter)?;
    let decide = |number: usize| {
        let (state, player) = controls[number];
        if player == PlayerId::KEEPER || machine.steps(state, meter)?.is_empty() {
            return Ok(None);
        }
        let Some(together) = &loops[number] else {
            return Ok(Some(Monotonicity::Once));
        };
        let mut check = Check {
            machine,
            observable_writes,
            region: Region::new(machine, controls, together, meter)?,
            seen: FxHashSet::default(),
        };
        let found = match check.starts_anywhere(state, meter)? {
            Ok(()) => check.moves(state, true, meter)?,
            Err(obstacle) => Err(obstacle),
        };
        Ok(Some(match found {
            Ok(()) => Monotonicity::Shrinks,
            Err(obstacle) => Monotonicity::Grows(obstacle),
        }))
    };
    (0..controls.len()).map(decide).collect()
}

/// A search for obstacles in the moves of one control state.
struct Check<'a> {
    machine: &'a Machine,
    observable_writes: &'a [Vec<bool>],
    region: Region,
    seen: FxHashSet<(StateId, bool)>,
}

impl Check<'_> {
    /// Returns whether the moves from a state are the same from every cell.
    fn starts_anywhere(
        &self,
        state: StateId,
        meter: &Meter,
    ) -> Result<Result<(), Obstacle>, Exhausted> {
        // States that lead back to themselves without having left the first cell
        // are not worth telling apart.
        const DEEPEST: usize = 8;
        self.independent(state, DEEPEST, meter)
    }

    fn independent(
        &self,
        state: StateId,
        depth: usize,
        meter: &Meter,
    ) -> Result<Result<(), Obstacle>, Exhausted> {
        for step in self.machine.steps(state, meter)? {
            let anywhere = self.machine.relations.class(step.relation) == RelationClass::Constant
                || self.machine.cells == 1;
            let stays = self.machine.relations.class(step.relation) == RelationClass::Identity;
            let dependent = |kind| Obstacle {
                kind,
                span: Some(step.span),
            };
            let dependent = dependent(ObstacleKind::StartsAtCell);
            if anywhere {
                continue;
            }
            let inner = match step.action {
                _ if !stays || depth == 0 => return Ok(Err(dependent)),
                Action::Compare(_) | Action::Pass => None,
                Action::Pattern { pattern, .. } => Some(self.machine.patterns[pattern.index()]),
                _ => return Ok(Err(dependent)),
            };
            for state in inner.into_iter().chain([step.target]) {
                if let Err(obstacle) = self.independent(state, depth - 1, meter)? {
                    return Ok(Err(obstacle));
                }
            }
        }
        Ok(Ok(()))
    }

    /// Looks for obstacles in everything behind a state, where a test may only turn to `false`, or,
    /// if not `falls`, only to `true`.
    fn moves(
        &mut self,
        state: StateId,
        falls: bool,
        meter: &Meter,
    ) -> Result<Result<(), Obstacle>, Exhausted> {
        let mut todo = vec![(state, falls)];
        while let Some((state, falls)) = todo.pop() {
            if !self.seen.insert((state, falls)) {
                continue;
            }
            for (number, step) in self.machine.steps(state, meter)?.iter().enumerate() {
                let read = self.observable_writes[state.index()][number];
                if let Some(kind) = self.obstacle(step, falls, read) {
                    let span = Some(step.span);
                    return Ok(Err(Obstacle { kind, span }));
                }
                if let Action::Pattern { negated, pattern } = step.action {
                    todo.push((self.machine.patterns[pattern.index()], falls != negated));
                }
                if !step.action.ends() {
                    todo.push((step.target, falls));
                }
            }
        }
        Ok(Ok(()))
    }

    fn obstacle(&self, step: &Step, falls: bool, read: bool) -> Option<ObstacleKind> {
        match &step.action {
            Action::On(pieces) if !self.region.keeps(pieces, falls) => {
                Some(ObstacleKind::PieceTest)
            }
            Action::Compare(comparison) if self.region.turns(comparison) => {
                Some(ObstacleKind::Comparison)
            }
            Action::Assign(_, value, _) if !matches!(value, Arithmetic::Constant(_)) => {
                Some(ObstacleKind::AssignedValue)
            }
            Action::Off(..) | Action::Assign(..) if read => Some(ObstacleKind::ReadsOwnChange),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
