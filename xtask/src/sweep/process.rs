//! The running of a step as a process of its own, which a broken reasoner may bring down.

use std::fs::File;
use std::io::{Read, Seek};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::Context;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::library;
use serde_json::Value;

use super::unit::Step;

/// The time between two looks at a process.
const PAUSE: Duration = Duration::from_millis(50);

/// The number of lines of messages that are shown of a process that does not say what is wrong.
const LAST_LINES: usize = 5;

/// Runs a step; returns everything that it found wrong. Steps at the same time have
/// different `place`s.
pub(super) fn run(step: &Step, place: usize) -> Result<Vec<String>, Failure> {
    let program = std::env::current_exe().context("cannot tell where this program is")?;
    let (mut output, mut errors) = (tempfile::tempfile()?, tempfile::tempfile()?);
    let mut command = Command::new(program);
    command
        .args(&step.arguments)
        .arg("--json")
        .stdin(Stdio::null())
        .stdout(output.try_clone()?)
        .stderr(errors.try_clone()?);
    match step.kind {
        "differential" => {
            command.arg(format!("--place={place}"));
        }
        "fuzz" => {
            let target = library::workspace().join("target");
            let folder = target.join("sweep").join(format!("fuzz-{place}"));
            command.arg("--jobs=1").arg("--folder").arg(folder);
        }
        _ => {}
    }
    let mut child = command.spawn().context("cannot start this program again")?;
    let status = ended(&mut child)?;
    if status.code() == Some(i32::from(Failure::INTERRUPTED)) {
        return Err(Failure::Interrupted);
    }
    Ok(judged(status, &read(&mut output)?, &read(&mut errors)?))
}

/// Waits for the end of a process; ends it when the user wants to stop.
fn ended(child: &mut Child) -> Result<ExitStatus, Failure> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if interrupt::requested() {
            // It may have ended by itself.
            let _ = child.kill();
            child.wait()?;
            return Err(Failure::Interrupted);
        }
        thread::sleep(PAUSE);
    }
}

fn read(file: &mut File) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns everything that is wrong, by the end of a process and by what it has written.
fn judged(status: ExitStatus, output: &str, errors: &str) -> Vec<String> {
    if status.success() {
        return Vec::new();
    }
    let mut failures = Vec::new();
    for line in output.lines() {
        match serde_json::from_str(line) {
            Ok(report) => collect(&report, &mut failures),
            Err(_) => failures.push(line.to_owned()),
        }
    }
    if status.code() != Some(1) || failures.is_empty() {
        let lines: Vec<&str> = errors.lines().collect();
        let last = &lines[lines.len().saturating_sub(LAST_LINES)..];
        failures.push(format!("ended with {status}: {}", last.join(" / ")));
    }
    failures
}

/// The failures that a report of any verb tells about.
fn collect(report: &Value, failures: &mut Vec<String>) {
    match report {
        Value::Object(fields) => {
            let variant = fields.get("variant").and_then(Value::as_str);
            let variant = variant.map(|name| format!("{name}: "));
            let variant = variant.as_deref().unwrap_or_default();
            for (name, value) in fields {
                match value {
                    Value::Array(found) if name == "failures" => {
                        failures.extend(found.iter().map(|failure| match failure {
                            Value::String(text) => format!("{variant}{text}"),
                            other => other.to_string(),
                        }));
                    }
                    other => collect(other, failures),
                }
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| collect(part, failures)),
        _ => {}
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::process::ExitStatusExt;

    use super::*;

    #[test]
    fn reports_and_ends_tell_what_is_wrong() {
        let exited = |code: i32| ExitStatus::from_raw(code << 8);
        let differential =
            r#"{"ok":false,"variants":[{"variant":"--no-sets","failures":["a move"]},
            {"variant":"all off","failures":[]}],"failures":["does not build"]}"#
                .replace('\n', "");
        let fuzz = r#"{"outcome":{"games":2,"failures":[{"number":7}]}}"#;
        for (status, output, errors, expected) in [
            (exited(0), "{\"failures\":[]}", "", &[][..]),
            (
                exited(1),
                &differential,
                "",
                &["does not build", "--no-sets: a move"],
            ),
            (exited(1), fuzz, "", &["{\"number\":7}"]),
            (
                exited(1),
                "",
                "1\n2\n3\n4\n5\n6\n",
                &["ended with exit status: 1: 2 / 3 / 4 / 5 / 6"],
            ),
            (
                exited(2),
                "",
                "no game",
                &["ended with exit status: 2: no game"],
            ),
            (
                ExitStatus::from_raw(6),
                "half a li",
                "",
                &["half a li", "ended with signal: 6 (SIGABRT): "],
            ),
        ] {
            let mut failures = judged(status, output, errors);
            failures.sort_by_key(|failure| expected.iter().position(|e| e == failure));
            for (failure, expected) in failures.iter().zip(expected) {
                assert!(failure.starts_with(expected), "{failure}");
            }
            assert_eq!(failures.len(), expected.len(), "{failures:?}");
        }
    }
}
