//! Mutants of emitted code.

use super::mutant::{Mutant, of_source};

pub(super) const MUTANTS: &[Mutant] = &[
    of_source(
        "weights",
        "a set counts once, however many moves it has",
        |source| {
            source.contains("let count_0 = group_0.len();").then(|| {
                source.replace(
                    "let count_0 = group_0.len();",
                    "let count_0 = group_0.len().min(1);",
                )
            })
        },
    ),
    of_source(
        "displacement",
        "a displacement is one cell too long",
        |source| {
            let place = source.find(".shifted(")? + ".shifted(".len();
            let rest = &source[place..];
            let end = rest.find(')')?;
            let by: i64 = rest[..end].parse().ok()?;
            let wrong = if by < 0 { by - 1 } else { by + 1 };
            Some(format!("{}{wrong}{}", &source[..place], &rest[end..]))
        },
    ),
    of_source(
        "key-variables",
        "a key leaves out the variables",
        |source| {
            in_key(
                source,
                "u64::from(self.variables.",
                "0 & u64::from(self.variables.",
            )
        },
    ),
    of_source("key-control", "a key leaves out who is to move", |source| {
        in_key(
            source,
            "u64::from(self.control)",
            "0 & u64::from(self.control)",
        )
    }),
];

/// Replaces something in the function that gives the key.
fn in_key(source: &str, from: &str, to: &str) -> Option<String> {
    let (before, behind) = source.split_once("fn key(&self)")?;
    let (key, behind) = behind.split_once("fn board_key")?;
    let key = key.replace(from, to);
    Some(format!("{before}fn key(&self){key}fn board_key{behind}"))
}
