//! Rules in, features out.

use std::path::Path;

use rbg_runtime::evaluate::Quantity;

use super::*;
use crate::load;
use crate::testing::{game, on_board, row};

/// Loads a game of the library.
fn library(name: &str) -> Game {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games-rbg");
    let text = std::fs::read(folder.join(name).with_extension("rbg")).expect("it is there");
    load(&text).expect("it is right").game
}

/// Returns the terms of a game, each with what it is of and the number of its weights.
fn terms(found: &FoundFeatures) -> Vec<(Term, &str, usize)> {
    let mut terms: Vec<(Term, &str, usize)> = Vec::new();
    for note in &found.weights {
        match terms
            .iter_mut()
            .find(|(term, of, _)| (*term, *of) == (note.term, &*note.of))
        {
            Some((_, _, count)) => *count += 1,
            None => terms.push((note.term, &note.of, 1)),
        }
    }
    terms
}

/// Returns the players of the pieces of a game, 0 for those of nobody.
fn owners(game: &Game) -> Vec<u32> {
    let found = features(game).expect("it is small");
    let owners = found.owners.iter();
    owners
        .map(|owner| owner.player().map_or(0, |player| player.0))
        .collect()
}

#[test]
fn a_piece_is_whose_moves_alone_put_or_lift_it() {
    // Pieces e, x, y, z.
    let cases = [
        ("->p {e} [x] ->q {e} [y]", [0, 1, 2, 0]),
        // Moved pieces leave the empty one behind.
        (
            "->p {x} [e] right {e} [x] ->q {y} [e] right {e} [y]",
            [0, 1, 2, 0],
        ),
        // What both put is of neither.
        (
            "->p {e} [x] right {e} [z] ->q {e} [y] right {e} [z]",
            [0, 1, 2, 0],
        ),
        // What is captured is not of who captures.
        (
            "->p {x} [e] right {y} [x] ->q {y} [e] right {x} [y]",
            [0, 1, 2, 0],
        ),
        // Who turns it into something else does not lift it as who moves it does.
        (
            "->p {x} [e] right {e} [x] ->> {x} [x] ->q {y} [e] right {e} [y] ->> {x} [x]",
            [0, 1, 2, 0],
        ),
        // The keeper puts it for the player who has moved.
        (
            "->p {x} [e] right ->> [x] ->q {y} [e] right ->> [y]",
            [0, 1, 2, 0],
        ),
    ];
    for (rules, due) in cases {
        let start = "rectangle(up, down, left, right, [x, e, y, e])";
        assert_eq!(owners(&on_board(start, rules)), due, "{rules}");
    }
}

#[test]
fn variables_count_for_who_alone_raises_them() {
    let of = |rules: &str| {
        let game = row(rules);
        let found = features(&game).expect("it is small");
        let notes = found.weights.iter();
        let notes = notes.filter(|note| matches!(note.term, Term::PlayerVariable | Term::Score));
        notes
            .map(|note| {
                (
                    note.of.clone(),
                    note.players.iter().map(|player| player.0).collect(),
                )
            })
            .collect::<Vec<(String, Vec<u32>)>>()
    };
    type Case<'c> = (&'c str, &'c [(&'c str, &'c [u32])]);
    let cases: [Case<'_>; 4] = [
        ("->p {e} [x] [$ v = v + 1] ->q {e} [y]", &[("v", &[1])]),
        ("->p {e} [x] [$ v = v + 1] ->q {e} [y] [$ v = v + 1]", &[]),
        // What is set to something else is no count.
        ("->p {e} [x] [$ v = v + 1] ->q {e} [y] [$ v = 0]", &[]),
        ("->p {e} [x] ->> [$ p = p + 1] ->q {e} [y]", &[("p", &[1])]),
    ];
    for (rules, due) in cases {
        let due: Vec<(String, Vec<u32>)> = due
            .iter()
            .map(|(name, players)| ((*name).to_owned(), players.to_vec()))
            .collect();
        assert_eq!(of(rules), due, "{rules}");
    }
}

#[test]
fn breakthrough_is_the_same_to_both_and_its_pieces_advance_to_where_they_win() {
    let found = features(&library("breakthrough")).expect("it is small");
    assert!(found.fair);
    assert_eq!(found.mirrors, 2);
    let terms = terms(&found);
    for due in [
        (Term::Material, "b/w", 1),
        (Term::Advance, "b/w", 1),
        (Term::RegionProximity, "b/w", 1),
        (Term::NearestPiece, "b/w", 16),
        (Term::Place, "b/w", 32),
        (Term::Camp, "b/w", 2),
        // One or two, for who is to move and who is not: beside, diagonally, and along moves.
        (Term::Neighbours, "b/w", 12),
        (Term::CurrentMover, "", 1),
        (Term::Intercept, "white", 1),
    ] {
        assert!(terms.contains(&due), "{due:?}: {terms:?}");
    }
    assert_eq!(found.features.weights(), found.weights.len());
    let prior = found.weights.iter().zip(&found.prior);
    assert!(prior.clone().any(|(_, weight)| *weight > 0.0));
    for (note, weight) in prior {
        assert_eq!(
            *weight > 0.0,
            note.term == Term::RegionProximity,
            "{note:?}"
        );
    }
    let off: Vec<Term> = found.off.iter().map(|(term, _)| *term).collect();
    assert_eq!(
        off,
        [Term::LineCompletion, Term::Score, Term::PlayerVariable]
    );
    assert!(found.weights.iter().all(|note| {
        let nowhere = [Term::CurrentMover, Term::Intercept, Term::MobilitySimple];
        note.span.is_some() || nowhere.contains(&note.term)
    }));
}

