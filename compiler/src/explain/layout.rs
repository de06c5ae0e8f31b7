//! The report's section on how a position is stored.

use serde::Serialize;

use crate::effort::{Exhausted, Meter};
use crate::plan::{Plan, VariableWidth};
use crate::program::build;

/// The fields of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StateLayout {
    /// The fields of the position.
    pub fields: Vec<Field>,
    /// The size in bytes, padding included.
    pub bytes: usize,
}

/// A field of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// The content of the field.
    pub holds: String,
    /// The number of entries, unused ones for fast indexing included.
    pub entries: usize,
    /// The bytes of an entry.
    pub entry_bytes: usize,
}

pub(super) fn layout(plan: &Plan<'_>, meter: &Meter) -> Result<StateLayout, Exhausted> {
    let layout = &plan.layout;
    let field = |holds: &str, entries, entry_bytes| Field {
        holds: holds.to_owned(),
        entries,
        entry_bytes,
    };
    let byte_or = |fits: bool, else_bytes: usize| if fits { 1 } else { else_bytes };
    let piece_bytes = byte_or(layout.byte_pieces, 2);
    let planes = plan.game.pieces.len().next_power_of_two();
    let mut fields = Vec::new();
    let program = build::program(plan, meter)?;
    if program.keeps_occupants() {
        fields.push(field(
            "the piece on each cell",
            layout.padded_cells,
            piece_bytes,
        ));
    }
    fields.push(field("the cells of each piece", planes, layout.words * 8));
    fields.extend(program.lines.iter().map(|kept| {
        let lines = plan.lines[kept.number].set.lines.next_power_of_two();
        field("certain pieces, line by line", lines, 4)
    }));
    fields.extend(
        program
            .regions
            .iter()
            .map(|_| field("connected cells", 1, layout.words * 8)),
    );
    let first_variable = fields.len();
    let variables = plan.game.variables.iter().zip(&layout.variables);
    fields.extend(variables.map(|(variable, width)| {
        let bytes = match width {
            VariableWidth::Byte => 1,
            VariableWidth::Word => 2,
            VariableWidth::Long => 4,
        };
        field(&variable.name, 1, bytes)
    }));
    let behind_variables = fields.len();
    fields.push(field("the current cell", 1, byte_or(layout.byte_cells, 2)));
    fields.push(field(
        "the control state",
        1,
        byte_or(layout.byte_control, 4),
    ));
    Ok(StateLayout {
        bytes: size(&fields, &fields[first_variable..behind_variables]),
        fields,
    })
}

/// Returns the size in bytes: variables are a structure of their own, aligned by its widest field,
/// and the whole is aligned by the words of cell sets.
fn size(fields: &[Field], variables: &[Field]) -> usize {
    let bytes =
        |fields: &[Field]| -> usize { fields.iter().map(|f| f.entries * f.entry_bytes).sum() };
    let widest = variables.iter().map(|f| f.entry_bytes).max().unwrap_or(1);
    let padding = bytes(variables).next_multiple_of(widest) - bytes(variables);
    (bytes(fields) + padding).next_multiple_of(align_of::<u64>())
}
