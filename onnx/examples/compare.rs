//! A network of `breakthrough`, computed by the runtime and by ONNX Runtime: how far what both say is apart on
//! positions of random games, and how fast they are.
//!
//! ```sh
//! rbg network breakthrough --seconds 0 --write network.safetensors
//! cargo run --release -p rbg-onnx --features onnxruntime --example compare -- LIBRARY network.safetensors
//! ```

// Those of what is included below, which is of another crate.
#![allow(unexpected_cfgs)]

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rbg_learn::files::ConvolutionFile;
use rbg_onnx::{OnnxEvaluator, OnnxNetwork};
use rbg_runtime::evaluate::{Convolution, ConvolutionEvaluator, Evaluator};
use rbg_runtime::{MoveList, Position, rng};

// Included, and not depended on, so that it is built for this program alone.
#[allow(missing_docs, unreachable_pub, unused, clippy::all)]
#[rustfmt::skip]
#[path = "../../generated/breakthrough/src/lib.rs"]
mod breakthrough;

use breakthrough::State;

type Move = <State as Position>::Move;

/// The games whose positions are evaluated, and their seed.
const GAMES: u64 = 50;
const SEED: u64 = 1;

/// Rounds in which both are measured, one behind the other: short ones, so that other work of the machine spares some.
const ROUNDS: usize = 25;

/// For how long each is measured in a round, at least.
const TIME: Duration = Duration::from_millis(200);

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [library, file] = &arguments[..] else {
        return Err("usage: compare LIBRARY NETWORK".into());
    };
    let file = ConvolutionFile::read(&fs::read(file)?)?;
    let convolution = Convolution::new(&file.network, State::game())?;
    let mut native = ConvolutionEvaluator::new(Arc::new(convolution));
    let network = OnnxNetwork::new(Path::new(library), &file, State::game())?;
    let mut onnx = OnnxEvaluator::new(Arc::new(network))?;

    let positions = positions();
    let mut apart = [0.0f32; 2];
    let (mut priors, mut values) = ([Vec::new(), Vec::new()], [[0.0; 2]; 2]);
    for (position, moves) in &positions {
        native.evaluate(position, moves, &mut priors[0], &mut values[0]);
        onnx.try_evaluate(position, moves, &mut priors[1], &mut values[1])?;
        apart[0] = apart[0].max(largest(&priors[0], &priors[1]));
        apart[1] = apart[1].max(largest(&values[0], &values[1]));
    }
    println!("positions {}", positions.len());
    println!("largest difference of priors {:e}", apart[0]);
    println!("largest difference of values {:e}", apart[1]);
    let mut speeds = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        speeds[0].push(speed(&mut native, &positions));
        speeds[1].push(speed(&mut onnx, &positions));
    }
    for (name, mut speeds) in ["runtime", "ONNX Runtime"].into_iter().zip(speeds) {
        speeds.sort_by(f64::total_cmp);
        let [median, best] = [ROUNDS / 2, ROUNDS - 1].map(|round| speeds[round]);
        println!("{name}: {best:.0} evaluations a second, {median:.0} in the median round");
    }
    // Failures would be fast.
    onnx.failure()
        .map_or(Ok(()), |failure| Err(failure.to_string().into()))
}

/// Returns the positions of random games in which a player decides, with their moves.
fn positions() -> Vec<(State, Vec<Move>)> {
    let mut positions = Vec::new();
    for game in 0..GAMES {
        let mut rng = rng::stream(SEED, game);
        let mut position = State::initial();
        let mut moves = MoveList::new();
        while !position.to_move().is_keeper() {
            position.moves(&mut moves);
            let all = moves.as_slice();
            let Some(chosen) = all.get(rng::below(&mut rng, all.len().max(1) as u32) as usize)
            else {
                break;
            };
            positions.push((position.clone(), all.to_vec()));
            position.apply(chosen);
        }
    }
    positions
}

/// Returns the largest difference of two numbers at the same place.
fn largest(some: &[f32], others: &[f32]) -> f32 {
    let differences = some
        .iter()
        .zip(others)
        .map(|(one, other)| (one - other).abs());
    differences.fold(0.0, f32::max)
}

/// Returns how many positions an evaluator evaluates in a second.
fn speed(evaluator: &mut impl Evaluator<State>, positions: &[(State, Vec<Move>)]) -> f64 {
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    let (begin, mut evaluations) = (Instant::now(), 0);
    while begin.elapsed() < TIME {
        for (position, moves) in positions {
            evaluator.evaluate(position, moves, &mut priors, &mut values);
        }
        evaluations += positions.len();
    }
    evaluations as f64 / begin.elapsed().as_secs_f64()
}
