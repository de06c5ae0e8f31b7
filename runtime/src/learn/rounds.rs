//! The rounds of learning.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::candidates;
use super::gate::Gate;
use super::model::{Model, Weights, inputs_of};
use super::request::{LearnRequest, Learned, Round};
use super::self_play::{Samples, SelfPlay};
use super::speed::evaluations_per_second;
use crate::playout::{Playable, RunError};
use crate::position::MoveList;
use crate::rng::{below, stream};

/// The number of positions after which a round ends.
const ROUND_POSITIONS: usize = 4000;

/// The number of games after which a round ends at the least.
const ROUND_GAMES: u64 = 4;

/// The number of games after which a round ends at the most: games may be over at once.
const MOST_ROUND_GAMES: u64 = 5000;

/// The time after which it is told how far a round has come.
const SILENCE: Duration = Duration::from_secs(1);

/// The number of rounds whose positions are learned from.
const KEPT_ROUNDS: usize = 12;

/// The number of steps of the regression in a round.
const STEPS: usize = 400;

/// The number of rounds from one match to the next.
const GATE_EVERY: usize = 8;

/// The mean number of moves of a position up to which two are looked ahead.
const MOST_MOVES: usize = 70;

/// The stream of random numbers of the regression; games have those below.
const FIT_STREAM: u64 = 1 << 48;

/// Learns the weights of features. `progress` is told of every round, and how far a long one has come;
/// it ends the learning when it breaks, and then the answer is what was accepted so far.
///
/// # Errors
///
/// [`RunError::Unfit`] if the features are not of the game.
pub fn learn<P: Playable>(
    request: &LearnRequest,
    progress: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Result<Learned, RunError> {
    let begun = Instant::now();
    let features = &request.features;
    let linear = |weights: &Weights| weights.linear::<P>(features);
    check::<P>(request)?;
    let mut prior = prior(request)?;
    let tests = candidates::test::<P>(request, begun, progress);
    let dropped = tests.iter().filter(|test| !test.kept);
    let dropped: Vec<usize> = dropped.map(|test| test.weight).collect();
    dropped.iter().for_each(|&weight| prior[weight] = 0.0);
    let mut model = Model::new::<P>(request, prior, &dropped)?;
    let mut current = model.averaged();
    // Layers add nothing yet, and would take time.
    current.hidden.clear();
    let mut accepted = linear(&current)?;
    let depth = request.depth.unwrap_or_else(usual_depth::<P>);
    let mut play = SelfPlay::<P>::new(request, inputs_of::<P>(request)?, depth);
    let mut rng = stream(request.seed, FIT_STREAM);
    let mut kept: Vec<Samples> = Vec::new();
    let mut rounds: Vec<Round> = Vec::new();
    let (mut games, mut positions) = (0, 0);
    let mut told = Instant::now();
    loop {
        let number = rounds.len();
        let player = linear(&model.averaged())?;
        let mut samples = Samples::default();
        let first = games;
        let mut moves = 0;
        // At first the search knows nothing.
        let lambda = request.lambda.max(1.0 - 0.04 * number as f32);
        let last = |games: u64| request.games.is_some_and(|most| games >= most);
        let spent = |seconds: f64| begun.elapsed().as_secs_f64() >= seconds;
        let mut ends = false;
        while !last(games)
            && games < first + MOST_ROUND_GAMES
            && (samples.len() < ROUND_POSITIONS || games < first + ROUND_GAMES)
        {
            moves += u64::from(play.play(games, &player, lambda, &mut samples));
            games += 1;
            if told.elapsed() >= SILENCE {
                told = Instant::now();
                let so_far = Round {
                    games,
                    positions: positions + samples.len() as u64,
                    seconds: begun.elapsed().as_secs_f64(),
                    ..Round::default()
                };
                ends |= progress(&so_far).is_break();
            }
            ends |= request.seconds.is_some_and(spent);
            if ends {
                break;
            }
        }
        positions += samples.len() as u64;
        if kept.len() == KEPT_ROUNDS {
            kept.remove(0);
        }
        kept.push(samples);
        let rate = 0.02 / (1.0 + number as f32 / 20.0);
        let error = model.fit(&kept, STEPS, rate, &mut rng);
        ends |= last(games) || request.seconds.is_some_and(spent);
        let mut round = Round {
            games,
            positions,
            length: moves as f64 / (games - first).max(1) as f64,
            error,
            ..Round::default()
        };
        if ends || number % GATE_EVERY == GATE_EVERY - 1 || number == 0 {
            let gate = Gate {
                games: request.gate_games,
                depth,
                longest: request.longest,
                seed: request.seed ^ (number as u64 + 1) << 20,
            };
            let averaged = model.averaged();
            let new = linear(&averaged)?;
            let (score, wins) = gate.hold::<P>(&new, &accepted);
            (round.gate, round.accepted) = (Some(score), wins);
            if wins {
                accepted = new;
                current = averaged;
            }
        }
        round.seconds = begun.elapsed().as_secs_f64();
        ends |= progress(&round).is_break();
        rounds.push(round);
        if ends {
            break;
        }
    }
    Ok(Learned {
        evaluations_per_second: evaluations_per_second::<P>(&accepted),
        depth,
        weights: current.features,
        hidden: current.hidden,
        tests,
        rounds,
    })
}

/// Returns the number of moves that are looked ahead if nothing else is said: one where two would take
/// too long.
fn usual_depth<P: Playable>() -> u16 {
    let mut moves = MoveList::new();
    let (mut listed, mut positions) = (0, 0);
    for game in 0..20 {
        let mut rng = stream(0x0064_6570_7468, game);
        let mut position = P::initial();
        for _ in 0..100 {
            position.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            listed += moves.len();
            positions += 1;
            position.apply(&moves[below(&mut rng, moves.len() as u32) as usize]);
        }
    }
    if listed <= MOST_MOVES * positions {
        2
    } else {
        1
    }
}

/// Returns the weights to begin with.
fn prior(request: &LearnRequest) -> Result<Vec<f32>, RunError> {
    let due = request.features.weights();
    match request.prior.len() {
        0 => Ok(vec![0.0; due]),
        found if found == due => Ok(request.prior.clone()),
        found => Err(RunError::Unfit(format!(
            "{found} weights to begin with where there are {due}"
        ))),
    }
}

/// Checks that features are of the game, and candidates of the features.
fn check<P: Playable>(request: &LearnRequest) -> Result<(), RunError> {
    let features = &request.features;
    if features.players != P::game().players.len() {
        let players = features.players;
        return Err(RunError::Unfit(format!(
            "features for {players} players of a game for {}",
            P::game().players.len()
        )));
    }
    let weights = features.weights();
    if let Some(unknown) = request.candidates.iter().find(|&&weight| weight >= weights) {
        return Err(RunError::Unfit(format!(
            "weight {unknown} as a candidate where there are {weights}"
        )));
    }
    if weights > 1 << 20 {
        return Err(RunError::Unfit("too many weights".to_owned()));
    }
    let none = Weights {
        features: vec![0.0; weights],
        hidden: Vec::new(),
    };
    none.linear::<P>(features).map(|_| ())
}

#[cfg(test)]
mod tests;
