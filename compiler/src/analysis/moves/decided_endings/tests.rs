//! Tests of which endings of moves are left to the keeper.

use super::leave_endings_to_keeper;
use crate::effort::Meter;
use crate::machine::{Action, Machine};
use crate::model::{Game, PlayerId};
use crate::testing::{RIGHT, Row, STAY, by_hand, machine, row};

/// Anywhere.
const ANY: &str = "#any = (left* + right*)\n";

/// Returns the machine of a game whose endings are left to the keeper, and each modifier with those that
/// complete moves behind it, as written.
fn endings(game: &Game) -> (Machine, String) {
    let mut machine = machine(game);
    let decided = leave_endings_to_keeper(&mut machine, game, &Meter::unlimited()).unwrap();
    let written = |index: &crate::model::ActionIndex| {
        let modifier = &game.actions[index.index() - 1].modifier;
        crate::automaton::Names(game).modifier(modifier)
    };
    let endings = decided.behind.iter().map(|(index, rest)| {
        let rest: Vec<String> = rest.iter().map(written).collect();
        format!("{}: {}", written(index), rest.join(" "))
    });
    let endings = endings.collect::<Vec<String>>().join("; ");
    (machine, endings)
}

#[test]
fn what_surely_follows_a_modifier_on_its_cell_completes_the_move() {
    let cases = [
        ("a switch", "->p any {e} [x] ->> [y]", "[x]: ->>"),
        (
            "to a player",
            "->p any {e} [x] ->q any {x} [e] ->>",
            "[x]: ->q; [e]: ->>",
        ),
        (
            "several",
            "->p any {e} [x] [$ v = 1] [y] ->> [z]",
            "[x]: [$ v=1] [y] ->>",
        ),
        (
            "behind a choice",
            "->p any {e} [x] any {e} [y] ->> [z]",
            "[y]: ->>",
        ),
        ("a switch alone", "->p any {e} ->> [z]", ""),
        (
            "on another cell",
            "->p any {e} [x] right [y] left ->> [z]",
            "",
        ),
        ("a test", "->p any {e} [x] {? right {e}} ->> [z]", ""),
        ("a comparison", "->p any {e} [x] {$ v == 1} ->> [z]", ""),
        (
            "what may fail",
            "->p any {e} [x] [$ v = v + 1] ->> [$ v = 0]",
            "",
        ),
        (
            "what fails first",
            "->p any {e} [$ v = v + 1] [x] ->> [$ v = 0]",
            "[x]: ->>",
        ),
        (
            "a choice",
            "->p any {e} [x] ([y] + [z]) ->> [z]",
            "[y]: ->>; [z]: ->>",
        ),
        (
            "two switches",
            "->p any {e} [x] (->q any {x} + ->> {! right} [z])",
            "",
        ),
        (
            "one ending of two ways",
            "->p any ({e} + {x} [z]) [y] ->> [z]",
            "[z]: [y] ->>; [y]: ->>",
        ),
        (
            "the keeper's modifiers",
            "->p any {e} ->> any {e} [x] ->> [y]",
            "",
        ),
        ("a loop", "->p any {e} ([x] [y])* [z] ->> [x]", "[z]: ->>"),
    ];
    for (story, rules, expected) in cases {
        let (_, found) = endings(&row(&format!("{ANY}{rules}")));
        assert_eq!(found, expected, "{story}: {rules}");
    }
}

#[test]
fn the_keeper_makes_the_ending_and_gives_the_turn_on() {
    let (machine, _) = endings(&row(&format!(
        "{ANY}->p any {{e}} [x] [$ v = 2] ->q any {{x}} ->>"
    )));
    let turn = crate::testing::turns(&machine)[0];
    let of = |state: crate::automaton::StateId| match &machine.steps[state.index()][..] {
        [only] => only.clone(),
        other => panic!("one step, not {other:?}"),
    };
    let test = of(turn);
    let handed = of(test.target);
    assert!(matches!(handed.action, Action::Switch(PlayerId::KEEPER, _)));
    let put = of(handed.target);
    assert!(matches!(put.action, Action::Off(_, None)));
    let set = of(put.target);
    assert!(matches!(set.action, Action::Assign(_, _, None)));
    let over = of(set.target);
    assert!(
        matches!(over.action, Action::Switch(PlayerId(2), index) if index != handed.action.index().unwrap())
    );
    assert!(crate::testing::turns(&machine).contains(&over.target));
}

#[test]
fn it_is_done_where_the_longest_move_becomes_shorter() {
    let cases = [
        // The longest move has no ending that is decided.
        ("->p any {e} ([x] + [y] [z] {? right {e}}) ->> [z]", false),
        (
            "->p any {e} ([x] [y] [z] + [y] {? right {e}}) ->> [z]",
            true,
        ),
        ("->p any {e} ([x] + [y] {? right {e}}) ->> [z]", false),
        // Moves of any length.
        (
            "->p any {e} ((left + right) {e} [x])* (left {e} [y] + {? right {e}}) ->> [z]",
            true,
        ),
    ];
    for (rules, expected) in cases {
        let (_, found) = endings(&row(&format!("{ANY}{rules}")));
        assert_eq!(!found.is_empty(), expected, "{rules}");
    }
}

/// Returns whether an ending of a machine is left to the keeper; the game begins in state 0.
fn changed(states: &[&[Row]], patterns: &[usize]) -> bool {
    let game = row("->p {e} ->>");
    let mut machine = by_hand(states, patterns);
    let before = machine.steps.clone();
    leave_endings_to_keeper(&mut machine, &game, &Meter::unlimited()).unwrap();
    machine.steps != before
}

const START: &[Row] = &[(STAY, "->p", 1)];
const PUT: &[Row] = &[(STAY, "[x]", 2)];
const END: &[Row] = &[(STAY, "->>", 0)];

#[test]
fn a_modifier_is_left_alone_where_another_ending_may_follow() {
    let twice: &[Row] = &[(STAY, "[x]", 2), (RIGHT, "[x]", 3)];
    assert!(changed(&[START, twice, END, END], &[]));
    assert!(!changed(&[START, twice, END, &[(RIGHT, "->>", 0)]], &[]));
    assert!(!changed(&[START, twice, END, &[(STAY, "->q", 0)]], &[]));
}

#[test]
fn states_of_others_and_loops_are_left_alone() {
    let both: &[Row] = &[(STAY, "->p", 1), (RIGHT, "{e}", 1)];
    assert!(changed(&[START, PUT, END], &[]));
    assert!(!changed(&[both, PUT, END], &[]));
    assert!(!changed(&[START, PUT, END], &[1]));
    assert!(!changed(&[START, PUT, &[(STAY, "[y]", 2)]], &[]));
    assert!(!changed(&[START, PUT, &[(RIGHT, "->>", 0)]], &[]));
}
