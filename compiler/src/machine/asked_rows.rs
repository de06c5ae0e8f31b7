//! Rows of relations that are asked for: what a relation does from cells that are never current
//! makes no difference.
//!
//! *What it proves:* for every state, a set of cells such that whenever play comes to the
//! state, one of them is the current cell.
//!
//! *On what:* the product of the machine with the board. All steps are taken whatever their
//! actions test, beginning on the first cell in the first state; patterns begin on all cells
//! on which they are asked, and play goes on behind each step on the cell where it acts.
//!
//! *Why it is sound:* only relations with several targets from some cell are rewritten, and
//! a row stays as it was if play can ask for it. So play is the same from the beginning of
//! the game. Where all rows that a step can ask for are equal, the step leads to the same
//! cells from any cell, which costs one row, and which the other analyses can use: the squares
//! of the uppermost of several layers, say. Other rows that no step asks for are emptied: a position
//! that is restored has to stand where play can stand, as other analyses ask of its pieces.

use crate::automaton::StateId;
use crate::effort::{Exhausted, Meter};
use crate::machine::action::Action;
use crate::machine::relation::{Relation, RelationClass, RelationId};
use crate::machine::step::Machine;

/// The most pairs of states and cells that are looked at.
const MOST_PAIRS: usize = 1 << 26;

/// Leaves out of relations what no play asks for, as long as there is room for tables.
///
/// # Errors
///
/// What ran out of the budget.
pub fn keep_asked_rows(machine: &mut Machine, meter: &Meter) -> Result<(), Exhausted> {
    let mut all = Vec::new();
    for state in machine.states(meter)? {
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            if machine.relations.class(step.relation) == RelationClass::General {
                all.push((state, number, step.relation));
            }
        }
    }
    if all.is_empty() || machine.steps.len() * machine.cells > MOST_PAIRS {
        return Ok(());
    }
    let current = current_cells(machine, meter)?;
    // Steps without a constant share the rest of their relation.
    let mut shared = vec![vec![false; machine.cells]; machine.relations.iter().count()];
    let mut others = Vec::new();
    for (state, number, relation) in all {
        let asked = &current[state.index()];
        if !asked.contains(&true) {
            continue;
        }
        match constant_from(machine.relations.get(relation), asked, meter)? {
            Some(constant) => {
                let kept = stored(machine, constant, meter)?.unwrap_or(relation);
                machine.steps[state.index()][number].relation = kept;
            }
            None => {
                let rows = shared[relation.index()].iter_mut();
                rows.zip(asked).for_each(|(row, asked)| *row |= asked);
                others.push((state, number, relation));
            }
        }
    }
    let mut known = vec![None; shared.len()];
    for (state, number, relation) in others {
        let kept = match known[relation.index()] {
            Some(kept) => kept,
            None => {
                let asked = &shared[relation.index()];
                let kept = without_unasked(machine.relations.get(relation), asked, meter)?;
                stored(machine, kept, meter)?.unwrap_or(relation)
            }
        };
        known[relation.index()] = Some(kept);
        machine.steps[state.index()][number].relation = kept;
    }
    Ok(())
}

/// Stores a relation, unless it takes more than half of what tables may still take.
fn stored(
    machine: &mut Machine,
    relation: Relation,
    meter: &Meter,
) -> Result<Option<RelationId>, Exhausted> {
    let fits = relation.bytes(meter)? <= meter.table_bytes_left() / 2;
    fits.then(|| machine.relations.intern(relation, meter))
        .transpose()
}

/// Returns the relation that leads from any cell where all `asked` cells lead, if these lead to the
/// same cells, and more than one.
fn constant_from(
    relation: &Relation,
    asked: &[bool],
    meter: &Meter,
) -> Result<Option<Relation>, Exhausted> {
    meter.spend(asked.len())?;
    let rows = relation.rows(meter)?.iter().zip(asked);
    let mut rows = rows.filter_map(|(row, asked)| asked.then_some(row));
    let Some(first) = rows.next().filter(|row| row.len() > 1) else {
        return Ok(None);
    };
    for row in rows {
        meter.spend(row.len() / 8)?;
        if row != first {
            return Ok(None);
        }
    }
    Ok(Some(Relation::new(vec![first.clone(); asked.len()])))
}

/// Returns a relation with only those rows that are `asked` for.
fn without_unasked(
    relation: &Relation,
    asked: &[bool],
    meter: &Meter,
) -> Result<Relation, Exhausted> {
    let rows = relation.rows(meter)?.iter().zip(asked);
    let rows = rows.map(|(row, asked)| if *asked { row.clone() } else { Vec::new() });
    Ok(Relation::new(rows.collect()))
}

