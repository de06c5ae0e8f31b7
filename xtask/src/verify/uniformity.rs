//! Whether every legal move is drawn with the same probability.

use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_runtime::{AnyGame, AnyPosition, rng};
use serde::Serialize;

/// After how many moves of random games moves are drawn.
const MOVES_BEFORE: [usize; 7] = [0, 1, 3, 8, 20, 45, 100];

/// SampleHistogram per legal move. Enough to notice one move in thirty that is drawn twice as
/// often as the others.
const DRAWS_PER_MOVE: u64 = 100;

/// SampleHistogram in a position with many moves, which are then counted in groups.
const MOST_DRAWS: u64 = 20_000;

/// Positions with more moves than this are passed over: to list them takes seconds.
const MOST_MOVES: usize = 200_000;

/// The test value that is exceeded by chance once in a million: so many standard
/// deviations of a normal distribution.
const DEVIATIONS: f64 = 4.753_424;

/// What was found.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Uniformity {
    /// Positions in which there was a choice.
    pub(crate) positions: usize,
    /// Moves that were drawn.
    pub(crate) draws: u64,
    /// The largest of the test values, as a number of standard deviations.
    pub(crate) worst: f64,
}

/// SampleHistogram moves in positions of random games; what is wrong is described in `failures`.
pub(crate) fn compare(
    game: &dyn AnyGame,
    seed: u64,
    failures: &mut Vec<String>,
) -> Result<Uniformity, Failure> {
    let mut found = Uniformity::default();
    for (number, moves) in MOVES_BEFORE.into_iter().enumerate() {
        interrupt::check()?;
        let (position, played) = random_position(game, seed, number as u64, moves);
        let legal = position.count_moves();
        if legal > MOST_MOVES {
            continue;
        }
        let count = (legal as u64 * DRAWS_PER_MOVE).clamp(DRAWS_PER_MOVE, MOST_DRAWS);
        let draws = position.draws(seed, count);
        if draws.wrong > 0 {
            failures.push(format!(
                "after {played} random moves, {} of {count} draws gave no legal move",
                draws.wrong
            ));
        }
        let deviations = deviations(&draws.drawn);
        if deviations > DEVIATIONS {
            failures.push(format!(
                "after {played} random moves, some of {legal} moves are drawn more often \
                 than others: {deviations:.1} standard deviations"
            ));
        }
        if legal > 1 {
            found.positions += 1;
            found.draws += count;
            found.worst = found.worst.max(deviations);
        }
    }
    Ok(found)
}

/// The position after so many moves of a random game, or at its end.
fn random_position(
    game: &dyn AnyGame,
    seed: u64,
    number: u64,
    moves: usize,
) -> (Box<dyn AnyPosition>, usize) {
    let mut rng = rng::stream(seed, number);
    let mut position = game.initial();
    for played in 0..moves {
        let Some(m) = position.sample(&mut rng) else {
            return (position, played);
        };
        position.apply_listed(&m);
    }
    (position, moves)
}

/// How far the numbers of draws are from equal ones: Pearson's statistic, turned to
/// standard deviations of a normal distribution (Wilson and Hilferty, 1931).
fn deviations(drawn: &[u64]) -> f64 {
    let total: u64 = drawn.iter().sum();
    // Neighbours share a group where a move is drawn too rarely for the statistic.
    let groups = drawn.len().min((total / DRAWS_PER_MOVE) as usize);
    if groups < 2 {
        return 0.0;
    }
    let begin = |group: usize| group * drawn.len() / groups;
    let terms = (0..groups).map(|group| {
        let members = &drawn[begin(group)..begin(group + 1)];
        let expected = total as f64 * members.len() as f64 / drawn.len() as f64;
        (members.iter().sum::<u64>() as f64 - expected).powi(2) / expected
    });
    let statistic: f64 = terms.sum();
    let freedom = groups as f64 - 1.0;
    let spread = 2.0 / (9.0 * freedom);
    ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::{DEVIATIONS, DRAWS_PER_MOVE, deviations};

    #[test]
    fn a_favourite_is_noticed() {
        for moves in [2, 5, 30] {
            let mut drawn = vec![DRAWS_PER_MOVE; moves];
            assert!(deviations(&drawn) < 0.0);
            drawn[moves - 1] += DRAWS_PER_MOVE;
            assert!(deviations(&drawn) > DEVIATIONS, "{moves} moves");
        }
    }

    #[test]
    fn many_moves_are_counted_in_groups() {
        let mut drawn = vec![2; 5_000];
        assert!(deviations(&drawn) < 0.0);
        drawn[..1_000].fill(3);
        assert!(deviations(&drawn) > DEVIATIONS);
        drawn.fill(0);
        assert_eq!(deviations(&drawn), 0.0);
    }
}
