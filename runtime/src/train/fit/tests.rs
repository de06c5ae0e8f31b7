use super::*;
use crate::evaluate::Inputs;
use crate::game::{Piece, Plane, Player};
use crate::position::Position;
use crate::rng::{PlayoutRng, stream};
use crate::testing::{CELLS, Toy};
use crate::train::examples::Places;
use crate::train::model::Shape;
use crate::train::request::TrainRequest;

type Game = Toy<2>;

fn request(units: usize) -> TrainRequest {
    let planes = vec![Plane::Piece(Piece::new(1)), Plane::ToMove(Player::SECOND)];
    TrainRequest::new(planes, units).with_pattern_units(8)
}

fn model(units: usize, rng: &mut PlayoutRng) -> (Model, Inputs) {
    let request = request(units);
    let inputs = Inputs::new(&request.planes, Game::game()).expect("they fit");
    // What is done on the second cell has no row of its own.
    let listed = (&inputs, vec![0, 2]);
    let shape = Shape::new(&request, listed, Game::game()).expect("they fit");
    let model = Model::new(shape, 2, None, rng).expect("it begins anew");
    (model, inputs)
}

/// Returns an example of a position with three moves.
fn example(inputs: &Inputs, board: [u16; CELLS], policy: [f32; 3], values: [f32; 2]) -> Examples {
    let mut places = Places::new(CellActions::of(Game::game()));
    let mut examples = Examples::default();
    let position = Game::of_moves(3).with_board(board);
    examples.push((inputs, &mut places), &position, &[0, 1, 2], &policy);
    examples.tell(0, &values);
    examples
}

/// The windows of the three cells in a row, of which two are told apart by what is on them: their first
/// cells, their numbers of cells, and their first rows. The longest have six places, some of them
/// beyond the border.
const WINDOWS: [(usize, usize, usize); 6] = [
    (0, 3, 0),
    (0, 3, 24),
    (0, 3, 48),
    (0, 3, 72),
    (0, 2, 96),
    (1, 2, 104),
];

/// Returns how far the units at each cell are on.
fn at_cells(parts: &Parts<'_>, inputs: &[u32], units: usize) -> [Vec<f64>; CELLS] {
    let contents: [usize; CELLS] =
        std::array::from_fn(|cell| usize::from(!inputs.contains(&(cell as u32))));
    std::array::from_fn(|cell| {
        let of_unit = |unit: usize| {
            let mut seen = f64::from(parts.window_biases[unit]);
            for (first, cells, row) in WINDOWS {
                if (first..first + cells).contains(&cell) {
                    let window = contents[first..first + cells].iter().rev();
                    let code = window.fold(0, |code, content| 2 * code + content);
                    let row = row + code * cells + cell - first;
                    seen += f64::from(parts.windows[row * units + unit]);
                }
            }
            seen.clamp(0.0, 1.0)
        };
        (0..units).map(of_unit).collect()
    })
}

/// Returns the cross entropies of what is due and what weights say, as they are defined.
fn loss(model: &Model, weights: &[f32], example: &Example<'_>) -> f64 {
    let parts = model.shape.parts(weights);
    let units = model.shape.units;
    let local = model.shape.patterns.as_ref().map_or(0, |of| of.units);
    let cells = at_cells(&parts, example.inputs, local);
    let on: Vec<f64> = (0..units)
        .map(|unit| {
            let of = |input: &u32| f64::from(parts.inputs[*input as usize * units + unit]);
            let seen = f64::from(parts.biases[unit]) + example.inputs.iter().map(of).sum::<f64>();
            let of = |number: usize| {
                let sum: f64 = cells.iter().map(|cell| cell[number]).sum();
                // Three cells count one half each.
                sum / 2.0 * f64::from(parts.mixing[number * units + unit])
            };
            let seen = seen + (0..local).map(of).sum::<f64>();
            seen.clamp(0.0, 1.0)
        })
        .collect();
    let sum = |row: usize, weights: &[f32], biases: &[f32]| {
        let row_of = weights[row * units..][..units].iter().zip(&on);
        row_of
            .map(|(&weight, on)| f64::from(weight) * on)
            .sum::<f64>()
            + f64::from(biases[row])
    };
    let mut loss = 0.0;
    for (player, &due) in example.values.iter().enumerate() {
        let part = 1.0 / (1.0 + (-sum(player, parts.values, parts.value_biases)).exp());
        let due = f64::from(due);
        loss -= due * part.ln() + (1.0 - due) * (1.0 - part).ln();
    }
    let own = |number: usize| match number {
        1 => 0.0,
        number => sum(number / 2, parts.moves, parts.move_biases),
    };
    let moves = example.moves().map(|(due, actions)| {
        let rows = actions
            .iter()
            .map(|&place| example.numbers[usize::from(place)] as usize);
        (
            due,
            rows.map(|row: usize| {
                // The second cell has no row. A toy has one action, so the row is the cell.
                let at_cell = cells[row].iter().zip(parts.window_moves);
                let at_cell = at_cell.map(|(on, &weight)| on * f64::from(weight));
                own(row) + at_cell.sum::<f64>()
            })
            .sum::<f64>(),
        )
    });
    let moves: Vec<(f32, f64)> = moves.collect();
    let all: f64 = moves.iter().map(|(_, of)| of.exp()).sum();
    let parts = moves
        .iter()
        .map(|(due, of)| f64::from(*due) * (of.exp() / all).ln());
    loss - parts.sum::<f64>()
}

