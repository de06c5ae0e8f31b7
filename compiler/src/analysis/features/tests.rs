//! Rules in, features out.

use std::path::Path;

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
        [
            Term::LineCompletion,
            Term::Score,
            Term::PlayerVariable,
            Term::MobilitySimple
        ]
    );
    assert!(found.weights.iter().all(|note| {
        note.span.is_some() || matches!(note.term, Term::CurrentMover | Term::Intercept)
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
    assert!(found.weights.iter().all(|note| note.players.len() == 1));
}

#[test]
fn a_game_without_pieces_of_players_has_hardly_any_features() {
    let alone = game(
        "#players = p(1)\n#pieces = e\n#variables =\n\
         #board = rectangle(up, down, left, right, [e])\n#rules = ->p {e} ->> {}",
    );
    let found = features(&alone).expect("it is small");
    let terms: Vec<Term> = found.weights.iter().map(|note| note.term).collect();
    assert_eq!(terms, [Term::CurrentMover, Term::Intercept]);
}
