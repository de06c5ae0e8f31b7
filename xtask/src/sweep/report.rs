//! The report of a sweep, as text, Markdown and JSON.

use rbg_cli::failure::Failure;
use rbg_cli::terminal::Terminal;
use serde::Serialize;

/// The standing of a game or of the random games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Standing {
    /// Everything was done, and nothing is wrong.
    Right,
    /// Something is wrong.
    Wrong,
    /// Nothing has changed since an earlier sweep.
    Unchanged,
    /// The sweep was stopped before.
    Unfinished,
}

/// The part of the report about a game or about the random games.
#[derive(Debug, Serialize)]
pub(super) struct UnitReport {
    pub(super) name: String,
    pub(super) standing: Standing,
    pub(super) steps: usize,
    /// The number of steps that an earlier call of this sweep has done.
    pub(super) earlier: usize,
    /// The time of the steps that were done now, one after the other.
    pub(super) seconds: f64,
    /// The failures, with the calls that show them.
    pub(super) failures: Vec<String>,
}

/// The report as a whole, a line of JSON.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) ok: bool,
    pub(super) seconds: f64,
    pub(super) units: Vec<UnitReport>,
}

impl Report {
    fn count(&self, standing: Standing) -> usize {
        let units = self.units.iter();
        units.filter(|unit| unit.standing == standing).count()
    }

    /// Returns the last line.
    fn verdict(&self) -> String {
        let mut text = format!(
            "{} of {} are right",
            self.count(Standing::Right) + self.count(Standing::Unchanged),
            self.units.len()
        );
        for (standing, what) in [
            (Standing::Unchanged, "unchanged since they were swept"),
            (Standing::Wrong, "wrong"),
            (Standing::Unfinished, "unfinished"),
        ] {
            let count = self.count(standing);
            if count > 0 {
                text.push_str(&format!(", {count} {what}"));
            }
        }
        format!("{text}; {:.0} s\n", self.seconds)
    }

    fn rows(&self) -> impl Iterator<Item = [String; 5]> {
        let swept = self.units.iter();
        let swept = swept.filter(|unit| unit.standing != Standing::Unchanged);
        swept.map(|unit| {
            let standing = match unit.standing {
                Standing::Right => "right",
                Standing::Wrong => "WRONG",
                Standing::Unchanged => "unchanged",
                Standing::Unfinished => "unfinished",
            };
            [
                unit.name.clone(),
                standing.to_owned(),
                unit.steps.to_string(),
                unit.earlier.to_string(),
                format!("{:.0}", unit.seconds),
            ]
        })
    }
}

/// Prints what was swept, everything that is wrong, and a verdict.
pub(super) fn print(report: &Report, markdown: bool, terminal: Terminal) -> Result<(), Failure> {
    let heads = ["game", "result", "steps", "done earlier", "seconds"];
    if report.rows().next().is_some() {
        if markdown {
            terminal.print(&rbg_cli::markdown::figures(&heads, report.rows()))?;
            terminal.print("\n")?;
        } else {
            let mut table = terminal.table(&heads);
            for row in report.rows() {
                table.add_row(row);
            }
            terminal.print_table(table, 2)?;
        }
    }
    for unit in &report.units {
        for failure in &unit.failures {
            let item = if markdown { "* " } else { "" };
            terminal.print(&format!("{item}{}: {failure}\n", unit.name))?;
        }
    }
    terminal.print(&report.verdict())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_counts_what_is_not_simply_right() {
        let verdict = |standings: &[Standing]| {
            let unit = |standing: &Standing| UnitReport {
                name: "hex".to_owned(),
                standing: *standing,
                steps: 2,
                earlier: 0,
                seconds: 1.0,
                failures: Vec::new(),
            };
            let units = standings.iter().map(unit).collect();
            let report = Report {
                ok: true,
                seconds: 3.2,
                units,
            };
            (report.verdict(), report.rows().count())
        };
        use Standing::{Right, Unchanged, Unfinished, Wrong};
        for (standings, said, rows) in [
            (&[][..], "0 of 0 are right; 3 s\n", 0),
            (&[Right, Right], "2 of 2 are right; 3 s\n", 2),
            (
                &[Unchanged, Right],
                "2 of 2 are right, 1 unchanged since they were swept; 3 s\n",
                1,
            ),
            (
                &[Wrong, Right, Unfinished],
                "1 of 3 are right, 1 wrong, 1 unfinished; 3 s\n",
                3,
            ),
        ] {
            assert_eq!(verdict(standings), (said.to_owned(), rows));
        }
    }
}
