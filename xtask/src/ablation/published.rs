//! The published figures for the state of the art.

use std::collections::BTreeMap;

use rbg_cli::library;
use rbg_cli::reference::read_table;
use serde::Deserialize;

/// The published table.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, Deserialize)]
struct Row {
    game: String,
    playouts_per_second: f64,
    /// Changes in percent, by their columns.
    #[serde(flatten)]
    changes: BTreeMap<String, f64>,
}

impl Published {
    /// Reads `benches/published_ablation.tsv`.
    pub(super) fn read() -> anyhow::Result<Self> {
        let path = library::workspace()
            .join("benches")
            .join("published_ablation.tsv");
        Ok(Self {
            rows: read_table(&path)?,
        })
    }

    /// Returns the playouts per second with all optimisations.
    pub(super) fn speed(&self, game: &str) -> Option<f64> {
        self.row(game).map(|row| row.playouts_per_second)
    }

    /// Returns the change in percent without what a column is about.
    pub(super) fn change(&self, game: &str, column: &str) -> Option<f64> {
        self.row(game)?.changes.get(column).copied()
    }

    fn row(&self, game: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.game == game)
    }
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
