//! The build script, which generates the parsers of declarations, boards and rules, and a
//! fingerprint of the sources, by which caches tell what another version of the compiler made.

use std::collections::hash_map::DefaultHasher;
use std::error::Error;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    lalrpop::process_src()?;
    let mut hasher = DefaultHasher::new();
    for part in ["Cargo.toml", "build.rs", "src"] {
        println!("cargo::rerun-if-changed={part}");
        fingerprint(Path::new(part), &mut hasher)?;
    }
    println!(
        "cargo::rustc-env=RBG_COMPILER_FINGERPRINT={:016x}",
        hasher.finish()
    );
    Ok(())
}

/// Feeds a file, or all files below a folder, to the hasher.
fn fingerprint(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    if !path.is_dir() {
        path.hash(hasher);
        fs::read(path)?.hash(hasher);
        return Ok(());
    }
    let entries = fs::read_dir(path)?;
    let mut entries = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    entries
        .iter()
        .try_for_each(|entry| fingerprint(entry, hasher))
}
