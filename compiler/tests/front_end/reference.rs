//! The examples of the language reference are what it says they are.

use rbg_compiler::diagnostic::{Severity, render};
use rbg_compiler::lint::lint;
use rbg_compiler::load;

const REFERENCE: &str = include_str!("../../../docs/RBG-LANGUAGE.md");

/// The fenced blocks with this word behind their first fence.
fn blocks(word: &str) -> Vec<&'static str> {
    let fence = format!("```{word}\n");
    let behind = REFERENCE.split(&fence).skip(1);
    behind.filter_map(|text| text.split("```").next()).collect()
}

/// The declarations that the reference states for its examples of rules.
fn declarations() -> &'static str {
    let found = blocks("")
        .into_iter()
        .find(|block| block.starts_with("#players"));
    found.expect("the standard declarations")
}

#[test]
fn whole_descriptions_are_accepted_without_a_warning() {
    let games = blocks("rbg");
    assert!(games.len() >= 3, "only {} descriptions found", games.len());
    for text in games {
        let shown = |found: &[_]| render(found, "reference", text.as_bytes(), false);
        let loaded = load(text.as_bytes()).unwrap_or_else(|errors| panic!("{}", shown(&errors)));
        let mut warnings = loaded.warnings.clone();
        warnings.extend(lint(&loaded));
        assert!(warnings.is_empty(), "{}", shown(&warnings));
    }
}

#[test]
fn rules_are_accepted_or_refused_as_stated() {
    let lines: Vec<&str> = blocks("rules").into_iter().flat_map(str::lines).collect();
    assert!(lines.len() > 25, "only {} rules found", lines.len());
    for line in lines {
        let (rules, stated) = line
            .split_once(" // ")
            .expect("an outcome behind the rules");
        let text = format!("{}#rules = {rules}", declarations());
        let found = match load(text.as_bytes()) {
            Ok(_) => "ok",
            Err(errors) => {
                assert_eq!(errors[0].severity, Severity::Error);
                errors[0].code.0
            }
        };
        assert_eq!(found, stated, "{rules}");
    }
}

#[test]
fn every_class_is_in_the_tables() {
    let codes = include_str!("../../src/diagnostic/codes.rs");
    let classes = codes
        .split("Self(\"")
        .skip(1)
        .filter_map(|text| text.split('"').next());
    let mut number = 0;
    for class in classes {
        assert!(
            REFERENCE.contains(&format!("`{class}`")),
            "{class} is not documented"
        );
        number += 1;
    }
    assert!(number > 40, "only {number} classes found");
}
