//! The building of the program of a plan: everything that its position does.

use super::functions::functions;
use super::held::held;
use super::performing::performing;
use super::queue::FunctionQueue;
use super::tables::Tables;
use super::{cuts, endings, lines, partial, pools, regions, roots};
use crate::effort::{self, Exhausted, Meter};
use crate::plan::Plan;
use crate::program::{Expr, Mentions, Program, text};

/// Builds the program of a plan.
///
/// # Errors
///
/// What ran out of the budget.
pub fn program(plan: &Plan<'_>, meter: &Meter) -> Result<Program, Exhausted> {
    // Statements nest as deeply as the rules let them, and passes follow them.
    meter.noting(|| effort::on_a_large_stack(|| built(plan, meter)))
}

fn built(plan: &Plan<'_>, meter: &Meter) -> Program {
    let (queue, tables) = (FunctionQueue::default(), Tables::new(plan, meter));
    let tails = cuts::tails(plan, meter);
    roots::request(plan, &tails, &queue, meter);
    let (parts, unions) = functions(plan, &tables, &queue);
    let performing = performing(plan, &tails, &queue, meter);
    let mut mentions = Mentions::default();
    for function in parts.values().flatten() {
        mentions.add(function);
    }
    performing.note(&mut mentions);
    let lines = lines::fields(plan, &tables, &mentions);
    let regions = regions::fields(plan, &tables, &mentions);
    let kept = lines.iter().map(|field| &field.places).chain(
        regions
            .iter()
            .flat_map(|field| [&field.area, &field.neighbours]),
    );
    for table in kept {
        if let Expr::Table(name) = table {
            mentions.add_table(name.clone());
        }
    }
    Program {
        searches: partial::searches(plan, &tables, &queue),
        parts,
        performing,
        tails,
        pools: pools::functions(plan),
        endings: endings::endings(plan, &queue, meter),
        unions,
        held: held(plan, meter),
        lines,
        regions,
        mentions,
        calls: queue.finish(),
        tables: tables.finish(),
    }
}

/// Returns the functions of the program of a plan as text.
///
/// # Errors
///
/// What ran out of the budget.
pub fn program_text(plan: &Plan<'_>, meter: &Meter) -> Result<String, Exhausted> {
    let program = program(plan, meter)?;
    let functions = program.parts.values().flatten();
    let texts = functions.map(|function| text::function(function, plan.game));
    Ok(texts.collect::<Vec<_>>().join("\n"))
}
