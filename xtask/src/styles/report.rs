//! What is told of a game in all styles.

use rbg_cli::arguments::Mode;
use serde::Serialize;

/// The instructions of one style.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Counted {
    pub(super) style: String,
    pub(super) instructions_per_playout: f64,
    /// The instructions as a multiple of those of the game as it is.
    pub(super) ratio: f64,
}

/// The instructions of a game in all styles.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    mode: Mode,
    instructions_per_playout: f64,
    /// The style that takes the most.
    worst: Option<Counted>,
    /// The geometric mean of the ratios of all styles.
    mean_ratio: Option<f64>,
    pub(super) styles: Vec<Counted>,
    /// The styles that take too much or cannot be counted.
    pub(super) failures: Vec<String>,
}

/// The heads of the table.
pub(super) const HEADS: [&str; 6] = [
    "game",
    "mode",
    "instructions",
    "worst",
    "mean",
    "worst style",
];

impl Report {
    /// Makes the report of a game whose own instructions are known, and of whose styles some have
    /// failed; those that take more than `most` times as much fail as well.
    pub(super) fn new(
        game: &str,
        mode: Mode,
        own: f64,
        styles: Vec<Counted>,
        mut failures: Vec<String>,
        most: f64,
    ) -> Self {
        let above = styles.iter().filter(|style| style.ratio > most);
        let name = name(mode);
        failures.extend(above.map(|style| {
            format!(
                "{}: {:.2} times the instructions ({name})",
                style.style, style.ratio
            )
        }));
        let worst = styles.iter().max_by(|a, b| a.ratio.total_cmp(&b.ratio));
        Self {
            game: game.to_owned(),
            mode,
            instructions_per_playout: own,
            worst: worst.cloned(),
            mean_ratio: mean(styles.iter().map(|style| style.ratio)),
            styles,
            failures,
        }
    }

    /// Returns the row of the table.
    pub(super) fn cells(&self) -> [String; 6] {
        let ratio = |ratio: f64| format!("{ratio:.2}");
        let worst = self.worst.as_ref();
        [
            self.game.clone(),
            name(self.mode).to_owned(),
            format!("{:.0}", self.instructions_per_playout),
            worst.map(|worst| ratio(worst.ratio)).unwrap_or_default(),
            self.mean_ratio.map(ratio).unwrap_or_default(),
            worst.map(|worst| worst.style.clone()).unwrap_or_default(),
        ]
    }
}

/// Returns the lines that tell the mean of all games, per mode.
pub(super) fn means(reports: &[Report]) -> Vec<String> {
    let of = |mode: Mode| {
        let own = reports.iter().filter(|report| report.mode == mode);
        let styles = own.flat_map(|report| &report.styles);
        let mean = mean(styles.map(|style| style.ratio))?;
        Some(format!("geometric mean, {}: {mean:.3}", name(mode)))
    };
    [Mode::Enumerate, Mode::Sample]
        .into_iter()
        .filter_map(of)
        .collect()
}

fn name(mode: Mode) -> &'static str {
    match mode {
        Mode::Enumerate => "enumerate",
        Mode::Sample => "sample",
    }
}

/// Returns the geometric mean of some positive numbers, if there are any.
fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let logarithms: Vec<f64> = numbers.map(f64::ln).collect();
    let sum: f64 = logarithms.iter().sum();
    (!logarithms.is_empty()).then(|| (sum / logarithms.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(mode: Mode, ratios: &[f64]) -> Report {
        let styles = ratios.iter().map(|&ratio| Counted {
            style: format!("style {ratio}"),
            instructions_per_playout: ratio * 1000.0,
            ratio,
        });
        Report::new("hex", mode, 1000.0, styles.collect(), Vec::new(), 1.25)
    }

    #[test]
    fn the_worst_style_is_the_one_that_takes_most() {
        let cells = report(Mode::Sample, &[1.0, 4.0, 2.0]).cells();
        assert_eq!(cells, ["hex", "sample", "1000", "4.00", "2.00", "style 4"]);
        let none = report(Mode::Enumerate, &[]).cells();
        assert_eq!(none, ["hex", "enumerate", "1000", "", "", ""]);
    }

    #[test]
    fn what_takes_more_than_is_allowed_fails() {
        let failures = report(Mode::Sample, &[1.25, 1.26, 0.5]).failures;
        assert_eq!(
            failures,
            ["style 1.26: 1.26 times the instructions (sample)"]
        );
    }

    #[test]
    fn means_are_about_all_styles_of_a_mode() {
        let reports = [
            report(Mode::Sample, &[1.0, 8.0]),
            report(Mode::Sample, &[1.0]),
        ];
        assert_eq!(means(&reports), ["geometric mean, sample: 2.000"]);
        assert!(means(&[]).is_empty());
    }
}
