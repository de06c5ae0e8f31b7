use super::*;
use crate::game::{Piece, Player};
use crate::learn::fit::fit;
use crate::learn::optimiser::Optimiser;
use crate::learn::self_play::Samples;
use crate::position::Position;
use crate::rng::stream;
use crate::testing::{CELLS, Toy};

type Game = Toy<2>;

/// Returns a layer that sees one piece and who is to move.
fn layer(units: usize) -> HiddenFit {
    let planes = [Plane::Piece(Piece::new(1)), Plane::ToMove(Player::FIRST)];
    let inputs = Inputs::new(&planes, Game::game()).expect("the game has them");
    assert_eq!(inputs.count(), CELLS + 1);
    HiddenFit::new(&planes, units, &inputs, Game::game(), &mut stream(2, 0))
}

#[test]
fn a_layer_learns_what_no_sum_of_weights_can_tell() {
    // One of two pieces is good, both are not better than none.
    let mut samples = Samples::default();
    for (inputs, target) in [(&[][..], -0.5), (&[0], 0.5), (&[1], 0.5), (&[0, 1], -0.5)] {
        samples.factors.push((0, 1.0));
        samples
            .factors
            .extend(inputs.iter().map(|&input| (input + 1, 1.0)));
        samples.inputs.extend(inputs);
        samples.push(0, target);
    }
    let rounds = [samples];
    let error = |hidden: &mut [HiddenFit]| {
        let mut rng = stream(2, 1);
        let mut features = Optimiser::new(vec![0.0; 3], &[]);
        fit(&mut features, &rounds, 3000, 0.02, hidden, &mut rng);
        fit(&mut features, &rounds, 50, 0.0, hidden, &mut rng)
    };
    let alone = error(&mut []);
    let mut layers = [layer(16)];
    let along = error(&mut layers);
    assert!(alone > 0.2 && along < 0.02, "{alone} {along}");
    // The weights are those of a game, in whole numbers as well.
    layers[0].end_round();
    let whole = layers[0].averaged();
    whole.check(Game::game()).expect("they fit");
    assert!(whole.outputs.iter().any(|&weight| weight != 0));
}

#[test]
fn at_first_a_layer_adds_nothing() {
    let mut layer = layer(8);
    assert_eq!(layer.sum(&[0, 2, 3]), 0.0);
}

#[test]
fn slopes_are_those_of_the_sum() {
    let mut layer = layer(5);
    let mut rng = stream(2, 3);
    for weight in &mut layer.optimiser.weights {
        *weight = below(&mut rng, 2001) as f32 / 1000.0 - 1.0;
    }
    let inputs = [1, 3];
    layer.sum(&inputs);
    layer.note(&inputs, 1.0);
    let slopes = layer.gradient.clone();
    for (number, slope) in slopes.iter().enumerate() {
        let mut at = |by: f32| {
            layer.optimiser.weights[number] += by;
            let sum = layer.sum(&inputs);
            layer.optimiser.weights[number] -= by;
            sum
        };
        let step = 1.0 / 1024.0;
        let measured = (at(step) - at(-step)) / (2.0 * step);
        assert!(
            (measured - slope).abs() < 1e-3,
            "{number}: {measured} {slope}"
        );
    }
}
