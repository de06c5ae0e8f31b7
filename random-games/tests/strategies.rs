//! Tests that a strategy that is taken away is missing in the coverage and in the report.

use rbg_compiler::effort::Meter;
use rbg_compiler::explain::{Method, Report};
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, SWITCHES, load};
use rbg_random_games::compile::compiled;

fn game(rules: &str) -> String {
    format!(
        "#players = p(9), q(9)\n#pieces = e, x, y, z\n#variables =\n\
         #board = rectangle(up, down, left, right, [e, e, e][e, e, e][e, e, e])\n\
         #any = (left* + right*)(up* + down*)\n\
         #rules = {rules} ->> {{}}"
    )
}

fn without(names: &[&str]) -> Options {
    let switches = SWITCHES
        .iter()
        .filter(|switch| names.contains(&switch.name));
    Options::default().without(switches)
}

/// Returns whether the report shows that moves are drawn so.
fn reports(text: &str, options: &Options, method: Method) -> bool {
    let loaded = load(text.as_bytes()).expect("it is valid");
    let meter = Meter::unlimited();
    let plan = Plan::new(&loaded.game, options, &meter).expect("nothing is limited");
    let report = Report::new(&plan, "game", text.as_bytes(), options, &meter);
    report
        .expect("nothing is limited")
        .drawing
        .iter()
        .any(|drawing| drawing.method == method)
}

/// Rules, what is left out for a strategy to be there and for it not to be, and the strategy as the
/// report and the coverage name it.
type Case = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
    Method,
    &'static str,
);

#[test]
fn a_strategy_of_drawing_that_is_taken_away_is_not_shown() {
    let jumps = "->p ((left + right) {e} [x])*";
    let cases: [Case; 6] = [
        (
            "->p any {e} [x]",
            &[],
            &["sampling"],
            Method::Candidates,
            "drawing: candidates",
        ),
        (
            "->p any {e} ->> [x]",
            &[],
            &["sets"],
            Method::SetSampling,
            "drawing: set sampling",
        ),
        (
            "->p (any {e} ->> [x] + any {x} ->> [y])",
            &["sampling"],
            &[],
            Method::Counting,
            "drawing: by counting, many sets",
        ),
        (
            jumps,
            &[],
            &["sets"],
            Method::Listing,
            "drawing: by listing, with changes",
        ),
        (
            "->p {e} [x]",
            &["sets"],
            &[],
            Method::BoundedEnumeration,
            "drawing: bounded enumeration",
        ),
        (
            jumps,
            &["sets"],
            &[],
            Method::Reservoir,
            "drawing: reservoir, long moves",
        ),
    ];
    for (rules, there, gone, method, kind) in cases {
        let text = game(rules);
        for (names, shown) in [(there, true), (gone, false)] {
            let options = without(names);
            let (_, kinds) = compiled(&text, &options, true).expect("it compiles");
            assert_eq!(kinds.contains(kind), shown, "{kind} without {names:?}");
            let reported = reports(&text, &options, method);
            assert_eq!(reported, shown, "{method:?} without {names:?}");
        }
    }
}
