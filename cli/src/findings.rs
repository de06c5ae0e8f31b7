//! Diagnostics in JSON.

use std::ops::Range;

use rbg_compiler::diagnostic::{Diagnostic, Label, Severity};
use serde::Serialize;

use crate::library::GameFile;

/// A diagnostic in JSON.
#[derive(Debug, Serialize)]
pub struct Finding {
    severity: &'static str,
    code: &'static str,
    message: String,
    #[serde(flatten)]
    place: Place,
    related: Vec<Place>,
    hint: Option<String>,
}

/// A labelled piece of the text: byte offsets, and lines and columns from 1.
#[derive(Debug, Serialize)]
struct Place {
    start: Point,
    end: Point,
    label: String,
}

#[derive(Debug, PartialEq, Serialize)]
struct Point {
    offset: usize,
    line: usize,
    column: usize,
}

/// Returns the diagnostics of a game in JSON.
pub fn findings(game: &GameFile, diagnostics: &[Diagnostic]) -> Vec<Finding> {
    let place = |label: &Label| {
        let Range { start, end } = label.span.range();
        Place {
            start: point(&game.text, start),
            end: point(&game.text, end),
            label: label.text.clone(),
        }
    };
    let finding = |diagnostic: &Diagnostic| Finding {
        severity: match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        code: diagnostic.code.0,
        message: diagnostic.message.to_string(),
        place: place(&diagnostic.primary),
        related: diagnostic.related().iter().map(place).collect(),
        hint: diagnostic.hint.as_deref().map(str::to_owned),
    };
    diagnostics.iter().map(finding).collect()
}

/// Returns line and column (in bytes) of an offset.
fn point(text: &[u8], offset: usize) -> Point {
    let before = &text[..offset.min(text.len())];
    let line_start = before
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    Point {
        offset,
        line,
        column: before.len() - line_start + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_columns_from_one() {
        let text = b"#players = a(1)\n#pieces = e\n";
        assert_eq!(
            point(text, 0),
            Point {
                offset: 0,
                line: 1,
                column: 1
            }
        );
        assert_eq!(
            point(text, 15),
            Point {
                offset: 15,
                line: 1,
                column: 16
            }
        );
        assert_eq!(
            point(text, 16),
            Point {
                offset: 16,
                line: 2,
                column: 1
            }
        );
        assert_eq!(
            point(text, 99),
            Point {
                offset: 99,
                line: 3,
                column: 1
            }
        );
    }
}
