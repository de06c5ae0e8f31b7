//! The state of a sweep, from which it goes on after it was stopped.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, anyhow};
use rbg_cli::atomic_file::write_atomically;
use serde::{Deserialize, Serialize};

/// A step that found nothing wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Passed {
    /// The digest of all that its result depends on.
    key: String,
    seconds: f64,
}

/// The steps of an unfinished sweep that found nothing wrong. Others are made again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct State {
    steps: BTreeMap<String, Passed>,
}

impl State {
    /// Reads the file; nothing has been done if there is none.
    pub(super) fn read(path: &Path) -> anyhow::Result<Self> {
        let place = || format!("cannot go on with the sweep in {}", path.display());
        match fs::read(path) {
            Ok(text) => serde_json::from_slice(&text).with_context(place),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(anyhow!(error).context(place())),
        }
    }

    /// Replaces the file in one step; removes it if there is nothing to go on with.
    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        if self.steps.is_empty() {
            return match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    Err(anyhow!(error).context(format!("cannot remove {}", path.display())))
                }
                _ => Ok(()),
            };
        }
        write_atomically(path, &serde_json::to_vec_pretty(self)?)
    }

    /// Returns whether a step passed, and nothing has changed on which that depends.
    pub(super) fn has_passed(&self, step: &str, key: &str) -> bool {
        self.steps.get(step).is_some_and(|passed| passed.key == key)
    }

    /// Notes that a step found nothing wrong.
    pub(super) fn pass(&mut self, step: &str, key: &str, seconds: f64) {
        let key = key.to_owned();
        self.steps.insert(step.to_owned(), Passed { key, seconds });
    }

    /// Forgets a step, whose sweep is over.
    pub(super) fn forget(&mut self, step: &str) {
        self.steps.remove(step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sweep_goes_on_where_it_was_until_something_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("state.json");
        let mut state = State::read(&path).unwrap();
        assert_eq!(state, State::default());
        state.pass("verify hex", "k1", 2.5);
        state.pass("verify chess", "k2", 1.0);
        state.write(&path).unwrap();
        let mut state = State::read(&path).unwrap();
        for (step, key, passed) in [
            ("verify hex", "k1", true),
            ("verify hex", "k2", false),
            ("verify chess", "k2", true),
            ("differential hex", "k1", false),
        ] {
            assert_eq!(state.has_passed(step, key), passed, "{step} {key}");
        }
        state.forget("verify hex");
        state.write(&path).unwrap();
        assert!(!State::read(&path).unwrap().has_passed("verify hex", "k1"));
        state.forget("verify chess");
        state.write(&path).unwrap();
        assert!(!path.exists());
        state.write(&path).unwrap();
    }

    #[test]
    fn a_file_that_is_no_state_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state.json");
        for text in ["", "{", "[]", "{\"steps\": {\"verify hex\": 3}}"] {
            fs::write(&path, text).unwrap();
            let error = State::read(&path).unwrap_err().to_string();
            assert!(error.contains("state.json"), "{error}");
        }
    }
}
