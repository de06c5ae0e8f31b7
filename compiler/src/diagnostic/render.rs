//! The printing of diagnostics with the lines of source that they are about.

use codespan_reporting::diagnostic as report;
use codespan_reporting::files::SimpleFile;
use codespan_reporting::term::termcolor::Buffer;
use codespan_reporting::term::{Config, DisplayStyle, emit_to_write_style};

use super::{Diagnostic, Severity};

/// The length, in bytes, beyond which source lines are not printed.
const LONGEST_PRINTED_LINE: usize = 1000;

/// Returns the diagnostics as text for a terminal, with ANSI colours if `color`.
///
/// `text` is the source the diagnostics came from and `file_name` what to call
/// it; bytes that cannot be printed are shown as `?`.
pub fn render(diagnostics: &[Diagnostic], file_name: &str, text: &[u8], color: bool) -> String {
    let mut buffer = if color {
        Buffer::ansi()
    } else {
        Buffer::no_color()
    };
    let printable = printable(text);
    let longest = printable.lines().map(str::len).max().unwrap_or(0);
    let file = SimpleFile::new(file_name, printable);
    let config = Config {
        display_style: if longest > LONGEST_PRINTED_LINE {
            DisplayStyle::Medium
        } else {
            DisplayStyle::Rich
        },
        ..Config::default()
    };
    for diagnostic in diagnostics {
        let report = to_report(diagnostic, text.len());
        // Writing to memory cannot fail and spans are clamped to the text; if
        // the source cannot be shown, the message still has to be.
        if emit_to_write_style(&mut buffer, &config, &file, &report).is_err() {
            return plain(diagnostics);
        }
    }
    String::from_utf8_lossy(buffer.as_slice()).into_owned()
}

fn to_report(diagnostic: &Diagnostic, length: usize) -> report::Diagnostic<()> {
    let severity = match diagnostic.severity {
        Severity::Error => report::Severity::Error,
        Severity::Warning => report::Severity::Warning,
    };
    let range = |span: super::Span| {
        let range = span.range();
        range.start.min(length)..range.end.min(length)
    };
    let primary = &diagnostic.primary;
    let mut labels =
        vec![report::Label::primary((), range(primary.span)).with_message(&primary.text)];
    labels.extend(
        diagnostic
            .related()
            .into_iter()
            .map(|label| report::Label::secondary((), range(label.span)).with_message(label.text)),
    );
    report::Diagnostic::new(severity)
        .with_code(diagnostic.code.0)
        .with_message(&*diagnostic.message)
        .with_labels(labels)
        .with_notes(
            diagnostic
                .hint
                .iter()
                .map(|hint| format!("hint: {hint}"))
                .collect(),
        )
}

/// Returns the text with every byte that is not printable UTF-8 replaced by as many `?`, so that
/// offsets stay what they are.
fn printable(text: &[u8]) -> String {
    let mut printable = String::with_capacity(text.len());
    for chunk in text.utf8_chunks() {
        for character in chunk.valid().chars() {
            if character.is_control() && !matches!(character, '\n' | '\r' | '\t') {
                printable.extend(std::iter::repeat_n('?', character.len_utf8()));
            } else {
                printable.push(character);
            }
        }
        printable.extend(std::iter::repeat_n('?', chunk.invalid().len()));
    }
    printable
}

fn plain(diagnostics: &[Diagnostic]) -> String {
    diagnostics
        .iter()
        .map(|diagnostic| format!("{}: {}\n", diagnostic.code, diagnostic.message))
        .collect()
}
