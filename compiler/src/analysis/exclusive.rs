//! Pairs of steps of which exactly one goes on.
//!
//! *What it proves:* two steps of a state on the same cell exclude and complete
//! each other: a pattern and its negation, a comparison and its opposite, tests
//! for a set of pieces and for all others, restrictions to complementary sets
//! of cells, or a test of one other cell and the pattern that denies it.
//!
//! *Why it is sound:* nothing changes between the two tests, so their common
//! condition can be evaluated once, as an `if` with an `else`.

use super::machine::{Act, Machine, Step};
use super::relation::RelationClass;
use crate::model::{Arithmetic, Comparison, Operator, Relation};

/// Whether exactly one of two steps goes on, on every cell.
pub fn complementary(machine: &Machine, pieces: usize, a: &Step, b: &Step) -> bool {
    let (first, second) = (
        machine.relations.class(a.relation),
        machine.relations.class(b.relation),
    );
    match (first, second) {
        (RelationClass::Identity, RelationClass::Identity) => opposite(pieces, &a.act, &b.act),
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

/// Whether a step asks that another, which leads to one cell at most, does not
/// go on: `{! left {e}}` beside `left {e}`.
fn denies(machine: &Machine, denial: &Step, step: &Step) -> bool {
    let Act::Pattern {
        negated: true,
        pattern,
    } = denial.act
    else {
        return false;
    };
    let asked = machine.steps(machine.patterns[pattern.index()]);
    let [asked] = asked else {
        return false;
    };
    let holds = matches!(
        machine.steps(asked.target),
        [last] if last.act == Act::Accept
            && machine.relations.class(last.relation) == RelationClass::Identity
    );
    holds
        && matches!(step.act, Act::On(_))
        && asked.relation == step.relation
        && asked.act == step.act
}

fn opposite(pieces: usize, a: &Act, b: &Act) -> bool {
    match (a, b) {
        (
            Act::Pattern { negated, pattern },
            Act::Pattern {
                negated: other_negated,
                pattern: other,
            },
        ) => pattern == other && negated != other_negated,
        (Act::Compare(a), Act::Compare(b)) => {
            a.left == b.left
                && a.right == b.right
                && inverse(a.relation) == b.relation
                && !divides(a)
        }
        (Act::On(a), Act::On(b)) => {
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

/// A comparison that divides by zero fails, and so does its opposite.
fn divides(comparison: &Comparison) -> bool {
    fn within(arithmetic: &Arithmetic) -> bool {
        match arithmetic {
            Arithmetic::Constant(_) | Arithmetic::Variable(_) | Arithmetic::Count(_) => false,
            Arithmetic::Operation(Operator::Divide, ..) => true,
            Arithmetic::Operation(_, left, right) => within(left) || within(right),
        }
    }
    within(&comparison.left) || within(&comparison.right)
}
