use std::sync::Arc;

use super::super::{ConvolutionEvaluator, ConvolutionOutputs};
use super::*;
use crate::game::boards::{END, PUT, graph, hexagons, rectangle};
use crate::game::{
    MoveAction, MoveEncoding, MoveNumbering, Neighbourhood, Piece, Plane, TensorLayout,
};
use crate::rng::{below, stream};

/// Returns a numbering of moves that put a piece on a cell, and of one that puts none.
fn numbering(game: &GameInfo) -> MoveNumbering {
    let on = |cell: Cell, index: u32| {
        let actions = [MoveAction::from((cell, index))];
        actions.into_iter().collect()
    };
    let puts = (0..).zip(game.all_cells());
    let puts = puts.map(|(number, cell)| (on(cell, PUT), number));
    let pass = game.cells.len() as u32;
    let passes = game.all_cells().map(|cell| (on(cell, END), pass));
    let moves = puts.chain(passes).collect();
    MoveNumbering::new(MoveEncoding::Target, moves, String::new()).expect("a numbering")
}

/// Returns what comes out, computed as it is defined: cell by cell and channel by channel.
fn defined(weights: &ConvolutionWeights, game: &GameInfo, planes: &[f32]) -> ConvolutionOutputs {
    let geometry = Geometry::of(game);
    let cells = game.cells.len();
    let mut tensors = weights.tensors.iter();
    let mut next = || {
        tensors
            .next()
            .expect("a tensor")
            .iter()
            .map(|&w| f64::from(w))
    };
    let mut layer = || (next().collect::<Vec<f64>>(), next().collect::<Vec<f64>>());
    let relu = |x: f64| x.max(0.0);
    let of_input: Vec<Vec<f64>> = (0..cells)
        .map(|cell| {
            let planes = planes.chunks(cells);
            planes.map(|plane| f64::from(plane[cell])).collect()
        })
        .collect();
    let mix = |x: &[Vec<f64>], layer: &(Vec<f64>, Vec<f64>)| -> Vec<Vec<f64>> {
        let inputs = x[0].len();
        let on_cell = |cell: usize| {
            let mut sums = layer.1.clone();
            let matrices = layer.0.chunks(inputs * sums.len());
            for (Neighbourhood { targets, .. }, matrix) in
                geometry.neighbourhoods.iter().zip(matrices)
            {
                if let Some(target) = targets[cell] {
                    add_product(&mut sums, &x[target.index()], matrix);
                }
            }
            sums
        };
        (0..cells).map(on_cell).collect()
    };
    let dense = |x: &[f64], layer: &(Vec<f64>, Vec<f64>)| {
        let mut sums = layer.1.clone();
        add_product(&mut sums, x, &layer.0);
        sums
    };
    let pool = |x: &[Vec<f64>]| -> Vec<f64> {
        let channels = 0..x[0].len();
        let column = |channel: usize| x.iter().map(move |row| row[channel]);
        let means = channels
            .clone()
            .map(|c| column(c).sum::<f64>() / cells as f64);
        let largest = channels.map(|c| column(c).fold(f64::NEG_INFINITY, f64::max));
        means.chain(largest).collect()
    };
    let mut x = mix(&of_input, &layer());
    x.iter_mut().flatten().for_each(|n| *n = relu(*n));
    for block in 0..weights.architecture.blocks {
        let mut within = mix(&x, &layer());
        if block % 2 == 1 {
            let whole = dense(&pool(&x), &layer());
            for row in &mut within {
                row.iter_mut()
                    .zip(&whole)
                    .for_each(|(n, whole)| *n += whole);
            }
        }
        within.iter_mut().flatten().for_each(|n| *n = relu(*n));
        let second = mix(&within, &layer());
        let all = x.iter_mut().flatten().zip(second.iter().flatten());
        all.for_each(|(n, second)| *n = relu(*n + second));
    }
    let of_cells = layer();
    let anywhere = (weights.policy.anywhere > 0).then(&mut layer);
    let whole = pool(&x);
    let policy = x.iter().flat_map(|row| dense(row, &of_cells));
    let beside = anywhere.iter().flat_map(|layer| dense(&whole, layer));
    let policy = policy.chain(beside);
    let mut hidden = dense(&whole, &layer());
    hidden.iter_mut().for_each(|n| *n = relu(*n));
    let values = dense(&hidden, &layer()).into_iter();
    ConvolutionOutputs {
        policy: policy.map(|n| n as f32).collect(),
        values: values.map(|v| (1.0 / (1.0 + (-v).exp())) as f32).collect(),
    }
}

/// Adds a row multiplied by a matrix to sums.
fn add_product(sums: &mut [f64], row: &[f64], matrix: &[f64]) {
    for (input, weights) in row.iter().zip(matrix.chunks(sums.len())) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
}

#[test]
fn boards_of_any_shape_give_what_is_defined() {
    let edges: &[(u16, u16)] = &[(0, 3), (3, 1), (1, 1), (5, 0)];
    let games = [
        rectangle(1, 1),
        rectangle(3, 7),
        rectangle(8, 8),
        hexagons(),
        graph(6, &[("a", edges), ("b", &[(2, 4)])]),
    ];
    let sizes = [(0, 1), (1, 16), (2, 5), (3, 33), (2, 48)];
    let mut rng = stream(5, 0);
    for (number, game) in (0..).zip(&games) {
        let planes = vec![
            Plane::Piece(Piece::new(1)),
            Plane::Board,
            Plane::CurrentCell,
        ];
        let numbering = numbering(game);
        let layout = TensorLayout::new(game, planes, &numbering);
        let beside = layout.policy.anywhere;
        // On one cell the pass is on that.
        assert_eq!(beside, u32::from(game.cells.len() > 1));
        for (blocks, channels) in sizes {
            let size = Architecture { blocks, channels };
            let weights = ConvolutionWeights::random(size, &layout, &numbering, game, number);
            let network = Convolution::new(&weights, game).expect("weights of the game");
            let mut evaluator = ConvolutionEvaluator::new(Arc::new(network));
            for _ in 0..3 {
                let cells = game.cells.len();
                let numbers = (0..3 * cells).map(|at| match at / cells {
                    1 => 1.0,
                    _ => below(&mut rng, 3) as f32 / 2.0,
                });
                let planes: Vec<f32> = numbers.collect();
                let (found, due) = (evaluator.outputs(&planes), defined(&weights, game, &planes));
                let pairs = found.policy.iter().zip(&due.policy);
                for (found, due) in pairs.chain(found.values.iter().zip(&due.values)) {
                    assert!(
                        (found - due).abs() < 1e-4 * (1.0 + due.abs()),
                        "{size:?} {found} {due}"
                    );
                }
                assert_eq!(found.policy.len(), due.policy.len());
                assert_eq!(found.values.len(), game.players.len());
            }
        }
    }
}
