//! The numbers of cells in tables.

use crate::plan::Layout;

/// Returns the type of the number of a cell.
pub(super) fn integer(layout: &Layout) -> &'static str {
    if layout.byte_cells { "u8" } else { "u16" }
}

/// Returns the number that stands for no cell.
pub(super) fn none(layout: &Layout) -> &'static str {
    if layout.byte_cells { "255" } else { "65535" }
}
