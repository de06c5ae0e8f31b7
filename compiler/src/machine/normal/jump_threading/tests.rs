//! Which comparisons are not followed, and what must lie between them.

use super::thread_jumps;
use crate::analysis::{self};
use crate::automaton::Nfa;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::model::Game;
use crate::testing::{LEFT, RIGHT, Row, STAY, action, by_hand, row, steps};

fn threaded(game: &Game) -> Machine {
    let mut machine =
        crate::machine::machine(&Nfa::from_game(game), game, true, &Meter::unlimited()).unwrap();
    crate::machine::minimize(&mut machine, &Meter::unlimited()).unwrap();
    if thread_jumps(&mut machine, &Meter::unlimited()).unwrap() {
        crate::machine::minimize(&mut machine, &Meter::unlimited()).unwrap();
    }
    machine
}

/// Returns whether a move by these rules can put an `x`.
fn puts_x(rules: &str) -> bool {
    let game = row(&format!("->p right {rules} [x] + ->q left {{e}} [y]"));
    let machine = threaded(&game);
    let x = crate::testing::piece(&game, "x");
    steps(&machine).any(|(_, step)| matches!(step.action, Action::Off(piece, _) if piece == x))
}

#[test]
fn what_cannot_hold_behind_a_comparison_is_not_followed() {
    let cases = [
        ("the opposite", "{$ v == 1} {$ v != 1}"),
        ("another constant", "{$ v == 1} {$ v == 2}"),
        ("less than what it is", "{$ v == 2} {$ v < 2}"),
        ("behind a test", "{$ v == 2} {e} {$ v < 2}"),
        ("behind shifts", "{$ v == 2} right {e} left* {$ v < 2}"),
        ("behind a pattern", "{$ v == 2} {? right {e}} {$ v < 2}"),
        (
            "behind a pattern with a change",
            "{$ v == 2} {? right {e} [$ v = 1]} {$ v < 2}",
        ),
        (
            "behind another comparison",
            "{$ v == 2} {$ w == 1} {$ v < 2}",
        ),
        ("behind a loop", "{$ v == 2} (right {e})* {$ v < 2}"),
        (
            "on all of several ways",
            "{$ v == 2} ({e} + right {x}) {$ v < 2}",
        ),
        (
            "by one or the other",
            "({$ v == 2} + {$ v == 1}) {e} {$ v < 1}",
        ),
        ("numbers of pieces", "{$ x == 2} {e} {$ x < 2}"),
    ];
    for (name, rules) in cases {
        assert!(!puts_x(rules), "{name}: {rules}");
    }
}

#[test]
fn what_may_hold_is_followed() {
    let cases = [
        ("it follows", "{$ v == 1} {$ v < 2}"),
        ("the same again", "{$ v == 1} {$ v == 1}"),
        ("both leave 1", "{$ v < 2} {$ v > 0}"),
        ("another variable", "{$ v == 1} {$ w != 1}"),
        ("an assignment", "{$ v == 1} [$ v = 0] {$ v != 1}"),
        ("a change of another cell", "{$ x == 1} {e} [x] {$ x != 1}"),
        ("a switch", "{$ v == 1} ->q {$ v != 1}"),
        ("one way only", "({$ v == 1} + {e}) {$ v != 1}"),
        ("asked in the other's place", "({$ v == 1} + {$ v != 1})"),
        (
            "beside one that fails",
            "{$ v == 1} ({$ v != 1} {e} + {$ w == 1})",
        ),
    ];
    for (name, rules) in cases {
        assert!(puts_x(rules), "{name}: {rules}");
    }
}

#[test]
fn a_loop_that_its_counter_leaves_is_none() {
    let longest = |rules: &str| {
        let game = row(&format!("#any = (left* + right*)\n{rules}"));
        analysis::move_length(&threaded(&game), &Meter::unlimited())
            .unwrap()
            .longest
    };
    let turn = |asked: &str| {
        format!("->p ({{$ v < 2}} any {{e}} [x] [$ v = v + 1] ({{$ v < 2}} ->p + {asked}))* ->>")
    };
    assert_eq!(longest(&turn("{$ v == 2}")), Some(3));
    assert_eq!(longest(&turn("{$ v == 1}")), None);
}

/// Checks a turn in state 1, behind which state 3 asks whether `v` is 1; it is reached
/// from state 2 as well.
#[test]
fn only_ways_behind_the_comparison_lead_to_the_copy() {
    let states: &[&[Row]] = &[
        &[(STAY, "->p", 1)],
        &[(RIGHT, "{$ v == 2}", 3), (LEFT, "{e}", 3)],
        &[],
        &[(STAY, "{$ v == 1}", 4), (STAY, "{x}", 4)],
        &[(STAY, "->p", 1)],
    ];
    let mut machine = by_hand(states, &[]);
    assert!(thread_jumps(&mut machine, &Meter::unlimited()).unwrap());
    let targets: Vec<usize> = machine.steps[1].iter().map(|s| s.target.index()).collect();
    assert_eq!(targets, [5, 3]);
    let asked = |state: usize| -> Vec<Action> {
        let steps = machine.steps[state].iter();
        steps.map(|step| step.action.clone()).collect()
    };
    assert_eq!(asked(3), [action("{$ v == 1}"), action("{x}")]);
    assert_eq!(asked(5), [action("{x}")]);
}
