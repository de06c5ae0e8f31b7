//! Lines that win: for searches for threats.

#![allow(long_running_const_eval)]

use rbg_runtime::codegen::WinningLines;
use rbg_runtime::codegen::Shapes;

///The cells of lines of 4, one after the other.
static LINES: [u16; 276] = Shapes::new(
        [1, 7],
        &[
            (&[(0, [4, 6])], [&[0, 1, 2, 3]]),
            (&[(3, [4, 3])], [&[0, 6, 12, 18]]),
            (&[(0, [21, 1])], [&[0, 7, 14, 21]]),
            (&[(0, [4, 3])], [&[0, 8, 16, 24]]),
        ],
    )
    .lines::<42, _>();

/// The lines with which each player wins.
pub(crate) static WINNING_LINES: [&[WinningLines]; 2] = [
    &[
        WinningLines {
            pieces: &[1],
            length: 4,
            cells: &LINES,
        },
    ],
    &[
        WinningLines {
            pieces: &[2],
            length: 4,
            cells: &LINES,
        },
    ],
];
