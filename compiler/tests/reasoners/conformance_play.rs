//! Every valid case of the conformance suite is played by the interpreter and
//! by reasoners generated under different options, and all of them agree with
//! the expected counts and with each other.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use crate::play::{Report, run};
use crate::support::Case;
use rbg_compiler::interpret::Interpreter;
use rbg_compiler::{Options, SWITCHES, load};
use rbg_runtime::AnyGame;
use rbg_runtime::dynamic::{TraceRequest, trace};

/// Accepted by lenient tools only; they are refused, which another test shows.
const LENIENT: [&str; 4] = ["w01", "w02", "w03", "l12"];

const DEPTH: u32 = 4;

const REQUEST: TraceRequest = TraceRequest {
    seed: 1,
    games: 4,
    longest: 30,
};

/// Assignments and comparisons that divide by a variable: by zero, and by numbers of both
/// signs. No game and no case of the suite does.
const DIVIDING: &str = "
#players = p(9), q(9)
#pieces = e, x
#variables = d(3), n(9)
#board = rectangle(up, down, left, right, [e, e, e, e])
#anywhere = (left* + right*)
#change = ([$ d = d + 1] + [$ d = 0])
#divide = ([$ n = 4 + 8 / (d - 3)] + {$ 6 / d > n} [$ n = n + 1] + {$ n / d == 0} [$ n = d])
#rules = (->p anywhere {e} [x] change divide ->q anywhere {e} [x] change divide)*
";

struct Expected {
    name: String,
    text: Vec<u8>,
    perft: Vec<u64>,
}

fn valid_cases() -> Vec<Expected> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let index = fs::read_to_string(folder.join("INDEX.tsv")).expect("the index can be read");
    let rows = index
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect::<Vec<_>>());
    let valid = rows.filter(|row| row[1] == "valid" && !LENIENT.contains(&&row[0][..3]));
    valid
        .map(|row| Expected {
            name: row[0].trim_end_matches(".rbg").to_owned(),
            text: fs::read(folder.join(row[0])).expect("the case can be read"),
            perft: row[3..7]
                .iter()
                .map(|leaves| leaves.parse().expect("a count"))
                .collect(),
        })
        .collect()
}

fn dividing() -> Expected {
    let mut case = Expected {
        name: "dividing".to_owned(),
        text: DIVIDING.into(),
        perft: Vec::new(),
    };
    let game = interpreter(&case);
    case.perft = (1..=DEPTH).map(|depth| perft(&game, depth)).collect();
    case
}

fn interpreter(case: &Expected) -> Interpreter {
    let loaded = load(&case.text).unwrap_or_else(|errors| panic!("{}: {errors:?}", case.name));
    Interpreter::new(loaded.game, &case.name)
}

fn perft(game: &dyn AnyGame, depth: u32) -> u64 {
    game.perft(depth, &mut |_| ControlFlow::Continue(()))
        .expect("counting succeeds")
}

#[test]
fn the_interpreter_counts_what_the_suite_expects() {
    for case in valid_cases() {
        let game = interpreter(&case);
        let counted: Vec<u64> = (1..=DEPTH).map(|depth| perft(&game, depth)).collect();
        assert_eq!(counted, case.perft, "{}", case.name);
    }
}

#[test]
fn generated_reasoners_do_what_the_interpreter_does() {
    let planned = Options {
        partial_moves: true,
        ..Options::default()
    };
    let plain = planned.clone().without(SWITCHES);
    let mut cases = valid_cases();
    cases.push(dividing());
    let mut builds = Vec::new();
    for options in [planned, plain] {
        builds.extend(cases.iter().map(|case| Case {
            name: case.name.clone(),
            text: case.text.clone(),
            options: options.clone(),
        }));
    }
    let reports = run("conformance", &builds, DEPTH, REQUEST);
    for (number, (build, report)) in builds.iter().zip(&reports).enumerate() {
        let case = &cases[number % cases.len()];
        let what = format!("{} with options {}", case.name, build.options);
        assert_eq!(report.perft[1..], case.perft, "{what}");
        assert!(
            report.contradictions.is_empty(),
            "{what}: {:?}",
            report.contradictions
        );
        assert_same_games(&interpreter(case), report, &what);
    }
}

/// The oracle plays the same random games, position by position.
fn assert_same_games(oracle: &Interpreter, report: &Report, what: &str) {
    let mut steps = report.steps.iter();
    trace(oracle, &REQUEST, &mut |game, step| {
        let (other_game, other) = steps.next().expect("the games are as long");
        assert_eq!((game, &step), (*other_game, other), "{what}");
        true
    });
    assert!(steps.next().is_none(), "{what}: the games are as long");
}
