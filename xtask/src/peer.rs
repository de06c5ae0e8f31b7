//! The speeds of the state of the art, `games-rbg/reference/peer.tsv`.

use rbg_cli::library;
use rbg_cli::reference::{Fields, read_table};

/// The figures of the field's C++ generator for a game when it lists all moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Peer {
    pub(crate) game: String,
    /// The median of several runs.
    pub(crate) playouts_per_second: f64,
    /// The machine instructions, where they were counted.
    pub(crate) instructions_per_playout: Option<f64>,
}

/// Reads the table, in its order.
pub(crate) fn read() -> anyhow::Result<Vec<Peer>> {
    let path = library::folder().join("reference").join("peer.tsv");
    read_table(&path, row)
}

fn row(fields: &Fields<'_>) -> anyhow::Result<Peer> {
    let instructions = "instructions_per_playout";
    let counted = !fields.text(instructions)?.is_empty();
    Ok(Peer {
        game: fields.text("game")?.to_owned(),
        playouts_per_second: fields.number("playouts_per_second_median")?,
        instructions_per_playout: counted.then(|| fields.number(instructions)).transpose()?,
    })
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
