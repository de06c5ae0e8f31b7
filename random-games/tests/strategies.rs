//! Tests that a strategy that is taken away is missing in the coverage and in the report.

use rbg_compiler::effort::Meter;
use rbg_compiler::explain::{
    ApplyMethod, CountingMethod, Evaluation, KeeperMethod, LegalityMethod, ListingMethod, Method,
    PlanReport,
};
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, SWITCHES, load};
use rbg_random_games::compile::compiled;

fn game(rules: &str) -> String {
    on_board("[e, e, e][e, e, e][e, e, e]", rules)
}

fn on_board(rows: &str, rules: &str) -> String {
    format!(
        "#players = p(9), q(9)\n#pieces = e, x, y, z\n#variables =\n\
         #board = rectangle(up, down, left, right, {rows})\n\
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

/// Returns whether something holds of the report.
fn reports(text: &str, options: &Options, shows: impl Fn(&PlanReport) -> bool) -> bool {
    let loaded = load(text.as_bytes()).expect("it is valid");
    let meter = Meter::unlimited();
    let plan = Plan::new(&loaded.game, options, &meter).expect("nothing is limited");
    let report = PlanReport::new(&plan, text.as_bytes(), options, &meter);
    shows(&report.expect("nothing is limited"))
}

/// Checks that the coverage and the report show a kind if the optimisations `there` are left out,
/// and do not if the optimisations `gone` are.
fn check(
    text: &str,
    (there, gone): (&[&str], &[&str]),
    kind: &str,
    shows: impl Fn(&PlanReport) -> bool,
) {
    for (names, shown) in [(there, true), (gone, false)] {
        let options = without(names);
        let (_, kinds) = compiled(text, &options, true).expect("it compiles");
        assert_eq!(kinds.contains(kind), shown, "{kind} without {names:?}");
        let reported = reports(text, &options, &shows);
        assert_eq!(reported, shown, "the report on {kind} without {names:?}");
    }
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
            "->p any {e} [x] {$ p == 0}",
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
        let shows = |report: &PlanReport| {
            let mut drawing = report.drawing.iter();
            drawing.any(|drawing| drawing.method == method)
        };
        check(&game(rules), (there, gone), kind, shows);
    }
}

/// A row of more cells than fit into a word.
fn long_row(cells: usize) -> String {
    format!("[e{}]", ", e".repeat(cells - 1))
}

#[test]
fn a_strategy_of_listing_that_is_taken_away_is_not_shown() {
    let (anywhere, next) = ("->p any {e} ->> [x]", "->p right {e} [x]");
    let both = "->p (any {e} ->> [x] + right [x] right {e} [y])";
    let rows = [long_row(3), long_row(65), long_row(1025)];
    let [small, long, large] = rows.each_ref().map(String::as_str);
    type Case<'a> = (
        &'a str,
        &'a str,
        &'static [&'static str],
        &'static [&'static str],
        ListingMethod,
        &'static str,
    );
    let cases: [Case<'_>; 4] = [
        (
            small,
            anywhere,
            &[],
            &["sets"],
            ListingMethod::Sets,
            "listing: sets",
        ),
        (
            long,
            both,
            &[],
            &["sets"],
            ListingMethod::Mixed,
            "listing: sets and walk",
        ),
        (
            long,
            next,
            &[],
            &["sets"],
            ListingMethod::Walk,
            "listing: walk, single cells",
        ),
        (
            small,
            next,
            &["sets"],
            &[],
            ListingMethod::Walk,
            "listing: walk, switched off",
        ),
    ];
    for (rows, rules, there, gone, method, kind) in cases {
        let text = on_board(rows, rules);
        check(&text, (there, gone), kind, |report| {
            let listing = report.finding.first().map(|finding| finding.listing);
            listing.is_some_and(|listing| {
                let single = listing.because.contains("single cells");
                listing.method == method
                    && (method != ListingMethod::Walk || single == kind.ends_with("single cells"))
            })
        });
    }
    let text = on_board(large, anywhere);
    let (_, kinds) = compiled(&text, &without(&[]), true).expect("it compiles");
    assert!(kinds.contains("listing: walk, large board"));
    let (_, kinds) = compiled(&text, &without(&["sets"]), true).expect("it compiles");
    assert!(!kinds.contains("listing: walk, large board"));
}

#[test]
fn a_strategy_of_counting_or_legality_that_is_taken_away_is_not_shown() {
    let any = "->p any {e} ->> [x]";
    let both = "->p (any {e} ->> [x] + right [x] right {e} [y])";
    let long = long_row(65);
    let counted = |report: &PlanReport, method| {
        let mut found = report.finding.iter();
        found.any(|finding| finding.counting.method == method)
    };
    check(
        &game(any),
        (&[], &["sets"]),
        "counting: population",
        |report| counted(report, CountingMethod::Population),
    );
    check(
        &game(any),
        (&["sets"], &[]),
        "counting: one by one",
        |report| counted(report, CountingMethod::OneByOne),
    );
    check(
        &on_board(&long, both),
        (&[], &["sets"]),
        "counting: mixed",
        |report| counted(report, CountingMethod::Mixed),
    );

    // How a move is told to be legal follows from the rules alone.
    let told = |rules: &str| {
        let (_, kinds) = compiled(&game(rules), &without(&[]), true).expect("it compiles");
        let method = |method| {
            reports(&game(rules), &without(&[]), |report| {
                let mut found = report.finding.iter();
                found.any(|finding| finding.legality.method == method)
            })
        };
        let followed = kinds.contains("legality: follow");
        assert_eq!(followed, method(LegalityMethod::Follow), "{rules}");
        let listed = kinds.iter().any(|kind| kind.starts_with("legality: list"));
        assert_eq!(listed, method(LegalityMethod::List), "{rules}");
        (followed, listed)
    };
    assert_eq!(told("->p right {e} [x]"), (true, false));
    assert_eq!(told("->p (right {e})* {e} [x]"), (false, true));
    let many = "right {e} [x] ".repeat(300);
    assert_eq!(told(&format!("->p {many}")), (false, true));
}

