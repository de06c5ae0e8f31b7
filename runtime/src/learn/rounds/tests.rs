use super::*;
use crate::evaluate::{Feature, Quantity};
use crate::game::{Piece, Player, Variable};
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
}
