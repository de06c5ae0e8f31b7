//! The numbering of moves: what is chosen, and that it is right.

use rbg_compiler::analysis::number_moves;
use rbg_compiler::effort::Meter;
use rbg_compiler::interpret::Interpreter;
use rbg_testkit::oracle::NumberCheck;

use crate::library::{assert_recorded, game, random_positions};

/// Returns a line about the numbering of a game, which has been checked.
fn line(name: &str) -> String {
    let game = game(name);
    let numbering = number_moves(&game, &Meter::unlimited()).expect("nothing is limited");
    let encoding = serde_json::to_value(numbering.encoding()).expect("it has a name");
    let line = format!(
        "{name},{},{},{},{}",
        encoding.as_str().expect("a name is text"),
        numbering.size(),
        numbering.moves().len(),
        numbering.longest()
    );
    let check = NumberCheck::new(numbering);
    let interpreter = Interpreter::new(game, name);
    let positions = random_positions(&interpreter, |_, moves| {
        if let Err(what) = check.check(moves) {
            panic!("{name}: {what}");
        }
    });
    assert!(positions > 0, "{name}: no position was looked at");
    line
}

#[test]
fn the_moves_of_every_game_are_numbered_as_recorded_and_told_apart() {
    assert_recorded("numbering.csv", line);
}
