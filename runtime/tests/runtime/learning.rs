//! Tests of learning on a small game.

use std::ops::ControlFlow::{Break, Continue};

use rbg_runtime::evaluate::{Feature, Features, Heuristic, Linear, Lines, Quantity};
use rbg_runtime::learn::{LearnRequest, learn};
use rbg_runtime::{Cell, Piece, Player, Position};

use crate::toys::TicTacToe;

/// Returns how many lines have one, two and three marks, the same for both players.
fn features() -> Features {
    let lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    let windows = lines.map(|line| line.map(Cell::new).to_vec()).to_vec();
    let of = |player, own, other| Feature {
        player,
        weight: 0,
        quantity: Quantity::Lines(Lines::new(
            vec![Piece::new(own)],
            vec![Piece::new(other)],
            windows.clone(),
        )),
    };
    Features::new(2, vec![of(Player::FIRST, 1, 2), of(Player::SECOND, 2, 1)])
}

#[test]
fn two_marks_in_a_line_are_learned_to_be_good_most_for_the_one_to_move() {
    let request = LearnRequest::new(features()).with_games(2000).with_depth(1);
    let learned = learn::<TicTacToe>(&request, &mut |_| Continue(())).expect("they fit");
    // One, two and three marks where the player is to move, and where not.
    let [_, two, _, _, two_waiting, _] = learned.weights[..] else {
        panic!("{:?}", learned.weights);
    };
    assert!(two > 0.3 && two > two_waiting, "{:?}", learned.weights);
    assert!(learned.rounds.iter().any(|round| round.accepted));
    let folded = features().fold(&learned.weights);
    let linear = Linear::new(&folded, TicTacToe::game()).expect("they fit");
    // The second player has two in a row at the top, and the first is to move.
    let mut position = TicTacToe::initial();
    for cell in [8, 0, 4, 1] {
        position.apply(&cell);
    }
    let value = linear.value(&position, Player::FIRST);
    assert!(value > 0.0, "{value}");
}

#[test]
fn the_same_is_learned_again_with_the_same_seed_and_number_of_games() {
    let request = |seed| {
        LearnRequest::new(features())
            .with_games(300)
            .with_seed(seed)
    };
    let learned = |seed| {
        let learned = learn::<TicTacToe>(&request(seed), &mut |_| Continue(()));
        let learned = learned.expect("they fit");
        let rounds = learned.rounds.iter();
        let rounds: Vec<_> = rounds
            .map(|round| (round.games, round.gate, round.accepted))
            .collect();
        (learned.weights, rounds)
    };
    assert_eq!(learned(5), learned(5));
    assert_ne!(learned(5).0, learned(6).0);
}

#[test]
fn learning_ends_when_it_is_told_and_after_its_games() {
    let mut told: u32 = 0;
    let request = LearnRequest::new(features());
    let learned = learn::<TicTacToe>(&request, &mut |round| {
        // A long round tells in between how far it has come.
        told += u32::from(round.length > 0.0);
        if told == 2 { Break(()) } else { Continue(()) }
    });
    assert_eq!(learned.expect("they fit").rounds.len(), 2);
    let learned = learn::<TicTacToe>(&request.clone().with_games(17), &mut |_| Continue(()));
    let rounds = learned.expect("they fit").rounds;
    assert_eq!(rounds.last().map(|round| round.games), Some(17));
    // No time is still a round.
    let learned = learn::<TicTacToe>(&request.with_seconds(0.0), &mut |_| Continue(()));
    assert_eq!(learned.expect("they fit").rounds.len(), 1);
}

/// Returns a mark in the centre, a mark on the middle of a side, and nothing, with weights of their own.
fn ideas() -> Features {
    let of = |weight, player: Player, on: &[usize]| {
        let mut cells = vec![0.0; 9];
        on.iter().for_each(|&cell| cells[cell] = 1.0);
        let piece = Piece::from_index(player.index());
        Feature {
            player,
            weight,
            quantity: Quantity::Places { piece, cells },
        }
    };
    let players = [Player::FIRST, Player::SECOND];
    let all = players.map(|player| {
        [
            of(0, player, &[4]),
            of(1, player, &[1, 3, 5, 7]),
            of(2, player, &[]),
        ]
    });
    Features::new(2, all.into_iter().flatten().collect())
}

#[test]
fn ideas_have_to_prove_themselves_in_random_games() {
    let request = LearnRequest::new(ideas())
        .with_prior(vec![0.5; 3])
        .with_candidates(vec![0, 2])
        .with_games(200)
        .with_depth(1);
    let learned = learn::<TicTacToe>(&request, &mut |_| Continue(())).expect("they fit");
    let [centre, nothing] = &learned.tests[..] else {
        panic!("{:?}", learned.tests);
    };
    assert_eq!((centre.weight, centre.kept), (0, true), "{centre:?}");
    assert!(
        centre.correlation > 0.1 && centre.deviations > 3.0,
        "{centre:?}"
    );
    assert!(centre.games > 900, "{centre:?}");
    // What is always the same says nothing, and has no weight whatever it was to begin with.
    assert_eq!((nothing.weight, nothing.kept), (2, false), "{nothing:?}");
    assert_eq!((nothing.correlation, nothing.deviations), (0.0, 0.0));
    assert_eq!(learned.weights[2], 0.0);
    assert!(learned.weights[0] != 0.0 && learned.weights[1] != 0.0);
    let again = learn::<TicTacToe>(&request, &mut |_| Continue(())).expect("they fit");
    assert_eq!(again.tests, learned.tests);

    let without = LearnRequest::new(ideas()).with_games(1);
    let learned = learn::<TicTacToe>(&without, &mut |_| Continue(())).expect("they fit");
    assert!(learned.tests.is_empty());
    let unknown = without.with_candidates(vec![3]);
    let error = learn::<TicTacToe>(&unknown, &mut |_| Continue(())).expect_err("there are three");
    let due = "weight 3 as a candidate where there are 3";
    assert!(error.to_string().contains(due), "{error}");
}
