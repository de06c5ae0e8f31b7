//! Places to build in, one for each process that builds at the same time.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The largest number of processes at the same time.
const MOST: usize = 1024;

/// A folder that nobody else builds in as long as this value is there. It keeps what was built, so
/// few are better than one for every process.
#[derive(Debug)]
pub(super) struct Place {
    folder: PathBuf,
    /// The lock ends with the file.
    _lock: File,
}

impl Place {
    /// Takes the first folder below `root` that nobody builds in.
    pub(super) fn take(root: &Path) -> Result<Self> {
        for number in 0..MOST {
            let folder = root.join(number.to_string());
            let describe = || format!("cannot build in {}", folder.display());
            fs::create_dir_all(&folder).with_context(describe)?;
            let file = File::options()
                .create(true)
                .append(true)
                .open(folder.join("taken"));
            let file = file.with_context(describe)?;
            match file.try_lock() {
                Ok(()) => {
                    return Ok(Self {
                        folder,
                        _lock: file,
                    });
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error).with_context(describe),
            }
        }
        bail!("{MOST} others build below {}", root.display())
    }

    /// Returns the folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_builds_where_another_one_does() {
        let root = tempfile::tempdir().unwrap();
        let first = Place::take(root.path()).unwrap();
        let second = Place::take(root.path()).unwrap();
        assert_ne!(first.folder(), second.folder());
        let freed = first.folder().to_owned();
        drop(first);
        assert_eq!(Place::take(root.path()).unwrap().folder(), freed);
    }
}
