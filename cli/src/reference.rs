//! The reference data beside the game library: counts and statistics that
//! every game is compared with.

use std::fs;
use std::path::Path;

use anyhow::Context;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::{library, tab_separated};

/// A row of the table of perft counts: the number of leaves of a game tree at a depth.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PerftRow {
    /// The game's name.
    pub game: String,
    /// The number of player moves from the start.
    pub depth: u32,
    /// The number of sequences of that many moves.
    pub leaves: u64,
    /// The program or paper by which the count was checked.
    #[serde(default = "reference_counts")]
    pub source: String,
}

fn reference_counts() -> String {
    "reference counts".to_owned()
}

/// A row of the table of playout statistics: those of uniformly random playouts.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "PlayoutLine")]
pub struct PlayoutRow {
    /// The game's name.
    pub game: String,
    /// The number of playouts the figures come from.
    pub playouts: u64,
    /// The moves per playout.
    pub moves: Mean,
    /// The legal moves per position in which one was chosen.
    pub mean_branching: f64,
    /// The final score of each player in order.
    pub scores: Vec<Mean>,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

/// A [`PlayoutRow`] as it is written: the figures of all players share a column.
#[derive(Deserialize)]
struct PlayoutLine {
    game: String,
    playouts: u64,
    mean_moves: f64,
    se_moves: f64,
    mean_branching: f64,
    mean_scores: String,
    se_scores: String,
}

impl TryFrom<PlayoutLine> for PlayoutRow {
    type Error = String;

    fn try_from(line: PlayoutLine) -> Result<Self, String> {
        let means = numbers(&line.mean_scores)?;
        let errors = numbers(&line.se_scores)?;
        if means.len() != errors.len() {
            return Err("mean_scores and se_scores differ in length".to_owned());
        }
        let scores = means.into_iter().zip(errors);
        Ok(Self {
            game: line.game,
            playouts: line.playouts,
            moves: Mean {
                mean: line.mean_moves,
                error: line.se_moves,
            },
            mean_branching: line.mean_branching,
            scores: scores.map(|(mean, error)| Mean { mean, error }).collect(),
        })
    }
}

/// Reads numbers with commas between them.
fn numbers(text: &str) -> Result<Vec<f64>, String> {
    let number = |part: &str| part.parse().map_err(|_| format!("'{part}' is no number"));
    text.split(',').map(number).collect()
}

/// The reference data of all games of the library.
#[derive(Clone, Debug, Default)]
pub struct Reference {
    perft: Vec<PerftRow>,
    playouts: Vec<PlayoutRow>,
}

impl Reference {
    /// Reads the tables beside the library.
    pub fn read() -> anyhow::Result<Self> {
        Ok(Self {
            perft: [
                table("perft.tsv")?,
                table("evidence-a.tsv")?,
                table("evidence-b.tsv")?,
            ]
            .concat(),
            playouts: [table("playouts.tsv")?, table("playouts-own.tsv")?].concat(),
        })
    }

    /// Returns the counts of a game, by depth.
    pub fn perft<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a PerftRow> {
        self.perft.iter().filter(move |row| row.game == game)
    }

    /// Returns the playout statistics of a game.
    pub fn playouts(&self, game: &str) -> Option<&PlayoutRow> {
        self.playouts.iter().find(|row| row.game == game)
    }
}

fn table<Row: DeserializeOwned>(file: &str) -> anyhow::Result<Vec<Row>> {
    tab_separated::read(&library::reference(file)?).with_context(|| format!("in {file}"))
}

/// Reads a table from a file.
///
/// # Errors
///
/// If the file cannot be read, or with the first line that is no such row.
pub fn read_table<Row: DeserializeOwned>(path: &Path) -> anyhow::Result<Vec<Row>> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    tab_separated::read(&text).with_context(|| format!("in {}", path.display()))
}

/// Reads text as any of the tables, for tests of the readers themselves.
pub fn read_text(text: &str) -> bool {
    tab_separated::read::<PerftRow>(text).is_ok() | tab_separated::read::<PlayoutRow>(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_tables_can_be_read() {
        let reference = Reference::read().unwrap();
        let counts: Vec<u64> = reference.perft("ticTacToe").map(|row| row.leaves).collect();
        assert_eq!(counts[..4], [9, 72, 504, 3024]);
        let row = reference.playouts("amazons").unwrap();
        assert_eq!(row.scores.len(), 2);
        assert!(row.moves.mean > 70.0 && row.moves.error < 0.1);
        assert!(reference.playouts("no such game").is_none());
    }

    #[test]
    fn scores_and_their_errors_come_in_pairs() {
        let heads =
            "game\tplayouts\tmean_moves\tse_moves\tmean_branching\tmean_scores\tse_scores\n";
        let table = [
            ("1,2\t3", "mean_scores and se_scores differ in length"),
            ("1,x\t3,4", "'x' is no number"),
        ];
        for (scores, expected) in table {
            let text = format!("{heads}hex\t9\t5.5\t0.5\t3.25\t{scores}\n");
            let error = tab_separated::read::<PlayoutRow>(&text).unwrap_err();
            assert_eq!(error.to_string(), format!("line 2: {expected}"));
        }
    }
}
