//! The log of a tournament: a line of JSON for every game.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use rbg_runtime::agents::GameRecord;
use serde::{Deserialize, Serialize};

/// An entry of the log: a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The circumstances under which the game was played.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// The record of the game.
    #[serde(flatten)]
    pub record: GameRecord,
}

/// A pairing: what has to be equal for games to be counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The name of the game.
    pub rules: String,
    /// The specifications of both agents.
    pub agents: [String; 2],
    /// The limits for a move, in words.
    pub limits: String,
    /// The number of random moves at the beginning.
    pub opening: u32,
    /// The seed of openings and agents.
    pub seed: u64,
}

/// A log that is continued where it ended.
pub struct Log {
    path: PathBuf,
    file: File,
    entries: Vec<Entry>,
}

impl Log {
    /// Opens a log or begins one. A last line that was cut off in the middle is
    /// dropped.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let describe = || format!("cannot open {}", path.display());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(describe)?;
        }
        let text = if path.exists() {
            fs::read_to_string(path).with_context(describe)?
        } else {
            String::new()
        };
        let (entries, length) = entries(&text).map_err(|(line, error)| {
            anyhow::Error::new(error).context(format!("{}, line {line}", path.display()))
        })?;
        let mut file = File::options()
            .create(true)
            .append(true)
            .open(path)
            .with_context(describe)?;
        file.set_len(length as u64).with_context(describe)?;
        file.flush().with_context(describe)?;
        Ok(Self {
            path: path.to_owned(),
            file,
            entries,
        })
    }

    /// Returns the games of a pairing.
    pub fn games<'a>(&'a self, pairing: &'a Pairing) -> impl Iterator<Item = &'a GameRecord> {
        self.entries
            .iter()
            .filter(move |entry| entry.pairing == *pairing)
            .map(|entry| &entry.record)
    }

    /// Adds a game.
    pub fn add(&mut self, entry: Entry) -> anyhow::Result<()> {
        let mut line = serde_json::to_string(&entry)?;
        line.push('\n');
        self.file
            .write_all(line.as_bytes())
            .with_context(|| format!("cannot write {}", self.path.display()))?;
        self.entries.push(entry);
        Ok(())
    }
}

/// Returns the games of a log, and how long it is without a last line that was cut off.
///
/// # Errors
///
/// The number of a line that is no game, and why.
pub fn entries(text: &str) -> Result<(Vec<Entry>, usize), (usize, serde_json::Error)> {
    let mut entries = Vec::new();
    let mut length = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        match serde_json::from_str(line) {
            Ok(entry) if line.ends_with('\n') => entries.push(entry),
            _ if length + line.len() == text.len() && !line.ends_with('\n') => break,
            Ok(_) => break,
            Err(error) => return Err((number, error)),
        }
        length += line.len();
    }
    Ok((entries, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(game: u64, seed: u64) -> Entry {
        let mut record = GameRecord::new(game, vec![0, 1], vec![100, 0].into());
        (record.seconds, record.iterations) = (vec![0.5, 1.0], vec![0, 7]);
        let m = [(rbg_runtime::Cell::new(3), 1).into()];
        record.moves = vec![m.into_iter().collect()];
        Entry {
            pairing: Pairing {
                rules: "hex".to_owned(),
                agents: ["random".to_owned(), "flat".to_owned()],
                limits: "1 s".to_owned(),
                opening: 2,
                seed,
            },
            record,
        }
    }

    #[test]
    fn a_log_is_continued_after_its_last_whole_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("log.jsonl");
        let mut log = Log::open(&path).unwrap();
        log.add(entry(0, 1)).unwrap();
        log.add(entry(1, 2)).unwrap();
        drop(log);
        let mut text = fs::read_to_string(&path).unwrap();
        let whole = text.clone();
        text.push_str("{\"rules\": \"he");
        fs::write(&path, &text).unwrap();
        let mut log = Log::open(&path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
        let pairing = entry(0, 2).pairing;
        let games: Vec<_> = log.games(&pairing).map(|record| record.game).collect();
        assert_eq!(games, [1]);
        log.add(entry(2, 2)).unwrap();
        assert_eq!(Log::open(&path).unwrap().games(&pairing).count(), 2);
    }

    #[test]
    fn a_log_that_is_none_is_not_continued() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.jsonl");
        fs::write(&path, "# notes\n").unwrap();
        let error = Log::open(&path).err().map(|error| error.to_string());
        assert!(error.is_some_and(|text| text.ends_with("line 1")));
    }
}
