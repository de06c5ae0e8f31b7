//! `cargo xtask miri`: all unsafe code of the runtime under Miri.

use anyhow::Context;
use clap::Args;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;

use crate::nightly;

/// Arguments of `miri`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask miri

Needs a nightly toolchain with Miri (`rustup +nightly component add miri`). Runs the tests
of the runtime that go through its unsafe code: moves in the memory of a list, trees that
several threads search, and the function table of a compiled reasoner. Emitted code
forbids unsafe code. Takes some minutes.")]
pub(crate) struct Miri {}

/// The tests that are run: their names begin with these.
const TESTS: [&str; 6] = [
    "unsafe_code::",
    "interface::every_engine",
    "interface::a_p",
    "plugin::room::",
    "search::tree::",
    "search::favourite::",
];

/// Runs the verb.
pub(crate) fn run(_: &Miri, terminal: Terminal) -> Result<(), Failure> {
    terminal.note("tests of the runtime under Miri");
    let status = nightly::cargo()
        .args(["miri", "test", "--locked", "-p", "rbg-runtime"])
        .args(["--lib", "--test", "runtime", "--target-dir", "target/miri"])
        .arg("--")
        .args(TESTS)
        .status()
        .context("cannot run cargo")?;
    interrupt::check()?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}
