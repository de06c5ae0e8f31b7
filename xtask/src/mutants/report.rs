//! The report about mutants: as a table, as Markdown and as lines of JSON.

use std::fmt::Write;

use serde::Serialize;

use super::mutant::Mutant;
use super::places::Kind;
use super::verdict::{How, Verdict};
use rbg_cli::failure::Failure;
use rbg_cli::markdown;
use rbg_cli::terminal::Terminal;

/// The outcome of a mutant, or the mutant alone: a line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Outcome {
    /// The number by which the mutant is switched on.
    pub(super) number: u32,
    source: String,
    line: usize,
    condition: String,
    kind: Kind,
    replace: String,
    with: String,
    caught_by: String,
    #[serde(flatten)]
    verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

/// The format of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// A table.
    Table,
    /// Markdown, file by file.
    Markdown,
    /// One line of JSON per mutant.
    Json,
}

impl Outcome {
    /// Creates the outcome of a mutant, with how long that took.
    pub(super) fn new(mutant: &Mutant, verdict: Verdict, seconds: f64) -> Self {
        Self {
            verdict: Some(verdict),
            seconds: Some(seconds),
            ..Self::listed(mutant)
        }
    }

    /// Creates the line of a mutant that is not run.
    pub(super) fn listed(mutant: &Mutant) -> Self {
        Self {
            number: mutant.number,
            source: mutant.source.clone(),
            line: mutant.line,
            condition: mutant.condition.clone(),
            kind: mutant.kind,
            replace: mutant.replace.clone(),
            with: mutant.with.clone(),
            caught_by: mutant.caught_by.to_string(),
            verdict: None,
            seconds: None,
        }
    }

    /// Returns whether the mutant was run and a test failed.
    pub(super) fn is_caught(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Caught { .. }))
    }

    /// Returns the verdict in words.
    fn verdict(&self) -> String {
        match &self.verdict {
            None => String::new(),
            Some(Verdict::Caught { by, how }) => {
                let how = match how {
                    How::Failed => "caught",
                    How::Crashed => "caught: the tests crash",
                    How::Hung => "caught: the tests hang",
                };
                match by.as_slice() {
                    [] => how.to_owned(),
                    [one] if self.caught_by == *one => how.to_owned(),
                    several => format!("{how} by {}", several.join(", ")),
                }
            }
            Some(Verdict::Survived) => "SURVIVED".to_owned(),
            Some(Verdict::DoesNotCompile { message }) => format!("DOES NOT COMPILE: {message}"),
            Some(Verdict::NoSuchTest) => "NO SUCH TEST".to_owned(),
            Some(Verdict::FailsAnyway) => "THE TEST FAILS WITHOUT THE MUTANT".to_owned(),
        }
    }
}

/// Prints the outcomes of all mutants.
pub(super) fn print(
    results: &[Outcome],
    format: Format,
    terminal: Terminal,
) -> Result<(), Failure> {
    match format {
        Format::Json => {
            for result in results {
                terminal.print_json(result)?;
            }
            return Ok(());
        }
        Format::Markdown => terminal.print(&as_markdown(results))?,
        Format::Table => {
            let with_verdicts = results.iter().any(|result| result.verdict.is_some());
            let heads = ["source", "condition", "test", "verdict"];
            let mut table = terminal.table(&heads[..if with_verdicts { 4 } else { 3 }]);
            for result in results {
                let mut row = vec![
                    format!("{}:{}", result.source, result.line),
                    result.condition.clone(),
                    result.caught_by.clone(),
                ];
                if with_verdicts {
                    row.push(result.verdict());
                }
                table.add_row(row);
            }
            terminal.print_table(table, heads.len())?;
        }
    }
    terminal.print(&format!("{}\n", summary(results)))
}

/// Returns tables of conditions, one for each source file.
fn as_markdown(results: &[Outcome]) -> String {
    let mut text = String::new();
    for of_source in results.chunk_by(|one, other| one.source == other.source) {
        let Some(first) = of_source.first() else {
            continue;
        };
        let heads = ["condition", "test that fails without it", "verdict"];
        let heads = &heads[..if first.verdict.is_some() { 3 } else { 2 }];
        let rows = of_source.iter().map(|result| {
            let test = format!("`{}`", result.caught_by);
            let mut row = vec![result.condition.clone(), test, result.verdict()];
            row.truncate(heads.len());
            row
        });
        let table = markdown::text(heads, rows);
        let _ = write!(text, "### `{}`\n\n{table}\n", first.source);
    }
    text
}

