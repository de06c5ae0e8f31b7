//! Tests that the reasoners that are kept for readers show, taken together, what the compiler can
//! do.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rbg_compiler::Options;
use rbg_random_games::compile::compiled;
use rbg_random_games::coverage::KINDS;

/// The kinds that only games exercise whose code is too long to be read (lasca and gess), and those
/// that only other games exercise: dots, moves that the keeper completes, sums that settle who wins,
/// moves that are counted, drawn while they are found, or listed in an array of fixed length,
/// conditions behind the second of two choices, and what is there only where optimisations are left
/// out.
const NOT_SHOWN: [&str; 23] = [
    "board: cuboid",
    "board: too large for sets",
    "rules: dots",
    "moves: completed by the keeper",
    "moves: completed as questions decide",
    "templates with patterns",
    "modifiers only where something follows",
    "listing: walk, large board",
    "listing: walk, single cells",
    "listing: walk, switched off",
    "counting: mixed",
    "legality: list, many states",
    "drawing: by counting, mixed",
    "drawing: by counting, many sets",
    "drawing: bounded enumeration",
    "drawing: reservoir, long moves",
    "drawing: reservoir, few sets",
    "cuts: within",
    "patterns: moved sets",
    "keeper: played, switched off",
    "apply: by modifier, switched off",
    "pieces looked for together",
    "decided: sums",
];

fn workspace() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

#[test]
fn the_kept_reasoners_show_every_construct() {
    let mut table = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .from_path(workspace().join("generated/digests.tsv"))
        .expect("the table of digests");
    let rows = table.records().map(|row| row.expect("a row"));
    let kept = rows.filter(|row| &row[3] == "kept");
    let mut shown = BTreeSet::new();
    for row in kept {
        let game = &row[0];
        let file = workspace().join(format!("games-rbg/{game}.rbg"));
        let text = fs::read_to_string(file).expect("the game is in the library");
        let (_, kinds) = compiled(&text, &Options::default(), true).expect("it compiles");
        shown.extend(kinds);
    }
    let missing: Vec<&str> = KINDS
        .iter()
        .copied()
        .filter(|kind| !shown.contains(kind))
        .collect();
    assert_eq!(missing, NOT_SHOWN);
}
