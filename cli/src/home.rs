//! The home of the program: the repository that it was built from, or anywhere else with what it
//! brings along.
//!
//! In the repository, games come from its library, reasoners stand on its runtime and
//! everything is kept below its `target` folder. Elsewhere the runtime's sources, the
//! versions of the crates it needs and the games are those in the program, and what is
//! built is kept in the user's cache folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, anyhow};
use etcetera::BaseStrategy;
use rbg_runtime::source;

use crate::atomic_file::write_atomically;
use crate::digests;

/// The environment variable that names another folder for what is built.
pub const CACHE_VARIABLE: &str = "RBG_CACHE";

/// The versions of all crates that this program was built with.
pub const LOCK: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/Cargo.lock"));

/// The manifest of the workspace it was built in; empty if in none.
const WORKSPACE: &str = include_str!(concat!(env!("OUT_DIR"), "/workspace.toml"));

/// Returns the repository that the program runs in, if it runs in one whose runtime is the
/// one it was built with.
pub fn workspace() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(find_workspace).as_deref()
}

/// Looks for the workspace where cargo runs the program from, then where the user is.
fn find_workspace() -> Option<PathBuf> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    [manifest, env::current_dir().ok()]
        .iter()
        .flatten()
        .find_map(|folder| workspace_above(folder))
}

fn workspace_above(folder: &Path) -> Option<PathBuf> {
    let found = folder.ancestors().find(|folder| is_workspace(folder))?;
    Some(found.to_owned())
}

/// Returns whether the runtime in a folder is the one that this program was built with.
fn is_workspace(folder: &Path) -> bool {
    let runtime = folder.join("runtime");
    let is = |path: PathBuf, text: &[u8]| fs::read(path).is_ok_and(|found| found == text);
    is(runtime.join("Cargo.toml"), source::MANIFEST.as_bytes())
        && source::files()
            .iter()
            .all(|(path, text)| is(runtime.join("src").join(path), text))
}

/// Returns the folder for what is built.
///
/// # Errors
///
/// Where the user has no cache folder.
pub fn cache() -> anyhow::Result<PathBuf> {
    if let Some(folder) = env::var_os(CACHE_VARIABLE).filter(|folder| !folder.is_empty()) {
        return std::path::absolute(folder).context(CACHE_VARIABLE);
    }
    if let Some(workspace) = workspace() {
        return Ok(workspace.join("target").join("rbg"));
    }
    let folders = etcetera::choose_base_strategy()
        .map_err(|error| anyhow!("{error}; {CACHE_VARIABLE} can name a folder for reasoners"))?;
    Ok(folders.cache_dir().join("rbg"))
}

/// Returns the folder for what verbs keep of their runs: logs, and what they need to go on
/// where they were stopped.
///
/// # Errors
///
/// Where the user has no home.
pub fn state() -> anyhow::Result<PathBuf> {
    match workspace() {
        Some(workspace) => Ok(workspace.join("target")),
        None => Ok(state_of(&etcetera::choose_base_strategy()?)),
    }
}

/// The folder for states, or for data on systems without one.
fn state_of(folders: &impl BaseStrategy) -> PathBuf {
    let state = folders.state_dir();
    state.unwrap_or_else(|| folders.data_dir()).join("rbg")
}

/// Returns the folder of the runtime's crate: the repository's, or else one in the cache
/// that is written first.
///
/// # Errors
///
/// If it cannot be written.
pub fn runtime() -> anyhow::Result<PathBuf> {
    if let Some(workspace) = workspace() {
        return Ok(workspace.join("runtime"));
    }
    let name = format!("runtime-{}", runtime_fingerprint());
    write_runtime(&cache()?.join(name))
}

