//! The reference data beside the game library: counts and statistics that
//! every game is compared with.

use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, anyhow};

use crate::library;

/// A row of the table of perft counts: the number of leaves of a game tree at a depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftRow {
    /// The game's name.
    pub game: String,
    /// The number of player moves from the start.
    pub depth: u32,
    /// The number of sequences of that many moves.
    pub leaves: u64,
    /// The program or paper by which the count was checked.
    pub source: String,
}

/// A row of the table of playout statistics: those of uniformly random playouts.
#[derive(Clone, Debug, PartialEq)]
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
                table("perft.tsv", perft_row)?,
                table("evidence-a.tsv", perft_row)?,
                table("evidence-b.tsv", perft_row)?,
            ]
            .concat(),
            playouts: [
                table("playouts.tsv", playout_row)?,
                table("playouts-own.tsv", playout_row)?,
            ]
            .concat(),
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

fn table<T>(file: &str, row: fn(&Fields<'_>) -> anyhow::Result<T>) -> anyhow::Result<Vec<T>> {
    parse_table(&library::reference(file)?, row).with_context(|| format!("in {file}"))
}

/// Reads a table from a file, line by line.
pub fn read_table<T>(
    path: &Path,
    row: fn(&Fields<'_>) -> anyhow::Result<T>,
) -> anyhow::Result<Vec<T>> {
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse_table(&text, row).with_context(|| format!("in {}", path.display()))
}

/// Parses tab-separated values; `#` starts a comment line, the first other line names the columns.
fn parse_table<T>(text: &str, row: fn(&Fields<'_>) -> anyhow::Result<T>) -> anyhow::Result<Vec<T>> {
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'));
    let (_, head) = lines
        .next()
        .ok_or_else(|| anyhow!("no line with column names"))?;
    let columns: Vec<&str> = head.split('\t').collect();
    lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| {
            let fields = Fields {
                columns: &columns,
                values: line.split('\t').collect(),
            };
            row(&fields).with_context(|| format!("line {}", number + 1))
        })
        .collect()
}

/// Reads text as any of the tables, for tests of the readers themselves.
pub fn read_text(text: &str) -> bool {
    parse_table(text, perft_row).is_ok() | parse_table(text, playout_row).is_ok()
}

/// One line of a table.
pub struct Fields<'a> {
    columns: &'a [&'a str],
    values: Vec<&'a str>,
}

impl Fields<'_> {
    /// Returns the text in a column.
    pub fn text(&self, column: &str) -> anyhow::Result<&str> {
        let found = self.columns.iter().position(|name| *name == column);
        found
            .and_then(|at| self.values.get(at).copied())
            .ok_or_else(|| anyhow!("no column '{column}'"))
    }

    /// Returns the number in a column.
    pub fn number<T: FromStr>(&self, column: &str) -> anyhow::Result<T> {
        parse(self.text(column)?, column)
    }

    fn numbers(&self, column: &str) -> anyhow::Result<Vec<f64>> {
        self.text(column)?
            .split(',')
            .map(|text| parse(text, column))
            .collect()
    }
}

fn parse<T: FromStr>(text: &str, column: &str) -> anyhow::Result<T> {
    text.parse()
        .map_err(|_| anyhow!("'{text}' is no number for column '{column}'"))
}

fn perft_row(fields: &Fields<'_>) -> anyhow::Result<PerftRow> {
    Ok(PerftRow {
        game: fields.text("game")?.to_owned(),
        depth: fields.number("depth")?,
        leaves: fields.number("leaves")?,
        source: fields
            .text("source")
            .unwrap_or("reference counts")
            .to_owned(),
    })
}

fn playout_row(fields: &Fields<'_>) -> anyhow::Result<PlayoutRow> {
    let means = fields.numbers("mean_scores")?;
    let errors = fields.numbers("se_scores")?;
    if means.len() != errors.len() {
        return Err(anyhow!("mean_scores and se_scores differ in length"));
    }
    let scores = means
        .into_iter()
        .zip(errors)
        .map(|(mean, error)| Mean { mean, error })
        .collect();
    Ok(PlayoutRow {
        game: fields.text("game")?.to_owned(),
        playouts: fields.number("playouts")?,
        moves: Mean {
            mean: fields.number("mean_moves")?,
            error: fields.number("se_moves")?,
        },
        mean_branching: fields.number("mean_branching")?,
        scores,
    })
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
    fn a_broken_line_is_named() {
        let text = "# counts\ngame\tdepth\tleaves\nhex\t1\t121\nhex\ttwo\t14520\n";
        let error = format!("{:#}", parse_table(text, perft_row).unwrap_err());
        assert_eq!(error, "line 4: 'two' is no number for column 'depth'");
    }
}
