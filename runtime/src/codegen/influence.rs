//! What bears on what within a turn, and how far pieces are from where they win: what a search in
//! the neighbourhood of moves has to know of a game.

/// The facts about a game by which a search can tell what does not bear on a win.
///
/// They hold from the first turn behind one of the `switches` on: from there the two players take
/// turns, one decision each; nothing but the pieces on the board decides what is possible; and whoever
/// ends the game by a move, or leaves the other player without one, wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Influence {
    /// The action indices of the switches behind which all of this holds.
    pub switches: &'static [u32],
    /// The facts about each player's turns.
    pub players: [PlayerInfluence; 2],
}

/// The facts about the turns of a player, what the keeper does behind a decision included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerInfluence {
    /// Per cell the cells that any turn of the player which changes it looks at or changes, itself
    /// included; none where no turn does.
    pub near: &'static [&'static [u16]],
    /// The pieces that win by coming to a cell. Only turns of the player put them, each only where
    /// one of them stood before on a cell that the turn looks at.
    pub runners: &'static [u16],
    /// Per cell the least number of the player's turns in which a runner can come from there to
    /// where it wins; [`NEVER`](Self::NEVER) if it cannot. The player ends the game by a move only
    /// with a runner on a cell at distance 0.
    pub distances: &'static [u16],
}

impl PlayerInfluence {
    /// The distance of a cell from which no runner comes to where it wins.
    pub const NEVER: u16 = u16::MAX;
}
