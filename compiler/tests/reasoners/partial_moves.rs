//! Tests that moves made in parts are the moves that are listed, in games with long moves.

use std::collections::BTreeMap;

use crate::batch::{Game, compare, failures, library};
use rbg_compiler::{Options, SWITCHES};
use rbg_random_games::campaign::game;
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::record::{Extent, record};

/// The games: with moves of several choices (amazons, arimaa), of as many modifiers as there are
/// captures (englishDraughts), and with many dead ends in the middle (chess).
const GAMES: [&str; 4] = ["amazons", "arimaa", "chess", "englishDraughts"];

/// The number of positions of each of two plays.
const LONGEST: usize = 6;

/// The number of random games whose moves are made in parts, in two ways each: planned, and walked.
const RANDOM_GAMES: usize = 12;

/// Records two short plays.
fn transcript(text: &[u8], name: &str) -> Transcript {
    let extent = Extent {
        plays: &[LONGEST, LONGEST],
        most_moves: usize::MAX,
        all_moves: usize::MAX / 2,
        effort: u64::MAX,
        ..Extent::default()
    };
    let text = std::str::from_utf8(text).expect("a description is text");
    record(text, name, 5, &extent).unwrap_or_else(|why| panic!("{name}: {why}"))
}

#[test]
fn parts_come_to_the_moves_that_are_listed() {
    let planned = Options {
        partial_moves: true,
        ..Options::default()
    };
    let walked = planned.clone().without(SWITCHES);
    let of_library = GAMES.map(|name| {
        let text = library(name);
        Game {
            name: name.to_owned(),
            transcript: transcript(&text, name),
            text,
            ways: vec![planned.clone()],
        }
    });
    let mut unfit = BTreeMap::new();
    let random = (0..).filter_map(|number| game(1, number, &mut unfit));
    let random = random.take(RANDOM_GAMES).map(|game| {
        let text = game.text.into_bytes();
        let name = format!("random {}", game.number);
        Game {
            transcript: transcript(&text, &name),
            name,
            text,
            ways: vec![planned.clone(), walked.clone()],
        }
    });
    let verdicts = compare(1, of_library.into_iter().chain(random).collect());
    assert_eq!(failures(&verdicts), Vec::<String>::new());
    for (name, verdict) in verdicts {
        let compared = verdict.expect("nothing is wrong");
        assert!(compared.positions > 0, "{name}: moves were made");
    }
}
