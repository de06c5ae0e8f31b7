//! The build script, which generates the parsers of declarations, boards and rules, and a
//! fingerprint of the sources, by which caches tell what another version of the compiler made.

use std::error::Error;
use std::fs;
use std::io;
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

fn main() -> Result<(), Box<dyn Error>> {
    lalrpop::process_src()?;
    let mut hasher = Xxh3::new();
    for part in ["Cargo.toml", "build.rs", "src"] {
        println!("cargo::rerun-if-changed={part}");
        fingerprint(Path::new(part), &mut hasher)?;
    }
    println!(
        "cargo::rustc-env=RBG_COMPILER_FINGERPRINT={:016x}",
        hasher.digest()
    );
    Ok(())
}

/// Feeds a file, or all files below a folder, to the hasher.
fn fingerprint(path: &Path, hasher: &mut Xxh3) -> io::Result<()> {
    if !path.is_dir() {
        let (name, text) = (path.as_os_str().as_encoded_bytes(), fs::read(path)?);
        for part in [name, &text] {
            hasher.update(&part.len().to_le_bytes());
            hasher.update(part);
        }
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
