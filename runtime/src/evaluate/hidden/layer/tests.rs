use super::*;
use crate::evaluate::fixed::to_float;
use crate::game::{Piece, Plane, Player, Variable};
use crate::position::Position;
use crate::rng::{PlayoutRng, below, stream};
use crate::testing::{CELLS, Toy};

type Game = Toy<2>;

fn planes() -> Vec<Plane> {
    vec![
        Plane::Board,
        Plane::Piece(Piece::new(1)),
        Plane::ToMove(Player::SECOND),
        Plane::Piece(Piece::new(0)),
    ]
}

/// The inputs of these planes.
const INPUTS: usize = 2 * CELLS + 1;

fn random(rng: &mut PlayoutRng, units: usize, most: i32) -> HiddenWeights {
    let mut weights = |count: usize, most: i32| -> Vec<i16> {
        let weight = |_| (below(rng, 2 * most as u32 + 1) as i32 - most) as i16;
        (0..count).map(weight).collect()
    };
    HiddenWeights {
        planes: planes(),
        units,
        inputs: weights(INPUTS * units, most),
        biases: weights(units, most),
        outputs: weights(units, 8191),
    }
}

/// Returns the sum of a position as it is defined, unit by unit.
fn defined(weights: &HiddenWeights, position: &Game) -> f64 {
    let mut inputs = Vec::new();
    for (first, piece) in [(0, 1), (CELLS + 1, 0)] {
        let cells = position.board.iter().enumerate();
        let on = cells.filter(|(_, on_cell)| **on_cell == piece);
        inputs.extend(on.map(|(cell, _)| first + cell));
    }
    inputs.extend((position.to_move() == Player::SECOND).then_some(CELLS));
    let units = (0..weights.units).map(|unit| {
        let rows = inputs
            .iter()
            .map(|input| weights.inputs[input * weights.units + unit]);
        let seen = i64::from(weights.biases[unit]) + rows.map(i64::from).sum::<i64>();
        seen.clamp(0, 128) as f64 / 128.0 * f64::from(weights.outputs[unit]) / 1024.0
    });
    units.sum()
}

#[test]
fn units_are_added_as_they_are_defined_however_large_weights_are() {
    let rng = &mut stream(5, 0);
    let largest = crate::evaluate::largest_input(CELLS + 1);
    for case in 0..200 {
        let most = [3, 60, 500, largest][case % 4];
        let units = 1 + below(rng, 70) as usize;
        let weights = random(rng, units, most);
        let hidden = Hidden::new(&weights, Game::game()).expect("they fit");
        let mut seen = Seen::default();
        for _ in 0..10 {
            let to_move = 1 + below(rng, 2) as u8;
            let board = [0; CELLS].map(|_: u16| below(rng, 3) as u16);
            let position = Game::choice(to_move, [Game::end(1, [0, 0])]).with_board(board);
            let planes = Planes::of(&position);
            let sum = hidden.sum(&planes, &position);
            let due = defined(&weights, &position);
            assert!(
                (f64::from(to_float(sum)) - due).abs() < 1e-4,
                "{weights:?} {position:?}"
            );
            assert_eq!(hidden.sum_near(&mut seen, &planes, &position), sum);
            if below(rng, 2) == 0 {
                hidden.accumulate(&mut seen, &planes);
                assert_eq!(hidden.sum_near(&mut seen, &planes, &position), sum);
            }
        }
    }
}

#[test]
fn layers_of_another_game_are_refused() {
    let fitting = || random(&mut stream(5, 1), 2, 10);
    let cases: [(&str, HiddenWeights); 9] = [
        (
            "no piece 9",
            HiddenWeights {
                planes: vec![Plane::Piece(Piece::new(9))],
                ..fitting()
            },
        ),
        (
            "piece 1 is seen twice",
            HiddenWeights {
                planes: vec![Plane::Piece(Piece::new(1)); 2],
                ..fitting()
            },
        ),
        (
            "no variable 9",
            HiddenWeights {
                planes: vec![Plane::Variable(Variable::new(9))],
                ..fitting()
            },
        ),
        (
            "14 weights of inputs where there have to be 0",
            HiddenWeights {
                planes: vec![],
                ..fitting()
            },
        ),
        (
            "1 biases of units where there have to be 2",
            HiddenWeights {
                biases: vec![0],
                ..fitting()
            },
        ),
        (
            "3 weights of units where there have to be 2",
            HiddenWeights {
                outputs: vec![0; 3],
                ..fitting()
            },
        ),
        (
            "2000 units for 7 inputs are too many",
            HiddenWeights {
                units: 2000,
                ..fitting()
            },
        ),
        (
            "one of the biases of units is beyond",
            HiddenWeights {
                biases: vec![0, i16::MIN],
                ..fitting()
            },
        ),
        (
            "one of the weights of units is beyond 8191",
            HiddenWeights {
                outputs: vec![0, 8192],
                ..fitting()
            },
        ),
    ];
    assert_eq!(
        fitting().check(Game::game()).map(|inputs| inputs.count()),
        Ok(INPUTS)
    );
    for (due, weights) in cases {
        let error = Hidden::new(&weights, Game::game()).expect_err(due);
        assert!(error.contains(due), "{error}");
    }
}

#[test]
fn a_layer_without_units_adds_nothing() {
    let none = random(&mut stream(5, 2), 0, 1);
    let hidden = Hidden::new(&none, Game::game()).expect("it fits");
    let position = Game::end(1, [0, 0]);
    assert_eq!(to_float(hidden.sum(&Planes::of(&position), &position)), 0.0);
}
