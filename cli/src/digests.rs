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
use sha2::{Digest, Sha256};

use crate::atomic_file::write_atomically;

/// The first line of the table: the names of its columns.
const HEADS: &str = "game\tdescription\tcode\tfolder";

/// The mark of a game whose reasoner is in a folder of its own.
const KEPT: &str = "kept";

/// The mark of a game whose reasoner is generated when it is needed.
const NOT_KEPT: &str = "-";

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
        let text = self.text();
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
        let mut lines = text.lines();
        if lines.next() != Some(HEADS) {
            bail!("line 1 is not '{}'", HEADS.replace('\t', "<TAB>"));
        }
        let mut rows = BTreeMap::new();
        for (number, line) in (2..).zip(lines) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [game, description, code, folder] = fields[..] else {
                bail!("line {number} has {} fields, not 4", fields.len());
            };
            if ![KEPT, NOT_KEPT].contains(&folder) {
                bail!("line {number}: '{folder}' is neither '{KEPT}' nor '{NOT_KEPT}'");
            }
            let row = Row {
                description: description.to_owned(),
                code: code.to_owned(),
                kept: folder == KEPT,
            };
            if rows.insert(game.to_owned(), row).is_some() {
                bail!("line {number}: there is '{game}' already");
            }
        }
        Ok(Self { rows })
    }

    fn text(&self) -> String {
        let mut text = format!("{HEADS}\n");
        for (game, row) in &self.rows {
            let folder = if row.kept { KEPT } else { NOT_KEPT };
            let _ = writeln!(text, "{game}\t{}\t{}\t{folder}", row.description, row.code);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

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
            ("", "line 1 is not"),
            ("game\n", "line 1 is not"),
            ("{}hex\t0\t1\n", "line 2 has 3 fields, not 4"),
            (
                "{}hex\t0\t1\tyes\n",
                "line 2: 'yes' is neither 'kept' nor '-'",
            ),
            ("{}a\t0\t1\t-\na\t0\t1\t-\n", "line 3: there is 'a' already"),
        ] {
            let text = rows.replace("{}", &format!("{HEADS}\n"));
            let error = Digests::parse(&text).unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }

    #[test]
    fn every_kept_reasoner_has_a_reason_and_is_not_ignored() {
        let folder = library::workspace().join("generated");
        let table = Digests::read(&folder.join("digests.tsv")).unwrap();
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let (readme, ignored) = (read("README.md"), read(".gitignore"));
        let between = |text: &str, before: &str, after: &str| {
            let line = |line: &str| {
                let (name, _) = line.strip_prefix(before)?.split_once(after)?;
                Some(name.to_owned())
            };
            let mut names: Vec<String> = text.lines().filter_map(line).collect();
            names.sort();
            names
        };
        let kept: Vec<&str> = table.kept().collect();
        assert_eq!(between(&readme, "| `", "` |"), kept);
        assert_eq!(between(&ignored, "!/", "/"), kept);
    }
}
