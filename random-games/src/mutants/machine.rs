//! Mutants of the machine: tables of shifts, masks and tests.

use rbg_compiler::effort::Meter;
use rbg_compiler::machine::{Action, Relation, RelationClass};
use rbg_compiler::model::CellId;
use rbg_compiler::plan::SearchPlan;

use super::mutant::{Mutant, of_search};

pub(super) const MUTANTS: &[Mutant] = &[
    of_search(
        "shift-function",
        "a target is missing in each table with one target a cell",
        |plan| shift_tables(plan, RelationClass::Function, without_last),
    ),
    of_search(
        "shift-constant",
        "a target is missing in each table with the same targets for all cells",
        |plan| shift_tables(plan, RelationClass::Constant, without_last),
    ),
    of_search(
        "shift-general",
        "a target is missing in each table with several targets a cell",
        |plan| shift_tables(plan, RelationClass::General, without_last),
    ),
    of_search(
        "shift-other-cell",
        "a target is the next cell in each table with one target a cell",
        |plan| shift_tables(plan, RelationClass::Function, with_next),
    ),
    of_search(
        "mask",
        "a cell is missing in each set of cells that decides a test",
        |plan| shift_tables(plan, RelationClass::Restriction, without_last),
    ),
    of_search(
        "on-piece",
        "the last of several pieces fails each test for them",
        |plan| {
            each_action(plan, |action| {
                if let Action::On(pieces) = action
                    && pieces.len() > 1
                {
                    pieces.pop();
                }
            });
        },
    ),
    of_search("negation", "no negated pattern is negated", |plan| {
        each_action(plan, |action| {
            if let Action::Pattern { negated, .. } = action {
                *negated = false;
            }
        });
    }),
    of_search(
        "exclusive-patterns",
        "the second of two patterns is not asked",
        |plan| {
            second_test(plan, |action| matches!(action, Action::Pattern { .. }));
        },
    ),
    of_search(
        "exclusive-comparisons",
        "the second of two comparisons is not made",
        |plan| {
            second_test(plan, |action| matches!(action, Action::Compare(_)));
        },
    ),
];

fn each_action(plan: &mut SearchPlan<'_>, mut change: impl FnMut(&mut Action)) {
    for step in plan.machine.steps.iter_mut().flatten() {
        change(&mut step.action);
    }
}

/// Leaves out the second of two steps' tests, where both are of a kind.
fn second_test(plan: &mut SearchPlan<'_>, of_kind: fn(&Action) -> bool) {
    for steps in &mut plan.machine.steps {
        if let [first, second] = &mut steps[..]
            && of_kind(&first.action)
            && of_kind(&second.action)
        {
            second.action = Action::Pass;
        }
    }
}

/// Changes the last row of tables of a kind that has targets.
fn shift_tables(
    plan: &mut SearchPlan<'_>,
    class: RelationClass,
    change: fn(Vec<CellId>, cells: usize) -> Vec<CellId>,
) {
    let machine = &mut plan.machine;
    let cells = machine.cells;
    let meter = Meter::unlimited();
    for step in machine.steps.iter_mut().flatten() {
        if machine.relations.class(step.relation) != class {
            continue;
        }
        let Ok(rows) = machine.relations.get(step.relation).rows(&meter) else {
            continue;
        };
        let mut rows: Vec<Vec<CellId>> = rows.to_vec();
        if rows.iter().map(Vec::len).sum::<usize>() < 2 {
            continue;
        }
        if let Some(row) = rows.iter_mut().rev().find(|row| !row.is_empty()) {
            *row = change(std::mem::take(row), cells);
        }
        if let Ok(changed) = machine.relations.intern(Relation::new(rows), &meter) {
            step.relation = changed;
        }
    }
}

fn without_last(mut row: Vec<CellId>, _: usize) -> Vec<CellId> {
    row.pop();
    row
}

fn with_next(mut row: Vec<CellId>, cells: usize) -> Vec<CellId> {
    if let Some(cell) = row.last_mut() {
        *cell = CellId::from_index((cell.index() + 1) % cells);
    }
    row
}
