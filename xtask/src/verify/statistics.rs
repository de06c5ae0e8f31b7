//! The comparison of random playouts with the reference statistics.

use rbg_cli::engine::unless_interrupted;
use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_cli::reference::{Mean, PlayoutRow};
use rbg_runtime::{
    AnyGame, PlayoutLimit, PlayoutMode, PlayoutRequest, PlayoutStats, RunningStatistics,
};
use rbg_testkit::statistics::standard_error;
use serde::Serialize;

/// The number of batches of equal size in which playouts come. Positions of one playout resemble
/// each other, so the error of the mean branching is estimated from the differences between
/// batches.
const BATCHES: u64 = 40;

/// The number of batches below which nothing can be said about an error.
const FEWEST_BATCHES: u64 = 5;

/// The number of standard errors of the difference beyond which a figure is wrong.
pub(crate) const TOLERANCE: f64 = 3.0;

/// The factor by which more playouts are played when a figure that is off is tried again: among
/// hundreds of right figures one or two lie outside by chance.
const SECOND_TRY: u64 = 4;

/// A mean beside what it should be.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Figure {
    /// The name of what is measured, for example `moves` or `score 1`.
    pub(crate) name: String,
    /// The mode: `enumerate` or `sample`.
    pub(crate) mode: &'static str,
    pub(crate) mean: f64,
    pub(crate) expected: f64,
    /// The distance of the two in standard errors of the difference.
    pub(crate) deviation: f64,
}

/// Plays `playouts` games in either mode and compares the means with `row`.
/// Figures that stay wrong are described in `failures`.
pub(crate) fn compare(
    game: &dyn AnyGame,
    row: &PlayoutRow,
    playouts: u64,
    seed: u64,
    failures: &mut Vec<String>,
) -> Result<Vec<Figure>, Failure> {
    let mut figures = Vec::new();
    for (mode, name) in [
        (PlayoutMode::Enumerate, "enumerate"),
        (PlayoutMode::Sample, "sample"),
    ] {
        let seed = seed
            .wrapping_mul(2)
            .wrapping_add(u64::from(mode == PlayoutMode::Sample));
        let mut found = measured(game, row, mode, name, playouts, seed)?;
        if found.iter().any(|figure| figure.deviation > TOLERANCE) {
            found = measured(game, row, mode, name, playouts * SECOND_TRY, !seed)?;
        }
        failures.extend(
            found
                .iter()
                .filter(|figure| figure.deviation > TOLERANCE)
                .map(|figure| {
                    format!(
                        "mean {} ({}) is {:.4}, expected {:.4}: {:.1} standard errors off",
                        figure.name, figure.mode, figure.mean, figure.expected, figure.deviation
                    )
                }),
        );
        figures.extend(found);
    }
    Ok(figures)
}

/// The number of playouts of a game without reference statistics that have to come to an end.
const ENDING_PLAYOUTS: u64 = 1_000;

/// The number of moves after which a playout counts as endless.
const LONGEST_ENDING: u64 = 100_000;

/// Plays random games; if one does not end, that is described in `failures`.
pub(crate) fn all_end(
    game: &dyn AnyGame,
    seed: u64,
    failures: &mut Vec<String>,
) -> Result<(), Failure> {
    let limit = PlayoutLimit::Count(ENDING_PLAYOUTS);
    let request = PlayoutRequest::new(PlayoutMode::Sample, limit)
        .with_seed(seed)
        .with_longest(LONGEST_ENDING);
    let stats = game.playouts(&request, &mut |_| unless_interrupted())?;
    interrupt::check()?;
    if stats.truncated > 0 {
        let (truncated, longest) = (stats.truncated, request.longest);
        failures.push(format!(
            "{truncated} of {ENDING_PLAYOUTS} playouts have not ended after {longest} moves"
        ));
    }
    Ok(())
}