#[test]
fn a_game_won_by_lines_has_a_weight_for_each_count() {
    let found = features(&library("ticTacToe")).expect("it is small");
    // Three counts, for who is to move and who is not.
    let terms = terms(&found);
    let lines = terms
        .iter()
        .find(|(term, _, _)| *term == Term::LineCompletion);
    assert_eq!(lines.map(|(_, _, count)| *count), Some(6), "{terms:?}");
    assert!(
        found.fair && found.mirrors == 8,
        "{} {}",
        found.fair,
        found.mirrors
    );
    let places = terms.iter().find(|(term, _, _)| *term == Term::Place);
    assert_eq!(places.map(|(_, _, count)| *count), Some(3), "{terms:?}");
}

#[test]
fn players_with_other_pieces_share_no_weights() {
    let found = features(&library("foxAndHounds")).expect("it is small");
    assert!(!found.fair);
    // A move is worth as much to either.
    let shared = found.weights.iter().filter(|note| note.players.len() > 1);
    let shared: Vec<Term> = shared.map(|note| note.term).collect();
    assert_eq!(shared, [Term::MobilitySimple]);
}

#[test]
fn a_game_without_pieces_of_players_has_hardly_any_features() {
    let alone = game(
        "#players = p(1)\n#pieces = e\n#variables =\n\
         #board = rectangle(up, down, left, right, [e])\n#rules = ->p {e} ->> {}",
    );
    let found = features(&alone).expect("it is small");
    let terms: Vec<Term> = found.weights.iter().map(|note| note.term).collect();
    assert_eq!(
        terms,
        [Term::CurrentMover, Term::Intercept, Term::MobilitySimple]
    );
}

#[test]
fn the_number_of_moves_has_the_last_weight_and_can_be_left_out() {
    for name in ["breakthrough", "foxAndHounds", "ticTacToe"] {
        let found = features(&library(name)).expect("it is small");
        let last = found.weights.last().expect("there are some");
        assert_eq!((last.term, last.players.len()), (Term::MobilitySimple, 2));
        let quick = found.without_moves();
        assert_eq!(quick.weights() + 1, found.features.weights(), "{name}");
        assert_eq!(quick.all[..], found.features.all[..quick.all.len()]);
    }
}

/// Returns the weights of a term alone that are not 0, with what they are of.
fn single(game: &str, name: &str) -> Vec<(Term, String, f32)> {
    let game = library(game);
    let found = features(&game).expect("it is small");
    let weights = found.single(name, &game).expect("there is such a term");
    let notes = found.weights.iter().zip(weights);
    let notes = notes.filter(|(_, weight)| *weight != 0.0);
    notes
        .map(|(note, weight)| (note.term, note.detail.clone(), weight))
        .collect()
}

#[test]
fn a_term_alone_has_weights_of_its_own_whose_sums_are_small() {
    // One piece on each of 64 cells.
    let material = [(Term::Material, String::new(), 1.0 / 64.0)];
    assert_eq!(single("breakthrough", "material"), material);
    let against = [(Term::Material, String::new(), -1.0 / 64.0)];
    assert_eq!(single("breakthrough", "-material"), against);
    assert_eq!(single("breakthrough", "material:b/w"), material);
    let camp = single("breakthrough", "camp:other");
    assert_eq!(camp.len(), 1, "{camp:?}");
    assert_eq!(camp[0].1, "other");
    assert!(camp[0].2 > 1.0 / 64.0, "{camp:?}");
    assert_eq!(single("breakthrough", "camp").len(), 2);
    // The more of a line is there, the more.
    let lines = single("ticTacToe", "line_completion");
    let moving: Vec<f32> = lines.iter().map(|(_, _, weight)| *weight).collect();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert!(moving[0] < moving[1] && moving[1] < moving[2], "{lines:?}");
    assert_eq!(moving[..3], moving[3..], "{lines:?}");
    // Eight lines for either player.
    assert_eq!(moving[2], 1.0 / 16.0);
    // The nearer, the more; one piece has no neighbour.
    let near = single("breakthrough", "nearest_piece");
    assert!(near[0].2 > near[1].2 && near[1].2 > 0.0, "{near:?}");
    let pairs = single("breakthrough", "neighbours");
    assert!(
        pairs.iter().all(|(_, detail, _)| detail.contains(" 2 ")),
        "{pairs:?}"
    );
    let moves = single("breakthrough", "mobility_simple");
    assert_eq!(moves.len(), 1);
}

