//! The build script, which lists the files of the library for the crate to embed.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name: &str| PathBuf::from(env::var_os(name).unwrap_or_default());
    let root = variable("CARGO_MANIFEST_DIR");
    println!("cargo::rerun-if-changed=.");
    let games = list(&root, "rbg", |path| path.file_stem())?;
    let tables = list(&root.join("reference"), "tsv", |path| path.file_name())?;
    let heuristics = list(&root.join("heuristics"), "json", |path| path.file_stem())?;
    let networks = list(&root.join("networks"), "safetensors", |path| {
        path.file_stem()
    })?;
    let code = format!(
        "static GAMES: &[(&str, &[u8])] = &[{games}];\n\
         static TABLES: &[(&str, &[u8])] = &[{tables}];\n\
         static HEURISTICS: &[(&str, &[u8])] = &[{heuristics}];\n\
         static NETWORKS: &[(&str, &[u8])] = &[{networks}];\n"
    );
    fs::write(variable("OUT_DIR").join("files.rs"), code)
}

/// Lists the files of a folder with an extension, sorted: the elements of an array of pairs
/// of name and content.
fn list(
    folder: &Path,
    extension: &str,
    name: impl Fn(&Path) -> Option<&std::ffi::OsStr>,
) -> io::Result<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == extension)
            && let Some(name) = name(&path)
        {
            let name = name.to_string_lossy().into_owned();
            let path = path.to_string_lossy().into_owned();
            files.push(format!("({name:?}, include_bytes!({path:?})), "));
        }
    }
    files.sort_unstable();
    Ok(files.concat())
}
