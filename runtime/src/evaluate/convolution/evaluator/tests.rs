use super::*;
use crate::evaluate::{Architecture, ConvolutionWeights, softmax};
use crate::game::{
    Cell, MoveAction, MoveEncoding, MoveNumbering, Piece, Plane, Player, PolicyPlace, TensorLayout,
    Variable,
};
use crate::position::{Position, Restore};
use crate::testing::{CELLS, Toy};

type Game = Toy<2>;

/// Returns a layout with some planes, and the numbers of the moves of three cells.
fn layout(planes: Vec<Plane>, encoding: MoveEncoding) -> (TensorLayout, MoveNumbering) {
    let moves = (0..CELLS as u16).map(|cell| {
        let actions = [MoveAction::from((Cell::new(cell), 1))];
        (actions.into_iter().collect(), u32::from(cell))
    });
    let numbering = MoveNumbering::new(encoding, moves.collect(), String::new());
    let numbering = numbering.expect("a numbering");
    let layout = TensorLayout::new(Game::game(), planes, &numbering);
    (layout, numbering)
}

/// Returns a network of one channel whose outputs are known: two blocks on three cells in a row, each of
/// which sees itself and the one to its right.
fn by_hand() -> ConvolutionWeights {
    let (layout, numbering) = layout(vec![Plane::Piece(Piece::new(1))], MoveEncoding::Target);
    let size = Architecture {
        blocks: 2,
        channels: 1,
    };
    let mut weights = ConvolutionWeights::random(size, &layout, &numbering, Game::game(), 1);
    let rows: [(&str, &[f32], &[f32]); 9] = [
        ("input", &[2.0, 1.0], &[-0.5]),
        ("block.0.first", &[1.0, -1.0], &[0.0]),
        ("block.0.second", &[-2.0, 0.0], &[0.5]),
        ("block.1.first", &[1.0, 2.0], &[-1.0]),
        ("block.1.board", &[3.0, -0.5], &[0.25]),
        ("block.1.second", &[2.0, 0.0], &[0.0]),
        ("policy.cells", &[2.0], &[-1.0]),
        ("value.hidden", &[1.0, -1.0], &[2.0]),
        ("value.output", &[2.0, -2.0], &[0.0, 1.0]),
    ];
    for (name, matrix, bias) in rows {
        let shapes = weights.shapes();
        let at = |part: &str| {
            let name = format!("{name}.{part}");
            let found = shapes.iter().position(|shape| shape.name == name);
            found.expect("a tensor of this name")
        };
        weights.tensors[at("weight")] = matrix.to_vec();
        weights.tensors[at("bias")] = bias.to_vec();
    }
    weights
}

fn evaluator(weights: &ConvolutionWeights) -> ConvolutionEvaluator {
    let network = Convolution::new(weights, Game::game()).expect("they are of the game");
    ConvolutionEvaluator::new(Arc::new(network))
}

fn assert_near(found: &[f32], due: &[f32]) {
    assert_eq!(found.len(), due.len());
    for (one, other) in found.iter().zip(due) {
        assert!((one - other).abs() < 1e-5, "{found:?} {due:?}");
    }
}

#[test]
fn a_network_gives_what_is_computed_by_hand() {
    // Behind the input 1.5, 0.5, 1.5; behind the first block 0, 1, 0; of the second one the board adds 0.75,
    // and behind it there is 3.5, 2.5, 0.
    let mut evaluator = evaluator(&by_hand());
    let outputs = evaluator.outputs(&[1.0, 0.0, 1.0]);
    assert_near(&outputs.policy, &[6.0, 4.0, -1.0]);
    let logistic = |sum: f32| 1.0 / (1.0 + (-sum).exp());
    assert_near(&outputs.values, &[logistic(1.0), 0.5]);
    let position = Game::of_moves(3).with_board([1, 0, 1]);
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    evaluator.evaluate(&position, &[0, 1, 2], &mut priors, &mut values);
    assert_near(&values, &outputs.values);
    let all = [6.0f32, 4.0, -1.0].map(f32::exp);
    let sum: f32 = all.iter().sum();
    assert_near(&priors, &all.map(|part| part / sum));
    // Only legal moves count.
    evaluator.evaluate(&position, &[2, 1], &mut priors, &mut values);
    let sum = all[1] + all[2];
    assert_near(&priors, &[all[2] / sum, all[1] / sum]);
}

#[test]
fn a_move_that_has_no_number_looks_like_the_others_in_the_mean() {
    let mut evaluator = evaluator(&by_hand());
    let position = Game::of_moves(5).with_board([1, 0, 1]);
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    // The mean of 6 and 4.
    evaluator.evaluate(&position, &[0, 3, 1], &mut priors, &mut values);
    let all = [6.0f32, 5.0, 4.0].map(f32::exp);
    let sum: f32 = all.iter().sum();
    assert_near(&priors, &all.map(|part| part / sum));
    evaluator.evaluate(&position, &[3, 4], &mut priors, &mut values);
    assert_near(&priors, &[0.5; 2]);
    evaluator.evaluate(&position, &[], &mut priors, &mut values);
    assert_near(&priors, &[]);
}

