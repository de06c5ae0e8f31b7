//! Ends of patterns, on the cells where they are reached.
//!
//! *What it proves:* a shift leads to the end of a pattern, as the last one of `{? left {x} right}`. It becomes the
//! question whether it leads anywhere, which is asked of the cell in front of it: `{? left {x} {? right}}`.
//!
//! *Why it is sound:* behind a pattern the search goes on from the cell where it was asked, so on which cell the
//! pattern ends makes no difference.

use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::Relation;
use crate::machine::step::Machine;
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
    }
    Ok(any)
}

#[cfg(test)]
mod tests {
    use super::end_patterns_early;
    use crate::effort::Meter;
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
}