/// Returns the last line.
fn summary(results: &[Outcome]) -> String {
    let mut text = format!("{} mutants", results.len());
    if results.iter().all(|result| result.verdict.is_none()) {
        return text;
    }
    let count = |test: &dyn Fn(&Verdict) -> bool| {
        let verdicts = results.iter().filter_map(|result| result.verdict.as_ref());
        verdicts.filter(|verdict| test(verdict)).count()
    };
    let caught = results.iter().filter(|result| result.is_caught()).count();
    let survived = count(&|verdict| *verdict == Verdict::Survived);
    let _ = write!(text, ", {caught} caught, {survived} survived");
    let others = [
        (
            count(&|verdict| matches!(verdict, Verdict::DoesNotCompile { .. })),
            "not compiled",
        ),
        (
            count(&|verdict| *verdict == Verdict::NoSuchTest),
            "without a test",
        ),
        (
            count(&|verdict| *verdict == Verdict::FailsAnyway),
            "with a test that fails anyway",
        ),
    ];
    for (number, what) in others.iter().filter(|(number, _)| *number > 0) {
        let _ = write!(text, ", {number} {what}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(source: &str, condition: &str, verdict: Option<Verdict>) -> Outcome {
        Outcome {
            number: 1,
            source: source.to_owned(),
            line: 7,
            condition: condition.to_owned(),
            kind: Kind::Expression,
            replace: "a && b".to_owned(),
            with: "a".to_owned(),
            caught_by: "least::tests::t".to_owned(),
            seconds: verdict.is_some().then_some(0.5),
            verdict,
        }
    }

    fn caught(by: &[&str], how: How) -> Option<Verdict> {
        let by = by.iter().map(ToString::to_string).collect();
        Some(Verdict::Caught { by, how })
    }

    #[test]
    fn verdicts_name_tests_only_where_they_are_others() {
        let refused = Verdict::DoesNotCompile {
            message: "mismatched types".to_owned(),
        };
        let table = [
            (None, ""),
            (caught(&["least::tests::t"], How::Failed), "caught"),
            (caught(&["a", "b"], How::Failed), "caught by a, b"),
            (caught(&[], How::Crashed), "caught: the tests crash"),
            (caught(&[], How::Hung), "caught: the tests hang"),
            (Some(Verdict::Survived), "SURVIVED"),
            (Some(refused), "DOES NOT COMPILE: mismatched types"),
            (Some(Verdict::NoSuchTest), "NO SUCH TEST"),
        ];
        for (verdict, expected) in table {
            assert_eq!(outcome("a.rs", "C.", verdict).verdict(), expected);
        }
    }

    #[test]
    fn markdown_has_a_table_for_each_source() {
        let results = [
            outcome(
                "a.rs",
                "Both | hold.",
                caught(&["least::tests::t"], How::Failed),
            ),
            outcome("a.rs", "One holds.", Some(Verdict::Survived)),
            outcome("b.rs", "None holds.", Some(Verdict::NoSuchTest)),
        ];
        let expected = "### `a.rs`

| condition     | test that fails without it | verdict  |
|---------------|----------------------------|----------|
| Both \\| hold. | `least::tests::t`          | caught   |
| One holds.    | `least::tests::t`          | SURVIVED |

### `b.rs`

| condition   | test that fails without it | verdict      |
|-------------|----------------------------|--------------|
| None holds. | `least::tests::t`          | NO SUCH TEST |

";
        assert_eq!(as_markdown(&results), expected);
        let listed = as_markdown(&[outcome("a.rs", "One holds.", None)]);
        assert!(
            listed.ends_with("-|\n| One holds. | `least::tests::t`          |\n\n"),
            "{listed}"
        );
    }

    #[test]
    fn the_last_line_counts_what_there_is() {
        let one = |verdict| outcome("a.rs", "C.", Some(verdict));
        let caught = outcome("a.rs", "C.", caught(&[], How::Hung));
        let mut results = vec![caught, one(Verdict::Survived)];
        assert_eq!(summary(&results), "2 mutants, 1 caught, 1 survived");
        results.push(one(Verdict::NoSuchTest));
        assert_eq!(
            summary(&results),
            "3 mutants, 1 caught, 1 survived, 1 without a test"
        );
        assert_eq!(summary(&[outcome("a.rs", "C.", None)]), "1 mutants");
    }

    #[test]
    fn lines_of_json_have_the_verdict_beside_the_mutant() {
        let verdict = caught(&["least::tests::t"], How::Failed);
        let line = serde_json::to_value(outcome("a.rs", "C.", verdict)).unwrap();
        let expected = serde_json::json!({
            "number": 1, "source": "a.rs", "line": 7, "condition": "C.", "kind": "expression",
            "replace": "a && b", "with": "a", "caught_by": "least::tests::t",
            "verdict": "caught", "by": ["least::tests::t"], "how": "failed", "seconds": 0.5,
        });
        assert_eq!(line, expected);
        let listed = serde_json::to_value(outcome("a.rs", "C.", None)).unwrap();
        assert_eq!(listed.get("verdict"), None);
    }
}