/// Returns per state and cell whether the cell can be current in the state.
fn current_cells(machine: &Machine, meter: &Meter) -> Result<Vec<Vec<bool>>, Exhausted> {
    let mut current = vec![vec![false; machine.cells]; machine.steps.len()];
    // A constant leads to the same cells a second time.
    let mut taken: Vec<Vec<bool>> = machine
        .steps
        .iter()
        .map(|steps| vec![false; steps.len()])
        .collect();
    let mut todo = vec![(machine.start, machine.start_cell)];
    while let Some((state, cell)) = todo.pop() {
        if std::mem::replace(&mut current[state.index()][cell.index()], true) {
            continue;
        }
        for (number, step) in machine.steps(state, meter)?.iter().enumerate() {
            let before = std::mem::replace(&mut taken[state.index()][number], true);
            if before && machine.relations.class(step.relation) == RelationClass::Constant {
                continue;
            }
            let next = match step.action {
                Action::Accept => None,
                _ => Some(step.target),
            };
            let asked = match step.action {
                Action::Pattern { pattern, .. } => Some(machine.patterns[pattern.index()]),
                _ => None,
            };
            let next: Vec<StateId> = next.into_iter().chain(asked).collect();
            for &target in machine.relations.get(step.relation).targets(cell, meter)? {
                let new = next.iter().map(|&state| (state, target));
                todo.extend(new.filter(|(state, cell)| !current[state.index()][cell.index()]));
            }
        }
    }
    Ok(current)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effort::Budget;
    use crate::testing::{next, off, on, pattern, relation_of, switch, written};

    /// Four cells in two columns: from each cell to all of its column.
    fn columns() -> Relation {
        relation_of(
            4,
            [
                (0, 0),
                (0, 1),
                (1, 0),
                (1, 1),
                (2, 2),
                (2, 3),
                (3, 2),
                (3, 3),
            ],
        )
    }

    /// The same rows from all cells.
    fn from_anywhere(row: &[u32]) -> Relation {
        let pairs = (0..4).flat_map(|from| row.iter().map(move |&to| (from, to)));
        relation_of(4, pairs)
    }

    /// Returns what becomes of the relation of step `(state, number)`.
    fn kept(
        patterns: &[u32],
        steps: impl IntoIterator<Item = (u32, Relation, Action, u32)>,
        (state, number): (u32, usize),
    ) -> Relation {
        let mut machine = written(4, patterns, steps);
        keep_asked_rows(&mut machine, &Meter::unlimited()).unwrap();
        let step = &machine.steps(StateId(state), &Meter::unlimited()).unwrap()[number];
        machine.relations.get(step.relation).clone()
    }

    fn stay() -> Relation {
        Relation::identity(4)
    }

    #[test]
    fn a_step_that_leads_to_the_same_cells_from_all_its_cells_is_constant() {
        let first = from_anywhere(&[0, 1]);
        let cases = [
            ("from the first cell", stay(), columns(), first.clone()),
            (
                "from two cells of a column",
                from_anywhere(&[0, 1]),
                columns(),
                first,
            ),
            (
                "from the other column",
                from_anywhere(&[2, 3]),
                columns(),
                from_anywhere(&[2, 3]),
            ),
            ("from both columns", from_anywhere(&[0, 2]), columns(), {
                relation_of(4, [(0, 0), (0, 1), (2, 2), (2, 3)])
            }),
            (
                "from all cells",
                from_anywhere(&[0, 1, 2, 3]),
                columns(),
                columns(),
            ),
            (
                "to one cell only",
                stay(),
                relation_of(4, [(0, 1), (1, 2), (1, 3)]),
                relation_of(4, [(0, 1)]),
            ),
            (
                "nowhere",
                from_anywhere(&[2, 3]),
                relation_of(4, [(1, 2), (1, 3)]),
                relation_of(4, []),
            ),
            ("a function", stay(), next(4), next(4)),
        ];
        for (name, before, asked, expected) in cases {
            let steps = [(0, before, on(&[0]), 1), (1, asked, off(1), 2)];
            assert_eq!(kept(&[], steps, (1, 0)), expected, "{name}");
        }
    }

    #[test]
    fn play_goes_on_where_a_step_acts_and_patterns_begin_where_they_are_asked() {
        let both = || relation_of(4, [(0, 0), (0, 1), (2, 2), (2, 3)]);
        let (to_third, spread) = (relation_of(4, [(0, 2)]), from_anywhere(&[0, 2]));
        let cases = [
            ("a test", on(&[0]), (2, 0)),
            ("a change", off(1), (2, 0)),
            ("a switch", switch(1), (2, 0)),
            ("a pattern, behind it", pattern(0, false), (2, 0)),
            ("a pattern, within it", pattern(0, true), (3, 0)),
        ];
        for (name, action, asked) in cases {
            let steps = |relation: &Relation| {
                [
                    (0, relation.clone(), action.clone(), 2),
                    (2, columns(), off(1), 4),
                    (3, columns(), Action::Accept, 4),
                ]
            };
            let third = from_anywhere(&[2, 3]);
            assert_eq!(kept(&[3], steps(&to_third), asked), third, "{name}");
            assert_eq!(kept(&[3], steps(&spread), asked), both(), "{name}");
        }
        // What a pattern asks for last does not lead on.
        let ends = [
            (0, spread.clone(), pattern(0, false), 1),
            (3, spread.clone(), Action::Accept, 2),
            (2, columns(), off(1), 4),
        ];
        assert_eq!(kept(&[3], ends, (2, 0)), columns());
    }

    #[test]
    fn every_way_to_a_state_counts() {
        let steps = [
            (0, stay(), on(&[0]), 1),
            (0, relation_of(4, [(0, 2)]), on(&[0]), 1),
            (1, columns(), off(1), 2),
        ];
        let both = relation_of(4, [(0, 0), (0, 1), (2, 2), (2, 3)]);
        assert_eq!(kept(&[], steps, (1, 0)), both);
        // Each cell leads on by a step of its own.
        let steps = [
            (0, from_anywhere(&[0, 2]), on(&[0]), 1),
            (1, stay(), on(&[0]), 2),
            (2, columns(), off(1), 3),
        ];
        assert_eq!(kept(&[], steps, (2, 0)), both);
        // A loop comes back by another relation, from every cell on which it has been.
        let steps = [
            (0, stay(), on(&[0]), 1),
            (1, columns(), off(1), 2),
            (2, relation_of(4, [(1, 2)]), on(&[0]), 1),
        ];
        assert_eq!(kept(&[], steps, (1, 0)), both);
    }

    #[test]
    fn steps_with_different_cells_share_a_relation_that_is_not_constant() {
        let steps = || {
            [
                (0, from_anywhere(&[0, 2]), on(&[0]), 1),
                (1, columns(), off(1), 4),
                (0, from_anywhere(&[1, 2]), on(&[0]), 2),
                (2, columns(), off(1), 4),
                (0, from_anywhere(&[2, 3]), on(&[0]), 3),
                (3, columns(), off(1), 4),
            ]
        };
        let three = relation_of(4, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (2, 3)]);
        assert_eq!(kept(&[], steps(), (1, 0)), three);
        assert_eq!(kept(&[], steps(), (2, 0)), three);
        assert_eq!(kept(&[], steps(), (3, 0)), from_anywhere(&[2, 3]));
    }

    #[test]
    fn there_has_to_be_room_for_what_is_kept() {
        let first = from_anywhere(&[0, 1]);
        let both = relation_of(4, [(0, 0), (0, 1), (2, 2), (2, 3)]);
        let with_room = |before: &Relation, bytes| {
            let mut machine = written(
                4,
                &[],
                [(0, before.clone(), on(&[0]), 1), (1, columns(), off(1), 2)],
            );
            let budget = Budget {
                tables: bytes,
                ..Budget::steps(usize::MAX)
            };
            let rewritten = keep_asked_rows(&mut machine, &Meter::new(budget));
            assert_eq!(rewritten, Ok(()));
            let step = &machine.steps(StateId(1), &Meter::unlimited()).unwrap()[0];
            machine.relations.get(step.relation).clone()
        };
        for (before, kept) in [(stay(), first), (from_anywhere(&[0, 2]), both)] {
            let room = 2 * kept.bytes(&Meter::unlimited()).unwrap();
            assert_eq!(with_room(&before, room), kept);
            assert_eq!(with_room(&before, room - 1), columns());
        }
    }

    #[test]
    fn what_no_play_comes_to_stays() {
        let steps = [(0, stay(), on(&[0]), 1), (2, columns(), off(1), 3)];
        assert_eq!(kept(&[], steps, (2, 0)), columns());
    }
}
