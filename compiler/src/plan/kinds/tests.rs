//! Which alternatives are looked for together, and what is known of them then.

use super::*;
use crate::analysis::Repetition;
use crate::model::Game;
use crate::plan::Plan;
use crate::testing::{self, names, plan_without};

/// A question at the end of a move that every piece that is lifted can answer.
const ASKED: &str = "[e] {! any ({a} right {b} + {c} right {d})}";

/// Returns a game on a row of cells whose first move begins anywhere, with one of some pieces, and goes
/// on in the same way.
fn game(pieces: &str, rest: &str) -> Game {
    game_from("any", pieces, rest)
}

/// Returns the same with another way to the cell of the piece.
fn game_from(way: &str, pieces: &str, rest: &str) -> Game {
    let alternatives = pieces
        .chars()
        .map(|piece| format!("{{{piece}}} {rest} ->q"));
    let alternatives: Vec<String> = alternatives.collect();
    on_pieces(&format!(
        "{way} ({}) any {{a}} [b] ->> {{}}",
        alternatives.join(" + ")
    ))
}

/// Returns a game on a row of cells, some with pieces, whose first move is this one.
fn on_pieces(rules: &str) -> Game {
    testing::game(&format!(
        "#players = p(1), q(1)\n#pieces = e, a, b, c, d\n#variables =\n\
         #board = rectangle(up, down, left, right, [a, b, c, d{}])\n\
         #any = (left* + right*)\n\
         #rules = ->p {rules}",
        ", e".repeat(12)
    ))
}

/// Returns the pieces that are looked for together, each with a modifier of its own.
fn together(game: &Game, plan: &Plan<'_>) -> Vec<String> {
    let all = plan.kinds.iter().flat_map(|kinds| &kinds.all);
    let pieces = all.map(|kinds| names(game, kinds.pieces.concat()).join(" "));
    pieces.collect()
}

#[test]
fn many_alternatives_are_looked_for_together_where_moves_are_found_by_sets() {
    let cases = [
        ("all pieces", "bacd", "[e]", "", &["b a c d"][..]),
        ("three are few", "bac", "[e]", "", &[]),
        ("cell by cell", "bacd", "[e]", "sets", &[]),
        // Functions go on behind modifiers, where nobody knows what was found.
        (
            "functions",
            "bacd",
            "[e] right ({e} [a] + {a} [b]) left {e}",
            "",
            &[],
        ),
        // So do candidates.
        ("candidates", "bacd", ASKED, "", &[]),
        ("no candidates", "bacd", ASKED, "sampling", &["b a c d"]),
    ];
    for (story, pieces, rest, left_out, expected) in cases {
        let game = game(pieces, rest);
        let plan = plan_without(&game, left_out);
        assert_eq!(together(&game, &plan), expected, "{story}");
    }
}

#[test]
fn the_first_alternative_tests_for_the_pieces_of_all() {
    let game = game("bacd", "[e] right {e} [a]");
    let plan = plan_without(&game, "");
    let kinds = plan.kinds.as_ref().expect("they are alike");
    let state = kinds.all[0].state;
    let tests = |plan: &SearchPlan<'_>| {
        let steps = plan.machine.steps(state, &Meter::unlimited()).unwrap();
        let tested = steps.iter().map(|step| match &step.action {
            Action::On(pieces) => names(&game, pieces.iter().copied()).join(" "),
            _ => String::new(),
        });
        tested.collect::<Vec<String>>()
    };
    assert_eq!(tests(&kinds.search), ["a b c d"]);
    assert_eq!(tests(&plan.search).len(), 4);
    assert_eq!(kinds.search.repetitions[state.index()].len(), 1);
}

#[test]
fn several_alternatives_can_begin_in_one_state() {
    let alternatives = "bacd".chars().map(|piece| {
        let there = format!("right {{{piece}}} [e] left [{piece}]");
        format!("{there} ->q + left {{{piece}}} [e] right [{piece}] ->q")
    });
    let alternatives: Vec<String> = alternatives.collect();
    let rules = format!(
        "any {{e}} ({}) any {{a}} [b] ->> {{}}",
        alternatives.join(" + ")
    );
    let game = on_pieces(&rules);
    let plan = plan_without(&game, "");
    let kinds = plan.kinds.as_ref().expect("they are alike");
    assert_eq!(together(&game, &plan), ["b a c d", "b a c d"]);
    let state = kinds.all[0].state;
    assert_eq!(kinds.all[1].state, state);
    let steps = kinds.search.machine.steps(state, &Meter::unlimited());
    let steps = steps.unwrap().iter();
    let tests = steps.filter(|step| step.action == Action::On(pieces_of(&kinds.all[0])));
    assert_eq!(tests.count(), 2);
}

#[test]
fn what_is_known_of_the_first_alternative_holds_for_all() {
    let game = game("bacd", ASKED);
    let plan = plan_without(&game, "sampling");
    let kinds = plan.kinds.as_ref().expect("they are alike");
    let target = kinds
        .search
        .machine
        .steps(kinds.all[0].state, &Meter::unlimited());
    let behind = target.unwrap()[0].target;
    let can_be = |plan: &SearchPlan<'_>| {
        let pieces = plan.flow.on_current(behind).pieces();
        names(&game, pieces).join(" ")
    };
    assert_eq!(can_be(&plan.search), "b");
    assert_eq!(can_be(&kinds.search), "a b c d");
    // Lifting a, unlike b, may take away the cell from which the question is asked: all are tried.
    assert!(plan.conditions.roots.is_empty());
}

#[test]
fn a_write_that_may_go_on_without_end_in_one_alternative_does_in_the_first() {
    let game = game("bacd", "[e]");
    let plan = plan_without(&game, "");
    let kinds = plan.kinds.as_ref().expect("they are alike");
    let mut search = plan.search.clone();
    let (own, others) = kinds.all[0].entered.first_key_value().expect("a state");
    let other = others.iter().find(|other| *other != own).expect("another");
    search.repetitions[other.index()][0] = Repetition::Endless;
    assert_eq!(search.repetitions[own.index()][0], Repetition::Few);
    stand_for(&mut search, *own, *other);
    assert_eq!(search.repetitions[own.index()][0], Repetition::Endless);
}

#[test]
fn no_more_cells_are_expected_than_lie_next_to_one() {
    let most = |way: &str| {
        let game = game_from(way, "bacd", "[e]");
        let plan = plan_without(&game, "");
        let kinds = plan.kinds.as_ref().expect("they are alike");
        let expected = &kinds.search.cardinalities;
        let entered = kinds.all[0].entered.keys();
        entered.map(|state| expected[state.index()]).max()
    };
    // All pieces together.
    assert_eq!(most("any"), Some(4));
    // c stands on one cell, which has two neighbours.
    assert_eq!(most("any {c} (left + right)"), Some(2));
}
