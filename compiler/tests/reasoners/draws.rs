//! Tests that reasoners draw every legal move with the same probability, in every way in which they
//! draw: from sets, from pools, from kept lists, and by rejection.

use std::collections::BTreeSet;

use crate::batch::{Game, compare, failures, library};
use rbg_compiler::Options;
use rbg_testkit::games::{APART, BREATHING, CORNERED, DISTANT, PAIRED, SPREADING};
use rbg_testkit::oracle::Questions;
use rbg_testkit::oracle::record::{Extent, record};

/// The numbers of positions of short plays. Moves are drawn in the last one of each, and the game
/// is over in some of these.
const SHORT: &[usize] = &[2, 1, 5, 10, 17, 26];
const TO_THE_END: &[usize] = &[2, 1, 5, 10, 17, 26, 1000];

/// The games that draw in different ways: from one set of cells, from several, from several unless
/// there are captures (englishDraughts), along rays, from templates, and by rejection behind cuts
/// of every kind: a condition on the position behind the move (chess), a last choice (amazons, with
/// and without a choice before), both in one game (theMillGame_split).
const GAMES: [(&str, &[usize]); 11] = [
    ("ticTacToe", TO_THE_END),
    ("breakthrough_5x5", TO_THE_END),
    ("hex_5x5", TO_THE_END),
    ("reversi_4x4", TO_THE_END),
    ("amazons_split2a", SHORT),
    ("amazons", &[2, 10]),
    ("chess", SHORT),
    ("clobber", TO_THE_END),
    ("fanorona", SHORT),
    ("englishDraughts", SHORT),
    ("theMillGame_split", SHORT),
];

const TOYS: [(&str, &str, &[usize]); 6] = [
    ("apart", APART, TO_THE_END),
    ("cornered", CORNERED, TO_THE_END),
    ("breathing", BREATHING, TO_THE_END),
    ("distant", DISTANT, TO_THE_END),
    ("paired", PAIRED, &[2, 5]),
    ("spreading", SPREADING, TO_THE_END),
];

/// The games whose moves are drawn from pools, and from lists that are kept.
const POOLED: [&str; 4] = ["apart", "hex_5x5", "spreading", "ticTacToe"];
const KEPT: [&str; 3] = ["apart", "hex_5x5", "spreading"];

fn game(name: &str, text: Vec<u8>, plays: &[usize]) -> Game {
    let extent = Extent {
        plays,
        most_moves: usize::MAX,
        all_moves: usize::MAX / 2,
        effort: u64::MAX,
        questions: Questions::DRAWS,
    };
    let described = std::str::from_utf8(&text).expect("a description is text");
    let transcript = record(described, name, 11, &extent);
    Game {
        name: name.to_owned(),
        transcript: transcript.unwrap_or_else(|why| panic!("{name}: {why}")),
        text,
        ways: vec![Options::default()],
    }
}

#[test]
fn every_legal_move_is_drawn_equally_often() {
    let described = GAMES.map(|(name, plays)| game(name, library(name), plays));
    let toys = TOYS.map(|(name, text, plays)| game(name, text.into(), plays));
    let verdicts = compare(1, described.into_iter().chain(toys).collect());
    assert_eq!(failures(&verdicts), Vec::<String>::new());

    let (mut mostly_illegal, mut pooled, mut kept) = (0, BTreeSet::new(), BTreeSet::new());
    for (name, verdict) in &verdicts {
        let compared = verdict.as_ref().expect("nothing is wrong");
        let game = name.split(' ').next().unwrap_or_default();
        assert!(
            compared.choices >= 3,
            "{name}: there are choices to look at"
        );
        mostly_illegal += compared.mostly_illegal;
        pooled.extend((compared.pooled > 3).then_some(game));
        kept.extend((compared.kept > 3).then_some(game));
    }
    assert!(mostly_illegal >= 3, "{mostly_illegal} lists mostly illegal");
    assert_eq!(pooled, BTreeSet::from(POOLED));
    assert_eq!(kept, BTreeSet::from(KEPT));
}
