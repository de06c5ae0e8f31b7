//! Tests that every valid case of the conformance suite is played by the interpreter and by
//! reasoners generated under different options, and that all of them agree with the expected counts
//! and with each other.

use std::fs;
use std::ops::ControlFlow;

use crate::batch::{Game, compare, failures, workspace};
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::{Options, SWITCHES, load};
use rbg_runtime::AnyGame;
use rbg_testkit::games::DIVIDING;
use rbg_testkit::oracle::Transcript;
use rbg_testkit::oracle::record::{Extent, Unfit, record, record_first_ways};

/// The cases that only lenient tools accept; they are refused, which another test shows.
const LENIENT: [&str; 4] = ["w01", "w02", "w03", "l12"];

const DEPTH: u32 = 4;

struct Case {
    name: String,
    text: Vec<u8>,
    perft: Vec<u64>,
}

fn valid_cases() -> Vec<Case> {
    let folder = workspace().join("compiler/tests/conformance");
    let index = fs::read_to_string(folder.join("INDEX.tsv")).expect("the index can be read");
    let rows = index
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect::<Vec<_>>());
    let valid = rows.filter(|row| row[1] == "valid" && !LENIENT.contains(&&row[0][..3]));
    valid
        .map(|row| Case {
            name: row[0].trim_end_matches(".rbg").to_owned(),
            text: fs::read(folder.join(row[0])).expect("the case can be read"),
            perft: row[3..7]
                .iter()
                .map(|leaves| leaves.parse().expect("a count"))
                .collect(),
        })
        .collect()
}

/// Returns a game that divides by a variable, which no case of the suite does.
fn dividing() -> Case {
    let mut case = Case {
        name: "dividing".to_owned(),
        text: DIVIDING.into(),
        perft: Vec::new(),
    };
    case.perft = counted(&case);
    case
}

/// Returns the counts of the interpreter.
fn counted(case: &Case) -> Vec<u64> {
    let game = interpreter(case);
    let perft = |depth| game.perft(depth, &mut |_| ControlFlow::Continue(()));
    (1..=DEPTH)
        .map(|depth| perft(depth).expect("counting succeeds"))
        .collect()
}

fn interpreter(case: &Case) -> Interpreter {
    let loaded = load(&case.text).unwrap_or_else(|errors| panic!("{}: {errors:?}", case.name));
    Interpreter::new(loaded.game, &case.name)
}

/// Records plays of a case; with the first of the keeper's ways where its choices matter,
/// since reasoners take the first as well.
fn transcript(case: &Case) -> Transcript {
    let extent = Extent {
        plays: &[30, 30, 30, 30],
        ..Extent::default()
    };
    let text = std::str::from_utf8(&case.text);
    let recorded = text.map(|text| record(text, &case.name, 1, &extent));
    let transcript = match recorded {
        Ok(Ok(transcript)) => transcript,
        Err(_) | Ok(Err(Unfit::KeeperChooses | Unfit::TooMuch | Unfit::NoMoves)) => {
            record_first_ways(&interpreter(case), 1, &extent)
        }
        Ok(Err(why)) => panic!("{}: {why}", case.name),
    };
    Transcript {
        perft: case.perft.clone(),
        ..transcript
    }
}

#[test]
fn the_interpreter_counts_what_the_suite_expects() {
    for case in valid_cases() {
        assert_eq!(counted(&case), case.perft, "{}", case.name);
    }
}

#[test]
fn generated_reasoners_do_what_the_interpreter_does() {
    let planned = Options {
        partial_moves: true,
        ..Options::default()
    };
    let plain = planned.clone().without(SWITCHES);
    let cases = valid_cases().into_iter().chain([dividing()]);
    let games = cases.map(|case| Game {
        transcript: transcript(&case),
        name: case.name,
        text: case.text,
        ways: vec![planned.clone(), plain.clone()],
    });
    let verdicts = compare(0, games.collect());
    assert_eq!(failures(&verdicts), Vec::<String>::new());
}
