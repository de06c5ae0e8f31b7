use super::*;
use crate::evaluate::patterns::PatternWeights;
use crate::game::{Piece, Plane, Player};
use crate::position::Position;
use crate::rng::{PlayoutRng, below, stream};
use crate::testing::{CELLS, Toy};

type Game = Toy<2>;

/// The inputs of the planes below.
const INPUTS: usize = 2 * CELLS + 1;

/// The windows of the three cells in a row, with two pieces that are seen: their first cells, their numbers
/// of cells, and their first rows.
const WINDOWS: [(usize, usize, usize); 5] =
    [(0, 3, 0), (0, 3, 81), (0, 3, 162), (0, 2, 243), (1, 2, 261)];

/// The number of rows of windows.
const ROWS: usize = 279;

pub(in crate::evaluate::network) fn random(
    rng: &mut PlayoutRng,
    units: usize,
    pattern_units: usize,
) -> NetworkWeights {
    let largest = crate::evaluate::largest_input(CELLS + 1);
    let mut weights = |count: usize, most: i32| -> Vec<i16> {
        let weight = |_| (below(rng, 2 * most as u32 + 1) as i32 - most) as i16;
        (0..count).map(weight).collect()
    };
    let patterns = (pattern_units > 0).then(|| PatternWeights {
        units: pattern_units,
        rows: weights(ROWS * pattern_units, 60)
            .iter()
            .map(|&weight| weight as i8)
            .collect(),
        biases: weights(pattern_units, 100),
        mixing: weights(units * pattern_units, 1000),
        moves: weights(pattern_units, 3000),
    });
    NetworkWeights {
        planes: vec![
            Plane::Piece(Piece::new(1)),
            Plane::ToMove(Player::SECOND),
            Plane::Piece(Piece::new(2)),
        ],
        units,
        inputs: weights(INPUTS * units, largest.min(200)),
        biases: weights(units, 100),
        values: weights(2 * units, 2000),
        value_biases: weights(2, 500),
        moves: weights(CELLS * units, 3000),
        rows: None,
        move_biases: weights(CELLS, 800),
        patterns,
    }
}

/// Returns how far the units at each cell are on, of 128, as it is defined.
fn at_cells(weights: &PatternWeights, board: [u16; CELLS]) -> [Vec<i32>; CELLS] {
    let contents = board.map(|piece| match piece {
        1 => 0,
        2 => 1,
        _ => 2,
    });
    std::array::from_fn(|cell| {
        let of_unit = |unit: usize| {
            let mut seen = i32::from(weights.biases[unit]);
            for (first, cells, row) in WINDOWS {
                if (first..first + cells).contains(&cell) {
                    let window = contents[first..first + cells].iter().rev();
                    let code = window.fold(0, |code, content| 3 * code + content);
                    let row = row + code * cells + cell - first;
                    seen += i32::from(weights.rows[row * weights.units + unit]);
                }
            }
            seen.clamp(0, 128)
        };
        (0..weights.units).map(of_unit).collect()
    })
}

/// Returns the sum of each row of weights in a position as it is defined, unit by unit.
fn defined(weights: &NetworkWeights, position: &Game, rows: &[i16], biases: &[i16]) -> Vec<f64> {
    let patterns = weights.patterns.as_ref();
    let cells = patterns.map(|patterns| at_cells(patterns, position.board));
    let added = |unit: usize| match (patterns, &cells) {
        (Some(patterns), Some(cells)) => {
            let sum = |local: usize| cells.iter().map(|cell| cell[local]).sum::<i32>();
            let mixing = |local: usize| i32::from(patterns.mixing[local * weights.units + unit]);
            (0..patterns.units)
                .map(|local| sum(local) * mixing(local))
                .sum::<i32>()
                // Three cells count one half each.
                .div_euclid(2 * 1024)
        }
        _ => 0,
    };
    let mut inputs = Vec::new();
    for (first, piece) in [(0, 1), (CELLS + 1, 2)] {
        let cells = position.board.iter().enumerate();
        let on = cells.filter(|(_, on_cell)| **on_cell == piece);
        inputs.extend(on.map(|(cell, _)| first + cell));
    }
    inputs.extend((position.to_move() == Player::SECOND).then_some(CELLS));
    let units: Vec<f64> = (0..weights.units)
        .map(|unit| {
            let of = |input: &usize| i32::from(weights.inputs[input * weights.units + unit]);
            let seen = i32::from(weights.biases[unit]) + inputs.iter().map(of).sum::<i32>();
            let seen = seen + added(unit);
            f64::from(seen.clamp(0, 128)) / 128.0
        })
        .collect();
    let sum = |(row, &bias): (&[i16], &i16)| {
        let parts = row.iter().zip(&units);
        let parts = parts.map(|(&weight, on)| f64::from(weight) * on);
        (parts.sum::<f64>() + f64::from(bias)) / 1024.0
    };
    if weights.units == 0 {
        return biases
            .iter()
            .map(|&bias| f64::from(bias) / 1024.0)
            .collect();
    }
    let rows = rows.chunks_exact(weights.units);
    rows.zip(biases).map(sum).collect()
}

