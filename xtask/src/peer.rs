//! The speeds of the state of the art, `games-rbg/reference/peer.tsv`.

use rbg_cli::library;
use rbg_cli::reference::read_table;
use serde::Deserialize;

/// The figures of the field's C++ generator for a game when it lists all moves.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Peer {
    pub(crate) game: String,
    /// The median of several runs.
    #[serde(rename = "playouts_per_second_median")]
    pub(crate) playouts_per_second: f64,
    /// The machine instructions, where they were counted.
    pub(crate) instructions_per_playout: Option<f64>,
}

/// Reads the table, in its order.
pub(crate) fn read() -> anyhow::Result<Vec<Peer>> {
    let path = library::folder().join("reference").join("peer.tsv");
    read_table(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ablation::GAMES;

    #[test]
    fn the_games_that_are_compared_have_speeds() {
        let peers = read().unwrap();
        assert!(peers.iter().all(|peer| peer.playouts_per_second > 0.0));
        for game in GAMES {
            assert!(peers.iter().any(|peer| peer.game == game), "{game}");
        }
    }
}
