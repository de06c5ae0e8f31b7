//! Other processes, and what is known of this one.

use std::env;
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::Context;

/// A process that is ended with this value.
#[derive(Debug)]
pub(super) struct Running(pub(super) Child);

impl Running {
    /// Starts this program with other arguments; its output is kept if that is asked for.
    pub(super) fn start(arguments: &[String], keep: bool) -> anyhow::Result<Self> {
        let program = env::current_exe().context("this program has no path")?;
        let output = if keep { Stdio::piped() } else { Stdio::null() };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(Stdio::null());
        let child = command.spawn().context("cannot start a player")?;
        Ok(Self(child))
    }

    /// Kills it at once.
    pub(super) fn kill(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns the number of cores that this process may use.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

/// Returns the memory of this process, in MiB, where the system tells.
pub(super) fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes / 1024)
}
