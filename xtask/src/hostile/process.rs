//! Processes of this program, with limits, and what they take.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::fuzz_text::peak_mebibytes;

/// The time after which a process is ended.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time between two looks at a process.
const TICK: Duration = Duration::from_millis(1);

/// The memory that a process may have, in KiB.
const MEMORY: u64 = 8 << 20;

/// The most that is kept of what a process says.
const MOST_SAID: u64 = 1 << 20;

/// How a process ended, and what it took.
pub(super) struct Ended {
    pub(super) seconds: f64,
    /// The processor time and the memory, as the system tells while the process runs, where it
    /// does.
    pub(super) processor_seconds: f64,
    pub(super) peak_mebibytes: f64,
    /// The exit code; `None` if it ended by a signal.
    pub(super) exit: Option<i32>,
    /// The beginning of what it wrote to the standard error.
    pub(super) errors: String,
}

/// Returns a call of this program that cannot have more memory than is allowed, where the system has
/// such limits.
pub(super) fn limited(program: &Path, arguments: impl IntoIterator<Item = String>) -> Command {
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        let limit = "ulimit -v \"$1\" 2>/dev/null; shift; exec \"$@\"";
        shell
            .args(["-c", limit, "sh"])
            .arg(MEMORY.to_string())
            .arg(program);
        shell
    } else {
        Command::new(program)
    };
    command.args(arguments);
    command
}

/// Runs a process that has nothing to read, and waits for its end.
pub(super) fn run(command: &mut Command) -> anyhow::Result<Ended> {
    let begun = Instant::now();
    let mut child = command
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start this program again")?;
    let errors = child.stderr.take().context("no standard error")?;
    let reader = thread::spawn(move || read(errors));
    let (processor_seconds, peak_mebibytes) = watch(&mut child, begun)?;
    Ok(Ended {
        seconds: begun.elapsed().as_secs_f64(),
        processor_seconds,
        peak_mebibytes,
        exit: child.wait()?.code(),
        errors: reader.join().unwrap_or_default(),
    })
}

/// Reads all that a process says, and returns the beginning.
fn read(mut errors: ChildStderr) -> String {
    let mut kept = Vec::new();
    // What cannot be read is as good as nothing.
    let _ = errors.by_ref().take(MOST_SAID).read_to_end(&mut kept);
    let _ = std::io::copy(&mut errors, &mut std::io::sink());
    String::from_utf8_lossy(&kept).into_owned()
}

/// Waits for a process; returns its processor time and the most memory that it was seen to have.
fn watch(child: &mut Child, begun: Instant) -> anyhow::Result<(f64, f64)> {
    let name = child.id().to_string();
    let (mut used, mut peak) = (0.0_f64, 0.0_f64);
    while child.try_wait()?.is_none() {
        used = used.max(processor_seconds(&name).unwrap_or(0.0));
        peak = peak.max(peak_mebibytes(&name).unwrap_or(0.0));
        if begun.elapsed() > PATIENCE {
            child.kill()?;
        }
        thread::sleep(TICK);
    }
    Ok((used, peak))
}

/// Returns the processor time of a process so far, where the system tells it in hundredths of
/// seconds.
fn processor_seconds(process: &str) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in brackets, may have spaces in it.
    let (_, fields) = status.rsplit_once(')')?;
    let fields = fields.split_whitespace().skip(11).take(2);
    let ticks: f64 = fields.filter_map(|field| field.parse::<f64>().ok()).sum();
    Some(ticks / 100.0)
}
