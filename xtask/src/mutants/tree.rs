//! The mutated copy of the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use super::mutant::{Mutant, by_source};
use super::schemata::{MODULE_NAME, Mutated, module, mutate};
use super::workspace_files::relative;
use rbg_cli::atomic_file::write_atomically;

/// Folders that no build and no test of a crate needs.
const LEFT_OUT: [&str; 2] = ["docs/", "fuzz/"];

/// The folder in which the tests of the copy build, which is kept.
const TARGET: &str = "target";

/// Brings the copy up to date and returns what stands in its mutated sources. Files whose
/// content stays are not touched, so that little is built anew.
pub(super) fn write(
    workspace: &Path,
    tree: &Path,
    mutants: &[&Mutant],
) -> anyhow::Result<BTreeMap<String, Mutated>> {
    let sources = by_source(mutants.iter().copied());
    let folders: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.crate_folder()).collect();
    let roots: BTreeSet<String> = folders
        .iter()
        .map(|folder| format!("{folder}/src/lib.rs"))
        .collect();
    let mut mutated = BTreeMap::new();
    let mut kept: BTreeSet<PathBuf> = BTreeSet::new();
    for path in files(workspace)? {
        let from = workspace.join(&path);
        if !from.is_file() {
            // It is deleted, and git has not been told.
            continue;
        }
        let mut content =
            fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        if let Some(mutants) = sources.get(path.as_str()) {
            let text = String::from_utf8(content)?;
            let result = mutate(&text, mutants);
            content = result.text.clone().into_bytes();
            mutated.insert(path.clone(), result);
        }
        if roots.contains(&path) {
            content.extend_from_slice(format!("\nmod {MODULE_NAME};\n").as_bytes());
        }
        update(&tree.join(&path), &content)?;
        kept.insert(tree.join(&path));
    }
    for folder in folders {
        let path = tree.join(format!("{folder}/src/{MODULE_NAME}.rs"));
        update(&path, module().as_bytes())?;
        kept.insert(path);
    }
    remove_others(tree, tree, &kept)?;
    Ok(mutated)
}

/// Returns the files of the workspace that are not ignored, from its root.
fn files(workspace: &Path) -> anyhow::Result<Vec<String>> {
    let output = Command::new("git")
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .current_dir(workspace)
        .output()
        .context("cannot run git, which knows the files of the workspace")?;
    if !output.status.success() {
        bail!(
            "git failed: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    let paths = String::from_utf8(output.stdout).context("a path is not Unicode")?;
    let paths = paths.split('\0').filter(|path| !path.is_empty());
    let needed = |path: &&str| !LEFT_OUT.iter().any(|folder| path.starts_with(folder));
    Ok(paths.filter(needed).map(str::to_owned).collect())
}

/// Writes a file if it has another content.
fn update(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    write_atomically(path, content)
}

/// Removes what is no longer part of the copy.
fn remove_others(tree: &Path, folder: &Path, kept: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if relative(tree, &path)? != TARGET {
                remove_others(tree, &path, kept)?;
            }
        } else if !kept.contains(&path) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}
