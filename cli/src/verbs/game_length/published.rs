//! Published lengths of games, to compare with.

use std::path::Path;

use anyhow::Context;
use serde::Deserialize;

use crate::bounded_file;
use crate::failure::Failure;
use crate::tab_separated;

/// The length of the longest table in bytes.
const LONGEST: u64 = 1 << 24;

/// A row of a published table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Entry {
    pub(super) game: String,
    pub(super) method: String,
    /// What the length is expected to be.
    pub(super) expected: Option<f64>,
    pub(super) mean: f64,
    /// The time of a trial.
    pub(super) seconds: f64,
}

/// A published table; it may have no rows.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    entries: Vec<Entry>,
}

impl Published {
    /// Reads a table of tab-separated values.
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let text = bounded_file::read_text(path, LONGEST)
            .with_context(|| format!("cannot read {}", path.display()))?;
        let entries = tab_separated::read(&text)
            .with_context(|| format!("{} is no table of lengths", path.display()))?;
        Ok(Self { entries })
    }

    /// Returns whether nothing is known.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the row of a game and a method.
    pub(super) fn entry(&self, game: &str, method: &str) -> Option<&Entry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.game == game && entry.method == method)
    }

    /// Returns the expected length of a game.
    pub(super) fn expected(&self, game: &str) -> Option<f64> {
        let entries = self.entries.iter().filter(|entry| entry.game == game);
        entries.filter_map(|entry| entry.expected).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_game_and_method() {
        let text = "# A comment.\ngame\tmethod\texpected\tmean\tmin\tseconds\n\
                    hex\trandom\t\t60.5\t1\t0.25\nhex\ths\t50\t55\t1\t0.5\n";
        let entries = tab_separated::read(text).unwrap();
        let published = Published { entries };
        let seconds = |game, method| published.entry(game, method).map(|entry| entry.seconds);
        assert_eq!(seconds("hex", "random"), Some(0.25));
        assert_eq!(seconds("hex", "hs"), Some(0.5));
        assert_eq!((seconds("go", "hs"), seconds("hex", "mcts")), (None, None));
        assert_eq!(published.expected("hex"), Some(50.0));
        assert_eq!(published.expected("go"), None);
    }

    #[test]
    fn a_file_that_is_no_table_is_refused_with_the_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.tsv");
        std::fs::write(
            &path,
            "game\tmethod\texpected\tmean\tseconds\nhex\ths\t\tmany\t1\n",
        )
        .unwrap();
        let error = format!("{:?}", Published::read(&path).unwrap_err());
        assert!(error.contains("line 2: column 'mean'"), "{error}");
    }
}
