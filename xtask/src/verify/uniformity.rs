//! The test whether every legal move is drawn with the same probability.

use rbg_cli::failure::Failure;
use rbg_cli::interrupt;
use rbg_runtime::{AnyGame, AnyPosition, rng};
use rbg_testkit::statistics::grouped_uniform_p;
use serde::Serialize;

/// The numbers of moves of random games after which moves are drawn.
const MOVES_BEFORE: [usize; 7] = [0, 1, 3, 8, 20, 45, 100];

/// The number of draws per legal move. Enough to notice one move in thirty that is drawn twice as
/// often as the others.
const DRAWS_PER_MOVE: u64 = 100;

/// The number of draws in a position with many moves, which are then counted in groups.
const MOST_DRAWS: u64 = 20_000;

/// The number of moves beyond which positions are passed over: to list them takes seconds.
const MOST_MOVES: usize = 200_000;

/// The probability below which draws are wrong.
const LEAST_P: f64 = 1e-6;

/// The result of the test.
#[derive(Debug, Serialize)]
pub(crate) struct Uniformity {
    /// The number of positions in which there was a choice.
    pub(crate) positions: usize,
    /// The number of moves that were drawn.
    pub(crate) draws: u64,
    /// The least p-value of the chi-square tests.
    pub(crate) least_p: f64,
}

impl Default for Uniformity {
    fn default() -> Self {
        Self {
            positions: 0,
            draws: 0,
            least_p: 1.0,
        }
    }
}

/// Draws moves in positions of random games; what is wrong is described in `failures`.
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
        // Neighbours share a group where a move is drawn too rarely for the test.
        let p = grouped_uniform_p(&draws.drawn, DRAWS_PER_MOVE);
        if p < LEAST_P {
            failures.push(format!(
                "after {played} random moves, some of {legal} moves are drawn more often \
                 than others: the p-value is {p:.1e}"
            ));
        }
        if legal > 1 {
            found.positions += 1;
            found.draws += count;
            found.least_p = found.least_p.min(p);
        }
    }
    Ok(found)
}

/// Returns the position after this number of moves of a random game, or at its end.
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
