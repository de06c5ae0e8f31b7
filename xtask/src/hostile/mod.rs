//! `cargo xtask hostile`: how input made to break the compiler, and calls made to break verbs, end,
//! with the time and the memory that they take.

#[cfg(unix)]
mod calls;
mod inputs;
mod process;

use std::fs;
use std::process::Stdio;

use anyhow::Context;
use clap::Args;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

use inputs::Input;

/// Arguments of `hostile`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  cargo xtask hostile
  cargo xtask hostile --calls
  cargo xtask hostile --calls --without-building --json

Compiles every input, and makes every call of a verb, in a process of its own with a limit
on its memory and its time. Exit code 1 if one of them does not end with the diagnostic,
or the exit code and the message, that is due.")]
pub(crate) struct Hostile {
    /// Make the calls only
    #[arg(long)]
    calls: bool,
    /// Leave out the calls for which a reasoner has to be built
    #[arg(long)]
    without_building: bool,
    /// Print one line of JSON per input or call
    #[arg(long)]
    pub(crate) json: bool,
}

/// The line of JSON of an input or a call.
#[derive(Serialize)]
struct Report {
    /// The name of the input or the call.
    input: String,
    /// The arguments of a call.
    #[serde(skip_serializing_if = "Option::is_none")]
    arguments: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<usize>,
    seconds: f64,
    /// The processor time and the memory, as the system tells while the process runs, where it
    /// does.
    processor_seconds: f64,
    peak_mebibytes: f64,
    /// The exit code; `None` if it ended by a signal.
    exit: Option<i32>,
    /// The class of the first diagnostic, or what a call says.
    diagnostic: Option<String>,
    as_due: bool,
}

/// Runs the verb.
pub(crate) fn run(arguments: &Hostile, terminal: Terminal) -> Result<(), Failure> {
    let inputs = match arguments.calls {
        true => Vec::new(),
        false => inputs::inputs(),
    };
    let bar = terminal.progress("compiling", inputs.len() as u64);
    let mut reports = Vec::new();
    for (number, input) in (0..).zip(&inputs) {
        interrupt::check()?;
        bar.say(input.name);
        bar.set(number);
        reports.push(measure(input)?);
    }
    drop(bar);
    #[cfg(unix)]
    reports.extend(made_calls(arguments, terminal)?);
    if arguments.json {
        reports
            .iter()
            .try_for_each(|report| terminal.print_json(report))?;
    } else {
        print(&reports, terminal)?;
    }
    if reports.iter().all(|report| report.as_due) {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}

fn print(reports: &[Report], terminal: Terminal) -> Result<(), Failure> {
    let mut table = terminal.table(&[
        "input or call",
        "KiB",
        "seconds",
        "processor",
        "MiB",
        "exit",
        "diagnostic",
        "",
    ]);
    for report in reports {
        let exit = report
            .exit
            .map_or("signal".to_owned(), |code| code.to_string());
        let kibibytes = report.bytes.map(|bytes| (bytes / 1024).to_string());
        table.add_row([
            report.input.clone(),
            kibibytes.unwrap_or_default(),
            format!("{:.2}", report.seconds),
            format!("{:.2}", report.processor_seconds),
            format!("{:.0}", report.peak_mebibytes),
            exit,
            report.diagnostic.clone().unwrap_or_default(),
            if report.as_due { "" } else { "not as due" }.to_owned(),
        ]);
    }
    terminal.print_table(table, 1)
}

fn measure(input: &Input) -> anyhow::Result<Report> {
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let file = folder.path().join("hostile.rbg");
    fs::write(&file, &input.text)?;
    let program = std::env::current_exe()?;
    let text = |path: &std::path::Path| path.display().to_string();
    let arguments = [
        "compile-game".to_owned(),
        text(&file),
        "--out-dir".to_owned(),
        text(&folder.path().join("crate")),
    ];
    let mut command = process::limited(&program, arguments);
    let ended = process::run(command.stdout(Stdio::null()))?;
    let diagnostic = first_class(&ended.errors);
    let as_due = match input.refused {
        None => ended.exit == Some(0),
        Some(class) => {
            let right = |found: &String| found.starts_with(class);
            ended.exit == Some(1) && diagnostic.as_ref().is_some_and(right)
        }
    };
    Ok(Report {
        input: input.name.to_owned(),
        arguments: None,
        bytes: Some(input.text.len()),
        seconds: ended.seconds,
        processor_seconds: ended.processor_seconds,
        peak_mebibytes: ended.peak_mebibytes,
        exit: ended.exit,
        diagnostic,
        as_due,
    })
}

/// Makes the calls that are asked for.
#[cfg(unix)]
fn made_calls(arguments: &Hostile, terminal: Terminal) -> Result<Vec<Report>, Failure> {
    let mut calls = calls::calls()?;
    calls.retain(|call| !(call.builds() && arguments.without_building));
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    calls::prepare(folder.path())?;
    let bar = terminal.progress("calling", calls.len() as u64);
    let mut reports = Vec::new();
    for (number, call) in (0..).zip(&calls) {
        interrupt::check()?;
        bar.say(&call.name);
        bar.set(number);
        let ended = call.made(folder.path())?;
        let as_due = call.is_as_due(&ended, folder.path());
        let said = ended.errors.lines().find(|line| !line.trim().is_empty());
        reports.push(Report {
            input: call.name.clone(),
            arguments: Some(call.arguments.clone()),
            bytes: None,
            seconds: ended.seconds,
            processor_seconds: ended.processor_seconds,
            peak_mebibytes: ended.peak_mebibytes,
            exit: ended.exit,
            diagnostic: said.map(str::to_owned),
            as_due,
        });
    }
    Ok(reports)
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
