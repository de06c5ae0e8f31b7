//! Ends of patterns, on the cells where they are reached.
//!
//! *What it proves:* a shift leads to the end of a pattern, as the last one of `{? left {x} right}`. It becomes the
//! question whether it leads anywhere, which is asked of the cell in front of it: `{? left {x} {? right}}`. Where a
//! pattern can end whatever the cell, what else it could do is left out: `{? {x} (right {x})*}` becomes `{? {x}}`.
//!
//! *Why it is sound:* behind a pattern the search goes on from the cell where it was asked, so on which cell the
//! pattern ends makes no difference, nor how often it can.

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{Relation, RelationClass};
use crate::machine::step::{Machine, Step};
use crate::model::CellId;

/// Ends patterns in front of the last shifts, and tells whether there are any.
pub(crate) fn end_patterns_early(machine: &mut Machine, meter: &Meter) -> Result<bool, Exhausted> {
    let mut any = false;
    for steps in &mut machine.steps {
        for step in steps
            .iter_mut()
            .filter(|step| step.action == Action::Accept)
        {
            let rows = machine.relations.get(step.relation).rows(meter)?.iter();
            let cells = rows.enumerate().map(|(cell, targets)| {
                let leads_on = !targets.is_empty();
                leads_on.then(|| CellId::from_index(cell)).into_iter()
            });
            let stays = Relation::new(cells.map(Iterator::collect).collect());
            let stays = machine.relations.intern(stays, meter)?;
            any |= std::mem::replace(&mut step.relation, stays) != stays;
        }
        let ends = |step: &Step| {
            step.action == Action::Accept
                && machine.relations.class(step.relation) == RelationClass::Identity
        };
        if let Some(end) = steps.iter().position(ends)
            && steps.len() > 1
        {
            *steps = vec![steps.swap_remove(end)];
            any = true;
        }
    }
    Ok(any)
}

#[cfg(test)]
mod tests {
    use super::end_patterns_early;
    use crate::effort::Meter;
    use crate::machine::Action;
    use crate::testing::{ANYWHERE, FIRST, LEFT, REST, RIGHT, STAY, by_hand, relation};

    #[test]
    fn a_pattern_ends_where_its_last_shift_begins() {
        let cases = [
            ("from all cells but the first", LEFT, REST, true),
            ("from everywhere", ANYWHERE, STAY, true),
            ("a test of the cell", FIRST, FIRST, false),
            ("no shift", STAY, STAY, false),
        ];
        for (name, last, expected, changed) in cases {
            let mut machine = by_hand(
                &[
                    &[(STAY, "? 0", 1)],
                    &[(STAY, "->p", 0)],
                    &[(RIGHT, "{x}", 3)],
                    &[(last, "accept", 0)],
                ],
                &[2],
            );
            let meter = Meter::unlimited();
            let found = end_patterns_early(&mut machine, &meter).unwrap();
            assert_eq!(found, changed, "{name}");
            let end = machine.relations.get(machine.steps[3][0].relation);
            assert_eq!(*end, relation(expected), "{name}");
            let other = machine.relations.get(machine.steps[2][0].relation);
            assert_eq!(*other, relation(RIGHT), "{name}: other steps stay");
        }
    }

    #[test]
    fn nothing_else_is_done_where_a_pattern_can_end() {
        let cases = [
            ("everywhere", STAY, 1),
            ("a shift leads on from everywhere", ANYWHERE, 1),
            ("on some cells", FIRST, 3),
        ];
        for (name, end, expected) in cases {
            let mut machine = by_hand(
                &[
                    &[(STAY, "? 0", 1)],
                    &[(STAY, "->p", 0)],
                    &[(RIGHT, "{x}", 3)],
                    &[(RIGHT, "{x}", 3), (end, "accept", 0), (LEFT, "{y}", 2)],
                ],
                &[2],
            );
            end_patterns_early(&mut machine, &Meter::unlimited()).unwrap();
            let left = &machine.steps[3];
            assert_eq!(left.len(), expected, "{name}");
            assert!(
                left.iter().any(|step| step.action == Action::Accept),
                "{name}"
            );
            assert_eq!(machine.steps[2].len(), 1, "{name}: other states stay");
        }
    }
}
