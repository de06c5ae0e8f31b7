//! The speed-ups of many games as the published table sums them up.
use rbg_testkit::statistics::median;

use super::measure::{EngineName, Measured};

/// A row of the summary.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Summary {
    pub(super) name: &'static str,
    pub(super) games: usize,
    pub(super) min: f64,
    pub(super) median: f64,
    pub(super) mean: f64,
    pub(super) max: f64,
    /// The published figures: minimum, median, mean, maximum.
    pub(super) published: [Option<f64>; 4],
}

/// Returns the speed-ups of a strategy, sorted.
pub(super) fn speed_ups(measured: &[Measured], engine: EngineName) -> Vec<f64> {
    let figures = measured.iter().flat_map(|game| &game.engines);
    let own = figures.filter(|figure| figure.engine == engine);
    let mut all: Vec<f64> = own.map(|figure| figure.speed_up).collect();
    all.sort_unstable_by(f64::total_cmp);
    all
}

/// Returns a row per strategy and one for all of them. Soemers et al. (2021) published the figures
/// beside them for the Ludii system, whose plain playouts list all moves.
pub(super) fn summaries(measured: &[Measured]) -> Vec<Summary> {
    let rows = EngineName::ALL.into_iter().map(|engine| {
        let published = match engine {
            EngineName::AddToEmpty => [1.00, 1.90, 3.64, 20.25],
            EngineName::Filter => [1.18, 5.49, 6.88, 34.31],
            EngineName::NoRepetition => [1.65, 6.35, 9.08, 19.26],
        };
        let speed_ups = speed_ups(measured, engine);
        summary(engine.text(), &speed_ups, published.map(Some))
    });
    let every = EngineName::ALL
        .into_iter()
        .flat_map(|engine| speed_ups(measured, engine));
    let all = summary(
        "all",
        &every.collect::<Vec<_>>(),
        [None, Some(5.08), None, None],
    );
    rows.chain([all]).collect()
}

fn summary(name: &'static str, speed_ups: &[f64], published: [Option<f64>; 4]) -> Summary {
    let games = speed_ups.len();
    let or_nothing = |value: f64| if games == 0 { 0.0 } else { value };
    Summary {
        name,
        games,
        min: or_nothing(speed_ups.iter().copied().fold(f64::INFINITY, f64::min)),
        median: median(speed_ups),
        mean: or_nothing(speed_ups.iter().sum::<f64>() / games as f64),
        max: speed_ups.iter().copied().fold(0.0, f64::max),
        published,
    }
}

#[cfg(test)]
mod tests {
    use super::summary;

    #[test]
    fn a_row_has_the_extremes_the_middle_and_the_mean() {
        let row = summary("x", &[4.0, 1.0, 10.0], [None; 4]);
        assert_eq!((row.games, row.min, row.median), (3, 1.0, 4.0));
        assert_eq!((row.mean, row.max), (5.0, 10.0));
        let none = summary("x", &[], [None; 4]);
        assert_eq!(
            (none.min, none.median, none.mean, none.max),
            (0.0, 0.0, 0.0, 0.0)
        );
    }
}
