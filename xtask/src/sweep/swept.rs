//! The table of what was swept, in `generated/swept.tsv`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use rbg_cli::atomic_file::write_atomically;
use rbg_cli::tab_separated;
use serde::{Deserialize, Serialize};

/// The last sweep of a game, with all its variants, or of the random games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The digest of the description and of what it compiles to in all variants.
    pub(super) code: String,
    /// The digest of the runtime that reasoners were built with.
    pub(super) runtime: String,
    /// The day, as `2026-11-24`.
    pub(super) date: String,
    /// Whether nothing wrong was found.
    pub(super) right: bool,
}

/// The last sweeps, by the names of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Swept {
    pub(super) rows: BTreeMap<String, Row>,
}

impl Swept {
    /// Reads the table; nothing was swept if there is no file.
    pub(super) fn read(path: &Path) -> anyhow::Result<Self> {
        let place = || format!("cannot use {}", path.display());
        match fs::read_to_string(path) {
            Ok(text) => Self::parse(&text).with_context(place),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(anyhow!(error).context(place())),
        }
    }

    /// Replaces the file in one step.
    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        let lines = self.rows.iter().map(|(game, row)| Line {
            game: game.clone(),
            code: row.code.clone(),
            runtime: row.runtime.clone(),
            date: row.date.clone(),
            result: if row.right {
                Verdict::Right
            } else {
                Verdict::Wrong
            },
        });
        write_atomically(path, tab_separated::write(lines)?.as_bytes())
    }

    /// Returns whether exactly this was swept and right.
    pub(super) fn is_right(&self, game: &str, code: &str, runtime: &str) -> bool {
        self.rows
            .get(game)
            .is_some_and(|row| row.right && row.code == code && row.runtime == runtime)
    }

    fn parse(text: &str) -> anyhow::Result<Self> {
        let mut rows = BTreeMap::new();
        for line in tab_separated::read::<Line>(text)? {
            let row = Row {
                code: line.code,
                runtime: line.runtime,
                date: line.date,
                right: line.result == Verdict::Right,
            };
            if rows.insert(line.game.clone(), row).is_some() {
                bail!("there are two lines for '{}'", line.game);
            }
        }
        Ok(Self { rows })
    }
}

/// A line of the table as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: String,
    code: String,
    runtime: String,
    date: String,
    result: Verdict,
}

/// Whether something wrong was found.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    Right,
    Wrong,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(code: &str, right: bool) -> Row {
        Row {
            code: code.to_owned(),
            runtime: "r1".to_owned(),
            date: "2026-11-24".to_owned(),
            right,
        }
    }

    #[test]
    fn only_the_same_code_and_runtime_that_were_right_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("swept.tsv");
        assert_eq!(Swept::read(&path).unwrap(), Swept::default());
        let rows = [("hex", row("c1", true)), ("chess", row("c2", false))];
        let swept = Swept {
            rows: rows.map(|(game, row)| (game.to_owned(), row)).into(),
        };
        swept.write(&path).unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            "game\tcode\truntime\tdate\tresult\n\
             chess\tc2\tr1\t2026-11-24\twrong\nhex\tc1\tr1\t2026-11-24\tright\n"
        );
        let swept = Swept::read(&path).unwrap();
        for (game, code, runtime, right) in [
            ("hex", "c1", "r1", true),
            ("hex", "c2", "r1", false),
            ("hex", "c1", "r2", false),
            ("chess", "c2", "r1", false),
            ("go", "c1", "r1", false),
        ] {
            assert_eq!(
                swept.is_right(game, code, runtime),
                right,
                "{game} {code} {runtime}"
            );
        }
    }

    #[test]
    fn what_is_no_table_is_refused_with_the_line() {
        for (rows, said) in [
            ("{}hex\t0\t1\n", "line 2 has 3 fields, not 5"),
            (
                "{}hex\t0\t1\td\tok\n",
                "line 2: unknown variant `ok`, expected `right` or `wrong`",
            ),
            (
                "{}a\t0\t1\td\tright\na\t0\t1\td\tright\n",
                "there are two lines for 'a'",
            ),
        ] {
            let text = rows.replace("{}", "game\tcode\truntime\tdate\tresult\n");
            let error = Swept::parse(&text).unwrap_err().to_string();
            assert_eq!(error, said);
        }
    }
}
