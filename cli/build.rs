//! Fingerprints of the sources that decide what a cached reasoner looks like,
//! so that a changed compiler or runtime never meets an old build.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let manifest_dir = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let workspace = manifest_dir.join("..");
    let runtime = [
        "Cargo.lock",
        "Cargo.toml",
        "runtime/Cargo.toml",
        "runtime/src",
    ];
    let compiler = ["compiler/Cargo.toml", "compiler/build.rs", "compiler/src"];

    let mut hasher = DefaultHasher::new();
    // The compiler that builds this script also builds the reasoners.
    env::var("RUSTC")
        .ok()
        .and_then(|rustc| std::process::Command::new(rustc).arg("-vV").output().ok())
        .map(|output| output.stdout)
        .hash(&mut hasher);
    for part in runtime {
        fingerprint(&workspace.join(part), &mut hasher)?;
    }
    println!(
        "cargo::rustc-env=RBG_RUNTIME_FINGERPRINT={:016x}",
        hasher.finish()
    );
    for part in compiler {
        fingerprint(&workspace.join(part), &mut hasher)?;
    }
    println!(
        "cargo::rustc-env=RBG_COMPILER_FINGERPRINT={:016x}",
        hasher.finish()
    );
    Ok(())
}

/// Feeds a file, or all files below a directory, to the hasher.
fn fingerprint(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", path.display());
    if path.is_dir() {
        let mut entries = fs::read_dir(path)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<Vec<_>>>()?;
        entries.sort();
        for entry in entries {
            entry.file_name().hash(hasher);
            fingerprint(&entry, hasher)?;
        }
    } else if path.is_file() {
        fs::read(path)?.hash(hasher);
    }
    Ok(())
}
