//! Pairs of steps of which exactly one goes on.
//!
//! *What it proves:* two steps of a state on the same cell exclude and complete
//! each other: a pattern and its negation, a comparison and its opposite, tests
//! for a set of pieces and for all others, or restrictions to complementary
//! sets of cells. Or one asks in a pattern whether the other goes on.
//!
//! *Why it is sound:* nothing changes between the two tests, so their common
//! condition can be evaluated once, as an `if` with an `else`.

use super::machine::{Action, Machine, Step};
use super::must_succeed::divides;
use super::relation::RelationClass;
use crate::effort::spend;
use crate::model::Relation;

/// Whether exactly one of two steps goes on, on every cell.
pub fn complementary(machine: &Machine, pieces: usize, a: &Step, b: &Step) -> bool {
    spend(4);
    let (first, second) = (
        machine.relations.class(a.relation),
        machine.relations.class(b.relation),
    );
    match (first, second) {
        (RelationClass::Identity, RelationClass::Identity) => {
            opposite(pieces, &a.action, &b.action)
        }
        (RelationClass::Restriction, RelationClass::Restriction) => {
            let rows = machine.relations.get(a.relation).rows();
            let others = machine.relations.get(b.relation).rows();
            rows.iter()
                .zip(others)
                .all(|(row, other)| row.is_empty() != other.is_empty())
        }
        (RelationClass::Function, RelationClass::Identity) => denies(machine, b, a),
        (RelationClass::Identity, RelationClass::Function) => denies(machine, a, b),
        _ => false,
    }
}

/// Whether a step passes, on the same cell, exactly where another does not,
/// because it asks whether the other passes: `{! down {e}}` and `down {e}`.
fn denies(machine: &Machine, step: &Step, other: &Step) -> bool {
    let Action::Pattern {
        negated: true,
        pattern,
    } = step.action
    else {
        return false;
    };
    let identity = |step: &Step| machine.relations.class(step.relation) == RelationClass::Identity;
    let accepts = |step: &Step| {
        let behind = machine.steps(step.target);
        matches!(behind, [only] if only.action == Action::Accept && identity(only))
    };
    let asked = machine.steps(machine.patterns[pattern.index()]);
    let same = |asked: &Step| asked.relation == other.relation && asked.action == other.action;
    identity(step)
        && matches!(other.action, Action::On(_) | Action::Compare(_))
        && matches!(asked, [only] if same(only) && accepts(only))
}

fn opposite(pieces: usize, a: &Action, b: &Action) -> bool {
    match (a, b) {
        (
            Action::Pattern { negated, pattern },
            Action::Pattern {
                negated: other_negated,
                pattern: other,
            },
        ) => pattern == other && negated != other_negated,
        (Action::Compare(a), Action::Compare(b)) => {
            a.left == b.left
                && a.right == b.right
                && inverse(a.relation) == b.relation
                && !divides(a)
        }
        (Action::On(a), Action::On(b)) => {
            a.len() + b.len() == pieces && a.iter().all(|piece| b.binary_search(piece).is_err())
        }
        _ => false,
    }
}

fn inverse(relation: Relation) -> Relation {
    match relation {
        Relation::Equal => Relation::NotEqual,
        Relation::NotEqual => Relation::Equal,
        Relation::Less => Relation::GreaterEqual,
        Relation::GreaterEqual => Relation::Less,
        Relation::Greater => Relation::LessEqual,
        Relation::LessEqual => Relation::Greater,
    }
}
