//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) const BOARD: Cells = Cells::from_words([0x1ff]);

pub(crate) static ALTERNATIVES: Table<[Cells; 4], 16> = Table([
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x5]), Cells::from_words([0x90]), Cells::from_words([0x90]), Cells::from_words([0x90])],
    [Cells::from_words([0x3]), Cells::from_words([0x50]), Cells::from_words([0x120]), Cells::from_words([0x120])],
    [Cells::from_words([0x41]), Cells::from_words([0x30]), Cells::from_words([0x30]), Cells::from_words([0x30])],
    [Cells::from_words([0x101]), Cells::from_words([0x82]), Cells::from_words([0x44]), Cells::from_words([0x28])],
    [Cells::from_words([0x104]), Cells::from_words([0x18]), Cells::from_words([0x18]), Cells::from_words([0x18])],
    [Cells::from_words([0x9]), Cells::from_words([0x14]), Cells::from_words([0x180]), Cells::from_words([0x180])],
    [Cells::from_words([0x12]), Cells::from_words([0x140]), Cells::from_words([0x140]), Cells::from_words([0x140])],
    [Cells::from_words([0x11]), Cells::from_words([0x24]), Cells::from_words([0xc0]), Cells::from_words([0xc0])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
    [Cells::from_words([0x6]), Cells::from_words([0x48]), Cells::from_words([0x110]), Cells::from_words([0x110])],
]);
