//! Builds of generated crates as shared libraries, by cargo.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::anyhow;
use serde::Deserialize;

use crate::failure::Failure;
use crate::interrupt;
use crate::settings::Settings;
use crate::terminal::Terminal;

/// A line of cargo's machine-readable output, as far as it matters here.
#[derive(Deserialize)]
struct Message {
    reason: String,
    #[serde(default)]
    target: Target,
    #[serde(default)]
    filenames: Vec<PathBuf>,
}

#[derive(Default, Deserialize)]
struct Target {
    #[serde(default)]
    crate_types: Vec<String>,
}

/// Builds the crate in `folder` and returns the path of the shared library,
/// which the next build of a crate with the same name may overwrite.
pub fn build_library(
    folder: &Path,
    target: &Path,
    settings: &Settings,
    name: &str,
    terminal: Terminal,
) -> Result<PathBuf, Failure> {
    match try_to_build_library(folder, target, settings, name, terminal)? {
        Ok(library) => Ok(library),
        Err(Refused(said)) => {
            let folder = folder.display();
            let said = said.trim_end();
            Err(anyhow!("the generated source of {name} in {folder} does not build\n{said}").into())
        }
    }
}

/// The messages of cargo and rustc about source that they do not accept.
#[derive(Debug)]
pub struct Refused(pub String);

/// Builds the crate in `folder` as [`build_library`] does; that the source is not accepted is no
/// failure yet.
pub fn try_to_build_library(
    folder: &Path,
    target: &Path,
    settings: &Settings,
    name: &str,
    terminal: Terminal,
) -> Result<Result<PathBuf, Refused>, Failure> {
    let _progress = terminal.spinner(&format!("building {name}"));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "rustc",
            "--release",
            "--lib",
            "--crate-type",
            "cdylib",
            "--features",
        ])
        .arg(settings.features())
        .arg("--message-format=json-render-diagnostics")
        .args([
            "--color",
            if terminal.colored_errors() {
                "always"
            } else {
                "never"
            },
        ])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .env("RUSTFLAGS", rust_flags(settings))
        // It would take the place of RUSTFLAGS.
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| cannot_run("cargo", &error))?;
    interrupt::check()?;
    if !output.status.success() {
        check_rustc()?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Ok(Err(Refused(said)));
    }
    shared_library(&output.stdout)
        .map(Ok)
        .ok_or_else(|| anyhow!("cargo did not name the library it built for {name}").into())
}

/// Checks that rustc runs: tells a build that fails without rustc from one of source that rustc
/// refuses.
fn check_rustc() -> Result<(), Failure> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output();
    output
        .map(drop)
        .map_err(|error| cannot_run("rustc", &error))
}

fn cannot_run(program: &str, error: &io::Error) -> Failure {
    Failure::Other(anyhow!(
        "cannot run {program} to build the reasoner: {error}\n  hint: install Rust \
         (https://rustup.rs), or play without a build by --engine interpreter"
    ))
}

/// Returns the flags for rustc: the user's and, for speed, everything the processor can do, and no
/// jumps through tables. Reasoners decide by control states and modifiers between few ways to go
/// on, which the processors measured foresee better branch by branch (figures are in the compiler's
/// README).
pub fn rust_flags(settings: &Settings) -> String {
    let mut flags = env::var("RUSTFLAGS").unwrap_or_default();
    if !settings.portable {
        let cpu = settings.target_cpu.as_deref().unwrap_or("native");
        flags.push_str(" -C jump-tables=no -C no-vectorize-slp -C target-cpu=");
        flags.push_str(cpu);
    }
    flags.trim().to_owned()
}

/// Returns what the environment says of the profile that reasoners are built with, which cargo
/// prefers to what a manifest says.
pub fn profile() -> String {
    let mut settings: Vec<String> = env::vars_os()
        .map(|(name, value)| format!("{}={}", name.display(), value.display()))
        .filter(|setting| setting.starts_with("CARGO_PROFILE_RELEASE_"))
        .collect();
    settings.sort_unstable();
    settings.join("\n")
}

/// Returns the last shared library that cargo's messages name.
fn shared_library(messages: &[u8]) -> Option<PathBuf> {
    messages
        .split(|&byte| byte == b'\n')
        .filter_map(|line| serde_json::from_slice::<Message>(line).ok())
        .filter(|message| message.reason == "compiler-artifact")
        .filter(|message| {
            message
                .target
                .crate_types
                .iter()
                .any(|kind| kind == "cdylib")
        })
        .filter_map(|message| {
            let suffix = env::consts::DLL_SUFFIX;
            message
                .filenames
                .into_iter()
                .find(|file| file.to_string_lossy().ends_with(suffix))
        })
        .next_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_is_found_among_the_messages() {
        let file = format!("/t/librbg_x{}", env::consts::DLL_SUFFIX);
        let messages = format!(
            "{{\"reason\":\"compiler-artifact\",\"target\":{{\"crate_types\":[\"lib\"]}},\"filenames\":[\"/t/a.rlib\"]}}\n\
             {{\"reason\":\"compiler-artifact\",\"target\":{{\"crate_types\":[\"cdylib\"]}},\"filenames\":[\"/t/a.d\",{file:?}]}}\n\
             {{\"reason\":\"build-finished\",\"success\":true}}\n"
        );
        assert_eq!(
            shared_library(messages.as_bytes()),
            Some(PathBuf::from(file))
        );
        assert_eq!(
            shared_library(b"{\"reason\":\"build-finished\",\"success\":true}\n"),
            None
        );
    }
}
