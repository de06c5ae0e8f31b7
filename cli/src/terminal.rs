//! The terminal: where output goes and how, with colours, tables and progress.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use comfy_table::{Attribute, Cell, CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::failure::Failure;

/// The time below which work shows no progress.
const PATIENCE: Duration = Duration::from_millis(600);

/// The version of the JSON that the users' verbs print, which docs/JSON.md describes: it changes
/// when a field goes away or changes its meaning.
pub const JSON_VERSION: u32 = 1;

/// A line of JSON with the version of its form.
#[derive(Serialize)]
struct Versioned<'a, T> {
    schema: u32,
    #[serde(flatten)]
    report: &'a T,
}

/// The two output streams and what they can show.
#[derive(Clone, Copy, Debug)]
pub struct Terminal {
    colored_output: bool,
    colored_errors: bool,
    progress: bool,
    notes: bool,
}

impl Terminal {
    /// Colours on terminals that have them, unless `NO_COLOR` or `CLICOLOR` says
    /// otherwise; progress only on a terminal and never together with machine-readable
    /// output.
    pub fn new(json: bool) -> Self {
        Self {
            colored_output: is_colored(&io::stdout()),
            colored_errors: is_colored(&io::stderr()),
            progress: io::stderr().is_terminal() && !json,
            notes: true,
        }
    }

    /// Shows progress and writes nothing else, for programs that hand errors on themselves.
    pub fn silent() -> Self {
        Self {
            colored_output: false,
            colored_errors: false,
            progress: io::stderr().is_terminal(),
            notes: false,
        }
    }

    /// Returns the same terminal without progress, for work beside work that shows its own.
    pub fn without_progress(self) -> Self {
        Self {
            progress: false,
            ..self
        }
    }

    /// Returns the same terminal without colours, for text that is read by this program.
    pub fn without_colors(self) -> Self {
        Self {
            colored_output: false,
            colored_errors: false,
            ..self
        }
    }

    /// Returns whether the standard output takes colours.
    pub fn colored_output(self) -> bool {
        self.colored_output
    }

    /// Returns whether the standard error takes colours.
    pub fn colored_errors(self) -> bool {
        self.colored_errors
    }

    /// Writes to the standard output at once.
    pub fn print(self, text: &str) -> Result<(), Failure> {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()?;
        Ok(())
    }

    /// Writes a value as one line of JSON to the standard output.
    pub fn print_json(self, value: &impl Serialize) -> Result<(), Failure> {
        let mut line = serde_json::to_string(value).map_err(anyhow::Error::from)?;
        line.push('\n');
        self.print(&line)
    }

    /// Writes the report of a user's verb, a structure, as one line of JSON that tells the version
    /// of its form.
    pub fn print_report(self, report: &impl Serialize) -> Result<(), Failure> {
        self.print_json(&Versioned {
            schema: JSON_VERSION,
            report,
        })
    }

    /// Writes to the standard error; nobody is left to hear if that fails.
    pub fn note(self, text: &str) {
        if !self.notes {
            return;
        }
        let _ = writeln!(io::stderr().lock(), "{}", text.trim_end());
    }

    /// Writes an error message to the standard error.
    pub fn error(self, message: &str) {
        let style = if self.colored_errors {
            AnsiColor::Red.on_default().bold()
        } else {
            Style::new()
        };
        self.note(&format!("{style}error{style:#}: {message}"));
    }

    /// Returns an empty table with these column heads.
    pub fn table(self, heads: &[&str]) -> Table {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED);
        if self.colored_output {
            table.enforce_styling();
        } else {
            table.force_no_tty();
        }
        table.set_header(
            heads
                .iter()
                .map(|head| Cell::new(head).add_attribute(Attribute::Bold)),
        );
        table
    }

    /// Prints a table; all columns but the first `left` ones hold numbers.
    pub fn print_table(self, mut table: Table, left: usize) -> Result<(), Failure> {
        for (number, column) in table.column_iter_mut().enumerate() {
            if number >= left {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        self.print(&format!("{table}\n"))
    }

    /// Returns progress over `total` steps that appears once the work takes a while.
    pub fn progress(self, message: &str, total: u64) -> Progress {
        let style = "{msg} [{wide_bar}] {percent}% {elapsed}";
        Progress::new(self.progress, message, ProgressBar::hidden(), total, style)
    }

    /// Returns progress of work whose extent is not known.
    pub fn spinner(self, message: &str) -> Progress {
        let style = "{spinner} {msg} {elapsed}";
        let spinner = Progress::new(self.progress, message, ProgressBar::hidden(), 0, style);
        spinner.show();
        spinner.bar.enable_steady_tick(Duration::from_millis(120));
        spinner
    }
}

fn is_colored(stream: &impl RawStream) -> bool {
    AutoStream::choice(stream) != ColorChoice::Never
}

/// A progress bar on the standard error; removed when dropped.
pub struct Progress {
    bar: ProgressBar,
    enabled: bool,
    started: Instant,
}

impl Progress {
    fn new(enabled: bool, message: &str, bar: ProgressBar, total: u64, style: &str) -> Self {
        bar.set_length(total);
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_message(message.to_owned());
        Self {
            bar,
            enabled,
            started: Instant::now(),
        }
    }

    fn show(&self) {
        if self.enabled && self.bar.is_hidden() {
            self.bar
                .set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
        }
    }

    /// Shows that `done` steps are done.
    pub fn set(&self, done: u64) {
        if self.started.elapsed() > PATIENCE {
            self.show();
        }
        self.bar.set_position(done);
    }

    /// Shows what is being done now.
    pub fn say(&self, message: &str) {
        self.bar.set_message(message.to_owned());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
