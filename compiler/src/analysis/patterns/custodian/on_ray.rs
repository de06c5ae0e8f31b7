//! Trying a search on a ray: the cells that a direction leads to from one cell, of which some
//! are known.

use std::collections::BTreeSet;

use crate::analysis::moves::displacement::transposed;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{RelationClass, RelationId};
use crate::machine::step::{Machine, Step};
use crate::model::PieceId;

/// The most different situations of one search, and of each pattern that it asks.
const MOST_SITUATIONS: usize = 4096;

/// The most patterns within each other.
const DEEPEST: usize = 4;

/// A machine whose searches move along a ray.
pub(super) struct OnRay<'m> {
    machine: &'m Machine,
    ahead: RelationId,
    /// The relations that lead back along the ray, as far as the machine has them.
    back: Vec<RelationId>,
    /// The state at which a search has done what it does on the ray.
    behind: StateId,
}

/// A situation of a search: its state, its place on the ray and the pieces there.
type Situation = (StateId, usize, Vec<PieceId>);

/// The move of a step on a ray.
enum Moved {
    To(usize),
    /// There is no cell.
    Off,
    /// What the step leads to is not known.
    Unknown,
}

impl<'m> OnRay<'m> {
    /// Prepares to try searches up to the state `behind`.
    pub(super) fn new(
        machine: &'m Machine,
        ahead: RelationId,
        behind: StateId,
        meter: &Meter,
    ) -> Result<Self, Exhausted> {
        let reversed = transposed(machine.relations.get(ahead), meter)?;
        // Else nobody could tell which of several cells is the one before.
        let single = reversed.rows(meter)?.iter().all(|row| row.len() <= 1);
        let mut back = Vec::new();
        for step in machine.steps.iter().flatten() {
            if single
                && !back.contains(&step.relation)
                && machine.relations.get(step.relation).rows(meter)? == reversed.rows(meter)?
            {
                back.push(step.relation);
            }
        }
        Ok(Self {
            machine,
            ahead,
            back,
            behind,
        })
    }

    /// Returns the pieces on the ray when a search from its first cell comes to the state behind;
    /// none if it may come there otherwise, on another cell, not at all, or if it does anything
    /// else. The board ends behind the pieces, or nothing is known of the next cell.
    pub(super) fn outcome(
        &self,
        state: StateId,
        pieces: &[PieceId],
        ends: bool,
        meter: &Meter,
    ) -> Result<Option<Vec<PieceId>>, Exhausted> {
        let start = (state, 0, pieces.to_vec());
        let Some(found) = self.explored(start, ends, 0, meter)? else {
            return Ok(None);
        };
        let mut found = found.into_iter();
        Ok(match (found.next(), found.next()) {
            (Some((_, 0, after)), None) => Some(after),
            _ => None,
        })
    }

    /// Returns the situations in which a search comes to the state behind, or a pattern to its end;
    /// none if that cannot be said.
    fn explored(
        &self,
        start: Situation,
        ends: bool,
        depth: usize,
        meter: &Meter,
    ) -> Result<Option<BTreeSet<Situation>>, Exhausted> {
        let mut seen = BTreeSet::from([start.clone()]);
        let mut found = BTreeSet::new();
        let mut todo = vec![start];
        while let Some((state, place, pieces)) = todo.pop() {
            for step in self.machine.steps(state, meter)? {
                meter.spend(pieces.len())?;
                let place = match self.moved(step, place, &pieces, ends) {
                    Moved::To(place) => place,
                    Moved::Off => continue,
                    Moved::Unknown => return Ok(None),
                };
                let mut after = pieces.clone();
                let passes = match &step.action {
                    Action::Pass => true,
                    Action::On(on) => on.binary_search(&pieces[place]).is_ok(),
                    Action::Off(piece, _) => {
                        after[place] = *piece;
                        true
                    }
                    Action::Pattern { negated, pattern } if depth < DEEPEST => {
                        let entry = self.machine.patterns[pattern.index()];
                        let asked = (entry, place, pieces.clone());
                        let asked =
                            meter.deeper(|| self.explored(asked, ends, depth + 1, meter))?;
                        let Some(ways) = asked else {
                            return Ok(None);
                        };
                        ways.is_empty() == *negated
                    }
                    Action::Accept if depth > 0 => {
                        found.insert((state, place, after));
                        continue;
                    }
                    _ => return Ok(None),
                };
                if !passes {
                    continue;
                }
                let next = (step.target, place, after);
                if step.target == self.behind && depth == 0 {
                    found.insert(next);
                } else if seen.insert(next.clone()) {
                    todo.push(next);
                }
                if seen.len() > MOST_SITUATIONS {
                    return Ok(None);
                }
            }
        }
        Ok(Some(found))
    }

    fn moved(&self, step: &Step, place: usize, pieces: &[PieceId], ends: bool) -> Moved {
        if self.machine.relations.class(step.relation) == RelationClass::Identity {
            return Moved::To(place);
        }
        if step.relation == self.ahead {
            return match (place + 1 < pieces.len(), ends) {
                (true, _) => Moved::To(place + 1),
                (false, true) => Moved::Off,
                (false, false) => Moved::Unknown,
            };
        }
        let before = place.checked_sub(1);
        match before.filter(|_| self.back.contains(&step.relation)) {
            Some(before) => Moved::To(before),
            None => Moved::Unknown,
        }
    }
}