#[test]
fn positions_look_as_their_planes() {
    let planes = vec![
        Plane::Board,
        Plane::Piece(Piece::new(2)),
        Plane::Variable(Variable::new(1)),
        Plane::ToMove(Player::SECOND),
        Plane::Behind(vec![0]),
        Plane::Behind(vec![1]),
        Plane::CurrentCell,
        Plane::Piece(Piece::new(0)),
    ];
    let (layout, numbering) = layout(planes, MoveEncoding::Target);
    let size = Architecture {
        blocks: 2,
        channels: 20,
    };
    let weights = ConvolutionWeights::random(size, &layout, &numbering, Game::game(), 2);
    let mut evaluator = evaluator(&weights);
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    let mut different = Vec::new();
    for (to_move, scores, board) in [
        (1, [0, 0], [0, 1, 2]),
        (2, [0, 0], [0, 1, 2]),
        (2, [0, 150], [2, 2, 0]),
        (1, [0, 1], [1, 1, 1]),
    ] {
        let moves = (0..3).map(|_| Game::end(1, [0, 0]));
        let position = Game::choice(to_move, moves)
            .with_scores(scores)
            .with_board(board);
        evaluator.evaluate(&position, &[0, 1, 2], &mut priors, &mut values);
        let outputs = evaluator.outputs(&layout.observe(&position.save(), Game::game()));
        assert_near(&values, &outputs.values);
        let mut due = outputs.policy;
        softmax(&mut due);
        assert_near(&priors, &due);
        let mut expected = [0.0; 2];
        evaluator.expect(&position, &mut expected);
        assert_eq!(expected, values);
        different.push(values);
    }
    different.dedup();
    assert_eq!(different.len(), 4);
}

#[test]
fn a_move_in_parts_has_the_sum_of_these() {
    // Moves of the toy have one part each; of two the sum is taken here.
    let mut weights = by_hand();
    let (layout, numbering) = layout(weights.planes.clone(), MoveEncoding::Parts);
    (weights.numbering, weights.policy) = (numbering, layout.policy);
    let mut evaluator = evaluator(&weights);
    evaluator.outputs(&[1.0, 0.0, 1.0]);
    let seen = evaluator.network.seen(&evaluator.buffers);
    let part = |cell: u16| MoveAction::from((Cell::new(cell), 1));
    let policy = &evaluator.network.policy;
    assert_eq!(policy.of_move(&[part(0), part(2)], seen), Some(5.0));
    assert_eq!(policy.of_move(&[part(0), part(7)], seen), None);
}

#[test]
fn weights_beyond_all_sums_give_numbers() {
    let mut weights = by_hand();
    for tensor in &mut weights.tensors {
        tensor.iter_mut().for_each(|weight| *weight *= 1e30);
    }
    let mut evaluator = evaluator(&weights);
    let position = Game::of_moves(3).with_board([1, 0, 1]);
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    evaluator.evaluate(&position, &[0, 1, 2, 3], &mut priors, &mut values);
    assert!(
        priors
            .iter()
            .chain(&values)
            .all(|number| (0.0..=1.0).contains(number)),
        "{priors:?} {values:?}"
    );
}

#[test]
fn weights_that_are_not_of_the_game_are_refused() {
    type Change = fn(&mut ConvolutionWeights);
    let table: [(Change, &str); 13] = [
        (|w| w.architecture.channels = 0, "0 channels"),
        (|w| w.architecture.blocks = 1 << 40, "blocks of 1 channels"),
        (
            |w| w.architecture.channels = 1025,
            "there can be 256 of 1 to 1024",
        ),
        (|w| w.players = 3, "3 players where there have to be 2"),
        (
            |w| w.neighbourhoods[1].push('x'),
            "the neighbourhoods of the cells are others",
        ),
        (
            |w| w.planes[0] = Plane::Piece(Piece::new(9)),
            "the game has no piece",
        ),
        (
            |w| w.planes = vec![Plane::Board; 1 << 24],
            "planes of 3 cells",
        ),
        (
            |w| w.policy.places.truncate(2),
            "2 places where there have to be 3",
        ),
        (
            |w| w.policy.places[1] = PolicyPlace::Anywhere(0),
            "the place of move 1 is beyond",
        ),
        (
            |w| {
                w.policy.places[1] = PolicyPlace::Cell {
                    cell: Cell::new(1),
                    channel: 1,
                };
            },
            "the place of move 1 is beyond",
        ),
        (|w| w.policy.channels = 4, "4 channels and 0 outputs"),
        (
            |w| w.tensors[2].push(0.0),
            "3 weights of block.0.first.weight where there have to be 2",
        ),
        (
            |w| w.tensors[0][1] = f32::NAN,
            "a weight of input.weight is no number",
        ),
    ];
    for (change, due) in table {
        let mut weights = by_hand();
        change(&mut weights);
        let error = Convolution::new(&weights, Game::game()).expect_err(due);
        assert!(error.to_string().contains(due), "{error}");
    }
    let mut weights = by_hand();
    let far = [MoveAction::from((Cell::new(3), 1))].into_iter().collect();
    let numbering = MoveNumbering::new(MoveEncoding::Target, vec![(far, 0)], String::new());
    weights.numbering = numbering.expect("a numbering");
    weights.policy.places.truncate(1);
    let error = Convolution::new(&weights, Game::game()).expect_err("there is no such cell");
    assert!(
        error.to_string().contains("move 0 has an action"),
        "{error}"
    );
    assert_eq!(
        by_hand().count(),
        by_hand()
            .shapes()
            .iter()
            .map(super::super::WeightShape::len)
            .sum::<usize>()
    );
}
