//! Tests of what the report says of small games.

use std::fs;
use std::path::Path;

use rbg_compiler::effort::Meter;
use rbg_compiler::explain::{Answer, Direct, Evaluation, Flow, Reason, Report};
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, SWITCHES, load};

fn text(path: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(folder.join(path)).expect("the game can be read")
}

fn explain(text: &str, options: &Options) -> Report {
    let game = load(text.as_bytes()).expect("the game is valid").game;
    let meter = Meter::unlimited();
    let plan = Plan::new(&game, options, &meter).expect("nothing is limited");
    let report = Report::new(&plan, "game", text.as_bytes(), options, &meter);
    report.expect("nothing is limited")
}

/// Returns one line per entry.
fn lines(report: &Report) -> String {
    let value = serde_json::to_value(report).expect("a report is data");
    let mut text = String::new();
    for (section, content) in value.as_object().expect("a report has sections") {
        match content.as_array() {
            Some(rows) => {
                text += &format!("{section}:\n");
                rows.iter().for_each(|row| text += &format!("  {row}\n"));
            }
            None => text += &format!("{section}: {content}\n"),
        }
    }
    text
}

#[test]
fn reports_of_small_games() {
    for name in [
        "g02_breakthrough_4x3",
        "g03_hex_3",
        "g04_capture_chain",
        "k05_keeper_confluent",
    ] {
        let text = text(&format!("tests/conformance/{name}.rbg"));
        insta::assert_snapshot!(name, lines(&explain(&text, &Options::default())));
    }
    for name in ["ticTacToe", "breakthrough"] {
        let text = text(&format!("../games-rbg/{name}.rbg"));
        insta::assert_snapshot!(name, lines(&explain(&text, &Options::default())));
    }
}

/// The description of a rook that slides, takes and stops, on a board of three by two.
const ROOK: &str = "#players = white(1), black(1)
#pieces = e, r, x
#variables = n(300)
#board = rectangle(up, down, left, right, [r, e, x][e, e, e])
#rules = ->white {? right} {r} [e] (right + up) {e,x} [r] ->> [$ n=n+1]
  ({$ n >= 2} [$ white=1] ->black {} + {$ n < 2} [e]) ->white {}
";

#[test]
fn a_constant_displacement_is_shown_with_its_place() {
    let text = ROOK.replace("(right + up)", "right up right");
    let report = explain(&text, &Options::default());
    let table = report
        .plan
        .shift_tables
        .iter()
        .find(|table| table.displacement.is_some())
        .expect("a knight's leap is one displacement");
    assert_eq!(table.displacement, Some([2, -1, 0]), "rows count downwards");
    let before: Vec<String> = table.before.iter().map(ToString::to_string).collect();
    let column = text.lines().nth(4).expect("rules").find("{e,x}").unwrap() + 1;
    assert_eq!(before, [format!("{{e,x}} 5:{column}")]);
}

#[test]
fn the_keeper_is_deterministic_where_comparisons_exclude_each_other() {
    let flow = |text: &str| {
        let report = explain(text, &Options::default());
        let flows: Vec<Flow> = report
            .plan
            .keeper
            .iter()
            .map(|segment| segment.flow)
            .collect();
        flows
    };
    assert!(flow(ROOK).contains(&Flow::Branches), "{:?}", flow(ROOK));
    let overlapping = ROOK.replace("n < 2", "n <= 2");
    assert!(flow(&overlapping).contains(&Flow::Alternatives));
}

#[test]
fn a_pattern_of_shifts_is_decided_in_advance_unless_shifts_are_walked() {
    let evaluation = |options: &Options| {
        let report = explain(ROOK, options);
        let all: Vec<_> = report.plan.patterns.iter().map(|p| p.evaluation).collect();
        all
    };
    assert_eq!(evaluation(&Options::default()), [Evaluation::Gathered]);
    let without = Options::default().without(SWITCHES);
    assert_eq!(evaluation(&without), [Evaluation::Walk]);
}

