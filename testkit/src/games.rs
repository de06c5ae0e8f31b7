//! Toy games: descriptions that several tests play.

/// A game in which two players fill three cells in turn; whoever fills the last one wins.
pub const FILL: &str = include_str!("../games/fill.rbg");

/// A game in which two players put pieces on three cells, and nobody wins.
pub const WALK: &str = include_str!("../games/walk.rbg");

/// A game in which a man moves anywhere but next to a stone: most moves are pseudo-legal only.
pub const CORNERED: &str = include_str!("../games/cornered.rbg");

/// A game in which stones are put where they have a liberty: cells are tested one after the other.
pub const BREATHING: &str = include_str!("../games/breathing.rbg");

/// A game in which two players put stones on the cells of a common pool, which the keeper fills as
/// well.
pub const SPREADING: &str = include_str!("../games/spreading.rbg");

/// A game in which two players put stones on cells of their own, from two pools.
pub const APART: &str = include_str!("../games/apart.rbg");

/// A game in which one player moves one piece along five cells.
pub const RACE: &str = include_str!("../games/race.rbg");

/// A game in which two players divide by a variable: by zero, and by numbers of both signs.
pub const DIVIDING: &str = include_str!("../games/dividing.rbg");

/// Two stones in a move, of which the player himself looks whether they win.
pub const PAIRED: &str = include_str!("../games/paired.rbg");

/// Men on a board of more cells than sets are kept of.
pub const DISTANT: &str = include_str!("../games/distant.rbg");
