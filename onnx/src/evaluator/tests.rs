use std::env;
use std::path::{Path, PathBuf};

use rbg_learn::files::{ConvolutionFile, Made};
use rbg_runtime::Position;
use rbg_runtime::evaluate::{
    Architecture, Convolution, ConvolutionEvaluator, ConvolutionWeights, Evaluator,
};
use rbg_runtime::game::{MoveEncoding, MoveNumbering, Plane, TensorLayout};
use rbg_runtime::{Piece, Player};
use rbg_testkit::nim::Nim;

use super::*;

/// Returns a network of random weights for a game, whose numbering knows the moves that take so many.
fn file(encoding: MoveEncoding, taken: &[u8]) -> ConvolutionFile {
    let moves = (0..).zip(taken);
    let moves = moves.map(|(number, m)| (Nim::initial().actions(m), number));
    let numbering = MoveNumbering::new(encoding, moves.collect(), String::new());
    let numbering = numbering.expect("a numbering");
    let planes = vec![
        Plane::Board,
        Plane::Piece(Piece::new(1)),
        Plane::ToMove(Player::FIRST),
    ];
    let layout = TensorLayout::new(Nim::game(), planes, &numbering);
    let size = Architecture {
        blocks: 2,
        channels: 8,
    };
    ConvolutionFile {
        game: "nim".to_owned(),
        digest: "of the rules".to_owned(),
        made: Made::default(),
        network: ConvolutionWeights::random(size, &layout, &numbering, Nim::game(), 3),
    }
}

/// Returns the library that tests use, if one is named.
fn library() -> Option<PathBuf> {
    let path = env::var_os("ORT_DYLIB_PATH").map(PathBuf::from);
    if path.is_none() {
        eprintln!("not run: ORT_DYLIB_PATH names no library of ONNX Runtime");
    }
    path
}

fn assert_near(found: &[f32], due: &[f32]) {
    assert_eq!(found.len(), due.len());
    for (one, other) in found.iter().zip(due) {
        assert!((one - other).abs() < 1e-4, "{found:?} {due:?}");
    }
}

#[test]
fn what_is_no_library_is_an_error_that_names_it() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs");
    for path in ["folder/of/none/libonnxruntime.so", "", source] {
        let file = file(MoveEncoding::Words, &[1, 2]);
        let error = OnnxNetwork::new(Path::new(path), &file, Nim::game());
        let error = error.expect_err(path).to_string();
        let due = format!("cannot load ONNX Runtime from {path}: ");
        assert!(error.starts_with(&due), "{error}");
    }
}

#[test]
fn a_network_of_another_game_is_refused_before_a_library_is_loaded() {
    let mut file = file(MoveEncoding::Words, &[1, 2]);
    file.network.players = 3;
    let error = OnnxNetwork::new(Path::new("none"), &file, Nim::game());
    let error = error.expect_err("the game has two players");
    assert!(matches!(error, OnnxError::Unfit(_)), "{error}");
}

#[test]
fn evaluations_are_those_of_the_runtime() {
    let Some(library) = library() else { return };
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    let (mut due_priors, mut due_values) = (Vec::new(), [0.0; 2]);
    let mut different = Vec::new();
    for (encoding, taken) in [
        (MoveEncoding::Words, &[1, 2][..]),
        (MoveEncoding::Target, &[2, 1]),
        (MoveEncoding::Parts, &[1, 2]),
        // A move that the numbering does not know.
        (MoveEncoding::Words, &[2]),
    ] {
        let file = file(encoding, taken);
        let convolution = Convolution::new(&file.network, Nim::game());
        let convolution = convolution.expect("it is of the game");
        let mut due = ConvolutionEvaluator::new(Arc::new(convolution));
        let network = OnnxNetwork::new(&library, &file, Nim::game()).expect("a network");
        let mut evaluator = OnnxEvaluator::new(Arc::new(network)).expect("an evaluator");
        let mut position = Nim::initial();
        for moves in [&[1, 2][..], &[2, 1], &[1], &[]] {
            evaluator.evaluate(&position, moves, &mut priors, &mut values);
            due.evaluate(&position, moves, &mut due_priors, &mut due_values);
            assert_near(&priors, &due_priors);
            assert_near(&values, &due_values);
            different.push(values);
            evaluator.expect(&position, &mut values);
            assert_near(&values, &due_values);
            position.apply(&1);
        }
        assert!(evaluator.failure().is_none());
    }
    different.dedup();
    assert_eq!(different.len(), 16);
}

#[test]
fn failures_are_told_and_kept() {
    let Some(library) = library() else { return };
    let file = file(MoveEncoding::Words, &[1, 2]);
    let network = || OnnxNetwork::new(&library, &file, Nim::game()).expect("a network");
    let mut damaged = network();
    damaged.model.truncate(100);
    let error = OnnxEvaluator::new(Arc::new(damaged)).expect_err("the file is damaged");
    assert!(matches!(error, OnnxError::Runtime(_)), "{error}");

    let mut other = network();
    other.sizes.policy += 1;
    let mut evaluator = OnnxEvaluator::new(Arc::new(other)).expect("an evaluator");
    let (mut priors, mut values) = (Vec::new(), [0.0; 2]);
    let found = evaluator.try_evaluate(&Nim::initial(), &[1, 2], &mut priors, &mut values);
    assert!(found.is_err() && evaluator.failure().is_none());
    evaluator.evaluate(&Nim::initial(), &[1, 2], &mut priors, &mut values);
    assert_eq!((&priors[..], values), (&[0.5; 2][..], [0.5; 2]));
    let failure = evaluator.failure().expect("it failed");
    assert!(
        matches!(failure, OnnxError::Output { name: "policy", .. }),
        "{failure}"
    );

    let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs"));
    let error = OnnxNetwork::new(source, &file, Nim::game()).expect_err("it is another library");
    assert!(matches!(error, OnnxError::AnotherLibrary { .. }), "{error}");
}
