//! The running of a test binary within limits of time and memory.

use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use super::schemata::VARIABLE;
use super::verdict::{End, Run};
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;

/// The time between two looks whether a process has ended.
const PAUSE: Duration = Duration::from_millis(5);

/// The most bytes that are read of what a process says.
const MOST_OUTPUT: u64 = 16 << 20;

/// A test binary and how it is run.
#[derive(Clone, Copy, Debug)]
pub(super) struct TestBinary<'a> {
    /// The binary.
    pub(super) path: &'a Path,
    /// The folder of its crate.
    pub(super) folder: &'a Path,
    /// The root of the workspace.
    pub(super) workspace: &'a Path,
}

impl TestBinary<'_> {
    /// Runs the binary with these arguments and a mutant, zero for none.
    pub(super) fn run(
        self,
        arguments: &[&str],
        mutant: u32,
        limit: Duration,
    ) -> Result<Run, Failure> {
        let mut file = tempfile::tempfile().context("cannot create a temporary file")?;
        let mut child = limited(self.path)
            .args(arguments)
            .current_dir(self.folder)
            .env(VARIABLE, mutant.to_string())
            .env("CARGO_MANIFEST_DIR", self.folder)
            .env("INSTA_WORKSPACE_ROOT", self.workspace)
            .env("INSTA_UPDATE", "no")
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file.try_clone()?)
            .spawn()
            .with_context(|| format!("cannot run {}", self.path.display()))?;
        let begun = Instant::now();
        let end = loop {
            if let Some(status) = child.try_wait()? {
                break end(status);
            }
            let stopped = interrupt::requested();
            if stopped || begun.elapsed() > limit {
                child.kill()?;
                child.wait()?;
                interrupt::check()?;
                break End::TimeUp;
            }
            thread::sleep(PAUSE);
        };
        interrupt::check()?;
        file.rewind()?;
        let mut output = Vec::new();
        file.take(MOST_OUTPUT).read_to_end(&mut output)?;
        let output = String::from_utf8_lossy(&output).into_owned();
        Ok(Run { end, output })
    }
}

fn end(status: ExitStatus) -> End {
    status.code().map_or(End::Signal, End::Exit)
}

/// Returns a command whose memory is limited: a mutant may ask for more and more of it.
#[cfg(unix)]
fn limited(binary: &Path) -> Command {
    // Four gigabytes, in kilobytes.
    let limit = "ulimit -v 4194304 && exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limit]).arg(binary);
    command
}

#[cfg(not(unix))]
fn limited(binary: &Path) -> Command {
    Command::new(binary)
}
