//! Batches of library games, played by the interpreter: what is observed of every game is what can be
//! seen of its position.

use std::fs;
use std::path::Path;

use rbg_compiler::analysis::number_moves;
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::load;
use rbg_runtime::batch::{
    AnyBatch, Autoreset, BatchOutput, BatchRequest, Element, ObservationSpec, Observations,
};
use rbg_runtime::game::{MoveEncoding, NumberIndex};
use rbg_runtime::{AnyGame, AnyPosition, GameInfo, RunError};

const GAMES: usize = 5;

const STEPS: usize = 60;

/// Reads a game of the library.
fn game(name: &str) -> (Interpreter, NumberIndex) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games-rbg/{name}.rbg"));
    let text = fs::read(path).expect("it is in the library");
    let game = load(&text).expect("it is valid").game;
    let numbering = number_moves(&game, &Meter::unlimited()).expect("nothing is limited");
    assert_ne!(numbering.encoding(), MoveEncoding::Parts, "{name}");
    (Interpreter::new(game, name), NumberIndex::new(numbering))
}

/// Returns what is to be observed of a position.
fn observation(info: &GameInfo, position: &dyn AnyPosition) -> Vec<u8> {
    let snapshot = position.snapshot();
    let mut planes = Vec::new();
    for piece in 0..info.pieces.len() {
        let pieces = snapshot.pieces.iter();
        planes.extend(pieces.map(|on| u8::from(on.index() == piece)));
    }
    let values = snapshot.variables.iter().copied();
    for value in values.chain([snapshot.to_move.index() as i32]) {
        let value = value.clamp(0, 255) as u8;
        planes.extend(std::iter::repeat_n(value, info.cells.len()));
    }
    planes
}

/// Returns the mask of a position.
fn mask(numbers: &NumberIndex, position: &dyn AnyPosition) -> Vec<u8> {
    let mut mask = vec![0; numbers.numbering().size() as usize];
    for m in position.moves() {
        let number = numbers.number(&m).expect("every move has a number");
        mask[number as usize] = 1;
    }
    mask
}

#[test]
fn what_is_observed_of_a_game_is_what_its_position_shows() {
    for name in ["ticTacToe", "connect4", "breakthrough_5x5", "hex_5x5"] {
        let (game, numbers) = game(name);
        let info = game.info();
        let request = BatchRequest::new(info, GAMES, numbers.numbering().clone())
            .with_seed(3)
            .with_autoreset(Autoreset::SameStep);
        let mut batch: Box<dyn AnyBatch> = game.batch(&request).expect("a batch");
        let channels = ObservationSpec::of(info, Element::U8).channels();
        let mut observations = vec![0; GAMES * channels * info.cells.len()];
        let mut masks = vec![0; GAMES * numbers.numbering().size() as usize];
        let mut terminated = vec![0; GAMES];
        let mut ends = 0;
        for step in 0..STEPS {
            let mut output = BatchOutput::default();
            output.observations = Some(Observations::U8(&mut observations));
            output.masks = Some(&mut masks);
            output.terminated = Some(&mut terminated);
            batch
                .step_random(None, &mut output, None)
                .expect("it steps");
            ends += terminated.iter().filter(|&&over| over == 1).count();
            let positions: Vec<_> = (0..GAMES).map(|game| batch.position(game)).collect();
            let seen: Vec<u8> = positions
                .iter()
                .flat_map(|p| observation(info, &**p))
                .collect();
            assert_eq!(observations, seen, "{name}, step {step}");
            let legal: Vec<u8> = positions
                .iter()
                .flat_map(|p| mask(&numbers, &**p))
                .collect();
            assert_eq!(masks, legal, "{name}, step {step}");
        }
        assert!(ends > 0, "no game of {name} came to its end");
    }
}

#[test]
fn positions_of_other_games_are_refused_though_they_have_one_type() {
    let (crosses, numbers) = game("ticTacToe");
    let (columns, _) = game("connect4");
    let request = BatchRequest::new(crosses.info(), 1, numbers.numbering().clone());
    let mut batch = crosses.batch(&request).expect("a batch");
    let refused = batch.load(0, &*columns.initial());
    assert!(matches!(refused, Err(RunError::Unfit(_))), "{refused:?}");
    let own = crosses.initial();
    assert!(!own.same_engine(&*columns.initial()));
    assert!(own.same_engine(&*crosses.initial()));
    batch.load(0, &*own).expect("it is of the same game");
}