#[test]
fn sums_of_a_term_alone_are_between_minus_one_and_one_on_every_board() {
    for name in ["breakthrough", "foxAndHounds", "ticTacToe", "reversi"] {
        let game = library(name);
        let found = features(&game).expect("it is small");
        for term in found.single_terms() {
            let weights = found.single(&term, &game).expect("it is one of them");
            let side = &found.features.fold(&weights).sides[0];
            let mut most = side.constant.abs() + side.to_move.abs();
            for cell in 0..game.board.cells.len() {
                let counts = side.places.iter().map(|place| place.cells[cell].abs());
                most += counts.fold(0.0, f32::max);
            }
            for (variable, weight) in &side.variables {
                most += weight.abs() * game.variables[variable.index()].bound as f32;
            }
            assert!(most <= 1.0001, "{name} {term}: {most}");
            assert!(
                most > 0.5
                    || !(side.lines.is_empty() && side.nearest.is_empty() && side.moves == 0.0),
                "{name} {term}: {most}"
            );
        }
    }
}

#[test]
fn what_is_no_term_is_refused_with_those_that_are() {
    let game = library("breakthrough");
    let found = features(&game).expect("it is small");
    for name in [
        "centre",
        "",
        "-",
        "material:x",
        "place",
        "intercept",
        "score",
        "--material",
    ] {
        let error = found.single(name, &game).expect_err(name);
        assert_eq!(error.name, name.strip_prefix('-').unwrap_or(name));
        assert!(error.known.contains(&"camp:other".to_owned()), "{error}");
        assert!(error.to_string().contains("centre_proximity"), "{error}");
    }
    let known = found.single_terms();
    for term in [
        "material",
        "camp:own",
        "line_completion",
        "place",
        "material:b/w",
    ] {
        let is_known = known.iter().any(|known| known == term);
        assert_eq!(
            is_known,
            ["material", "camp:own"].contains(&term),
            "{term}: {known:?}"
        );
    }
}

/// Returns the names of the cells on which some piece of a game is known to stay, while it does not on
/// others.
fn staying(game: &Game) -> Vec<String> {
    let found = features(game).expect("it is small");
    let of = |number: &usize| found.weights[*number].term == Term::Staying;
    assert!(found.candidates().iter().all(of));
    let features = found.features.all.iter();
    let features = features.filter(|feature| found.candidates().contains(&feature.weight));
    let mut names: Vec<String> = features
        .flat_map(|feature| match &feature.quantity {
            Quantity::Places { cells, .. } => cells.clone().into_iter().enumerate(),
            other => panic!("{other:?}"),
        })
        .filter(|(_, count)| *count > 0.0)
        .map(|(cell, _)| game.board.cells[cell].name.clone())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn pieces_stay_where_no_move_that_is_made_replaces_them() {
    // Both put stones on empty cells, and turn one of the opponent's over if they like.
    let names = |turned: &str| {
        let turn = format!("->me (left* + right*) {{e}} [own] ({{own}} + {turned})");
        let rules = format!("#turn(me; own; other) = {turn}\n(turn(p; x; y) turn(q; y; x))*");
        staying(&row(&rules))
    };
    let cells = row("->p").board.cells.into_iter();
    let cells: Vec<String> = cells.map(|cell| cell.name).collect();
    let nothing: [String; 0] = [];
    // Stones that are turned over anywhere stay nowhere, and if none is it is no matter of cells.
    assert_eq!(names("(left* + right*) {other} [own]"), nothing);
    assert_eq!(names("{own}"), nothing);
    // Nothing is to the left of the first cell.
    assert_eq!(names("right {other} [own]"), cells[..1]);
    // The move goes on to the right, so the last one stays as well.
    let outer = [&cells[0], &cells[3]].map(String::clone);
    assert_eq!(names("right {other} [own] right {e}"), outer);
    // What is turned over while something is asked is turned back.
    let asked = "right {other} [own] + {? (left* + right*) {other} [own]} {own}";
    assert_eq!(names(asked), cells[..1]);
}

#[test]
fn discs_stay_in_the_corners_of_reversi() {
    let game = library("reversi");
    let next = super::geometry::neighbours(&game.board);
    let four = super::geometry::corners(&next);
    let mut four: Vec<&str> = four
        .iter()
        .map(|&cell| &*game.board.cells[cell].name)
        .collect();
    four.sort_unstable();
    assert_eq!(
        (staying(&game), four.len()),
        (four.iter().map(ToString::to_string).collect(), 4)
    );
}