#[test]
fn segments_that_are_walked_have_visited_checks_beside_sets() {
    let board = format!("[{}]", ["e"; 10].join(", ")).repeat(10);
    let reasons = |ways: &str| -> Vec<Reason> {
        let game = format!(
            "#players = p(9)\n#pieces = e, x, y\n#variables = v(3)\n\
             #board = rectangle(up, down, left, right, {board})\n\
             #any = (left* + right*)\n#rules = (->p any {{e}} [x] ({ways}) [y] ->>)*\n"
        );
        let report = explain(&game, &Options::default());
        report
            .plan
            .visited_checks
            .iter()
            .map(|c| c.reason)
            .collect()
    };
    let twice = "{$ v < 2} right {e} + {$ v < 3} right {e}";
    assert_eq!(reasons(twice), [Reason::SeveralSteps]);
    assert_eq!(reasons("{$ v < 2} right {e} + {$ v < 3} right {x}"), []);
}

#[test]
fn visited_checks_say_why_they_remain() {
    let reasons = |text: &str, options: &Options| -> Vec<Reason> {
        let report = explain(text, options);
        report
            .plan
            .visited_checks
            .iter()
            .map(|c| c.reason)
            .collect()
    };
    let walking = Options {
        sets: false,
        ..Options::default()
    };
    assert_eq!(reasons(ROOK, &walking), []);
    let everywhere = reasons(ROOK, &Options::default().without(SWITCHES));
    assert!(!everywhere.is_empty());
    assert!(everywhere.iter().all(|r| *r == Reason::SwitchedOff));
    let roaming = ROOK.replace("(right + up) {e,x}", "((right + up + down + left) {e,x})*");
    assert_eq!(reasons(&roaming, &walking), [Reason::Loop]);
    assert_eq!(
        reasons(&roaming, &Options::default()),
        [],
        "sets need no checks"
    );
}

#[test]
fn the_end_is_found_by_what_the_keeper_asks_on_the_way_to_it() {
    let found = |rules: &str| {
        let text = format!(
            "#players = p(9)\n#pieces = e, x\n#variables = v(9)\n\
             #board = rectangle(up, down, left, right, [e, e, e][e, e, e][e, e, e])\n\
             #any = (left* + right*)(up* + down*)\n\
             #rules = (->p any {{e}} [x] ->> {rules})*\n"
        );
        let ending = explain(&text, &Options::default()).plan.ending;
        let tests = ending.tests.iter();
        let answers: Vec<Answer> = tests.map(|test| test.answered).collect();
        (ending.computed, answers)
    };
    let counts = Answer::Direct(Direct::Counts);
    let variables = Answer::Direct(Direct::Variables);
    for (story, rules, expected) in [
        ("players alone end it", "", (true, vec![])),
        (
            "numbers of pieces",
            "({$ x < 4} + {$ x >= 4} ->> {})",
            (true, vec![counts, counts]),
        ),
        (
            "what is asked where the game goes on anyway is not shown",
            "({$ v < 4} ({? up} [$ v=1] + {! up}) + {$ v >= 4} ->> {})",
            (true, vec![variables, variables]),
        ),
        (
            "one cell",
            "({e} + {x} ->> {})",
            (true, vec![Answer::Direct(Direct::Cell); 2]),
        ),
        (
            "behind another segment of the keeper",
            "({$ x < 4} + {$ x >= 4} ->> [$ p=1] ->> {})",
            (true, vec![counts, counts]),
        ),
        (
            "cells one after the other",
            "({! up {x}} + {? up {x}} (up {x})* {x} ->> {})",
            (
                false,
                vec![
                    Answer::Pattern(Evaluation::Alternatives),
                    Answer::Pattern(Evaluation::Alternatives),
                    Answer::Direct(Direct::Cells),
                    Answer::Direct(Direct::Cells),
                ],
            ),
        ),
    ] {
        assert_eq!(found(rules), expected, "{story}: {rules}");
    }
}
