//! Tests of training on a small game.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;

use rbg_runtime::evaluate::{Evaluator, Network, NetworkEvaluator, NetworkWeights};
use rbg_runtime::game::Plane;
use rbg_runtime::rng::stream;
use rbg_runtime::train::{TrainRequest, TrainRound, TrainState, Trained, train};
use rbg_runtime::{MoveList, Piece, Player, Position, RunError};

use crate::toys::TicTacToe;

fn request() -> TrainRequest {
    let planes = vec![
        Plane::Piece(Piece::new(1)),
        Plane::Piece(Piece::new(2)),
        Plane::ToMove(Player::FIRST),
    ];
    let mut request = TrainRequest::new(planes, 24)
        .with_pattern_units(8)
        .with_seed(1);
    request.round_positions = 300;
    request.gate_games = 20;
    (request.reuse, request.rate) = (12, 0.01);
    request
}

fn trained(request: &TrainRequest) -> Trained {
    train::<TicTacToe>(request, &mut |_| Continue(())).expect("it fits")
}

/// Returns what is the same however fast a training is.
fn repeatable(trained: &Trained) -> (Option<NetworkWeights>, Vec<TrainRound>, TrainState) {
    let rounds = trained.rounds.iter().cloned().map(|mut round| {
        (round.seconds, round.plays_per_second, round.fits_per_second) = (0.0, 0.0, 0.0);
        round
    });
    let mut state = trained.state.clone();
    state.seconds = 0.0;
    (trained.network.clone(), rounds.collect(), state)
}

#[test]
fn a_network_learns_to_win_and_to_keep_others_from_it() {
    let trained = trained(&request().with_rounds(40));
    let weights = trained.network.expect("it beats one that knows nothing");
    let network = Network::new(&weights, TicTacToe::game()).expect("it is of the game");
    let mut evaluator = NetworkEvaluator::new(Arc::new(network));
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    let mut list = MoveList::new();
    // How often it likes a move best that wins at once, where there is one, and how often one by chance.
    let (mut found, mut by_chance, mut all) = (0.0, 0.0, 0.0);
    let mut expected = [0.0; 2];
    for game in 0..300 {
        let mut rng = stream(3, game);
        let mut position = TicTacToe::initial();
        loop {
            position.moves(&mut list);
            if list.is_empty() {
                break;
            }
            let mover = position.to_move();
            let wins: Vec<bool> = list
                .iter()
                .map(|m| {
                    let mut next = position.clone();
                    next.apply(m);
                    next.is_over() && next.score(mover) == 100
                })
                .collect();
            let winning = wins.iter().filter(|wins| **wins).count();
            if winning > 0 {
                evaluator.evaluate(&position, &list, &mut priors, &mut values);
                let best = (0..list.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b]));
                found += f64::from(u8::from(best.is_some_and(|best| wins[best])));
                by_chance += winning as f64 / list.len() as f64;
                all += 1.0;
                let seat = usize::from(mover == Player::SECOND);
                expected[0] += f64::from(values[seat]);
                expected[1] += f64::from(values[1 - seat]);
            }
            let m = position.sample_move(&mut rng).expect("there are moves");
            position.apply(&m);
        }
    }
    assert!(
        found > 0.65 * all && by_chance < 0.5 * all,
        "{found} {by_chance} {all}"
    );
    assert!(
        expected[0] > 0.6 * all && expected[1] < 0.4 * all,
        "{expected:?} {all}"
    );
}

#[test]
fn the_same_is_trained_again_however_many_threads_there_are() {
    let request = request().with_rounds(3);
    let alone = trained(&request);
    let together = trained(&request.clone().with_threads(3));
    assert_eq!(repeatable(&alone), repeatable(&together));
    assert_eq!(alone.rounds.len(), 3);
    // A square is turned and mirrored.
    assert_eq!(alone.symmetries, 7);
    let other = trained(&request.with_seed(2));
    assert_ne!(other.state.weights, alone.state.weights);
}

#[test]
fn a_training_that_was_ended_goes_on_where_it_was() {
    let mut told = Vec::new();
    let request = request();
    let first = train::<TicTacToe>(&request, &mut |round| {
        told.push(round.number);
        if round.number == 2 {
            Break(())
        } else {
            Continue(())
        }
    });
    let first = first.expect("it fits");
    assert_eq!((first.state.rounds, told.last()), (2, Some(&2)));
    // What is told to others is read again as it was.
    let text = serde_json::to_string(&first.state).expect("it is data");
    let state: TrainState = serde_json::from_str(&text).expect("it is a state");
    assert_eq!(state, first.state);
    let then = trained(&request.with_state(Some(state)).with_rounds(4));
    let numbers: Vec<u64> = then.rounds.iter().map(|round| round.number).collect();
    assert_eq!(numbers, [3, 4]);
    // No game is counted twice, and none is played again.
    assert!(then.rounds[0].games > first.state.games);
    assert!(then.state.positions > first.state.positions);
    assert!(then.state.seconds >= first.state.seconds);
    assert_ne!(then.state.weights, first.state.weights);
    // What is done is not done again.
    let again = trained(&request_of(&then.state).with_rounds(4));
    assert!(again.rounds.is_empty());
    assert_eq!(again.state.weights, then.state.weights);
    assert_eq!(again.network, then.network);
}

fn request_of(state: &TrainState) -> TrainRequest {
    request().with_state(Some(state.clone()))
}

#[test]
fn states_are_told_from_time_to_time_and_at_the_end() {
    let mut request = request().with_rounds(5);
    request.state_every = 2;
    let mut states = Vec::new();
    train::<TicTacToe>(&request, &mut |round| {
        states.extend(round.state.as_ref().map(|state| state.rounds));
        Continue(())
    })
    .expect("it fits");
    assert_eq!(states, [2, 4, 5]);
}

#[test]
fn what_is_not_of_the_game_or_of_the_network_is_told() {
    let error = |request: TrainRequest| {
        let error = train::<TicTacToe>(&request, &mut |_| Continue(()));
        match error.expect_err("it is wrong") {
            RunError::Unfit(text) => text,
            other => panic!("{other}"),
        }
    };
    let foreign = TrainRequest::new(vec![Plane::Piece(Piece::new(9))], 4);
    assert!(error(foreign).contains("no piece 9"));
    let large = TrainRequest::new(Vec::new(), 1 << 20);
    assert!(error(large).contains("are too many"));
    let mut state = trained(&request().with_rounds(1)).state;
    state.mean.pop();
    let told = error(request().with_state(Some(state.clone())));
    assert!(
        told.contains("the state is not that of a network of"),
        "{told}"
    );
    state.mean.push(f32::NAN);
    let told = error(request().with_state(Some(state)));
    assert!(
        told.contains("the state is not that of a network of"),
        "{told}"
    );
}
