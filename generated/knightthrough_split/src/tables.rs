//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) const FROM_0: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) static SHIFT_1: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x11]), Cells::from_words([0x22]),
    Cells::from_words([0x44]), Cells::from_words([0x88]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x402]), Cells::from_words([0x805]),
    Cells::from_words([0x110a]), Cells::from_words([0x2214]), Cells::from_words([0x4428]),
    Cells::from_words([0x8850]), Cells::from_words([0x10a0]), Cells::from_words([0x2040]),
    Cells::from_words([0x40200]), Cells::from_words([0x80500]), Cells::from_words([0x110a00]),
    Cells::from_words([0x221400]), Cells::from_words([0x442800]), Cells::from_words([0x885000]),
    Cells::from_words([0x10a000]), Cells::from_words([0x204000]), Cells::from_words([0x4020000]),
    Cells::from_words([0x8050000]), Cells::from_words([0x110a0000]),
    Cells::from_words([0x22140000]), Cells::from_words([0x44280000]),
    Cells::from_words([0x88500000]), Cells::from_words([0x10a00000]),
    Cells::from_words([0x20400000]), Cells::from_words([0x402000000]),
    Cells::from_words([0x805000000]), Cells::from_words([0x110a000000]),
    Cells::from_words([0x2214000000]), Cells::from_words([0x4428000000]),
    Cells::from_words([0x8850000000]), Cells::from_words([0x10a0000000]),
    Cells::from_words([0x2040000000]), Cells::from_words([0x40200000000]),
    Cells::from_words([0x80500000000]), Cells::from_words([0x110a00000000]),
    Cells::from_words([0x221400000000]), Cells::from_words([0x442800000000]),
    Cells::from_words([0x885000000000]), Cells::from_words([0x10a000000000]),
    Cells::from_words([0x204000000000]), Cells::from_words([0x4020000000000]),
    Cells::from_words([0x8050000000000]), Cells::from_words([0x110a0000000000]),
    Cells::from_words([0x22140000000000]), Cells::from_words([0x44280000000000]),
    Cells::from_words([0x88500000000000]), Cells::from_words([0x10a00000000000]),
    Cells::from_words([0x20400000000000]),
]);

pub(crate) static SHIFT_3: Table<Cells, 64> = Table([
    Cells::from_words([0x20400]), Cells::from_words([0x50800]), Cells::from_words([0xa1100]),
    Cells::from_words([0x142200]), Cells::from_words([0x284400]), Cells::from_words([0x508800]),
    Cells::from_words([0xa01000]), Cells::from_words([0x402000]), Cells::from_words([0x2040000]),
    Cells::from_words([0x5080000]), Cells::from_words([0xa110000]), Cells::from_words([0x14220000]),
    Cells::from_words([0x28440000]), Cells::from_words([0x50880000]),
    Cells::from_words([0xa0100000]), Cells::from_words([0x40200000]),
    Cells::from_words([0x204000000]), Cells::from_words([0x508000000]),
    Cells::from_words([0xa11000000]), Cells::from_words([0x1422000000]),
    Cells::from_words([0x2844000000]), Cells::from_words([0x5088000000]),
    Cells::from_words([0xa010000000]), Cells::from_words([0x4020000000]),
    Cells::from_words([0x20400000000]), Cells::from_words([0x50800000000]),
    Cells::from_words([0xa1100000000]), Cells::from_words([0x142200000000]),
    Cells::from_words([0x284400000000]), Cells::from_words([0x508800000000]),
    Cells::from_words([0xa01000000000]), Cells::from_words([0x402000000000]),
    Cells::from_words([0x2040000000000]), Cells::from_words([0x5080000000000]),
    Cells::from_words([0xa110000000000]), Cells::from_words([0x14220000000000]),
    Cells::from_words([0x28440000000000]), Cells::from_words([0x50880000000000]),
    Cells::from_words([0xa0100000000000]), Cells::from_words([0x40200000000000]),
    Cells::from_words([0x204000000000000]), Cells::from_words([0x508000000000000]),
    Cells::from_words([0xa11000000000000]), Cells::from_words([0x1422000000000000]),
    Cells::from_words([0x2844000000000000]), Cells::from_words([0x5088000000000000]),
    Cells::from_words([0xa010000000000000]), Cells::from_words([0x4020000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1100000000000000]), Cells::from_words([0x2200000000000000]),
    Cells::from_words([0x4400000000000000]), Cells::from_words([0x8800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff]);

pub(crate) const UP_DOWN: Cells = Cells::from_words([0xffffffffffffff00]);

pub(crate) const DOWN_UP: Cells = Cells::from_words([0xffffffffffffff]);

pub(crate) static ANY_OF_2: Table<Cells, 64> = Table([
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x4]),
    Cells::from_words([0x8]), Cells::from_words([0x11]), Cells::from_words([0x22]),
    Cells::from_words([0x44]), Cells::from_words([0x88]), Cells::from_words([0x10]),
    Cells::from_words([0x20]), Cells::from_words([0x402]), Cells::from_words([0x805]),
    Cells::from_words([0x110a]), Cells::from_words([0x2214]), Cells::from_words([0x4428]),
    Cells::from_words([0x8850]), Cells::from_words([0x10a0]), Cells::from_words([0x2040]),
    Cells::from_words([0x40200]), Cells::from_words([0x80500]), Cells::from_words([0x110a00]),
    Cells::from_words([0x221400]), Cells::from_words([0x442800]), Cells::from_words([0x885000]),
    Cells::from_words([0x10a000]), Cells::from_words([0x204000]), Cells::from_words([0x4020000]),
    Cells::from_words([0x8050000]), Cells::from_words([0x110a0000]),
    Cells::from_words([0x22140000]), Cells::from_words([0x44280000]),
    Cells::from_words([0x88500000]), Cells::from_words([0x10a00000]),
    Cells::from_words([0x20400000]), Cells::from_words([0x402000000]),
    Cells::from_words([0x805000000]), Cells::from_words([0x110a000000]),
    Cells::from_words([0x2214000000]), Cells::from_words([0x4428000000]),
    Cells::from_words([0x8850000000]), Cells::from_words([0x10a0000000]),
    Cells::from_words([0x2040000000]), Cells::from_words([0x40200000000]),
    Cells::from_words([0x80500000000]), Cells::from_words([0x110a00000000]),
    Cells::from_words([0x221400000000]), Cells::from_words([0x442800000000]),
    Cells::from_words([0x885000000000]), Cells::from_words([0x10a000000000]),
    Cells::from_words([0x204000000000]), Cells::from_words([0x4020000000000]),
    Cells::from_words([0x8050000000000]), Cells::from_words([0x110a0000000000]),
    Cells::from_words([0x22140000000000]), Cells::from_words([0x44280000000000]),
    Cells::from_words([0x88500000000000]), Cells::from_words([0x10a00000000000]),
    Cells::from_words([0x20400000000000]),
]);

