//! The choice of segments that are walked from cell to cell although sets are at hand.
//!
//! A set of cells costs an instruction per word of the board whatever it holds.
//! Where every step of a segment leads from one cell to at most one cell and a
//! set is several words, walking touches less memory: gess (484 cells) and
//! paperSoccer (609 cells) play six times as many games so. Slides stay with sets,
//! which find all their cells at once.

use super::segments::components;
use crate::analysis::{Action, Machine, RelationClass, Step, direction};
use crate::automaton::StateId;

/// The number of words up to which sets are cheaper than walking.
const MOST_CHEAP_WORDS: usize = 1;

/// Returns whether the segment that begins in `entry` on one cell is better walked.
pub(super) fn walks(machine: &Machine, entry: StateId, words: usize) -> bool {
    let to_one = |step: &Step| {
        matches!(
            machine.relations.class(step.relation),
            RelationClass::Identity | RelationClass::Restriction | RelationClass::Function
        )
    };
    let slides = |state: StateId| {
        let own = |step: &&Step| !step.action.ends() && step.target == state;
        let mut own = machine.steps(state).iter().filter(own);
        own.any(|step| {
            matches!(step.action, Action::On(_))
                && direction(machine.relations.get(step.relation)).is_some()
        })
    };
    // Sets are handed over whole to cuts, which are states without steps.
    let cut = |step: &Step| {
        step.action.writes() && !step.action.ends() && machine.steps(step.target).is_empty()
    };
    words > MOST_CHEAP_WORDS
        && components(machine, entry).iter().all(|component| {
            let mut states = component.states.iter();
            states.all(|&state| {
                let steps = machine.steps(state);
                steps.iter().all(|step| to_one(step) && !cut(step)) && !slides(state)
            })
        })
}
