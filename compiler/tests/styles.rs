//! Games written in a style that the library does without come to the same kind of code.

use std::fs;
use std::path::Path;

use rbg_compiler::effort::Meter;
use rbg_compiler::explain::Report;
use rbg_compiler::plan::Plan;
use rbg_compiler::{Options, Source, compile, load};
use serde_json::Value;

/// A game of `tests/styles` or `tests/twins`.
fn text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let paths = ["styles", "twins"].map(|kind| folder.join(kind).join(format!("{name}.rbg")));
    let path = paths.iter().find(|path| path.exists());
    fs::read_to_string(path.expect("there is the game")).expect("the game can be read")
}

fn explained(name: &str) -> Value {
    let (text, options) = (text(name), Options::default());
    let game = load(text.as_bytes()).expect("the game is valid").game;
    let meter = Meter::unlimited();
    let plan = Plan::new(&game, &options, &meter).expect("nothing is limited");
    let report = Report::new(&plan, name, text.as_bytes(), &options, &meter);
    serde_json::to_value(report.expect("nothing is limited")).expect("a report is data")
}

/// A file of the reasoner of a game.
fn emitted(name: &str, path: &str) -> String {
    let source = Source {
        name: name.to_owned(),
        text: text(name).into_bytes(),
    };
    let compiled = compile(&source, &Options::default());
    let files = compiled.expect("the game compiles").files;
    let file = files.into_iter().find(|(own, _)| own == path);
    file.expect("the reasoner has the file").1
}

/// The player checks the second stone: of a row and no row exactly one holds behind it. So the
/// second stone is the last choice of a move, and moves are drawn from candidates; the only stone of
/// the first turn is drawn from the set of all points.
#[test]
fn stones_that_the_player_checks_are_drawn_from_candidates() {
    let report = explained("connect6_checked_by_player");
    let drawing = report["drawing"].as_array().expect("there are turns");
    for turn in drawing {
        let drawn = ["candidates", "set_sampling"].map(|method| turn["method"] == method);
        assert!(drawn.contains(&true), "{turn}");
    }
    let last_choices = drawing.iter().filter(|turn| {
        let cuts = turn["cuts"].as_array().expect("there are cuts");
        cuts.iter().any(|cut| cut["bound"] == 361)
    });
    assert_eq!(
        last_choices.count(),
        2,
        "as many moves go on as there are points: {drawing:?}"
    );
}

/// Whether more could have been taken is asked behind every move. The answer is that before the move
/// for all moves that take nothing, so that it is asked once before these.
#[test]
fn what_no_modifier_answers_otherwise_is_asked_first() {
    let listing = emitted("internationalDraughts_mostAskedAfter", "src/listing.rs");
    let first = "let path = &mut Path::new();\n        if !self.pattern_";
    assert_eq!(listing.matches(first).count(), 2, "{listing}");
}

/// Rules need not ask whether a piece can take before it is lifted: only those that can are tried.
#[test]
fn only_pieces_that_can_take_are_lifted() {
    let report = explained("englishDraughts_notAskedBefore");
    let finding = report["finding"].as_array().expect("there are turns");
    for turn in finding {
        let ahead = turn["looked_ahead"].as_array().expect("a list");
        assert_eq!(ahead.len(), 2, "men and kings: {turn}");
    }
}

/// Beyond sixteen words there are no sets of cells: moves are drawn while they are found.
#[test]
fn long_moves_on_large_boards_are_drawn_while_they_are_found() {
    let state = emitted("paper_soccer_margin", "src/state.rs");
    assert!(state.contains("Reservoir::new(rng)"), "{state}");
}

/// A choice of any cell is one row of a table, and not one for each cell.
#[test]
fn a_choice_of_any_cell_is_one_row() {
    let tables = emitted("paper_soccer_margin", "src/tables.rs");
    let last = tables.matches(" 1154,").count();
    assert!(last < 20, "the last cell is in {last} rows");
}

/// The arrow goes to where the amazon is seen from, which is found from the amazon. So it is the last
/// choice of a move, and moves are drawn from candidates; positions with two such amazons are refused.
#[test]
fn cells_from_which_a_piece_is_seen_are_found_from_that_piece() {
    let report = explained("amazons_arrowSeenBack");
    assert_eq!(report["patterns"], Value::Array(Vec::new()));
    let drawing = report["drawing"].as_array().expect("there are turns");
    assert!(drawing.iter().all(|turn| turn["method"] == "candidates"));
    let state = emitted("amazons_arrowSeenBack", "src/state.rs");
    assert!(state.contains("check_counts(&MOST_CELLS, control, saved)?"));
}
