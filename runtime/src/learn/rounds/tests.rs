use super::*;
use crate::evaluate::{Feature, Features, Quantity};
use crate::game::{Piece, Plane, Player, Variable};
use crate::testing::Toy;

fn constant(players: usize) -> Features {
    let feature = Feature {
        player: Player::FIRST,
        weight: 0,
        quantity: Quantity::Constant,
    };
    Features::new(players, vec![feature])
}

#[test]
fn features_of_another_game_are_refused() {
    let of = |quantity| {
        let feature = Feature {
            player: Player::FIRST,
            weight: 0,
            quantity,
        };
        Features::new(2, vec![feature])
    };
    let cases = [
        (constant(3), "features for 3 players of a game for 2"),
        (
            of(Quantity::Places {
                piece: Piece::new(9),
                cells: vec![1.0; 3],
            }),
            "no piece 9",
        ),
        (
            of(Quantity::Variable {
                variable: Variable::new(9),
                unit: 1.0,
            }),
            "no variable 9",
        ),
    ];
    for (features, due) in cases {
        let request = LearnRequest::new(features).with_games(1);
        let error = learn::<Toy<2>>(&request, &mut |_| ControlFlow::Continue(()));
        let error = error.expect_err(due).to_string();
        assert!(error.contains(due), "{error}");
    }
    let request = LearnRequest::new(constant(2))
        .with_prior(vec![0.0; 2])
        .with_games(1);
    let error = learn::<Toy<2>>(&request, &mut |_| ControlFlow::Continue(()));
    let error = error.expect_err("there is one weight").to_string();
    assert!(
        error.contains("2 weights to begin with where there are 1"),
        "{error}"
    );
}

#[test]
fn what_nothing_is_learned_of_stays_as_it_began() {
    let request = LearnRequest::new(constant(2))
        .with_prior(vec![0.25])
        .with_games(1);
    let learned = learn::<Toy<2>>(&request, &mut |_| ControlFlow::Continue(()));
    assert_eq!(learned.expect("they fit").weights, [0.25]);
}

#[test]
fn a_layer_that_was_not_accepted_is_left_out() {
    let planes = vec![Plane::Piece(Piece::new(1))];
    let request = LearnRequest::new(constant(2))
        .with_hidden(planes, 4)
        .with_games(1);
    let learned = learn::<Toy<2>>(&request, &mut |_| ControlFlow::Continue(()));
    assert_eq!(learned.expect("they fit").hidden, []);
}

#[test]
fn layers_of_another_game_or_too_large_are_refused() {
    let piece = |number| vec![Plane::Piece(Piece::new(number))];
    for (planes, units, due) in [
        (piece(9), 4, "no piece 9"),
        (piece(1), 5000, "5000 units for 3 inputs are too many"),
    ] {
        let request = LearnRequest::new(constant(2)).with_hidden(planes, units);
        let error = learn::<Toy<2>>(&request, &mut |_| ControlFlow::Continue(()));
        let error = error.expect_err(due).to_string();
        assert!(error.contains(due), "{error}");
    }
}

#[test]
fn rounds_of_games_that_are_over_at_once_end() {
    let request = LearnRequest::new(constant(2));
    // A long round tells in between how far it has come, without a gate.
    let learned = learn::<Toy<2>>(&request, &mut |round| match round.gate {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    });
    let rounds = learned.expect("they fit").rounds;
    assert_eq!((rounds.len(), rounds[0].games), (1, MOST_ROUND_GAMES));
}
