//! Where shifts lead, from each cell.

use super::state::Cells;
use rbg_runtime::codegen::Table;

pub(crate) const BOARD: Cells = Cells::from_words([0xffffffffffffffff, 0xfffffffff]);

pub(crate) static SHIFT_2: Table<Cells, 128> = Table([
    Cells::from_words([0x402, 0x0]), Cells::from_words([0x805, 0x0]),
    Cells::from_words([0x100a, 0x0]), Cells::from_words([0x2014, 0x0]),
    Cells::from_words([0x4028, 0x0]), Cells::from_words([0x8050, 0x0]),
    Cells::from_words([0x100a0, 0x0]), Cells::from_words([0x20140, 0x0]),
    Cells::from_words([0x40280, 0x0]), Cells::from_words([0x80100, 0x0]),
    Cells::from_words([0x100801, 0x0]), Cells::from_words([0x201402, 0x0]),
    Cells::from_words([0x402804, 0x0]), Cells::from_words([0x805008, 0x0]),
    Cells::from_words([0x100a010, 0x0]), Cells::from_words([0x2014020, 0x0]),
    Cells::from_words([0x4028040, 0x0]), Cells::from_words([0x8050080, 0x0]),
    Cells::from_words([0x100a0100, 0x0]), Cells::from_words([0x20040200, 0x0]),
    Cells::from_words([0x40200400, 0x0]), Cells::from_words([0x80500800, 0x0]),
    Cells::from_words([0x100a01000, 0x0]), Cells::from_words([0x201402000, 0x0]),
    Cells::from_words([0x402804000, 0x0]), Cells::from_words([0x805008000, 0x0]),
    Cells::from_words([0x100a010000, 0x0]), Cells::from_words([0x2014020000, 0x0]),
    Cells::from_words([0x4028040000, 0x0]), Cells::from_words([0x8010080000, 0x0]),
    Cells::from_words([0x10080100000, 0x0]), Cells::from_words([0x20140200000, 0x0]),
    Cells::from_words([0x40280400000, 0x0]), Cells::from_words([0x80500800000, 0x0]),
    Cells::from_words([0x100a01000000, 0x0]), Cells::from_words([0x201402000000, 0x0]),
    Cells::from_words([0x402804000000, 0x0]), Cells::from_words([0x805008000000, 0x0]),
    Cells::from_words([0x100a010000000, 0x0]), Cells::from_words([0x2004020000000, 0x0]),
    Cells::from_words([0x4020040000000, 0x0]), Cells::from_words([0x8050080000000, 0x0]),
    Cells::from_words([0x100a0100000000, 0x0]), Cells::from_words([0x20140200000000, 0x0]),
    Cells::from_words([0x40280400000000, 0x0]), Cells::from_words([0x80500800000000, 0x0]),
    Cells::from_words([0x100a01000000000, 0x0]), Cells::from_words([0x201402000000000, 0x0]),
    Cells::from_words([0x402804000000000, 0x0]), Cells::from_words([0x801008000000000, 0x0]),
    Cells::from_words([0x1008010000000000, 0x0]), Cells::from_words([0x2014020000000000, 0x0]),
    Cells::from_words([0x4028040000000000, 0x0]), Cells::from_words([0x8050080000000000, 0x0]),
    Cells::from_words([0xa0100000000000, 0x1]), Cells::from_words([0x140200000000000, 0x2]),
    Cells::from_words([0x280400000000000, 0x4]), Cells::from_words([0x500800000000000, 0x8]),
    Cells::from_words([0xa01000000000000, 0x10]), Cells::from_words([0x402000000000000, 0x20]),
    Cells::from_words([0x2004000000000000, 0x40]), Cells::from_words([0x5008000000000000, 0x80]),
    Cells::from_words([0xa010000000000000, 0x100]), Cells::from_words([0x4020000000000000, 0x201]),
    Cells::from_words([0x8040000000000000, 0x402]), Cells::from_words([0x80000000000000, 0x805]),
    Cells::from_words([0x100000000000000, 0x100a]), Cells::from_words([0x200000000000000, 0x2014]),
    Cells::from_words([0x400000000000000, 0x4028]), Cells::from_words([0x800000000000000, 0x8010]),
    Cells::from_words([0x1000000000000000, 0x10080]),
    Cells::from_words([0x2000000000000000, 0x20140]),
    Cells::from_words([0x4000000000000000, 0x40280]),
    Cells::from_words([0x8000000000000000, 0x80500]), Cells::from_words([0x0, 0x100a01]),
    Cells::from_words([0x0, 0x201402]), Cells::from_words([0x0, 0x402804]),
    Cells::from_words([0x0, 0x805008]), Cells::from_words([0x0, 0x100a010]),
    Cells::from_words([0x0, 0x2004020]), Cells::from_words([0x0, 0x4020040]),
    Cells::from_words([0x0, 0x8050080]), Cells::from_words([0x0, 0x100a0100]),
    Cells::from_words([0x0, 0x20140200]), Cells::from_words([0x0, 0x40280400]),
    Cells::from_words([0x0, 0x80500800]), Cells::from_words([0x0, 0x100a01000]),
    Cells::from_words([0x0, 0x201402000]), Cells::from_words([0x0, 0x402804000]),
    Cells::from_words([0x0, 0x801008000]), Cells::from_words([0x0, 0x8010000]),
    Cells::from_words([0x0, 0x14020000]), Cells::from_words([0x0, 0x28040000]),
    Cells::from_words([0x0, 0x50080000]), Cells::from_words([0x0, 0xa0100000]),
    Cells::from_words([0x0, 0x140200000]), Cells::from_words([0x0, 0x280400000]),
    Cells::from_words([0x0, 0x500800000]), Cells::from_words([0x0, 0xa01000000]),
    Cells::from_words([0x0, 0x402000000]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
    Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]), Cells::from_words([0x0, 0x0]),
]);

pub(crate) const MASK_2: Cells = Cells::from_words([0xffffffffffffffff, 0x3ffffff]);

pub(crate) const MASK_1: Cells = Cells::from_words([0xf7fdff7fdff7fdff, 0x7fdff7fdf]);

pub(crate) const MASK_0: Cells = Cells::from_words([0xeffbfeffbfeffbfe, 0xffbfeffbf]);
