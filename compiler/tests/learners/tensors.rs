//! Tensors: what is found, and that positions which look the same have the same moves.

use std::collections::{HashMap, HashSet};

use rbg_compiler::analysis::{number_moves, position_planes};
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_runtime::game::{PolicyPlace, TensorLayout};
use rbg_runtime::{ActionList, AnyGame, AnyPosition};

use crate::library::{assert_recorded, game, random_positions};

/// Returns a line about the tensors of a game, which have been checked.
fn line(name: &str) -> String {
    let game = game(name);
    let planes = position_planes(&game, &Meter::unlimited()).expect("nothing is limited");
    let numbering = number_moves(&game, &Meter::unlimited()).expect("nothing is limited");
    let interpreter = Interpreter::new(game, name);
    let info = interpreter.info();
    let layout = TensorLayout::new(info, planes, &numbering);
    let places: HashSet<&PolicyPlace> = layout.policy.places.iter().collect();
    assert_eq!(places.len(), layout.policy.places.len(), "{name}");
    let mut seen: HashMap<Vec<u32>, Vec<ActionList>> = HashMap::new();
    random_positions(&interpreter, |position, moves| {
        if position.is_with_keeper() {
            return;
        }
        let looks = layout.observe(&position.save(), info);
        let looks = looks.into_iter().map(f32::to_bits).collect();
        let mut moves = moves.to_vec();
        moves.sort();
        if let Some(known) = seen.get(&looks) {
            assert_eq!(*known, moves, "{name}: {position:?}");
        } else {
            seen.insert(looks, moves);
        }
    });
    let [columns, rows, layers] = layout.geometry.size;
    format!(
        "{name},{},{columns},{rows},{layers},{},{},{},{}",
        layout.geometry.kind,
        layout.planes.len(),
        layout.policy.places.len(),
        layout.policy.channels,
        layout.policy.anywhere
    )
}

#[test]
fn the_tensors_of_every_game_are_as_recorded_and_tell_moves() {
    assert_recorded("tensors.csv", line);
}
