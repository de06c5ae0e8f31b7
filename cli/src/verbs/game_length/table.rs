//! The table of lengths.

use super::measure::Measured;
use super::published::Published;

/// The number of columns at the left that hold no figures.
pub(super) const LEFT: usize = 2;

const HEADS: [&str; 11] = [
    "game",
    "method",
    "trials",
    "completed",
    "turns",
    "min",
    "max",
    "SD",
    "SE",
    "moves",
    "s per trial",
];

/// The columns that compare with a published table.
const COMPARISON: [&str; 4] = [
    "expected",
    "published turns",
    "published s",
    "times as fast",
];

/// Returns the names of the columns.
pub(super) fn heads(published: &Published) -> Vec<&'static str> {
    let comparison: &[&str] = if published.is_empty() {
        &[]
    } else {
        &COMPARISON
    };
    [&HEADS[..], comparison].concat()
}

/// Returns the row of a method on a game.
pub(super) fn row(row: &Measured, published: &Published) -> Vec<String> {
    let whole = |value: Option<i64>| value.map_or_else(String::new, |value| value.to_string());
    let real = |value: Option<f64>, digits: usize| {
        value.map_or_else(String::new, |value| format!("{value:.digits$}"))
    };
    let turns = &row.turns;
    let method = match &row.refused {
        Some(reason) => format!("{} ({reason})", row.method),
        None => row.method.clone(),
    };
    let mut cells = vec![
        row.game.clone(),
        method,
        row.trials.to_string(),
        row.completed.to_string(),
        real(turns.mean, 2),
        whole(turns.min),
        whole(turns.max),
        real(turns.standard_deviation, 2),
        real(turns.standard_error, 3),
        real(row.moves.mean, 2),
        row.seconds_per_trial.map_or_else(String::new, seconds),
    ];
    if !published.is_empty() {
        cells.extend([
            real(row.expected, 0),
            real(row.published.map(|figures| figures.mean), 2),
            row.published
                .map_or_else(String::new, |figures| seconds(figures.seconds)),
            row.speedup()
                .map_or_else(String::new, |times| format!("{times:.0}")),
        ]);
    }
    cells
}

/// Returns a time in seconds, with three digits that say something.
fn seconds(seconds: f64) -> String {
    if seconds == 0.0 {
        return "0".to_owned();
    }
    let digits = (2.0 - seconds.log10().floor()).clamp(0.0, 12.0) as usize;
    format!("{seconds:.digits$}")
}

/// Returns how the speeds compare with the published ones, for each method.
pub(super) fn summary(measured: &[Measured]) -> String {
    let mut methods: Vec<&str> = Vec::new();
    for row in measured {
        if !methods.contains(&&*row.method) {
            methods.push(&row.method);
        }
    }
    let line = |method: &str| {
        let rows = measured.iter().filter(|row| row.method == method);
        let times: Vec<f64> = rows.filter_map(Measured::speedup).collect();
        if times.is_empty() {
            return String::new();
        }
        let logarithms: f64 = times.iter().map(|times| times.ln()).sum();
        let mean = (logarithms / times.len() as f64).exp();
        let least = times.iter().copied().fold(f64::INFINITY, f64::min);
        format!(
            "{method}: {mean:.0} times as fast as published in the geometric mean of {} games, at least {least:.0} times\n",
            times.len()
        )
    };
    methods.into_iter().map(line).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::measure::{Lengths, PublishedFigures};
    use super::*;

    /// Returns what was measured of a method on a game.
    pub(in super::super) fn measured(
        game: &str,
        method: &str,
        mean: f64,
        seconds: f64,
    ) -> Measured {
        Measured {
            game: game.to_owned(),
            method: method.to_owned(),
            seed: 0,
            longest: 1000,
            refused: None,
            trials: 100,
            completed: 99,
            turns: Lengths {
                mean: Some(mean),
                min: Some(5),
                max: Some(90),
                standard_deviation: Some(12.0),
                standard_error: Some(1.2),
            },
            moves: Lengths {
                mean: Some(2.0 * mean),
                ..Lengths::default()
            },
            seconds_per_trial: Some(seconds),
            expected: Some(30.0),
            published: Some(PublishedFigures {
                mean: 40.0,
                seconds: 0.01,
            }),
            interrupted: false,
        }
    }

    #[test]
    fn a_row_has_a_cell_for_each_head() {
        let none = Published::default();
        let found = row(&measured("hex", "hs", 20.5, 0.000_012_34), &none);
        assert_eq!(found.len(), heads(&none).len());
        let expected = [
            "hex",
            "hs",
            "100",
            "99",
            "20.50",
            "5",
            "90",
            "12.00",
            "1.200",
            "41.00",
            "0.0000123",
        ];
        assert_eq!(found, expected);
        let mut refused = measured("hex", "alphabeta", 1.0, 1.0);
        refused.refused = Some("two players only".to_owned());
        assert_eq!(row(&refused, &none)[1], "alphabeta (two players only)");
    }

    #[test]
    fn times_have_three_digits() {
        for (time, text) in [
            (12.345, "12.3"),
            (0.0, "0"),
            (1234.5, "1234"),
            (0.000_456_7, "0.000457"),
        ] {
            assert_eq!(seconds(time), text);
        }
    }

    #[test]
    fn speeds_are_compared_in_the_geometric_mean() {
        let rows = [
            measured("hex", "hs", 1.0, 0.000_1),
            measured("go", "hs", 1.0, 0.000_025),
            measured("go", "mcts", 1.0, 0.01),
        ];
        let text = summary(&rows);
        assert!(text.contains("hs: 200 times as fast"), "{text}");
        assert!(text.contains("of 2 games, at least 100 times"), "{text}");
        assert!(text.contains("mcts: 1 times"), "{text}");
    }
}
