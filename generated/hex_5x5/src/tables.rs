//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) static SHIFT_2: Table<Cells, 32> = Table([
    Cells::from_words([0x6]), Cells::from_words([0x1d]), Cells::from_words([0x33]),
    Cells::from_words([0xd2]), Cells::from_words([0x1ae]), Cells::from_words([0x314]),
    Cells::from_words([0xc88]), Cells::from_words([0x1958]), Cells::from_words([0x32b0]),
    Cells::from_words([0x6120]), Cells::from_words([0x8840]), Cells::from_words([0x194c0]),
    Cells::from_words([0x32980]), Cells::from_words([0x65300]), Cells::from_words([0x42200]),
    Cells::from_words([0x90c00]), Cells::from_words([0x1a9800]), Cells::from_words([0x353000]),
    Cells::from_words([0x226000]), Cells::from_words([0x518000]), Cells::from_words([0xeb0000]),
    Cells::from_words([0x960000]), Cells::from_words([0x1980000]), Cells::from_words([0x1700000]),
    Cells::from_words([0xc00000]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0x1ffffff]);

pub(crate) const MASK_0: Cells = Cells::from_words([0x44b]);

pub(crate) const MASK_2: Cells = Cells::from_words([0x4225]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x1488400]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x1a44000]);
