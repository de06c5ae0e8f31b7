//! Tests by the conformance suite: every valid description loads, every invalid one is refused for
//! the right reason.

use std::fs;
use std::path::{Path, PathBuf};

use rbg_compiler::diagnostic::Severity;
use rbg_compiler::load;

/// The descriptions that lenient tools accept although they hide a mistake.
const REFUSED_LENIENCY: [(&str, &str); 4] = [
    ("w01_trailing_tokens_rules.rbg", "SYN-BRACKET"),
    ("w02_row_missing_comma.rbg", "BOARD-SYNTAX"),
    ("w03_trailing_tokens_board.rbg", "STRUCT-TRAILING"),
    ("l12_stray_char.rbg", "LEX-STRAY"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance")
}

fn read(file: &str) -> Vec<u8> {
    fs::read(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn index() -> String {
    fs::read_to_string(folder().join("INDEX.tsv")).expect("the index")
}

/// Returns the classes of the errors that a description is refused with.
fn error_classes(text: &[u8]) -> Vec<&'static str> {
    let mut classes: Vec<&str> = load(text)
        .err()
        .into_iter()
        .flatten()
        .filter(|diagnostic| diagnostic.severity == Severity::Error)
        .map(|diagnostic| diagnostic.code.0)
        .collect();
    classes.dedup();
    classes
}

#[test]
fn every_case_is_accepted_or_refused_as_its_index_says() {
    let mut failures = Vec::new();
    let mut cases = 0;
    for line in index().lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let (file, status, note) = (columns[0], columns[1], columns[9]);
        let lenient = REFUSED_LENIENCY.iter().find(|(name, _)| *name == file);
        let expected = match (status, lenient) {
            (_, Some((_, class))) => vec![*class],
            ("valid", None) => Vec::new(),
            _ => vec![note],
        };
        let found = error_classes(&read(file));
        if found != expected {
            failures.push(format!("{file}: expected {expected:?}, found {found:?}"));
        }
        cases += 1;
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(cases >= 150, "only {cases} cases were found");
}

#[test]
fn line_ends_of_other_systems_make_no_difference() {
    for line in index().lines().skip(1) {
        let file = line.split('\t').next().expect("a file name");
        let text = read(file);
        let mut with_returns = Vec::new();
        for &byte in &text {
            if byte == b'\n' {
                with_returns.push(b'\r');
            }
            with_returns.push(byte);
        }
        assert_eq!(error_classes(&with_returns), error_classes(&text), "{file}");
    }
}
