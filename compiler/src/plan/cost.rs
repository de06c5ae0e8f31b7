//! What steps cost when sets are pushed along them.

use super::Plan;
use super::segments::is_inner;
use crate::analysis::{Act, RelationClass, Step, direction, displacements};

/// A pattern that is asked for a set of cells.
const PATTERN: usize = 30;

/// Per word: a ray up to the first obstacle.
const RAY: usize = 12;

/// Per word and displacement: masking and shifting.
const SHIFT: usize = 4;

/// Per word: loading, intersecting or uniting sets.
const SET: usize = 2;

/// Relations of more displacements are tables.
const MOST_SHIFTS: usize = 8;

impl Plan<'_> {
    /// About how many instructions a step within a segment takes.
    pub fn instructions(&self, step: &Step) -> usize {
        let relation = self.machine.relations.get(step.relation);
        let moved = match self.machine.relations.class(step.relation) {
            _ if !is_inner(step) => 0,
            RelationClass::Identity | RelationClass::Restriction | RelationClass::Constant => SET,
            _ if direction(relation).is_some() => RAY,
            _ => displacements(relation, MOST_SHIFTS).map_or(RAY, |parts| SHIFT * parts.len()),
        };
        let tested = match step.act {
            Act::Pattern { .. } => PATTERN,
            _ => SET,
        };
        (moved + tested) * self.layout.words
    }
}
