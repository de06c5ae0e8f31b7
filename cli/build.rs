//! The build script, which puts into the program what building reasoners takes outside of the
//! repository: the versions of crates it was built with, and which rustc built it.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() -> io::Result<()> {
    let folder = |name: &str| PathBuf::from(env::var_os(name).unwrap_or_default());
    let manifest_dir = folder("CARGO_MANIFEST_DIR");
    let out = folder("OUT_DIR");

    // A package has the lock beside its manifest, a workspace at its root.
    let near = manifest_dir.join("Cargo.lock");
    let lock = if near.is_file() {
        near
    } else {
        manifest_dir.join("../Cargo.lock")
    };
    embed(&lock, &out.join("Cargo.lock"))?;
    embed(
        &manifest_dir.join("../Cargo.toml"),
        &out.join("workspace.toml"),
    )?;

    println!("cargo::rustc-env=RBG_RUSTC_VERSION={}", rustc_version());
    Ok(())
}

/// Embeds a copy of a text, or an empty one where there is none.
fn embed(from: &Path, to: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", from.display());
    let text = if from.is_file() {
        fs::read(from)?
    } else {
        Vec::new()
    };
    fs::write(to, text)
}

/// Returns the version of rustc in one line.
fn rustc_version() -> String {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let output = Command::new(rustc).arg("-vV").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let text = text.unwrap_or_default();
    text.lines().collect::<Vec<_>>().join("; ")
}
