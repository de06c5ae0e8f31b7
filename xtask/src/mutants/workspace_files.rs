//! Files of the workspace, by their paths from its root.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};

/// A function that reads a file of the workspace; `None` if it is not there.
pub(super) type Read<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Returns all files below a folder that have an extension, sorted; none if there is no folder.
pub(super) fn files(
    folder: &Path,
    extension: &str,
    found: &mut Vec<PathBuf>,
) -> anyhow::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    let cannot = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(cannot)?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .with_context(cannot)?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, extension, found)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    Ok(())
}

/// Returns a path from the root of the workspace, with `/`.
pub(super) fn relative(workspace: &Path, path: &Path) -> anyhow::Result<String> {
    let path = path.strip_prefix(workspace)?;
    let parts: Option<Vec<&str>> = path.iter().map(|part| part.to_str()).collect();
    let parts = parts.ok_or_else(|| anyhow!("{} is not Unicode", path.display()))?;
    Ok(parts.join("/"))
}
