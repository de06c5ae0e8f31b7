//! Digests of descriptions and of emitted code, and the table of the library's.
//!
//! `generated/` keeps the reasoners of some games for readers; the table stands for the
//! others, so that a change of what the compiler emits shows for every game.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::atomic_file::write_atomically;
use crate::tab_separated;

/// The number of bytes of a checksum that are kept: enough against accidents, short enough to read.
const LENGTH: usize = 16;

/// Returns the digest of texts, which are told apart from their concatenation.
pub fn of_texts<'t>(texts: impl IntoIterator<Item = &'t [u8]>) -> String {
    let mut hasher = Sha256::new();
    for text in texts {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    let mut digest = String::new();
    for byte in &hasher.finalize()[..LENGTH] {
        let _ = write!(digest, "{byte:02x}");
    }
    digest
}

/// Returns the digest of the files of a reasoner, paths and contents, but for the heading,
/// which names the compiler's version and the options: they may make no difference to the
/// code.
pub fn of_files(files: &[(String, String)]) -> String {
    let mut texts = Vec::new();
    for (path, text) in files {
        let lines = text.split_inclusive('\n');
        let code: String = lines.filter(|line| !line.starts_with("//!")).collect();
        texts.push(path.clone());
        texts.push(code);
    }
    of_texts(texts.iter().map(String::as_bytes))
}

/// A game's line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The digest of the text of the description.
    pub description: String,
    /// The digest of the files that it compiles to.
    pub code: String,
    /// Whether the files themselves are kept.
    pub kept: bool,
}

/// The digests of games, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digests {
    /// A row for each game.
    pub rows: BTreeMap<String, Row>,
}

impl Digests {
    /// Reads the table; an empty one if there is no file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or is no such table, with the line.
    pub fn read(path: &Path) -> anyhow::Result<Self> {
        match fs::read_to_string(path) {
            Ok(text) => {
                Self::parse(&text).with_context(|| format!("cannot use {}", path.display()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(anyhow!(error).context(format!("cannot read {}", path.display()))),
        }
    }

    /// Replaces the file in one step, unless it holds this already.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn write(&self, path: &Path) -> anyhow::Result<()> {
        let text = self.text()?;
        if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        write_atomically(path, text.as_bytes())
    }

    /// Returns whether a game's files are kept.
    pub fn is_kept(&self, game: &str) -> bool {
        self.rows.get(game).is_some_and(|row| row.kept)
    }

    /// Returns the names of the games whose files are kept.
    pub fn kept(&self) -> impl Iterator<Item = &str> {
        let kept = self.rows.iter().filter(|(_, row)| row.kept);
        kept.map(|(game, _)| game.as_str())
    }

    fn parse(text: &str) -> anyhow::Result<Self> {
        let mut rows = BTreeMap::new();
        for line in tab_separated::read::<Line>(text)? {
            let row = Row {
                description: line.description,
                code: line.code,
                kept: line.folder == Folder::Kept,
            };
            if rows.insert(line.game.clone(), row).is_some() {
                bail!("there are two lines for '{}'", line.game);
            }
        }
        Ok(Self { rows })
    }

    fn text(&self) -> anyhow::Result<String> {
        tab_separated::write(self.rows.iter().map(|(game, row)| Line {
            game: game.clone(),
            description: row.description.clone(),
            code: row.code.clone(),
            folder: if row.kept {
                Folder::Kept
            } else {
                Folder::NotKept
            },
        }))
    }
}

/// A line of the table as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: String,
    description: String,
    code: String,
    folder: Folder,
}

/// Where a game's reasoner is.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
enum Folder {
    /// In a folder of its own.
    #[serde(rename = "kept")]
    Kept,
    /// Nowhere: it is generated when it is needed.
    #[serde(rename = "-")]
    NotKept,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> Vec<(String, String)> {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        files.iter().map(owned).collect()
    }

    #[test]
    fn a_digest_is_the_same_on_every_machine() {
        assert_eq!(of_texts([]), "e3b0c44298fc1c149afbf4c8996fb924");
        assert_eq!(
            of_files(&files(&[("src/lib.rs", "mod state;\n")])),
            of_texts([&b"src/lib.rs"[..], b"mod state;\n"])
        );
    }

    #[test]
    fn everything_but_the_heading_is_in_the_digest() {
        let plain = files(&[("a.rs", "//! Options: default.\nfn a() {}\n"), ("b.rs", "")]);
        let same = files(&[
            ("a.rs", "//! Options: --no-sets.\nfn a() {}\n"),
            ("b.rs", ""),
        ]);
        assert_eq!(of_files(&plain), of_files(&same));
        for other in [
            files(&[("a.rs", "fn b() {}\n"), ("b.rs", "")]),
            files(&[("a.rs", "fn a() {}\n"), ("c.rs", "")]),
            files(&[("a.rs", "/// Does it.\nfn a() {}\n"), ("b.rs", "")]),
            files(&[("a.rs", "fn a() {}\n")]),
            files(&[("a.rs", "fn a() {}\nb.rs"), ("", "")]),
        ] {
            assert_ne!(of_files(&plain), of_files(&other), "{other:?}");
        }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("digests.tsv");
        assert_eq!(Digests::read(&path).unwrap(), Digests::default());
        let row = |kept| Row {
            description: "0a".to_owned(),
            code: "1b".to_owned(),
            kept,
        };
        let rows = [
            ("hex".to_owned(), row(true)),
            ("chess".to_owned(), row(false)),
        ];
        let table = Digests { rows: rows.into() };
        table.write(&path).unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            "game\tdescription\tcode\tfolder\nchess\t0a\t1b\t-\nhex\t0a\t1b\tkept\n"
        );
        assert_eq!(Digests::read(&path).unwrap(), table);
        assert!(table.is_kept("hex") && !table.is_kept("chess") && !table.is_kept("go"));
        assert_eq!(table.kept().collect::<Vec<_>>(), ["hex"]);
    }

    #[test]
    fn what_is_no_table_is_refused_with_the_line() {
        for (rows, said) in [
            ("game\nhex\n", "line 2: missing field `description`"),
            ("{}hex\t0\t1\n", "line 2 has 3 fields, not 4"),
            (
                "{}hex\t0\t1\tyes\n",
                "line 2: unknown variant `yes`, expected `kept` or `-`",
            ),
            ("{}a\t0\t1\t-\na\t0\t1\t-\n", "there are two lines for 'a'"),
        ] {
            let text = rows.replace("{}", "game\tdescription\tcode\tfolder\n");
            let error = Digests::parse(&text).unwrap_err().to_string();
            assert_eq!(error, said);
        }
    }
}