/// Writes the embedded runtime as a workspace of its own and returns the folder of the crate.
///
/// The folder's name says what is in it, so all who write it at the same time write the
/// same, and what is there already is left alone.
fn write_runtime(folder: &Path) -> anyhow::Result<PathBuf> {
    let runtime = folder.join("runtime");
    let write = |path: PathBuf, text: &[u8]| match fs::read(&path) {
        Ok(found) if found == text => Ok(()),
        _ => write_atomically(&path, text),
    };
    write(
        folder.join("Cargo.toml"),
        workspace_of_runtime()?.as_bytes(),
    )?;
    for (path, text) in source::files() {
        write(runtime.join("src").join(path), text)?;
    }
    write(runtime.join("Cargo.toml"), source::MANIFEST.as_bytes())?;
    Ok(runtime)
}

/// Returns the manifest of a workspace with the runtime alone, which gives it the versions that it
/// takes from the workspace it comes from.
fn workspace_of_runtime() -> anyhow::Result<String> {
    let built_in: toml::Table = WORKSPACE.parse()?;
    let mut workspace = match built_in.get("workspace") {
        Some(toml::Value::Table(workspace)) => workspace.clone(),
        _ => toml::Table::new(),
    };
    workspace.insert("members".to_owned(), toml::Value::from(vec!["runtime"]));
    workspace.remove("exclude");
    let manifest = toml::Table::from_iter([("workspace".to_owned(), workspace.into())]);
    Ok(toml::to_string(&manifest)?)
}

/// Returns the digest of all that reasoners are built with.
pub fn runtime_fingerprint() -> &'static str {
    static FINGERPRINT: OnceLock<String> = OnceLock::new();
    FINGERPRINT.get_or_init(|| {
        let manifests = [
            env!("RBG_RUSTC_VERSION").as_bytes(),
            LOCK,
            WORKSPACE.as_bytes(),
            source::MANIFEST.as_bytes(),
        ];
        let sources = source::files().into_iter();
        let sources = sources.flat_map(|(path, text)| [path.as_os_str().as_encoded_bytes(), text]);
        digests::of_texts(manifests.into_iter().chain(sources))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a folder with a copy of the embedded runtime.
    fn copy() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        write_runtime(folder.path()).unwrap();
        folder
    }

    #[test]
    fn a_workspace_is_found_above_if_its_runtime_is_the_one_built_in() {
        let folder = copy();
        let root = folder.path();
        let inner = root.join("a").join("b");
        assert_eq!(workspace_above(&inner).as_deref(), Some(root));
        fs::write(root.join("runtime/src/lib.rs"), "// changed").unwrap();
        assert_eq!(workspace_above(&inner), None);
        let empty = tempfile::tempdir().unwrap();
        assert_eq!(workspace_above(empty.path()), None);
    }

    #[test]
    fn what_is_missing_or_changed_in_the_written_runtime_is_put_right() {
        let folder = copy();
        let library = folder.path().join("runtime/src/lib.rs");
        let position = folder.path().join("runtime/src/position/mod.rs");
        fs::write(&library, "// cut off").unwrap();
        fs::remove_file(&position).unwrap();
        let untouched = folder.path().join("runtime/src/rng.rs");
        let modified = || fs::metadata(&untouched).unwrap().modified().unwrap();
        let before = modified();
        write_runtime(folder.path()).unwrap();
        assert!(is_workspace(folder.path()) && position.is_file());
        assert_eq!(modified(), before);
    }

    #[test]
    fn the_workspace_that_is_written_has_the_runtime_alone() {
        let manifest: toml::Table = workspace_of_runtime().unwrap().parse().unwrap();
        let workspace = manifest["workspace"].as_table().unwrap();
        assert_eq!(workspace["members"], vec!["runtime"].into());
        assert!(!workspace.contains_key("exclude"));
    }

    #[test]
    fn all_versions_are_known() {
        let lock: toml::Table = std::str::from_utf8(LOCK).unwrap().parse().unwrap();
        let packages = lock["package"].as_array().unwrap();
        for wanted in ["smallvec", "libloading", "serde_json"] {
            let is = |package: &toml::Value| package["name"].as_str() == Some(wanted);
            assert!(packages.iter().any(is), "{wanted}");
        }
    }
}
