//! The published figures for the state of the art.

use rbg_cli::library;
use rbg_cli::reference::{Fields, read_table};
use rbg_compiler::SWITCHES;

/// The published table.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    rows: Vec<Row>,
}

#[derive(Clone, Debug)]
struct Row {
    game: String,
    playouts_per_second: f64,
    /// The columns with changes in percent.
    changes: Vec<(String, f64)>,
}

impl Published {
    /// Reads `benches/published_ablation.tsv`.
    pub(super) fn read() -> anyhow::Result<Self> {
        let path = library::workspace()
            .join("benches")
            .join("published_ablation.tsv");
        Ok(Self {
            rows: read_table(&path, row)?,
        })
    }

    /// Returns the playouts per second with all optimisations.
    pub(super) fn speed(&self, game: &str) -> Option<f64> {
        self.row(game).map(|row| row.playouts_per_second)
    }

    /// Returns the change in percent without what a column is about.
    pub(super) fn change(&self, game: &str, column: &str) -> Option<f64> {
        let changes = &self.row(game)?.changes;
        let found = changes.iter().find(|(name, _)| name == column)?;
        Some(found.1)
    }

    fn row(&self, game: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.game == game)
    }
}

fn row(fields: &Fields<'_>) -> anyhow::Result<Row> {
    let switches = SWITCHES.iter().map(|switch| switch.name.replace('-', "_"));
    let columns = std::iter::once("all".to_owned()).chain(switches);
    let mut changes = Vec::new();
    for column in columns.filter(|column| fields.text(column).is_ok()) {
        let change = fields.number(&column)?;
        changes.push((column, change));
    }
    Ok(Row {
        game: fields.text("game")?.to_owned(),
        playouts_per_second: fields.number("playouts_per_second")?,
        changes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ablation::games::GAMES;

    #[test]
    fn every_usual_game_has_published_figures() {
        let published = Published::read().unwrap();
        for game in GAMES {
            assert!(published.speed(game).unwrap() > 0.0, "{game}");
            let without = published.change(game, "all").unwrap();
            assert!((-100.0..0.0).contains(&without), "{game}");
            assert!(published.change(game, "shift_tables").unwrap() >= without);
        }
        assert_eq!(published.change("chess", "floods"), None);
    }
}
