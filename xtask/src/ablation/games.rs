//! The games whose figures are published.

/// The games of the published table.
pub(crate) const GAMES: [&str; 12] = [
    "amazons",
    "amazons_split2",
    "arimaa_split",
    "breakthrough",
    "canadianDraughts",
    "chess",
    "connect4",
    "englishDraughts",
    "gomoku_standard",
    "knightthrough",
    "pentago_split",
    "ticTacToe",
];
