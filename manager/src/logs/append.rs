//! Files that only grow, and that one program at a time writes.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Where a log goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogTarget {
    /// To the standard output.
    Stdout,
    /// To the end of a file.
    File(PathBuf),
}

/// The error of a log that cannot be opened or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotWritten {
    /// The system says no.
    #[error("cannot write {name}")]
    System {
        /// The log.
        name: String,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// Another program writes it.
    #[error("{name} is the log of a server that is running")]
    Locked {
        /// The log.
        name: String,
    },
}

/// A log that is being written.
#[derive(Debug)]
pub(super) enum Appended {
    Stdout,
    File { path: PathBuf, file: File },
}

impl Appended {
    /// Opens a log, and locks it.
    pub(super) fn open(target: &LogTarget) -> Result<Self, NotWritten> {
        let LogTarget::File(path) = target else {
            return Ok(Self::Stdout);
        };
        let system = |error| NotWritten::System {
            name: path.display().to_string(),
            error,
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(system)?;
        }
        let file = File::options().append(true).create(true).open(path);
        let file = file.map_err(system)?;
        let appended = Self::File {
            path: path.clone(),
            file,
        };
        if appended.is_file().map_err(system)? {
            appended.lock()?;
        }
        Ok(appended)
    }

    /// Returns whether what was written can be read again: devices and pipes cannot.
    pub(super) fn is_file(&self) -> io::Result<bool> {
        match self {
            Self::Stdout => Ok(false),
            Self::File { file, .. } => Ok(file.metadata()?.is_file()),
        }
    }

    fn lock(&self) -> Result<(), NotWritten> {
        let Self::File { file, path } = self else {
            return Ok(());
        };
        let name = path.display().to_string();
        match file.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(NotWritten::Locked { name }),
            Err(TryLockError::Error(error)) => Err(NotWritten::System { name, error }),
        }
    }

    /// Returns all that was written before.
    pub(super) fn read(&self) -> Result<Vec<u8>, NotWritten> {
        let mut bytes = Vec::new();
        if let Self::File { path, .. } = self {
            File::open(path)
                .and_then(|mut file| file.read_to_end(&mut bytes))
                .map_err(|error| self.wrong(error))?;
        }
        Ok(bytes)
    }

    /// Cuts off what comes after this many bytes.
    pub(super) fn cut(&self, length: usize) -> Result<(), NotWritten> {
        match self {
            Self::Stdout => Ok(()),
            Self::File { file, .. } => file
                .set_len(length as u64)
                .map_err(|error| self.wrong(error)),
        }
    }

    /// Adds bytes; what was written of them is taken back where it fails and that is possible.
    pub(super) fn add(&mut self, bytes: &[u8]) -> Result<(), NotWritten> {
        let written = match self {
            Self::Stdout => {
                let mut output = io::stdout().lock();
                output.write_all(bytes).and_then(|()| output.flush())
            }
            Self::File { file, .. } => {
                let before = file.metadata().map(|data| (data.is_file(), data.len()));
                let written = file.write_all(bytes);
                if let (Err(_), Ok((true, length))) = (&written, before) {
                    // Otherwise whoever resumes it drops the line that was cut off.
                    let _ = file.set_len(length);
                }
                written
            }
        };
        written.map_err(|error| self.wrong(error))
    }

    fn wrong(&self, error: io::Error) -> NotWritten {
        NotWritten::System {
            name: self.name(),
            error,
        }
    }

    /// Returns what the log is called.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Stdout => "the standard output".to_owned(),
            Self::File { path, .. } => Path::display(path).to_string(),
        }
    }
}
