//! The nightly toolchain, for what needs it.

use std::process::Command;

use rbg_cli::library;

/// Returns the cargo of the nightly toolchain, in the workspace.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command
        .arg("+nightly")
        .current_dir(library::workspace())
        // The compiler of this process is not the one that is needed.
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO");
    command
}