#[test]
fn values_and_priors_are_as_they_are_defined_however_the_position_is_come_to() {
    let rng = &mut stream(3, 0);
    for (units, pattern_units) in [(1, 0), (5, 8), (16, 0), (33, 24), (0, 16), (20, 32)] {
        let weights = random(rng, units, pattern_units);
        let network = Arc::new(Network::new(&weights, Game::game()).expect("they fit"));
        let mut evaluator = NetworkEvaluator::new(network);
        for _ in 0..50 {
            let board = [0; CELLS].map(|_| below(rng, 3) as u16);
            let to_move = 1 + below(rng, 2) as u8;
            let position = Game::choice(to_move, [Game::end(1, [0, 0]), Game::end(1, [0, 0])]);
            let position = position.with_board(board);
            let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
            if below(rng, 4) == 0 {
                evaluator.approach(&position);
            }
            evaluator.evaluate(&position, &[1, 0], &mut priors, &mut values);
            let mut expected = [0.0; 2];
            evaluator.expect(&position, &mut expected);
            assert_eq!(expected, values);
            let due = defined(&weights, &position, &weights.values, &weights.value_biases);
            for (value, due) in values.iter().zip(due) {
                assert!((f64::from(*value) - 1.0 / (1.0 + (-due).exp())).abs() < 1e-4);
            }
            // A move of a toy acts on the cell of its number.
            let mut due = defined(&weights, &position, &weights.moves, &weights.move_biases);
            if let Some(patterns) = &weights.patterns {
                let cells = at_cells(patterns, position.board);
                for (due, cell) in due.iter_mut().zip(cells) {
                    let parts = cell.iter().zip(&patterns.moves);
                    let sum: i32 = parts.map(|(on, &weight)| on * i32::from(weight)).sum();
                    *due += f64::from(sum) / (128.0 * 1024.0);
                }
            }
            let part = 1.0 / (1.0 + (due[0] - due[1]).exp());
            assert!(
                (f64::from(priors[0]) - part).abs() < 1e-4,
                "{priors:?} {part}"
            );
            assert!((priors[0] + priors[1] - 1.0).abs() < 1e-5);
        }
    }
}

#[test]
fn weights_that_are_not_of_the_game_are_told() {
    let good = || random(&mut stream(4, 0), 4, 8);
    type Change = fn(&mut NetworkWeights);
    let table: [(Change, &str); 15] = [
        (
            |weights| weights.planes.push(Plane::Piece(Piece::new(9))),
            "the game has no",
        ),
        (
            |weights| weights.inputs.push(0),
            "29 weights of inputs where there have to be 28",
        ),
        (
            |weights| weights.values.truncate(3),
            "3 weights of values where there have to be 8",
        ),
        (
            |weights| weights.moves.push(0),
            "13 weights of moves where there have to be 12",
        ),
        (
            |weights| weights.move_biases.clear(),
            "0 biases of moves where there have to be 3",
        ),
        (
            |weights| weights.moves[0] = i16::MIN,
            "one of the weights of moves is beyond 8191",
        ),
        (|weights| weights.units = usize::MAX, "are too many"),
        (
            |weights| patterns(weights).rows.push(0),
            "2233 weights of windows where there have to be 2232",
        ),
        (
            |weights| patterns(weights).biases[0] = i16::MAX,
            "one of the biases of units at cells is beyond 16383",
        ),
        (
            |weights| patterns(weights).mixing[0] = 4096,
            "one of the weights of units at cells is beyond 4095",
        ),
        (
            |weights| patterns(weights).moves.clear(),
            "0 weights of moves at cells where there have to be 8",
        ),
        (
            |weights| *patterns(weights) = PatternWeights::default(),
            "0 units at a cell are no multiple of 8",
        ),
        (
            |weights| weights.rows = Some(vec![1, 1, 2]),
            "1 is no action on a cell, or not in its place",
        ),
        (
            |weights| patterns(weights).units = 12,
            "12 units at a cell are no multiple of 8",
        ),
        (
            |weights| patterns(weights).units = 40,
            "40 units at a cell for 279 rows of windows are too many",
        ),
    ];
    fn patterns(weights: &mut NetworkWeights) -> &mut PatternWeights {
        weights.patterns.as_mut().expect("there are some")
    }
    for (change, due) in table {
        let mut weights = good();
        change(&mut weights);
        let error = Network::new(&weights, Game::game()).expect_err("it is wrong");
        assert!(error.to_string().contains(due), "{error}");
    }
    let patterns = ROWS * 8 + 8 + 4 * 8 + 8;
    assert_eq!(good().count(), 28 + 4 + 8 + 2 + 12 + 3 + patterns);
}

#[test]
fn a_network_without_units_says_the_same_everywhere() {
    let weights = NetworkWeights::constant(Game::game());
    let network = Arc::new(Network::new(&weights, Game::game()).expect("they fit"));
    let mut evaluator = NetworkEvaluator::new(network);
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    evaluator.evaluate(&Game::of_moves(4), &[0, 1, 2, 3], &mut priors, &mut values);
    assert_eq!((priors, values), (vec![0.25; 4], [0.5; 2]));
}
