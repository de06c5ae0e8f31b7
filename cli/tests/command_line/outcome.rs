//! Descriptions to try a program on, and what it said and how it ended.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

pub(crate) use rbg_testkit::games::FILL;

/// A description outside the repository.
pub(crate) struct Outside {
    _folder: tempfile::TempDir,
    pub(crate) path: PathBuf,
}

impl Outside {
    /// Writes the description to a file of its own.
    pub(crate) fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.rbg");
        fs::write(&path, text).unwrap();
        Self {
            _folder: folder,
            path,
        }
    }

    /// Returns the path of the file, as an argument.
    pub(crate) fn path(&self) -> &str {
        self.path.to_str().unwrap()
    }
}

/// Returns what the program wrote to the standard output.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns what the program wrote to the standard error.
pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the program's exit code.
pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}