fn measured(
    game: &dyn AnyGame,
    row: &PlayoutRow,
    mode: PlayoutMode,
    mode_name: &'static str,
    playouts: u64,
    seed: u64,
) -> Result<Vec<Figure>, Failure> {
    let count = BATCHES.min(playouts / 2).max(FEWEST_BATCHES);
    let batch_size = playouts.div_ceil(count).max(2);
    let mut batches = Vec::new();
    for batch in 0..count {
        let limit = PlayoutLimit::Count(batch_size);
        let seed = seed.wrapping_add(batch << 32);
        let request = PlayoutRequest::new(mode, limit).with_seed(seed);
        batches.push(game.playouts(&request, &mut |_| unless_interrupted())?);
        interrupt::check()?;
    }
    let played = count * batch_size;
    let mut figures = Vec::new();
    let mut compare = |name: String, found: Mean, expected: Mean| {
        let error = found.error.hypot(expected.error);
        figures.push(Figure {
            name,
            mode: mode_name,
            mean: found.mean,
            expected: expected.mean,
            deviation: deviation(found.mean - expected.mean, error),
        });
    };
    compare(
        "moves".to_owned(),
        pooled(&batches, |stats| Some(&stats.moves)),
        row.moves,
    );
    if mode == PlayoutMode::Enumerate {
        let found = between_batches(&batches);
        // The reference does not tell its error; it falls with the number of
        // playouts as ours does.
        let error = found.error * (played as f64 / row.playouts.max(1) as f64).sqrt();
        let expected = Mean {
            mean: row.mean_branching,
            error,
        };
        compare("branching".to_owned(), found, expected);
    }
    for (index, expected) in row.scores.iter().enumerate() {
        let found = pooled(&batches, |stats| stats.scores.get(index));
        compare(format!("score {}", index + 1), found, *expected);
    }
    Ok(figures)
}

/// Returns how many standard errors a difference is. Means are given with four decimals, so a
/// smaller difference is none.
fn deviation(difference: f64, error: f64) -> f64 {
    let difference = (difference.abs() - 0.000_05).max(0.0);
    match () {
        () if difference == 0.0 => 0.0,
        () if error > 0.0 => difference / error,
        // JSON has no infinity.
        () => f64::MAX,
    }
}

/// Returns the mean over all batches, which are independent and of equal size.
fn pooled(
    batches: &[PlayoutStats],
    figure: impl Fn(&PlayoutStats) -> Option<&RunningStatistics>,
) -> Mean {
    let tallies: Vec<&RunningStatistics> = batches.iter().filter_map(figure).collect();
    let count = tallies.len().max(1) as f64;
    let means: f64 = tallies.iter().filter_map(|tally| tally.mean()).sum();
    let errors = tallies.iter().filter_map(|tally| tally.standard_error());
    let variance: f64 = errors.map(|error| error * error).sum();
    Mean {
        mean: means / count,
        error: variance.sqrt() / count,
    }
}

/// Returns the mean number of moves per position, with its error from the differences between
/// batches.
fn between_batches(batches: &[PlayoutStats]) -> Mean {
    let positions: u64 = batches.iter().map(|stats| stats.branching.count()).sum();
    let moves: i64 = batches.iter().map(|stats| stats.branching.sum()).sum();
    let mean = moves as f64 / positions.max(1) as f64;
    let means = batches.iter().filter_map(|stats| stats.branching.mean());
    Mean {
        mean,
        error: standard_error(&means.collect::<Vec<_>>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deviations_allow_for_rounding_and_for_nothing_else() {
        assert_eq!(deviation(0.000_04, 0.0), 0.0);
        assert_eq!(deviation(0.01, 0.0), f64::MAX);
        assert!((deviation(-0.300_05, 0.1) - 3.0).abs() < 1e-9);
    }

    #[test]
    fn pooled_batches_have_the_mean_and_error_of_the_whole() {
        let stats = |samples: &[i64]| {
            let mut moves = RunningStatistics::new();
            samples.iter().for_each(|sample| moves.add(*sample));
            let mut stats = PlayoutStats::none(0);
            stats.playouts = samples.len() as u64;
            (stats.moves, stats.branching) = (moves, moves);
            stats
        };
        let batches = [stats(&[1, 3]), stats(&[3, 5])];
        // Both batches have variance 2 and mean error 1.
        let found = pooled(&batches, |stats| Some(&stats.moves));
        assert_eq!(
            found,
            Mean {
                mean: 3.0,
                error: 2f64.sqrt() / 2.0
            }
        );
        // Batch means 2 and 4 lie 1 from the mean 3.
        assert_eq!(
            between_batches(&batches),
            Mean {
                mean: 3.0,
                error: 1.0
            }
        );
    }
}
