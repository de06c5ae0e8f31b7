//! The cost of steps when sets are pushed along them, in instructions.

use super::Plan;
use super::cardinality::piece_cardinality;
use super::segments::{components, is_inner, pattern_writes};
use crate::analysis::{Action, RelationClass, RelationId, Step, direction, displacements};
use crate::automaton::StateId;
use crate::model::PieceId;

/// The cost of a pattern that is asked for a set of cells.
const PATTERN: usize = 30;

/// The cost, per word, of a ray up to the first obstacle.
const RAY: usize = 12;

/// The cost, per word and displacement, of masking and shifting.
const SHIFT: usize = 4;

/// The cost, per word, of loading, intersecting or uniting sets.
const SET: usize = 2;

/// The number of displacements beyond which relations are tables.
const MOST_SHIFTS: usize = 8;

/// The cost of testing a pattern on one cell.
const TEST: usize = 8;

impl Plan<'_> {
    /// Returns on how many targets of a cell one of some pieces is expected.
    pub fn target_cardinality(&self, relation: RelationId, pieces: Option<&[PieceId]>) -> usize {
        let targets = self.machine.relations.get(relation).pairs() / self.machine.cells;
        let pieces = pieces.map(|pieces| piece_cardinality(self.game, pieces));
        targets.min(pieces.unwrap_or(usize::MAX))
    }

    /// Returns whether a pattern that is asked on this number of cells is better evaluated for the
    /// whole board at once.
    pub fn asks_at_once(&self, pattern: StateId, cells: usize) -> bool {
        self.sets
            && !pattern_writes(&self.machine, pattern)
            && self
                .everywhere(pattern)
                .is_some_and(|cost| cost <= TEST * cells)
    }

    /// Returns about how many instructions it takes to evaluate a pattern for all cells at once;
    /// unknown if it spreads.
    fn everywhere(&self, pattern: StateId) -> Option<usize> {
        let mut sum = 0;
        for component in components(&self.machine, pattern) {
            if component.cyclic {
                return None;
            }
            for step in self.machine.steps(component.states[0]) {
                sum += self.instructions(step);
                if let Action::Pattern { pattern, .. } = step.action {
                    sum += self.everywhere(self.machine.patterns[pattern.index()])?;
                }
            }
        }
        Some(sum)
    }

    /// Returns about how many instructions a step within a segment takes.
    pub fn instructions(&self, step: &Step) -> usize {
        let relation = self.machine.relations.get(step.relation);
        let moved = match self.machine.relations.class(step.relation) {
            _ if !is_inner(step) => 0,
            RelationClass::Identity | RelationClass::Restriction | RelationClass::Constant => SET,
            _ if direction(relation).is_some() => RAY,
            _ => displacements(relation, MOST_SHIFTS).map_or(RAY, |parts| SHIFT * parts.len()),
        };
        let tested = match step.action {
            Action::Pattern { .. } => PATTERN,
            _ => SET,
        };
        (moved + tested) * self.layout.words
    }
}
