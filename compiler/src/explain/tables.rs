//! The report's section on shift tables.

use serde::Serialize;

use super::place::{ActionAt, Places};
use crate::effort::{Exhausted, Meter};
use crate::machine::{Relation, RelationClass};
use crate::model::Board;
use crate::plan::Plan;

/// A relation between cells that some step follows before it acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShiftTable {
    /// The class of the relation.
    pub class: RelationClass,
    /// The size in pairs of cells.
    pub pairs: usize,
    /// The largest number of targets from one cell.
    pub most_targets: usize,
    /// Columns, rows and layers from every cell to its only target, if that is
    /// the same wherever there is one. On graph boards, the difference of the
    /// running numbers.
    pub displacement: Option<[i64; 3]>,
    /// The number of steps that follow it.
    pub steps: usize,
    /// The actions that it precedes.
    pub before: Vec<ActionAt>,
}

pub(super) fn shift_tables(
    plan: &Plan<'_>,
    places: &Places<'_>,
    meter: &Meter,
) -> Result<Vec<ShiftTable>, Exhausted> {
    let steps = || plan.machine.steps.iter().flatten();
    let mut used = Vec::new();
    for step in steps() {
        if !used.contains(&step.relation) {
            used.push(step.relation);
        }
    }
    let table = |id| {
        let relation = plan.machine.relations.get(id);
        let class = plan.machine.relations.class(id);
        let before: Vec<_> = steps().filter(|step| step.relation == id).collect();
        let rows = relation.rows(meter)?.iter();
        Ok(ShiftTable {
            class,
            pairs: relation.pairs(meter)?,
            most_targets: rows.map(Vec::len).max().unwrap_or(0),
            displacement: match class {
                RelationClass::Function => displacement(relation, &plan.game.board, meter)?,
                _ => None,
            },
            steps: before.len(),
            before: places.actions(before),
        })
    };
    used.into_iter().map(table).collect()
}

/// Returns the only displacement from a cell to a target, if there is only one.
fn displacement(
    relation: &Relation,
    board: &Board,
    meter: &Meter,
) -> Result<Option<[i64; 3]>, Exhausted> {
    let place = |cell: usize| board.cells[cell].place.map(i64::from);
    let rows = relation.rows(meter)?.iter().enumerate();
    let mut ways = rows.flat_map(|(cell, row)| {
        row.iter().map(move |target| {
            let (from, to) = (place(cell), place(target.index()));
            [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
        })
    });
    let Some(first) = ways.next() else {
        return Ok(None);
    };
    Ok(ways.all(|way| way == first).then_some(first))
}
