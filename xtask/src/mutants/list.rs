//! The lists of mutants: TOML files under `testkit/mutants/`, one per source file.
//!
//! A list is data of the tests, so everything about it that does not fit the source is
//! an error with its place in the list, and all errors are told at once.

use std::fs;
use std::path::Path;

use anyhow::Context;

use super::check_list::{FOLDER, ListError, check};
use super::mutant::Mutant;
use super::workspace_files::{files, relative};

/// All mutants of a workspace, in the order of their sources.
#[derive(Debug, Default)]
pub(super) struct Lists {
    /// The mutants, by their numbers.
    pub(super) mutants: Vec<Mutant>,
    /// The mistakes in the lists.
    pub(super) errors: Vec<ListError>,
}

/// Reads all lists of a workspace.
pub(super) fn read(workspace: &Path) -> anyhow::Result<Lists> {
    let folder = workspace.join(FOLDER);
    let mut paths = Vec::new();
    files(&folder, "toml", &mut paths)?;
    let mut lists = Lists::default();
    for path in paths {
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let list = relative(workspace, &path)?;
        let read = |source: &str| fs::read_to_string(workspace.join(source)).ok();
        let (mut mutants, errors) = check(&list, &text, &read);
        for mutant in &mut mutants {
            mutant.number = u32::try_from(lists.mutants.len() + 1)?;
            lists.mutants.push(mutant.clone());
        }
        lists.errors.extend(errors);
    }
    Ok(lists)
}