#[test]
fn slopes_are_those_of_the_cross_entropies() {
    let rng = &mut stream(15, 0);
    let (mut model, inputs) = model(5, rng);
    for weight in &mut model.optimiser.weights {
        *weight = 0.3 * *weight + below(rng, 1000) as f32 / 2000.0 - 0.25;
    }
    // Some units are fully on, and some are off.
    let parts = model.shape.parts_mut(&mut model.optimiser.weights);
    (parts.biases[0], parts.biases[1]) = (8.0, -8.0);
    (parts.window_biases[0], parts.window_biases[1]) = (8.0, -8.0);
    let examples = example(&inputs, [1, 0, 1], [0.5, 0.3, 0.2], [0.8, 0.2]);
    let example = examples.get(0);
    let weights = model.optimiser.weights.clone();
    let mut gradient = vec![0.0; weights.len()];
    Scratch::new(&model.shape).learn(
        &example,
        &model.shape.parts(&weights),
        &mut model.shape.parts_mut(&mut gradient),
    );
    const STEP: f32 = 1e-3;
    let mut changing = 0;
    for (number, slope) in gradient.iter().enumerate() {
        let at = |by: f32| {
            let mut weights = weights.clone();
            weights[number] += by;
            loss(&model, &weights, &example)
        };
        let due = (at(STEP) - at(-STEP)) / f64::from(2.0 * STEP);
        let found = f64::from(*slope) * BATCH as f64;
        assert!((found - due).abs() < 2e-3, "{number}: {found} {due}");
        changing += usize::from(due.abs() > 1e-2);
    }
    assert!(changing > 50, "{changing}");
}

#[test]
fn what_is_different_in_positions_is_learned() {
    let rng = &mut stream(12, 0);
    let (mut model, inputs) = model(16, rng);
    // Who wins, and by which move, depends on whether two cells are alike: no sum over cells says that.
    let mut rounds = Vec::new();
    for board in [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]] {
        let (values, policy) = if board[0] == board[1] {
            ([0.9, 0.1], [0.8, 0.1, 0.1])
        } else {
            ([0.2, 0.8], [0.1, 0.1, 0.8])
        };
        rounds.push(example(&inputs, board, policy, values));
    }
    rounds.push(Examples::default());
    let before = fit(&mut model, (&rounds, &[]), 1, 0.0, rng);
    fit(&mut model, (&rounds, &[]), 1500, 0.01, rng);
    let after = fit(&mut model, (&rounds, &[]), 1, 0.0, rng);
    assert!(before.value > 0.05 && before.policy > 0.2, "{before:?}");
    assert!(after.value < 1e-3 && after.policy < 1e-2, "{after:?}");
}

#[test]
fn weights_stay_within_what_a_network_can_have() {
    let rng = &mut stream(13, 0);
    let (mut model, inputs) = model(4, rng);
    let rounds = [example(&inputs, [1, 1, 1], [1.0, 0.0, 0.0], [1.0, 0.0])];
    fit(&mut model, (&rounds, &[]), 50, 10.0, rng);
    let network = model.network(&request(4));
    crate::evaluate::Network::new(&network, Game::game()).expect("they fit");
}

#[test]
fn without_examples_nothing_changes() {
    let rng = &mut stream(14, 0);
    let (mut model, _) = model(4, rng);
    let before = model.optimiser.weights.clone();
    let errors = fit(&mut model, (&[], &[]), 10, 0.1, rng);
    assert_eq!((errors.value, errors.policy), (0.0, 0.0));
    assert_eq!(model.optimiser.weights, before);
}
