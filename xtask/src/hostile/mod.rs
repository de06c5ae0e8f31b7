//! `cargo xtask hostile`: how input made to break the compiler ends, with the
//! time and the memory that it takes.

mod inputs;

use std::fs;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

use crate::fuzz_text::peak_mebibytes;
use inputs::Input;

/// The time after which a process is ended.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time between two looks at a process.
const TICK: Duration = Duration::from_millis(1);

/// Arguments of `hostile`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask hostile
  cargo xtask hostile --json

Compiles every input in a process of its own. Exit code 1 if one of them does not
end with the diagnostic that is due.")]
pub(crate) struct Hostile {
    /// Print one line of JSON per input
    #[arg(long)]
    pub(crate) json: bool,
}

/// One input's line of JSON.
#[derive(Serialize)]
struct Report {
    input: &'static str,
    bytes: usize,
    seconds: f64,
    /// The processor time and the memory, as the system tells while the process runs, where it
    /// does.
    processor_seconds: f64,
    peak_mebibytes: f64,
    /// The exit code; `None` if it ended by a signal.
    exit: Option<i32>,
    /// The class of the first diagnostic.
    diagnostic: Option<String>,
    as_due: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Hostile, terminal: Terminal) -> Result<(), Failure> {
    let inputs = inputs::inputs();
    let bar = terminal.progress("compiling", inputs.len() as u64);
    let mut reports = Vec::new();
    for (number, input) in (0..).zip(&inputs) {
        interrupt::check()?;
        bar.say(input.name);
        bar.set(number);
        reports.push(measure(input)?);
    }
    drop(bar);
    if arguments.json {
        reports
            .iter()
            .try_for_each(|report| terminal.print_json(report))?;
    } else {
        let mut table = terminal.table(&[
            "input",
            "KiB",
            "seconds",
            "processor",
            "MiB",
            "exit",
            "diagnostic",
            "",
        ]);
        for report in &reports {
            let exit = report
                .exit
                .map_or("signal".to_owned(), |code| code.to_string());
            table.add_row([
                report.input.to_owned(),
                (report.bytes / 1024).to_string(),
                format!("{:.2}", report.seconds),
                format!("{:.2}", report.processor_seconds),
                format!("{:.0}", report.peak_mebibytes),
                exit,
                report.diagnostic.clone().unwrap_or_default(),
                if report.as_due { "" } else { "not as due" }.to_owned(),
            ]);
        }
        terminal.print_table(table, 1)?;
    }
    if reports.iter().all(|report| report.as_due) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

fn measure(input: &Input) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let file = folder.path().join("hostile.rbg");
    fs::write(&file, &input.text)?;
    let begun = Instant::now();
    let mut child = Command::new(std::env::current_exe()?)
        .arg("compile-game")
        .arg(&file)
        .arg("--out-dir")
        .arg(folder.path().join("crate"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut errors = child.stderr.take().context("no standard error")?;
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        errors.read_to_end(&mut text).map(|_| text)
    });
    let (processor_seconds, peak) = watch(&mut child, begun)?;
    let seconds = begun.elapsed().as_secs_f64();
    let exit = child.wait()?.code();
    let text = reader.join().map_or(Ok(Vec::new()), |text| text)?;
    let diagnostic = first_class(&String::from_utf8_lossy(&text));
    let as_due = match input.refused {
        None => exit == Some(0),
        Some(class) => {
            let right = |found: &String| found.starts_with(class);
            exit == Some(1) && diagnostic.as_ref().is_some_and(right)
        }
    };
    Ok(Report {
        input: input.name,
        bytes: input.text.len(),
        seconds,
        processor_seconds,
        peak_mebibytes: peak,
        exit,
        diagnostic,
        as_due,
    })
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

/// Returns the class in `error[CLASS]`.
fn first_class(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("error[")?;
    Some(rest.split_once(']')?.0.to_owned())
}

#[cfg(test)]
mod tests {
    use rbg_compiler::{Limits, Options, Source, compile};

    use super::*;

    #[test]
    fn hostile_input_ends_with_the_diagnostic_that_is_due() {
        // Less effort than by default, so that the test takes less time.
        let limits = Limits {
            effort: 3_000_000,
            ..Limits::default()
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        for input in inputs::inputs() {
            let source = Source {
                name: "hostile".to_owned(),
                text: input.text,
            };
            match (compile(&source, &options), input.refused) {
                (Ok(_), None) => {}
                (Ok(_), Some(due)) => panic!("{} is accepted, {due} is due", input.name),
                (Err(error), due) => {
                    let errors = error.diagnostics();
                    let class = errors[0].code.0;
                    let effort =
                        class == "LIMIT-EFFORT" && due.is_none_or(|due| due.starts_with("LIMIT-"));
                    let as_due = due.is_some_and(|due| class.starts_with(due));
                    assert!(effort || as_due, "{}: {class}", input.name);
                    assert!(errors[0].hint.is_some() || !class.starts_with("LIMIT-"));
                }
            }
        }
    }

    #[test]
    fn the_class_is_found_in_what_is_said() {
        assert_eq!(
            first_class("a.rbg:1:1: error[LEX-STRAY]: x").as_deref(),
            Some("LEX-STRAY")
        );
        assert_eq!(first_class("nothing"), None);
    }
}
