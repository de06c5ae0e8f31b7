//! Moves made in parts come to the moves that are listed, in games with long moves.

mod play;
mod support;

use std::fs;
use std::path::Path;

use play::run;
use rbg_compiler::Options;
use rbg_runtime::TraceRequest;
use support::Case;

const REQUEST: TraceRequest = TraceRequest {
    seed: 5,
    games: 2,
    longest: 6,
};

/// With moves of several choices (amazons, arimaa), of as many modifiers as there are
/// captures (englishDraughts), and with many dead ends in the middle (chess).
const GAMES: [&str; 4] = ["amazons", "arimaa", "chess", "englishDraughts"];

#[test]
fn parts_come_to_the_moves_that_are_listed() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let cases = GAMES.map(|name| Case {
        name: name.to_owned(),
        text: fs::read(library.join(format!("{name}.rbg"))).expect("the game is in the library"),
        options: Options {
            partial_moves: true,
            ..Options::default()
        },
    });
    for (case, report) in cases.iter().zip(run("parts", &cases, 0, REQUEST)) {
        assert_eq!(report.contradictions, [""; 0], "{}", case.name);
        assert_eq!(report.perft, [1], "{}: one position", case.name);
        assert!(report.steps.len() > 1, "{}: moves were made", case.name);
    }
}
