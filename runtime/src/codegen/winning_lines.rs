//! Lines by which players win: what a search for forced wins has to know of a game that is won by
//! several pieces together.

/// Lines of equal length with which a player wins, in a game in which a turn puts one piece.
///
/// A search tells from them which moves may threaten to win. What it shows, it shows by playing: nothing
/// rests on whether these are all lines, or whether each of them wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningLines {
    /// The pieces of which a line consists.
    pub pieces: &'static [u16],
    /// The number of cells of a line.
    pub length: usize,
    /// The cells of all lines, one line after the other.
    pub cells: &'static [u16],
}
