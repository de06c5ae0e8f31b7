//! The choice of segments that are walked from cell to cell although sets are at hand.
//!
//! A set of cells costs an instruction per word of the board whatever it holds.
//! Where every step of a segment leads from one cell to at most one cell and a
//! set is several words, walking touches less memory: gess (484 cells) and
//! paperSoccer (609 cells) play six times as many games so. Slides stay with sets,
//! which find all their cells at once.

use super::costs::MOST_CHEAP_WORDS;
use super::segments::components;
use crate::analysis::direction;
use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::{Action, Machine, RelationClass, Step};

/// Returns whether the segment that begins in `entry` on one cell is better walked.
pub(super) fn walks(
    machine: &Machine,
    entry: StateId,
    words: usize,
    meter: &Meter,
) -> Result<bool, Exhausted> {
    let to_one = |step: &Step| {
        matches!(
            machine.relations.class(step.relation),
            RelationClass::Identity | RelationClass::Restriction | RelationClass::Function
        )
    };
    let slides = |state: StateId| {
        let own = |step: &&Step| step.target == state;
        for step in machine.steps(state, meter)?.iter().filter(own) {
            if matches!(step.action, Action::On(_))
                && direction(machine.relations.get(step.relation), meter)?.is_some()
            {
                return Ok(true);
            }
        }
        Ok(false)
    };
    // Sets are handed over whole to cuts, which are states without steps.
    let cut = |step: &Step| {
        Ok(step.action.writes()
            && !step.action.ends()
            && machine.steps(step.target, meter)?.is_empty())
    };
    if words <= MOST_CHEAP_WORDS {
        return Ok(false);
    }
    for component in components(machine, entry, meter)? {
        for state in component.states {
            for step in machine.steps(state, meter)? {
                if !to_one(step) || cut(step)? {
                    return Ok(false);
                }
            }
            if slides(state)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Relation;
    use crate::testing::{anywhere, next, off, on, pattern, relation_of, switch, written};

    /// A first step; behind it comes a test, then a change and the end of the move.
    fn walked(words: usize, relation: Relation, action: Action, target: u32) -> bool {
        let stay = || Relation::identity(4);
        let steps = [
            (0, relation, action, target),
            (0, stay(), on(&[1]), 1),
            (1, stay(), on(&[2]), 2),
            (2, stay(), off(1), 3),
            (3, next(4), switch(1), 0),
        ];
        walks(
            &written(4, &[5], steps),
            StateId(0),
            words,
            &Meter::unlimited(),
        )
        .unwrap()
    }

    #[test]
    fn segments_from_cell_to_cell_are_walked_on_boards_of_several_words() {
        assert!(walked(2, next(4), on(&[0]), 1));
        assert!(!walked(1, next(4), on(&[0]), 1));
        assert!(walked(2, relation_of(4, [(2, 2)]), on(&[0]), 1));
        assert!(walked(2, next(4), pattern(0, false), 1));
        assert!(walked(2, next(4), off(1), 3));
    }

    #[test]
    fn steps_to_many_cells_need_sets() {
        assert!(!walked(2, anywhere(4), on(&[0]), 1));
        assert!(!walked(2, relation_of(4, [(0, 1), (0, 2)]), on(&[0]), 1));
        // In every state of the segment.
        let stay = || Relation::identity(4);
        let later = |relation| {
            let steps = [
                (0, stay(), on(&[0]), 1),
                (1, relation, on(&[0]), 2),
                (2, stay(), switch(1), 0),
            ];
            walks(&written(4, &[], steps), StateId(0), 2, &Meter::unlimited()).unwrap()
        };
        assert!(later(next(4)) && !later(anywhere(4)));
    }

    #[test]
    fn slides_need_sets() {
        let onward = || next(4);
        assert!(!walked(2, onward(), on(&[0]), 0));
        // Nobody slides over what a pattern tells, nor round about.
        assert!(walked(2, onward(), pattern(0, false), 0));
        assert!(walked(2, relation_of(4, [(0, 1), (1, 0)]), on(&[0]), 0));
        // What goes on in another state is no slide.
        assert!(walked(2, onward(), on(&[0]), 1));
        assert!(walked(2, onward(), switch(1), 0));
    }

    #[test]
    fn cuts_take_sets() {
        let stub = 4;
        assert!(!walked(2, next(4), off(1), stub));
        assert!(walked(2, next(4), switch(1), stub));
        // Tests lead to no cut.
        assert!(walked(2, next(4), on(&[0]), stub));
    }
}
