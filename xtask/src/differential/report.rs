//! The report of `differential`, as a table and as JSON.

use std::collections::BTreeMap;

use comfy_table::{Cell, Color};
use rbg_cli::failure::Failure;
use rbg_cli::terminal::Terminal;
use rbg_testkit::oracle::agreement::{Agreement, Verdict};
use serde::Serialize;

/// One game's line of JSON.
#[derive(Debug, Default, Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    pub(super) ok: bool,
    pub(super) variants: Vec<VariantReport>,
    /// The reasons why no variant could be compared.
    pub(super) failures: Vec<String>,
    /// The time to compile and build all variants.
    pub(super) building_seconds: f64,
    /// The time for the comparison.
    pub(super) comparing_seconds: f64,
}

/// The report about one variant.
#[derive(Debug, Default, Serialize)]
pub(super) struct VariantReport {
    pub(super) variant: String,
    pub(super) ok: bool,
    /// An earlier variant that has the same code; it was compared for both.
    pub(super) same_code_as: Option<String>,
    /// The part that agrees with the interpreter.
    pub(super) agreement: Agreement,
    /// Everything that is wrong, in words.
    pub(super) failures: Vec<String>,
}

impl VariantReport {
    /// Creates the report about `variant`.
    pub(super) fn new(variant: &str, verdict: Verdict) -> Self {
        Self {
            variant: variant.to_owned(),
            ok: verdict.failures.is_empty(),
            same_code_as: None,
            agreement: verdict.agreement,
            failures: verdict.failures,
        }
    }

    /// Creates the report about a variant that has the same code as `other`.
    pub(super) fn same(variant: &str, other: &Self) -> Self {
        Self {
            variant: variant.to_owned(),
            ok: other.ok,
            same_code_as: Some(other.variant.clone()),
            ..Self::default()
        }
    }
}

impl Report {
    /// Returns the variants that were compared themselves.
    fn compared(&self) -> impl Iterator<Item = &VariantReport> {
        let variants = self.variants.iter();
        variants.filter(|variant| variant.same_code_as.is_none())
    }

    /// Returns the part in which the worst variant agrees.
    fn least(&self, figure: impl Fn(&Agreement) -> u64) -> String {
        let figures = self.compared().map(|variant| figure(&variant.agreement));
        figures.min().unwrap_or_default().to_string()
    }

    /// Returns a variant's name with those of others that have the same code.
    fn names(&self, variant: &VariantReport) -> String {
        let others = self.variants.iter();
        let same = others.filter(|other| other.same_code_as.as_ref() == Some(&variant.variant));
        let same: Vec<&str> = same.map(|other| other.variant.as_str()).collect();
        if same.is_empty() {
            variant.variant.clone()
        } else {
            format!("{} (same code: {})", variant.variant, same.join(", "))
        }
    }

    /// Returns everything that is wrong, a line each.
    fn lines(&self) -> impl Iterator<Item = String> {
        let game = &self.game;
        let whole = self
            .failures
            .iter()
            .map(move |text| format!("{game}: {text}"));
        let each = self.variants.iter().flat_map(move |variant| {
            let name = self.names(variant);
            let failures = variant.failures.iter();
            failures.map(move |text| format!("{game}, {name}: {text}"))
        });
        whole.chain(each)
    }
}

/// Prints the table, everything that is wrong, and a verdict over `total`
/// games.
pub(super) fn print(
    reports: &BTreeMap<usize, Report>,
    total: usize,
    terminal: Terminal,
) -> Result<(), Failure> {
    let heads = [
        "game",
        "result",
        "compared",
        "same code",
        "depth",
        "positions",
        "moves",
        "building s",
        "comparing s",
    ];
    let mut table = terminal.table(&heads);
    for report in reports.values() {
        let (verdict, color) = if report.ok {
            ("ok", Color::Green)
        } else {
            ("FAILED", Color::Red)
        };
        table.add_row([
            Cell::new(&report.game),
            Cell::new(verdict).fg(color),
            Cell::new(report.compared().count()),
            Cell::new(report.variants.len() - report.compared().count()),
            Cell::new(report.least(|agreement| u64::from(agreement.depth))),
            Cell::new(report.least(|agreement| agreement.positions)),
            Cell::new(report.least(|agreement| agreement.moves)),
            Cell::new(format!("{:.1}", report.building_seconds)),
            Cell::new(format!("{:.1}", report.comparing_seconds)),
        ]);
    }
    terminal.print_table(table, 2)?;
    for line in reports.values().flat_map(Report::lines) {
        terminal.print(&format!("{line}\n"))?;
    }
    let compared: usize = reports
        .values()
        .map(|report| report.compared().count())
        .sum();
    let variants: usize = reports.values().map(|report| report.variants.len()).sum();
    let right = reports.values().filter(|report| report.ok).count();
    let left = match total - reports.len() {
        0 => String::new(),
        left => format!(", {left} not compared"),
    };
    terminal.print(&format!(
        "{right} of {total} games are right in all variants compared{left}; {compared} of {variants} \
         variants have code of their own\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(positions: u64, failures: &[&str]) -> Verdict {
        Verdict {
            agreement: Agreement {
                positions,
                ..Agreement::default()
            },
            failures: failures.iter().map(|&text| text.to_owned()).collect(),
        }
    }

    #[test]
    fn a_disagreement_names_game_and_variant_and_counts_for_the_same_code() {
        let good = VariantReport::new("default", verdict(9, &[]));
        let bad = VariantReport::new("all off", verdict(4, &["after 4 moves: a wrong move"]));
        let variants = vec![
            VariantReport::same("--no-a", &good),
            VariantReport::same("--no-b", &bad),
            VariantReport::same("--no-c", &good),
        ];
        assert_eq!([true, false, true].as_slice(), oks(&variants));
        let report = Report {
            game: "chess".to_owned(),
            variants: [good, bad].into_iter().chain(variants).collect(),
            failures: vec!["something else".to_owned()],
            ..Report::default()
        };
        assert_eq!(
            report.lines().collect::<Vec<_>>(),
            [
                "chess: something else",
                "chess, all off (same code: --no-b): after 4 moves: a wrong move"
            ]
        );
        assert_eq!(report.least(|agreement| agreement.positions), "4");
        assert_eq!(report.compared().count(), 2);
    }

    fn oks(variants: &[VariantReport]) -> Vec<bool> {
        variants.iter().map(|variant| variant.ok).collect()
    }
}