#[test]
fn a_strategy_of_performing_that_is_taken_away_is_not_shown() {
    let performed = |report: &PlanReport, method| report.moves.performed.method == method;
    let (next, jumps) = ("->p any {e} [x]", "->p ((left + right) {e} [x])*");
    let straight: &[&str] = &["straight-apply"];
    check(&game(next), (&[], straight), "apply: tree", |report| {
        performed(report, ApplyMethod::Tree)
    });
    check(
        &game(next),
        (straight, &[]),
        "apply: by modifier, switched off",
        |report| performed(report, ApplyMethod::ByModifier),
    );
    check(
        &game(jumps),
        (&[], straight),
        "apply: by modifier, any length",
        |report| report.moves.performed.because.contains("any length"),
    );
    let tree = "([x] + [y] + [z]) ".repeat(7);
    check(
        &game(&format!("->p {tree}")),
        (&[], straight),
        "apply: by modifier, large tree",
        |report| report.moves.performed.because.contains("too many"),
    );
}

#[test]
fn a_strategy_of_the_keeper_that_is_taken_away_is_not_shown() {
    let straight: &[&str] = &["straight-apply"];
    let begun = |report: &PlanReport, method| {
        let mut segments = report.keeper.iter();
        segments.any(|segment| segment.begun.method == method)
    };
    let turn = "->p any {e} [x] ->>";
    let cases: [(&str, &str, KeeperMethod); 3] = [
        (
            "[y] ->p any {x} [y]",
            "keeper: certain",
            KeeperMethod::Certain,
        ),
        (
            "right {e} ->p any {x} [y]",
            "keeper: tried",
            KeeperMethod::Tried,
        ),
        (
            "(any {e} [y] ->>)* [z] ->p {x} [y]",
            "keeper: played, endless",
            KeeperMethod::Played,
        ),
    ];
    for (behind, kind, method) in cases {
        check(
            &game(&format!("{turn} {behind}")),
            (&[], straight),
            kind,
            |report| {
                begun(report, method)
                    && !report
                        .keeper
                        .iter()
                        .any(|segment| segment.begun.because.contains("off"))
            },
        );
    }
    check(
        &game(turn),
        (straight, &[]),
        "keeper: played, switched off",
        |report| begun(report, KeeperMethod::Played),
    );
    // What ends the game does so in any case.
    let (_, kinds) = compiled(&game(turn), &without(straight), true).expect("it compiles");
    assert!(kinds.contains("keeper: end"));
}

#[test]
fn a_strategy_of_patterns_that_is_taken_away_is_not_shown() {
    let pattern = |pattern: &str| game(&format!("->p any {{e}} {{? {pattern}}} [x]"));
    type Case = (
        &'static str,
        &'static str,
        &'static [&'static str],
        &'static [&'static str],
        Evaluation,
    );
    let cases: [Case; 5] = [
        (
            "any {x} right {y}",
            "patterns: whole board",
            &[],
            &["sets"],
            Evaluation::WholeBoard,
        ),
        (
            "right {x}",
            "patterns: alternatives",
            &[],
            &["alternatives"],
            Evaluation::SetsOrAlternatives,
        ),
        (
            "(left {x} + right {x})* {y}",
            "patterns: flood",
            &[],
            &["floods"],
            Evaluation::SetsOrFlood,
        ),
        (
            "(left {x} + right {x})* {! right}",
            "patterns: region",
            &[],
            &["straight-apply"],
            Evaluation::SetsOrRegion,
        ),
        (
            "(left {x} + right {x})* {y}",
            "patterns: walk",
            &["floods"],
            &[],
            Evaluation::SetsOrWalk,
        ),
    ];
    for (asked, kind, there, gone, evaluation) in cases {
        check(&pattern(asked), (there, gone), kind, |report| {
            let mut patterns = report.patterns.iter();
            patterns.any(|pattern| pattern.evaluation == evaluation)
        });
    }
    // There is one `z`, where the question begins, and it holds when the game begins.
    let few = on_board(
        "[z, y, e][e, e, e][e, e, e]",
        "->p any {e} {? any {z} right {y}} [x]",
    );
    check(
        &few,
        (&[], &["sets"]),
        "patterns: from few cells",
        |report| {
            let mut patterns = report.patterns.iter();
            patterns.any(|pattern| pattern.evaluation == Evaluation::FromFewCells)
        },
    );
    // Rows through the cell just played are answered by lines on boards of several words.
    let row = "(left {x})* (right {x})^3 + (up {x})* (down {x})^3";
    let asked = format!("({{! {row}}} + {{? {row}}} [y])");
    let lines = on_board(
        &long_row(9).repeat(9),
        &format!("->p any {{e}} ->> [x] {asked}"),
    );
    let left_out: (&[&str], &[&str]) = (&[], &["alternatives"]);
    check(&lines, left_out, "patterns: lines", |report| {
        let mut patterns = report.patterns.iter();
        patterns.any(|pattern| pattern.evaluation == Evaluation::Lines)
    });
}
