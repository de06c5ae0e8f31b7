//! Building of what asks the regions that the position keeps to answer patterns about connections.

use super::pieces::cells_of;
use super::tables::Tables;
use crate::automaton::StateId;
use crate::plan::Plan;
use crate::program::{Expr, Field, Mentions, RegionField, Stmt};

/// Returns the answer to a pattern, if a region has it.
pub(super) fn answer(plan: &Plan<'_>, entry: StateId) -> Option<Vec<Stmt>> {
    let number = plan
        .regions
        .iter()
        .position(|region| region.entry == entry)?;
    let holds = Expr::Field(Field::Region(number)).contains(Expr::cell());
    Some(vec![Stmt::answer_when(holds)])
}

/// Returns the regions that code looks at.
pub(super) fn fields(
    plan: &Plan<'_>,
    tables: &Tables<'_>,
    mentions: &Mentions,
) -> Vec<RegionField> {
    let regions = plan.regions.iter().enumerate();
    let used = regions.filter(|(number, _)| mentions.has_field(Field::Region(*number)));
    let fields = used.map(|(number, region)| RegionField {
        number,
        area: tables.cells(&region.area),
        neighbours: tables.sets(region.neighbours),
        within: cells_of(&region.pieces, plan.game),
    });
    fields.collect()
}
