//! Folders of results, each named by the digest of its shard.

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};

use super::collection::{Collection, ReadError};
use super::outcome::Outcome;
use super::shard::Shard;

/// A folder of results.
#[derive(Clone, Debug)]
pub struct Results {
    folder: PathBuf,
}

/// What there is of a shard's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It is there.
    There,
    /// There is none.
    Missing,
    /// There is a file that was cut off or changed, for this reason.
    Damaged(String),
}

impl Results {
    /// Returns the results in a folder, which need not be there yet.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns where the result of a shard is, or goes.
    ///
    /// # Errors
    ///
    /// None that is known.
    pub fn path(&self, shard: &Shard) -> anyhow::Result<PathBuf> {
        Ok(self.folder.join(shard.digest()? + ".json"))
    }

    /// Looks for the result of a shard.
    ///
    /// # Errors
    ///
    /// Where its file is one of something else, or cannot be read.
    pub fn state(&self, shard: &Shard) -> anyhow::Result<State> {
        let path = self.path(shard)?;
        let file = path.display();
        match Collection::read(&path) {
            Ok(collection) if collection.is_of(shard) => Ok(State::There),
            Ok(_) => bail!("{file} holds the result of another shard; nothing was changed"),
            Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
                Ok(State::Missing)
            }
            Err(ReadError::Io(error)) => {
                Err(anyhow!(error)).with_context(|| format!("cannot read {file}"))
            }
            Err(ReadError::Damaged(reason)) => Ok(State::Damaged(reason)),
            Err(error @ ReadError::Foreign(_)) => bail!("{file}: {error}; nothing was changed"),
        }
    }

    /// Writes the result of a shard, whole or not at all.
    ///
    /// # Errors
    ///
    /// Where that is not possible.
    pub fn keep(&self, shard: &Shard, outcome: Outcome) -> anyhow::Result<()> {
        Collection::of(shard, outcome).write(&self.path(shard)?)
    }
}
