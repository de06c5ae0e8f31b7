//! How many positions a network evaluates in a second.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::evaluator::Evaluator;
use super::knowledge::taught_network;
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{PlayoutRng, stream};

/// The moves of a game behind which another one begins.
const LONGEST: usize = 500;

/// The largest number of positions.
const MOST_POSITIONS: usize = 1 << 16;

/// A request to evaluate positions of random games for some time, on one thread.
///
/// ```
/// use rbg_runtime::evaluate::EvaluationRequest;
///
/// let request = EvaluationRequest::default();
/// assert_eq!(request.network, None);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct EvaluationRequest {
    /// The name under which the network was [told](super::teach_network()), if under one.
    pub network: Option<String>,
    /// The number of positions, which are evaluated again and again.
    pub positions: usize,
    /// The time.
    pub time: Duration,
    /// The seed of the games.
    pub seed: u64,
}

impl Default for EvaluationRequest {
    fn default() -> Self {
        Self {
            network: None,
            positions: 1000,
            time: Duration::from_secs(2),
            seed: 1,
        }
    }
}

/// What evaluations took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct EvaluationStats {
    /// The number of positions.
    pub positions: usize,
    /// Their moves in the mean.
    pub moves: f64,
    /// The number of evaluations.
    pub evaluations: u64,
    /// The time they took, in seconds.
    pub seconds: f64,
    /// The mean of what the first player can expect, by which networks and builds can be compared.
    pub first_player: f64,
}

/// A position with its moves.
type Asked<P> = (P, Vec<<P as crate::position::Position>::Move>);

/// Evaluates positions of random games, each behind the one before it, until the time is over.
///
/// # Errors
///
/// [`RunError::Unfit`] if the network was not told, or the games have no positions to be evaluated.
pub fn evaluation_speed<P: Playable>(
    request: &EvaluationRequest,
    progress: &mut dyn FnMut(&EvaluationStats) -> ControlFlow<()>,
) -> Result<EvaluationStats, RunError> {
    let network = taught_network::<P>(request.network.as_deref())?;
    let mut evaluator = network.evaluator::<P>();
    let positions = positions::<P>(request);
    if positions.is_empty() {
        return Err(RunError::Unfit(
            "no position has moves of players".to_owned(),
        ));
    }
    let moves: usize = positions.iter().map(|(_, moves)| moves.len()).sum();
    let mut stats = EvaluationStats {
        positions: positions.len(),
        moves: moves as f64 / positions.len() as f64,
        ..EvaluationStats::default()
    };
    let mut room = (Vec::new(), vec![0.0; P::game().players.len()]);
    let begun = Instant::now();
    loop {
        let mut sum = 0.0;
        for asked in &positions {
            sum += evaluate(&mut *evaluator, asked, &mut room);
        }
        stats.first_player = sum / positions.len() as f64;
        stats.evaluations += positions.len() as u64;
        let elapsed = begun.elapsed();
        stats.seconds = elapsed.as_secs_f64();
        if elapsed >= request.time || progress(&stats).is_break() {
            return Ok(stats);
        }
    }
}

/// Evaluates a position, and returns what the first player can expect.
fn evaluate<P: Playable>(
    evaluator: &mut dyn Evaluator<P>,
    (position, moves): &Asked<P>,
    (priors, values): &mut (Vec<f32>, Vec<f32>),
) -> f64 {
    evaluator.approach(position);
    evaluator.evaluate(position, moves, priors, values);
    f64::from(values.first().copied().unwrap_or(0.0))
}

/// Returns positions of random games in which players have moves.
fn positions<P: Playable>(request: &EvaluationRequest) -> Vec<Asked<P>> {
    let due = request.positions.clamp(1, MOST_POSITIONS);
    let mut found = Vec::new();
    // In most games every position is one; where none is, none will be.
    for game in 0..due as u64 {
        play::<P>(&mut stream(request.seed, game), due, &mut found);
        if found.len() >= due {
            break;
        }
    }
    found
}

/// Appends the positions of a random game, up to so many in all.
fn play<P: Playable>(rng: &mut PlayoutRng, due: usize, found: &mut Vec<Asked<P>>) {
    let mut position = P::initial();
    let mut moves = MoveList::new();
    for _ in 0..LONGEST {
        if found.len() >= due || P::STOPS_PLAYOUTS && position.is_decided() {
            return;
        }
        position.moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        if position.to_move().seat().is_some() {
            found.push((position.clone(), moves.to_vec()));
        }
        match position.sample_move_with(rng, &mut moves) {
            Some(m) => position.apply(&m),
            None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::{AnyNetworkWeights, NetworkWeights, teach_network};
    use crate::position::Position;
    use crate::testing::Toy;

    #[test]
    fn positions_with_moves_of_players_are_evaluated_until_the_time_is_over() {
        // No other test tells networks of games of three players.
        type Game = Toy<3>;
        let request = EvaluationRequest {
            network: Some("mine".to_owned()),
            time: Duration::ZERO,
            ..EvaluationRequest::default()
        };
        let go_on = &mut |_: &EvaluationStats| ControlFlow::Continue(());
        let error = evaluation_speed::<Game>(&request, go_on).expect_err("it was not told");
        assert!(error.to_string().contains("by the name mine"), "{error}");
        let network = AnyNetworkWeights::from(NetworkWeights::constant(Game::game()));
        teach_network::<Game>(Some("mine"), Some(&network)).expect("it is of the game");
        // The game is over before it begins.
        let error = evaluation_speed::<Game>(&request, go_on).expect_err("there are no moves");
        assert!(error.to_string().contains("no position"), "{error}");
    }
}