pub(crate) static ANY_OF: Table<Cells, 64> = Table([
    Cells::from_words([0x20400]), Cells::from_words([0x50800]), Cells::from_words([0xa1100]),
    Cells::from_words([0x142200]), Cells::from_words([0x284400]), Cells::from_words([0x508800]),
    Cells::from_words([0xa01000]), Cells::from_words([0x402000]), Cells::from_words([0x2040000]),
    Cells::from_words([0x5080000]), Cells::from_words([0xa110000]), Cells::from_words([0x14220000]),
    Cells::from_words([0x28440000]), Cells::from_words([0x50880000]),
    Cells::from_words([0xa0100000]), Cells::from_words([0x40200000]),
    Cells::from_words([0x204000000]), Cells::from_words([0x508000000]),
    Cells::from_words([0xa11000000]), Cells::from_words([0x1422000000]),
    Cells::from_words([0x2844000000]), Cells::from_words([0x5088000000]),
    Cells::from_words([0xa010000000]), Cells::from_words([0x4020000000]),
    Cells::from_words([0x20400000000]), Cells::from_words([0x50800000000]),
    Cells::from_words([0xa1100000000]), Cells::from_words([0x142200000000]),
    Cells::from_words([0x284400000000]), Cells::from_words([0x508800000000]),
    Cells::from_words([0xa01000000000]), Cells::from_words([0x402000000000]),
    Cells::from_words([0x2040000000000]), Cells::from_words([0x5080000000000]),
    Cells::from_words([0xa110000000000]), Cells::from_words([0x14220000000000]),
    Cells::from_words([0x28440000000000]), Cells::from_words([0x50880000000000]),
    Cells::from_words([0xa0100000000000]), Cells::from_words([0x40200000000000]),
    Cells::from_words([0x204000000000000]), Cells::from_words([0x508000000000000]),
    Cells::from_words([0xa11000000000000]), Cells::from_words([0x1422000000000000]),
    Cells::from_words([0x2844000000000000]), Cells::from_words([0x5088000000000000]),
    Cells::from_words([0xa010000000000000]), Cells::from_words([0x4020000000000000]),
    Cells::from_words([0x400000000000000]), Cells::from_words([0x800000000000000]),
    Cells::from_words([0x1100000000000000]), Cells::from_words([0x2200000000000000]),
    Cells::from_words([0x4400000000000000]), Cells::from_words([0x8800000000000000]),
    Cells::from_words([0x1000000000000000]), Cells::from_words([0x2000000000000000]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]), Cells::from_words([0x0]),
    Cells::from_words([0x0]), Cells::from_words([0x0]),
]);

pub(crate) const MASK_7: Cells = Cells::from_words([0x7f7f7f7f7f7f]);

pub(crate) const MASK_5: Cells = Cells::from_words([0x3f3f3f3f3f3f3f]);

pub(crate) const MASK_6: Cells = Cells::from_words([0xfefefefefefe]);

pub(crate) const MASK_4: Cells = Cells::from_words([0xfcfcfcfcfcfcfc]);

pub(crate) const MASK_3: Cells = Cells::from_words([0x3f3f3f3f3f3f3f00]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xfcfcfcfcfcfcfc00]);

pub(crate) const MASK_1: Cells = Cells::from_words([0x7f7f7f7f7f7f0000]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xfefefefefefe0000]);
