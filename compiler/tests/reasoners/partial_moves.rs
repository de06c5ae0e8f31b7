//! Moves made in parts come to the moves that are listed, in games with long moves.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::play::run;
use crate::support::Case;
use rbg_compiler::{Options, SWITCHES};
use rbg_random_games::campaign::game;
use rbg_runtime::dynamic::TraceRequest;

const REQUEST: TraceRequest = TraceRequest {
    seed: 5,
    games: 2,
    longest: 6,
};

/// With moves of several choices (amazons, arimaa), of as many modifiers as there are
/// captures (englishDraughts), and with many dead ends in the middle (chess).
const GAMES: [&str; 4] = ["amazons", "arimaa", "chess", "englishDraughts"];

/// As many random games are made in parts, in two ways each: planned, and walked.
const RANDOM_GAMES: usize = 12;

#[test]
fn parts_come_to_the_moves_that_are_listed() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let planned = Options {
        partial_moves: true,
        ..Options::default()
    };
    let walked = planned.clone().without(SWITCHES);
    let mut cases = Vec::new();
    for name in GAMES {
        cases.push(Case {
            name: name.to_owned(),
            text: fs::read(library.join(format!("{name}.rbg"))).expect("it is in the library"),
            options: planned.clone(),
        });
    }
    let mut unfit = BTreeMap::new();
    let games = (0..).filter_map(|number| game(1, number, &mut unfit));
    for game in games.take(RANDOM_GAMES) {
        for options in [&planned, &walked] {
            cases.push(Case {
                name: format!("random {}", game.number),
                text: game.text.clone().into_bytes(),
                options: options.clone(),
            });
        }
    }
    for (case, report) in cases.iter().zip(run("parts", &cases, 0, REQUEST)) {
        let (name, options) = (&case.name, &case.options);
        assert_eq!(report.contradictions, [""; 0], "{name}, {options}");
        assert_eq!(report.perft, [1], "{name}, {options}: one position");
        assert!(report.steps.len() > 1, "{name}, {options}: moves were made");
    }
}
