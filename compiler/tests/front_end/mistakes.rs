//! Typical mistakes of authors: what they get to read, and what they got to read before.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use rbg_compiler::diagnostic::{Diagnostic, render};
use rbg_compiler::lint::lint;
use rbg_compiler::load;
use serde::Deserialize;

/// All mistakes.
#[derive(Deserialize)]
struct Mistakes {
    mistake: Vec<Mistake>,
}

/// A mistake in the description of `game.rbg`, and what is said of it.
#[derive(Deserialize)]
struct Mistake {
    /// What the author did.
    what: String,
    /// The right text; its first occurrence is replaced.
    replace: String,
    /// The wrong text.
    by: String,
    /// A second replacement, of this
    also: Option<String>,
    /// by this.
    with: Option<String>,
    /// The message of the first diagnostic.
    message: String,
    /// The text that it points at.
    at: String,
    /// Part of the hint.
    hint: Option<String>,
    /// The message before this test was written; empty if there was none.
    before: String,
    /// What is to be said about that message.
    judgement: Judgement,
}

/// What a message is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Judgement {
    /// It names the cause at its place.
    Right,
    /// It names the cause, and does not say what to write, or points at a place of use.
    Vague,
    /// It names a consequence, or another place.
    Wrong,
    /// There is no message.
    None,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes")
}

fn read(file: &str) -> String {
    let path = folder().join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn diagnose(text: &str) -> Vec<Diagnostic> {
    match load(text.as_bytes()) {
        Ok(loaded) => {
            let mut warnings = loaded.warnings.clone();
            warnings.extend(lint(&loaded));
            warnings
        }
        Err(errors) => errors,
    }
}

impl Mistake {
    fn text(&self, right: &str) -> String {
        let replace = |text: &str, from: &str, to: &str| {
            assert!(text.contains(from), "{}: no `{from}`", self.what);
            text.replacen(from, to, 1)
        };
        let text = replace(right, &self.replace, &self.by);
        match (&self.also, &self.with) {
            (Some(from), Some(to)) => replace(&text, from, to),
            _ => text,
        }
    }
}

#[test]
fn the_description_without_a_mistake_is_right() {
    let text = read("game.rbg");
    let found = diagnose(&text);
    assert!(
        found.is_empty(),
        "{}",
        render(&found, "game.rbg", text.as_bytes(), false)
    );
}

#[test]
fn every_mistake_is_told_first_where_it_is() {
    let right = read("game.rbg");
    let mistakes: Mistakes = toml::from_str(&read("mistakes.toml")).expect("a table of mistakes");
    let mut wrong = String::new();
    let mut reports = String::new();
    let mut table =
        String::from("| mistake | message before | judged | message now |\n|---|---|---|---|\n");
    for mistake in &mistakes.mistake {
        let text = mistake.text(&right);
        let found = diagnose(&text);
        let shown = render(&found, "game.rbg", text.as_bytes(), false);
        let _ = writeln!(reports, "{}\n\n{shown}", mistake.what);
        let Some(first) = found.first() else {
            let _ = writeln!(wrong, "{}: nothing is said", mistake.what);
            continue;
        };
        let at = &text.as_bytes()[first.primary.span.range()];
        let at = String::from_utf8_lossy(at);
        let hint = first.hint.as_deref().unwrap_or_default();
        let hinted = mistake.hint.as_ref().is_none_or(|due| hint.contains(due));
        if *first.message != *mistake.message || at != mistake.at || !hinted {
            let _ = writeln!(
                wrong,
                "{}: `{}` at `{at}`, {hint}",
                mistake.what, first.message
            );
        }
        assert_eq!(
            mistake.judgement == Judgement::None,
            mistake.before.is_empty()
        );
        let _ = writeln!(
            table,
            "| {} | {} | {:?} | {} |",
            mistake.what,
            mistake.before.replace('|', "\\|"),
            mistake.judgement,
            first.message.replace('|', "\\|"),
        );
    }
    println!("{table}");
    insta::with_settings!({
        snapshot_path => "../mistakes",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("table", table);
        insta::assert_snapshot!("reports", reports);
    });
    assert!(wrong.is_empty(), "{wrong}");
}
